/** What can be chosen before a game of the Second Boer War. */
import { at } from '../../../kernel/at.ts';
import type { Choice, Nums } from '../../../kernel/options.ts';

export const SIDES = ['boers', 'empire'] as const;
export type Side = (typeof SIDES)[number];

export const TURNS = [1, 2, 3, 4] as const;
export type Turn = (typeof TURNS)[number];

export function turnOf(n: number): Turn {
  return at(TURNS, n - 1);
}

/** The Turns that are played. */
export function turnsPlayed({ turns }: { readonly turns: number }): readonly Turn[] {
  return TURNS.slice(0, turns);
}

/** R4. `literal` alone is the author's; the others are common readings. */
export const POOL_RULES = ['literal', 'commentary', 'skipEmptyLevel', 'remainingAbove'] as const;
export type PoolRule = (typeof POOL_RULES)[number];

/** A Turn that isn't played needs no set-up; the first always is. */
const played = (turn: Turn) =>
  turn === 1 ? {} : { needs: { turns: TURNS.filter((turns) => turns >= turn) } };
const counters = (turn: Turn): Nums => ({
  kind: 'numbers',
  role: 'detail',
  length: 3,
  min: 0,
  max: 11,
  default: [4, 4, 3],
  ...played(turn),
});
const firstSide = (turn: Turn): Choice<Side> => ({
  kind: 'choice',
  role: 'detail',
  choices: SIDES,
  default: 'boers',
  ...played(turn),
});

const poolRule: Choice<PoolRule> = {
  kind: 'choice',
  role: 'ruling',
  rule: 'pool-rule',
  choices: POOL_RULES,
  default: 'literal',
};

export const options = {
  poolRule,
  turns: { kind: 'number', role: 'taste', min: 1, max: 4, default: 4 },
  reminders: { kind: 'flag', role: 'taste', default: false },
  'firstSide.1': firstSide(1),
  'firstSide.2': firstSide(2),
  'firstSide.3': firstSide(3),
  'firstSide.4': firstSide(4),
  'counters.boers.1': counters(1),
  'counters.boers.2': counters(2),
  'counters.boers.3': counters(3),
  'counters.boers.4': counters(4),
  'counters.empire.1': counters(1),
  'counters.empire.2': counters(2),
  'counters.empire.3': counters(3),
  'counters.empire.4': counters(4),
} as const;
