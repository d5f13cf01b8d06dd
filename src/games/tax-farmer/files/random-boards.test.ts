/** Random boards: a board that passes the checks can be played, and a damaged one is refused with the place named. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolve } from '../../../kernel/options.ts';
import { playout } from '../../../kernel/play.ts';
import { rng } from '../../../kernel/rng.ts';
import { taxFarmer } from '../rules/game.ts';
import { DEFAULT_BOARD } from '../rules/options.ts';
import { inspect } from './file.ts';
import { switches } from './switches.ts';

const problems = (data: unknown) => inspect.board?.(data) ?? [];

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
    province: fc.constantFrom('any', 'city'),
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
      { maxLength: 14 },
    ),
    at: small(14),
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
      startingRebellions: {
        3: { ...b.start, candidates: null },
        4: { ...b.start, candidates: b.outer.length > 0 ? ['p1'] : [] },
      },
      rules: b.rules,
    };
  });

/** A whole game by random moves; every invariant holds after each. */
function played(board: object, players: number, seed: number, maxRounds: number): void {
  const resolved = resolve(taxFarmer.options, { board, players, maxRounds }, inspect);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  const s = taxFarmer.setup(resolved.options);
  const checked: typeof taxFarmer = {
    ...taxFarmer,
    apply: (state, move, log) => {
      taxFarmer.apply(state, move, log);
      taxFarmer.check(state);
    },
  };
  playout(checked, s, rng(seed));
  expect(taxFarmer.node(s).kind).toBe('end');
  for (const fact of taxFarmer.facts(s))
    if (fact.kind === 'number') expect(fact.value).toBeLessThanOrEqual(fact.max);
}

describe('boards that pass', () => {
  it('a thousand of them are played to the end, and every invariant holds', () => {
    fc.assert(
      fc.property(anyBoard, fc.integer({ min: 3, max: 6 }), fc.nat(), (board, players, seed) =>
        played(board, players, seed, 4),
      ),
      { numRuns: 1000 },
    );
  });

  it('one with everything at its limit, too', () => {
    const effects = [
      { type: 'agentsNextRound', amount: 99 },
      { type: 'gold', amount: 999 },
      { type: 'points', amount: 999 },
    ];
    const outer = Array.from({ length: 23 }, (_, i) => ({
      id: `p${i}`,
      name: { en: 'Name' },
      capital: false,
      needFields: 20,
      production: { gold: 999, goods: ['weapons'] },
      excludedNeeds: null,
      action: { id: 'act', name: { en: 'Act' }, text: { en: 'Act' }, cost: {}, effects },
    }));
    const board = {
      ...DEFAULT_BOARD,
      id: 'limits',
      setup: { agents: 30, gold: 999, points: 999, electionMarker: 0 },
      track: { end: 500 },
      bonuses: { ...DEFAULT_BOARD.bonuses, lowestPlayerAgents: 99, belowMarkerAgents: 99, supplyCoins: 999 },
      provinces: [DEFAULT_BOARD.provinces[0], ...outer],
      startingRebellions: {},
    };
    expect(problems(board)).toEqual([]);
    played(board, 6, 1, 2);
  });
});

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

interface Spot {
  readonly path: readonly string[];
  readonly value: Json;
}

/** Every value of a file, with the way to it. */
function spots(value: Json, path: readonly string[] = []): Spot[] {
  const inside =
    value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, part]) => spots(part, [...path, key]))
      : [];
  return path.length > 0 ? [{ path, value }, ...inside] : inside;
}

/** A copy in which one thing is another, or gone. */
function damaged(file: Json, path: readonly string[], value: Json | undefined): Json {
  const [key = '', ...rest] = path;
  const copy: Json = Array.isArray(file) ? [...file] : { ...(file as { [key: string]: Json }) };
  const at = copy as { [key: string]: Json };
  if (rest.length > 0) at[key] = damaged(at[key] as Json, rest, value);
  else if (value === undefined) delete at[key];
  else at[key] = value;
  return copy;
}

/** Keys that may be left out, or whose value is any text. */
const MAY_GO = /^rules\.|^startingRebellions\.\d$|\.cost\.|\.(en|pl|cs|ru)$/;
const FREE_TEXT = /\.(en|pl|cs|ru)$|^provenance\./;

/** Ways to make a value invalid, each of which every board must reject; undefined if it doesn't apply. */
const DAMAGES: Readonly<Record<string, (spot: Spot, where: string) => Json | undefined | 'gone'>> = {
  gone: ({ path }, where) => (/^\d+$/.test(path.at(-1) ?? '') || MAY_GO.test(where) ? undefined : 'gone'),
  'of another kind': ({ value }) => (value !== null && typeof value === 'object' ? 7 : { wrong: true }),
  'an empty name': ({ value }, where) =>
    /name|text|title/.test(where) && typeof value === 'object' ? {} : undefined,
  'out of bounds': ({ value }) => (typeof value === 'number' ? 1_000_000 : undefined),
  'below all bounds': ({ value }) => (typeof value === 'number' ? -1_000_000 : undefined),
  'no whole number': ({ value }) => (typeof value === 'number' ? value + 0.5 : undefined),
  'a word that nothing has': ({ value }, where) =>
    typeof value === 'string' && !FREE_TEXT.test(where) ? 'No such thing!' : undefined,
  'with a key too many': ({ value }) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? { ...(value as { [key: string]: Json }), colour: 'red' }
      : undefined,
  'with a hole': ({ value }) => (Array.isArray(value) && value.length > 0 ? [null, ...value] : undefined),
  'with something twice': ({ value }, where) =>
    Array.isArray(value) && value.length > 0 && !/needDeck|effects/.test(where)
      ? [...value, value[0] as Json]
      : undefined,
};

describe('boards that are damaged', () => {
  it.each(Object.keys(DAMAGES))('%s: refused, and the place is named', (way) => {
    const damage = DAMAGES[way] as (typeof DAMAGES)[string];
    let done = 0;
    fc.assert(
      fc.property(anyBoard, fc.nat(), (board, nth) => {
        const file = JSON.parse(JSON.stringify(board)) as Json;
        const possible = spots(file).flatMap((spot) => {
          const where = spot.path.join('.');
          const value = damage(spot, where);
          return value === undefined ? [] : [{ ...spot, where, value }];
        });
        const one = possible[nth % Math.max(1, possible.length)];
        if (!one) return;
        done++;
        const found = problems(damaged(file, one.path, one.value === 'gone' ? undefined : one.value));
        const places = found.map(({ path }) => path);
        // At the place itself, inside it, or at what directly holds it.
        const holder = one.path.slice(0, -1).join('.');
        const near = places.some(
          (place) =>
            place === one.where ||
            place.startsWith(`${one.where}.`) ||
            (holder !== '' && (place === holder || place.slice(0, place.lastIndexOf('.')) === holder)),
        );
        if (!near) throw new Error(`${one.where} ${way}: ${JSON.stringify(found)}`);
        // For an effect's kind, and for two amounts, the message says what is possible.
        if (one.value === 'gone' && !/\.(type|amount|perStarted)$/.test(one.where))
          expect(found).toContainEqual({
            path: one.where,
            id: 'missing',
            facts: { key: one.path.at(-1) },
          });
      }),
      { numRuns: 150 },
    );
    expect(done).toBeGreaterThan(50);
  });
});
