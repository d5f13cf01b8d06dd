import { expect, test } from 'vitest';
import { catalogue } from '../../games/catalogue.ts';
import { inspectionOf } from '../../games/module.ts';
import { resolve } from '../../kernel/options.ts';
import { sayToLayOut } from '../../kernel/words.ts';
import { pictureOf } from './picture-of.ts';

test.each(catalogue())('$meta.id: every line to lay out has a picture, in every preset', async (entry) => {
  const [game, words, inspect] = await Promise.all([entry.game(), entry.words.en(), inspectionOf(entry)]);
  const without = Object.values({ default: {}, ...game.presets }).flatMap((given) => {
    const resolved = resolve(game.options, given, inspect);
    if (!resolved.ok) throw new Error('a preset is refused');
    const { options } = resolved;
    const scene = game.scene(game.view(game.setup(options), game.seats(options)[0] as string));
    return words
      .checklist(options)
      .filter((line) => !pictureOf(line, scene))
      .map(sayToLayOut);
  });
  expect(without).toEqual([]);
});

test('places that cannot be drawn so small have no picture', () => {
  const number = { id: 'left', kind: 'number', pieces: [], value: 3 } as const;
  expect(pictureOf({ text: 'Count', places: ['left'] }, [number])).toBeUndefined();
  const pile = { id: 'pile.red', kind: 'pile', pieces: [] } as const;
  expect(pictureOf({ text: 'Shuffle', places: ['pile'] }, [pile])).toEqual({ drawing: 'pile' });
  expect(pictureOf('Set up the game.', [])).toEqual({ box: true });
});

test('a line about some pieces shows only these on their place', () => {
  const [own, last] = [
    { id: 'own', kind: 'marker', cell: 0 },
    { id: 'last', kind: 'wound', cell: 2 },
  ] as const;
  const track = { id: 'track', kind: 'track', cells: ['0', '1', '2'], pieces: [own, last] } as const;
  const line = { text: 'Put it there', places: ['track'], pieces: ['last'] };
  expect(pictureOf(line, [track])).toEqual({ places: [{ ...track, pieces: [last] }] });
});
