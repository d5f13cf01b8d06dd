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
const damaged = (k: number) =>
  n(k, {
    one: 'zápis je poškozený nebo ručně změněný',
    few: 'zápisy jsou poškozené nebo ručně změněné',
    many: 'zápisu je poškozeno nebo ručně změněno',
    other: 'zápisů je poškozených nebo ručně změněných',
  });
const straying = (k: number) =>
  n(k, {
    one: 'výsledek neodpovídá semínku',
    few: 'výsledky neodpovídají semínku',
    many: 'výsledku neodpovídá semínku',
    other: 'výsledků neodpovídá semínku',
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
  possible: (expected) => `Možné: ${expected}.`,
  'problems.empty': () => 'Záznam je prázdný; žádná uložená hra v něm není.',
  'problems.foreign': () => 'Toto není hra uložená programem Emptychair: žádný řádek nezačíná „> emptychair“.',
  'problems.header': (found) => `První řádek uložené hry je poškozený nebo useknutý: „${found}“.`,
  'problems.no-header': () => 'První řádek uložené hry je poškozený nebo useknutý.',
  'problems.huge': () => 'Tento řádek je delší nebo hlouběji vnořený než v jakékoli uložené hře, proto se nenačetl.',
  'problems.twice': (found) => `„${found}“ je v prvním řádku dvakrát.`,
  'problems.game': (found, expected) => `Toto je hra „${found}“, ne „${expected}“.`,
  'problems.newer-format': (found, expected) => `Soubor má formát ${found} z novější verze Emptychair; tato verze čte nejvýš formát ${expected}. Nic se nezměnilo; chcete-li pokračovat, aktualizujte Emptychair.`,
  'problems.newer-game': (found, expected) => `Hra byla uložena s verzí pravidel ${found}, tento Emptychair má verzi ${expected}. Nic se nezměnilo; chcete-li pokračovat, aktualizujte Emptychair.`,
  'problems.line': (found) => `„${found}“ není zápis uložené hry; soubor je na tomto místě poškozený, useknutý nebo ručně změněný.`,
  'problems.option': (found) => `Nastavení „${found}“ nelze použít.`,
  'problems.data': (found, expected) => `Data této hry pro nastavení „${found}“ nelze použít: ${expected}.`,
  'problems.large': (found, expected) => `Data této hry pro nastavení „${found}“ jsou příliš velká: nejvýš ${expected}.`,
  'problems.move': (found) => `„${found}“ zde není možné.`,
  'problems.by': (found) => `„${found}“ zde nerozhoduje.`,
  'problems.draw': () => 'Zde se nelosuje ani nehází.',
  'problems.aside': (found) => `„${found}“ zde nelze provést.`,
  'problems.fact': (found) => `„${found}“ zde nelze nastavit ručně.`,
  'problems.value': (found, expected) => `Úpravu „${found}“ nelze provést. Nynější a možné hodnoty: ${expected}.`,
  'problems.undo': (found, expected) => `${steps(Number(found))} nelze vzít zpět. Možné: ${expected}.`,
  'problems.redo': (found, expected) => `${steps(Number(found))} nelze provést znovu. Možné: ${expected}.`,
  'problems.again': () => 'O nový výsledek lze požádat jen tam, kde se losuje nebo hází.',
  'problems.seat': (found) => `Tato hra nemá místo „${found}“.`,
  'problems.check': (found, expected) => `Kontrolní bod nesouhlasí s hrou (${found}, má být ${expected}). Soubor je poškozený nebo ručně změněný.`,
  'problems.seed': (found, expected) => `Výsledek aplikace je „${found}“, ale ze semínka vychází „${expected}“.`,
  'problems.keyed': (found, expected) => `Výsledek aplikace je „${found}“, ale z klíče vychází „${expected}“.`,
  'problems.key': (found, expected) => `Zveřejněný klíč patří k jiným losováním (${found}; tato hra uvádí ${expected}). Soubor je poškozený nebo ručně změněný.`,
  'problems.no-key': () => 'Zveřejněný klíč patří k jiným losováním: tato hra žádný neuvádí. Soubor je poškozený nebo ručně změněný.',
  'problems.source': () => 'Zde může losovat jen server společného stolu. Chcete-li losovat bez něj, pokračujte v samostatné hře.',
  'problems.rules': (found) => `Přechod na verzi pravidel ${found} sem nepatří.`,
  'problems.over': (found) => `Hra skončila, takže „${found}“ už není možné.`,
  'refusals.idle': (option, _, expected) => `Nastavení „${option}“ má účinek jen spolu s nastavením ${expected}.`,
  'refusals.unknown': (option) => `Nastavení „${option}“ neexistuje.`,
  'refusals.kind': (option, value) => `Nastavení „${option}“ nemůže mít hodnotu „${value}“.`,
  'refusals.bounds': (option, value) => `Nastavení „${option}“ nemůže mít hodnotu ${value}.`,
  'refusals.choice': (option, value) => `Nastavení „${option}“ nemá volbu „${value}“.`,
  'refusals.length': (option, value) => `Hodnota „${value}“ má pro nastavení „${option}“ špatnou délku.`,
  'refusals.file': (option, _, expected) => `Soubor pro „${option}“ nelze použít: ${expected}.`,
  'refusals.large': (option, _, expected) => `Soubor pro „${option}“ je příliš velký: nejvýš ${expected}.`,
  'refusals.together': (option, value) => `Nastavení „${option}“ nemůže mít hodnotu ${value} spolu s ostatními nastaveními.`,
  'files.missing': (name) => `Soubor ${name} neexistuje.`,
  'files.directory': (name) => `${name} je složka, ne soubor.`,
  'files.permission': (name) => `K souboru ${name} chybí oprávnění ke čtení nebo zápisu.`,
  'files.unreadable': (name) => `Soubor ${name} nelze přečíst.`,
  'files.unreadable-why': (name, why) => `Soubor ${name} nelze přečíst (${why}).`,
  'files.binary': (name) => `${name} není textový soubor, nebo jeho text není v UTF-8.`,
  'files.too-large': (name, limit) => `Soubor ${name} je příliš velký: nejvýš ${limit} MB.`,
  'files.too-many': (name, limit) => `V souboru ${name} je víc než ${limit} her; rozdělte ho na několik menších.`,
  'files.not-written': (name, code) => `Soubor ${name} se nepodařilo uložit (${code}).`,
  'files.no-folder': (name, folder) => `Soubor ${name} nelze uložit: složka „${folder}“ neexistuje.`,
  'files.dangling': (name) => `${name} je odkaz na neexistující soubor; zůstal beze změny.`,
  'files.exists': (name) => `Soubor ${name} už existuje; zůstal beze změny.`,
  'files.busy': (name) => `Soubor ${name} právě ukládá jiný program; nic se nezapsalo.`,
  'files.unknown-game': (name, game) => `V souboru ${name} je hra „${game}“, kterou tento Emptychair nezná.`,
  'files.other-game': (name, game) => `V souboru ${name} je hra „${game}“; nic se v něm nezměnilo.`,
  'deciders.you': 'vaše rozhodnutí',
  'deciders.app': 'losovala aplikace',
  'deciders.own': 'vaše losování',
  'deciders.table': 'zadali jste vy',
  'deciders.bot': 'rozhodnutí bota',
  'rollers.app': 'hodila aplikace',
  'rollers.own': 'váš hod',
  notTold: 'zatím nezadáno',
  'switched.on': 'zapnuto',
  'switched.off': 'vypnuto',
  'refused.undo': 'Není co vzít zpět.',
  'refused.redo': 'Není co provést znovu.',
  'refused.drawing': 'Server ještě nelosoval.',
  'refused.watch': 'Toto zařízení se jen dívá.',
  'refused.behind': 'Jiné zařízení bylo rychlejší. Váš poslední krok byl vzat zpět; podívejte se na stůl znovu.',
  'refused.full': 'Společný stůl je plný. Chcete-li pokračovat, vezměte si hru k sobě.',
  'refused.table': 'To u společného stolu teď nelze.',
  'refused.turn': (seat) => `Teď je na řadě: ${seat}.`,
  couldBe: (...values) => `${values.length === 1 ? 'Jiná možnost' : 'Jiné možnosti'}: ${values.join('; ')}.`,
  'faces.up': 'lícem nahoru',
  'faces.down': 'lícem dolů',
  'todo.now': 'Teď udělejte',
  'todo.title': 'Upravte na stole',
  'todo.move': (pieces, to) => `${pieces} → ${to}`,
  'todo.shift': (pieces, where) => `${pieces} (${where})`,
  'todo.up': (pieces, where) => `Otočte lícem nahoru – ${pieces}, ${where}`,
  'todo.down': (pieces, where) => `Otočte lícem dolů – ${pieces}, ${where}`,
  'todo.add': (pieces, where) => `Přidejte – ${pieces}, ${where}`,
  'todo.take': (pieces, where) => `Odeberte – ${pieces}, ${where}`,
  'todo.empty': (where) => `Odeberte vše – ${where}`,
  'todo.deal': (pieces, where) => `Vyložte – ${pieces}, ${where}`,
  'todo.back': (pieces, where) => `Vraťte – ${pieces}, ${where}`,
  'todo.done': 'Stůl je upraven',
  'todo.nothing': 'Na stole není třeba nic přesouvat.',
  'todo.since-one': (what) => `Vraťte: ${what}`,
  'todo.since': (what) => `Vraťte toto a všechno, co přišlo potom: ${what}`,
  'todo.told': (what) => `Od té doby jste zadali: ${what} Pokud jste kvůli tomu na stole něco změnili, vraťte to.`,
  'todo.shuffle': (place) => `${place}: původní pořadí nelze obnovit; zamíchejte.`,
  'story.undo': (k) => `Vzato zpět: ${steps(k)}.`,
  'story.redo': (k) => `Provedeno znovu: ${steps(k)}.`,
  'story.again': 'Vyžádán nový výsledek.',
  'story.adjust': (fact, change) => `Nastaveno ručně – ${fact}: ${change}.`,
  'story.note': (text) => `Poznámka: ${text}`,
  'story.mark': (text) => `Záložka: ${text}`,
  'story.seat': (seat, who) => `${seat}: odteď hraje ${who}.`,
  'story.person': 'člověk',
  'story.rules': (version) => `Odtud podle verze pravidel ${version}.`,
  'story.from': (turn, k) => `Pokračování jiné hry po ${afterSteps(k)}${turn && ` (${turn})`}.`,
  'story.draws.key': 'Odtud losuje server společného stolu.',
  'story.draws.seed': 'Odtud losuje toto zařízení.',
  'story.published': 'Klíč losování společného stolu je zveřejněn: výsledky si může ověřit kdokoli.',
  'story.undone': 'vzato zpět',
  'story.dropped': (...names) => (names.length === 1 ? `Pravidla se změnila: nastavení ${quoted(names)} už neexistuje nebo nemá tuto hodnotu; platí výchozí hodnota.` : `Pravidla se změnila: nastavení ${quoted(names)} už neexistují nebo nemají tyto hodnoty; platí výchozí hodnoty.`),
  'story.lost': (k) => `Pravidla se změnila: hra pokračuje od posledního kontrolního bodu (${entriesNoLonger(k)}).`,
  'story.changed': 'Pravidla se změnila a tuto hru už nelze přesně přehrát.',
  'story.unverified': (k) => `Neověřené kroky: ${number(k)}.`,
  'story.difference': (why) => `První rozdíl: ${why}`,
  'story.damaged-one': (why) => `Jeden zápis je poškozený nebo ručně změněný. ${why}`,
  'story.damaged': (k, why) => `${damaged(k)}. První z nich: ${why}`,
  'story.stray-one': (why) => `Semínko nebo výsledky aplikace byly ručně změněny: ${straying(1)}. ${why}`,
  'story.strays': (k, why) => `Semínko nebo výsledky aplikace byly ručně změněny: ${straying(k)}. První z nich: ${why}`,
  'story.uncompared': (k) => `Výsledky podle starších pravidel, které nelze porovnat se semínkem: ${number(k)}.`,
  'story.unpublished': (k) => `Výsledky společného stolu, které zatím nelze ověřit, protože jeho klíč není zveřejněn: ${number(k)}.`,
  'story.stranger': (seat, who) => `${seat}: bot „${who}“ neexistuje, proto hraje člověk.`,
  of: (k, total) => `${number(k)} ${outOf(total)} ${number(total)}`,
  points: 'Body',
};
