import { expect, test } from 'vitest';
import { type Battle, battle } from '../../test/toys/battle.ts';
import { type AnySpec, chance, decide, end, type Game, type Node, table } from './game.ts';
import { resolve } from './options.ts';
import { answerer, anyMove, chair, draw, playout } from './play.ts';
import { rng } from './rng.ts';

const resolved = resolve(battle.options);
if (!resolved.ok) throw new Error('options');
const { options } = resolved;

test('draws follow the weights; a single outcome uses no random number', () => {
  const node = chance<Battle>('deal', { 'card:1': 3, 'card:2': 1 });
  const tickets = [0, 1, 2, 3];
  expect(tickets.map((ticket) => draw(node, () => ticket))).toEqual(['card:1', 'card:1', 'card:1', 'card:2']);
  expect(
    draw(chance<Battle>('deal', { 'card:1': 7 }), () => {
      throw new Error('a random number was used');
    }),
  ).toBe('card:1');
});

test('a bot gets a view and sampled positions, never the state', () => {
  const state = battle.setup(options);
  battle.apply(state, 'card:3');
  battle.apply(state, 'card:2');
  battle.apply(state, 'army:5');
  const seat = chair(battle, state, 'player', rng(1));
  expect(Object.values(seat)).not.toContain(state);
  expect(JSON.stringify(seat.view)).toContain('hidden');
  const worlds = Array.from({ length: 60 }, () => seat.sample());
  expect(new Set(worlds.map((w) => w.cards.left))).toEqual(new Set([1, 2, 3]));
  expect(state.cards).toEqual({ left: 3, right: 2 });
});

test('a bot that chooses an illegal move throws', () => {
  const answer = answerer(battle, { player: () => 'attack:nobody' as 'attack:left' });
  expect(() => playout(battle, battle.setup(options), rng(1), answer)).toThrow("chose 'attack:nobody'");
});

test('a range may have 64 values to count as values; a wider one counts as one move', () => {
  const asked = (max: number) => {
    const of: number[] = [];
    const node = {
      kind: 'table',
      ask: 'army',
      moves: ['card:1'],
      ranges: [{ verb: 'army', min: 1, max, step: 1 }],
    } as const;
    const move = anyMove<Battle>(node, (n) => {
      of.push(n);
      return n - 1;
    });
    return { of, move };
  };
  expect(asked(64)).toEqual({ of: [65], move: 'army:64' });
  expect(asked(65)).toEqual({ of: [2, 65], move: 'army:65' });
});

test('every listed move and every value of a narrow range is equally likely', () => {
  const node = {
    kind: 'table',
    ask: 'army',
    moves: ['card:1'],
    ranges: [
      { verb: 'army', min: 10, max: 30, step: 10 },
      { verb: 'card', min: 2, max: 3, step: 1 },
    ],
  } as const;
  const all = ['card:1', 'army:10', 'army:20', 'army:30', 'card:2', 'card:3'];
  const picked = all.map((_, ticket) =>
    anyMove<Battle>(node, (n) => {
      expect(n).toBe(all.length);
      return ticket;
    }),
  );
  expect(picked).toEqual(all);
});

test('a random move from a wide range doesn’t list it', () => {
  const node = {
    kind: 'table',
    ask: 'army',
    moves: [],
    ranges: [{ verb: 'army', min: 10, max: 1000, step: 10 }],
  } as const;
  for (let seed = 0; seed < 30; seed++) {
    const n = Number(anyMove<Battle>(node, rng(seed)).slice(5));
    expect(n % 10 === 0 && n >= 10 && n <= 1000).toBe(true);
  }
});

test('a table node with one answer asks nobody; a decision always does', () => {
  type Asked = Parameters<ReturnType<typeof answerer<AnySpec>>>[1];
  const asked: string[] = [];
  const nodes: Node<AnySpec>[] = [
    table('told', ['only']),
    table('tell', ['a', 'b']),
    { ...table<AnySpec>('count', ['none']), ranges: [{ verb: 'n', min: 1, max: 3, step: 1 }] },
    decide('choose', 'red', ['only']),
    chance('throw', { head: 1 }),
    end('over', [0]),
  ];
  const made: string[] = [];
  const game: Game<AnySpec> = {
    ...(battle as Game<AnySpec>),
    node: () => nodes[made.length] as Node<AnySpec>,
    apply: (_, move) => void made.push(move),
  };
  const answer = (_: object, node: Asked) => {
    asked.push(node.ask);
    return node.moves.at(-1) as string;
  };
  expect(playout(game, game.setup(options), rng(1), answer)).toBe(5);
  expect(asked).toEqual(['tell', 'count', 'choose']);
  expect(made).toEqual(['only', 'b', 'none', 'only', 'head']);
});
