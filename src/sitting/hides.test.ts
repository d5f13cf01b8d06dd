import { expect, test } from 'vitest';
import { errand } from '../../test/toys/errand.ts';
import { whisper } from '../../test/toys/whisper/game.ts';
import { catalogue } from '../games/catalogue.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { resolve } from '../kernel/options.ts';
import { hidesSomething } from './hides.ts';

function hides(game: Game<AnySpec>): boolean {
  const options = resolve(game.options);
  if (!options.ok) throw new Error('options');
  return hidesSomething(game, options.options);
}

test('a game with secret cards hides something', () => {
  expect(hides(whisper)).toBe(true);
  expect(hides(errand)).toBe(false);
});

test('no shipped game does', async () => {
  for (const entry of catalogue())
    expect([entry.meta.id, hides(await entry.game())]).toEqual([entry.meta.id, false]);
});
