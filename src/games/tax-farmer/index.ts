import { type Module, speaks } from '../module.ts';
import { meta } from './meta.ts';

export const taxFarmer: Module = {
  meta,
  game: async () => (await import('./rules/game.ts')).taxFarmer,
  words: speaks(
    {
      en: async () => (await import('./words/en.ts')).en,
      pl: async () => (await import('./words/pl.ts')).pl,
      cs: async () => (await import('./words/cs.ts')).cs,
      ru: async () => (await import('./words/ru.ts')).ru,
    },
    async () => (await import('./words/said.ts')).said,
  ),
  bots: async () => (await import('./bots/bots.ts')).roster,
  files: () => import('./files/file.ts'),
  sheets: () => import('./paper/sheets.ts'),
  results: () => import('./lab/results.ts'),
  picture: () => import('./picture/picture.tsx'),
  cover: () => import('./picture/cover.tsx'),
  editor: {
    option: 'board',
    open: {
      en: 'Enter your board',
      pl: 'Wpisz własną planszę',
      cs: 'Zadat vlastní plán',
      ru: 'Ввести своё поле',
    },
    page: () => import('./editor/page.tsx'),
  },
};
