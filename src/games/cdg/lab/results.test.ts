import { expect, test } from 'vitest';
import { resolve } from '../../../kernel/options.ts';
import { sideName } from '../rules/cards/deck.ts';
import { pathsOfGlory } from '../rules/game.ts';
import { course } from './results.ts';

const resolved = resolve(pathsOfGlory.options);
if (!resolved.ok) throw new Error('no game');
const { options } = resolved;
const turn = (n: number) => ({ event: 'turn-begins', facts: { turn: n } }) as const;
const raised = (side: 0 | 1, status: number) =>
  ({
    event: 'war-status',
    facts: { side: sideName(options.deck, side), by: 1, status, combined: 0 },
  }) as const;

test('the war status of both sides at the end of each turn', () => {
  expect(
    course(options, [turn(1), raised(0, 2), turn(2), turn(3), raised(1, 1), raised(0, 3)]).steps,
  ).toEqual([
    { label: '1', values: [2, 0] },
    { label: '2', values: [2, 0] },
    { label: '3', values: [3, 1] },
  ]);
});

test('without an event that raises it there is nothing to show', () => {
  expect(course(options, [turn(1), turn(2)]).steps).toEqual([]);
});
