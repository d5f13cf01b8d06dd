/** The suite, every sentence, every rule text, the golden games, and a rule. */
import { expect, test } from 'vitest';
import { conforms } from '../../test/conforms.ts';
import { explains } from '../../test/explains.ts';
import { golden } from '../../test/golden.ts';
import { speaks } from '../../test/speaks.ts';
import { bots } from './bots/bots.ts';
import { report } from './lab/results.ts';
import { meta } from './meta.ts';
import { game } from './rules/game.ts';
import { lookUp } from './rules/wind.ts';
import { words as cs } from './words/cs.ts';
import { words as en } from './words/en.ts';
import { words as pl } from './words/pl.ts';
import { words as ru } from './words/ru.ts';

const dictionaries = { en, pl, cs, ru };
const words = Object.values(dictionaries);

conforms(game, {}, { words, report, bots });
conforms(game, { weather: 'stormy', gateFire: 'free', hours: 12 }, { games: 15, words });
speaks(game, dictionaries, meta, { playings: [{}, { weather: 'stormy' }] });
explains(game, dictionaries, { byHand: ['set'], playings: [{ weather: 'stormy', hours: 12 }] });
golden(game, new URL('./golden/', import.meta.url));

test('the white die is the row, the red one the column', () => {
  const s = game.setup({ hours: 6, weather: 'calm', gateFire: 'oil' });
  expect([lookUp(s, 1, 5), lookUp(s, 5, 1)]).toEqual(['gust', 'calm']);
});

// A rule, move by move. For a rule of your text the name starts with its clause: 'L7: …'.
test('R1: a gust at the gate costs a flask of oil, unless its fire is free', () => {
  const oilLeft = (gateFire: 'oil' | 'free') => {
    const s = game.setup({ hours: 6, weather: 'calm', gateFire });
    for (const move of ['go:gate', 'lights:4', 'gust'] as const) game.apply(s, move);
    return s.oil;
  };
  expect([oilLeft('oil'), oilLeft('free')]).toEqual([2, 3]);
});
