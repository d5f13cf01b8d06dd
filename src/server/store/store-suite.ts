/** For tests: what every store must do, whatever database is behind it. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Append, Gathering, KeptProposal, TableStore } from './store.ts';

export const RECORD = { id: 't', game: 'g', header: '> h', key: 'k', count: 0, touched: 1 };
export const CHAIR = { chair: 1, role: 'host', hash: 'aa' } as const;

export function action(expected: number, lines: readonly string[], op = `op${expected}`): Append {
  return { table: 't', chair: 1, at: 2, expected, around: 0, lines, op };
}

/** The host's chair as it's kept. */
const KEPT = { ...CHAIR, name: '', seats: [], seen: 1, until: 0 };

const PROPOSAL: KeptProposal = {
  ...{ op: 'p', wish: 'lines', kind: 'undo', by: 1, lines: ['> undo 1', '> note "ž\\n"'], seats: [] },
  ...{ expected: 2, asked: [2, 3], agreed: [3], until: 1_780_000_000_000, how: '' },
};

/** All that is kept of a table. */
const ROWS = {
  tables: 'id',
  entries: 'table_id',
  chairs: 'table_id',
  invites: 'table_id',
  proposals: 'table_id',
};

export interface StoreUnderTest {
  readonly store: TableStore;
  /** Another one on the same data, as after a restart or in another server. */
  again(): Promise<TableStore>;
  /** A statement of SQL, past the store. */
  execute(sql: string): Promise<void>;
  /** The column `id` of what a query finds. */
  rows(sql: string): Promise<readonly string[]>;
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
      expect((await store.gathered('t'))?.chairs).toEqual([KEPT]);
      expect(await store.load('u')).toBeUndefined();
      expect(await store.gathered('u')).toBeUndefined();
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
      const added = await Promise.all(hashes.map((hash) => store.addChair('t', { role: 'watch', hash }, 9)));
      expect(added.toSorted()).toEqual([2, 3, 4, 5, 6]);
      const watching = hashes.map((hash, n) => ({ ...KEPT, role: 'watch', chair: added[n], hash, seen: 9 }));
      const sorted = watching.toSorted((a, b) => Number(a.chair) - Number(b.chair));
      expect(await store.gathered('t')).toMatchObject({ around: 5, chairs: [KEPT, ...sorted] });
    });

    test('who is there and on what terms changes as a whole, with the lines or without', async () => {
      await store.create(RECORD, ['> a'], [CHAIR], 'people');
      await store.addChair('t', { role: 'seat', hash: 'bb' }, 1);
      const before = await store.gathered('t');
      if (!before) throw new Error('nobody');
      expect(before).toMatchObject({ policy: 'people', state: 'lobby', locked: false, ownDice: false });
      expect(before.proposals).toEqual([]);
      const { around, visits, ...gathering } = before;
      const [host, other] = gathering.chairs as [(typeof gathering.chairs)[0], (typeof gathering.chairs)[0]];
      const changed: Gathering = {
        ...{ ...gathering, state: 'playing', locked: true, ownDice: true },
        chairs: [
          { ...host, role: 'seat', name: 'Ada “Ž”', seats: ['red', 'blue'] },
          { ...other, role: 'host', hash: 'cc' },
        ],
        proposals: [PROPOSAL, { ...PROPOSAL, op: 'q', how: 'declined' }],
      };
      const change = { ...action(1, ['> b']), around, gathering: changed };
      expect(await store.append({ ...change, around: around - 1 })).toBe('behind');
      expect(await store.append({ ...change, expected: 0 })).toBe('behind');
      expect(await store.gathered('t')).toEqual(before);
      expect(await store.append(change)).toBe('saved');
      expect(await store.gathered('t')).toEqual({ ...changed, around: around + 1, visits });
      expect(await (await under.again()).gathered('t')).toEqual({ ...changed, around: around + 1, visits });
      expect((await store.load('t'))?.lines).toEqual(['> a', '> b']);
      // An action based on an old gathering is `behind`, even if it changes nothing there.
      expect(await store.append({ ...action(2, ['> c']), around })).toBe('behind');
      const next = { ...action(2, []), around: around + 1 };
      const alone = { ...changed, chairs: changed.chairs.slice(0, 1), proposals: [] };
      expect(await store.append({ ...next, gathering: alone })).toBe('saved');
      expect(await store.gathered('t')).toEqual({ ...alone, around: around + 2, visits });
      // Nobody else ever gets the number of somebody who has gone.
      expect(await store.addChair('t', { role: 'seat', hash: 'dd' }, 1)).toBe(3);
      expect(await store.append({ ...action(2, ['> c']), around: around + 3 })).toBe('saved');
    });

    test('of two simultaneous changes to the same people, one is saved', async () => {
      await store.create(RECORD, [], [CHAIR], 'people');
      const other = await under.again();
      const gathering = await store.gathered('t');
      if (!gathering) throw new Error('nobody');
      const both = [store, other].map((each, n) =>
        each.append({ ...action(0, []), gathering: { ...gathering, locked: n === 0 } }),
      );
      expect((await Promise.all(both)).toSorted()).toEqual(['behind', 'saved']);
    });

    test('presence isn’t a change of the gathering, and a change doesn’t overwrite presence', async () => {
      await store.create(RECORD, [], [CHAIR], 'people');
      const before = await store.gathered('t');
      if (!before) throw new Error('nobody');
      await store.present('t', [1], 500, 900, true);
      await store.present('t', [1], 600, 1_000, false);
      expect(await store.append({ ...action(0, []), gathering: before })).toBe('saved');
      const chairs = [{ ...KEPT, seen: 600, until: 1_000 }];
      expect(await store.gathered('t')).toMatchObject({ chairs, visits: 1, around: 1 });
    });

    test('another game takes the place of one', async () => {
      await store.create(RECORD, ['> a', '> b'], [CHAIR], 'people');
      const gathering = await store.gathered('t');
      if (!gathering) throw new Error('nobody');
      const instead = { game: 'h', header: '> i' };
      const other = { ...action(2, ['> c'], ''), key: 'l', gathering, instead };
      expect(await store.append({ ...other, expected: 1 })).toBe('behind');
      expect(await store.append(other)).toBe('saved');
      expect(await store.load('t')).toEqual({
        record: { ...RECORD, ...instead, key: 'l', count: 1, touched: 2 },
        lines: ['> c'],
        ops: [''],
      });
    });

    test('a new invitation for a role ends the one before, and the others stay', async () => {
      await store.create(RECORD, [], [CHAIR], 'people');
      await store.invite({ table: 't', role: 'seat', until: 5 }, ['a', 'b']);
      await store.invite({ table: 't', role: 'watch', until: 6 }, ['c', 'd']);
      await store.invite({ table: 't', role: 'seat', until: 7 }, ['e', 'f']);
      const seat = { table: 't', role: 'seat', until: 7 };
      const found = await Promise.all([...'abcdef'].map((hash) => store.invited(hash)));
      const watch = { ...seat, role: 'watch', until: 6 };
      expect(found).toEqual([undefined, undefined, watch, watch, seat, seat]);
    });

    test('of a deleted table nothing is left, and of others everything', async () => {
      for (const id of ['t', 'u']) {
        await store.create({ ...RECORD, id }, ['> a'], [CHAIR], 'people');
        await store.invite({ table: id, role: 'seat', until: 5 }, [id]);
        const gathering = await store.gathered(id);
        if (!gathering) throw new Error('nobody');
        const proposals = [PROPOSAL];
        await store.append({ ...action(1, []), table: id, gathering: { ...gathering, proposals } });
      }
      expect(await store.untouched(2)).toEqual([]);
      expect((await store.untouched(3)).toSorted()).toEqual(['t', 'u']);
      expect(await store.remove('t', 2)).toBe(false);
      expect(await store.remove('t', 3)).toBe(true);
      expect(await store.remove('t')).toBe(false);
      expect([await store.load('t'), await store.gathered('t')]).toEqual([undefined, undefined]);
      expect(await store.invited('t')).toBeUndefined();
      for (const [table, column] of Object.entries(ROWS))
        expect(await under.rows(`select ${column} as id from ${table}`), table).toEqual(['u']);
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
