import { expect, test } from 'vitest';
import { type AnySpec, chance, decide, type Hand } from '../../../kernel/game.ts';
import { drawOdds } from '../../chances.ts';
import { complaint, openTerminal } from '../../terminal.ts';
import { choose } from './answers.ts';
import { choiceLines } from './choices.ts';
import type { Choice } from './signs.ts';

const terminal = await openTerminal('en');

/** A to Z, then a to z. */
const letter = (i: number) => String.fromCharCode(i < 26 ? 65 + i : 71 + i);

const lines = (n: number) => {
  const choices = Array.from({ length: n }, (_, i) => ({
    id: `to.${i + 1}`,
    label: `Province ${letter(i)}`,
  }));
  const node = decide<AnySpec>(
    'place',
    'player',
    choices.map(({ id }) => id),
  );
  return choiceLines(node, choices, { ...terminal, width: 80 });
};

test('a few choices are one below the other, many in columns that read downwards', () => {
  expect(lines(3)).toEqual(['  1  Province A', '  2  Province B', '  3  Province C']);
  const many = lines(40);
  expect(many).toHaveLength(10);
  expect(many[0]).toMatch(/^ {3}1 {2}Province A +11 {2}Province K +21 {2}Province U +31 {2}Province e$/);
  expect(Math.max(...many.map((line) => line.length))).toBeLessThanOrEqual(80);
});

const decided = (choices: readonly Choice[], texts?: ReadonlyMap<string, string>) =>
  choiceLines(
    decide<AnySpec>(
      'place',
      'player',
      choices.map(({ id }) => id),
    ),
    choices,
    { ...terminal, width: 60 },
    undefined,
    texts,
  );
const provinces = ['Ostia', 'Capua'].flatMap((group) =>
  Array.from({ length: 9 }, (_, i) => ({
    id: `place:${group.toLowerCase()},${i + 1}`,
    label: `${group}: ${i + 1} ${i === 0 ? 'agent' : 'agents'}`,
    group,
  })),
);

test('choices that differ only in an amount share a line; letters and the amount name one of them', () => {
  const choices = [...provinces, { id: 'pass', label: 'Place no more' }];
  expect(decided(choices)).toEqual([
    '  o1 … o9  Ostia: 1 agent … 9 agents',
    '  c1 … c9  Capua: 1 agent … 9 agents',
    '        0  Place no more',
  ]);
  for (const line of ['c3', 'C3', 'ca 3', 'place:capua,3'])
    expect(choose(line, choices, terminal)).toEqual({ ok: true, value: 'place:capua,3' });
  expect(choose('12', choices, terminal).ok).toBe(false);
});

test('a choice has the facts it is about beside it, and they wrap', () => {
  const need = 'field 1: need card Spices 3; field 2: need card Wine 4';
  const texts = new Map(provinces.map(({ id, group }) => [id, group === 'Ostia' ? need : '']));
  expect(decided(provinces, texts).join('\n').split('\n')).toEqual([
    '  o1 … o9  Ostia  field 1: need card Spices 3; field 2: need',
    '                  card Wine 4',
    '  c1 … c9  Capua',
  ]);
  const long = [{ id: 'a', label: 'A name that takes nearly the whole line, but not quite' }, ...provinces];
  expect(decided(long, new Map([['a', '12.5%']]))[1]).toBe('             12.5%');
});

test('a number in a name is never a place in the list', () => {
  const units = ['Infantry 1', 'Mounted 4', 'Artillery 4', 'Aircraft 7'];
  const choices = units.map((label) => ({ id: label.toLowerCase().replace(' ', '-'), label }));
  expect(decided(choices)).toEqual([
    '   i1  Infantry 1',
    '   m4  Mounted 4',
    '  ar4  Artillery 4',
    '  ai7  Aircraft 7',
  ]);
  expect(choose('4', choices, terminal).ok).toBe(false);
  // A number of facts in brackets or after a colon isn't part of a name.
  const rivals = [9, 16].map((gold) => ({ id: `rival:${gold > 9}`, label: `Rival (${gold} gold)` }));
  expect(decided(rivals)).toEqual(['  1  Rival (9 gold)', '  2  Rival (16 gold)']);
});

test('letters of another alphabet may be typed with those that look the same', () => {
  const choices = ['Орудие 2', 'Конница 2'].map((label) => ({ id: label, label }));
  for (const line of ['о2', 'o2'])
    expect(choose(line, choices, terminal)).toEqual({ ok: true, value: 'Орудие 2' });
});

