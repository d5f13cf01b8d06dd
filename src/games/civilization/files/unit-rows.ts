/**
 * Unit cards and civilizations as tables (docs/units-files.md): settings as `# name: value` lines on top, then one
 * line for each kind of card, or for each civilization. Every value keeps its place, so that a problem can name it.
 */
import { brief, type Cell, type Read, readCells, type UnreadBy } from '../../../files/places.ts';
import type { UnitProblems } from './problems.ts';

type Unread = UnreadBy<UnitProblems>;

const RANKS = [1, 2, 3, 4] as const;

interface Cells {
  readonly settings: ReadonlyMap<string, Cell>;
  readonly header: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Settings, then a row of names, then rows of as many cells. */
function cellsOf(text: string, settings: readonly string[], columns: readonly string[]): Cells | Unread {
  const found = new Map<string, Cell>();
  let at = 0;
  for (;;) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end).trimEnd();
    if (line !== '' && !line.startsWith('#')) break;
    const set = /^#\s*([A-Za-z]+)\s*:\s*(.*)$/.exec(line);
    if (set) {
      const [, name = '', value = ''] = set;
      if (!settings.includes(name))
        return {
          at: at + line.indexOf(name),
          id: 'setting',
          facts: { name: brief(name), known: settings },
        };
      found.set(name, { text: value, at: at + line.length - value.length });
    }
    if (end < 0) return { at: text.length, id: 'noTable', facts: {} };
    at = end + 1;
  }
  const read = readCells(text, at);
  if ('id' in read) return read;
  const [header = [], ...rows] = read;
  for (const [i, { text: name, at }] of header.entries()) {
    if (!columns.includes(name)) return { at, id: 'column', facts: { column: brief(name), known: columns } };
    if (header.findIndex((cell) => cell.text === name) < i)
      return { at, id: 'columnTwice', facts: { column: name } };
  }
  for (const row of rows)
    if (row.length !== header.length)
      return {
        at: row[0]?.at ?? 0,
        id: 'cells',
        facts: { cells: header.length, found: row.length },
      };
  return { settings: found, header, rows };
}

const number = (text: string): unknown => (/^-?\d{1,6}$/.test(text) ? Number(text) : text);

const STRENGTH = RANKS.map((r) => `strength_r${r}`);
const HEALTH = RANKS.map((r) => `health_r${r}`);
/** As the table of the shipped decks has them; the last ones are for the reader's own notes. */
const CARD_COLUMNS = [
  'deck',
  'unit_type',
  'copies',
  ...STRENGTH,
  ...HEALTH,
  'confidence_copies',
  'confidence_strength',
  'source',
];

/** A deck as its JSON would be. */
export function readUnitRows(text: string): Read | Unread {
  const cells = cellsOf(text, ['name', 'totals'], CARD_COLUMNS);
  if ('id' in cells) return cells;
  const { settings, header, rows } = cells;
  const start = header[0]?.at ?? 0;
  for (const name of ['unit_type', 'copies', ...STRENGTH])
    if (!header.some((cell) => cell.text === name))
      return { at: start, id: 'columnWanted', facts: { column: name } };
  const places = new Map([['cards', start]]);
  const column = (row: readonly Cell[], name: string) => row[header.findIndex((cell) => cell.text === name)];
  const decks = rows.flatMap((row) => column(row, 'deck') ?? []);
  const other = decks.find((cell) => cell.text !== decks[0]?.text);
  if (other)
    return {
      at: other.at,
      id: 'oneDeck',
      facts: { deck: brief(other.text) },
    };
  const cards = rows.map((row, i) => {
    const at = `cards.${i}`;
    places.set(at, row[0]?.at ?? 0);
    const cell = (name: string, path: string) => {
      const found = column(row, name);
      places.set(`${at}.${path}`, found?.at ?? row[0]?.at ?? 0);
      return found?.text ?? '';
    };
    const byRank = (names: readonly string[], path: string) => {
      const texts = names.map((name, rank) => cell(name, `${path}.${rank}`));
      places.set(`${at}.${path}`, column(row, names[0] ?? '')?.at ?? row[0]?.at ?? 0);
      return texts.every((each) => each === '') ? undefined : texts.map(number);
    };
    const health = byRank(HEALTH, 'health');
    return {
      type: cell('unit_type', 'type'),
      copies: number(cell('copies', 'copies')),
      strength: byRank(STRENGTH, 'strength') ?? [],
      ...(health ? { health } : {}),
    };
  });
  const split = cards.some((card) => 'health' in card);
  const set = (name: string, usual: string) => {
    const found = settings.get(name);
    places.set(name, found?.at ?? 0);
    return found?.text ?? usual;
  };
  const value = {
    name: set('name', decks[0]?.text || 'Units'),
    totals: set('totals', split ? 'health' : 'strength'),
    cards,
  };
  return { value, places };
}

const LANGUAGES = ['en', 'pl', 'cs', 'ru'];

/** A list of civilizations as its JSON would be. */
export function readCivilizationRows(text: string): Read | Unread {
  const cells = cellsOf(text, ['name'], ['id', 'box', ...LANGUAGES]);
  if ('id' in cells) return cells;
  const { settings, header, rows } = cells;
  const places = new Map<string, number>();
  for (const name of ['id', 'box'])
    if (!header.some((cell) => cell.text === name))
      return { at: header[0]?.at ?? 0, id: 'columnWanted', facts: { column: name } };
  const civilizations = rows.map((row, i) => {
    const at = `civilizations.${i}`;
    places.set(at, row[0]?.at ?? 0);
    const cell = (name: string, path: string) => {
      const found = row[header.findIndex((h) => h.text === name)];
      if (found) places.set(`${at}.${path}`, found.at);
      return found?.text ?? '';
    };
    const names = LANGUAGES.map((lang) => [lang, cell(lang, `name.${lang}`)] as const);
    places.set(`${at}.name`, row[0]?.at ?? 0);
    return {
      id: cell('id', 'id'),
      box: cell('box', 'box'),
      name: Object.fromEntries(names.filter(([, name]) => name !== '')),
    };
  });
  places.set('civilizations', header[0]?.at ?? 0);
  places.set('name', settings.get('name')?.at ?? 0);
  return { value: { name: settings.get('name')?.text ?? 'Civilizations', civilizations }, places };
}
