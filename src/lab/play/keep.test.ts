/** A simulated game as a journal is the game that was counted, up to where it ends, breaks or is cut off. */
import { expect, test } from 'vitest';
import { errand } from '../../../test/toys/errand.ts';
import { type Lantern, lantern } from '../../../test/toys/lantern.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { playout } from '../../kernel/play.ts';
import { rng } from '../../kernel/rng.ts';
import { isStep, parse } from '../../kernel/session/journal.ts';
import { journalOf } from './keep.ts';
import { type Options, seedOf } from './player.ts';

function optionsOf(game: Game<AnySpec>): Options {
  const resolved = resolve(game.options);
  if (!resolved.ok) throw new Error(resolved.refusal.option);
  return resolved.options;
}
const stepsOf = (text: string) => {
  const read = parse(text);
  if (!read.ok) throw new Error(read.problem.reason);
  return read.value.entries
    .filter(isStep)
    .map((entry) => (entry.kind === 'move' ? `${entry.by} ${entry.move}` : ''));
};

test('the same moves as in the counted game, each with who made it', () => {
  const game = lantern as Game<AnySpec>;
  for (let index = 0; index < 20; index++) {
    const moves: string[] = [];
    const watched: Game<AnySpec> = {
      ...game,
      apply: (s, move, log) => {
        moves.push(move === 'done' ? 'table done' : `chance ${move}`);
        lantern.apply(s as Lantern['state'], move as 'done', log as never);
      },
    };
    playout(watched, game.setup(optionsOf(game)), rng(seedOf(7, index)));
    expect(stepsOf(journalOf(game, optionsOf(game), 7, index))).toEqual(moves);
  }
});

test('a game is cut off at the limit', () => {
  const game = errand as Game<AnySpec>;
  expect(stepsOf(journalOf(game, optionsOf(game), 1, 0))).toHaveLength(12);
  expect(stepsOf(journalOf(game, optionsOf(game), 1, 0, undefined, 5))).toHaveLength(5);
});

test('rules that break leave what led there', () => {
  const game: Game<AnySpec> = {
    ...(errand as Game<AnySpec>),
    node: (s) => {
      if ('marched' in s && s.marched === 2) throw new Error('broken');
      return errand.node(s as Parameters<typeof errand.node>[0]);
    },
  };
  expect(stepsOf(journalOf(game, optionsOf(game), 1, 0)).length).toBeLessThanOrEqual(3);
  expect(stepsOf(journalOf(game, optionsOf(game), 1, 0)).length).toBeGreaterThanOrEqual(2);
});
