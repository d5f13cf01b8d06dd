import { expect, test } from 'vitest';
import { type AnySpec, decide } from '../kernel/game.ts';
import { choiceLines } from './asking.ts';
import { openTerminal } from './terminal.ts';

const terminal = await openTerminal('en');

const lines = (n: number) => {
  const choices = Array.from({ length: n }, (_, i) => ({ id: `to.${i + 1}`, label: `Province ${i + 1}` }));
  const node = decide<AnySpec>(
    'place',
    'player',
    choices.map(({ id }) => id),
  );
  return choiceLines(node, choices, { ...terminal, width: 80 });
};

test('a few choices stand one below the other, many in columns that read downwards', () => {
  expect(lines(3)).toEqual(['  1  Province 1', '  2  Province 2', '  3  Province 3']);
  const many = lines(40);
  expect(many).toHaveLength(10);
  expect(many[0]).toMatch(/^ {3}1 {2}Province 1 +11 {2}Province 11 +21 {2}Province 21 +31 {2}Province 31$/);
  expect(Math.max(...many.map((line) => line.length))).toBeLessThanOrEqual(80);
});
