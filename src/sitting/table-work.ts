/** What undos, redos and corrections ask of the real table, as one seat may see it. */
import type { AnySpec } from '../kernel/game.ts';
import { type Change, difference, onTheTable, type Scene } from '../kernel/scene.ts';
import type { Played, Session } from '../kernel/session/session.ts';
import { toldTo } from './told.ts';

export interface TableWork {
  readonly changes: readonly Change[];
  readonly after: Scene;
  /** The steps that were undone, the first one first, with what this seat may know of them. */
  readonly undone: readonly Played<AnySpec>[];
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
  { game, state }: Session<AnySpec>,
  before: AnySpec['state'],
  undone: readonly Played<AnySpec>[],
  eyes: string,
  own: boolean,
): TableWork {
  const scene = (of: AnySpec['state']) => game.scene(game.view(of, eyes));
  const after = scene(state);
  return {
    changes: difference(onTheTable(scene(before), !own), onTheTable(after, !own)),
    after,
    undone: undone.map((played) => ({ ...played, told: toldTo(eyes, played.told) })),
  };
}

/** The steps that stood and do not stand any more. */
export function undoneSince(
  stood: Pick<Stood, 'line'>,
  { line }: Pick<Session<AnySpec>, 'line'>,
): readonly Played<AnySpec>[] {
  const parted = stood.line.findIndex(({ entry }, i) => entry !== line[i]?.entry);
  return parted < 0 ? [] : stood.line.slice(parted);
}
