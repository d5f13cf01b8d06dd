/** Writes saved games; every problem becomes one clear line. */
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnySpec } from '../../kernel/game.ts';
import { format, formatEntry, formatHeader } from '../../kernel/session/journal.ts';
import type { Session } from '../../kernel/session/session.ts';
import { Fault, type Terminal } from '../terminal.ts';
import { errorCode } from './error-code.ts';
import { Busy, locked } from './lock.ts';
import { dangling, exists, leftovers, putInPlace, sweep, target, tryRoom } from './place.ts';
import { reading, readText } from './read-file.ts';

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
