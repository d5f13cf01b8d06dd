/** The ferry as a module for any surface. */
import type { Module } from '../../../src/games/module.ts';
import { LANGS, type Lang } from '../../../src/kernel/words.ts';
import { ferryWords } from './words.ts';

const everywhere = (say: (lang: Lang) => string) =>
  Object.fromEntries(LANGS.map((lang) => [lang, say(lang)])) as Record<Lang, string>;

export const ferryModule: Module = {
  meta: {
    id: 'ferry',
    status: 'draft',
    players: [2, 2],
    minutes: [5, 10],
    langs: LANGS,
    title: everywhere((lang) => ferryWords[lang].title),
    pitch: everywhere((lang) => ferryWords[lang].pitch),
  },
  game: async () => (await import('./game.ts')).ferry,
  words: {
    en: async () => ferryWords.en,
    pl: async () => ferryWords.pl,
    cs: async () => ferryWords.cs,
    ru: async () => ferryWords.ru,
  },
};
