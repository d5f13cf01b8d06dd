import { expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { resolve, written } from '../../kernel/options.ts';
import { survey } from '../../lab/survey/survey.ts';
import { inThisThread } from '../../lab/threads/crew.ts';
import { worker } from '../../lab/threads/task.ts';
import { commandOf, comparisonCommandOf } from './command.ts';

test('the command names only what differs from the defaults', async () => {
  const game = await find('boer-war')?.game();
  const resolved = game && resolve(game.options, { turns: 1, poolRule: 'commentary' });
  if (!game || !resolved?.ok) throw new Error('the options do not fit');
  const { options } = resolved;
  const hand = worker(
    async () => ({ game }),
    () => 0,
  );
  const plan = { game, options, measures: [], games: 2, seed: 5, bots: 'random' };
  const result = await survey(plan, inThisThread(hand));
  expect(commandOf(game, result)).toBe(
    'emptychair lab boer-war --games 2 --seed 5 --bots random --option poolRule=commentary --option turns=1',
  );
  const own = { ...result, bots: undefined, options: { ...written(game.options, options), turns: "it's" } };
  expect(commandOf(game, own)).toContain("--option 'turns=it'\\''s'");
});

test('names no setting that the terminal would refuse because it has no effect', async () => {
  const game = await find('paths-of-glory')?.game();
  const resolved =
    game && resolve(game.options, { 'ranges.custom': '1,1,1,1,1', method: 'fateDie', fateCards: 8 });
  if (!game || !resolved?.ok) throw new Error('the options do not fit');
  const options = written(game.options, resolved.options);
  const common = { bots: undefined, games: 2, seed: 5 };
  const lab = commandOf(game, { ...common, options });
  expect(lab).toBe(
    'emptychair lab paths-of-glory --games 2 --seed 5 --option method=fateDie --option fateCards=8',
  );
  const variants = ['rising', 'custom'].map((ranges) => ({
    name: `ranges=${ranges}`,
    options: { ...options, ranges },
  }));
  expect(comparisonCommandOf(game, { ...common, variants }, 'ranges')).toContain(
    '--option ranges.custom=1,1,1,1,1 ',
  );
});
