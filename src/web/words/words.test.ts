import { describe, expect, test } from 'vitest';
import { unbound } from '../../../test/unbound.ts';
import { LANGS } from '../../kernel/words.ts';
import { historyWords } from './history/words.ts';
import { sayPlayers, sayTime, type UiWords, uiWords } from './words.ts';

/** Every phrase of a dictionary, said with some facts. */
async function said(
  lang: (typeof LANGS)[number],
): Promise<readonly (readonly [key: string, text: string])[]> {
  const words = { ...(await uiWords(lang)), past: await historyWords(lang) };
  const speak = (key: string, value: unknown): (readonly [string, string])[] => {
    if (typeof value === 'string') return [[key, value]];
    if (typeof value === 'function') {
      const phrase = value as (...facts: unknown[]) => string;
      const facts = [0, 1, 2, 5, 22].map((n) => [n, n, n, n]);
      return facts.map((given) => [`${key}(${given[0]})`, phrase(...given)]);
    }
    return Object.entries(value as object).flatMap(([k, v]) => speak(`${key}.${k}`, v));
  };
  return Object.entries(words).flatMap(([key, value]) => speak(key, value));
}

describe.each(LANGS)('%s', (lang) => {
  test('every phrase says something, and nothing leaks into it', async () => {
    for (const [key, text] of await said(lang)) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toMatch(/undefined|NaN|\[object|null/);
    }
  });
});

test.each(['pl', 'cs', 'ru'] as const)('no English is left in %s', async (lang) => {
  const english = new Map(await said('en'));
  const same = (await said(lang)).filter(
    // “min” is short for minutes in other languages too.
    ([key, text]) => english.get(key) === text && /[a-z]{3}/i.test(text.replace(/\bmin$/, '')),
  );
  expect(same.map(([key]) => key)).toEqual(['name']);
});

test('steps are counted in the way of each language', async () => {
  const counted = async (lang: (typeof LANGS)[number]) => {
    const { stepsUndone }: UiWords = await uiWords(lang);
    return [1, 2, 5, 22].map(stepsUndone);
  };
  expect(await counted('pl')).toEqual([
    'Cofnięto 1 krok',
    'Cofnięto 2 kroki',
    'Cofnięto 5 kroków',
    'Cofnięto 22 kroki',
  ]);
  expect(await counted('ru')).toEqual([
    'Отменено: 1 шаг',
    'Отменено: 2 шага',
    'Отменено: 5 шагов',
    'Отменено: 22 шага',
  ]);
  expect(await counted('cs')).toEqual([
    'Vzato zpět: 1 krok',
    'Vzato zpět: 2 kroky',
    'Vzato zpět: 5 kroků',
    'Vzato zpět: 22 kroků',
  ]);
});

test.each([
  ['en', ['1 player', '2–4 players'], ['20–45 min', '45 min – 1.5 hours', '3–6 hours']],
  ['pl', ['1 gracz', '2–4 graczy'], ['20–45 min', '45 min – 1,5 godz.', '3–6 godz.']],
  ['cs', ['1 hráč', '2–4 hráči'], ['20–45 min', '45 min – 1,5 h', '3–6 h']],
  ['ru', ['1 игрок', '2–4 игрока'], ['20–45 мин', '45 мин – 1,5 ч', '3–6 ч']],
] as const)('%s: how many play, and how long', async (lang, players, times) => {
  const say = await uiWords(lang);
  expect([sayPlayers(say, 1, 1), sayPlayers(say, 2, 4)].map(unbound)).toEqual(players);
  const said = [sayTime(say, lang, 20, 45), sayTime(say, lang, 45, 90), sayTime(say, lang, 180, 360)];
  expect(said.map(unbound)).toEqual(times);
  expect(unbound(sayTime(say, lang, 20, 20))).toMatch(/^20 \S+$/);
});
