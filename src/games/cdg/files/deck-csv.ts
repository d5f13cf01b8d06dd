/** A deck as a CSV file: settings as `# name: value` lines on top, then one line for each card. */
import { brief, type Cell, isInherited, type Read, readCells, type UnreadBy } from '../../../files/places.ts';
import type { DeckProblems } from './problems.ts';

/** How a setting is written, and what becomes of it. */
const SETTINGS: Readonly<Record<string, 'text' | 'number' | 'yes' | 'numbers' | 'texts'>> = {
  deck: 'text',
  title: 'text',
  lang: 'text',
  sides: 'texts',
  shared: 'yes',
  spaces: 'number',
  ranges: 'numbers',
  turns: 'numbers',
  rounds: 'number',
  groups: 'texts',
  phases: 'texts',
  opening: 'texts',
  vp: 'numbers',
  armistice: 'number',
};

const COLUMNS: Readonly<Record<string, 'text' | 'number' | 'yes' | 'texts'>> = {
  id: 'text',
  side: 'text',
  number: 'number',
  name: 'text',
  detail: 'text',
  group: 'text',
  ops: 'number',
  sr: 'number',
  status: 'number',
  combat: 'yes',
  star: 'yes',
  once: 'yes',
  kind: 'text',
  nation: 'text',
  hints: 'texts',
};
const REQUIRED = ['id', 'name', 'ops'];

const YES: Readonly<Record<string, boolean>> = {
  yes: true,
  '1': true,
  x: true,
  '*': true,
  no: false,
  '0': false,
  '': false,
};

/** The content of a cell; what isn't a number or a yes stays text, and the schema reports it. */
function read(text: string, kind: string): unknown {
  if (kind === 'number') return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
  if (kind === 'yes') {
    const said = text.toLowerCase();
    return Object.hasOwn(YES, said) ? YES[said] : text;
  }
  const list = () =>
    text === '' ? [] : text.split(kind === 'numbers' ? /[,/ ]+/ : /[,;]/).map((each) => each.trim());
  if (kind === 'numbers') return list().map((each) => read(each, 'number'));
  return kind === 'texts' ? list().filter(Boolean) : text;
}

/** The raw deck that a JSON file would give, with the place of each value. */
export function readDeckCsv(text: string): Read | UnreadBy<DeckProblems> {
  const places = new Map<string, number>();
  const raw: Record<string, unknown> = {};
  let at = 0;
  for (;;) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end).trimEnd();
    if (line !== '' && !line.startsWith('#')) break;
    const found = /^#\s*([A-Za-z.]+)\s*:\s*(.*)$/.exec(line);
    if (found) {
      const [, name = '', value = ''] = found;
      const kind = Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined;
      if (!kind)
        return {
          at: at + line.indexOf(name),
          id: 'unknownName',
          facts: { name: brief(name), known: Object.keys(SETTINGS) },
        };
      if (Object.hasOwn(raw, name)) return { at, id: 'setTwice', facts: { name } };
      raw[name] = read(value, kind);
      places.set(name, at + line.length - value.length);
    }
    if (end < 0) return { at, id: 'noCards', facts: {} };
    at = end + 1;
  }
  const rows = readCells(text, at);
  if ('id' in rows) return rows;
  const [head = [], ...body] = rows;
  const columns = new Set<string>();
  for (const cell of head) {
    const name = cell.text.replace(/^rp[_ ]/i, 'rp.');
    const column = name.startsWith('rp.') ? name : name.toLowerCase();
    const nation = /^rp\.([A-Za-z0-9-]{1,12})$/.exec(column)?.[1];
    if (!Object.hasOwn(COLUMNS, column) && (nation === undefined || isInherited(nation)))
      return {
        at: cell.at,
        id: 'unknownName',
        facts: { name: brief(cell.text), known: [...Object.keys(COLUMNS), 'rp.NATION'] },
      };
    if (columns.has(column)) return { at: cell.at, id: 'columnTwice', facts: { column } };
    columns.add(column);
  }
  const missing = REQUIRED.filter((name) => !columns.has(name));
  if (missing.length > 0) return { at, id: 'column', facts: { columns: missing } };
  places.set('cards', at);
  const cards: Record<string, unknown>[] = [];
  for (const row of body) {
    const extra = row[columns.size];
    if (extra) return { at: extra.at, id: 'cells', facts: { columns: columns.size } };
    cards.push(readCard(row, columns, `cards.${cards.length}`, places));
  }
  raw.cards = cards;
  return { value: raw, places };
}

function readCard(
  row: readonly Cell[],
  columns: ReadonlySet<string>,
  path: string,
  places: Map<string, number>,
): Record<string, unknown> {
  const card: Record<string, unknown> = {};
  const rp: Record<string, unknown> = {};
  places.set(path, row[0]?.at ?? 0);
  for (const [i, column] of [...columns].entries()) {
    const cell = row[i];
    places.set(`${path}.${column}`, cell?.at ?? row.at(-1)?.at ?? 0);
    if (column.startsWith('rp.')) {
      const points = read(cell?.text || '0', 'number');
      if (points !== 0) rp[column.slice(3)] = points;
    } else if (cell && (cell.text !== '' || REQUIRED.includes(column)))
      card[column] = read(cell.text, COLUMNS[column] ?? 'text');
  }
  return Object.keys(rp).length > 0 ? { ...card, rp } : card;
}
