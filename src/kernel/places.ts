/** Where in a text a value stands: JSON and tables read with line and column, so that a problem can name its place. */

/** `cards.3.ops` -> offset in the text. */
export type Places = ReadonlyMap<string, number>;

export interface Read {
  readonly value: unknown;
  readonly places: Places;
}
export interface Unread {
  readonly at: number;
  readonly problem: string;
}

export function lineAndColumn(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return `line ${line}, column ${offset - before.lastIndexOf('\n')}`;
}

/** A picture, another encoding read as UTF-8, or nothing at all: what no reader needs to look at. */
export function notText(text: string): Unread | undefined {
  if (text.trim() === '') return { at: 0, problem: 'the file is empty' };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: another encoding read as UTF-8 is full of these.
  const at = text.search(/[\u0000\uFFFD]/);
  const problem =
    'a text file in UTF-8 is wanted, and this character is not valid in it; save the file in that encoding';
  return at < 0 ? undefined : { at, problem };
}

/** No file of ours comes near; a file of nothing but brackets must not fill the stack. */
const DEEPEST = 50;

/** JSON as the standard has it; what is wrong comes back with its offset. */
export function readJson(text: string): Read | Unread {
  const places = new Map<string, number>();
  let at = 0;
  let depth = 0;

  class Stop extends Error {}
  const stop = (problem: string): never => {
    throw new Stop(problem);
  };
  const blanks = () => {
    while (/[ \t\r\n]/.test(text[at] ?? '')) at++;
  };
  const value = (path: string): unknown => {
    blanks();
    places.set(path, at);
    const c = text[at];
    if (c === '{') return object(path);
    if (c === '[') return array(path);
    if (c === '"') return string();
    const word = /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?)/.exec(
      text.slice(at, at + 40),
    )?.[0];
    if (word === undefined) return stop(c === undefined ? 'the file ends too early' : 'a value is wanted');
    at += word.length;
    return JSON.parse(word);
  };
  const string = (): string => {
    const whole = /^"(?:[^"\\\n]|\\.)*"/.exec(text.slice(at))?.[0];
    if (whole === undefined) return stop('this text has no closing quotation mark');
    let read: unknown;
    try {
      read = JSON.parse(whole);
    } catch {
      return stop('this text has a character that JSON does not allow');
    }
    at += whole.length;
    return read as string;
  };
  /** Elements up to the closing bracket, with commas between them. */
  const list = (close: string, element: () => void) => {
    if (depth === DEEPEST) stop('nothing more is wanted here');
    at++;
    blanks();
    if (text[at] === close) {
      at++;
      return;
    }
    for (;;) {
      depth++;
      element();
      depth--;
      blanks();
      if (text[at] === close) {
        at++;
        return;
      }
      if (text[at] !== ',') stop(`',' or '${close}' is wanted`);
      at++;
    }
  };
  const array = (path: string): unknown[] => {
    const read: unknown[] = [];
    list(']', () => read.push(value(path ? `${path}.${read.length}` : String(read.length))));
    return read;
  };
  const object = (path: string): Record<string, unknown> => {
    const read: [string, unknown][] = [];
    list('}', () => {
      blanks();
      if (text[at] !== '"') stop('a name in quotation marks is wanted');
      const key = string();
      if (read.some(([known]) => known === key)) stop(`'${key}' stands here for the second time`);
      blanks();
      if (text[at] !== ':') stop("':' is wanted");
      at++;
      read.push([key, value(path ? `${path}.${key}` : key)]);
    });
    return Object.fromEntries(read);
  };
  try {
    const whole = value('');
    blanks();
    if (at < text.length) stop('nothing more is wanted here');
    return { value: whole, places };
  } catch (error) {
    if (error instanceof Stop) return { at, problem: error.message };
    throw error;
  }
}

/** One cell of a table, with where it begins. */
export interface Cell {
  readonly text: string;
  readonly at: number;
}

/** Rows of cells, with quotation marks where a cell needs them; the separator is the one the first row uses most. */
export function readTable(text: string, from: number): readonly (readonly Cell[])[] | Unread {
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
      const quoted = /^"((?:[^"]|"")*)"/.exec(text.slice(at));
      if (!quoted) return { at: start, problem: 'this cell has no closing quotation mark' };
      cell = (quoted[1] as string).replaceAll('""', '"');
      at += quoted[0].length;
      const next = text[at];
      if (next !== undefined && next !== separator && next !== '\n' && next !== '\r')
        return { at, problem: 'after the closing quotation mark the cell must end' };
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
  return rows;
}
