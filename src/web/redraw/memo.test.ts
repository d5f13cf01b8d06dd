import { expect, test } from 'vitest';
import { reuse } from './memo.ts';

test('equal parts stay the same objects', () => {
  const before = { a: [{ n: 1 }, { n: 2 }], b: { deep: { x: 'y' } } };
  const now = reuse(before, { a: [{ n: 1 }, { n: 3 }], b: { deep: { x: 'y' } } });
  expect(now).toEqual({ a: [{ n: 1 }, { n: 3 }], b: { deep: { x: 'y' } } });
  expect(now).not.toBe(before);
  expect(now.a).not.toBe(before.a);
  expect(now.a[0]).toBe(before.a[0]);
  expect(now.a[1]).not.toBe(before.a[1]);
  expect(now.b).toBe(before.b);
  expect(reuse(before, structuredClone(before))).toBe(before);
});

test('a key more, a key less, another length, another kind: all are changes', () => {
  for (const [before, now] of [
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [[], {}],
    [{ 0: 'a' }, ['a']],
    [null, {}],
    [1, '1'],
  ]) {
    const answer = reuse(before, now);
    expect(answer).toStrictEqual(now);
    expect(answer).not.toBe(before);
  }
});

test('the copy doesn’t change when the rules change the state in place', () => {
  const state = { list: [{ n: 1 }, { n: 2 }] };
  const first = reuse(undefined, state);
  state.list[1]!.n = 3;
  expect(first).toEqual({ list: [{ n: 1 }, { n: 2 }] });
  const second = reuse(first, state);
  expect(second.list[0]).toBe(first.list[0]);
  expect(second.list[1]).toEqual({ n: 3 });
  expect(state).toEqual({ list: [{ n: 1 }, { n: 3 }] });
});

test('frozen objects aren’t copied: options and their data', () => {
  const options = Object.freeze({ board: { provinces: [1, 2] } });
  expect(reuse({ options: {} }, { options }).options).toBe(options);
});
