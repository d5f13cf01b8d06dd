/**
 * The journal as text: only lines that start with `>` count, so a copied log is a save (docs/journal.md).
 * Reading checks the form of every line; session.ts checks whether the entries make a valid game.
 */

import type { DataProblem } from '../data-problem.ts';
import { duplicateKey } from '../duplicate-key.ts';
import { excess } from '../limits.ts';
import type { Seed, Source } from './draws.ts';

/** The highest format that this program reads. */
const FORMAT = 2;

/** The maximum length of a note, a reason or the text of an aside. */
export const TEXT_LIMIT = 2000;

/** The option that carries the text of a game from a file; no declared option can be called that. */
export const GAME_TEXT = '@text';

/** Instead of the old value, in an adjustment of a fact that wasn't known yet; no value of a fact looks like it. */
export const UNKNOWN_VALUE = '-';

/** Far longer than any line that the program writes. A header may contain decks and boards, each up to 256 KB. */
const HEADER_LIMIT = 2 ** 21;
const ENTRY_LIMIT = 2 ** 19;

/** Who made a step: a seat, the app's chance, or the player's real table. */
export type By = string;

export type StepEntry =
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
  | StepEntry
  | { readonly kind: 'undo' | 'redo'; readonly n: number }
  | { readonly kind: 'again' }
  | { readonly kind: 'note' | 'mark'; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: string; readonly who: string }
  | { readonly kind: 'check'; readonly hash: string; readonly state: string }
  /** The rules' version from here on; the game continues from the position after the first `keep` entries. */
  | { readonly kind: 'rules'; readonly version: number; readonly keep: number }
  | { readonly kind: 'from'; readonly id: string; readonly n: number }
  /** From here on the app's draws come from this source. */
  | { readonly kind: 'draws'; readonly source: Source }
  /** Publishes the key of an earlier source; 64 hexadecimal digits. No draw comes from it any more. */
  | { readonly kind: 'key'; readonly key: string };

/** The reason of an adjustment that sets the initial table of a game that starts halfway. */
export const START = 'start';

/** Steps make up the line of play; other entries are about it. */
export function isStep(entry: Entry): entry is StepEntry {
  return entry.kind === 'move' || entry.kind === 'aside' || entry.kind === 'adjust';
}

export interface Journal {
  readonly game: string;
  readonly version: number;
  readonly seed: Seed;
  /** As in the header: plain JSON, shipped files by name. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly entries: readonly Entry[];
  /** The line number of each entry, from 1; empty for a journal that wasn't read from text. */
  readonly lines: readonly number[];
  /** The line number of the header, if it was read from text. */
  readonly headerLine?: number;
}

/** What is wrong with a journal or an entry, as facts for the dictionaries. */
export interface Problem {
  readonly reason:
    | 'empty'
    | 'foreign'
    | 'header'
    | 'huge'
    | 'twice'
    | 'game'
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
    | 'seed'
    | 'keyed'
    | 'key'
    | 'source'
    | 'rules'
    | 'over';
  /** Line number, from 1. */
  readonly line?: number;
  /** What was found there. */
  readonly found?: string;
  /** What is allowed instead. */
  readonly expected?: string;
  /** What is wrong with the game's data files. */
  readonly problems?: readonly DataProblem[];
}

/** The result of an attempt: a value or a problem. */
export type Attempt<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export function bad(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}
export function good<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** A short checksum (FNV-1a, 32 bits) in eight hexadecimal digits: detects damage, not malice. */
export function checksum(text: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(16).padStart(8, '0');
}

/** Format 1 as long as nothing needs 2, so that older programs can read what they understand. */
function formatOf({ seed, entries = [] }: Pick<Journal, 'seed'> & Partial<Journal>): number {
  return typeof seed === 'string' || entries.some(({ kind }) => kind === 'draws' || kind === 'key') ? 2 : 1;
}

export function formatHeader(journal: Omit<Journal, 'entries' | 'lines'> & Partial<Journal>): string {
  return `> emptychair ${formatOf(journal)} ${journal.game} ${journal.version} ${journal.seed} ${JSON.stringify(journal.options)}`;
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
    case 'draws': {
      const { source } = entry;
      return source.by === 'seed' ? `> draws seed ${source.seed}` : `> draws key ${source.hash}`;
    }
    case 'key':
      return `> key ${entry.key}`;
  }
}

export function format(journal: Omit<Journal, 'lines'>): string {
  return `${[formatHeader(journal), ...journal.entries.map(formatEntry)].join('\n')}\n`;
}

const HEADER =
  /^> emptychair (\d{1,4}) ([a-z][a-z0-9-]{0,39}) (0|[1-9]\d{0,5}) (\d{1,16}|[0-9a-f]{32}) (\{.*\})$/s;
const NEWER = /^> emptychair (\d{1,4})(?: |$)/;

