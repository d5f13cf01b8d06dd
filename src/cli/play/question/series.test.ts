import { expect, test } from 'vitest';
import { type AnySpec, decide, table } from '../../../kernel/game.ts';
import { openTerminal } from '../../terminal.ts';
import { choose } from './answers.ts';
import { Series } from './series.ts';
import { type Choice, signsOf } from './signs.ts';

const terminal = await openTerminal('en');
const numbers = (choices: readonly Choice[]) => signsOf(choices).map(Number);
const cards = (...ids: string[]) => ids.map((id) => ({ id, label: id.toUpperCase() }));
const hand = (...ids: string[]) => table<AnySpec>('my-hand', ids);

test('cards keep their numbers while a hand is typed; the number of a used card isn’t given to another', () => {
  const series = new Series();
  series.keep(hand('a', 'b', 'c', 'd'), cards('a', 'b', 'c', 'd'));
  const later = series.keep(hand('full', 'b', 'd'), cards('full', 'b', 'd'));
  expect(numbers(later)).toEqual([2, 4, 5]);
  expect(choose('4', later, terminal)).toEqual({ ok: true, value: 'd' });
  for (const gone of ['1', '3']) expect(choose(gone, later, terminal).ok).toBe(false);
});

test('another question, another seat or another list begins with 1', () => {
  const series = new Series();
  const begin = () => series.keep(hand('a', 'b', 'c', 'd'), cards('a', 'b', 'c', 'd'));
  begin();
  expect(numbers(series.keep(table<AnySpec>('front', ['c', 'd']), cards('c', 'd')))).toEqual([1, 2]);
  begin();
  expect(numbers(series.keep(hand('d', 'x', 'y', 'z'), cards('d', 'x', 'y', 'z')))).toEqual([1, 2, 3, 4]);
  const place = (seat: string, ...ids: string[]) =>
    numbers(series.keep(decide<AnySpec>('place', seat, ids), cards(...ids)));
  expect(place('red', 'a', 'b', 'c')).toEqual([1, 2, 3]);
  expect(place('red', 'b', 'c')).toEqual([2, 3]);
  expect(place('blue', 'b', 'c')).toEqual([1, 2]);
});
