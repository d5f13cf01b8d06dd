/** What is worth knowing about a game: how long, how restless, who wins, and where the points come from. */
import type { Counting, Remembering } from '../../../kernel/exact/measure.ts';
import { endings as possible } from '../rules/ending.ts';
import { type Options, SEATS } from '../rules/options.ts';
import type { Events, TaxFarmer } from '../rules/state.ts';

const numbered = (n: number, from = 1) => Array.from({ length: n }, (_, i) => String(i + from));

/** A measure of the whole game, read from its last report. */
function lastWord(
  key: string,
  outcomes: (options: Options) => readonly string[],
  outcome: (event: 'won' | 'all-lost', facts: Events['won'] | Events['all-lost']) => string,
): Counting<TaxFarmer> {
  return {
    kind: 'counting',
    rows: (options) => [{ key, outcomes: outcomes(options) }],
    count: (event, facts) =>
      event === 'won' || event === 'all-lost'
        ? [key, outcome(event, facts as Events['won'] | Events['all-lost'])]
        : undefined,
  };
}

export const rounds = lastWord(
  'game',
  () => numbered(24),
  (_, { rounds }) => String(rounds),
);
/** Nobody stops a game in a simulation. */
export const endings = lastWord(
  'game',
  (options) => possible(options).filter((ending) => ending !== 'stopped'),
  (event, facts) => (event === 'won' ? (facts as Events['won']).ending : 'all-lose'),
);

/** Who wins, by seat; a shared victory is a row of its own. */
export const winner: Counting<TaxFarmer> = {
  kind: 'counting',
  rows: (o) => [{ key: 'game', outcomes: [...SEATS.slice(0, o.players), 'shared', 'nobody'] }],
  count: (event, facts) => {
    if (event === 'all-lost') return ['game', 'nobody'];
    if (event !== 'won') return undefined;
    const { seats } = facts as Events['won'];
    return ['game', seats.length === 1 ? (seats[0] as string) : 'shared'];
  },
};

/** How many provinces rise in a game. */
export const rebellions: Remembering<TaxFarmer> = {
  kind: 'remembering',
  rows: () => [{ key: 'game', outcomes: numbered(31, 0) }],
  first: '0',
  next: (memory, event) => (event === 'rebels' ? String(Number(memory) + 1) : memory),
  bucket: (memory) => ['game', memory],
};

/** How many points of all players together come from each source: tens, for a picture. */
export const SOURCES = ['bribery', 'crushing', 'actions', 'needs'] as const;
export type Source = (typeof SOURCES)[number];

/** Which source an event's points come from. */
export function source(event: string): Source | undefined {
  if (event === 'bribed' || event === 'converted') return 'bribery';
  if (event === 'crushed') return 'crushing';
  if (event === 'gains' || event === 'action-used') return 'actions';
  return event === 'filled' ? 'needs' : undefined;
}

function pointsFrom(wanted: Source): Remembering<TaxFarmer> {
  return {
    kind: 'remembering',
    rows: () => [{ key: wanted, outcomes: numbered(40, 0).map((n) => String(10 * Number(n))) }],
    first: '0',
    next: (memory, event, facts) =>
      source(event) === wanted
        ? String(Number(memory) + ((facts as { points?: number }).points ?? 0))
        : memory,
    bucket: (memory) => [wanted, String(10 * Math.floor(Number(memory) / 10))],
  };
}
export const pointsFromBribery = pointsFrom('bribery');
export const pointsFromCrushing = pointsFrom('crushing');
export const pointsFromActions = pointsFrom('actions');
export const pointsFromNeeds = pointsFrom('needs');
