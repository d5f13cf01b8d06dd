/**
 * What the checks of a unit deck or a list of civilizations say, in the reader's language. The checks speak English, as
 * the files do; places, columns and types stay as the file has them.
 */
import type { Lang } from '../../../kernel/words.ts';

const SENTENCES = {
  whole: /^a whole number from (\d+) to (\d+) is wanted$/,
  ranks: /^four numbers are wanted, one for each rank$/,
  text: /^a text is wanted$/,
  empty: /^is empty$/,
  long: /^is longer than (\d+) characters$/,
  oneOf: /^one of (.*) is wanted$/,
  list: /^a list of (?:cards|civilizations) is wanted$/,
  tooMany: /^more than (\d+) (?:kinds of cards|civilizations)$/,
  few: /^(\d+) (\w+) at least: the opponent needs them; there are (\d+)$/,
  many: /^at most (\d+) (\w+); there are (\d+)$/,
  alike: /^shows the same as (\S+) at rank (\d); make them one kind$/,
  id: /^small letters, digits and dashes are wanted$/,
  two: /^two civilizations at least: one to play, one to count the turns$/,
  same: /^'(.*)' is also (\S+)$/,
  named: /^a name in one language at least$/,
  missing: /^is missing$/,
  unknown: /^is not known here$/,
  data: /^(?:a deck|a list of civilizations in a file) is wanted$/,
  cells: /^(\d+) cells are wanted in this line, as in the first; there are (\d+)$/,
  column: /^column '(.*)' is not known; wanted: (.*)$/,
  columnTwice: /^column '(.*)' stands here for the second time$/,
  columnWanted: /^a column '(.*)' is wanted$/,
  setting: /^'(.*)' is not known; wanted: (.*)$/,
  noTable: /^a table is wanted; the file ends here$/,
  oneDeck: /^one deck in a file is wanted; this line belongs to '(.*)'$/,
} as const;

type Remarks = Readonly<Record<keyof typeof SENTENCES, (a: string, b: string, c: string) => string>> & {
  readonly at: (line: string, column: string) => string;
};

