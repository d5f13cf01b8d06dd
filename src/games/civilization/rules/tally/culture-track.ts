/** The culture track: its sections, what a step costs, and the player's marker on it. */
import type { Log } from '../spec.ts';
import type { State } from '../state.ts';
import { VICTORY_SPACE, victory } from '../turn/turn.ts';
import { pay } from './tokens.ts';

type Section = 1 | 2 | 3;

/** The section of the track that a space belongs to. */
export function section(level: number): Section {
  return level <= 7 ? 1 : level <= 14 ? 2 : 3;
}

interface Cost {
  readonly culture: number;
  readonly trade: number;
}

const STEP_COST: Readonly<Record<Section, Cost>> = {
  1: { culture: 3, trade: 0 },
  2: { culture: 5, trade: 3 },
  3: { culture: 7, trade: 6 },
};
const GREAT_PERSON_SPACES: readonly number[] = [3, 7, 12, 18];

/** What the step onto the next space costs. */
function stepCost({ level }: Readonly<State>): Cost {
  return STEP_COST[section(level + 1)];
}

export function canAdvance(s: Readonly<State>): boolean {
  const { culture, trade } = stepCost(s);
  return !s.options.tally || (s.tally.culture >= culture && s.tally.trade >= trade);
}

/** C15: the last step of the track wins. */
export function advance(s: State, log?: Log): void {
  const { culture, trade } = stepCost(s);
  pay(s, 'culture', culture);
  pay(s, 'trade', trade);
  s.level++;
  log?.('advanced', { space: s.level, person: GREAT_PERSON_SPACES.includes(s.level) });
  if (s.level === VICTORY_SPACE) victory(s, 'culture', '', log);
}
