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

test('the way to the other hand takes a digit that no answer has', () => {
  expect(numberKeys([{ label: '1' }, { label: '2' }, { label: 'The app rolls', hand: 'app' }])).toEqual([
    1, 2, 3,
  ]);
  expect(numberKeys([{ label: '0' }, { label: '1' }, { label: 'The app rolls', hand: 'app' }])).toEqual([
    0, 1, 2,
  ]);
});
