/** Two games in one folder: Paths of Glory, and the same method for any deck. */
import { type Module, speaks } from '../module.ts';
import { cardDriven as anyDeckMeta, pathsOfGlory as pathsOfGloryMeta } from './meta.ts';

const shared: Pick<Module, 'files' | 'results' | 'picture'> = {
  files: () => import('./files/file.ts'),
  results: () => import('./lab/results.ts'),
  picture: () => import('./picture/picture.tsx'),
};

export const pathsOfGlory: Module = {
  ...shared,
  meta: pathsOfGloryMeta,
  game: async () => (await import('./rules/game.ts')).pathsOfGlory,
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
  cover: () => import('./picture/cover-fronts.tsx'),
};

export const cardDriven: Module = {
  ...shared,
  meta: anyDeckMeta,
  game: async () => (await import('./rules/game.ts')).cardDriven,
  words: speaks(
    {
      en: async () => (await import('./words/en.ts')).anyDeck,
      pl: async () => (await import('./words/pl.ts')).anyDeck,
      cs: async () => (await import('./words/cs.ts')).anyDeck,
      ru: async () => (await import('./words/ru.ts')).anyDeck,
    },
    async () => (await import('./words/said.ts')).saidOfAnyDeck,
  ),
  sheets: () => import('./paper/any-deck.ts'),
  cover: () => import('./picture/cover-deck.tsx'),
  editor: {
    option: 'deck',
    open: {
      en: 'Enter your deck',
      pl: 'Wpisz własną talię',
      cs: 'Zadat vlastní balíček',
      ru: 'Ввести свою колоду',
    },
    page: () => import('./editor/page.tsx'),
  },
};
