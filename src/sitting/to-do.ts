/**
 * The list of what to put right on the real table after undos, redos and corrections. It stays until it is done;
 * several in a row make one list.
 */
import type { AnySpec } from '../kernel/game.ts';
import type { Entry } from '../kernel/session/journal.ts';
import type { Session } from '../kernel/session/session.ts';
import { inBounds } from '../kernel/session/step.ts';
import { snapshot, type TableSnapshot, type ToDoList, toDoList, undoneSince } from './to-do-list.ts';

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
  private journalSpan: Span | undefined;
  private start: TableSnapshot | undefined;
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

  ask(start: TableSnapshot): void {
    this.begin(start, { from: start.entries, to: this.host.session.entries.length });
  }

  /**
   * After a correction of these facts, made or undone: the real table is as they say, so the list starts from that too,
   * and the rest of it is still to do. A list that can't start from it is dropped.
   */
  correct(facts: readonly string[]): void {
    const { start, ticked } = this;
    const { game, state, entries } = this.host.session;
    if (!start || ticked) return this.clear();
    for (const id of facts) {
      const [now, before] = [state, start.state].map((each) =>
        game.facts(each).find((fact) => fact.id === id),
      );
      if (!now || !before || !inBounds(before, String(now.value))) return this.clear();
      if (before.value !== now.value) game.adjust(start.state, id, now.value);
    }
    this.begin(start, { from: start.entries, to: entries.length });
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
    this.begin({ ...snapshot(session), entries: span.from }, span);
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

const leavesTable = ({ kind }: Entry) => kind === 'note' || kind === 'mark';
