/** The table of history events: what a die means in each band of turns (C105-C135). */
import { at } from '../../../../kernel/at.ts';

export type Die = 1 | 2 | 3 | 4 | 5 | 6;
export const DICE: readonly Die[] = [1, 2, 3, 4, 5, 6];

export function dieOf(text: string): Die {
  return at(DICE, Number(text) - 1);
}

export type Effect =
  | { readonly kind: 'culture'; readonly amount: number }
  | { readonly kind: 'unit' | 'anarchy' | 'drought' | 'deforestation'; readonly amount: 1 }
  | { readonly kind: 'resource' | 'person' | 'building'; readonly amount: 1 }
  | { readonly kind: 'military'; readonly amount: number }
  /** `amount` is the opponent's military level. */
  | { readonly kind: 'battle'; readonly amount: Level };
export type EffectKind = Effect['kind'];
export type Level = 1 | 2 | 3 | 4;

interface Band {
  readonly from: number;
  readonly to: number;
  /** By event die: 1 and 2 are losses, 3 and 4 the cultural event, 5 the military event, 6 the battle. */
  readonly effects: readonly [Effect, Effect, Effect, Effect, Effect, Effect];
  /** The opponent in a battle: its military level, and how many cards it may have. */
  readonly level: Level;
  readonly cards: number;
}

const culture = (amount: number): Effect => ({ kind: 'culture', amount });
const one = (
  kind: 'unit' | 'anarchy' | 'drought' | 'deforestation' | 'resource' | 'person' | 'building',
): Effect => ({
  kind,
  amount: 1,
});
const military = (amount: number): Effect => ({ kind: 'military', amount });
const battle = (amount: Level): Effect => ({ kind: 'battle', amount });

export const BANDS: readonly Band[] = [
  // C107-C109, C120-C123
  {
    from: 1,
    to: 3,
    effects: [culture(3), culture(3), one('unit'), one('drought'), military(5), battle(1)],
    level: 1,
    cards: 3,
  },
  // C110-C112, C124-C127
  {
    from: 4,
    to: 7,
    effects: [culture(5), culture(5), one('unit'), one('drought'), military(8), battle(2)],
    level: 2,
    cards: 4,
  },
  // C113-C115, C128-C131
  {
    from: 8,
    to: 12,
    effects: [
      one('resource'),
      one('resource'),
      one('anarchy'),
      one('deforestation'),
      military(12),
      battle(3),
    ],
    level: 3,
    cards: 5,
  },
  // C116-C118, C132-C135
  {
    from: 13,
    to: 16,
    effects: [one('person'), one('building'), one('anarchy'), one('deforestation'), military(16), battle(4)],
    level: 4,
    cards: 6,
  },
];

/** The row of the table that a turn belongs to, counted from 0. */
export function bandNumber(turn: number): number {
  return Math.max(
    0,
    BANDS.findIndex(({ to }) => turn <= to),
  );
}

function bandOf(turn: number): Band {
  return at(BANDS, bandNumber(turn));
}

export function effectOf(turn: number, die: Die): Effect {
  return at(bandOf(turn).effects, die - 1);
}

/** The opponent of a battle by the row of a turn: its military level and its card limit. */
export function opponentOf(turn: number): { level: Level; cards: number } {
  const { level, cards } = bandOf(turn);
  return { level, cards };
}
