/** Whisper as a module for any surface. */
import { type Module, speaks } from '../../../src/games/module.ts';

const everywhere = (text: string) => ({ en: text, pl: text, cs: text, ru: text });

export const whisperModule: Module = {
  meta: {
    id: 'whisper',
    status: 'draft',
    players: [3, 3],
    minutes: [5, 10],
    langs: ['en'],
    title: everywhere('Whisper'),
    pitch: everywhere('Everybody has a secret.'),
  },
  game: async () => (await import('./game.ts')).whisper,
  words: speaks({ en: async () => (await import('./words.ts')).whisperWords }),
  bots: async () => (await import('./game.ts')).roster,
};
