import { Readable } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { type AnySpec, chance, decide, range, table } from '../../../kernel/game.ts';
import { exactMatch, normalized } from '../../matching.ts';
import { openTerminal } from '../../terminal.ts';
import { Lines } from '../lines.ts';
import { type Asking, choose, inTurn, movesMeant, possibleAt, rolledOn } from './answers.ts';
import type { Reading } from './reading.ts';
import type { Choice } from './signs.ts';

const terminal = await openTerminal('en');

/** The move that was read, or the complaint. */
const said = (reading: Reading<string> | undefined) => reading && (reading.ok ? reading.value : reading.why);
const meant = (line: string, choices: readonly Choice[]) => said(choose(line, choices, terminal));
const REFUSED = /^“.*” (isn’t possible here|could be )/;

/** The moves that a line may mean at a node. */
const moves = (
  line: string,
  node: Asking,
  choices: readonly Choice[],
  hand?: Parameters<typeof movesMeant>[3],
  values: () => readonly Choice[] = () => [],
) => movesMeant(line, node, choices, hand, values).map(({ id }) => id);

test.each([
  ['en', 'both dice', 'all 3 dice'],
  ['pl', 'obu kości', 'wszystkich 3 kości'],
  ['cs', 'obou kostkách', 'všech 3 kostkách'],
  ['ru', 'обоих кубиков', 'всех 3 кубиков'],
] as const)('two dice have a word of their own in %s', async (lang, two, three) => {
  const own = await openTerminal(lang);
  const none = (dice: number) =>
    said(rolledOn('7 7', { dice: Array(dice).fill(''), sum: false, move: () => 'x' }, [], own));
  expect(none(2)).toContain(two);
  expect(none(3)).toContain(three);
  expect(none(1)).not.toContain(two);
});

