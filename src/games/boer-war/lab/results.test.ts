import { expect, test } from 'vitest';
import type { Side, Turn } from '../rules/options.ts';
import type { Actions } from '../rules/state.ts';
import { course } from './results.ts';

const begins = (side: Side, turn: Turn, round: number) =>
  ({ event: 'round-begins', facts: { side, turn, round } }) as const;
const over = (side: Side, round: number, actions: Actions) =>
  ({ event: 'round-over', facts: { side, round, actions, left: 0 } }) as const;

test('the actions of both sides add up over each Turn; a side that had no such round leaves a gap', () => {
  const reports = [
    ...[begins('boers', 1, 1), over('boers', 1, 3), begins('empire', 1, 1), over('empire', 1, 2)],
    ...[begins('boers', 1, 2), over('boers', 2, 3), begins('empire', 2, 1), over('empire', 1, 1)],
  ];
  expect(course({}, reports)).toEqual({
    lines: ['boers', 'empire'],
    steps: [
      { label: 'I.1', values: [3, 2] },
      { label: 'I.2', values: [6, null] },
      { label: 'II.1', values: [null, 1] },
    ],
  });
});

test('the first round of a game, whose beginning no event reports, belongs to the Turn that continues or ends', () => {
  const first = [over('boers', 1, 1), begins('empire', 3, 1), over('empire', 1, 2)];
  expect(course({}, first).steps).toEqual([{ label: 'III.1', values: [1, 2] }]);
  const last = [over('boers', 11, 3), { event: 'turn-over', facts: { turn: 4 } } as const];
  expect(course({}, last).steps).toEqual([{ label: 'IV.11', values: [3, null] }]);
});
