import { expect, test } from 'vitest';
import { asPrinted, labels } from './printed.ts';

const board = Object.freeze({
  title: { en: 'Estyx', pl: 'Estyks' },
  provinces: [{ id: 'a', borders: ['b'], name: { en: 'Marsh', pl: 'Bagno', cs: 'Bažina', ru: 'Болото' } }],
});

test('every name is as printed on the components, in any language', () => {
  const printed = asPrinted({ players: 3, board }, 'pl');
  expect(printed.board.provinces[0]?.name).toEqual({ en: 'Bagno', pl: 'Bagno', cs: 'Bagno', ru: 'Bagno' });
  expect(printed.board.provinces[0]?.borders).toBe(board.provinces[0]?.borders);
  expect(printed.players).toBe(3);
  expect(board.provinces[0]?.name.en).toBe('Marsh');
});

test('a name without a translation stays the same', () => {
  expect(asPrinted(board, 'ru').title).toBe(board.title);
});

test('data is converted once, and data without names stays the same', () => {
  expect(asPrinted(board, 'cs')).toBe(asPrinted(board, 'cs'));
  const plain = { cards: [{ id: '1', name: 'Entrench' }] };
  expect(asPrinted(plain, 'cs')).toBe(plain);
});

test('a component shows its printed name in another edition, only once if both names are the same', () => {
  const own = { silk: 'jedwab', iron: 'żelazo', cup: 'Cup' };
  const at = labels(own, { silk: 'Silk', cup: 'CUP' });
  expect([at.bare('silk', 'jedwab'), at.also('silk')]).toEqual(['Silk', ' (Silk)']);
  expect([at.bare('cup', 'Cup'), at.also('cup')]).toEqual(['Cup', '']);
  // The other edition lacks it, or it isn't a component at all.
  expect([at.bare('iron', 'żelazo'), at.also('iron')]).toEqual(['żelazo', '']);
  expect([at.bare('hut', 'chata'), at.also('hut')]).toEqual(['chata', '']);
  expect([labels(own).bare('silk', 'jedwab'), labels(own).also('silk')]).toEqual(['jedwab', '']);
});

test('in a list, only items with names change', () => {
  const list = [{ id: 'a' }, { id: 'b', name: { en: 'Marsh', pl: 'Bagno' } }, 'c'];
  const printed = asPrinted({ list }, 'pl').list;
  expect(printed[1]).toMatchObject({ id: 'b', name: { en: 'Bagno', cs: 'Bagno' } });
  expect(printed[0]).toBe(list[0]);
  expect(printed[2]).toBe('c');
});
