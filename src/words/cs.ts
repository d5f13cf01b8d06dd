/** The program in Czech. */
import { listing, numbers, plural } from '../kernel/words.ts';
import type { Dictionary } from './program.ts';

const n = plural('cs');
const number = numbers('cs');
const quoted = (names: readonly string[]) => listing('cs')(names.map((name) => `„${name}“`));
const steps = (k: number) => n(k, { one: 'krok', few: 'kroky', many: 'kroku', other: 'kroků' });
const afterSteps = (k: number) => n(k, { one: 'kroku', few: 'krocích', many: 'kroku', other: 'krocích' });
const entriesNoLonger = (k: number) =>
  n(k, {
    one: 'pozdější zápis už neplatí',
    few: 'pozdější zápisy už neplatí',
    many: 'pozdějšího zápisu už neplatí',
    other: 'pozdějších zápisů už neplatí',
  });

/**
 * “ze” is used before numbers that are hard to say after “z”: ze dvou, ze sedmi, ze sta, ze dvou set šestnácti. What
 * counts is the number said first; one thousand and one million are said without it.
 */
function outOf(total: number): string {
  let first = total;
  while (first >= 1000) first = Math.floor(first / 1000);
  if (first >= 100 && first < 200) return 'ze';
  if (first >= 100) first = Math.floor(first / 100);
  if (first >= 20) first = Math.floor(first / 10);
  return [2, 3, 4, 6, 7, 12, 13, 14, 16, 17].includes(first) ? 'ze' : 'z';
}

