import { expect, test } from 'vitest';
import { retelling } from './remark.ts';

const say = retelling(
  'pl',
  { few: /^at least (\d+) of (\w+)$/, missing: /^is missing$/ },
  { few: (n, what) => `${what}: min. ${n}`, missing: () => 'brak' },
);

test('a sentence is retold, and its place stays', () => {
  expect(say('at least 3 of cards')).toBe('cards: min. 3');
  expect(say('cards[2].ops: is missing')).toBe('cards[2].ops: brak');
  expect(say('provinces.3.id: is missing')).toBe('provinces.3.id: brak');
  expect(say('[[]]x: is missing')).toBe('[[]]x: brak');
  expect(say('line 4, column 14 (cards.2.ops): is missing')).toBe('wiersz 4, kolumna 14 (cards.2.ops): brak');
});

test('what reading a file says is known for every game', () => {
  expect(say("line 4, column 14: ',' or '}' is wanted")).toBe(
    "wiersz 4, kolumna 14: potrzebne jest ',' albo '}'",
  );
});

test('what nobody knows stays as it is, with its place', () => {
  expect(say('line 4, column 14: something else')).toBe('line 4, column 14: something else');
});
