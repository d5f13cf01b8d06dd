/** Why? behind every prompt and every line of the story; and each setting is named if it decides. */
import { expect, it } from 'vitest';
import { explains } from '../../../../test/explains.ts';
import { everyLanguage } from '../../../../test/speaks.ts';
import { rulesForEvent } from '../../../kernel/game.ts';
import { cs } from '../words/cs.ts';
import { en } from '../words/en.ts';
import { pl } from '../words/pl.ts';
import { ru } from '../words/ru.ts';
import { said } from '../words/said.ts';
import { taxFarmer } from './game.ts';

explains(taxFarmer, everyLanguage(said, { en, pl, cs, ru }), {
  byHand: ['set'],
  // Who begins and the marker's start belong to the set-up; coins and cards show when a player takes them.
  later: ['firstPlayer', 'setup.electionMarker', 'coinsOnRebellion', 'fulfilledCard'],
  playings: [{}, { players: 3 }, { tracking: 'helper' }],
  games: 2,
  steps: 1000,
});

it('the track is named for a line only if points changed', () => {
  const { why } = taxFarmer;
  expect(
    rulesForEvent(why, 'gains', { seat: 'red', action: 'vindara', gold: 2, points: 0, gained: [] }),
  ).toEqual(['effects']);
  expect(
    rulesForEvent(why, 'gains', { seat: 'red', action: 'vindara', gold: 0, points: 3, gained: [] }),
  ).toContain('track');
  expect(rulesForEvent(why, 'bribed', { seat: 'red', gold: 0, points: 0 })).toEqual(['bribery']);
  expect(rulesForEvent(why, 'bribed', { seat: 'red', gold: -4, points: 4 })).toContain('track');
});
