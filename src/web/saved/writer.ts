/** Writes a game's record and lines to the store, one change after the other. What fails is written with the next save. */
import { announce } from '../store/news.ts';
import type { GameRecord, Patch, Store } from '../store/store.ts';

interface Written {
  linesFrom(stored: number): readonly string[];
  /** Another window was faster. True if what is still missing is to be appended to what is stored now. */
  behind(): Promise<boolean>;
  changed(): void;
}

export class Writer {
  record: GameRecord;
  /** How many lines are stored. */
  stored: number;
  notSaved = false;
  /** Changes of the record that aren't stored yet. */
  unwritten: Patch | undefined;
  private writing: Promise<void> = Promise.resolve();
  private readonly store: Store;
  private readonly game: Written;

  constructor(store: Store, record: GameRecord, stored: number, game: Written) {
    this.store = store;
    this.record = record;
    this.stored = stored;
    this.game = game;
  }

  /** Takes effect here at once; if it can't be saved now, the next save includes it. */
  patch(patch: Patch): void {
    this.record = { ...this.record, ...patch };
    this.unwritten = { ...this.unwritten, ...patch };
    void this.save();
    this.game.changed();
  }

  /** This is stored now; changes that aren't stored yet still hold. */
  took(record: GameRecord): void {
    this.record = { ...record, ...this.unwritten };
    this.stored = record.count;
  }

  /** Writes what isn't stored yet, after the current write. */
  save(): Promise<void> {
    return this.run(() => this.write());
  }

  /** After the current write. An error means that the game isn't saved. */
  run(work: () => Promise<void>): Promise<void> {
    return this.after(async () => {
      try {
        await work();
        if (!this.notSaved) return;
        this.notSaved = false;
      } catch {
        this.notSaved = true;
      }
      this.game.changed();
    });
  }

  /** After the current write, whatever that says. */
  after(work: () => Promise<void> | void): Promise<void> {
    this.writing = this.writing.then(work);
    return this.writing;
  }

  private async write(): Promise<void> {
    const { stored, unwritten } = this;
    const { id } = this.record;
    const lines = this.game.linesFrom(stored);
    if (unwritten) {
      await this.store.patch(id, unwritten);
      if (this.unwritten === unwritten) this.unwritten = undefined;
      if (lines.length === 0) announce(id, stored);
    }
    if (lines.length === 0) return;
    if ((await this.store.append(id, stored, lines, Date.now())) === 'behind') {
      if (await this.game.behind()) await this.write();
      return;
    }
    announce(id, stored + lines.length);
    // Meanwhile another game may have begun under a new id.
    if (this.record.id !== id) return;
    this.stored = stored + lines.length;
    this.record = { ...this.record, count: this.stored, demo: false };
  }
}
