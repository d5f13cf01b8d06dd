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
const refused = (spoil: (s: State) => unknown) => {
  const s = position();
  spoil(s);
  return () => taxFarmer.check(s);
};

test('the position itself is sound', () => {
  expect(() => taxFarmer.check(position())).not.toThrow();
});

test.each<[what: string, why: RegExp, spoil: (s: State) => unknown]>([
  ['points below zero', /a count of -1/, (s) => s.points.fill(-1, 0, 1)],
  ['half a coin of gold', /a count of 0.5/, (s) => s.gold.fill(0.5, 1, 2)],
  ['agents below zero', /a count of -2/, (s) => s.agents.fill(-2, 0, 1)],
  ['coins where no card lies', /coins on no card/, (s) => s.coins.splice(s.cards.indexOf(-1), 1, 1)],
  [
    'coins on a card that needs nothing',
    /coins on no card/,
    (s) =>
      s.coins.splice(
        s.cards.findIndex((card) => card >= 0),
        1,
        1,
      ),
  ],
  ['one need card too many', /instead of \d+ cards/, (s) => s.deck.splice(0, 1, 99)],
  ['a player too many', /another number of players/, (s) => s.points.push(0)],
  ['a marker beyond the track', /the marker on 9999/, (s) => Object.assign(s, { marker: 9999 })],
  ['nobody to act', /nobody to act/, (s) => Object.assign(s, { active: 9 })],
  ['nothing to place', /nothing to place/, (s) => s.unplaced.fill(0)],
])('%s', (_, why, spoil) => {
  expect(refused(spoil)).toThrow(why);
});
