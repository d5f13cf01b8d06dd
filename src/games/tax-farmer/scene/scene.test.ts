/** What is on the table: provinces on the map with their cards and coins, and the cards still to be dealt. */
import { expect, test } from 'vitest';
import { taxFarmer } from '../rules/game.ts';
import { needs, opened } from '../rules/testing.ts';

const place = (s: Parameters<typeof taxFarmer.scene>[0], id: string) =>
  taxFarmer.scene(s).find((each) => each.id === id);

test('a province is a place of the map, with its need cards by good and reward', () => {
  const s = opened();
  const province = s.options.board.provinces.find(({ capital }) => !capital)?.id as string;
  const dealt = place(s, 'deck')?.pieces.find(({ kind }) => kind === 'need')?.print as string;
  needs(s, province, 1, dealt, 2);
  const shown = place(s, `province.${province}`);
  expect(shown?.kind).toBe('map');
  expect(shown?.pieces.some(({ print }) => print?.includes(dealt.split(',')[0] as string))).toBe(true);
});

test('the deck lists every card that may come, empty ones by their kind', () => {
  const s = opened();
  const pieces = place(s, 'deck')?.pieces ?? [];
  expect(pieces.reduce((sum, { count = 1 }) => sum + count, 0)).toBe(s.deck.reduce((a, b) => a + b, 0));
  for (const { id, kind, print } of pieces) {
    if (kind === 'nothing') expect([id, print]).toEqual(['deck.nothing', undefined]);
    else expect([id, print]).toEqual([`deck.${print}`, expect.stringMatching(/^[a-z-]+,\d+$/)]);
  }
  expect(new Set(pieces.map(({ kind }) => kind))).toEqual(new Set(['need', 'nothing']));
});
