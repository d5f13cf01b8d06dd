/** Six-sided dice (T06), never more than six in a hand (T07): a hand is one roll, and only its sum counts. */
import type { Chance, Hand } from '../../../kernel/game.ts';
import { die } from '../../../kernel/parts/die.ts';
import { type Atlas, atlas } from './atlas.ts';
import type { Move, State, TaxFarmer } from './state.ts';

/** In how many ways so many dice give each sum; the index is the sum. */
function waysOf(dice: number): readonly number[] {
  let ways = [1];
  for (let d = 0; d < dice; d++) {
    const next = new Array<number>(ways.length + 6).fill(0);
    ways.forEach((n, sum) => {
      for (let face = 1; face <= 6; face++) (next[sum + face] as number) += n;
    });
    ways = next;
  }
  return ways;
}

const WAYS = [0, 1, 2, 3, 4, 5, 6].map(waysOf);
/** In how many ways the sum is at most this. */
const AT_MOST = WAYS.map((ways) => {
  let sum = 0;
  return ways.map((n) => {
    sum += n;
    return sum;
  });
});

/** How many of the 6^dice rolls fail a test of this load: a sum equal to it or below (T38). */
export function failing(dice: number, load: number): number {
  const row = AT_MOST[dice] as readonly number[];
  return load >= row.length ? 6 ** dice : (row[Math.max(0, load)] as number);
}

const CHANCES = AT_MOST.map((ways, dice) => ways.map((n) => n / 6 ** dice));

/** The chance of a rebellion, as a number between 0 and 1. Bots ask for it all the time, so it is worked out once. */
export function rebellionChance(dice: number, load: number): number {
  return CHANCES[dice]?.[load] ?? 1;
}

function hand(ask: TaxFarmer['ask'], dice: number): Chance<TaxFarmer> {
  const ways = WAYS[dice] as readonly number[];
  const moves: Move[] = [];
  for (let sum = dice; sum <= 6 * dice; sum++) moves.push(`sum:${sum}`);
  return { kind: 'chance', ask, secret: undefined, moves, weights: ways.slice(dice), total: 6 ** dice };
}

export const TEST_HANDS = WAYS.map((_, dice) => hand('test', dice));
export const ELECTION_HANDS = WAYS.map((_, dice) => hand('election', dice));

const SUMS: readonly Hand<Move>[] = WAYS.map((_, dice) => ({
  dice: new Array<string>(dice).fill(''),
  sum: true,
  move: (faces) => `sum:${faces.reduce((sum, face) => sum + face, 0)}`,
}));

/** A roll as it lies on the table: faces to be added up (T38, T84). A single die is its own sum. */
export function handRolled(s: Readonly<State>): Hand<Move> | undefined {
  const dice = s.step === 'test' ? atlas(s).players : s.step === 'election' ? s.hand : 0;
  return dice > 1 ? SUMS[dice] : undefined;
}

export const FIRST_DIE = die<TaxFarmer>('roll-first', 'die');
export const LOWEST_DIE = die<TaxFarmer>('roll-lowest', 'die');

/** The players of `among` roll one die each; the others are out of it. */
export function beginRollOff(s: State, among: readonly number[]): void {
  s.rolls.fill(-1);
  for (const player of among) s.rolls[player] = 0;
  s.active = among[0] as number;
}

/** What one die brings: the next to roll, the tied ones once more, or one winner with the highest die. */
export function rollOff(s: State, a: Atlas, die: number): { winner: number } | { again: number[] } | 'next' {
  s.rolls[s.active] = die;
  const next = s.rolls.indexOf(0);
  if (next >= 0) {
    s.active = next;
    return 'next';
  }
  const best = Math.max(...s.rolls);
  const again: number[] = [];
  for (let player = 0; player < a.players; player++) if (s.rolls[player] === best) again.push(player);
  if (again.length > 1) {
    beginRollOff(s, again);
    return { again };
  }
  s.rolls.fill(-1);
  return { winner: again[0] as number };
}
