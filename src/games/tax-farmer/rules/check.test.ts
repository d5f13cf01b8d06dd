/** Positions from outside that can't be: each is refused, and says why. */
import { expect, test } from 'vitest';
import { taxFarmer } from './game.ts';
import type { State } from './state.ts';
import { needs, opened } from './testing.ts';

const position = () => {
  const s = opened();
  needs(s, 'agrana', 1, 'nothing');
  return s;
};
const refused = (spoil: (s: State) => void) => {
  const s = position();
  spoil(s);
  return () => taxFarmer.check(s);
};

test('the position itself is sound', () => {
  expect(() => taxFarmer.check(position())).not.toThrow();
});

test.each<[what: string, why: RegExp, spoil: (s: State) => void]>([
  ['points below zero', /a count of -1/, (s) => void (s.points[0] = -1)],
  ['half a coin of gold', /a count of 0.5/, (s) => void (s.gold[1] = 0.5)],
  ['agents below zero', /a count of -2/, (s) => void (s.agents[0] = -2)],
  ['coins where no card lies', /coins on no card/, (s) => void (s.coins[s.cards.indexOf(-1)] = 1)],
  [
    'coins on a card that needs nothing',
    /coins on no card/,
    (s) => void (s.coins[s.cards.findIndex((card) => card >= 0)] = 1),
  ],
  ['one need card too many', /instead of \d+ cards/, (s) => void (s.deck[0] = (s.deck[0] as number) + 1)],
  ['a player too many', /another number of players/, (s) => void s.points.push(0)],
  ['a marker beyond the track', /the marker on 9999/, (s) => void (s.marker = 9999)],
  ['nobody to act', /nobody to act/, (s) => void (s.active = 9)],
  ['nothing to place', /nothing to place/, (s) => s.unplaced.fill(0)],
])('%s', (_, why, spoil) => {
  expect(refused(spoil)).toThrow(why);
});
