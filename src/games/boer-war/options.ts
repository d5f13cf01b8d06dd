/** What can be chosen before a game of the Second Boer War. */
import type { Choice, Nums } from '../../kernel/options.ts';

export const SIDES = ['boers', 'empire'] as const;
export type Side = (typeof SIDES)[number];

export const TURNS = [1, 2, 3, 4] as const;
export type Turn = (typeof TURNS)[number];

/** R4. `literal` alone is the author's; the others are readings that people hold. */
export const POOL_RULES = ['literal', 'commentary', 'skipEmptyLevel', 'remainingAbove'] as const;
export type PoolRule = (typeof POOL_RULES)[number];

const counters: Nums = { kind: 'numbers', role: 'detail', length: 3, min: 0, max: 11, default: [4, 4, 3] };
const firstSide: Choice<Side> = { kind: 'choice', role: 'detail', choices: SIDES, default: 'boers' };

export const options = {
  poolRule: {
    kind: 'choice',
    role: 'ruling',
    rule: 'pool-rule',
    choices: POOL_RULES,
    default: 'literal',
  } as Choice<PoolRule>,
  turns: { kind: 'number', role: 'taste', min: 1, max: 4, default: 4 },
  reminders: { kind: 'flag', role: 'taste', default: false },
  'firstSide.1': firstSide,
  'firstSide.2': firstSide,
  'firstSide.3': firstSide,
  'firstSide.4': firstSide,
  'counters.boers.1': counters,
  'counters.boers.2': counters,
  'counters.boers.3': counters,
  'counters.boers.4': counters,
  'counters.empire.1': counters,
  'counters.empire.2': counters,
  'counters.empire.3': counters,
  'counters.empire.4': counters,
} as const;
