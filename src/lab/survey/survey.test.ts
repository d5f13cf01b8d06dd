import { expect, test } from 'vitest';
import { battle } from '../../../test/toys/battle.ts';
import { errand } from '../../../test/toys/errand.ts';
import { type Lantern, lantern } from '../../../test/toys/lantern.ts';
import { boerWar } from '../../games/boer-war/rules/game.ts';
import { type AnySpec, decide, type Game } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { playout } from '../../kernel/play.ts';
import { rng } from '../../kernel/rng.ts';
import { exactly } from '../measures/exactly.ts';
import { measured } from '../measures/measured.ts';
import { crew } from '../node/crew.ts';
import { EMPTY, Ledger, label, merge } from '../play/ledger.ts';
import { type Options, seedOf } from '../play/player.ts';
import { prepare } from '../play/prepare.ts';
import { inThisThread } from '../threads/crew.ts';
import { worker } from '../threads/task.ts';
import { allMeasures, blocks, survey } from './survey.ts';

function options(game: Game<AnySpec>, given: Record<string, unknown> = {}): Options {
  const resolved = resolve(game.options, given);
  if (!resolved.ok) throw new Error(resolved.refusal.option);
  return resolved.options;
}
const war: Game<AnySpec> = boerWar;
/** The lantern again, where the watchman decides whether to walk, and sometimes has to. */
const choosy: Game<AnySpec> = {
  ...(lantern as Game<AnySpec>),
  node: (s) => {
    const node = lantern.node(s as Lantern['state']);
    const { hour } = s as Lantern['state'];
    return node.kind === 'table' ? decide('walk', 'player', hour % 2 ? ['done', 'rest'] : ['done']) : node;
  },
  apply: (s, move, log) =>
    lantern.apply(s as Lantern['state'], move === 'rest' ? 'done' : (move as 'done'), log as never),
};

test('every game has its own seed', () => {
  expect(new Set(Array.from({ length: 200_000 }, (_, i) => seedOf(1, i))).size).toBe(200_000);
});

test('blocks cover every game once', () => {
  for (const games of [1, 2, 47, 48, 49, 1000, 12_345]) {
    expect(
      blocks(games).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
    ).toEqual(Array.from({ length: games }, (_, i) => i));
  }
});

test('a ledger adds up games, and two of them merge into one', () => {
  const one = new Ledger();
  const two = new Ledger();
  const all = new Ledger();
  [1, 4, 2, 8].forEach((value, index) => {
    for (const ledger of [all, index < 2 ? one : two]) {
      ledger.add('x', value);
      if (index === 2) ledger.add('y');
      ledger.spread('x', value);
      ledger.close(index);
    }
  });
  const merged = merge(merge(EMPTY, one.tally()), two.tally());
  expect(merged).toEqual(all.tally());
  expect(merged.quantities).toEqual({
    x: { sum: 15, squares: 85, games: 4, first: 0 },
    y: { sum: 1, squares: 1, games: 1, first: 2 },
  });
});

test.each([
  [war, { turns: 2 }],
  [errand as Game<AnySpec>, {}],
  // A measure that remembers, and a game that ends early or late.
  [lantern as Game<AnySpec>, {}],
  [choosy, {}],
] as const)('tables give the same entries as the rules', (game, given) => {
  const study = { game, options: options(game, given), measures: allMeasures(game, options(game, given)) };
  const tallies = [undefined, () => 0].map((clock) => {
    const ledger = new Ledger();
    const play = prepare(study, clock)(ledger);
    for (let i = 0; i < 300; i++) {
      play(9, i);
      ledger.close(i);
    }
    return ledger.tally();
  });
  expect(tallies[1]).toEqual(tallies[0]);
  expect(tallies[0]?.games).toBe(300);
});

test('the counts match a plain playout', () => {
  const o = options(war, { turns: 1 });
  const ledger = new Ledger();
  const play = prepare({ game: war, options: o, measures: [] })(ledger);
  let moves = 0;
  const events = new Map<string, number>();
  for (let i = 0; i < 50; i++) {
    play(3, i);
    ledger.close(i);
    moves += playout(war, war.setup(o), rng(seedOf(3, i)), undefined, (event) =>
      events.set(event, (events.get(event) ?? 0) + 1),
    );
  }
  const { quantities } = ledger.tally();
  expect(quantities.moves?.sum).toBe(moves);
  for (const [event, n] of events) expect(quantities[label('event', event)]?.sum).toBe(n);
});

