import { expect, test } from 'vitest';
import { course } from './results.ts';

const turn = (n: number) =>
  ({ event: 'turn-begins', facts: { turn: n, dice: 0, due: 0, before: 0 } }) as const;
const advanced = (space: number) => ({ event: 'advanced', facts: { space, person: false } }) as const;

test('the culture level at the end of each turn', () => {
  expect(course({}, [turn(1), advanced(1), advanced(2), turn(2), turn(3), advanced(3)]).steps).toEqual([
    { label: '1', values: [2] },
    { label: '2', values: [2] },
    { label: '3', values: [3] },
  ]);
});
