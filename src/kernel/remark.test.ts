import { expect, test } from 'vitest';
import { retelling } from './remark.ts';

const sentences = { few: /^at least (\d+) of (\w+)$/, missing: /^is missing$/ };
const say = retelling(
  sentences,
  { few: (n, what) => `${what}: min. ${n}`, missing: () => 'brak' },
  (line, column) => `wiersz ${line}, kolumna ${column}`,
);

test('a sentence is retold, and its place stays', () => {
  expect(say('at least 3 of cards')).toBe('cards: min. 3');
  expect(say('cards[2].ops: is missing')).toBe('cards[2].ops: brak');
  expect(say('provinces.3.id: is missing')).toBe('provinces.3.id: brak');
  expect(say('line 4, column 14 (cards.2.ops): is missing')).toBe('wiersz 4, kolumna 14 (cards.2.ops): brak');
});

test('what nobody knows stays as it is, with its place', () => {
  expect(say('line 4, column 14: something else')).toBe('line 4, column 14: something else');
});
