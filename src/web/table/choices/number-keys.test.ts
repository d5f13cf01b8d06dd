import { expect, test } from 'vitest';
import { numberKeys } from './number-keys.ts';

const keys = (...ids: string[]) => numberKeys(ids.map((id) => ({ id })));

test('answers that are all numbers of one kind go by their numbers, from 0 on', () => {
  expect(keys('own:0', 'own:1', 'own:2', 'own:3')).toEqual([0, 1, 2, 3]);
  expect(keys('bribe:2', 'bribe:5')).toEqual([2, 5]);
});

test('other answers go by their places, the first nine of them', () => {
  expect(keys('accept', 'decline')).toEqual([1, 2]);
  expect(keys('bribe:2', 'keep')).toEqual([1, 2]);
  expect(keys('bribe:2', 'refund:3')).toEqual([1, 2]);
  expect(keys('sum:8', 'sum:9', 'sum:10')).toEqual([1, 2, 3]);
  expect(keys('place:estyx,2', 'place:estyx,3')).toEqual([1, 2]);
  expect(keys(...'abcdefghijk').slice(8)).toEqual([9, undefined, undefined]);
});

test('numbers of a range use their own digits, and other answers take the digits that are left', () => {
  const numbers = (...of: number[]) => of.map((number) => ({ id: `lights:${number}`, number }));
  expect(numberKeys([...numbers(0, 1, 2), { id: 'never-mind' }])).toEqual([0, 1, 2, 3]);
  expect(numberKeys([...numbers(2, 3), { id: 'same' }, { id: 'none' }])).toEqual([2, 3, 1, 4]);
  expect(numberKeys(numbers(8, 9, 10, 11))).toEqual([8, 9, undefined, undefined]);
  // Two questions in one: the digit of neither is certain.
  expect(numberKeys([...numbers(1, 2), ...numbers(1, 2)])).toEqual([1, 2, 3, 4]);
});

test('the button for the other way to draw takes a digit that no answer has', () => {
  expect(numberKeys([{ id: 'die:1' }, { id: 'die:2' }, { id: 'roll', drawer: 'app' }])).toEqual([1, 2, 3]);
  expect(numberKeys([{ id: 'die:0' }, { id: 'die:1' }, { id: 'roll', drawer: 'app' }])).toEqual([0, 1, 2]);
});
