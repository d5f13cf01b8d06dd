/**
 * Where a game that is being played is kept. It is always whole in memory: what its file can't take goes into another
 * file, or at last onto the screen as text, and is never lost.
 */
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import { Fault, oneLine, type Terminal } from '../terminal.ts';
import { NotSaved, type SaveFile } from './files.ts';
import { exists } from './place.ts';

/** A line that the player types, undefined at the end of input. */
type Ask = (question: string) => Promise<string | undefined>;

export class Keeping {
  private readonly terminal: Terminal;
  private readonly game: string;
  private kept: SaveFile | undefined;
  /** The file is not as this game left it: nothing more is written to it. */
  private lost = false;
  /** The app chose another file by itself. */
  private moved = false;

  constructor(terminal: Terminal, game: string, save: SaveFile | undefined) {
    this.terminal = terminal;
    this.game = game;
    this.kept = save;
  }

  /** What the game is called, for a branch to remember. */
  get id(): string {
    const file = this.kept?.file ?? this.game;
    const name = basename(file, extname(file)).replace(/[^A-Za-z0-9]+/g, '-');
    return name.replace(/^-|-$/g, '').slice(0, 60) || 'game';
  }

  /** After every entry. A full disk does not end the game: every later save tries again with all of it. */
  save(session: Session<AnySpec>): void {
    if (this.lost) return;
    try {
      this.kept?.save(session);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.terminal.err(error.message);
      if (error instanceof NotSaved) return;
      this.lost = true;
      if (!this.terminal.live) this.moveByItself(session);
    }
  }

  /** From now on in a new file; a fault where that can't be. */
  into(save: SaveFile, branch: Session<AnySpec>): void {
    if (exists(save.file)) throw new Fault(this.terminal.program.files.exists(save.file, ''));
    save.save(branch);
    this.kept = save;
    this.lost = false;
    this.moved = false;
  }

  /** Where the file is not this game's any more, the player names another one. */
  async settle(session: Session<AnySpec>, ask: Ask): Promise<void> {
    const { words, err } = this.terminal;
    while (this.lost && this.kept) {
      const free = freeName(this.kept.file, dirname(this.kept.file));
      const line = await ask(words.play.saveWhere(oneLine(free)));
      if (line === undefined) return;
      try {
        this.move(line || free, session);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        err(error.message);
      }
    }
  }

  /** The last save; the exit code: 1 where the game is not where the player wanted it. */
  async finish(session: Session<AnySpec>, ask: Ask): Promise<number> {
    const { words, out, err, live } = this.terminal;
    if (!this.kept) {
      out(words.play.notSaved);
      return 0;
    }
    try {
      if (!this.lost) this.kept.save(session);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      err(error.message);
      this.lost = true;
    }
    if (live) await this.settle(session, ask);
    if (this.lost) this.moveByItself(session);
    if (!this.lost) {
      out(words.play.saved(oneLine(this.kept.file)));
      return this.moved ? 1 : 0;
    }
    err(words.play.asText);
    for (const line of this.kept.textOf(session).trimEnd().split('\n')) out(line);
    return 1;
  }

  /** Beside the file, else where the system keeps what is temporary. */
  private moveByItself(session: Session<AnySpec>): void {
    const { file } = this.kept as SaveFile;
    for (const folder of [dirname(file), tmpdir()]) {
      try {
        this.move(freeName(file, folder), session);
        this.moved = true;
        return;
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        this.terminal.err(error.message);
      }
    }
  }

  private move(file: string, session: Session<AnySpec>): void {
    const { terminal } = this;
    if (exists(file)) throw new Fault(terminal.program.files.exists(file, ''));
    this.kept = this.kept?.movedTo(file, session);
    this.lost = false;
    terminal.err(terminal.words.play.movedTo(file));
  }
}

/** `game-2.txt` for `game.txt`, or the first number that is free. */
function freeName(file: string, folder: string): string {
  const extension = extname(file);
  const name = basename(file, extension).replace(/-\d{1,3}$/, '');
  const numbered = (n: number) => join(folder, `${name}-${n}${extension}`);
  let n = 2;
  // What can't even be looked at counts as taken; the attempt to write will say why.
  while (n < 999 && exists(numbered(n))) n++;
  return numbered(n);
}
