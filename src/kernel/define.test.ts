import { expect, test } from 'vitest';
import { type Coin, coin } from '../../examples/coin.ts';
import { errand } from '../../test/toys/errand.ts';
import { ferry } from '../../test/toys/ferry/game.ts';
import { defineGame } from './define.ts';
import { resolve } from './options.ts';

function started(): Coin['state'] {
  return coin.setup({});
}

test('what a game leaves out has a default', () => {
  const s = started();
  expect(coin.presets).toEqual({});
  expect(coin.scoring).toBe('points');
  expect(coin.lab.measures).toEqual({});
  expect(coin.seats(s.options)).toEqual(['player']);
  expect(coin.seated(s.options)).toBe(true);
  expect(coin.refuse(s.options)).toBeUndefined();
  expect(coin.rolls).toEqual([]);
  expect(coin.hand(s)).toBeUndefined();
  expect(coin.proposal(s)).toBeUndefined();
  expect(coin).not.toHaveProperty('text');
  expect(coin.view(s, 'player')).toBe(s);
  expect(coin.hides).toBe(false);
  expect(coin.ruledOut(s)).toEqual([]);
  expect(coin.asides(s)).toEqual([]);
  expect(coin.facts(s)).toEqual([]);
  const before = JSON.stringify(s);
  coin.determinize(s, 'player', () => 0);
  expect(JSON.stringify(s)).toBe(before);
  expect(() => coin.check(s)).not.toThrow();
});

test('what a scene has none of is not on the table', () => {
  const pieces = [
    { id: 'none', kind: 'flask', count: 0 },
    { id: 'one', kind: 'flask', count: 1 },
    { id: 'cloth', kind: 'cloth' },
  ];
  const supplied = defineGame<Coin>({
    ...coin,
    facts: [],
    scene: () => [{ id: 'supply', kind: 'pile', pieces }],
  });
  expect(supplied.scene(started())[0]?.pieces.map(({ id }) => id)).toEqual(['one', 'cloth']);
});

test('what it declares overrides the default', () => {
  const own = {
    id: 'own',
    version: 1,
    text: '# Own',
    options: coin.options,
    why: coin.why,
    setup: coin.setup,
    node: coin.node,
    apply: coin.apply,
    turn: coin.turn,
    scene: coin.scene,
    seats: () => ['player'] as const,
    seated: () => false,
    refuse: () => undefined,
    rolls: ['throw'] as const,
    hand: () => undefined,
    proposal: () => undefined,
    clone: coin.clone,
    view: coin.view,
    hides: false,
    determinize: () => {},
    ruledOut: () => [],
    asides: () => [],
  };
  const { scene, ...rest } = own;
  const game = defineGame<Coin>(own);
  expect(game).toMatchObject(rest);
  expect(game.scene(started())).toEqual(scene(started()));
  const { hides: _, ...silent } = own;
  expect(defineGame<Coin>(silent).hides).toBe(true);
  const standIn = () => undefined;
  expect(defineGame<Coin>({ ...own, lab: { standIn } }).lab).toEqual({ measures: {}, standIn });
});

test('a clone shares only the options, at any depth', () => {
  const deep = { ...started(), cards: [{ of: [1, null] }], none: null, last: 'x', flags: { on: true } };
  const copy = coin.clone(deep) as typeof deep;
  expect(copy).toEqual(deep);
  expect(JSON.stringify(copy)).toBe(JSON.stringify(deep));
  expect(copy.options).toBe(deep.options);
  expect(copy).not.toBe(deep);
  copy.cards[0]?.of.push(2);
  copy.flags.on = false;
  expect(deep).toMatchObject({ cards: [{ of: [1, null] }], flags: { on: true } });
});

test('one declaration of a fact gives the list, the adjustment with its report, and the check', () => {
  const resolved = resolve(errand.options);
  if (!resolved.ok) throw new Error(resolved.refusal.option);
  const s = errand.setup(resolved.options);
  expect(errand.facts(s)).toEqual([{ id: 'marched', kind: 'number', value: 0, min: 0, max: 5 }]);
  const told: object[] = [];
  errand.adjust(s, 'marched', 3, (...event) => void told.push(event));
  expect(told).toEqual([['set', { fact: 'marched', value: 3 }, undefined]]);
  expect(s.marched).toBe(3);
  expect(() => errand.check(s)).not.toThrow();
  // The bounds, and the game's own check.
  expect(() => errand.check({ ...s, marched: -1 })).toThrow("'marched' is -1, not 0–5");
  expect(() => errand.check({ ...s, marched: 7, stack: ['weather'] })).toThrow('marched too far');
});

test('after the end nothing can be adjusted', () => {
  const resolved = resolve(ferry.options);
  if (!resolved.ok) throw new Error(resolved.refusal.option);
  const s = ferry.setup(resolved.options);
  expect(ferry.facts(s).map(({ id }) => id)).toEqual(['at']);
  expect(ferry.facts({ ...s, step: 'over' })).toEqual([]);
});
