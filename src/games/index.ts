/** The catalogue: one entry for each game; rules and words are loaded when they are wanted. */
import type { Roster } from '../kernel/bot.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import type { Meta } from '../kernel/meta.ts';
import type { Inspect, ReadFile } from '../kernel/options.ts';
import type { Lang, Words } from '../kernel/words.ts';
import { meta as boerWar } from './boer-war/meta.ts';
import { cardDriven, pathsOfGlory } from './cdg/meta.ts';
import { meta as civilization } from './civilization/meta.ts';
import { meta as taxFarmer } from './tax-farmer/meta.ts';

export interface Entry {
  readonly meta: Meta;
  game(): Promise<Game<AnySpec>>;
  readonly words: Readonly<Record<Lang, () => Promise<Words<AnySpec>>>>;
  /** Who can sit down in an empty chair. */
  bots?(): Promise<Roster<AnySpec>>;
  /** Checks of data files that come from outside; only doors load them. */
  inspect?(): Promise<Inspect>;
  /** Reads data files from their text, where a game takes more than plain JSON. */
  read?(): Promise<ReadFile>;
}

export const CATALOGUE: readonly Entry[] = [
  {
    meta: boerWar,
    game: async () => (await import('./boer-war/rules/game.ts')).boerWar,
    words: {
      en: async () => (await import('./boer-war/words/en.ts')).words,
      pl: async () => (await import('./boer-war/words/pl.ts')).words,
      cs: async () => (await import('./boer-war/words/cs.ts')).words,
      ru: async () => (await import('./boer-war/words/ru.ts')).words,
    },
  },
  {
    meta: pathsOfGlory,
    game: async () => (await import('./cdg/rules/game.ts')).pathsOfGlory,
    words: {
      en: async () => (await import('./cdg/words/en.ts')).words,
      pl: async () => (await import('./cdg/words/pl.ts')).words,
      cs: async () => (await import('./cdg/words/cs.ts')).words,
      ru: async () => (await import('./cdg/words/ru.ts')).words,
    },
    inspect: async () => (await import('./cdg/files/file.ts')).inspect,
    read: async () => (await import('./cdg/files/file.ts')).read,
  },
  {
    meta: cardDriven,
    game: async () => (await import('./cdg/rules/game.ts')).cardDriven,
    words: {
      en: async () => (await import('./cdg/words/en.ts')).anyDeck,
      pl: async () => (await import('./cdg/words/pl.ts')).anyDeck,
      cs: async () => (await import('./cdg/words/cs.ts')).anyDeck,
      ru: async () => (await import('./cdg/words/ru.ts')).anyDeck,
    },
    inspect: async () => (await import('./cdg/files/file.ts')).inspect,
    read: async () => (await import('./cdg/files/file.ts')).read,
  },
  {
    meta: civilization,
    game: async () => (await import('./civilization/rules/game.ts')).civilization,
    words: {
      en: async () => (await import('./civilization/words/en.ts')).words,
      pl: async () => (await import('./civilization/words/pl.ts')).words,
      cs: async () => (await import('./civilization/words/cs.ts')).words,
      ru: async () => (await import('./civilization/words/ru.ts')).words,
    },
    inspect: async () => (await import('./civilization/files/file.ts')).inspect,
    read: async () => (await import('./civilization/files/file.ts')).read,
    bots: async () => (await import('./civilization/bots/bots.ts')).roster,
  },
  {
    meta: taxFarmer,
    game: async () => (await import('./tax-farmer/rules/game.ts')).taxFarmer,
    words: {
      en: async () => (await import('./tax-farmer/words/en.ts')).words,
      pl: async () => (await import('./tax-farmer/words/pl.ts')).words,
      cs: async () => (await import('./tax-farmer/words/cs.ts')).words,
      ru: async () => (await import('./tax-farmer/words/ru.ts')).words,
    },
    inspect: async () => (await import('./tax-farmer/files/file.ts')).inspect,
    read: async () => (await import('./tax-farmer/files/file.ts')).read,
    bots: async () => (await import('./tax-farmer/bots/bots.ts')).roster,
  },
];

export function find(id: string): Entry | undefined {
  return CATALOGUE.find(({ meta }) => meta.id === id);
}
