/**
 * The list of what to put right on the real table after undos, redos and corrections. It stays until it is done;
 * several in a row make one list.
 */
import type { AnySpec } from '../kernel/game.ts';
import type { Entry } from '../kernel/session/journal.ts';
import type { Played, Session } from '../kernel/session/session.ts';
import { follow, snapshot, type TableSnapshot, type ToDoList, toDoList, undoneSince } from './to-do-list.ts';

/** The part of the sitting that the list uses. */
interface Host {
  readonly session: Session<AnySpec>;
  readonly viewer: string;
  readonly playerDraws: boolean;
}

/** The journal's entries that changed the table: `from` included, `to` not. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export class ToDo {
  private allTicked = false;
  /** The last step when the player confirmed a list: what its tap asked for is done too. */
  private confirmedAt: number | undefined;
  private journalSpan: Span | undefined;
  private start: TableSnapshot | undefined;
  /** What the last act undid; a redo undoes nothing. */
  undoneNow: readonly Played<AnySpec>[] = [];
  /** The list as last computed, and for which position and viewer. */
  private last: { readonly key: string; readonly work: ToDoList } | undefined;
  private readonly host: Host;

  constructor(host: Host) {
    this.host = host;
  }

  /** Everything is ticked off: the table is in order, though the player hasn't confirmed it yet. */
  get ticked(): boolean {
    return this.allTicked;
  }

  tick(all: boolean): void {
    this.allTicked = all;
  }

  /** Enough to compute the list again after a reload; undefined if there is no list. */
  get span(): Span | undefined {
    return this.journalSpan;
  }

  /** The table that a new list starts from. */
  get before(): TableSnapshot {
    return this.start && !this.ticked ? this.start : snapshot(this.host.session);
  }

  /** The list for the current viewer: the next person must not read another seat's list. */
  get work(): ToDoList | undefined {
    const { start, last } = this;
    if (!start) return undefined;
    const { session, viewer, playerDraws } = this.host;
    const key = `${viewer} ${playerDraws} ${session.entries.length}`;
    if (last?.key === key) return last.work;
    const work = toDoList(session, start.state, undoneSince(start, session), viewer, playerDraws);
    this.last = { key, work };
    return work;
  }

  /** `undone`: by this act. Back at the start there is nothing to put right, and the last tap is the news again. */
  ask(start: TableSnapshot, undone: readonly Played<AnySpec>[]): void {
    const { line } = this.host.session;
    if (line.length === start.line.length && undoneSince(start, { line }).length === 0) return this.clear();
    this.undoneNow = undone;
    this.begin(start, { from: start.entries, to: this.host.session.entries.length });
  }

  /**
   * After a correction of these facts, made or undone: the real table is as they say, so the list starts from that too,
   * and the rest of it is still to do. A list that can't start from it is dropped.
   */
  correct(facts: readonly string[]): void {
    const { start, ticked } = this;
    const { session } = this.host;
    if (!start) return this.clear();
    if (ticked || !follow(session, start.state, facts)) return this.confirm();
    this.begin(start, { from: start.entries, to: session.entries.length });
  }

  /** The real table is in order. */
  confirm(): void {
    this.confirmedAt = lastStep(this.host.session);
    this.clear();
  }

  /** Whether a list was confirmed after this tap. */
  get confirmed(): boolean {
    return this.confirmedAt !== undefined && this.confirmedAt === lastStep(this.host.session);
  }

  clear(): void {
    this.begin(undefined, undefined);
  }

  /** Restores an earlier list if nothing was played since; `before` reads the game up to an entry. */
  recall(span: Span, before: (entries: number) => Session<AnySpec> | undefined): void {
    const { entries } = this.host.session;
    if (span.to > entries.length || !entries.slice(span.to).every(leavesTable)) return;
    const session = before(span.from);
    if (!session) return;
    const start = { ...snapshot(session), entries: span.from };
    this.undoneNow = undoneSince(start, this.host.session);
    this.begin(start, span);
    this.correct(entries.slice(span.from).flatMap((entry) => (entry.kind === 'adjust' ? [entry.fact] : [])));
    // After a reload, don't repeat that there is nothing to do.
    const { undone = [], changes = [] } = this.work ?? {};
    if (undone.length === 0 && changes.every(({ do: what }) => what === 'set')) this.clear();
  }

  private begin(start: TableSnapshot | undefined, span: Span | undefined): void {
    this.start = start;
    this.journalSpan = span;
    this.last = undefined;
    this.allTicked = false;
  }
}

/** The entry of the last step but for corrections. */
function lastStep({ line }: Session<AnySpec>): number | undefined {
  return line.findLast(({ step }) => step.kind !== 'adjust')?.entry;
}

const leavesTable = ({ kind }: Entry) => kind === 'note' || kind === 'mark';
