/**
 * What undos, redos and corrections ask of the real table. It is asked until it is done, several in a row together.
 */
import type { AnySpec } from '../kernel/game.ts';
import type { Entry } from '../kernel/session/journal.ts';
import type { Session } from '../kernel/session/session.ts';
import { type Stood, standing, type TableWork, tableWork, undoneSince } from './table-work.ts';

/** What the list needs to know of the sitting. */
interface Around {
  readonly session: Session<AnySpec>;
  readonly eyes: string;
  readonly own: boolean;
}

/** The entries of the journal that changed the table: from the first one to before the second. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export class ToDo {
  /** All of it is ticked off: the table is in order again, although nobody has said so yet. */
  ticked = false;
  /** Enough to work the list out again after a reload; undefined where nothing is asked. */
  span: Span | undefined;
  private stood: Stood | undefined;
  /** The list as it was last worked out, and for which table. */
  private last: { readonly key: string; readonly work: TableWork } | undefined;
  private readonly around: Around;

  constructor(around: Around) {
    this.around = around;
  }

  /** The table that a list asked now begins from. */
  get before(): Stood {
    return this.stood && !this.ticked ? this.stood : standing(this.around.session);
  }

  /** For the eyes that are at the screen now: the next person must not read another seat's list. */
  get work(): TableWork | undefined {
    const { stood, last } = this;
    if (!stood) return undefined;
    const { session, eyes, own } = this.around;
    const key = `${eyes} ${own} ${session.entries.length}`;
    if (last?.key === key) return last.work;
    const work = tableWork(session, stood.state, undoneSince(stood, session), eyes, own);
    this.last = { key, work };
    return work;
  }

  ask(stood: Stood): void {
    this.begin(stood, { from: stood.entries, to: this.around.session.entries.length });
  }

  clear(): void {
    this.begin(undefined, undefined);
  }

  /** What was asked earlier, if nothing was played since; `before` reads the game up to an entry. */
  recall(span: Span, before: (entries: number) => Session<AnySpec> | undefined): void {
    const { entries } = this.around.session;
    if (span.to > entries.length || !entries.slice(span.to).every(leavesTable)) return;
    const session = before(span.from);
    if (!session) return;
    this.begin({ ...standing(session), entries: span.from }, span);
    // That nothing had to be put right after a redo or a correction is no news any more.
    const { undone = [], changes = [] } = this.work ?? {};
    if (undone.length === 0 && changes.every(({ do: what }) => what === 'set')) this.clear();
  }

  private begin(stood: Stood | undefined, span: Span | undefined): void {
    this.stood = stood;
    this.span = span;
    this.last = undefined;
    this.ticked = false;
  }
}

const leavesTable = ({ kind }: Entry) => kind === 'note' || kind === 'mark';