/** Only the header, as a journal without entries: which game it is, and which version. */
export function parseHeader(text: string, above = 0): Attempt<Journal> {
  return readHeader(withoutMark(text), above);
}

/** `above`: the number of lines of the file before the text. */
export function parse(text: string, above = 0): Attempt<Journal> {
  const whole = withoutMark(text);
  const header = readHeader(whole, above);
  if (!header.ok) return header;
  const entries: Entry[] = [];
  const numbers: number[] = [];
  const { headerLine = 0 } = header.value;
  for (const [number, line] of entryLines(whole, above)) {
    if (number === headerLine) continue;
    const found = line.slice(0, SHOWN);
    if (line.length > ENTRY_LIMIT) return bad({ reason: 'huge', line: number, found });
    const entry = readEntry(line);
    if (!entry || (header.value.format < 2 && formatOf({ seed: 0, entries: [entry] }) > 1))
      return bad({ reason: 'line', line: number, found });
    entries.push(entry);
    numbers.push(number);
  }
  return good({ ...header.value, entries, lines: numbers });
}

/** How much of a line a problem shows. */
const SHOWN = 60;

/** Without the mark that some programs write at the beginning of a file. */
export function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

/** The entry lines with their numbers; a generator, because a file may have millions of other lines. */
function* entryLines(text: string, above = 0): Generator<readonly [number: number, line: string]> {
  let number = above;
  for (let start = 0; start <= text.length; ) {
    const end = text.indexOf('\n', start);
    const stop = end < 0 ? text.length : end;
    number++;
    if (text[start] === '>') yield [number, text.slice(start, stop).trimEnd()];
    start = stop + 1;
  }
}

function readHeader(text: string, above: number): Attempt<Journal & { readonly format: number }> {
  if (text.trim() === '') return bad({ reason: 'empty' });
  if (!/(?:^|\n)> emptychair/.test(text)) return bad({ reason: 'foreign' });
  const [[number, line] = [1, '']] = entryLines(text, above);
  const at = { line: number, found: line.slice(0, SHOWN) };
  const format = Number(NEWER.exec(line.slice(0, SHOWN))?.[1] ?? 0);
  if (format > FORMAT)
    return bad({ reason: 'newer-format', ...at, found: String(format), expected: String(FORMAT) });
  if (line.length > HEADER_LIMIT) return bad({ reason: 'huge', ...at });
  const header = HEADER.exec(line);
  if (!header) return bad({ reason: 'header', ...at });
  const [, , game = '', version, digits = '', json = ''] = header;
  const seed = readSeed(digits);
  if (excess(json, HEADER_LIMIT)) return bad({ reason: 'huge', ...at });
  const twice = duplicateKey(json);
  if (twice !== undefined) return bad({ reason: 'twice', ...at, found: twice.slice(0, SHOWN) });
  const options = readJson(json);
  if (typeof options !== 'object' || options === null || seed === undefined || formatOf({ seed }) > format)
    return bad({ reason: 'header', ...at });
  const journal = { game, version: Number(version), seed, headerLine: number, format };
  return good({ ...journal, options: { ...options }, entries: [], lines: [] });
}

function readSeed(digits: string): Seed | undefined {
  if (/^[0-9a-f]{32}$/.test(digits)) return digits;
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : undefined;
}

/** Words that begin other kinds of entries, so no seat may have these names. */
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
  'draws',
  'key',
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
  draws: /^> draws (?:key ([0-9a-f]{64})|seed (\d{1,16}|[0-9a-f]{32}))$/,
  key: /^> key ([0-9a-f]{64})$/,
};
const PLAY = new RegExp(`^> ([a-z][a-z0-9-]{0,39}) (${MOVE})$`);

/** Parses one line as an entry, if it has the right form. */
export function readEntry(line: string): Entry | undefined {
  const word = /^> ([a-z0-9-]+)/.exec(line)?.[1] ?? '';
  if (!RESERVED.includes(word)) {
    const [, by, move] = PLAY.exec(line) ?? [];
    return by === undefined || move === undefined ? undefined : { kind: 'move', by, move };
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
      return isState(b) ? { kind: 'check', hash: a, state: b } : undefined;
    case 'rules':
      return { kind: 'rules', version: Number(a), keep: Number(b) };
    case 'from':
      return { kind: 'from', id: a, n: Number(b) };
    case 'draws': {
      if (a) return { kind: 'draws', source: { by: 'key', hash: a } };
      const seed = readSeed(b);
      return seed === undefined ? undefined : { kind: 'draws', source: { by: 'seed', seed } };
    }
    case 'key':
      return { kind: 'key', key: a };
  }
  return undefined;
}

function isState(json: string): boolean {
  return !excess(json, ENTRY_LIMIT) && duplicateKey(json) === undefined && typeof readJson(json) === 'object';
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
