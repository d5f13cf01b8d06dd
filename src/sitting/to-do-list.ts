/** What to do on the real table after taps, undos and redos, as one seat may see it. */
import type { AnySpec } from '../kernel/game.ts';
import { onTheTable, type Scene } from '../kernel/scene.ts';
import { type Change, difference } from '../kernel/scene-changes.ts';
import type { Played, Session } from '../kernel/session/session.ts';
import { inBounds } from '../kernel/session/step.ts';
import type { Undone } from '../words/to-do.ts';
import { movesByHand, visibleTo } from './narrate.ts';

export interface ToDoList {
  readonly changes: readonly Change[];
  readonly after: Scene;
  /** The undone steps, the earliest first, with what this seat may know of them. */
  readonly undone: readonly Undone[];
}

/** The real table when it was last known to be in order. */
export interface TableSnapshot {
  readonly state: AnySpec['state'];
  /** The steps of the line at that time. */
  readonly line: readonly Played<AnySpec>[];
  /** How many entries the journal had. */
  readonly entries: number;
}

/** The current table. A copy, because rules change the state in place. */
export function snapshot({ game, state, line, entries }: Session<AnySpec>): TableSnapshot {
  return { state: game.clone(state), line: [...line], entries: entries.length };
}

/**
 * What to do on the real table so that it matches the session. Both positions are seen by the same viewer, or the list
 * would tell one seat what another had. If the player draws, the cups are on the table.
 */
export function toDoList(
  session: Session<AnySpec>,
  before: AnySpec['state'],
  undone: readonly Played<AnySpec>[],
  viewer: string,
  playerDraws: boolean,
): ToDoList {
  const { game, state } = session;
  const seen = (played: Played<AnySpec>): Undone => {
    const events = visibleTo(viewer, played.events);
    const byHand = events.filter((each) => movesByHand(game, each));
    const step = { ...played, events, byHand };
    const at = placeOfUndone(session, played);
    if (at === undefined) return step;
    const [was, then] = [session.replayed(at), session.replayed(at + 1)];
    const shown = movesBetween(session, was, then, viewer, playerDraws).length > 0;
    return { ...step, view: game.view(was, viewer), shown };
  };
  return {
    changes: movesBetween(session, before, state, viewer, playerDraws),
    after: game.scene(game.view(state, viewer)),
    undone: undone.map(seen),
  };
}

/** What has to be moved on the real table between two positions. */
export function movesBetween(
  { game }: Session<AnySpec>,
  before: AnySpec['state'],
  after: AnySpec['state'],
  viewer: string,
  playerDraws: boolean,
): readonly Change[] {
  const table = (of: AnySpec['state']) => onTheTable(game.scene(game.view(of, viewer)), !playerDraws);
  return difference(table(before), table(after));
}

/**
 * Corrects an earlier table by facts that were corrected since: the real table is as they say. False if it can't be
 * corrected so; then a part of it may be.
 */
export function follow(
  { game, state }: Session<AnySpec>,
  before: AnySpec['state'],
  facts: readonly string[],
): boolean {
  for (const id of facts) {
    const [now, then] = [state, before].map((each) => game.facts(each).find((fact) => fact.id === id));
    if (!now || !then || !inBounds(then, String(now.value))) return false;
    if (then.value !== now.value) game.adjust(before, id, now.value);
  }
  return true;
}

/** How many steps precede a step that was undone and can be redone. */
function placeOfUndone({ line, undone }: Session<AnySpec>, { entry }: Played<AnySpec>): number | undefined {
  const at = undone.findIndex((each) => each.entry === entry);
  return at < 0 ? undefined : line.length + undone.length - 1 - at;
}

/** The steps undone since the snapshot. */
export function undoneSince(
  before: Pick<TableSnapshot, 'line'>,
  { line }: Pick<Session<AnySpec>, 'line'>,
): readonly Played<AnySpec>[] {
  const parted = before.line.findIndex(({ entry }, i) => entry !== line[i]?.entry);
  return parted < 0 ? [] : before.line.slice(parted);
}
