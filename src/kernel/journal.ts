/**
 * The journal as text: only lines that start with `>` count, so a copied log is a save (docs/journal.md).
 * Reading checks the form of every line; whether the entries make a game is for session.ts to say.
 */

const FORMAT = 1;

/** How long a note, a reason or the text of an aside may be. */
export const TEXT_LIMIT = 2000;

/** How long what a player calls a game may be. */
export const NAME_LIMIT = 200;

/** In place of the value before, in an adjustment of what nobody had told yet; no value of a fact reads like it. */
export const NOT_TOLD = '-';

/** Who brought a step about: a seat, the app's chance, or the player's table. */
export type By = string;

export type Step =
  | { readonly kind: 'move'; readonly by: By; readonly move: string }
  | { readonly kind: 'aside'; readonly move: string; readonly text: string }
  | {
      readonly kind: 'adjust';
      readonly fact: string;
      readonly from: string;
      readonly to: string;
      readonly reason: string;
    };

export type Entry =
  | Step
  | { readonly kind: 'undo' | 'redo'; readonly n: number }
  | { readonly kind: 'again' }
  | { readonly kind: 'note' | 'mark'; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: string; readonly who: string }
  | { readonly kind: 'check'; readonly hash: string; readonly state: string }
  /** The rules' version from here on; the game goes on as it stood after the first `keep` entries. */
  | { readonly kind: 'rules'; readonly version: number; readonly keep: number }
  | { readonly kind: 'from'; readonly id: string; readonly n: number };

/** Steps make the line of play; other entries are about it. */
export function isStep(entry: Entry): entry is Step {
  return entry.kind === 'move' || entry.kind === 'aside' || entry.kind === 'adjust';
}

export interface Journal {
  readonly game: string;
  readonly version: number;
  readonly seed: number;
  /** As written: plain JSON, shipped files by name. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly entries: readonly Entry[];
  /** The line of the text each entry came from, the first being 1; empty for a journal that was not read. */
  readonly lines: readonly number[];
  /** The line of the header, where it was read from a text. */
  readonly headerLine?: number;
}

