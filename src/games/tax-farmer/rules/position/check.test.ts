/** Positions from outside that can't be: each is refused, and says why. */
import { expect, test } from 'vitest';
import { taxFarmer } from '../game.ts';
import { atlas } from '../parts/atlas.ts';
import type { State } from '../state.ts';
import { allFields, needs, opened, setAll } from '../testing.ts';

const position = () => {
  const s = opened();
  needs(s, 'agrana', 1, 'nothing');
  return s;
};
const fieldWith = (s: State, wanted: number | null) => allFields(s).find(({ card }) => card === wanted);
const refused = (spoil: (s: State) => unknown) => {
  const s = position();
  spoil(s);
  return () => taxFarmer.check(s);
};

test('the position itself is sound', () => {
  expect(() => taxFarmer.check(position())).not.toThrow();
});

test.each<[what: string, why: RegExp, spoil: (s: State) => unknown]>([
  ['points below zero', /a count of -1/, (s) => (s.players[0]!.points = -1)],
  ['half a coin of gold', /a count of 0.5/, (s) => (s.players[1]!.gold = 0.5)],
  ['agents below zero', /a count of -2/, (s) => s.provinces[0]!.agents.fill(-2, 0, 1)],
  ['coins where no card lies', /coins on no card/, (s) => fieldWith(s, null)!.coins++],
  [
    'coins on a card that needs nothing',
    /coins on no card/,
    (s) => fieldWith(s, atlas(s).cardNumber('deal-nothing'))!.coins++,
  ],
  ['one need card too many', /instead of \d+ cards/, (s) => s.deck.splice(0, 1, 99)],
  ['a player too many', /another number of players/, (s) => s.players.push(s.players[0]!)],
  ['a marker beyond the track', /the marker on 9999/, (s) => Object.assign(s, { marker: 9999 })],
  ['nobody to act', /nobody to act/, (s) => Object.assign(s, { active: 9 })],
  ['nothing to place', /nothing to place/, (s) => setAll(s, 'unplaced', 0)],
])('%s', (_, why, spoil) => {
  expect(refused(spoil)).toThrow(why);
});
