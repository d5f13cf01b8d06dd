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
import { called } from './name.ts';
import type { SavedHere } from './saved-game.ts';
import { rememberToDo } from './to-do-memory.ts';
import { rememberUnsaved } from './unsaved.ts';

/** A game's name, and who draws. */
type RecordPatch = Partial<Pick<GameRecord, 'name' | 'own' | 'guided'>>;

export class LocalGame implements SavedHere {
  readonly shared = undefined;
  /** Incremented on every change of what is stored. */
  readonly changes = new Signal(0);
  notSaved = false;
  /** Another window continued the game; `apart` if this window's steps became a separate game. */
  caughtUp: false | 'here' | 'apart' = false;
  /** What to tell the player about the opened game, until the next act. */
  about: Resumed<AnySpec> | undefined;
  record: GameRecord;
  readonly sitting: Sitting;
  readonly store: Store;
  readonly entry: GameEntry;
  private readonly inspect: Inspect;
  /** How many entries are written. */
  private stored: number;
  private unwritten: RecordPatch | undefined;
  private writing: Promise<void> = Promise.resolve();
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
    this.record = record;
    this.about = about;
    this.stored = record.count;
    this.acts = sitting.acts;
    this.span = sitting.toDo.span;
    // Both live equally long, so there is no need to unsubscribe.
    sitting.changes.watch(() => this.onChange());
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
    if (sitting.playerDraws !== record.own) this.keep({ own: sitting.playerDraws });
    else if (sitting.session.entries.length > this.stored) void this.save();
  }

  /** Listens to other windows and to the closing of this one, until the returned function is called. */
  start(): () => void {
    const { id } = this.record;
    const unlisten = listen((news) => {
      if (news.id !== id) return;
      // A read error is reported when there is something to write.
      this.writing = this.writing.then(() => this.catchUp(false)).catch(() => undefined);
    });
    const cancel = saveOnPageHide(id, () => ({
      from: this.stored,
      lines: this.sitting.session.entries.slice(this.stored).map(formatEntry),
    }));
    return () => {
      unlisten();
      // A player who leaves the table may close the window next.
      void this.writing.then(cancel);
    };
  }

  private changed(): void {
    this.changes.value++;
  }

  rename(name: string): void {
    this.keep({ name: called(name) });
  }

  endGuide(): void {
    this.keep({ guided: false });
  }

  /** Takes effect here at once; if it can't be saved now, the next save includes it. */
  private keep(patch: RecordPatch): void {
    this.record = { ...this.record, ...patch };
    this.unwritten = { ...this.unwritten, ...patch };
    void this.save();
    this.changed();
  }

  /** Writes what isn't stored yet, after the current write. */
  save(): Promise<void> {
    this.writing = this.writing.then(async () => {
      const { record, stored, unwritten } = this;
      const lines = this.sitting.session.entries.slice(stored).map(formatEntry);
      if (lines.length === 0 && !unwritten) return;
      try {
        if (unwritten) {
          await this.store.patch(record.id, unwritten);
          if (this.unwritten === unwritten) this.unwritten = undefined;
          if (lines.length === 0) announce(record.id, stored);
        }
        if (lines.length > 0) {
          const result = await this.store.append(record.id, stored, lines, Date.now());
          if (result === 'behind') return await this.catchUp(true);
          this.stored = stored + lines.length;
          this.record = { ...this.record, count: this.stored, demo: false };
          announce(record.id, this.stored);
        }
        if (this.notSaved) this.tellSaved(true);
      } catch {
        this.tellSaved(false);
      }
    });
    return this.writing;
  }

  private tellSaved(yes: boolean): void {
    this.notSaved = !yes;
    rememberUnsaved(this, !yes);
    this.changed();
  }

  /** The game's name and who draws, as another window set them. */
  private takeNames(kept: GameRecord | undefined): void {
    if (!kept) return;
    const { name, own } = { ...kept, ...this.unwritten };
    if (name === this.record.name && own === this.record.own) return;
    this.record = { ...this.record, name, own };
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
    const { sitting } = this;
    const kept = await this.store.load(this.record.id);
    // Another window brought the game to a shared table.
    if (kept?.record.shared) return location.reload();
    if (!lost && (!kept || kept.record.count === this.stored)) return this.takeNames(kept?.record);
    if (!kept) return this.keepWhole();
    const read = readKept(sitting.game, kept, this.inspect);
    if (!read.ok) {
      // Written by a newer version: this window's steps are in no store, and the player must know.
      if (lost) throw new Error('no way to go on from what is kept');
      return;
    }
    const apart = this.notSaved && sitting.session.entries.length > this.stored;
    if (apart) {
      const { name, own } = this.record;
      const at = sitting.session.items[this.stored]?.at ?? 0;
      const as = { name: await branchName(name, this.entry.meta, at), own };
      await createGame(this.store, sitting.session, Date.now(), as);
    }
    this.record = { ...kept.record, ...this.unwritten };
    this.stored = kept.record.count;
    this.caughtUp = apart ? 'apart' : 'here';
    sitting.replaceSession(read.value);
    this.applyDrawer();
    if (this.notSaved && !this.unwritten) this.tellSaved(true);
    else this.changed();
  }

  /** The store has lost the game, for example because the browser's data was cleared; this window still has all of it. */
  private async keepWhole(): Promise<void> {
    const lines = this.sitting.session.entries.map(formatEntry);
    const record = { ...this.record, count: lines.length, updated: Date.now() };
    await this.store.create(record, lines);
    this.record = { ...record, ...this.unwritten };
    this.stored = lines.length;
    announce(record.id, this.stored);
    if (this.notSaved) this.tellSaved(true);
  }
}
