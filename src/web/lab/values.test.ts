import { expect, test } from 'vitest';
import { ferryModule } from '../../../test/toys/ferry/index.ts';
import { find } from '../../games/catalogue.ts';
import { compare, MAX_VARIANTS } from '../../lab/compare/compare.ts';
import { inThisThread } from '../../lab/threads/crew.ts';
import { worker } from '../../lab/threads/task.ts';
import { comparisonCommandOf } from './command.ts';
import { asText, comparable, values, variantOf } from './values.ts';

test('every ruling with a few values can be compared, each value as a variant', async () => {
  const refused: string[] = [];
  for (const entry of [ferryModule, find('cdg')!]) {
    const game = await entry.game();
    const words = await entry.words.en();
    const { rulings, others } = comparable(game);
    for (const [key, decl] of Object.entries(game.options)) {
      const few = decl.kind === 'flag' || decl.kind === 'choice';
      if (few && decl.role === 'ruling') expect(rulings).toContain(key);
      if (decl.kind === 'numbers' || decl.kind === 'text') expect([...rulings, ...others]).not.toContain(key);
    }
    for (const key of [...rulings, ...others]) {
      const all = values(game.options[key]);
      expect(all.length).toBeLessThanOrEqual(MAX_VARIANTS);
      expect(all).toContain(asText(game.options[key]?.default));
      for (const value of all) {
        const variant = variantOf(game, {}, key, value, {});
        if ('refusal' in variant) {
          expect(words.refusals).toHaveProperty([variant.refusal]);
          if (entry.meta.id === 'cdg') refused.push(`${key}=${value} ${variant.refusal}`);
        } else expect(variant.name).toBe(`${key}=${value}`);
      }
    }
  }
  // Impossible with a deck of another size.
  expect(refused.filter((one) => !one.startsWith('opening='))).toEqual(['method=fateDie fate-five-spaces']);
});

test('the command names the first variant’s settings and all the values', async () => {
  const game = await find('boer-war')?.game();
  if (!game) throw new Error('no game');
  const variants = ['commentary', 'literal']
    .map((value) => variantOf(game, { turns: 1 }, 'poolRule', value, {}))
    .filter((variant) => 'name' in variant);
  const hand = worker(
    async () => ({ game }),
    () => 0,
  );
  const result = await compare({ game, variants, measures: [], games: 2, seed: 1 }, inThisThread(hand));
  expect(comparisonCommandOf(game, result, 'poolRule')).toBe(
    'emptychair compare boer-war --games 2 --seed 1 --option turns=1 --option poolRule=commentary,literal',
  );
});
