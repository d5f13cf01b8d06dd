import { type Module, speaks } from '../../src/games/module.ts';
import { meta } from './meta.ts';

export const nightWatch: Module = {
  meta,
  game: async () => (await import('./rules/game.ts')).game,
  words: speaks({
    en: async () => (await import('./words/en.ts')).words,
    pl: async () => (await import('./words/pl.ts')).words,
    cs: async () => (await import('./words/cs.ts')).words,
    ru: async () => (await import('./words/ru.ts')).words,
  }),
  bots: async () => (await import('./bots/bots.ts')).bots,
  sheets: () => import('./paper/sheets.ts'),
  results: () => import('./lab/results.ts'),
};
