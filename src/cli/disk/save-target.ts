/**
 * Where the current game is saved. Memory always has all of it: if its file can't be written, it goes to another file
 * or, as a last resort, onto the screen as text.
 */
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { isStep } from '../../kernel/session/journal.ts';
import { Fault, faultOf, oneLine, type Terminal } from '../terminal.ts';
import { exists } from './place.ts';
import { NotSaved, type Saved, SaveFile } from './save-file.ts';

/** Asks for a line; undefined at the end of input. */
type Ask = (question: string) => Promise<string | undefined>;

export class SaveTarget {
  private readonly terminal: Terminal;
  private readonly game: string;
  private kept: SaveFile | undefined;
  /** Somebody else changed the file: nothing more is written to it. */
  private lost = false;
  /** The app chose another file automatically. */
  private moved = false;

  constructor(terminal: Terminal, game: string, save: SaveFile | undefined) {
    this.terminal = terminal;
    this.game = game;
    this.kept = save;
  }

  /** The game's name, which a branch records. */
  get id(): string {
    const file = this.kept?.file ?? this.game;
    const name = basename(file, extname(file)).replace(/[^A-Za-z0-9]+/g, '-');
    return name.replace(/^-|-$/g, '').slice(0, 60) || 'game';
  }

  /** After every entry. A full disk doesn't end the game: every later save tries again with everything. */
  save(session: Saved): void {
    if (this.lost) return;
    const fault = faultOf(() => this.kept?.save(session));
    if (!fault) return;
    this.terminal.err(fault.message);
    if (fault instanceof NotSaved) return;
    this.lost = true;
    if (!this.terminal.live) this.moveAutomatically(session);
  }

  /** Continues in a new file; says why if that isn't possible. */
  switchTo(save: SaveFile, branch: Saved): string | undefined {
    const fault = faultOf(() => {
      this.mustBeNew(save.file);
      save.save(branch);
    });
    if (fault) return fault.message;
    this.kept = save;
    this.lost = false;
    this.moved = false;
    return undefined;
  }

  /** If the file no longer belongs to this game, the player names another one. */
  async askForFile(session: Saved, ask: Ask): Promise<void> {
    const { words } = this.terminal;
    while (this.lost && this.kept) {
      const free = freeName(this.kept.file, dirname(this.kept.file));
      const line = await ask(words.play.saveWhere(oneLine(free)));
      if (line === undefined) return;
      this.move(line || free, session);
    }
  }

  /** The last save. Returns the exit code: 1 if the game isn't where the player wanted it. */
  async finish(session: Saved, ask: Ask): Promise<number> {
    const { words, out, err, live } = this.terminal;
    const { kept } = this;
    if (!kept) {
      const file = live && session.entries.some(isStep) ? await this.keepIn(session, ask) : undefined;
      out(file === undefined ? words.play.notSaved : words.play.saved(oneLine(file)));
      return 0;
    }
    const fault = this.lost ? undefined : faultOf(() => kept.save(session));
    if (fault) {
      err(fault.message);
      this.lost = true;
    }
    if (live) await this.askForFile(session, ask);
    if (this.lost) this.moveAutomatically(session);
    if (!this.lost) {
      out(words.play.saved(oneLine(this.kept?.file ?? '')));
      return this.moved ? 1 : 0;
    }
    err(words.play.asText);
    for (const line of kept.textOf(session).trimEnd().split('\n')) out(line);
    return 1;
  }

  /** Saves a game that had no file, if the player names one; returns its name. */
  private async keepIn(session: Saved, ask: Ask): Promise<string | undefined> {
    const { words, err } = this.terminal;
    for (;;) {
      const file = await ask(words.play.keepWhere);
      if (!file) return undefined;
      const fault = faultOf(() => {
        this.mustBeNew(file);
        new SaveFile(file, this.terminal).save(session);
      });
      if (!fault) return file;
      err(fault.message);
    }
  }

  /** To a file beside the old one, otherwise to the folder for temporary files. */
  private moveAutomatically(session: Saved): void {
    const { file } = this.kept as SaveFile;
    this.moved = [dirname(file), tmpdir()].some((folder) => this.move(freeName(file, folder), session));
  }

  /** Saves the game in another file, or says why not. */
  private move(file: string, session: Saved): boolean {
    const { words, err } = this.terminal;
    const fault = faultOf(() => {
      this.mustBeNew(file);
      this.kept = this.kept?.movedTo(file, session);
    });
    err(fault?.message ?? words.play.movedTo(file));
    this.lost = fault !== undefined;
    return !this.lost;
  }

  private mustBeNew(file: string): void {
    if (exists(file)) throw new Fault(this.terminal.program.files.exists(file, ''));
  }
}

/** `game-2.txt` for `game.txt`, or the first free number after it. */
function freeName(file: string, folder: string): string {
  const extension = extname(file);
  const name = basename(file, extension).replace(/-\d{1,3}$/, '');
  const numbered = (n: number) => join(folder, `${name}-${n}${extension}`);
  let n = 2;
  // A name that can't be checked counts as taken; the attempt to write says why.
  while (n < 999 && exists(numbered(n))) n++;
  return numbered(n);
}
