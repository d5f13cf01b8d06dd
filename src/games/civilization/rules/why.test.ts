/** Why? behind every prompt and every line of the story; and each setting is named where it decides. */
import { expect, it } from 'vitest';
import { explains } from '../../../../test/explains.ts';
import { everyLanguage } from '../../../../test/speaks.ts';
import { rulesForEvent } from '../../../kernel/game.ts';
import { cs } from '../words/cs.ts';
import { en } from '../words/en.ts';
import { pl } from '../words/pl.ts';
import { ru } from '../words/ru.ts';
import { said } from '../words/said.ts';
import { civilization } from './game.ts';

explains(civilization, everyLanguage(said, { en, pl, cs, ru }), {
  byHand: ['set'],
  playings: [{}, { tally: true }],
  games: 40,
});

it('a line names only the rules that its facts leave', () => {
  const { why } = civilization;
  expect(rulesForEvent(why, 'culture-lost', { due: 3, paid: 3, debt: 0 })).toEqual(['losses']);
  expect(rulesForEvent(why, 'culture-lost', { due: 3, paid: 1, debt: 2 })).toEqual(['losses', 'debts']);
  expect(rulesForEvent(why, 'resource-lost', { what: 'silk' })).toEqual(['losses']);
  expect(rulesForEvent(why, 'resource-lost', { what: 'resource', k: 2, of: 3 })).toEqual([
    'losses',
    'picking',
  ]);
  expect(rulesForEvent(why, 'person-lost', {})).toEqual(['losses']);
  expect(rulesForEvent(why, 'person-lost', { k: 1, of: 2 })).toEqual(['losses', 'picking']);
  expect(rulesForEvent(why, 'defeat', { kind: 'time', turn: 16 })).toEqual(['clock', 'victories']);
  expect(rulesForEvent(why, 'defeat', { kind: 'battle', turn: 9 })).toEqual(['victories']);
  const battle = { level: 1, cards: 3, hand: 6, first: 'player' } as const;
  expect(rulesForEvent(why, 'battle-begins', { kind: 'capital', ...battle })).toContain('announced');
  expect(rulesForEvent(why, 'battle-begins', { kind: 'village', ...battle })).not.toContain('announced');
});
