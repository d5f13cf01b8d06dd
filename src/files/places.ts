/** Reads JSON and tables and remembers where each value is, so that a problem can name its line and column. */
import type { DataProblem, Named, NoFacts, Problems, TextPlace } from '../kernel/data-problem.ts';
import { type Excess, excess, MAX_DATA, MAX_DEPTH, MAX_VALUES, MOST_PROBLEMS } from '../kernel/limits.ts';
import { unseenAt } from '../kernel/visible.ts';

/** Why a text can't be read as JSON or as a table, for any game. */
export type ReadingProblems = {
  readonly encoding: NoFacts;
  readonly empty: NoFacts;
  readonly ends: NoFacts;
  readonly value: NoFacts;
  /** A text, or a cell of a table, without its closing quotation mark. */
  readonly openText: NoFacts;
  readonly openCell: NoFacts;
  readonly character: NoFacts;
  readonly afterQuotation: NoFacts;
  readonly quoted: NoFacts;
  readonly again: { readonly key: string };
  /** One of these signs must be here. */
  readonly sign: { readonly signs: readonly string[] };
  readonly nothing: NoFacts;
  readonly large: NoFacts;
  readonly deep: { readonly most: number };
  readonly many: { readonly most: number };
  readonly path: { readonly most: number };
  readonly invisible: { readonly code: string };
  readonly inherited: { readonly key: string };
};

/** `cards.3.ops` -> offset in the text. */
export type Places = ReadonlyMap<string, number>;

export interface Read {
  readonly value: unknown;
  readonly places: Places;
}
/** Why a text couldn't be read, and at which offset. */
export type Unread<P extends Problems = ReadingProblems> = Named<P> & {
  readonly at: number;
  /** The path of the value, if known: `cards.3.name`. */
  readonly path?: string;
};

/** A reader's own problems, and those of the JSON or the table that it reads. */
export type UnreadBy<P extends Problems> = Unread | Unread<P>;

function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Why a file couldn't be read, with its line and column. */
export function unread(
  text: string,
  { at, path = '', id, facts }: Unread<Problems>,
): { readonly problems: readonly DataProblem[] } {
  return { problems: [{ place: placeAt(text, at), path, id, facts }] };
}

/** The first problems with line and column; `more` counts the others. */
export function placed(
  text: string,
  places: Places,
  found: readonly DataProblem[],
  shown = (path: string) => path,
): { readonly problems: readonly DataProblem[]; readonly more?: number } {
  const offset = (path: string): number => {
    for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
      const known = places.get(at);
      if (known !== undefined || at === '') return known ?? 0;
    }
  };
  const problems = found.slice(0, MOST_PROBLEMS).map((problem) => ({
    ...problem,
    place: placeAt(text, offset(problem.path)),
    path: shown(problem.path),
  }));
  const more = found.length - problems.length;
  return more > 0 ? { problems, more } : { problems };
}

