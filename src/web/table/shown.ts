/** Which position the table shows: the current one, an earlier one that the address names, or a step of the bots. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import { type Stepping, useStepping } from '../bots/stepping.ts';

export interface Shown {
  /** Nothing can be done in another position than the current one. */
  readonly current: boolean;
  readonly state: AnySpec['state'];
  /** How many steps precede the earlier position that the address names. */
  readonly past: number | undefined;
  readonly bots: Stepping;
}

export function useShown(sitting: Sitting, at: number | undefined): Shown {
  const { session, covered } = sitting;
  const { base, line } = session;
  const past = at === undefined || covered ? undefined : Math.min(Math.max(at, base), line.length);
  const bots = useStepping(past === undefined ? sitting.botsPlayed : [], line.length);
  const step = past ?? (bots.nth === undefined ? undefined : bots.moves[bots.nth]?.to);
  const state = step === undefined ? session.state : session.replayed(step);
  return { current: step === undefined, state, past, bots };
}
