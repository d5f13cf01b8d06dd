/** The ring as a module for any surface. */
import { type Module, speaks } from '../../../src/games/module.ts';

const everywhere = (en: string, ru: string) => ({ en, pl: en, cs: en, ru });

export const ringModule: Module = {
  meta: {
    id: 'ring',
    status: 'draft',
    players: [1, 1],
    minutes: [5, 10],
    langs: ['en', 'ru'],
    title: everywhere('Ring', 'Кольцо'),
    pitch: everywhere('Six regions, two sides.', 'Шесть областей, две стороны.'),
  },
  game: async () => (await import('./game.ts')).ring,
  words: speaks({
    en: async () => (await import('./words.ts')).en,
    ru: async () => (await import('./words.ts')).ru,
  }),
};
