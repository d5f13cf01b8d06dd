/** Tasks and results are plain data; what can't be done is reported, not skipped. */
import { expect, test } from 'vitest';
import { type Battle, battle } from '../../../test/toys/battle.ts';
import type { Roster } from '../../kernel/bot.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { decimal, exactly } from '../measures/exactly.ts';
import { label } from '../play/ledger.ts';
import { byHand } from '../survey/byhand.ts';
import { decider, worker } from './task.ts';

const game: Game<AnySpec> = battle;
const first = {
  choose: (_: object, { moves }: { moves: readonly string[] }) => moves[0] as string,
  consider: () => [],
};
const roster: Roster<AnySpec> = { quick: { first }, search: {}, usual: 'first' };
const hand = worker(
  async () => ({ game, roster }),
  () => 0,
);
const subject = { game: { kind: 'shipped', id: 'battle' }, options: {} } as const;

test('a match: one bot’s share of the win in each game', async () => {
  const done = await hand({ kind: 'match', subject, one: 'first', others: 'first', seed: 1, from: 0, to: 6 });
  expect(done.kind === 'shares' && done.shares).toHaveLength(6);
  const match = { kind: 'match', subject, one: 'first', others: 'nobody', seed: 1, from: 0, to: 1 } as const;
  await expect(hand(match)).rejects.toThrow('no bot nobody');
});

test('a bot that does not exist plays no game', async () => {
  expect(decider(game, {}, roster, undefined)).toBeUndefined();
  expect(() => decider(game, {}, roster, 'nobody')).toThrow('no bot nobody');
  const games = {
    kind: 'games',
    subject: { ...subject, bots: 'nobody' },
    measures: [],
    seed: 1,
    from: 0,
    to: 1,
  } as const;
  await expect(hand(games)).rejects.toThrow('no bot nobody');
  const wrong = { ...games, subject: { ...subject, options: { most: 'many' } } };
  await expect(hand(wrong)).rejects.toThrow('option most');
});

test('a measure of a part that breaks is a dead end of its game', async () => {
  const broken: Game<AnySpec> = {
    ...game,
    lab: {
      measures: {
        part: {
          kind: 'remembering',
          rows: () => [],
          first: 'begun',
          next: {},
          bucket: (memory) => ['part', memory],
          start: () => {
            throw new Error('no such part');
          },
        },
      },
    },
  };
  const done = await worker(
    async () => ({ game: broken }),
    () => 0,
  )({ kind: 'games', subject, measures: [{ id: 'part', given: {} }], seed: 1, from: 3, to: 4 });
  if (done.kind !== 'tally') throw new Error(done.kind);
  expect(done.tally.troubles).toEqual([{ kind: 'stuck', index: 3, what: 'no such part' }]);
  expect(done.tally.quantities[label('trouble', 'stuck')]?.games).toBe(1);
  expect(done.tally.quantities[label('measure', 'part', 'part', 'begun')]?.sum).toBe(1);
});

test('each aside is tried once, where it is first offered', () => {
  const tried: string[] = [];
  const watched: Game<AnySpec> = {
    ...game,
    apply: (s, move, log, text) => {
      if (move === 'retreat') tried.push(move);
      battle.apply(s as Battle['state'], move as 'retreat', log as never, text);
    },
  };
  expect(byHand(watched, { most: 9 } as never, 1)).toMatchObject({ outcomes: ['won'] });
  expect(tried).toEqual(['retreat']);
});

test('a decision with one choice doesn’t prevent an exact value', () => {
  const certain: Game<AnySpec> = {
    ...game,
    node: (s) => {
      const node = game.node(s);
      if (node.kind === 'decision') return { ...node, moves: node.moves.slice(0, 1) };
      return node.kind === 'table' ? { ...node, moves: ['army:5'], ranges: [] } : node;
    },
    lab: {
      measures: {
        left: {
          kind: 'remembering',
          rows: () => [],
          first: '',
          next: { dealt: (memory) => (memory.length < 2 ? `${memory}x` : memory) },
          bucket: (memory) => ['cards', memory],
          stop: (s) => (s as Battle['state']).step === 'losses',
        },
      },
    },
  };
  const asked = { id: 'left', given: {} };
  expect(exactly(certain, { most: 9 } as never, asked)).toEqual([{ key: 'cards', outcomes: { xx: '1/1' } }]);
  expect(exactly({ ...certain, node: game.node }, { most: 9 } as never, asked)).toBeUndefined();
});

test('very long fractions become numbers', () => {
  expect(decimal('3/7')).toBe(3 / 7);
  expect(decimal('2')).toBe(2);
  const long = 10n ** 400n;
  expect(decimal(`${3n * long}/${7n * long}`)).toBeCloseTo(3 / 7, 12);
  expect(decimal(`1/${long}`)).toBe(0);
});
