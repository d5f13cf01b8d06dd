/**
 * What undos, redos and corrections ask of the real table. It is asked until it is done, several in a row together,
 * also after a reload or a look elsewhere: this window remembers which entries of the journal changed the table, and
 * works the list out anew.
 */
import * as v from 'valibot';
import type { AnySpec } from '../../kernel/game.ts';
import { type Change, difference, onTheTable, type Scene } from '../../kernel/scene.ts';
import { type Entry, formatEntry } from '../../kernel/session/journal.ts';
import type { Played } from '../../kernel/session/session.ts';
import { readKept } from './kept.ts';
import type { Sitting } from './sitting.ts';

export interface TableWork {
  readonly changes: readonly Change[];
  readonly after: Scene;
  /** The steps that were taken back, the first one first. */
  readonly undone: readonly Played<AnySpec>[];
}

/** The real table as it was last known to be in order: what stood then, and how many entries the journal had. */
export interface Stood {
  readonly scene: Scene;
  readonly line: readonly Played<AnySpec>[];
  readonly entries: number;
}

export class ToDo {
  work: TableWork | undefined;
  /** All of it is ticked off: the table is in order again, although nobody has said so yet. */
  ticked = false;
  private stood: Stood | undefined;
  private readonly sitting: Sitting;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  get asItStands(): Stood {
    if (this.stood && !this.ticked) return this.stood;
    const { line, entries } = this.sitting.session;
    return { scene: this.sitting.scene(), line: [...line], entries: entries.length };
  }

  ask(stood: Stood): void {
    this.workOut(stood);
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
    const { line, state } = before.value;
    const { changes, undone } = this.workOut({ scene: this.sitting.scene(state), line, entries: span.from });
    // That nothing had to be put right after a redo or a correction is no news any more.
    if (undone.length === 0 && changes.every(({ do: what }) => what === 'set')) this.clear();
  }

  private workOut(stood: Stood): TableWork {
    const { session, record } = this.sitting;
    const after = this.sitting.scene();
    const appDraws = !record.own;
    const changes = difference(onTheTable(stood.scene, appDraws), onTheTable(after, appDraws));
    const parted = stood.line.findIndex(({ entry }, i) => entry !== session.line[i]?.entry);
    const undone = parted < 0 ? [] : stood.line.slice(parted);
    this.work = { changes, after, undone };
    this.stood = stood;
    this.ticked = false;
    return this.work;
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
