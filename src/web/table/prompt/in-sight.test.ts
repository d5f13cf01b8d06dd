import { expect, test } from 'vitest';
import { scrollFor, together } from './in-sight.ts';

const room = { top: 0, bottom: 500 };

test('visible parts stay; parts that the prompt covers move up, parts scrolled away come back', () => {
  expect(scrollFor({ top: 0, bottom: 500 }, room)).toBe(0);
  expect(scrollFor({ top: 450, bottom: 530 }, room)).toBe(30);
  expect(scrollFor({ top: -20, bottom: 100 }, room)).toBe(-20);
});

test('a part taller than the room shows its top', () => {
  expect(scrollFor({ top: 40, bottom: 700 }, room)).toBe(40);
});

test('several parts are shown together if they fit, otherwise the first', () => {
  const [hand, field] = [
    { top: 300, bottom: 400 },
    { top: 100, bottom: 250 },
  ];
  expect(together([hand, field], room)).toEqual({ top: 100, bottom: 400 });
  expect(together([hand, { top: -300, bottom: 10 }], room)).toBe(hand);
});
