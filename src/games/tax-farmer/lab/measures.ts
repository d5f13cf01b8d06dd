/** Measures: how long a game is, how many rebellions it has, who wins, and where the points come from. */
import { at } from '../../../kernel/at.ts';
import type { Counting, Remembering } from '../../../kernel/exact/measure.ts';
import { type Options, SEATS } from '../rules/options.ts';
import { endings as possible } from '../rules/phases/ending.ts';
import type { Events, TaxFarmer } from '../rules/state.ts';

const numbered = (n: number, from = 1) => Array.from({ length: n }, (_, i) => String(i + from));

/** A measure of the whole game, read from its last report. */
function lastWord(
  outcomes: (options: Options) => readonly string[],
  won: (facts: Events['won']) => string,
  allLost: (facts: Events['all-lost']) => string,
): Counting<TaxFarmer> {
  return {
    kind: 'counting',
    rows: (options) => [{ key: 'game', outcomes: outcomes(options) }],
    count: { won: (facts) => ['game', won(facts)], 'all-lost': (facts) => ['game', allLost(facts)] },
  };
}

export const rounds = lastWord(
  () => numbered(24),
  ({ rounds }) => String(rounds),
  ({ rounds }) => String(rounds),
);
/** Nobody stops a game in a simulation. */
export const endings = lastWord(
  (options) => possible(options).filter((ending) => ending !== 'stopped'),
  ({ ending }) => ending,
  () => 'all-lose',
);

/** Who wins, by seat; a shared victory is a separate row. */
export const winner = lastWord(
  ({ players }) => [...SEATS.slice(0, players), 'shared', 'nobody'],
  ({ seats }) => (seats.length === 1 ? at(seats, 0) : 'shared'),
  () => 'nobody',
);

/** How many rebellions start in a game. */
export const rebellions: Remembering<TaxFarmer> = {
  kind: 'remembering',
  rows: () => [{ key: 'game', outcomes: numbered(31, 0) }],
  first: '0',
  next: { rebels: (memory) => String(Number(memory) + 1) },
  bucket: (memory) => ['game', memory],
};

/** How many points of all players together come from each source: tens, for a picture. */
export const SOURCES = ['bribery', 'crushing', 'actions', 'needs'] as const;
export type Source = (typeof SOURCES)[number];

/** The events that bring points, and their sources. */
const SOURCE = {
  bribed: 'bribery',
  converted: 'bribery',
  crushed: 'crushing',
  gains: 'actions',
  'action-used': 'actions',
  filled: 'needs',
} as const satisfies { readonly [E in keyof Events]?: Source };

/** Which source an event's points come from. */
export function source(event: string): Source | undefined {
  return Object.hasOwn(SOURCE, event) ? SOURCE[event as keyof typeof SOURCE] : undefined;
}

function pointsFrom(wanted: Source): Remembering<TaxFarmer> {
  const from = (one: Source) => (memory: string, facts: { readonly points: number }) =>
    one === wanted ? String(Number(memory) + facts.points) : memory;
  return {
    kind: 'remembering',
    rows: () => [{ key: wanted, outcomes: numbered(40, 0).map((n) => String(10 * Number(n))) }],
    first: '0',
    next: {
      bribed: from(SOURCE.bribed),
      converted: from(SOURCE.converted),
      crushed: from(SOURCE.crushed),
      gains: from(SOURCE.gains),
      'action-used': from(SOURCE['action-used']),
      filled: from(SOURCE.filled),
    },
    bucket: (memory) => [wanted, String(10 * Math.floor(Number(memory) / 10))],
  };
}
export const pointsFromBribery = pointsFrom('bribery');
export const pointsFromCrushing = pointsFrom('crushing');
export const pointsFromActions = pointsFrom('actions');
export const pointsFromNeeds = pointsFrom('needs');
