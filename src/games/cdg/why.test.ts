/** Why? behind every prompt and every line of the story; and each setting is named where it decides. */
import { explains } from '../../../test/explains.ts';
import { cardDriven, pathsOfGlory } from './game.ts';
import * as cs from './words/cs.ts';
import * as en from './words/en.ts';
import * as pl from './words/pl.ts';
import * as ru from './words/ru.ts';

const trying = { byHand: ['set'], whole: ['method'] };

explains(
  pathsOfGlory,
  { en: en.words, pl: pl.words, cs: cs.words, ru: ru.words },
  {
    ...trying,
    // How many cards a side may use shows when they are used up.
    later: ['fateCards'],
    playings: [
      { opening: 'A' },
      { method: 'fateDie' },
      { cards: 'physical' },
      { cards: 'untracked' },
      { keepWinning: true },
      { afterPlay: 'inPlace', ownSpace: 'playable' },
    ],
    games: 1,
    steps: 300,
  },
);
explains(
  cardDriven,
  { en: en.anyDeck, pl: pl.anyDeck, cs: cs.anyDeck, ru: ru.anyDeck },
  { ...trying, later: ['fateCards', 'opening'] },
);
