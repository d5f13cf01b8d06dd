/** Steps that a window left behind are appended once, and only if they are valid in that journal. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recoverLastSteps } from './last-steps.ts';
import { memoryStore } from './memory.ts';
import type { GameRecord } from './store.ts';

const RECORD: GameRecord = {
  id: 'a',
  game: 'boer-war',
  header: '> emptychair 1 boer-war 1 8 {}',
  count: 1,
  name: '',
  created: 1,
  updated: 1,
  own: false,
  demo: false,
  removed: 0,
  archived: 0,
  over: 0,
  guided: false,
  guidedFrom: 0,
  simulated: false,
  shared: null,
};

/** The stored items are own properties, as in the real localStorage. */
class Kept {
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => vi.stubGlobal('localStorage', new Kept()));
afterEach(() => vi.unstubAllGlobals());

async function after(left: string): Promise<readonly string[]> {
  const store = memoryStore('blocked');
  await store.create(RECORD, ['> table done']);
  Object.assign(localStorage, { 'emptychair.last.a': left, other: 'stays' });
  await recoverLastSteps(store);
  expect(Object.keys(localStorage)).toEqual(['other']);
  return (await store.load('a'))?.lines ?? [];
}

const steps = (from: number, ...lines: string[]) => JSON.stringify({ from, lines });

test('missing steps are written, and steps already there aren’t written again', async () => {
  expect(await after(steps(1, '> table go'))).toEqual(['> table done', '> table go']);
  expect(await after(steps(0, '> table done', '> table go'))).toEqual(['> table done', '> table go']);
  expect(await after(steps(0, '> table done'))).toEqual(['> table done']);
});

test('nothing is written if the game continued differently, or if the text isn’t a step', async () => {
  const bad = [steps(0, '> table stop', '> table go'), steps(7, '> table go'), steps(1, '> ??'), '{', 'null'];
  for (const left of [...bad, steps(1, '> table go\n> table done'), steps(1, 'no line')])
    expect(await after(left)).toEqual(['> table done']);
});

test('steps that the rules don’t allow are dropped, and the game opens without them', async () => {
  const forged = [
    '> table retreat',
    '> red go',
    '> undo 9',
    '> check 00000000 {}',
    '> adjust boers.1 9 9 ""',
  ];
  for (const line of forged) {
    expect(await after(steps(1, line))).toEqual(['> table done']);
    expect(await after(steps(1, '> table go', line))).toEqual(['> table done']);
  }
});

test('if the game itself can’t be read they stay, and nothing is written', async () => {
  const store = memoryStore('blocked');
  for (const [id, game, header] of [
    ['newer', 'boer-war', '> emptychair 1 boer-war 999 8 {}'],
    ['unknown', 'go', '> emptychair 1 go 1 8 {}'],
  ] as const) {
    await store.create({ ...RECORD, id, game, header }, ['> table done']);
    Object.assign(localStorage, { [`emptychair.last.${id}`]: steps(1, '> table go') });
  }
  expect(await recoverLastSteps(store)).toEqual([]);
  expect(Object.keys(localStorage)).toHaveLength(2);
  expect((await store.load('newer'))?.lines).toEqual(['> table done']);
});

test('if there is no room they stay for the next time', async () => {
  const store = memoryStore('blocked');
  await store.create(RECORD, ['> table done']);
  Object.assign(localStorage, { 'emptychair.last.a': steps(1, '> table go') });
  const full = { ...store, append: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
  expect(await recoverLastSteps(full)).toEqual([]);
  expect(await recoverLastSteps(store)).toEqual([{ id: 'a', count: 2 }]);
});
