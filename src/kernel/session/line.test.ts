/** Which steps of a journal count, from its entries alone. */
import { expect, test } from 'vitest';
import type { Entry } from './journal.ts';
import { fold } from './line.ts';

const move = (name: string): Entry => ({ kind: 'move', by: 'table', move: name });
const undo = (n: number): Entry => ({ kind: 'undo', n });
const redo = (n: number): Entry => ({ kind: 'redo', n });
const check: Entry = { kind: 'check', hash: '00000000', state: '{}' };

/** The moves on the line, in order. */
function standing(...entries: Entry[]): string {
  return fold(entries)
    .line.map((i) => (entries[i] as Extract<Entry, { kind: 'move' }>).move)
    .join('');
}
const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(move) as [Entry, Entry, Entry, Entry, Entry];

test('undo removes the last steps, redo restores them in order', () => {
  expect(standing(a, b, c)).toBe('abc');
  expect(standing(a, b, c, undo(2))).toBe('a');
  expect(standing(a, b, c, undo(2), redo(1))).toBe('ab');
  expect(standing(a, b, c, undo(2), redo(2))).toBe('abc');
  expect(standing(a, b, c, d, undo(3), redo(2))).toBe('abc');
  expect(standing(a, b, c, undo(1), undo(1), redo(2))).toBe('abc');
  // Undoing more steps than there are undoes all of them.
  expect(standing(a, b, undo(5), redo(7))).toBe('ab');
});

test('after a new step nothing can be redone', () => {
  expect(standing(a, b, undo(1), c, redo(1))).toBe('ac');
});

test('notes and marks change nothing', () => {
  expect(standing(a, { kind: 'note', text: 'x' }, undo(1), { kind: 'mark', text: 'y' }, redo(1))).toBe('a');
});

test('newer rules continue from a checkpoint: later steps no longer count and can’t be redone', () => {
  const rules = (keep: number): Entry => ({ kind: 'rules', version: 2, keep });
  expect(standing(a, check, b, c, rules(2), d)).toBe('ad');
  expect(standing(a, check, b, c, undo(1), rules(2), redo(1), d)).toBe('ad');
  // The checkpoint has its own line, not the current one.
  expect(standing(a, b, check, undo(1), c, rules(3), d)).toBe('abd');
  // A change of rules that keeps everything changes nothing.
  expect(standing(a, b, rules(2), c, undo(1), redo(1))).toBe('abc');
});

test('a checkpoint knows its number of steps, and whether all of them still count', () => {
  const told = (...entries: Entry[]) => [...fold(entries).checks];
  expect(told(check, a, check, b, undo(1), check, e)).toEqual([
    [0, { last: -1, steps: 0, stands: true }],
    [2, { last: 1, steps: 1, stands: true }],
    [5, { last: 1, steps: 1, stands: true }],
  ]);
  const two = { last: 1, steps: 2 };
  expect(told(a, b, check, undo(1), c)).toEqual([[2, { ...two, stands: false }]]);
  expect(told(a, b, check, undo(2), redo(2))).toEqual([[2, { ...two, stands: true }]]);
});
