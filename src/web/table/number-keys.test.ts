import { expect, test } from 'vitest';
import { numberKeys } from './number-keys.ts';

const keys = (...labels: string[]) => numberKeys(labels.map((label) => ({ label })));

test('answers that are numbers go by their numbers, from 0 on', () => {
  expect(keys('0', '1', '2', '3', '4', '5')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(keys('2 gold', '5 gold')).toEqual([2, 5]);
  expect(keys('0', '1', '2', '3 or more')).toEqual([0, 1, 2, 3]);
});

test('other answers go by their places, the first nine of them', () => {
  expect(keys('Accept', 'Decline')).toEqual([1, 2]);
  expect(keys('1', 'None')).toEqual([1, 2]);
  expect(keys('2 gold', '2 wine')).toEqual([1, 2]);
  expect(keys('8', '9', '10')).toEqual([1, 2, 3]);
  expect(keys('2: drought', '3: flood')).toEqual([1, 2]);
  expect(keys(...'abcdefghijk').slice(8)).toEqual([9, undefined, undefined]);
});

test('numbers of a range go by themselves, and what stands beside them takes the digits that are left', () => {
  const numbers = (...of: number[]) => of.map((number) => ({ label: `${number} lights`, number }));
  expect(numberKeys([...numbers(0, 1, 2), { label: 'Never mind' }])).toEqual([0, 1, 2, 3]);
  expect(numberKeys([...numbers(2, 3), { label: 'The same' }, { label: 'None' }])).toEqual([2, 3, 1, 4]);
  expect(numberKeys(numbers(8, 9, 10, 11))).toEqual([8, 9, undefined, undefined]);
  // Two questions in one: the digit of neither is certain.
  expect(numberKeys([...numbers(1, 2), ...numbers(1, 2)])).toEqual([1, 2, 3, 4]);
});

test('the way to the other hand takes a digit that no answer has', () => {
  expect(numberKeys([{ label: '1' }, { label: '2' }, { label: 'The app rolls', hand: 'app' }])).toEqual([
    1, 2, 3,
  ]);
  expect(numberKeys([{ label: '0' }, { label: '1' }, { label: 'The app rolls', hand: 'app' }])).toEqual([
    0, 1, 2,
  ]);
});
