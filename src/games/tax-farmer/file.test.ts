import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolve } from '../../kernel/options.ts';
import { playout } from '../../kernel/play.ts';
import { rng } from '../../kernel/rng.ts';
import type { BoardFile } from './board-file.ts';
import { inspect, readBoard, warnings } from './file.ts';
import { taxFarmer } from './game.ts';
import { DEFAULT_BOARD } from './options.ts';
import { switches } from './switches.ts';

const problems = (data: unknown) => inspect.board?.(data) ?? [];

/** A copy of the default board with one value changed at a path. */
function changed(path: string, value: unknown): unknown {
  const copy = structuredClone(DEFAULT_BOARD) as unknown;
  const keys = path.split('.');
  let at = copy as Record<string, unknown>;
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
  const last = keys.at(-1) as string;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

describe('the default board', () => {
  it('T15, T18: passes without a problem or a warning, and says what it is', () => {
    expect(problems(DEFAULT_BOARD)).toEqual([]);
    expect(warnings(DEFAULT_BOARD)).toEqual([]);
    expect(DEFAULT_BOARD.provenance.kind).toBe('project-design');
    expect(DEFAULT_BOARD.provenance.note).toMatch(/not available/);
  });

  it('has every name in four languages', () => {
    const { goods, provinces, title } = DEFAULT_BOARD;
    const actions = provinces.flatMap(({ action }) => (action ? [action.name, action.text] : []));
    for (const name of [title, ...goods.map((g) => g.name), ...provinces.map((p) => p.name), ...actions])
      expect(Object.keys(name).sort()).toEqual(['cs', 'en', 'pl', 'ru']);
  });

  it('answers every switch', () => {
    expect(Object.keys(DEFAULT_BOARD.rules).sort()).toEqual(Object.keys(switches).sort());
  });
});

describe('a board that can’t be played is refused, and the place is named', () => {
  it.each([
    ['format', 'chess', 'format'],
    ['formatVersion', 2, 'formatVersion'],
    ['setup.agents', 0, 'setup.agents'],
    ['setup.agents', 31, 'setup.agents'],
    ['setup.gold', -1, 'setup.gold'],
    ['setup.gold', 1000, 'setup.gold'],
    ['setup.gold', 1.5, 'setup.gold'],
    ['setup.electionMarker', 101, 'setup.electionMarker'],
    ['track.end', 501, 'track.end'],
    ['track.end', 0, 'track.end'],
    ['bonuses.markerDiceMin', 0, 'bonuses.markerDiceMin'],
    ['bonuses.markerDiceMin', 4, 'bonuses.markerDiceMin'],
    ['bonuses.markerDiceMax', 7, 'bonuses.markerDiceMax'],
    ['players.max', 7, 'players.max'],
    ['weaponsGood', 'swords', 'weaponsGood'],
    ['goods.1.id', 'grain', 'goods.1.id'],
    ['goods.1.id', 'Two Words', 'goods.1.id'],
    ['goods.1.id', 'any', 'goods.1.id'],
    ['goods.1.name', {}, 'goods.1.name'],
    ['provinces.1.id', 'imperia', 'provinces.1.id'],
    ['provinces.0.capital', false, 'provinces'],
    ['provinces.2.capital', true, 'provinces'],
    ['provinces.0.needFields', 1, 'provinces.0.needFields'],
    ['provinces.3.needFields', undefined, 'provinces.3.needFields'],
    ['provinces.3.production.goods.0', 'silk', 'provinces.3.production.goods.0'],
    ['provinces.3.excludedNeeds', ['silk'], 'provinces.3.excludedNeeds.0'],
    ['provinces.3.action.cost.good', 'silk', 'provinces.3.action.cost.good'],
    ['provinces.3.action.effects.0.min', 5, 'provinces.3.action.effects.0.min'],
    ['provinces.3.action.effects.0.province', 'nowhere', 'provinces.3.action.effects.0.province'],
    ['provinces.3.action.effects.1.type', 'magic', 'provinces.3.action.effects.1'],
    ['provinces.5.action.effects.0.amount', 3, 'provinces.5.action.effects.0.amount'],
    ['provinces.8.action.effects.0.amount', 0.5, 'provinces.8.action.effects.0.amount'],
    ['needDeck.0.good', 'silk', 'needDeck.0.good'],
    ['needDeck.0.copies', 501, 'needDeck'],
    ['startingRebellions.3.candidates', ['imperia'], 'startingRebellions.3.candidates.0'],
    ['startingRebellions.7', { count: 1, choose: 'random', candidates: null }, 'startingRebellions.7'],
    ['rules.majority', 'most', 'rules.majority'],
    ['rules.weapons', true, 'rules.weapons'],
    ['colour', 'red', 'colour'],
  ])('%s = %j', (path, value, place) => {
    const found = problems(changed(path, value));
    expect(found.length).toBeGreaterThan(0);
    expect(found.some((problem) => problem.startsWith(place))).toBe(true);
  });

  it('an election marker may go back', () => {
    expect(problems(changed('provinces.8.action.effects.0.amount', -3))).toEqual([]);
  });

  it('no data, no board', () => {
    for (const data of [null, 7, 'board', [], {}]) expect(problems(data).length).toBeGreaterThan(0);
    expect(readBoard('{')).toMatchObject({ problems: [expect.stringMatching(/^not JSON/)] });
  });

  it('and a game with it does not begin', () => {
    const refused = resolve(taxFarmer.options, { board: changed('setup.agents', 0) }, inspect);
    expect(refused).toMatchObject({ ok: false, refusal: { option: 'board', reason: 'file' } });
  });
});

describe('warnings', () => {
  const board = (path: string, value: unknown) => changed(path, value) as BoardFile;
  it('name what will play badly', () => {
    expect(warnings(board('needDeck', [{ good: 'grain', reward: 2, copies: 3 }]))).toEqual([
      'needDeck: fewer need cards than need fields',
      'needDeck: no NOTHING card',
    ]);
    const provinces = DEFAULT_BOARD.provinces.map((p) => ({ ...p, action: null }));
    expect(warnings({ ...DEFAULT_BOARD, provinces })[0]).toMatch(/only one/);
    expect(warnings({ ...DEFAULT_BOARD, provinces: provinces.slice(0, 2) })).toEqual([
      expect.stringMatching(/^weaponsGood: nothing/),
      'provinces: fewer than 4',
    ]);
    expect(warnings(board('rules.placeInRebellion', 'never'))[0]).toMatch(/^rules.placeInRebellion/);
  });
});

describe('a board’s own rules', () => {
  it('are defaults; the player’s choice goes before them; the resolved set is what counts', () => {
    const own = changed('rules', { goldToPoints: 2, majority: 'absolute', pointsCap: 120 });
    const given = { board: own, majority: 'plurality' };
    const resolved = resolve(taxFarmer.options, given, inspect);
    expect(resolved.ok && resolved.options).toMatchObject({
      goldToPoints: 2,
      majority: 'plurality',
      pointsCap: 120,
      weaponsConsumed: false,
    });
  });

  it('G59: a board may be for fewer players', () => {
    const resolved = resolve(taxFarmer.options, { board: changed('players.max', 3) }, inspect);
    expect(resolved.ok && taxFarmer.refuse?.(resolved.options)).toBe('players');
  });
});

const small = (max: number) => fc.integer({ min: 0, max });
const name = fc.record({ en: fc.constant('Name') });
const GOODS = ['alum', 'bread', 'coal', 'dye', 'arms'];
const aGood = fc.constantFrom(...GOODS);

const effect = fc.oneof(
  fc.record({ type: fc.constantFrom('gold', 'points', 'agentsNextRound'), amount: small(5) }),
  fc.record({ type: fc.constant('electionMarker'), amount: fc.integer({ min: -9, max: 9 }) }),
  fc.record({ type: fc.constant('good'), good: fc.constantFrom(...GOODS, 'any', 'anyOther') }),
  fc.record({
    type: fc.constant('takeGold'),
    amount: fc.integer({ min: 1, max: 9 }),
    from: fc.constantFrom('anyRival', 'richestRival'),
  }),
  fc.record({
    type: fc.constant('takeGold'),
    perStarted: fc.integer({ min: 1, max: 9 }),
    from: fc.constantFrom('anyRival', 'richestRival'),
  }),
  fc.record({
    type: fc.constant('removeCoins'),
    max: fc.integer({ min: 2, max: 6 }),
    min: small(2),
    province: fc.constantFrom('any', 'p1'),
  }),
  fc.record({ type: fc.constant('manual') }),
);
const action = fc.record({
  id: fc.constant('act'),
  name,
  text: name,
  cost: fc.record(
    { gold: small(4), points: small(4), good: fc.constantFrom(...GOODS, 'any') },
    { requiredKeys: [] },
  ),
  effects: fc.array(effect, { maxLength: 4 }),
});

/** Boards of every shape that the schema allows, small enough to be played a thousand times. */
const anyBoard = fc
  .record({
    outer: fc.array(
      fc.record({
        needFields: small(3),
        production: fc.record({ gold: small(4), goods: fc.uniqueArray(aGood, { maxLength: 3 }) }),
        excludedNeeds: fc.option(fc.uniqueArray(aGood, { maxLength: 3 })),
        action: fc.option(action),
      }),
      { minLength: 1, maxLength: 10 },
    ),
    at: small(10),
    agents: fc.integer({ min: 1, max: 12 }),
    gold: small(20),
    points: small(40),
    end: fc.integer({ min: 1, max: 120 }),
    bonus: small(3),
    crush: small(20),
    coins: small(4),
    dice: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 2 }),
    needDeck: fc.array(fc.record({ good: fc.option(aGood), reward: small(6), copies: small(4) }), {
      maxLength: 12,
    }),
    start: fc.record({ count: small(3), choose: fc.constantFrom('random', 'firstPlayer') }),
    rules: fc.record(
      Object.fromEntries(
        Object.entries(switches).map(([key, decl]) => [
          key,
          decl.kind === 'flag'
            ? fc.boolean()
            : decl.kind === 'choice'
              ? fc.constantFrom(...(decl.choices as readonly string[]))
              : fc.integer({ min: decl.min, max: Math.min(decl.max, decl.min + 3) }),
        ]),
      ),
      { requiredKeys: [] },
    ),
  })
  .map((b) => {
    const provinces: unknown[] = b.outer.map((p, i) => ({
      id: `p${i + 1}`,
      name: { en: 'Name' },
      capital: false,
      ...p,
    }));
    provinces.splice(Math.min(b.at, provinces.length), 0, {
      id: 'city',
      name: { en: 'City' },
      capital: true,
      needFields: 0,
      production: { gold: 1, goods: [] },
      excludedNeeds: null,
      action: null,
    });
    const [low, high] = [...b.dice].sort((x, y) => x - y);
    return {
      format: 'tax-farmer-board',
      formatVersion: 1,
      id: 'any-board',
      title: { en: 'Any' },
      provenance: { kind: 'test', note: '' },
      players: { min: 3, max: 6 },
      setup: { agents: b.agents, gold: b.gold, points: b.points, electionMarker: 0 },
      track: { end: b.end },
      bonuses: {
        lowestPlayerAgents: b.bonus,
        belowMarkerAgents: b.bonus,
        crushPoints: b.crush,
        supplyCoins: b.coins,
        markerDiceMin: low,
        markerDiceMax: high,
      },
      weaponsGood: 'arms',
      goods: GOODS.map((each) => ({ id: each, name: { en: each } })),
      provinces,
      needDeck: b.needDeck,
      startingRebellions: { 3: { ...b.start, candidates: null }, 4: { ...b.start, candidates: ['p1'] } },
      rules: b.rules,
    };
  });

