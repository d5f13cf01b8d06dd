import { expect, test } from 'vitest';
import { bound, typeset } from './typeset.ts';

test('ranges never break across lines, and nothing else changes', () => {
  expect(bound('range 1–4, A–E; P41–P43. – “x” well-known', 'en')).toBe(
    'range 1–\u20604, A–\u2060E; P41–\u2060P43. – “x” well-known',
  );
});

test('a one-letter word stays with the next word', () => {
  expect(bound('Karty w ręce i na stole, z talii.', 'pl')).toBe(
    'Karty w\u00a0ręce i\u00a0na stole, z\u00a0talii.',
  );
  expect(bound('В руке и на столе, с картой', 'ru')).toBe('В\u00a0руке и\u00a0на столе, с\u00a0картой');
  expect(bound('Hráč k ní a v ní', 'cs')).toBe('Hráč k\u00a0ní a\u00a0v\u00a0ní');
  expect(bound('I take a card', 'en')).toBe('I take a card');
});

test('a percentage and a numbered thing are one word', () => {
  expect(bound('22 % z № 7', 'ru')).toBe('22\u00a0% z №\u00a07');
});

test('an ordinal stays with its noun in Czech', () => {
  expect(bound('Skončilo 2. kolo. Hod 3. Dál', 'cs')).toBe('Skončilo 2.\u00a0kolo. Hod 3. Dál');
  expect(bound('2. runda', 'pl')).toBe('2. runda');
});

test('a whole dictionary is bound, including what its functions return', () => {
  const words = typeset(
    {
      plain: 'w grze',
      nested: { say: (n: number) => `${n} i więcej` },
      lines: () => ['a co', { text: 'o tym', places: ['a b'] }],
      count: 3,
    },
    'pl',
  );
  expect([words.plain, words.nested.say(2), words.count]).toEqual(['w\u00a0grze', '2 i\u00a0więcej', 3]);
  expect(words.lines()).toEqual(['a\u00a0co', { text: 'o\u00a0tym', places: ['a\u00a0b'] }]);
});