describe('what a line means', () => {
  const choices = [
    { id: 'go', label: 'GO!' },
    { id: 'go-on', label: 'Dalej, płyń' },
    { id: 'rest', label: 'Čekat' },
  ];
  test.each([
    ['1', 'go'],
    ['3', 'rest'],
    ['go', 'go'],
    ['go-on', 'go-on'],
    ['g', 'go'],
    ['da pl', 'go-on'],
    ['GO!', 'go'],
    ['cek', 'rest'],
    ['dalej, plyn', 'go-on'],
    ['D', 'go-on'],
  ])('%s', (line, id) => expect(meant(line, choices)).toBe(id));

  test.each(['', '0', '4', 'x', 'go-', 're', 'res', '!'])('“%s” is refused', (line) => {
    expect(meant(line, choices)).toMatch(REFUSED);
  });

  test('a die’s face and a card’s number go before a count of the choices', () => {
    const dice = [2, 4, 6].map((n) => ({ id: `die:${n}`, label: `die ${n}` }));
    expect(meant('4', dice)).toBe('die:4');
    expect(meant('1', dice)).toMatch(REFUSED);
    const cards = [
      { id: 'card:pg-9', label: '9 Reichstag Truce' },
      { id: 'card:pg-10', label: '10 Sud Army' },
    ];
    expect(meant('10', cards)).toBe('card:pg-10');
    expect(meant('reich', cards)).toBe('card:pg-9');
    expect(meant('2', cards)).toMatch(REFUSED);
    expect(meant('1', cards)).toContain('“1” isn’t possible here. Possible: 9 Reichstag Truce; 10 Sud Army.');
    // A choice without its own number, such as “not now”, goes by 0; a card that can't be there is nothing else.
    const later = [{ id: 'none', label: 'None' }, ...cards];
    expect(meant('10', later)).toBe('card:pg-10');
    expect(meant('0', later)).toBe('none');
    expect(meant('11', later)).toContain(
      '“11” isn’t possible here. Possible: None; 9 Reichstag Truce; 10 Sud Army.',
    );
  });

  test('several signs on a line are answers in turn', () => {
    const cards = [9, 10, 12].map((n) => ({ id: `card:pg-${n}`, label: `${n} Card` }));
    expect(inTurn('9 12  10', cards)).toEqual(['9', '12', '10']);
    expect(inTurn('9, 12', cards)).toEqual(['9', '12']);
    for (const line of ['9', 'card 9', '9 card', '']) expect(inTurn(line, cards)).toEqual([]);
    expect(inTurn('1 2', choices)).toEqual(['1', '2']);
    expect(inTurn('7 1', choices)).toEqual([]);
    const units = ['Infantry 1', 'Infantry 4', 'Mounted 4'].map((label) => ({
      id: normalized(label),
      label,
    }));
    expect(inTurn('m4 i1 i1', units)).toEqual(['m4', 'i1', 'i1']);
    for (const line of ['mounted 4', 'm 4', '1 2']) expect(inTurn(line, units)).toEqual([]);
  });

  test('a label or a notation counts in full where less would be a key', () => {
    const listed = [
      { id: 'use', label: 'Play it' },
      { id: 'a', label: 'U' },
      { id: 'opening', label: 'Guns of August' },
    ];
    expect(['use', 'U', 'a', 'guns of august'].map((line) => exactMatch(line, listed))).toEqual([
      'use',
      'a',
      'a',
      'opening',
    ]);
    for (const line of ['us', 'o', 'g', 'p', '']) expect(exactMatch(line, listed)).toBeUndefined();
    for (const line of ['us', 'o', 'open'])
      expect(meant(line, listed)).toBe(
        `“${line}” isn’t possible here. Possible: Play it; U; Guns of August.`,
      );
  });

  test('a number inside a label is no beginning of a longer one; stops may be left out', () => {
    const places = [1, 3, 10].map((n) => ({ id: `place:aurelis,${n}`, label: `Aurelis: ${n} agents` }));
    const all = [...places, { id: 'place:agrana,3', label: 'Agrana: 3 agents' }];
    expect(meant('aurelis: 1', all)).toBe('place:aurelis,1');
    expect(meant('aurelis 3', all)).toBe('place:aurelis,3');
    expect(meant('au 10', all)).toBe('place:aurelis,10');
    expect(meant('a 3', all)).toContain('Aurelis: 3 agents or Agrana: 3 agents');
    expect(meant('aurelis 2', all)).toContain('“aurelis 2” isn’t possible here. Possible: Aurelis');
  });

  test('of many that a line could mean only some are named', () => {
    const many = Array.from({ length: 90 }, (_, i) => ({ id: `to.${i}`, label: `Province ${i}` }));
    expect(meant('prov', many)).toMatch(/Province 5 or …\.$/);
  });

  test('a number beyond “3 or more” is that; elsewhere it is refused', () => {
    const owned = [0, 1, 2, 3].map((n) => ({ id: `own:${n}`, label: n === 3 ? '3 or more' : String(n) }));
    expect(meant('5', owned)).toBe('own:3');
    expect(meant('2', owned)).toBe('own:2');
    expect(meant('5', owned.slice(0, 3))).toMatch(REFUSED);
    const cards = owned.map(({ id }, i) => ({ id, label: `${i} Card` }));
    expect(meant('5', cards)).toMatch(REFUSED);
  });

  test('several faces on a line are one roll of as many dice', () => {
    const hand = {
      dice: ['', '', ''],
      sum: true,
      move: (faces: readonly number[]) => `roll:${faces.join('')}`,
    };
    const sums = [11, 12].map((n) => ({ id: `sum:${n}`, label: String(n) }));
    expect(said(rolledOn('6 1  4', hand, sums, terminal))).toBe('roll:614');
    expect(said(rolledOn('6, 1,4', hand, sums, terminal))).toBe('roll:614');
    expect(said(rolledOn('6+1+4', hand, sums, terminal))).toBe('roll:614');
    // One number is what they come to.
    for (const line of ['11', 'sum 11', '']) expect(rolledOn(line, hand, sums, terminal)).toBeUndefined();
    for (const line of ['6 1', '6 1 4 2', '6 1 7', '0 1 2'])
      expect(said(rolledOn(line, hand, sums, terminal))).toContain('all 3 dice');
    // Where it could only be a place in the list, a die is missing.
    expect(said(rolledOn('2', hand, choices, terminal))).toContain('all 3 dice');
  });

  test('the face of a single die is never a place in the list', () => {
    const node = chance<AnySpec>('event-dice', { event: 1, calm: 2 });
    const hand = {
      dice: [''],
      sum: false,
      move: ([face = 0]: readonly number[]) => (face > 4 ? 'event' : 'calm'),
    };
    const two = [
      { id: 'event', label: 'A 5 or 6: event' },
      { id: 'calm', label: 'No 5 or 6: calm' },
    ];
    expect([1, 2, 3, 4, 5, 6].map((n) => said(rolledOn(String(n), hand, two, terminal)))).toEqual([
      ...['calm', 'calm', 'calm', 'calm', 'event', 'event'],
    ]);
    for (const line of ['0', '7', '1 2'])
      expect(said(rolledOn(line, hand, two, terminal))).toContain('the die');
    expect(moves('1', node, two, hand)).toEqual([]);
    expect(moves('no', node, two, hand)).toEqual(['calm']);
    expect(moves('1', node, two)).toEqual(['event']);
  });

  test('two kinds of values: numbers, numbers below 0, and 0 for neither; labels with their numbers', () => {
    const node = decide<AnySpec>('bribe', 'red', ['keep'], [range('bribe', 1, 9), range('refund', 1, 4)]);
    const keep = [{ id: 'keep', label: 'Beze změny' }];
    const values = () => [
      ...[4, 5].map((n) => ({ id: `bribe:${n}`, label: `Koupit ${n} body` })),
      { id: 'refund:2', label: 'Vrátit 4 body za 2' },
    ];
    const move = (line: string) => moves(line, node, keep, undefined, values);
    expect(['5', '-2', '0', 'koupit 5', 'vratit 4', 'bribe 3', 'refund:4', 'bez'].flatMap(move)).toEqual([
      ...['bribe:5', 'refund:2', 'keep', 'bribe:5', 'refund:2', 'bribe:3', 'refund:4', 'keep'],
    ]);
    for (const line of ['10', '-5', 'koupit', 'koupit 6']) expect(move(line)).not.toHaveLength(1);
    // A move listed beside values of its kind isn't a “nothing”.
    const pay = decide<AnySpec>('pay', 'red', ['amount:8'], [range('amount', 1, 7)]);
    const eight = [{ id: 'amount:8', label: '8 trade' }];
    expect(moves('8', pay, eight)).toEqual(['amount:8']);
    for (const line of ['0', '9']) expect(moves(line, pay, eight)).toEqual([]);
    expect(possibleAt(pay, eight, false)).toBe('1–8');
  });

  test('numbers are values where a node asks for one', () => {
    const one = table<AnySpec>('strength', ['none'], [range('strength', 0, 300, 5)]);
    const two = table<AnySpec>('losses', [], [range('own', 0, 9), range('enemy', 0, 9)]);
    const none = [{ id: 'none', label: 'No battle' }];
    expect(moves('25', one, none)).toEqual(['strength:25']);
    expect(moves('005', one, none)).toEqual(['strength:5']);
    expect(moves('no', one, none)).toEqual(['none']);
    expect(moves('enemy 4', two, [])).toEqual(['enemy:4']);
    expect(moves('own:0', two, [])).toEqual(['own:0']);
    expect(moves('26', one, none)).toEqual([]);
    expect(moves('305', one, none)).toEqual([]);
    expect(possibleAt(one, none, false)).toBe('0, 5 … 300; No battle');
    expect(moves('4', two, [])).toEqual(['own:4']);
    expect(moves('-4', two, [])).toEqual(['enemy:4']);
    expect(moves('-4', one, none)).toEqual([]);
  });
});

test('a question that quotes a file is asked in visible characters', async () => {
  const { stdin } = process;
  const sent: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    sent.push(String(text));
    return true;
  });
  Object.defineProperty(process, 'stdin', { value: Readable.from(['7\n']), configurable: true });
  try {
    const answers = new Lines({ ...terminal, live: true });
    expect(await answers.next('Gold of \x1b]52;c;eA==\x07\u202e: ')).toBe('7');
    answers.close();
  } finally {
    write.mockRestore();
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  }
  expect(sent.join('')).toContain('Gold of \\u001b]52;c;eA==\\u0007\\u202e: ');
  for (const raw of ['\x1b]', '\x07', '\u202e']) expect(sent.join('')).not.toContain(raw);
});