describe('boards at random', () => {
  it('a thousand that pass are played to the end, and every invariant holds', () => {
    fc.assert(
      fc.property(anyBoard, fc.integer({ min: 3, max: 6 }), fc.nat(), (board, players, seed) => {
        const given = { board, players, maxRounds: 4 };
        const resolved = resolve(taxFarmer.options, given, inspect);
        if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
        const s = taxFarmer.setup(resolved.options);
        playout(
          {
            ...taxFarmer,
            apply: (state, move, log) => {
              taxFarmer.apply(state, move, log);
              taxFarmer.check(state);
            },
          },
          s,
          rng(seed),
        );
        expect(taxFarmer.node(s).kind).toBe('end');
      }),
      { numRuns: 1000 },
    );
  });

  it('one with a value broken is refused, with the place named', () => {
    const broken = fc.constantFrom(
      ['setup', 'agents', 99],
      ['track', 'end', -1],
      ['bonuses', 'crushPoints', 'ten'],
      ['players', 'min', 2],
      ['rules', 'majority', 7],
    );
    fc.assert(
      fc.property(anyBoard, broken, (board, [part, key, value]) => {
        const copy = JSON.parse(JSON.stringify(board)) as Record<string, Record<string, unknown>>;
        (copy[part as string] as Record<string, unknown>)[key as string] = value;
        expect(problems(copy).some((problem) => problem.startsWith(`${part}.${key}:`))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
