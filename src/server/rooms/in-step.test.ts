import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite-store.ts';
import type { Append, StoredTable } from '../store/store.ts';
import {
  type Fate,
  inOrder,
  type MakeStore,
  nothingElse,
  type Plan,
  ServerWorld,
  type Steps,
  type Trouble,
} from '../testing/simulated.ts';

const RUNS = process.env.EMPTYCHAIR_ALL ? 5_000 : 300;

const real: MakeStore = (db, later) => new SqliteStore(db, later);

/** Acknowledges before its sync, which takes its time. */
const hasty: MakeStore = (db, soon) => {
  const later = (flush: () => void, steps = 8) => soon(steps > 0 ? () => later(flush, steps - 1) : flush);
  class Hasty extends SqliteStore {
    override append(what: Append): Promise<'saved' | 'behind'> {
      super.append(what).catch(() => undefined);
      return Promise.resolve('saved');
    }
  }
  return new Hasty(db, later);
};

/** Acknowledges what the disk refused. */
const trusting: MakeStore = (db, later) => {
  class Trusting extends SqliteStore {
    override append(what: Append): Promise<'saved' | 'behind'> {
      return super.append(what).catch(() => 'saved');
    }
  }
  return new Trusting(db, later);
};

/** Doesn't look whether an action was saved before. */
const forgetful: MakeStore = (db, later) => {
  class Forgetful extends SqliteStore {
    override async load(id: string, from?: number): Promise<StoredTable | undefined> {
      const kept = await super.load(id, from);
      return kept && { ...kept, ops: kept.ops.map(() => '') };
    }
  }
  return new Forgetful(db, later);
};

const WISHES = [
  ['> table done', 'draw on'],
  ['> table done', 'draw'],
  ['draw'],
  ['> table done'],
  ['> undo 1'],
  ['> table nonsense'],
  [],
] as const;

const plans: fc.Arbitrary<Plan> = fc.record({
  wishes: fc.array(fc.array(fc.constantFrom(...WISHES), { maxLength: 4 }), { minLength: 1, maxLength: 3 }),
  fates: fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constant<Fate>('arrives') },
      { weight: 1, arbitrary: fc.constantFrom<Fate>('lost', 'twice', 'late') },
    ),
    { maxLength: 60 },
  ),
  troubles: fc
    .array(fc.tuple(fc.nat(150), fc.constantFrom<Trouble>('crash', 'cut', 'full')), { maxLength: 6 })
    .map((all) => new Map(all)),
});

/** The order of steps that fast-check chooses. */
function anyOrder(scheduler: fc.Scheduler): Steps {
  return {
    step: (what) => scheduler.schedule(Promise.resolve(), what),
    async run(before) {
      for (;;) {
        await nothingElse();
        if (scheduler.count() === 0) return;
        before();
        await scheduler.waitNext(1);
      }
    },
  };
}

function check(make: MakeStore, numRuns = RUNS) {
  return fc.check(
    fc.asyncProperty(plans, fc.scheduler(), async (plan, scheduler) => {
      expect((await ServerWorld.play(anyOrder(scheduler), plan, make)).wrong).toBe('');
    }),
    { numRuns, endOnFailure: make !== real },
  );
}

describe('whatever is lost, repeated, late or cut off, and whenever the server crashes', () => {
  test('no acknowledged action is lost, none is done twice, and all devices are in step', async () => {
    const details = await check(real);
    expect(details.failed, fc.defaultReportMessage(details)).toBe(false);
  });

  test.each([
    ['acknowledges before its sync', hasty],
    ['acknowledges what the disk refused', trusting],
    ['forgets which actions it has', forgetful],
  ])('a store that %s is found', async (_, make) => {
    expect((await check(make, 2_000)).failed).toBe(true);
  });
});

describe('at every single step of an evening', () => {
  const wishes = [
    [['> table done', 'draw on'], ['> table done', 'draw'], []],
    [[], ['> table nonsense'], ['> undo 1']],
  ];
  const play = (troubles: ReadonlyMap<number, Trouble>, make = real) =>
    ServerWorld.play(inOrder(), { wishes, fates: [], troubles }, make);

  test.each<Trouble>(['crash', 'cut', 'full'])('%s', async (trouble) => {
    const { wrong, taken } = await play(new Map());
    expect(wrong).toBe('');
    expect(taken).toBeGreaterThan(50);
    for (let at = 0; at < taken; at++)
      expect((await play(new Map([[at, trouble]]))).wrong, `${trouble} at step ${at}`).toBe('');
  });

  test('a store that acknowledges before its sync is found by one crash', async () => {
    const { taken } = await play(new Map(), hasty);
    let found = '';
    for (let at = 0; at < taken && !found; at++) found = (await play(new Map([[at, 'crash']]), hasty)).wrong;
    expect(found).not.toBe('');
  });
});
