import { expect, test } from 'vitest';
import { asPrinted } from './printed.ts';

const board = Object.freeze({
  title: { en: 'Estyx', pl: 'Estyks' },
  provinces: [{ id: 'a', borders: ['b'], name: { en: 'Marsh', pl: 'Bagno', cs: 'Bažina', ru: 'Болото' } }],
});

test('every name speaks as the components are printed, whatever language asks', () => {
  const printed = asPrinted({ players: 3, board }, 'pl');
  expect(printed.board.provinces[0]?.name).toEqual({ en: 'Bagno', pl: 'Bagno', cs: 'Bagno', ru: 'Bagno' });
  expect(printed.board.provinces[0]?.borders).toBe(board.provinces[0]?.borders);
  expect(printed.players).toBe(3);
  expect(board.provinces[0]?.name.en).toBe('Marsh');
});

test('a name that lacks the language stays as it is', () => {
  expect(asPrinted(board, 'ru').title).toBe(board.title);
});

test('data is printed once, and data without names is left alone', () => {
  expect(asPrinted(board, 'cs')).toBe(asPrinted(board, 'cs'));
  const plain = { cards: [{ id: '1', name: 'Entrench' }] };
  expect(asPrinted(plain, 'cs')).toBe(plain);
});
