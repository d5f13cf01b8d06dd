/** What all stores have in common: backups of all games, and counting the days since a deletion. */
import { expect, test } from 'vitest';
import { memoryStore } from './memory.ts';
import { backUpAll, countDay, readRecord, type Store } from './store.ts';

test('a backup that fails stops none of the others', async () => {
  const whole = memoryStore('blocked');
  for (const id of ['a', 'b', 'c'])
    await whole.create(
      readRecord(id, { id, game: 'boer-war', header: '> emptychair 1 boer-war 1 7 {}' }),
      [],
    );
  for (const failing of ['a', 'b', 'c']) {
    const asked: string[] = [];
    const store: Store = {
      ...whole,
      backUp: async (id) => {
        asked.push(id);
        if (id === failing) throw new DOMException('full', 'QuotaExceededError');
      },
    };
    await backUpAll(store, 'update', 1);
    expect(asked).toEqual(['a', 'b', 'c']);
  }
});

test('days are counted, not looks: many looks on one day are one day', () => {
  const at = (day: number, hour: number) => new Date(2026, 0, day, hour).getTime();
  let record: { off?: unknown } = {};
  const look = (day: number, hour: number, since = '5 4') => {
    const off = countDay(record, since, at(day, hour));
    record = { off };
    return off.days;
  };
  expect([look(1, 0), look(1, 12), look(1, 23)]).toEqual([1, 1, 1]);
  expect([look(2, 0), look(2, 1)]).toEqual([2, 2]);
  // A clock that jumps makes one more day, however far it jumps.
  expect([look(300, 8), look(300, 9)]).toEqual([3, 3]);
  // Restoring and deleting a game again restarts the count, and so does an unreadable count.
  expect([look(301, 8, '9 8'), look(302, 8, '9 8')]).toEqual([1, 2]);
  record = { off: { days: 'many' } };
  expect(look(303, 8, '9 8')).toBe(1);
});
