/** Editor plánu česky. */
import { plural } from '../../../../kernel/words.ts';
import type { BoardEditorWords } from './words.ts';

const n = plural('cs');
const count = (k: number, one: string, few: string, other: string) => n(k, { one, few, many: other, other });

export const editor: BoardEditorWords = {
  title: 'Editor plánu',
  help: 'Zadejte, co je vytištěno ve vašem výtisku. Vše se průběžně kontroluje a uchovává v tomto prohlížeči; chcete-li plán přenést jinam, uložte ho do souboru.',
  ourDesign:
    'Začínáte s výchozím plánem Emptychair, který je naším vlastním návrhem: tištěný plán ani karty jsme neměli k dispozici. Přepište, co je ve vašem výtisku jinak.',
  stillOurs: (same, of) => `Provincie dosud podle našeho návrhu: ${same} / ${of}.`,
  notKept: 'Tento prohlížeč nic neuchovává: než odejdete, uložte plán do souboru.',

  warnings: (k) => `${count(k, 'varování', 'varování', 'varování')}: hrát se dá, ale špatně`,
  fine: 'Na tomto plánu se dá hrát.',
  startOver: 'Začít od výchozího plánu',
  startedOver: 'Ve formuláři je čerstvá kopie výchozího plánu.',
  firstNote:
    'Vzniklo z výchozího plánu Emptychair, který je jeho vlastním návrhem, a bylo přepsáno podle tištěného plánu.',
  importedWith: (file) => `Ve formuláři je ${file}. Soubor měl chyby; co formulář nezná, bylo vynecháno:`,
  refused: (file) => `${file} není plán; formulář zůstal, jak byl.`,
  play: 'Hrát na tomto plánu',
  preview: (k) => `Náhled: ${count(k, 'hráč', 'hráči', 'hráčů')}`,
  noPreview: 'Obrázek se vrátí, až budou chyby opraveny.',

  sections: {
    about: 'Název a původ',
    goods: 'Zboží',
    provinces: 'Provincie',
    deck: 'Karty potřeb',
    numbers: 'Příprava, bonusy, stupnice',
    rebellions: 'Vzpoury na začátku',
    rules: 'Otevřené otázky pravidel',
  },
  provincesHelp:
    'Po směru hodinových ručiček, jak jsou vytištěny: v tomto pořadí se rozdává a zkoušejí vzpoury.',
  deckHelp: (cards, fields) =>
    `${count(cards, 'karta', 'karty', 'karet')} na ${count(fields, 'pole potřeb', 'pole potřeb', 'polí potřeb')}.`,
  rulesHelp:
    'Odpovězte tam, kde váš výtisk něco říká; ostatní nechte nenastavené. Před hrou je lze ještě změnit.',

  id: 'Identifikátor',
  boardId: 'Identifikátor plánu',
  idHelp: 'Malá písmena bez diakritiky, číslice a spojovníky, nejvýše 30 znaků.',
  boardTitle: 'Název plánu',
  name: 'Jméno',
  provenance: 'Odkud pochází',
  kinds: {
    'physical-copy': 'Opsáno z tištěného výtisku',
    'own-design': 'Můj vlastní návrh',
    'project-design': 'Návrh Emptychair',
  },
  note: 'Poznámka k původu',
  weapons: 'Zboží, kterým se potlačují vzpoury',
  unnamed: '(zatím beze jména)',

  capital: 'Toto je hlavní město',
  needFields: 'Pole potřeb',
  gold: 'Produkované zlato',
  produces: 'Produkované zboží',
  excluded: 'Nikdy tu není potřeba',
  excludedOwn: 'To, co sama produkuje',
  hasAction: 'Má akci',
  actionName: 'Jméno akce',
  actionText: 'Text akce, jak je vytištěn',
  costGold: 'Cena ve zlatě',
  costPoints: 'Cena v bodech',
  costGood: 'Cena ve zboží',
  none: 'žádné',
  any: 'libovolné',
  anyOther: 'libovolné jiné než odevzdané',
  effect: (k) => `Účinek ${k}`,
  effects: 'Účinky, popořadě',
  effectKinds: {
    gold: 'Získat zlato',
    points: 'Získat body',
    good: 'Vzít zboží',
    agentsNextRound: 'Více agentů v příštím kole',
    electionMarker: 'Posunout ukazatel voleb',
    takeGold: 'Vzít zlato soupeři',
    removeCoins: 'Odebrat mince z karet potřeb',
    manual: 'Ručně, podle textu',
  },
  manualHelp:
    'Aplikace ukáže text; vy ho provedete a nastavíte, co se změnilo. Boti takovou akci nepoužívají.',
  amount: 'Kolik',
  taking: 'Jak se počítá',
  takings: { amount: 'Pevný počet', perStarted: 'Jeden za každých započatých' },
  from: 'Od koho',
  rivals: { anyRival: 'Libovolný soupeř', richestRival: 'Nejbohatší soupeř' },
  fewest: 'Nejméně',
  most: 'Nejvýše',
  province: 'Ve které provincii',

  card: (k) => `Karta ${k}`,
  good: 'Druh zboží',
  nothing: 'NIC',
  reward: 'Číslo v minci',
  copies: 'Počet kusů',

  numbers: {
    'players.min': 'Nejméně hráčů',
    'players.max': 'Nejvíce hráčů',
    'setup.agents': 'Agenti každého hráče',
    'setup.gold': 'Zlato na začátku',
    'setup.points': 'Body na začátku',
    'setup.electionMarker': 'Ukazatel voleb začíná na',
    'track.end': 'Poslední pole stupnice',
    'bonuses.lowestPlayerAgents': 'Agenti navíc pro hráče s nejméně body',
    'bonuses.belowMarkerAgents': 'Agenti navíc pod ukazatelem',
    'bonuses.crushPoints': 'Body za potlačenou vzpouru',
    'bonuses.supplyCoins': 'Mince na každou kartu potřeb ve fázi zásobování',
    'bonuses.markerDiceMin': 'Nejméně kostek pro ukazatel',
    'bonuses.markerDiceMax': 'Nejvíce kostek pro ukazatel',
  },
  withPlayers: (k) => `Počet hráčů: ${k}`,
  rebellions: 'Provincie ve vzpouře',
  chosenBy: 'Kdo vybírá',
  choosers: { random: 'Los', firstPlayer: 'První hráč' },
  candidates: 'Z těchto provincií',
  anyProvince: 'Ze všech kromě hlavního města',
  unset: (usual) => `Nenastaveno (${usual})`,
  flags: { true: 'Ano', false: 'Ne' },

  add: { good: 'Přidat zboží', province: 'Přidat provincii', card: 'Přidat kartu', effect: 'Přidat účinek' },
  up: (name) => `Nahoru: ${name}`,
  down: (name) => `Dolů: ${name}`,
  remove: (name) => `Odebrat: ${name}`,
};
