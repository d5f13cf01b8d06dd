import { expect, test } from 'vitest';
import { memoryStore } from './memory.ts';
import { BACKUPS, backUpAll, readRecord } from './store.ts';

const HEADER = '> emptychair 1 boer-war 1 7 {}';
const record = (id: string) => readRecord(id, { id, game: 'boer-war', header: HEADER });

test('a backup is made at the start of a turn, and before a change to all games', async () => {
  const store = memoryStore('blocked');
  await store.create(record('a'), []);
  await store.create(record('b'), []);
  await store.append('a', 0, ['> table done'], 1);
  expect(await store.backups('a')).toEqual([]);
  await store.append('a', 1, ['> chance go', '> check 00000000 {}'], 2);
  await backUpAll(store, 'update', 3);
  const told = (await store.backups('a')).map(({ occasion, kept }) => [occasion, kept.lines.length]);
  // The update found nothing new in this one.
  expect(told).toEqual([['turn', 3]]);
  expect((await store.backups('b')).map(({ occasion }) => occasion)).toEqual(['update']);
});

test('the newest backups stay, as they were made', async () => {
  const store = memoryStore('blocked');
  await store.create(record('a'), []);
  for (let n = 0; n < BACKUPS + 3; n++) {
    await store.append('a', n, [`> note "${n}"`], n);
    await store.backUp('a', 'import', n);
  }
  const backups = await store.backups('a');
  expect(backups.map(({ kept }) => kept.lines.length)).toEqual([8, 7, 6, 5, 4]);
  await store.append('a', BACKUPS + 3, ['> note "later"'], 99);
  expect((await store.backups('a'))[0]?.kept.lines).toHaveLength(8);
});

test('an append that builds on an older count changes nothing', async () => {
  const store = memoryStore('newer');
  await store.create({ ...record('a'), count: 1 }, ['> table done']);
  expect(await store.append('a', 0, ['> table go'], 1)).toBe('behind');
  expect((await store.load('a'))?.lines).toEqual(['> table done']);
  expect(store.because).toBe('newer');
});
