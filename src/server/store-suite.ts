/** For tests: what every store must do, whatever database is behind it. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Append, TableStore } from './store.ts';

export const RECORD = { id: 't', game: 'g', header: '> h', key: 'k', count: 0, touched: 1 };
export const CHAIR = { chair: 1, role: 'host', hash: 'aa' } as const;

export function action(expected: number, lines: readonly string[], op = `op${expected}`): Append {
  return { table: 't', chair: 1, at: 2, expected, lines, op };
}

export interface StoreUnderTest {
  readonly store: TableStore;
  /** Another one on the same data, as after a restart or in another server. */
  again(): Promise<TableStore>;
  /** A statement of SQL, past the store. */
  execute(sql: string): Promise<void>;
  close(): Promise<void>;
}

export function storeSuite(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(name, () => {
    let under: StoreUnderTest;
    let store: TableStore;
    beforeEach(async () => {
      under = await open();
      store = under.store;
    });
    afterEach(() => under.close());

    test('lines are kept in order, with their count', async () => {
      await store.create(RECORD, ['> a', '> b'], [CHAIR]);
      expect(await store.append(action(2, ['> c', '> d']))).toBe('saved');
      const kept = {
        record: { ...RECORD, count: 4, touched: 2 },
        lines: ['> a', '> b', '> c', '> d'],
        ops: ['', '', 'op2', 'op2'],
      };
      expect(await store.load('t')).toEqual(kept);
      expect(await store.load('t', 3)).toMatchObject({ lines: ['> d'], ops: ['op2'] });
      expect(await store.load('t', 4)).toMatchObject({ lines: [], ops: [] });
      expect(await store.load('t', 9)).toMatchObject({ lines: [], ops: [], record: { count: 4 } });
      expect(await store.chairs('t')).toEqual([CHAIR]);
      expect(await store.load('u')).toBeUndefined();
      expect(await store.chairs('u')).toEqual([]);
      expect(await (await under.again()).load('t')).toEqual(kept);
    });

    test('of two actions on the same count one is saved', async () => {
      await store.create(RECORD, [], [CHAIR]);
      const both = [store.append(action(0, ['> a'], 'x')), store.append(action(0, ['> b'], 'y'))];
      expect(await Promise.all(both)).toEqual(['saved', 'behind']);
      expect((await store.load('t'))?.lines).toEqual(['> a']);
      expect(await store.append(action(0, ['> c'], 'z'))).toBe('behind');
      expect(await store.append(action(2, ['> c'], 'z'))).toBe('behind');
      expect(await store.append({ ...action(0, ['> c']), table: 'nowhere' })).toBe('behind');
    });

    test('a table that exists is not made again, and others of the same moment are', async () => {
      const ids = ['t', 'u', 't', 'v'];
      const made = ids.map((id) => store.create({ ...RECORD, id }, ['> a'], [CHAIR]));
      const results = await Promise.allSettled(made);
      expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
      for (const id of ids) expect((await store.load(id))?.lines).toEqual(['> a']);
    });

    test('a new key counts from its action on', async () => {
      await store.create(RECORD, [], [CHAIR]);
      await store.append(action(0, ['> a']));
      expect((await store.load('t'))?.record.key).toBe('k');
      await store.append({ ...action(1, ['> b']), key: 'l' });
      await store.append(action(2, ['> c']));
      expect((await store.load('t'))?.record.key).toBe('l');
    });

    test('chairs are numbered, also when several come at once', async () => {
      await store.create(RECORD, [], [CHAIR]);
      const hashes = ['b', 'c', 'd', 'e', 'f'];
      const added = await Promise.all(hashes.map((hash) => store.addChair('t', { role: 'watch', hash })));
      expect(added.map(({ chair }) => chair).toSorted()).toEqual([2, 3, 4, 5, 6]);
      expect(await store.chairs('t')).toEqual([CHAIR, ...added.toSorted((a, b) => a.chair - b.chair)]);
    });

    test('a gap or a missing line is an error, never a shorter game', async () => {
      await store.create(RECORD, ['> a', '> b', '> c'], [CHAIR]);
      await under.execute('delete from entries where n = 2');
      await expect(store.load('t')).rejects.toThrow('2 of 3');
      await under.execute('delete from entries where n = 0');
      await expect(store.load('t')).rejects.toThrow('no entry 0');
    });

    test('every text comes back as it was', async () => {
      const texts = [
        "'; drop table entries; --",
        '"\\',
        '{1}$1:a',
        '\u2028\u202e',
        'žluťoučký 🐎 кінь',
        '\\u0000',
      ];
      await store.create({ ...RECORD, header: texts.join(' ') }, texts, [CHAIR]);
      await store.append(action(texts.length, texts));
      const kept = await store.load('t');
      expect(kept?.lines).toEqual([...texts, ...texts]);
      expect(kept?.record.header).toBe(texts.join(' '));
    });

    test('many tables at once, each as if it were alone', async () => {
      const ids = ['a', 'b', 'c', 'd'];
      for (const id of ids) await store.create({ ...RECORD, id }, [], [CHAIR]);
      const other = await under.again();
      const counts = new Map(ids.map((id) => [id, 0]));
      const saved = new Map<string, string[]>(ids.map((id) => [id, []]));
      const one = fc.record({
        table: fc.constantFrom(...ids),
        size: fc.integer({ min: 1, max: 4 }),
        here: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(one, { maxLength: 12 }), async (group) => {
          const actions = group.map(({ table, size, here }, n) => {
            const expected = counts.get(table) as number;
            const lines = Array.from({ length: size }, (_, i) => `> ${table} ${expected} ${n} ${i}`);
            return { here, action: { ...action(expected, lines, `${expected}-${n}`), table } };
          });
          const asked = actions.map((each) => (each.here ? store : other).append(each.action));
          for (const [n, result] of (await Promise.all(asked)).entries()) {
            const { table, lines, expected } = (actions[n] as (typeof actions)[number]).action;
            if (result === 'behind') continue;
            // Only one action a count.
            expect(counts.get(table)).toBe(expected);
            counts.set(table, expected + lines.length);
            saved.get(table)?.push(...lines);
          }
          for (const { table } of group) expect((await store.load(table))?.lines).toEqual(saved.get(table));
        }),
        { numRuns: 20 },
      );
    });
  });
}
