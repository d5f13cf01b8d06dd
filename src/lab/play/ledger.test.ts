import { describe, expect, test } from 'vitest';
import { EMPTY, Ledger, merge, sorted, type Trouble } from './ledger.ts';

const trouble = (index: number): Trouble => ({ kind: 'stuck', index, what: '' });

describe('a tally', () => {
  test('holds what came up, not what was only named', () => {
    const ledger = new Ledger();
    ledger.column('never');
    ledger.add('once', 3);
    ledger.close(4);
    ledger.close(5);
    expect(ledger.tally()).toEqual({
      games: 2,
      quantities: { once: { sum: 3, squares: 9, games: 1, first: 4 } },
      spreads: {},
      troubles: [],
    });
  });
  test('keeps the first five troubles', () => {
    const ledger = new Ledger();
    for (let index = 0; index < 8; index++) ledger.trouble(trouble(index));
    expect(ledger.tally().troubles.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    const late = { ...EMPTY, troubles: [6, 7, 8].map(trouble) };
    const early = { ...EMPTY, troubles: [1, 2, 9].map(trouble) };
    expect(merge(late, early).troubles.map(({ index }) => index)).toEqual([1, 2, 6, 7, 8]);
  });
  test('has sorted names, however it was collected', () => {
    const q = { sum: 1, squares: 1, games: 1, first: 0 };
    const told = sorted({ ...EMPTY, quantities: { b: q, a: q, c: q }, spreads: { y: {}, x: {} } });
    expect(Object.keys(told.quantities)).toEqual(['a', 'b', 'c']);
    expect(Object.keys(told.spreads)).toEqual(['x', 'y']);
  });
  test('of the current game can be read before it is closed', () => {
    const ledger = new Ledger();
    ledger.add('a');
    ledger.add('a', 2);
    expect([...ledger.values()]).toEqual([['a', 3]]);
    ledger.close(0);
    expect([...ledger.values()]).toEqual([]);
  });
});
