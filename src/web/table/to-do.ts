/**
 * What undos, redos and corrections ask of the real table. It is asked until it is done, several in a row together,
 * also after a reload or a look elsewhere: this window remembers which entries of the journal changed the table, and
 * works the list out anew.
 */
import * as v from 'valibot';
import { type Entry, formatEntry } from '../../kernel/session/journal.ts';
import { type Stood, standing, type TableWork, tableWork, undoneSince } from '../../sitting/table-work.ts';
import { readKept } from './kept.ts';
import type { Sitting } from './sitting.ts';

export class ToDo {
  /** All of it is ticked off: the table is in order again, although nobody has said so yet. */
  ticked = false;
  private stood: Stood | undefined;
  /** The list as it was last worked out, and for which table. */
  private last: { readonly key: string; readonly work: TableWork } | undefined;
  private readonly sitting: Sitting;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  get asItStands(): Stood {
    return this.stood && !this.ticked ? this.stood : standing(this.sitting.session);
  }

  /** For the eyes that are at the screen now: who is handed the device must not read another seat's list. */
  get work(): TableWork | undefined {
    const { stood, last } = this;
    if (!stood) return undefined;
    const { session, record, seat } = this.sitting;
    const key = `${seat} ${record.own} ${session.entries.length}`;
    if (last?.key === key) return last.work;
    const work = tableWork(session, stood.state, undoneSince(stood, session), seat, record.own);
    this.last = { key, work };
    return work;
  }

  ask(stood: Stood): void {
    this.begin(stood);
    remember(this.sitting.record.id, { from: stood.entries, to: this.sitting.session.entries.length });
  }

  clear(): void {
    if (!this.stood) return;
    this.begin(undefined);
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
    this.begin({ ...standing(before.value), entries: span.from });
    // That nothing had to be put right after a redo or a correction is no news any more.
    const { undone = [], changes = [] } = this.work ?? {};
    if (undone.length === 0 && changes.every(({ do: what }) => what === 'set')) this.clear();
  }

  private begin(stood: Stood | undefined): void {
    this.stood = stood;
    this.last = undefined;
    this.ticked = false;
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
