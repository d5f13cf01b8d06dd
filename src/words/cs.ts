/** The program in Czech. */
import { listing, numbers, plural } from '../kernel/words.ts';
import type { Sentences } from './program.ts';

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
 * “ze” stands before numbers that are hard to say after “z”: ze dvou, ze sedmi, ze sta, ze dvou set šestnácti. What
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

export const cs: Sentences = {
  languages: { en: 'angličtina', pl: 'polština', cs: 'čeština', ru: 'ruština' },
  line: (line, sentence) => `Řádek ${line}: ${sentence}`,
  possible: (expected) => `Možné je: ${expected}.`,
  problems: {
    empty: () => 'Nic tu není, tedy ani uložená hra.',
    foreign: () => 'Tohle není hra uložená programem Emptychair: žádný řádek nezačíná „> emptychair“.',
    header: (found) => `První řádek uložené hry je poškozený nebo useknutý: „${found}“.`,
    'no-header': () => 'První řádek uložené hry je poškozený nebo useknutý.',
    huge: () => 'Tento řádek je delší nebo hlouběji vnořený než v jakékoli uložené hře, proto nebyl přečten.',
    twice: (found) => `„${found}“ je v prvním řádku dvakrát.`,
    game: (found, expected) => `Toto je hra „${found}“, ne „${expected}“.`,
    'newer-format': (found, expected) => `Soubor má formát ${found} a pochází z novějšího Emptychair; tento program čte formáty do ${expected}. Nic se nezměnilo; pro pokračování Emptychair aktualizujte.`,
    'newer-game': (found, expected) => `Hra byla uložena s verzí pravidel ${found}; tento Emptychair má verzi ${expected}. Nic se nezměnilo; pro pokračování Emptychair aktualizujte.`,
    line: (found) => `„${found}“ není zápis uložené hry; hra je na tomto místě poškozená, useknutá nebo ručně změněná.`,
    option: (found) => `Nastavení „${found}“ nevyhovuje.`,
    data: (found, expected) => `Data této hry pro nastavení „${found}“ nelze použít: ${expected}.`,
    large: (found, expected) => `Data této hry pro nastavení „${found}“ mají přes ${expected}.`,
    move: (found) => `„${found}“ zde není možné.`,
    by: (found) => `„${found}“ zde nerozhoduje.`,
    draw: () => 'Zde není co losovat.',
    aside: (found) => `„${found}“ zde nelze provést.`,
    fact: (found) => `„${found}“ zde nelze nastavit ručně.`,
    value: (found, expected) => `Oprava „${found}“ nevyhovuje. Je a může být: ${expected}.`,
    undo: (found, expected) => `${steps(Number(found))} nelze vzít zpět. Možné je: ${expected}.`,
    redo: (found, expected) => `${steps(Number(found))} nelze obnovit. Možné je: ${expected}.`,
    again: () => 'O nové losování lze požádat jen tam, kde se losuje.',
    seat: (found) => `V této hře není místo „${found}“.`,
    check: (found, expected) => `Kontrolní bod nesouhlasí s hrou (${found}, má být ${expected}). Soubor je poškozený nebo ručně změněný.`,
    seed: (found, expected) => `Výsledek aplikace je „${found}“, ale ze semínka vychází „${expected}“.`,
    rules: (found) => `Přechod na verzi pravidel ${found} sem nepatří.`,
    over: (found) => `Hra skončila, takže „${found}“ už není možné.`,
  },
  refusals: {
    idle: (option, _, expected) => `„${option}“ má účinek jen s nastavením ${expected}.`,
    unknown: (option) => `Nastavení „${option}“ neexistuje.`,
    kind: (option, value) => `„${value}“ není hodnota pro „${option}“.`,
    bounds: (option, value) => `„${option}“ nemůže být ${value}.`,
    choice: (option, value) => `„${option}“ nemá volbu „${value}“.`,
    length: (option, value) => `„${value}“ má pro „${option}“ špatnou délku.`,
    file: (option, _, expected) => `Soubor pro „${option}“ nelze použít: ${expected}.`,
    large: (option, _, expected) => `Soubor pro „${option}“ má přes ${expected}.`,
    together: (option, value) => `„${option}“ nemůže být ${value} spolu s ostatními nastaveními.`,
  },
  files: {
    missing: (name) => `${name}: takový soubor neexistuje.`,
    directory: (name) => `${name} je složka, ne soubor.`,
    permission: (name) => `${name}: chybí oprávnění ke čtení nebo zápisu.`,
    unreadable: (name) => `${name} nelze přečíst.`,
    'unreadable-why': (name, why) => `${name} nelze přečíst (${why}).`,
    binary: (name) => `${name} není textový soubor, nebo jeho text není v UTF-8.`,
    'too-large': (name, limit) => `${name} má přes ${limit} MB; to je příliš.`,
    'too-many': (name, limit) => `${name}: počet her v souboru přesahuje ${limit}; rozdělte soubor na několik menších.`,
    'not-written': (name, code) => `${name} se nepodařilo uložit (${code}).`,
    'no-folder': (name, folder) => `${name}: složka „${folder}“ neexistuje.`,
    dangling: (name) => `${name} je odkaz na soubor, který neexistuje; zůstal beze změny.`,
    exists: (name) => `${name} už existuje; soubor zůstal beze změny.`,
    busy: (name) => `${name} právě ukládá jiný program; nic nebylo zapsáno.`,
    'unknown-game': (name, game) => `${name} je hra „${game}“, kterou tento Emptychair nezná.`,
    'other-game': (name, game) => `${name} je hra „${game}“; soubor zůstal beze změny.`,
  },
  deciders: {
    you: 'vaše rozhodnutí',
    app: 'losovala aplikace',
    own: 'losováno vlastní rukou',
    table: 'z vašeho stolu',
    bot: 'rozhodnutí bota',
  },
  rollers: { app: 'hodila aplikace', own: 'hozeno vlastní rukou' },
  notTold: 'zatím neuvedeno',
  switched: { on: 'zapnuto', off: 'vypnuto' },
  refused: {
    undo: 'Není co vzít zpět.',
    redo: 'Není co obnovit.',
    turn: (seat) => `Teď rozhoduje: ${seat}.`,
  },
  couldBe: (...values) => `${values.length === 1 ? 'Jiná možnost' : 'Jiné možnosti'}: ${values.join('; ')}.`,
  faces: { up: 'lícem nahoru', down: 'rubem nahoru' },
  todo: {
    title: 'Upravte na stole:',
    nothing: 'Na stole není třeba nic přesouvat.',
    since: 'Od té doby provedeno na mapě; vraťte to i tam:',
    told: (what) => `Od té doby sděleno: ${what} Pokud jste kvůli tomu na stole něco změnili, vraťte to.`,
    shuffle: (place) => `${place}: původní pořadí nelze obnovit; zamíchejte.`,
  },
  story: {
    undo: (k) => `Vzato zpět: ${steps(k)}.`,
    redo: (k) => `Obnoveno: ${steps(k)}.`,
    again: 'Vyžádáno nové losování.',
    adjust: (fact, change) => `Nastaveno ručně: ${fact}: ${change}.`,
    note: (text) => `Poznámka: ${text}`,
    mark: (text) => `Záložka: ${text}`,
    seat: (seat, who) => `${seat}: odteď hraje ${who}.`,
    person: 'člověk',
    rules: (version) => `Odtud podle verze pravidel ${version}.`,
    from: (id, k) => `Pokračování hry ${id} po ${afterSteps(k)}.`,
    undone: 'vzato zpět',
    dropped: (...names) => (names.length === 1 ? `Pravidla se změnila: nastavení ${quoted(names)} už neexistuje nebo nemá tuto hodnotu; platí výchozí hodnota.` : `Pravidla se změnila: nastavení ${quoted(names)} už neexistují nebo nemají tyto hodnoty; platí výchozí hodnoty.`),
    lost: (k) => `Pravidla se změnila: hra pokračuje od posledního kontrolního bodu (${entriesNoLonger(k)}).`,
    changed: 'Pravidla se změnila a tuto hru už nelze přesně přehrát.',
    unverified: (k) => `Počet neověřených kroků: ${number(k)}.`,
    difference: (why) => `První rozdíl: ${why}`,
    'damaged-one': (why) => `Jeden zápis je poškozený nebo ručně změněný. ${why}`,
    damaged: (k, why) => `Počet poškozených nebo ručně změněných zápisů: ${number(k)}. První z nich: ${why}`,
    'stray-one': (why) => `Semínko nebo výsledky aplikace někdo ručně změnil. Počet výsledků, které neodpovídají semínku: 1. ${why}`,
    strays: (k, why) => `Semínko nebo výsledky aplikace někdo ručně změnil. Počet výsledků, které neodpovídají semínku: ${number(k)}. První z nich: ${why}`,
    uncompared: (k) => `Počet výsledků podle starších pravidel, které nelze porovnat se semínkem: ${number(k)}.`,
    stranger: (seat, who) => `${seat}: bot „${who}“ neexistuje, proto hraje člověk.`,
  },
  of: (k, total) => `${number(k)} ${outOf(total)} ${number(total)}`,
};