/** A quotation from a file, cut to fit a message. */
export function brief(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Too large, a picture, another encoding read as UTF-8, or empty: no reader needs to try. */
export function notText(text: string): Unread | undefined {
  if (text.length > MAX_DATA) return { at: MAX_DATA, ...TOO_MUCH.long };
  if (text.trim() === '') return { at: 0, id: 'empty', facts: {} };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: another encoding read as UTF-8 is full of these.
  const at = text.search(/[\u0000\uFFFD]/);
  // JSON is checked value by value, so that the problem has a path. Some systems end lines with a carriage return.
  const unseen = /^\s*[[{]/.test(text) ? -1 : unseenAt(text.replaceAll('\r', ' '));
  if (unseen >= 0 && (at < 0 || unseen < at)) return { at: unseen, ...forbidden(text, unseen) };
  return at < 0 ? undefined : { at, id: 'encoding', facts: {} };
}

function forbidden(text: string, at: number): Named<ReadingProblems> {
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  return { id: 'invisible', facts: { code: `U+${code}` } };
}

const TOO_MUCH: Readonly<Record<Excess['what'], Named<ReadingProblems>>> = {
  long: { id: 'large', facts: {} },
  deep: { id: 'deep', facts: { most: MAX_DEPTH } },
  many: { id: 'many', facts: { most: MAX_VALUES } },
};

/** Every value is stored with its path, so paths need a limit. */
const LONGEST_PATH = 300;

/** Looking up a key that every object inherits would find the wrong thing. */
export function isInherited(key: string): boolean {
  return key in Object.prototype;
}

/** The path to the first such key in data from outside. Not recursive: deep data must not overflow the stack. */
export function inheritedKey(data: unknown): string | undefined {
  const left: (readonly [path: string, part: unknown])[] = [['', data]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, part] = next;
    if (typeof part !== 'object' || part === null) continue;
    for (const [key, inner] of Object.entries(part)) {
      const at = path ? `${path}.${key}` : key;
      if (isInherited(key)) return at;
      left.push([at, inner]);
    }
  }
  return undefined;
}

/** Standard JSON; a problem is returned with its offset. */
export function readJson(text: string): Read | Unread {
  const over = excess(text);
  if (over) return { at: over.at, ...TOO_MUCH[over.what] };
  const places = new Map<string, number>();
  let at = 0;

  class Stop extends Error {
    readonly problem: Named<ReadingProblems>;
    readonly path: string;
    constructor(problem: Named<ReadingProblems>, path: string) {
      super(problem.id);
      this.problem = problem;
      this.path = path;
    }
  }
  const stop = (problem: Named<ReadingProblems>, path = ''): never => {
    throw new Stop(problem, path);
  };
  const blanks = () => {
    while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at++;
  };
  const value = (path: string): unknown => {
    blanks();
    if (path.length > LONGEST_PATH) stop({ id: 'path', facts: { most: LONGEST_PATH } });
    places.set(path, at);
    const c = text[at];
    if (c === '{') return object(path);
    if (c === '[') return array(path);
    if (c === '"') return string(path);
    const word = /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?)/.exec(
      text.slice(at, at + 40),
    )?.[0];
    if (word === undefined) return stop({ id: c === undefined ? 'ends' : 'value', facts: {} });
    at += word.length;
    return JSON.parse(word);
  };
  const string = (path: string): string => {
    let end = at + 1;
    while (end < text.length && text[end] !== '"' && text[end] !== '\n') end += text[end] === '\\' ? 2 : 1;
    if (text[end] !== '"') return stop({ id: 'openText', facts: {} });
    let read = '';
    try {
      read = JSON.parse(text.slice(at, end + 1));
    } catch {
      return stop({ id: 'character', facts: {} });
    }
    const unseen = unseenAt(read);
    if (unseen >= 0) stop(forbidden(read, unseen), path);
    at = end + 1;
    return read;
  };
  /** Elements up to the closing bracket, with commas between them. */
  const list = (close: string, element: () => void) => {
    at++;
    blanks();
    if (text[at] === close) {
      at++;
      return;
    }
    for (;;) {
      element();
      blanks();
      if (text[at] === close) {
        at++;
        return;
      }
      if (text[at] !== ',') stop({ id: 'sign', facts: { signs: [',', close] } });
      at++;
    }
  };
  const array = (path: string): unknown[] => {
    const read: unknown[] = [];
    list(']', () => read.push(value(path ? `${path}.${read.length}` : String(read.length))));
    return read;
  };
  const object = (path: string): Record<string, unknown> => {
    const read = new Map<string, unknown>();
    list('}', () => {
      blanks();
      if (text[at] !== '"') stop({ id: 'quoted', facts: {} });
      const from = at;
      const key = string(path);
      if (read.has(key)) stop({ id: 'again', facts: { key: brief(key) } });
      if (isInherited(key)) {
        at = from;
        stop({ id: 'inherited', facts: { key } });
      }
      blanks();
      if (text[at] !== ':') stop({ id: 'sign', facts: { signs: [':'] } });
      at++;
      read.set(key, value(path ? `${path}.${key}` : key));
    });
    return Object.fromEntries(read);
  };
  try {
    const whole = value('');
    blanks();
    if (at < text.length) stop({ id: 'nothing', facts: {} });
    return { value: whole, places };
  } catch (error) {
    if (error instanceof Stop) return { at, ...error.problem, path: error.path };
    throw error;
  }
}

/** One cell of a table, with its offset in the text. */
export interface Cell {
  readonly text: string;
  readonly at: number;
}

/** Rows of cells; a cell may be quoted. The separator is the one that the first row uses most. */
export function readCells(text: string, from: number): readonly (readonly Cell[])[] | Unread {
  const first = text.slice(from).split('\n', 1)[0] ?? '';
  const count = (separator: string) => first.split(separator).length;
  const separator = [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let at = from;
  const endRow = () => {
    if (row.length > 1 || row[0]?.text) rows.push(row);
    row = [];
  };
  while (at < text.length) {
    const start = at;
    let cell = '';
    if (text[at] === '"') {
      let end = text.indexOf('"', at + 1);
      while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
      if (end < 0) return { at: start, id: 'openCell', facts: {} };
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
      const next = text[at];
      if (next !== undefined && next !== separator && next !== '\n' && next !== '\r')
        return { at, id: 'afterQuotation', facts: {} };
    } else {
      while (at < text.length && text[at] !== separator && text[at] !== '\n') at++;
      cell = text.slice(start, at).replace(/\r$/, '');
    }
    row.push({ text: cell.trim(), at: start });
    if (text[at] === '\r') at++;
    if (text[at] === separator) {
      at++;
      if (at === text.length || text[at] === '\n') row.push({ text: '', at });
      if (text[at] !== '\n') continue;
    }
    if (text[at] === '\n') {
      at++;
      endRow();
    }
  }
  endRow();
  // Short rows count as full: a table is as wide as its first row.
  const [head = []] = rows;
  if (head.length * rows.length > MAX_VALUES) return { at: from, ...TOO_MUCH.many };
  return rows;
}