test('sampled measures match the exact ones within their intervals', () => {
  const o = options(war);
  const asked = allMeasures(war, o);
  const ledger = new Ledger();
  const play = prepare({ game: war, options: o, measures: asked })(ledger);
  for (let i = 0; i < 4000; i++) {
    play(1, i);
    ledger.close(i);
  }
  let cells = 0;
  let outside = 0;
  for (const one of asked) {
    const measure = war.lab.measures[one.id] as NonNullable<(typeof war.lab.measures)[string]>;
    const exact = measured(measure, o, one, exactly(war, o, one) ?? []);
    const found = measured(measure, o, one, ledger.tally());
    expect(found.map(({ key }) => key)).toEqual(exact.map(({ key }) => key));
    exact.forEach((row, r) => {
      for (const { outcome, value } of row.outcomes) {
        const cell = found[r]?.outcomes.find((other) => other.outcome === outcome);
        if (!cell || (value === 0 && cell.count === 0)) continue;
        cells++;
        if (value < cell.low || value > cell.high) outside++;
      }
    });
  }
  expect(cells).toBeGreaterThan(90);
  // One in twenty may be outside; the seed is fixed, so this doesn't depend on luck.
  expect(outside / cells).toBeLessThan(0.08);
});

test('the same numbers with any number of threads', async () => {
  const plan = {
    game: war,
    options: options(war, { turns: 1 }),
    measures: allMeasures(war, options(war)),
    games: 400,
    seed: 7,
  };
  const surveys = [];
  for (const workers of [1, 3]) {
    const hands = crew(workers, true);
    surveys.push(await survey(plan, hands));
    await hands.close();
  }
  expect(surveys[1]).toEqual(surveys[0]);
  expect(surveys[0]?.tally.games).toBe(400);
});

test('decisions, stand-ins and settled results of any game', async () => {
  const game: Game<AnySpec> = battle;
  const hands = inThisThread(
    worker(
      async () => ({ game }),
      () => 0,
    ),
  );
  const found = await survey({ game, options: options(game), measures: [], games: 200, seed: 1 }, hands);
  expect(found.tally.quantities[label('outcome', 'won')]?.sum).toBe(200);
  expect(found.tally.quantities[label('one', 'attack')]?.sum).toBe(200);
  expect(found.tally.quantities[label('choices', 'attack')]?.sum).toBe(600);
  expect(found.byHand).toEqual({ asks: [], events: ['retreat', 'set'], outcomes: ['won'] });
});

test('the rules are asked for remarks on at most a thousand games, with the survey’s seed', async () => {
  const asked: unknown[] = [];
  const remarking: Game<AnySpec> = {
    ...(battle as Game<AnySpec>),
    lab: {
      ...(battle.lab as Game<AnySpec>['lab']),
      remarks: (_, games, seed) => {
        asked.push([games, seed]);
        return { games, found: [{ id: 'empty', line: 7, rule: 'cup' }] };
      },
    },
  };
  const hands = inThisThread(
    worker(
      async () => ({ game: remarking }),
      () => 0,
    ),
  );
  const plan = { game: remarking, options: options(remarking), measures: [], seed: 4 };
  const few = await survey({ ...plan, games: 30 }, hands);
  await survey({ ...plan, games: 1200 }, hands);
  expect(asked).toEqual([
    [30, 4],
    [1000, 4],
  ]);
  expect(few.remarks).toEqual({ games: 30, found: [{ id: 'empty', line: 7, rule: 'cup' }] });
  const without = inThisThread(
    worker(
      async () => ({ game: battle as Game<AnySpec> }),
      () => 0,
    ),
  );
  expect((await survey({ ...plan, game: battle, games: 30 }, without)).remarks).toBeUndefined();
});

test('a stopped survey keeps what is done', async () => {
  const stop = new AbortController();
  const hands = inThisThread(
    worker(
      async () => ({ game: war }),
      () => 0,
    ),
  );
  const plan = { game: war, options: options(war, { turns: 1 }), measures: [], games: 480, seed: 1 };
  const found = await survey(plan, hands, (games) => games >= 50 && stop.abort(), stop.signal);
  expect(found.tally.games).toBe(50);
});