test('columns are as wide as they must be', () => {
  const labels = Array.from({ length: 14 }, (_, i) =>
    i < 7 ? `Card ${i}` : `A card with a long name, ${i}`,
  );
  const choices = labels.map((label, i) => ({ id: `card${i}`, label }));
  const node = decide<AnySpec>(
    'which',
    'player',
    choices.map(({ id }) => id),
  );
  expect(choiceLines(node, choices, { ...terminal, width: 60 })).toHaveLength(7);
});

test('equal odds of many outcomes, or of a bare die, are shown once', () => {
  const drawn = (n: number, label: (i: number) => string, dice = 0) => {
    const choices = Array.from({ length: n }, (_, i) => ({ id: `card:${i + 1}`, label: label(i + 1) }));
    const node = chance<AnySpec>('draw', Object.fromEntries(choices.map(({ id }) => [id, 1])));
    const hand: Hand<string> | undefined =
      dice > 0
        ? { dice: Array.from({ length: dice }, () => ''), sum: false, move: () => 'card:1' }
        : undefined;
    return choiceLines(node, choices, { ...terminal, width: 80 }, hand);
  };
  expect(drawn(14, (i) => `${letter(i)}-card`)).toHaveLength(4);
  expect(drawn(14, (i) => `${letter(i)}-card`).at(-1)).toBe('Each 1 of 14, 7%.');
  expect(drawn(14, (i) => `Number ${i}`)).toEqual(['  1 … 14  Number 1 … 14', 'Each 1 of 14, 7%.']);
  expect(drawn(6, String)).toEqual(['  1  2  3  4  5  6', 'Each 1 of 6, 17%.']);
  expect(drawn(36, (i) => `throw ${i}`, 2)).toEqual(['Each 1 of 36, 3%.']);
  for (const label of ['drought', ': drought', '(drought)'].map((name) => ` ${name}`.replace(' :', ':')))
    expect(drawn(6, (i) => `${i}${label}`)[3]).toMatch(/^ {2}4 {2}drought +1 of 6/);
});

test('sums of dice are in three columns, and each is named once', () => {
  // As many ways as four dice have to make each sum.
  const ways = [1, 4, 10, 20, 35, 56, 80, 104, 125, 140, 146, 140, 125, 104, 80, 56, 35, 20, 10, 4, 1];
  const node = chance<AnySpec>('sum', Object.fromEntries(ways.map((n, i) => [`s:${i + 4}`, n])));
  const choices = node.moves.map((id) => ({ id, label: id.slice(2) }));
  const lines = choiceLines(node, choices, { ...terminal, width: 80 });
  expect(lines).toHaveLength(7);
  expect(lines[0]).toMatch(/^ {3}4 +1 of 1,296 +<\s0\.1% +11 +104 of 1,296 +8% +18 +80 of 1,296 +6%$/);
});

test('figures are right-aligned, and no line is longer than the screen', () => {
  const node = chance<AnySpec>('draw', { a: 1, b: 10, c: 9 });
  const long = 'a very long name of something that can be drawn here and does not fit into one line';
  const choices = ['Short', 'Other', long].map((label, i) => ({ id: 'abc'.charAt(i), label }));
  const short = choiceLines(node, choices.slice(0, 2), { ...terminal, width: 80 });
  expect(short).toEqual(['  1  Short    1 of 20   5%', '  2  Other   10 of 20  50%']);
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

test('a fraction is never left out: one too long for its line is continued below', () => {
  const fraction = `${'123456789'.repeat(8)}/${'987654321'.repeat(8)}`;
  const odds = drawOdds(
    [
      ['It holds', '1/3', 1 / 3],
      ['It falls', fraction, 0.125],
    ],
    { ...terminal, width: 60 },
  )
    .join('\n')
    .split('\n');
  expect(odds[1]).toMatch(/^ {2}It falls +13%/);
  expect(
    odds
      .slice(2)
      .map((line) => line.trim())
      .join(''),
  ).toBe(`= ${fraction}`);
  for (const line of odds) expect(line.length).toBeLessThanOrEqual(60);
});

test('a complaint is one line in a file, and within the screen for a person', () => {
  const text = `“x” could be ${'Aurelis: 10 agents, '.repeat(9)}\nor none.`;
  expect(complaint(text, undefined)).not.toContain('\n');
  for (const line of complaint(text, 60).split('\n')) expect(line.length).toBeLessThanOrEqual(60);
});
