/** Settings behind a rule, with the names that set-up shows, their values and the alternatives. */
import { describe, expect, test } from 'vitest';
import { find } from '../games/catalogue.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { resolve } from '../kernel/options.ts';
import { LANGS, type Lang, type UnboundWords } from '../kernel/words.ts';
import { programWords } from './program.ts';
import { settingsOf } from './settings.ts';

async function settings(id: string, rule: string, lang: Lang, given: object = {}) {
  const entry = find(id);
  if (!entry) throw new Error(`the catalogue has lost ${id}`);
  const game: Game<AnySpec> = await entry.game();
  const words: UnboundWords<AnySpec> = await entry.words[lang]();
  const resolved = resolve(game.options, given as Record<string, unknown>);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  return settingsOf(game, rule, resolved.options, words, await programWords(lang));
}

test('a choice: the current value, and all others', async () => {
  expect(await settings('boer-war', 'empty-pool', 'en', { poolRule: 'commentary' })).toEqual([
    {
      option: 'poolRule',
      name: 'Filling the cup',
      value: 'As the commentary counts',
      others: ['As the rule says', 'GO! skips empty numbers', 'GO! for every higher counter'],
    },
  ]);
});

test('an on/off setting is on or off, in words', async () => {
  const said = await Promise.all(LANGS.map((lang) => settings('paths-of-glory', 'keep-winning', lang)));
  expect(said.map(([setting]) => [setting?.value, setting?.others])).toEqual([
    ['off', ['on']],
    ['wyłączone', ['włączone']],
    ['vypnuto', ['zapnuto']],
    ['выключено', ['включено']],
  ]);
});

test('a number: a few values are listed, many are shown as a range', async () => {
  const [fewest, where] = await settings('tax-farmer', 'placement', 'pl');
  expect([fewest?.value, fewest?.others, where?.others.length]).toEqual(['1', ['0'], 2]);
  const [bonus] = await settings('civilization', 'battle-end', 'cs', { oppBonus: 3 });
  expect([bonus?.name, bonus?.value, bonus?.others]).toEqual(['Bojový bonus soupeře', '3', ['0–30']]);
});

test('only choices that the game has are offered', async () => {
  const [ranges] = await settings('paths-of-glory', 'ranges', 'en');
  expect(ranges?.others).not.toContain('As the deck says');
  const [any] = await settings('cdg', 'ranges', 'en');
  expect(any?.value).toBe('As the deck says');
});

describe.each(LANGS)('%s', (lang) => {
  test('lists one alternative or several', async () => {
    const { couldBe } = await programWords(lang);
    expect(couldBe('a')).toMatch(/: a\.$/);
    expect(couldBe('a', 'b')).toMatch(/: a; b\.$/);
  });
});
