/** Reads and writes saved games; every problem becomes one clear line. */

import { accessSync, closeSync, constants, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Entry as Listed } from '../../games/catalogue.ts';
import { entryOf } from '../../games/from-text.ts';
import { inspectionOf } from '../../games/module.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import type { Inspect } from '../../kernel/options.ts';
import {
  format,
  formatEntry,
  formatHeader,
  type Journal,
  type Problem,
  parseHeader,
} from '../../kernel/session/journal.ts';
import { parseFor, type Resumed, resume } from '../../kernel/session/resume.ts';
import type { Session } from '../../kernel/session/session.ts';
import type { Lang, UnboundWords, Words } from '../../kernel/words.ts';
import { notSimulated } from '../../lab/play/simulated.ts';
import { type FileProblem, named, sayProblem, wordsFor } from '../../words/program.ts';
import { Fault, type Terminal } from '../terminal.ts';
import { errorCode } from './error-code.ts';
import { Busy, locked } from './lock.ts';
import { dangling, exists, leftovers, putInPlace, sweep, target, tryRoom } from './place.ts';

/** As much as the app reads. */
const MAX_MB = 64;

/** A text file from outside, or a fault that says why not. */
export function readText(file: string, terminal: Terminal): string {
  const bytes = readBytes(file, terminal);
  const binary = () => new Fault(terminal.program.files.binary(file, ''));
  if (bytes.includes(0)) throw binary();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw binary();
  }
}

