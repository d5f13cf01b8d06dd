/**
 * What an undo, a redo or a correction asks of the real table. It is asked until it is done, also after a reload or a
 * look elsewhere: this window remembers which entries of the journal changed the table, and works the list out anew.
 */
import * as v from 'valibot';
import type { AnySpec } from '../../kernel/game.ts';
import { type Entry, formatEntry } from '../../kernel/journal.ts';
import { type Change, difference, onTheTable, type Scene } from '../../kernel/scene.ts';
import type { Played } from '../../kernel/session.ts';
import { readKept } from './kept.ts';
import type { Sitting } from './sitting.ts';

export interface TableWork {
  readonly changes: readonly Change[];
  readonly after: Scene;
  /** The steps that were taken back, the first one first. */
  readonly undone: readonly Played<AnySpec>[];
}

/** The table at one moment, when the journal had so many entries. */
export interface Stood {
  readonly scene: Scene;
  readonly entries: number;
}

export class ToDo {
  work: TableWork | undefined;
  private stood: Stood | undefined;
  private readonly sitting: Sitting;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  get asItStands(): Stood {
    return { scene: this.sitting.scene(), entries: this.sitting.session.entries.length };
  }

  /** Corrections in a row are told together. */
  get beforeCorrections(): Stood {
    const { stood } = this;
    const inARow = stood && this.sitting.session.entries[stood.entries]?.kind === 'adjust';
    return inARow ? stood : this.asItStands;
  }

  ask(stood: Stood, undone: TableWork['undone']): void {
    this.workOut(stood, undone);
    remember(this.sitting.record.id, { from: stood.entries, to: this.sitting.session.entries.length });
  }

  clear(): void {
    if (!this.work) return;
    this.work = undefined;
    this.stood = undefined;
    remember(this.sitting.record.id, undefined);
  }

  /** What was asked before this window looked elsewhere, if nothing was played since. */
  recall(): void {
    const { session, record, game, inspect } = this.sitting;
    const span = remembered(record.id);
    if (!span || span.to > session.entries.length || !session.entries.slice(span.to).every(leavesTable))
      return;
    const lines = session.entries.slice(0, span.from).map(formatEntry);
    const before = readKept(game, { record, lines }, inspect);
    if (!before.ok) return;
    const back = before.value.line.length - session.line.length;
    const stood = { scene: this.sitting.scene(before.value.state), entries: span.from };
    this.workOut(stood, back > 0 ? session.undone.slice(-back).reverse() : []);
    // That nothing had to be put right after a redo or a correction is no news any more.
    if (back <= 0 && this.work?.changes.every(({ do: what }) => what === 'set')) this.clear();
  }

  private workOut(stood: Stood, undone: TableWork['undone']): void {
    const after = this.sitting.scene();
    const appDraws = !this.sitting.record.own;
    const changes = difference(onTheTable(stood.scene, appDraws), onTheTable(after, appDraws));
    this.work = { changes, after, undone };
    this.stood = stood;
  }
}

const leavesTable = ({ kind }: Entry) => kind === 'note' || kind === 'mark';

/** The entries that changed the table: from the first one to before the second. */
const Span = v.object({ from: v.number(), to: v.number() });

const key = (id: string) => `emptychair.todo.${id}`;

/** In this window alone: another one has its own table before it. */
function remember(id: string, span: v.InferOutput<typeof Span> | undefined): void {
  try {
    if (span) sessionStorage.setItem(key(id), JSON.stringify(span));
    else sessionStorage.removeItem(key(id));
  } catch {
    // No storage: the list holds as long as the table is open.
  }
}

function remembered(id: string): v.InferOutput<typeof Span> | undefined {
  try {
    const span = v.safeParse(Span, JSON.parse(sessionStorage.getItem(key(id)) ?? 'null'));
    return span.success ? span.output : undefined;
  } catch {
    return undefined;
  }
}
