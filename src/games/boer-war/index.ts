import { type Module, speaks } from '../module.ts';
import { meta } from './meta.ts';

export const boerWar: Module = {
  meta,
  game: async () => (await import('./rules/game.ts')).boerWar,
  words: speaks(
    {
      en: async () => (await import('./words/en.ts')).en,
      pl: async () => (await import('./words/pl.ts')).pl,
      cs: async () => (await import('./words/cs.ts')).cs,
      ru: async () => (await import('./words/ru.ts')).ru,
    },
    async () => (await import('./words/said.ts')).said,
  ),
  sheets: () => import('./paper/sheets.ts'),
  results: () => import('./lab/results.ts'),
  picture: () => import('./picture/picture.tsx'),
  cover: () => import('./picture/cover.tsx'),
  // The Boers' fourth round.
  demo: { seed: 1899, steps: 16 },
};
