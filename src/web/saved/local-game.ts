/**
 * Saves the game that is open in this window. It watches the sitting and the store: the sitting changes at once, and
 * its entries are then written in order. If another window was faster, this one loads what is stored.
 */
import type { Entry as GameEntry } from '../../games/catalogue.ts';
import type { AnySpec } from '../../kernel/game.ts';
import type { Inspect } from '../../kernel/options.ts';
import { formatEntry } from '../../kernel/session/journal.ts';
import type { Resumed } from '../../kernel/session/resume.ts';
import { Signal } from '../../sitting/signal.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import type { Span } from '../../sitting/to-do.ts';
import { saveOnPageHide } from '../store/last-steps.ts';
import { announce, listen } from '../store/news.ts';
import type { GameRecord, Store } from '../store/store.ts';
import { branchName } from './branch-name.ts';
import { createGame, readKept } from './kept.ts';
import { cleanName } from './name.ts';
import type { SavedHere } from './saved-game.ts';
import { rememberToDo } from './to-do-memory.ts';
import { rememberUnsaved } from './unsaved.ts';
import { Writer } from './writer.ts';

export class LocalGame implements SavedHere {
  readonly shared = undefined;
  /** Incremented on every change of what is stored. */
  readonly changes = new Signal(0);
  /** Another window continued the game; `apart` if this window's steps became a separate game. */
  caughtUp: false | 'here' | 'apart' = false;
  /** What to tell the player about the opened game, until the next act. */
  about: Resumed<AnySpec> | undefined;
  readonly sitting: Sitting;
  readonly store: Store;
  readonly entry: GameEntry;
  private readonly inspect: Inspect;
  private readonly writer: Writer;
  /** What was last seen of the sitting. */
  private acts: number;
  private span: Span | undefined;

  constructor(
    sitting: Sitting,
    store: Store,
    entry: GameEntry,
    inspect: Inspect,
    record: GameRecord,
    about?: Resumed<AnySpec>,
  ) {
    this.sitting = sitting;
    this.store = store;
    this.entry = entry;
    this.inspect = inspect;
    this.about = about;
    this.writer = new Writer(store, record, record.count, {
      linesFrom: (stored) => sitting.session.entries.slice(stored).map(formatEntry),
      behind: async () => {
        await this.catchUp(true);
        return false;
      },
      changed: () => this.changed(),
    });
    this.acts = sitting.acts;
    this.span = sitting.toDo.span;
    // Both live equally long, so there is no need to unsubscribe.
    sitting.changes.watch(() => this.onChange());
  }

  get record(): GameRecord {
    return this.writer.record;
  }

  get notSaved(): boolean {
    return this.writer.notSaved;
  }

  /** Saves what is new in the sitting. */
  private onChange(): void {
    const { sitting, record } = this;
    if (sitting.acts !== this.acts) {
      this.acts = sitting.acts;
      this.caughtUp = false;
      this.about = undefined;
    }
    if (sitting.toDo.span !== this.span) {
      this.span = sitting.toDo.span;
      rememberToDo(record.id, this.span);
    }
    if (sitting.playerDraws !== record.own) this.writer.patch({ own: sitting.playerDraws });
    else if (sitting.session.entries.length > this.writer.stored) void this.save();
  }

  /** Listens to other windows and to the closing of this one, until the returned function is called. */
  start(): () => void {
    const { id } = this.record;
    const unlisten = listen((news) => {
      if (news.id !== id) return;
      // A read error is reported when there is something to write.
      void this.writer.after(() => this.catchUp(false).catch(() => undefined));
    });
    const cancel = saveOnPageHide(id, () => ({
      from: this.writer.stored,
      lines: this.sitting.session.entries.slice(this.writer.stored).map(formatEntry),
    }));
    return () => {
      unlisten();
      // A player who leaves the table may close the window next.
      void this.writer.after(cancel);
    };
  }

  private changed(): void {
    rememberUnsaved(this, this.notSaved);
    this.changes.value++;
  }

  rename(name: string): void {
    this.writer.patch({ name: cleanName(name) });
  }

  guide(on: boolean): void {
    this.writer.patch({ guided: on, guidedFrom: on ? this.sitting.session.line.length : 0 });
  }

  save(): Promise<void> {
    return this.writer.save();
  }

  /** The game's name and who draws, as another window set them. */
  private takeNames(kept: GameRecord | undefined): void {
    if (!kept) return;
    const { name, own } = { ...kept, ...this.writer.unwritten };
    if (name === this.record.name && own === this.record.own) return;
    this.writer.record = { ...this.record, name, own };
    this.applyDrawer();
    this.changed();
  }

  private applyDrawer(): void {
    const { own } = this.record;
    if (own !== this.sitting.playerDraws) this.sitting.setPlayerDraws(own);
  }

  /**
   * Loads what another window has written. If `lost`, this window's steps no longer fit. Steps shown as unsaved become
   * a separate game.
   */
  private async catchUp(lost: boolean): Promise<void> {
    const { sitting, writer } = this;
    const kept = await this.store.load(this.record.id);
    // Another window brought the game to a shared table.
    if (kept?.record.shared) return location.reload();
    if (!lost && (!kept || kept.record.count === writer.stored)) return this.takeNames(kept?.record);
    if (!kept) return this.keepWhole();
    const read = readKept(sitting.game, kept, this.inspect);
    if (!read.ok) {
      // Written by a newer version: this window's steps are in no store, and the player must know.
      if (lost) throw new Error("the stored game can't be continued");
      return;
    }
    const apart = this.notSaved && sitting.session.entries.length > writer.stored;
    if (apart) {
      const { name, own } = this.record;
      const at = sitting.session.items[writer.stored]?.at ?? 0;
      const as = { name: await branchName(name, this.entry.meta, at), own };
      await createGame(this.store, sitting.session, Date.now(), as);
    }
    writer.took(kept.record);
    this.caughtUp = apart ? 'apart' : 'here';
    sitting.replaceSession(read.value);
    this.applyDrawer();
    if (!writer.unwritten) writer.notSaved = false;
    this.changed();
  }

  /** The store has lost the game, for example because the browser's data was cleared; this window still has all of it. */
  private async keepWhole(): Promise<void> {
    const lines = this.sitting.session.entries.map(formatEntry);
    const record = { ...this.record, count: lines.length, updated: Date.now() };
    await this.store.create(record, lines);
    this.writer.took(record);
    announce(record.id, lines.length);
  }
}
