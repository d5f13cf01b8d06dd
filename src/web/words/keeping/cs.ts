/** Uchovávání, sdílení, tisk, štěstí: česky. */
import { numbers, plural } from '../../../kernel/words.ts';
import type { KeepingWords } from './words.ts';

const n = plural('cs');
const number = numbers('cs');
/** `many` stojí po zlomku: půl druhé hry. */
const count = (k: number, one: string, few: string, many: string, other: string) =>
  n(k, { one, few, many, other });

export const keeping: KeepingWords = {
  moreOf: (title) => `Více: ${title}`,
  duplicate: 'Vytvořit kopii',
  copyOf: (title) => `${title} (kopie)`,
  branchOf: (title, step) => `${title} (od kroku ${number(step)})`,
  archive: 'Uložit do archivu',
  unarchive: 'Vyjmout z archivu',
  archived: 'Archiv',
  takeOff: 'Sundat z police',
  takenOff: 'Sundané z police',
  takenOffHelp: 'Lze je vrátit ještě nejméně měsíc.',
  saveAll: 'Uložit všechny hry do jednoho souboru',
  inParts: 'Všechny hry se do jednoho souboru nevejdou. Uložte každý z těchto souborů:',
  part: (i, k) => `Soubor ${i}: ${count(k, 'hra', 'hry', 'hry', 'her')}`,
  gamesRead: (part) => `Přečtené hry: ${part}`,
  cancel: 'Zrušit',
  tooManyGames: 'V tomto souboru je více než 500 her.',
  notOpened: 'Nic se neotevřelo; vaše hry i soubor zůstávají beze změny.',
  dataFile: 'Vlastní balíček, plán nebo karty jednotek se vybírají při přípravě hry.',
  opened: (k) => `Ze souboru na polici: ${count(k, 'hra', 'hry', 'hry', 'her')}.`,
  unread: (k) =>
    `${count(k, 'hru nelze přečíst', 'hry nelze přečíst', 'hry nelze přečíst', 'her nelze přečíst')}; soubor zůstává beze změny:`,
  newNotSaved: 'Novou hru se nepodařilo uložit.',
  newOnesNotSaved: 'Hry se nepodařilo uložit.',
  damaged: 'Poškozený záznam',
  newerStore:
    'Hry zde zapsala novější verze aplikace a zůstaly nedotčené. Novou verzi získáte, když stránku načtete znovu. Do té doby toto okno nic neuchovává.',

  backups: 'Zálohy',
  backupsHelp:
    'Vznikají samy na začátku každého tahu a před aktualizací, sundáním z police a převzetím hry ze souboru nebo odkazu.',
  noBackups: 'Zatím žádná není. První vznikne, až začne tah.',
  kinds: {
    turn: 'začátek tahu',
    import: 'před převzetím hry ze souboru nebo odkazu',
    delete: 'před sundáním z police',
    update: 'před aktualizací',
  },
  steps: (k) => count(k, 'zápis', 'zápisy', 'zápisu', 'zápisů'),
  asNewGame: 'Otevřít jako samostatnou hru',
  backupName: (title, when) => `${title} (záloha: ${when})`,

  share: 'Poslat na jiné zařízení',
  shareHelp: 'Odkaz obsahuje celou hru. Nedostane ho nikdo, komu ho nepošlete.',
  link: 'Odkaz',
  copy: 'Kopírovat odkaz',
  copied: 'Zkopírováno.',
  notCopied: 'Prohlížeč to nedovolil. Označte text a zkopírujte ho sami.',
  qr: 'QR kód této hry',
  noQr: 'Hra je na QR kód příliš dlouhá; pošlete odkaz nebo soubor.',
  noLink: 'Hra je na odkaz příliš dlouhá. Pošlete ji jako soubor.',
  onlyHere:
    'Tato kopie aplikace je dostupná jen na tomto zařízení. Pro jiné uložte hru jako soubor, nebo nejdřív otevřete aplikaci z jejích stránek.',
  noDeflate: 'Tento prohlížeč je na takové odkazy příliš starý. Pošlete hru jako soubor.',
  sent: 'Někdo vám poslal hru',
  sentHelp: 'Je zkontrolovaná a úplná. Vaše hry zůstávají beze změny.',
  putOnShelf: 'Dát na polici',
  mine: {
    same: 'Tuto hru už na polici máte.',
    later: 'Tuto hru už na polici máte, a to v pozdějším stavu.',
    earlier: 'Tuto hru máte na polici v dřívějším stavu; poslaná na něj navazuje.',
  },
  openMine: 'Otevřít mou hru',
  updateMine: 'Doplnit mou hru',
  badLink: 'V tomto odkazu není hra.',
  badLinkHelp: 'Možná se cestou zkrátil. Požádejte o něj znovu nebo si řekněte o soubor.',
  olderLink: 'Tuto hru poslala starší verze aplikace, která měla jiná pravidla. Vyžádejte si ji jako soubor.',
  hugeLink: 'Obsah tohoto odkazu je na hru příliš velký.',

  print: 'Tisk archů',
  printNow: 'Vytisknout',
  printHelp:
    'V měřítku 100 %, nepřizpůsobovat stránce. Archy s rubem se tisknou oboustranně, s otočením podél delší strany.',
  paper: 'Papír',
  sheetLanguage: 'Jazyk archů',
  wrongOptions: 'Nastavení v této adrese se ke hře nehodí; toto jsou běžné archy.',
  pages: (k) => count(k, 'strana', 'strany', 'strany', 'stran'),

  luck: 'Dosavadní štěstí',
  luckHelp: 'Co se v platném průběhu hry vylosovalo a co padlo, vedle toho, co v té chvíli slibovaly šance.',
  noDraws: 'Zatím se nelosovalo ani neházelo.',
  byApp: 'Losování aplikace',
  byYou: 'Vaše losování',
  draws: (k) => count(k, 'losování', 'losování', 'losování', 'losování'),
  drawsLast: (k, ask) => `${count(k, 'losování', 'losování', 'losování', 'losování')}, poslední: ${ask}`,
  unusual: (share) =>
    `${share} ze 4\u00a0000 sérií se stejnými šancemi, které aplikace přehrála, se od očekávaných počtů lišilo alespoň tolik jako tato.`,
  verdict: {
    usual: 'Docela obyčejné štěstí.',
    uncommon: 'Neobvyklé štěstí.',
    rare: 'Velmi neobvyklé štěstí.',
  },
  tooFew: 'Příliš málo na to, aby se dalo mluvit o neobvyklém štěstí.',
  result: 'Výsledek',
  rolled: 'padlo',
  expected: 'očekáváno',
  never: (k) => `Nepadlo: ${count(k, 'výsledek', 'výsledky', 'výsledku', 'výsledků')}`,
  newDraws: (k) => `Nové losování místo prvního výsledku: ${k}×.`,

  view: 'Pohled na stůl v druhém okně',
  viewTitle: 'Pohled na stůl',
  copyStory: 'Kopírovat příběh jako text',
};
