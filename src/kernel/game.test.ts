/** Moves as text, and nodes with their moves. */
import { describe, expect, test } from 'vitest';
import {
  type AnySpec,
  arg,
  chance,
  decide,
  end,
  equallyLikely,
  legal,
  listed,
  num,
  range,
  size,
  table,
  verb,
  withListedNeighbours,
} from './game.ts';

test('a move is a verb, or a verb with an argument', () => {
  expect(['done', 'load:5', 'to:a:b', ':x'].map(verb)).toEqual(['done', 'load', 'to', '']);
  expect(['done', 'load:5', 'to:a:b', ':x'].map(arg)).toEqual(['', '5', 'a:b', 'x']);
  expect(num('load:-5')).toBe(-5);
});

describe('a range', () => {
  const load = range('load', 10, 30, 10);
  const node = table<AnySpec>('load', ['none'], [load]);
  test('includes both ends, with steps in between', () => {
    expect(size(load)).toBe(3);
    expect(size(range('n', 1, 9))).toBe(9);
    expect(listed(node)).toEqual(['none', 'load:10', 'load:20', 'load:30']);
  });
  test('accepts its whole numbers in the usual notation', () => {
    const may = ['none', 'load:10', 'load:20', 'load:30'];
    const not = [
      'load:0',
      'load:40',
      'load:15',
      'load:010',
      'load:10.0',
      'load:1e1',
      'load:',
      'lift:10',
      'load',
    ];
    expect([...may, ...not].filter((move) => legal(node, move))).toEqual(may);
    expect(legal(table<AnySpec>('n', [], [range('n', -2, 2)]), 'n:-2')).toBe(true);
    expect(legal(table<AnySpec>('n', [], [range('n', -2, 2)]), 'n:-0')).toBe(false);
  });
  test('is extended by adjacent listed moves', () => {
    const around = decide<AnySpec>(
      'load',
      'red',
      ['load:0', 'load:40', 'load:50', 'load:80', 'lift:60'],
      [load],
    );
    expect(withListedNeighbours(around, load)).toEqual(range('load', 0, 50, 10));
    expect(withListedNeighbours(node, load)).toEqual(load);
  });
});

test('nothing is legal after the end, and at a chance node only its outcomes', () => {
  expect(legal(end<AnySpec>('won', [1]), 'done')).toBe(false);
  const coin = chance<AnySpec>('throw', { head: 1, tail: 1 });
  expect([legal(coin, 'head'), legal(coin, 'edge')]).toEqual([true, false]);
  expect(listed(coin)).toEqual(['head', 'tail']);
});

test('a draw is even if all its outcomes have the same weight', () => {
  const even = (weights: Record<string, number>) => equallyLikely(chance<AnySpec>('draw', weights));
  expect([even({ a: 3 }), even({ a: 2, b: 2 }), even({ a: 1, b: 2 }), even({ a: 2, b: 2, c: 1 })]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
