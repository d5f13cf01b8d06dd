/** Why? behind every prompt and every line of the story; and each setting is named if it decides. */
import { expect, it } from 'vitest';
import { explains } from '../../../../test/explains.ts';
import { everyLanguage } from '../../../../test/speaks.ts';
import { cs } from '../words/cs.ts';
import { en } from '../words/en.ts';
import { pl } from '../words/pl.ts';
import { ru } from '../words/ru.ts';
import { said } from '../words/said.ts';
import { boerWar } from './game.ts';

explains(boerWar, everyLanguage(said, { en, pl, cs, ru }), { byHand: ['set'] });

it('B72 R4 what an empty cup means depends on how the pool is filled, so its rules name that setting', () => {
  const { asks, rules } = boerWar.why;
  expect([asks['empty-pool'], asks['last-two']]).toEqual(['empty-pool', 'last-two']);
  expect(rules['empty-pool']?.options).toEqual(['poolRule']);
  expect(rules['last-two']?.options).toEqual(['poolRule']);
});
