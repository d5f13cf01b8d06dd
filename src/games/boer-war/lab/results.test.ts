import { expect, test } from 'vitest';
import { course } from './results.ts';

const begins = (side: string, turn: number, round: number) => ({
  event: 'round-begins',
  facts: { side, turn, round },
});
const over = (side: string, round: number, actions: number) => ({
  event: 'round-over',
  facts: { side, round, actions, left: 0 },
});

test('the actions of both sides add up over each Turn; a side that had no such round leaves a gap', () => {
  const reports = [
    ...[begins('boers', 1, 1), over('boers', 1, 4), begins('empire', 1, 1), over('empire', 1, 2)],
    ...[begins('boers', 1, 2), over('boers', 2, 3), begins('empire', 2, 1), over('empire', 1, 5)],
  ];
  expect(course({}, reports)).toEqual({
    lines: ['boers', 'empire'],
    steps: [
      { label: 'I.1', values: [4, 2] },
      { label: 'I.2', values: [7, null] },
      { label: 'II.1', values: [null, 5] },
    ],
  });
});

test('the first round of a game, whose beginning no event reports, belongs to the Turn that continues or ends', () => {
  const first = [over('boers', 1, 1), begins('empire', 3, 1), over('empire', 1, 2)];
  expect(course({}, first).steps).toEqual([{ label: 'III.1', values: [1, 2] }]);
  const last = [over('boers', 11, 3), { event: 'turn-over', facts: { turn: 4 } }];
  expect(course({}, last).steps).toEqual([{ label: 'IV.11', values: [3, null] }]);
});