/** What is wrong with what somebody brought, as facts for the dictionaries. */
export interface Problem {
  readonly reason:
    | 'empty'
    | 'foreign'
    | 'header'
    | 'newer-format'
    | 'newer-game'
    | 'line'
    | 'option'
    | 'data'
    | 'large'
    | 'move'
    | 'by'
    | 'draw'
    | 'aside'
    | 'fact'
    | 'value'
    | 'undo'
    | 'redo'
    | 'again'
    | 'seat'
    | 'check'
    | 'rules'
    | 'over';
  /** Line of the text, the first being 1. */
  readonly line?: number;
  /** What was found there. */
  readonly found?: string;
  /** What would have been right. */
  readonly expected?: string;
  /** What the check of the data that the game brings along said, one by one. */
  readonly remarks?: readonly string[];
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export function bad(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}
export function good<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** A short checksum (FNV-1a, 32 bits), in eight hexadecimal digits: finds damage, not malice. */
export function checksum(text: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(16).padStart(8, '0');
}

export function formatHeader(journal: Omit<Journal, 'entries' | 'lines'>): string {
  return `> emptychair ${FORMAT} ${journal.game} ${journal.version} ${journal.seed} ${JSON.stringify(journal.options)}`;
}

export function formatEntry(entry: Entry): string {
  switch (entry.kind) {
    case 'move':
      return `> ${entry.by} ${entry.move}`;
    case 'aside':
      return entry.text ? `> aside ${entry.move} ${JSON.stringify(entry.text)}` : `> aside ${entry.move}`;
    case 'adjust':
      return `> adjust ${entry.fact} ${entry.from} ${entry.to} ${JSON.stringify(entry.reason)}`;
    case 'undo':
    case 'redo':
      return `> ${entry.kind} ${entry.n}`;
    case 'again':
      return '> again';
    case 'note':
    case 'mark':
      return `> ${entry.kind} ${JSON.stringify(entry.text)}`;
    case 'seat':
      return `> seat ${entry.seat} ${entry.who}`;
    case 'check':
      return `> check ${entry.hash} ${entry.state}`;
    case 'rules':
      return `> rules ${entry.version} ${entry.keep}`;
    case 'from':
      return `> from ${entry.id} ${entry.n}`;
  }
}

export function format(journal: Omit<Journal, 'lines'>): string {
  return `${[formatHeader(journal), ...journal.entries.map(formatEntry)].join('\n')}\n`;
}

const HEADER = /^> emptychair (\d{1,4}) ([a-z][a-z0-9-]{0,39}) ([1-9]\d{0,5}) (\d{1,16}) (\{.*\})$/s;
const NEWER = /^> emptychair (\d{1,4})(?: |$)/;

/** The header alone, as a journal without entries: what game it is, and of which version. */
export function parseHeader(text: string): Outcome<Journal> {
  return readHeader(linesOf(text));
}

export function parse(text: string): Outcome<Journal> {
  const lines = linesOf(text);
  const header = readHeader(lines);
  if (!header.ok) return header;
  const entries: Entry[] = [];
  const numbers: number[] = [];
  for (let i = header.value.headerLine ?? 0; i < lines.length; i++) {
    const line = (lines[i] as string).trimEnd();
    if (!line.startsWith('>')) continue;
    const entry = readEntry(line);
    if (!entry) return bad({ reason: 'line', line: i + 1, found: line.slice(0, 60) });
    entries.push(entry);
    numbers.push(i + 1);
  }
  return good({ ...header.value, entries, lines: numbers });
}

function linesOf(text: string): readonly string[] {
  return text.replace(/^\uFEFF/, '').split(/\r?\n/);
}

function readHeader(lines: readonly string[]): Outcome<Journal> {
  if (lines.every((line) => line.trim() === '')) return bad({ reason: 'empty' });
  if (!lines.some((line) => line.startsWith('> emptychair'))) return bad({ reason: 'foreign' });
  const first = lines.findIndex((line) => line.startsWith('>'));
  const line = (lines[first] as string).trimEnd();
  const at = { line: first + 1, found: line.slice(0, 60) };
  const format = Number(NEWER.exec(line)?.[1] ?? 0);
  if (format > FORMAT)
    return bad({ reason: 'newer-format', ...at, found: String(format), expected: String(FORMAT) });
  const header = HEADER.exec(line);
  if (!header || format < 1) return bad({ reason: 'header', ...at });
  const [, , game = '', version, seed, json = ''] = header;
  const options = readJson(json);
  if (typeof options !== 'object' || options === null || !Number.isSafeInteger(Number(seed)))
    return bad({ reason: 'header', ...at });
  const journal = { game, version: Number(version), seed: Number(seed), headerLine: first + 1 };
  return good({ ...journal, options: options as Record<string, unknown>, entries: [], lines: [] });
}

/** What goes with a journal and is not part of the game. */
export interface Cover {
  /** What the player calls it, '' for nothing: a line `# NAME` right above the header. */
  readonly name: string;
  /** The player draws and rolls, and the app asks for the result: a line `# own hand` right below the header. */
  readonly own: boolean;
}

const OWN_HAND = '# own hand';
const NAME = new RegExp(`^# (.{1,${NAME_LIMIT}})$`);

/** The header's line with its cover. A name may hold whatever a player types; in a text it is one line. */
export function coverLines(header: string, { name, own }: Cover): readonly string[] {
  const called = name.replace(/\s+/g, ' ').trim().slice(0, NAME_LIMIT).trimEnd();
  return [...(called ? [`# ${called}`] : []), header, ...(own ? [OWN_HAND] : [])];
}

/** One game of a file that may hold several. */
export interface Part extends Cover {
  /** Lines above it are empty, so that a problem still names its line of the file. */
  readonly text: string;
}

/** The games of a file, one after another: each begins with its header, or with the `# NAME` right above it. */
export function split(text: string): readonly Part[] {
  const lines = linesOf(text);
  const headers = lines.flatMap((line, i) => (line.startsWith('> emptychair ') ? [i] : []));
  // No header at all is for `parse` to refuse.
  if (headers.length === 0) return [{ text, name: '', own: false }];
  const named = (at: number) => NAME.exec(lines[at - 1] ?? '')?.[1]?.trim() ?? '';
  const starts = headers.map((at, i) => (i === 0 ? 0 : named(at) ? at - 1 : at));
  return headers.map((at, i) => ({
    text: '\n'.repeat(starts[i] as number) + lines.slice(starts[i], starts[i + 1]).join('\n'),
    name: named(at),
    own: said(lines, at + 1).includes(OWN_HAND),
  }));
}

/** The lines `# …` right below a header. Another version of the app may say more there than this one knows. */
function said(lines: readonly string[], from: number): readonly string[] {
  const end = lines.findIndex((line, i) => i >= from && !line.startsWith('# '));
  return lines.slice(from, end < 0 ? lines.length : end).map((line) => line.trimEnd());
}

/** Words that begin an entry of another kind, so no seat may bear them. */
export const RESERVED = [
  'emptychair',
  'undo',
  'redo',
  'again',
  'adjust',
  'aside',
  'note',
  'mark',
  'seat',
  'check',
  'rules',
  'from',
];

const MOVE = '[A-Za-z][A-Za-z0-9:.,+-]{0,199}';
const FORMS: Readonly<Record<string, RegExp>> = {
  undo: /^> undo (\d{1,6})$/,
  redo: /^> redo (\d{1,6})$/,
  again: /^> again$/,
  adjust: /^> adjust ([a-z0-9.-]{1,60}) (\S{1,60}) (\S{1,60}) (".*")$/is,
  aside: new RegExp(`^> aside (${MOVE})(?: (".*"))?$`, 's'),
  note: /^> note (".*")$/s,
  mark: /^> mark (".*")$/s,
  seat: /^> seat ([a-z][a-z0-9-]{0,39}) ([a-z][a-z0-9-]{0,39})$/,
  check: /^> check ([0-9a-f]{8}) (\{.*\})$/s,
  rules: /^> rules (\d{1,6}) (\d{1,6})$/,
  from: /^> from ([A-Za-z0-9-]{1,60}) (\d{1,6})$/,
};
const PLAY = new RegExp(`^> ([a-z][a-z0-9-]{0,39}) (${MOVE})$`);

/** One line as an entry, if it has the form of one. */
export function readEntry(line: string): Entry | undefined {
  const word = /^> ([a-z0-9-]+)/.exec(line)?.[1] ?? '';
  if (!RESERVED.includes(word)) {
    const played = PLAY.exec(line);
    return played ? { kind: 'move', by: played[1] as string, move: played[2] as string } : undefined;
  }
  const found = FORMS[word]?.exec(line);
  if (!found) return undefined;
  const [, a = '', b = '', c = '', d] = found;
  switch (word) {
    case 'undo':
    case 'redo':
      return Number(a) > 0 ? { kind: word, n: Number(a) } : undefined;
    case 'again':
      return { kind: 'again' };
    case 'adjust': {
      const reason = readText(d);
      return reason === undefined ? undefined : { kind: 'adjust', fact: a, from: b, to: c, reason };
    }
    case 'aside': {
      const text = b ? readText(b) : '';
      return text === undefined ? undefined : { kind: 'aside', move: a, text };
    }
    case 'note':
    case 'mark': {
      const text = readText(a);
      return text === undefined ? undefined : { kind: word, text };
    }
    case 'seat':
      return { kind: 'seat', seat: a, who: b };
    case 'check':
      return typeof readJson(b) === 'object' ? { kind: 'check', hash: a, state: b } : undefined;
    case 'rules':
      return { kind: 'rules', version: Number(a), keep: Number(b) };
    case 'from':
      return { kind: 'from', id: a, n: Number(b) };
  }
  return undefined;
}

function readText(json: string | undefined): string | undefined {
  const value = json === undefined ? undefined : readJson(json);
  return typeof value === 'string' && value.length <= TEXT_LIMIT ? value : undefined;
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
