/** Six-sided dice (T06), never more than six in a hand (T07): a hand is one roll, and only its sum counts. */
import { at } from '../../../../kernel/at.ts';
import type { Chance, Hand } from '../../../../kernel/game.ts';
import { die } from '../../../../kernel/parts/die.ts';
import type { Seat } from '../options.ts';
import { activePlayer, type Move, type PlayerState, type State, type TaxFarmer } from '../state.ts';
import { add } from './counts.ts';

/** In how many ways this many dice give each sum; the index is the sum. */
function waysOf(dice: number): readonly number[] {
  let ways = [1];
  for (let d = 0; d < dice; d++) {
    const next = new Array<number>(ways.length + 6).fill(0);
    ways.forEach((n, sum) => {
      for (let face = 1; face <= 6; face++) add(next, sum + face, n);
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
  const row = at(AT_MOST, dice);
  return load >= row.length ? 6 ** dice : at(row, Math.max(0, load));
}

const CHANCES = AT_MOST.map((ways, dice) => ways.map((n) => n / 6 ** dice));

/** The chance of a rebellion, as a number between 0 and 1. Bots ask for it all the time, so it is calculated once. */
export function rebellionChance(dice: number, load: number): number {
  return CHANCES[dice]?.[load] ?? 1;
}

function hand(ask: TaxFarmer['ask'], dice: number): Chance<TaxFarmer> {
  const ways = at(WAYS, dice);
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

/** A roll on the table: faces to add up (T38, T84). A single die is its own sum. */
export function handRolled(s: Readonly<State>): Hand<Move> | undefined {
  const dice = s.step === 'test' ? s.players.length : s.step === 'election' ? s.dice : 0;
  return dice > 1 ? SUMS[dice] : undefined;
}

export const FIRST_DIE = die<TaxFarmer>('roll-first', 'die');
export const LOWEST_DIE = die<TaxFarmer>('roll-lowest', 'die');

/** The players of `among` roll one die each; the others are out of it. */
export function beginRollOff(s: State, among: readonly PlayerState[]): void {
  for (const player of s.players) player.roll = among.includes(player) ? 'to-roll' : null;
  toRoller(s);
}

/** Moves to the next player who rolls; false if nobody is left. */
function toRoller(s: State): boolean {
  const next = s.players.findIndex(({ roll }) => roll === 'to-roll');
  if (next >= 0) s.active = next;
  return next >= 0;
}

/** What one die brings: the next to roll, the tied ones once more, or one winner with the highest die. */
export function rollOff(s: State, die: number): 'next' | { again: PlayerState[] } | { winner: number } {
  activePlayer(s).roll = die;
  if (toRoller(s)) return 'next';
  const best = Math.max(...s.players.map(({ roll }) => Number(roll)));
  const again = s.players.filter(({ roll }) => roll === best);
  if (again.length > 1) {
    beginRollOff(s, again);
    return { again };
  }
  const winner = s.players.findIndex(({ roll }) => roll === best);
  for (const player of s.players) player.roll = null;
  return { winner };
}

export function seatsOf(players: readonly PlayerState[]): readonly Seat[] {
  return players.map(({ seat }) => seat);
}
