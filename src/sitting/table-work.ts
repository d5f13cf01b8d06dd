/** What taps, undos and redos ask of the real table, as one seat may see it. */
import type { AnySpec } from '../kernel/game.ts';
import { type Change, difference, onTheTable, type Scene } from '../kernel/scene.ts';
import type { Played, Session } from '../kernel/session/session.ts';
import type { Undone } from '../words/to-do.ts';
import { toldTo } from './told.ts';

export interface TableWork {
  readonly changes: readonly Change[];
  readonly after: Scene;
  /** The steps that were undone, the first one first, with what this seat may know of them. */
  readonly undone: readonly Undone[];
}

/** The real table as it was last known to be in order. */
export interface Stood {
  readonly state: AnySpec['state'];
  /** The steps that stood then. */
  readonly line: readonly Played<AnySpec>[];
  /** How many entries the journal had. */
  readonly entries: number;
}

/** The table as it is now. A copy: rules play in place. */
export function standing({ game, state, line, entries }: Session<AnySpec>): Stood {
  return { state: game.clone(state), line: [...line], entries: entries.length };
}

/**
 * What to do at the real table so that it is as the session has it. Both tables are seen by the same eyes, or the list
 * would tell one seat what another had. `own`: the player draws, so the cups are on the table.
 */
export function tableWork(
  session: Session<AnySpec>,
  before: AnySpec['state'],
  undone: readonly Played<AnySpec>[],
  eyes: string,
  own: boolean,
): TableWork {
  const { game, state } = session;
  const seen = (played: Played<AnySpec>): Undone => {
    const told = { ...played, told: toldTo(eyes, played.told) };
    const at = placeOfUndone(session, played);
    if (at === undefined) return told;
    const [was, then] = [session.replayed(at), session.replayed(at + 1)];
    const shown = movesBetween(session, was, then, eyes, own).length > 0;
    return { ...told, view: game.view(was, eyes), shown };
  };
  return {
    changes: movesBetween(session, before, state, eyes, own),
    after: game.scene(game.view(state, eyes)),
    undone: undone.map(seen),
  };
}

/** What has to be moved on the real table between two positions. */
export function movesBetween(
  { game }: Session<AnySpec>,
  before: AnySpec['state'],
  after: AnySpec['state'],
  eyes: string,
  own: boolean,
): readonly Change[] {
  const table = (of: AnySpec['state']) => onTheTable(game.scene(game.view(of, eyes)), !own);
  return difference(table(before), table(after));
}

/** How many steps were there before a step that was undone and can be redone. */
function placeOfUndone({ line, undone }: Session<AnySpec>, { entry }: Played<AnySpec>): number | undefined {
  const at = undone.findIndex((each) => each.entry === entry);
  return at < 0 ? undefined : line.length + undone.length - 1 - at;
}

/** The steps that stood and do not stand any more. */
export function undoneSince(
  stood: Pick<Stood, 'line'>,
  { line }: Pick<Session<AnySpec>, 'line'>,
): readonly Played<AnySpec>[] {
  const parted = stood.line.findIndex(({ entry }, i) => entry !== line[i]?.entry);
  return parted < 0 ? [] : stood.line.slice(parted);
}