const REMARKS: Readonly<Record<Exclude<Lang, 'en'>, Remarks>> = {
  pl: {
    at: (line, column) => `wiersz ${line}, kolumna ${column}`,
    whole: (a, b) => `potrzebna jest liczba całkowita od ${a} do ${b}`,
    ranks: () => 'potrzebne są cztery liczby, po jednej dla każdej rangi',
    text: () => 'potrzebny jest tekst',
    empty: () => 'jest puste',
    long: (a) => `ma więcej niż ${a} znaków`,
    oneOf: (a) => `potrzebna jest jedna z wartości: ${a}`,
    list: () => 'potrzebna jest lista',
    tooMany: (a) => `pozycji jest więcej niż ${a}`,
    few: (a, b, c) => `${b}: przeciwnik potrzebuje co najmniej ${a}, w talii: ${c}`,
    many: (a, b, c) => `${b}: najwyżej ${a}, w talii: ${c}`,
    alike: (a, b) => `przy randze ${b} pokazuje to samo co ${a}; połącz je w jeden rodzaj`,
    id: () => 'potrzebne są małe litery, cyfry i łączniki',
    two: () => 'potrzebne są co najmniej dwie cywilizacje: jedna do gry, jedna do liczenia tur',
    same: (a, b) => `„${a}” to także ${b}`,
    named: () => 'potrzebna jest nazwa w co najmniej jednym języku',
    missing: () => 'brakuje tej wartości',
    unknown: () => 'takiego klucza tu nie ma',
    data: () => 'potrzebny jest plik z danymi tego rodzaju',
    cells: (a, b) => `w tym wierszu potrzeba tyle samo komórek co w pierwszym: ${a}; jest ich ${b}`,
    column: (a, b) => `nieznana kolumna „${a}”; możliwe: ${b}`,
    columnTwice: (a) => `kolumna „${a}” występuje tu po raz drugi`,
    columnWanted: (a) => `potrzebna jest kolumna „${a}”`,
    setting: (a, b) => `nieznane ustawienie „${a}”; możliwe: ${b}`,
    noTable: () => 'potrzebna jest tabela; tu plik się kończy',
    oneDeck: (a) => `w pliku może być jedna talia; ten wiersz należy do „${a}”`,
  },
  cs: {
    at: (line, column) => `řádek ${line}, sloupec ${column}`,
    whole: (a, b) => `má tu být celé číslo od ${a} do ${b}`,
    ranks: () => 'mají tu být čtyři čísla, pro každou úroveň jedno',
    text: () => 'má tu být text',
    empty: () => 'je prázdné',
    long: (a) => `má víc než ${a} znaků`,
    oneOf: (a) => `má tu být jedno z: ${a}`,
    list: () => 'má tu být seznam',
    tooMany: (a) => `položek je víc než ${a}`,
    few: (a, b, c) => `${b}: soupeř potřebuje aspoň ${a}, v souboru: ${c}`,
    many: (a, b, c) => `${b}: nejvýš ${a}, v souboru: ${c}`,
    alike: (a, b) => `na úrovni ${b} ukazuje totéž co ${a}; spojte je v jeden druh`,
    id: () => 'mají tu být malá písmena, číslice a spojovníky',
    two: () => 'jsou potřeba aspoň dvě civilizace: jedna do hry, jedna jako počítadlo tahů',
    same: (a, b) => `„${a}“ už má ${b}`,
    named: () => 'má tu být název aspoň v jednom jazyce',
    missing: () => 'chybí',
    unknown: () => 'sem nepatří',
    data: () => 'soubor neobsahuje data, která sem patří',
    cells: (a, b) => `v tomto řádku má být tolik buněk jako v prvním: ${a}; je jich ${b}`,
    column: (a, b) => `neznámý sloupec „${a}“; lze použít: ${b}`,
    columnTwice: (a) => `sloupec „${a}“ je tu podruhé`,
    columnWanted: (a) => `chybí sloupec „${a}“`,
    setting: (a, b) => `neznámé nastavení „${a}“; lze použít: ${b}`,
    noTable: () => 'má tu být tabulka, ale soubor tu končí',
    oneDeck: (a) => `v souboru má být jeden balíček; tento řádek patří k „${a}“`,
  },
  ru: {
    at: (line, column) => `строка ${line}, столбец ${column}`,
    whole: (a, b) => `нужно целое число от ${a} до ${b}`,
    ranks: () => 'нужны четыре числа, по одному на каждый ранг',
    text: () => 'нужен текст',
    empty: () => 'пусто',
    long: (a) => `знаков может быть не больше ${a}`,
    oneOf: (a) => `нужно одно из значений: ${a}`,
    list: () => 'нужен список',
    tooMany: (a) => `записей может быть не больше ${a}`,
    few: (a, b, c) => `${b}: противнику нужно не меньше ${a}, в файле: ${c}`,
    many: (a, b, c) => `${b}: не больше ${a}, в файле: ${c}`,
    alike: (a, b) => `на ранге ${b} показывает то же, что и ${a}; объедините их в один вид`,
    id: () => 'нужны строчные латинские буквы, цифры и дефисы',
    two: () => 'нужны хотя бы две цивилизации: одна для игры, другая для счёта ходов',
    same: (a, b) => `«${a}» уже есть: ${b}`,
    named: () => 'нужно название хотя бы на одном языке',
    missing: () => 'не хватает этого значения',
    unknown: () => 'здесь такого нет',
    data: () => 'нужен файл с данными этого вида',
    cells: (a, b) => `в этой строке должно быть столько же ячеек, сколько в первой: ${a}; сейчас их ${b}`,
    column: (a, b) => `неизвестный столбец «${a}»; возможны: ${b}`,
    columnTwice: (a) => `столбец «${a}» встречается второй раз`,
    columnWanted: (a) => `нужен столбец «${a}»`,
    setting: (a, b) => `неизвестная настройка «${a}»; возможны: ${b}`,
    noTable: () => 'нужна таблица, а файл здесь заканчивается',
    oneDeck: (a) => `в файле должна быть только одна колода; эта строка относится к «${a}»`,
  },
};

/** `line 4, column 14 (cards[2].strength[2]): …`, `cards[2]: …`, or the sentence alone. */
const PLACED = /^(?:line (\d+), column (\d+)( \([^)]*\))?: |([A-Za-z][\w.[\]]*: ))?(.*)$/s;

/** Says a remark in the reader's language; one that nobody knows stays as it is. */
export function remarked(lang: Lang): (line: string) => string {
  if (lang === 'en') return (line) => line;
  const remarks = REMARKS[lang];
  return (line) => {
    const [, row, column, path = '', place = '', what = line] = PLACED.exec(line) ?? [];
    const where = row === undefined ? place : `${remarks.at(row, column ?? '')}${path}: `;
    for (const id of Object.keys(SENTENCES) as (keyof typeof SENTENCES)[]) {
      const found = SENTENCES[id].exec(what);
      if (found) return where + remarks[id](found[1] ?? '', found[2] ?? '', found[3] ?? '');
    }
    return line;
  };
}