/** Any file from outside, or a fault that says why not. */
export function readBytes(file: string, { program }: Terminal): Buffer {
  const fault = (problem: FileProblem, detail = '') => new Fault(program.files[problem](file, detail));
  let handle: number | undefined;
  try {
    // Opening a named pipe like a file would block the program.
    if (statSync(file).isDirectory()) throw fault('directory');
    handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const limit = MAX_MB * 2 ** 20;
    const chunks: Buffer[] = [];
    for (let size = 0; ; ) {
      const chunk = Buffer.alloc(1 << 18);
      const read = readSync(handle, chunk, 0, chunk.length, null);
      if (read === 0) break;
      chunks.push(chunk.subarray(0, read));
      size += read;
      if (size > limit) throw fault('too-large', String(MAX_MB));
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw fault(reading(error), errorCode(error));
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

function reading(error: unknown): FileProblem {
  const known: Record<string, FileProblem> = {
    ENOENT: 'missing',
    ENOTDIR: 'missing',
    EISDIR: 'directory',
    EACCES: 'permission',
    EPERM: 'permission',
  };
  return known[errorCode(error)] ?? 'unreadable-why';
}

export interface OpenedJournal extends Resumed<AnySpec> {
  readonly listed: Listed;
  readonly game: Game<AnySpec>;
  readonly inspect: Inspect;
  readonly words: Words<AnySpec>;
  readonly journal: Journal;
  readonly text: string;
}

/** A saved game, ready to continue; with `to`, only its first `to` entries. */
export async function openJournal(
  file: string,
  terminal: Terminal,
  to?: number,
  components?: Lang,
): Promise<OpenedJournal> {
  return openText(file, readText(file, terminal), terminal, to, components);
}

/** The same from the text of the file; `above` is the number of lines before the game in that file. */
export async function openText(
  file: string,
  text: string,
  terminal: Terminal,
  to?: number,
  components?: Lang,
  above = 0,
): Promise<OpenedJournal> {
  const { program, words: texts, lang } = terminal;
  const say = (problem: Problem, words?: UnboundWords<AnySpec>) =>
    new Fault(`${file}: ${sayProblem(program, problem, words)}`);
  const header = parseHeader(text, above);
  if (!header.ok) throw say(header.problem);
  const listed = await entryOf(header.value);
  if (!listed)
    throw new Fault(`${program.files['unknown-game'](file, header.value.game)} ${texts.wrong.whichModule}`);
  const [game, words, inspect] = await Promise.all([
    listed.game(),
    wordsFor(listed.words, lang, components),
    inspectionOf(listed),
  ]);
  const parsed = parseFor(game, text, above);
  if (!parsed.ok) throw say(parsed.problem);
  const whole = parsed.value;
  if (to !== undefined && to > whole.entries.length)
    throw new Fault(texts.wrong.toEntry(to, whole.entries.length));
  const journal = to === undefined ? whole : { ...whole, entries: upTo(whole.entries, to) };
  const resumed = resume(game, journal, inspect);
  if (!resumed.ok) throw say(resumed.problem, words);
  const { session } = resumed.value;
  const roster = resumed.value.strays.length > 0 ? await listed.bots?.() : undefined;
  return {
    ...resumed.value,
    strays: notSimulated(resumed.value, roster, true),
    listed,
    game,
    inspect,
    words: named(words, session.options, components),
    journal,
    text,
  };
}

/** The first entries; a change of rules only with the position that it wrote down. */
function upTo(entries: Journal['entries'], to: number): Journal['entries'] {
  return entries.slice(0, entries[to - 1]?.kind === 'rules' ? to + 1 : to);
}

/** The disk refused the write; the last save is intact, and the next one may succeed. */
export class NotSaved extends Fault {}

/** Why something could not be written there, as one line. */
export function notWritten(file: string, error: unknown, { program }: Terminal): NotSaved {
  const { files } = program;
  const folder = dirname(file);
  if (error instanceof Busy) return new NotSaved(files.busy(file, ''));
  if (dangling(file)) return new NotSaved(files.dangling(file, ''));
  if (!isFolder(folder)) return new NotSaved(files['no-folder'](file, folder));
  const found = errorCode(error);
  if (found === 'EEXIST') return new NotSaved(files.exists(file, ''));
  return new NotSaved(files[reading(error) === 'permission' ? 'permission' : 'not-written'](file, found));
}

export function isFolder(folder: string): boolean {
  try {
    return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch (error) {
    // What can't be looked at may well be there.
    return errorCode(error) !== 'ENOTDIR';
  }
}

/** What is saved of a game. */
export type Saved = Pick<Session<AnySpec>, 'journal' | 'entries'>;

/**
 * A saved game on disk. The text only ever grows: what the player wrote between the entries stays.
 * Each save is complete or doesn't happen. A file that somebody else has changed is left alone; a lock keeps others
 * from writing between the check and the save.
 */
export class SaveFile {
  readonly file: string;
  private readonly terminal: Terminal;
  /** What is on disk, undefined while there is nothing. */
  private text: string | undefined;
  private written: number;

  constructor(file: string, terminal: Terminal, text?: string, written = 0) {
    this.file = file;
    this.terminal = terminal;
    this.text = text;
    this.written = written;
    if (text !== undefined) tidy(file);
  }

  /** What the file holds once everything so far is saved. */
  textOf(session: Saved): string {
    const { text } = this;
    const fresh = session.entries.slice(this.written).map(formatEntry);
    const before = text === undefined ? `${formatHeader(session.journal)}\n` : text.replace(/(?<!\n)$/, '\n');
    return before + fresh.map((line) => `${line}\n`).join('');
  }

  /** The same game in a new file, with what the player wrote between the entries; this one is left as it is. */
  movedTo(file: string, session: Saved): SaveFile {
    const moved = new SaveFile(file, this.terminal);
    moved.write(this.textOf(session), session.entries.length);
    return moved;
  }

  save(session: Saved): void {
    if (this.text !== undefined && session.entries.length === this.written) return;
    this.write(this.textOf(session), session.entries.length);
  }

  /** Writes the whole journal again, because it belongs to another text now. Returns the name of the copy with the old content. */
  rewrite(session: Saved): string {
    let copy = `${this.file}.old`;
    for (let n = 2; exists(copy); n++) copy = `${this.file}.old${n}`;
    const kept = new SaveFile(copy, this.terminal);
    if (this.text !== undefined) kept.write(this.text, this.written);
    this.write(format(session.journal), session.entries.length);
    return copy;
  }

  private write(next: string, entries: number): void {
    try {
      const place = target(this.file);
      locked(place, () => {
        sweep(place);
        this.checkUnchanged();
        putInPlace(this.file, next);
      });
    } catch (error) {
      throw error instanceof Fault ? error : notWritten(this.file, error, this.terminal);
    }
    this.text = next;
    this.written = entries;
  }

  private checkUnchanged(): void {
    const { wrong } = this.terminal.words;
    const there = exists(this.file);
    if (!there && this.text !== undefined) throw new Fault(wrong.goneMeanwhile(this.file));
    if (there && readText(this.file, this.terminal) !== this.text)
      throw new Fault(wrong.changedMeanwhile(this.file));
  }
}

/** Removes what a killed program left half written; failing to do so does no harm. */
function tidy(file: string): void {
  try {
    const place = target(file);
    if (leftovers(place).length > 0) locked(place, () => sweep(place), 0);
  } catch {
    // Whether the file can be written is for the first save to say.
  }
}

/** Throws if the file can be read but not written, so that the player learns it before the game starts. */
export function mustBeWritable(file: string, terminal: Terminal): void {
  try {
    accessSync(file, constants.W_OK);
    accessSync(dirname(realpathSync(file)), constants.W_OK);
  } catch (error) {
    throw new Fault(notWritten(file, error, terminal).message);
  }
}

/** Why saving there fails although writing is allowed, such as a full disk; undefined if it works. */
export function noRoom(file: string, text: string, terminal: Terminal): string | undefined {
  try {
    const place = target(file);
    locked(place, () => tryRoom(place, text), 0);
    return undefined;
  } catch (error) {
    return error instanceof Busy ? undefined : notWritten(file, error, terminal).message;
  }
}
