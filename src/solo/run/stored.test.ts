/** Positions in journals name steps and pieces, so an edited file continues an old game, or says that it can't. */
import { expect, test } from 'vitest';
import { load, optionsOf, planOf, textOf } from '../../../test/solo/solo.ts';
import { anyMove } from '../../kernel/play.ts';
import { rng } from '../../kernel/rng.ts';
import { loadState, checkpoint as write } from '../../kernel/session/checkpoint.ts';
import { gameOf } from '../game.ts';

/** A game in progress, after some random moves. */
function played(game: ReturnType<typeof load>, moves: number) {
  const int = rng(7);
  const state = game.setup(optionsOf(game));
  for (let n = 0; n < moves; n++) {
    const node = game.node(state);
    if (node.kind === 'end') throw new Error('over too soon');
    game.apply(state, anyMove(node, int));
  }
  return state;
}

test('a position names the way to its step, every piece and the names that are in use', () => {
  const game = load('boer-war');
  expect(game.stored.write(played(game, 3))).toEqual({
    at: expect.stringMatching(/^the-war\.its-round\/(marker|a-round\.[a-z-]+)$/),
    pieces: {
      turn: [1],
      'action-counters': [expect.any(Number), 4, 3, 4, 4, 3],
      'action-complete': [expect.any(Number)],
      cup: expect.any(Array),
    },
    names: expect.objectContaining({ 'the-war.Round': 1 }),
    stacks: {},
  });
});

test('a deck in layers is written as what is known about it', () => {
  const game = load('bridge');
  const position = game.stored.write(game.setup(optionsOf(game)));
  expect(position).toMatchObject({
    at: 'order',
    stacks: {
      orders: [
        {
          weight: 1,
          groups: [
            [2, 2, 1, 1, 0, 0, 0, 0],
            [0, 0, 0, 0, 2, 2, 1, 1],
          ],
          blocks: [
            [6, 0],
            [0, 6],
          ],
        },
      ],
    },
  });
});

const WARDEN = textOf('warden');
const edited = (from: string, to: string) => {
  expect(WARDEN).toContain(from);
  return gameOf(planOf(WARDEN.replace(from, to)));
};

test.each([
  [
    'another step before it',
    '1. Take your own turn at the board.',
    '1. Light a candle.\n   2. Take your own turn at the board.',
  ],
  ['another number', 'add 2 to Cubes of Place', 'add 1 to Cubes of Place'],
  [
    'pieces in another order',
    '- Round: track 1 to 8\n- Threat: track 0 to 20, starts at 0',
    '- Threat: track 0 to 20, starts at 0\n- Round: track 1 to 8',
  ],
])('an edited file continues: %s', (_, from, to) => {
  const old = load('warden');
  const state = played(old, 5);
  const game = edited(from, to);
  const read = loadState(game, optionsOf(game), write(old, state));
  if (!read) throw new Error('not understood');
  expect(game.stored.write(read)).toEqual(old.stored.write(state));
  expect(game.facts(read).find(({ id }) => id === 'threat')).toEqual(
    old.facts(state).find(({ id }) => id === 'threat'),
  );
});

test.each<[string, (text: string) => string]>([
  ['the step is gone', (text) => text.replaceAll('[card]', '[turned]')],
  ['a list is shorter', (text) => text.replace(', Fen, Keep, in a ring', ', Keep, in a ring')],
  [
    'a value is out of its range',
    (text) =>
      text.replace('number 0 to 5, starts at 1', 'number 0 to 5, starts at 0').replace('0 to 5', '0 to 0'),
  ],
])('or doesn’t understand the position: %s', (_, edit) => {
  const old = load('warden');
  const game = gameOf(planOf(edit(WARDEN)));
  expect(loadState(game, optionsOf(game), write(old, played(old, 1)))).toBeUndefined();
});
