/** Positions as journals have them: in the form of earlier versions, from which a game continues. */
import { expect, test } from 'vitest';
import { positionText } from '../../../../kernel/session/checkpoint.ts';
import { taxFarmer } from '../game.ts';
import type { State } from '../state.ts';
import { hold, needs, opened, optionsOf, play, rebel } from '../testing.ts';

const written = (s: State) => JSON.parse(positionText(taxFarmer, s));

test('players, provinces and need fields are written list by list, sets as bits, none as -1', () => {
  const s = opened();
  hold(s, 1, 'grain', 'weapons');
  rebel(s, 'ferrox');
  needs(s, 'estyx', 2, 'wine,3', 4);
  play(s, 'place:estyx,3');
  const old = written(s);
  expect(old).toMatchObject({ points: [20, 20, 20, 20], unplaced: [7, 10, 10, 10], rebels: 4, told: -1 });
  expect([old.goods, old.agents.slice(4, 8)]).toEqual([
    [0, 33, 0, 0],
    [3, 0, 0, 0],
  ]);
  expect([old.cards.slice(0, 3), old.coins.slice(0, 3)]).toEqual([
    [-1, expect.any(Number), -1],
    [0, 4, 0],
  ]);
  expect(taxFarmer.stored.read(old, s.options)).toEqual(s);
});

test('dice to roll are 0, and fields are counted through the whole board', () => {
  const s = taxFarmer.setup(optionsOf());
  expect(written(s)).toMatchObject({ rolls: [0, 0, 0, 0], at: 0 });
  play(s, 'die:6', 'die:1', 'die:2', 'die:3', 'deal-nothing', 'deal-nothing');
  expect([s.here, s.field, written(s).at]).toEqual([2, 0, 2]);
  play(s, 'deal-nothing');
  expect([s.here, s.field, written(s).at]).toEqual([3, 0, 3]);
  expect(taxFarmer.stored.read(written(s), s.options)).toEqual(s);
});

test('a position that doesn’t fit the board is refused', () => {
  const s = opened();
  expect(() => taxFarmer.stored.read({ ...written(s), loose: [0] }, s.options)).toThrow('another board');
  expect(() => taxFarmer.stored.read({ ...written(s), rebels: 512 }, s.options)).toThrow('512');
});