export const cs: Dictionary = {
  'languages.en': 'angličtina',
  'languages.pl': 'polština',
  'languages.cs': 'čeština',
  'languages.ru': 'ruština',
  line: (line, sentence) => `Řádek ${line}: ${sentence}`,
  possible: (expected) => `Možné je: ${expected}.`,
  'problems.empty': () => 'Nic tu není, tedy ani uložená hra.',
  'problems.foreign': () => 'Tohle není hra uložená programem Emptychair: žádný řádek nezačíná „> emptychair“.',
  'problems.header': (found) => `První řádek uložené hry je poškozený nebo useknutý: „${found}“.`,
  'problems.no-header': () => 'První řádek uložené hry je poškozený nebo useknutý.',
  'problems.huge': () => 'Tento řádek je delší nebo hlouběji vnořený než v jakékoli uložené hře, proto nebyl přečten.',
  'problems.twice': (found) => `„${found}“ je v prvním řádku dvakrát.`,
  'problems.game': (found, expected) => `Toto je hra „${found}“, ne „${expected}“.`,
  'problems.newer-format': (found, expected) => `Soubor má formát ${found} a pochází z novějšího Emptychair; tento program čte formáty do ${expected}. Nic se nezměnilo; pro pokračování Emptychair aktualizujte.`,
  'problems.newer-game': (found, expected) => `Hra byla uložena s verzí pravidel ${found}; tento Emptychair má verzi ${expected}. Nic se nezměnilo; pro pokračování Emptychair aktualizujte.`,
  'problems.line': (found) => `„${found}“ není zápis uložené hry; hra je na tomto místě poškozená, useknutá nebo ručně změněná.`,
  'problems.option': (found) => `Nastavení „${found}“ nevyhovuje.`,
  'problems.data': (found, expected) => `Data této hry pro nastavení „${found}“ nelze použít: ${expected}.`,
  'problems.large': (found, expected) => `Data této hry pro nastavení „${found}“ mají přes ${expected}.`,
  'problems.move': (found) => `„${found}“ zde není možné.`,
  'problems.by': (found) => `„${found}“ zde nerozhoduje.`,
  'problems.draw': () => 'Zde není co losovat.',
  'problems.aside': (found) => `„${found}“ zde nelze provést.`,
  'problems.fact': (found) => `„${found}“ zde nelze nastavit ručně.`,
  'problems.value': (found, expected) => `Oprava „${found}“ nevyhovuje. Je a může být: ${expected}.`,
  'problems.undo': (found, expected) => `${steps(Number(found))} nelze vzít zpět. Možné je: ${expected}.`,
  'problems.redo': (found, expected) => `${steps(Number(found))} nelze obnovit. Možné je: ${expected}.`,
  'problems.again': () => 'O nové losování lze požádat jen tam, kde se losuje.',
  'problems.seat': (found) => `V této hře není místo „${found}“.`,
  'problems.check': (found, expected) => `Kontrolní bod nesouhlasí s hrou (${found}, má být ${expected}). Soubor je poškozený nebo ručně změněný.`,
  'problems.seed': (found, expected) => `Výsledek aplikace je „${found}“, ale ze semínka vychází „${expected}“.`,
  'problems.rules': (found) => `Přechod na verzi pravidel ${found} sem nepatří.`,
  'problems.over': (found) => `Hra skončila, takže „${found}“ už není možné.`,
  'refusals.idle': (option, _, expected) => `„${option}“ má účinek jen s nastavením ${expected}.`,
  'refusals.unknown': (option) => `Nastavení „${option}“ neexistuje.`,
  'refusals.kind': (option, value) => `„${value}“ není hodnota pro „${option}“.`,
  'refusals.bounds': (option, value) => `„${option}“ nemůže být ${value}.`,
  'refusals.choice': (option, value) => `„${option}“ nemá volbu „${value}“.`,
  'refusals.length': (option, value) => `„${value}“ má pro „${option}“ špatnou délku.`,
  'refusals.file': (option, _, expected) => `Soubor pro „${option}“ nelze použít: ${expected}.`,
  'refusals.large': (option, _, expected) => `Soubor pro „${option}“ má přes ${expected}.`,
  'refusals.together': (option, value) => `„${option}“ nemůže být ${value} spolu s ostatními nastaveními.`,
  'files.missing': (name) => `${name}: takový soubor neexistuje.`,
  'files.directory': (name) => `${name} je složka, ne soubor.`,
  'files.permission': (name) => `${name}: chybí oprávnění ke čtení nebo zápisu.`,
  'files.unreadable': (name) => `${name} nelze přečíst.`,
  'files.unreadable-why': (name, why) => `${name} nelze přečíst (${why}).`,
  'files.binary': (name) => `${name} není textový soubor, nebo jeho text není v UTF-8.`,
  'files.too-large': (name, limit) => `${name} má přes ${limit} MB; to je příliš.`,
  'files.too-many': (name, limit) => `${name}: počet her v souboru přesahuje ${limit}; rozdělte soubor na několik menších.`,
  'files.not-written': (name, code) => `${name} se nepodařilo uložit (${code}).`,
  'files.no-folder': (name, folder) => `${name}: složka „${folder}“ neexistuje.`,
  'files.dangling': (name) => `${name} je odkaz na soubor, který neexistuje; zůstal beze změny.`,
  'files.exists': (name) => `${name} už existuje; soubor zůstal beze změny.`,
  'files.busy': (name) => `${name} právě ukládá jiný program; nic nebylo zapsáno.`,
  'files.unknown-game': (name, game) => `${name} je hra „${game}“, kterou tento Emptychair nezná.`,
  'files.other-game': (name, game) => `${name} je hra „${game}“; soubor zůstal beze změny.`,
  'deciders.you': 'vaše rozhodnutí',
  'deciders.app': 'losovala aplikace',
  'deciders.own': 'losováno vlastní rukou',
  'deciders.table': 'z vašeho stolu',
  'deciders.bot': 'rozhodnutí bota',
  'rollers.app': 'hodila aplikace',
  'rollers.own': 'hozeno vlastní rukou',
  notTold: 'zatím neuvedeno',
  'switched.on': 'zapnuto',
  'switched.off': 'vypnuto',
  'refused.undo': 'Není co vzít zpět.',
  'refused.redo': 'Není co obnovit.',
  'refused.turn': (seat) => `Teď rozhoduje: ${seat}.`,
  couldBe: (...values) => `${values.length === 1 ? 'Jiná možnost' : 'Jiné možnosti'}: ${values.join('; ')}.`,
  'faces.up': 'lícem nahoru',
  'faces.down': 'rubem nahoru',
  'todo.now': 'Teď udělejte',
  'todo.title': 'Upravte na stole',
  'todo.move': (pieces, to) => `${pieces} → ${to}`,
  'todo.shift': (pieces, where) => `${pieces} (${where})`,
  'todo.up': (pieces, where) => `Lícem nahoru – ${pieces}, ${where}`,
  'todo.down': (pieces, where) => `Rubem nahoru – ${pieces}, ${where}`,
  'todo.add': (pieces, where) => `Přidejte – ${pieces}, ${where}`,
  'todo.take': (pieces, where) => `Odeberte – ${pieces}, ${where}`,
  'todo.deal': (pieces, where) => `Rozložte – ${pieces}, ${where}`,
  'todo.back': (pieces, where) => `Vraťte – ${pieces}, ${where}`,
  'todo.nothing': 'Na stole není třeba nic přesouvat.',
  'todo.since-one': (what) => `Vraťte zpět na mapě: ${what}`,
  'todo.since': (what) => `Vraťte zpět na mapě vše od: ${what}`,
  'todo.told': (what) => `Od té doby sděleno: ${what} Pokud jste kvůli tomu na stole něco změnili, vraťte to.`,
  'todo.shuffle': (place) => `${place}: původní pořadí nelze obnovit; zamíchejte.`,
  'story.undo': (k) => `Vzato zpět: ${steps(k)}.`,
  'story.redo': (k) => `Obnoveno: ${steps(k)}.`,
  'story.again': 'Vyžádáno nové losování.',
  'story.adjust': (fact, change) => `Nastaveno ručně: ${fact}: ${change}.`,
  'story.note': (text) => `Poznámka: ${text}`,
  'story.mark': (text) => `Záložka: ${text}`,
  'story.seat': (seat, who) => `${seat}: odteď hraje ${who}.`,
  'story.person': 'člověk',
  'story.rules': (version) => `Odtud podle verze pravidel ${version}.`,
  'story.from': (id, k) => `Pokračování hry ${id} po ${afterSteps(k)}.`,
  'story.undone': 'vzato zpět',
  'story.dropped': (...names) => (names.length === 1 ? `Pravidla se změnila: nastavení ${quoted(names)} už neexistuje nebo nemá tuto hodnotu; platí výchozí hodnota.` : `Pravidla se změnila: nastavení ${quoted(names)} už neexistují nebo nemají tyto hodnoty; platí výchozí hodnoty.`),
  'story.lost': (k) => `Pravidla se změnila: hra pokračuje od posledního kontrolního bodu (${entriesNoLonger(k)}).`,
  'story.changed': 'Pravidla se změnila a tuto hru už nelze přesně přehrát.',
  'story.unverified': (k) => `Počet neověřených kroků: ${number(k)}.`,
  'story.difference': (why) => `První rozdíl: ${why}`,
  'story.damaged-one': (why) => `Jeden zápis je poškozený nebo ručně změněný. ${why}`,
  'story.damaged': (k, why) => `Počet poškozených nebo ručně změněných zápisů: ${number(k)}. První z nich: ${why}`,
  'story.stray-one': (why) => `Semínko nebo výsledky aplikace někdo ručně změnil. Počet výsledků, které neodpovídají semínku: 1. ${why}`,
  'story.strays': (k, why) => `Semínko nebo výsledky aplikace někdo ručně změnil. Počet výsledků, které neodpovídají semínku: ${number(k)}. První z nich: ${why}`,
  'story.uncompared': (k) => `Počet výsledků podle starších pravidel, které nelze porovnat se semínkem: ${number(k)}.`,
  'story.stranger': (seat, who) => `${seat}: bot „${who}“ neexistuje, proto hraje člověk.`,
  of: (k, total) => `${number(k)} ${outOf(total)} ${number(total)}`,
};
