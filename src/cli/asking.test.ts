import { expect, test } from 'vitest';
import { type AnySpec, chance, decide } from '../kernel/game.ts';
import { choiceLines } from './asking.ts';
import { drawOdds } from './chances.ts';
import { complaint, openTerminal } from './terminal.ts';

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

test('figures stand right-aligned, and no line is longer than the screen', () => {
  const node = chance<AnySpec>('draw', { a: 1, b: 10, c: 9 });
  const long = 'a very long name of something that can be drawn here and does not fit into one line';
  const choices = ['Short', 'Other', long].map((label, i) => ({ id: 'abc'.charAt(i), label }));
  const short = choiceLines(node, choices.slice(0, 2), { ...terminal, width: 80 });
  expect(short).toEqual(['  1  Short    1 of 20    5%', '  2  Other   10 of 20   50%']);
  const drawn = choiceLines(node, choices, { ...terminal, width: 60 })
    .join('\n')
    .split('\n');
  const asked = choiceLines(decide<AnySpec>('which', 'player', ['a', 'b', 'c']), choices, {
    ...terminal,
    width: 60,
  });
  for (const line of [...drawn, ...asked.join('\n').split('\n')]) expect(line.length).toBeLessThanOrEqual(60);
  const odds = drawOdds([[long, '1/1', 1]], { ...terminal, width: 60 })
    .join('\n')
    .split('\n');
  expect(odds.length).toBeGreaterThan(1);
  for (const line of [
    ...odds,
    ...drawOdds([['Certain to be so, and nothing else', '1/1', 1]], { ...terminal, width: 60 }),
  ])
    expect(line.length).toBeLessThanOrEqual(60);
});

test('a complaint is one line in a file, and within the screen for a person', () => {
  const text = `“x” could be ${'Aurelis: 10 agents, '.repeat(9)}\nor none.`;
  expect(complaint(text, undefined)).not.toContain('\n');
  for (const line of complaint(text, 60).split('\n')) expect(line.length).toBeLessThanOrEqual(60);
});
