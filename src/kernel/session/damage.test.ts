/** Damage that shows under any rules. */
import { describe, expect, test } from 'vitest';
import { damaged } from './damage.ts';
import { checksum, type Entry } from './journal.ts';

const SEATS = ['red', 'blue'];
const move = (by = 'table'): Entry => ({ kind: 'move', by, move: 'done' });
const aside: Entry = { kind: 'aside', move: 'rest', text: '' };
const adjust: Entry = { kind: 'adjust', fact: 'gold', from: '1', to: '2', reason: '' };
const undo = (n: number): Entry => ({ kind: 'undo', n });
const redo = (n: number): Entry => ({ kind: 'redo', n });
const check = (hash = checksum('{}')): Entry => ({ kind: 'check', hash, state: '{}' });
const rules = (keep: number): Entry => ({ kind: 'rules', version: 2, keep });
const wrong = (...entries: Entry[]) =>
  damaged(SEATS, entries).map(
    ({ at, problem }) => `${at} ${problem.reason} ${problem.found} ${problem.expected}`,
  );

test('a sound journal has no damage', () => {
  expect(
    wrong(
      move('red'),
      move('chance'),
      aside,
      adjust,
      undo(4),
      redo(4),
      check(),
      { kind: 'note', text: '' },
      {
        kind: 'seat',
        seat: 'blue',
        who: 'bot',
      },
    ),
  ).toEqual([]);
});

describe('undone and redone steps', () => {
  test('can’t be more than there are, one by one or together', () => {
    expect(wrong(move(), aside, adjust, undo(4))).toEqual(['3 undo 4 0-3']);
    expect(wrong(move(), undo(1), undo(1))).toEqual(['2 undo 1 0-0']);
    expect(wrong(move(), move(), undo(2), redo(1), redo(2))).toEqual(['4 redo 2 0-1']);
    expect(wrong(move(), undo(1), redo(1), undo(1))).toEqual([]);
  });
  test('can’t be redone after any new step', () => {
    for (const step of [move(), aside, adjust])
      expect(wrong(move(), undo(1), step, redo(1))).toEqual(['3 redo 1 0-0']);
  });
  test('count from the checkpoint after a change of rules', () => {
    expect(wrong(move(), check(), move(), move(), rules(2), undo(1))).toEqual([]);
    expect(wrong(move(), check(), move(), move(), rules(2), undo(2))).toEqual(['5 undo 2 0-1']);
    expect(wrong(move(), check(), move(), undo(1), rules(2), redo(1))).toEqual(['5 redo 1 0-0']);
    // A change of rules that keeps all entries keeps all steps.
    expect(wrong(move(), check(), move(), rules(3), undo(2))).toEqual([]);
    // And what was undone before it can still be redone, as when it is played.
    expect(wrong(move(), check(), move(), undo(1), rules(4), redo(1))).toEqual([]);
  });
});

test('only existing seats can play or be taken', () => {
  expect(wrong(move('green'))).toEqual(['0 by green red, blue, chance, table']);
  expect(wrong({ kind: 'seat', seat: 'green', who: 'bot' })).toEqual(['0 seat green undefined']);
});

test('a position must match its checksum', () => {
  expect(wrong(check('00000000'))).toEqual([`0 check 00000000 ${checksum('{}')}`]);
});
