/** Why? behind every prompt and every line of the story; and each setting is named where it decides. */
import { expect, it } from 'vitest';
import { explains } from '../../../../test/explains.ts';
import { rulesForEvent } from '../../../kernel/game.ts';
import { ANY_DECK, WORDS } from '../words/testing.ts';
import { cardDriven, pathsOfGlory } from './game.ts';

const trying = { byHand: ['set'], whole: ['method'] };

explains(pathsOfGlory, WORDS, {
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
});
explains(cardDriven, ANY_DECK, { ...trying, later: ['fateCards', 'opening'] });

const ROLLS = [
  ['event:C', 3, 3, ['doubles']],
  ['nominated', 1, 4, ['dice', 'ranges']],
  ['D', 6, 4, ['dice', 'ranges']],
  // The nominated card failed, and blue names its own space.
  ['one-op', 6, 2, ['own-space', 'dice', 'ranges']],
  // By the setting from version 3.0 it is let through.
  ['nominated', 6, 2, ['own-space', 'dice', 'ranges']],
] as const;

it.each(ROLLS)('a roll that gives %s names no rule that its dice %i and %i rule out', (...roll) => {
  const [result, grey, blue, rules] = roll;
  const facts = { side: 'Allies', space: 'B', grey, blue, result } as const;
  expect(rulesForEvent(pathsOfGlory.why, 'rolled', facts)).toEqual(rules);
});

it('a 1-Ops activation names the rule of the own space only where that was the reason', () => {
  const behind = (why: 'own-space' | 'chosen') =>
    rulesForEvent(pathsOfGlory.why, 'one-op', { side: 'Allies', why });
  expect(behind('own-space')).toEqual(['own-space', 'one-op']);
  expect(behind('chosen')).toEqual(['one-op']);
});
