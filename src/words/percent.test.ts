/** Percentages at the table and in the lab never claim certainty without reason. */
import { expect, test } from 'vitest';
import { type Lang, percent } from '../kernel/words.ts';
import { programWords } from './program.ts';

const said = (chance: number, digits: 0 | 1, lang: Lang = 'en') =>
  percent(lang, chance, digits).replace(/\s/g, ' ');

test.each([
  [0, ['0%', '0%']],
  [0.000001, ['< 0.1%', '< 0.01%']],
  [0.0004, ['< 0.1%', '0.04%']],
  [0.004, ['0.4%', '0.4%']],
  [0.1, ['10%', '10%']],
  [4 / 7, ['57%', '57.1%']],
  [0.994, ['99.4%', '99.4%']],
  [0.9996, ['> 99.9%', '99.96%']],
  [0.999999, ['> 99.9%', '> 99.99%']],
  [1, ['100%', '100%']],
])('%f has one digit more near 0%% and 100%%', (chance, expected) => {
  expect([said(chance, 0), said(chance, 1)]).toEqual(expected);
});

test('languages write them their own way', async () => {
  expect(said(0.004, 0, 'cs')).toBe('0,4 %');
  const cs = await programWords('cs');
  expect([cs.wholePercent(4 / 7), cs.percent(4 / 7)].map((text) => text.replace(/\s/g, ' '))).toEqual([
    '57 %',
    '57,1 %',
  ]);
});

test('an event that comes up three times a game has 300%', () => {
  expect([3, 6 / 5, 1].map((times) => said(times, 1))).toEqual(['300%', '120%', '100%']);
});
