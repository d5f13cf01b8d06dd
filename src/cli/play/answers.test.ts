import { Readable } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { type AnySpec, chance, decide, range, table } from '../../kernel/game.ts';
import { openTerminal } from '../terminal.ts';
import { choose, chooseMove, inFull, inTurn, rolledOn } from './answers.ts';
import { Lines } from './lines.ts';

const terminal = await openTerminal('en');

test.each([
  ['en', 'both dice', 'all 3 dice'],
  ['pl', 'obu kości', 'wszystkich 3 kości'],
  ['cs', 'obou kostkách', 'všech 3 kostkách'],
  ['ru', 'обоих кубиков', 'всех 3 кубиков'],
] as const)('two dice have a word of their own in %s', async (lang, two, three) => {
  const own = await openTerminal(lang);
  const none = (dice: number) => () =>
    rolledOn('7 7', { dice: Array(dice).fill(''), sum: false, move: () => 'x' }, [], own);
  expect(none(2)).toThrow(two);
  expect(none(3)).toThrow(three);
  expect(none(1)).not.toThrow(two);
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
  ])('%s', (line, id) => expect(choose(line, choices, terminal)).toBe(id));

  test.each(['', '0', '4', 'x', 'go-', 're', 'res', '!'])('“%s” is refused', (line) => {
    expect(() => choose(line, choices, terminal)).toThrow();
  });

  test('a die’s face and a card’s number go before a count of the choices', () => {
    const dice = [2, 4, 6].map((n) => ({ id: `die:${n}`, label: `die ${n}` }));
    expect(choose('4', dice, terminal)).toBe('die:4');
    expect(() => choose('1', dice, terminal)).toThrow();
    const cards = [
      { id: 'card:pg-9', label: '9 Reichstag Truce' },
      { id: 'card:pg-10', label: '10 Sud Army' },
    ];
    expect(choose('10', cards, terminal)).toBe('card:pg-10');
    expect(choose('reich', cards, terminal)).toBe('card:pg-9');
    expect(() => choose('2', cards, terminal)).toThrow();
    expect(() => choose('1', cards, terminal)).toThrow(
      '“1” isn’t possible here. Possible: 9 Reichstag Truce; 10 Sud Army.',
    );
    // A choice without a number of its own, such as “not now”, goes by 0; a card that can't be there is nothing else.
    const later = [{ id: 'none', label: 'None' }, ...cards];
    expect(choose('10', later, terminal)).toBe('card:pg-10');
    expect(choose('0', later, terminal)).toBe('none');
    expect(() => choose('11', later, terminal)).toThrow(
      '“11” isn’t possible here. Possible: None; 9 Reichstag Truce; 10 Sud Army.',
    );
  });

  test('several printed numbers on a line are answers in turn', () => {
    const cards = [9, 10, 12].map((n) => ({ id: `card:pg-${n}`, label: `${n} Card` }));
    expect(inTurn('9 12  10', cards)).toEqual(['9', '12', '10']);
    expect(inTurn('9, 12', cards)).toEqual(['9', '12']);
    for (const line of ['9', 'card 9', '9 card', '']) expect(inTurn(line, cards)).toEqual([]);
    expect(inTurn('1 2', choices)).toEqual([]);
  });

  test('a label or a notation counts in full where less would be a key', () => {
    const moves = [
      { id: 'use', label: 'Play it' },
      { id: 'a', label: 'U' },
      { id: 'opening', label: 'Guns of August' },
    ];
    expect(['use', 'U', 'a', 'guns of august'].map((line) => inFull(line, moves))).toEqual([
      'use',
      'a',
      'a',
      'opening',
    ]);
    for (const line of ['us', 'o', 'g', 'p', '']) expect(inFull(line, moves)).toBeUndefined();
    for (const line of ['us', 'o', 'open'])
      expect(() => choose(line, moves, terminal)).toThrow(
        `“${line}” isn’t possible here. Possible: Play it; U; Guns of August.`,
      );
  });

  test('a number inside a label is no beginning of a longer one; stops may be left out', () => {
    const places = [1, 3, 10].map((n) => ({ id: `place:aurelis,${n}`, label: `Aurelis: ${n} agents` }));
    const all = [...places, { id: 'place:agrana,3', label: 'Agrana: 3 agents' }];
    expect(choose('aurelis: 1', all, terminal)).toBe('place:aurelis,1');
    expect(choose('aurelis 3', all, terminal)).toBe('place:aurelis,3');
    expect(choose('au 10', all, terminal)).toBe('place:aurelis,10');
    expect(() => choose('a 3', all, terminal)).toThrow('Aurelis: 3 agents or Agrana: 3 agents');
    expect(() => choose('aurelis 2', all, terminal)).toThrow(
      '“aurelis 2” isn’t possible here. Possible: Aurelis',
    );
  });

  test('of many that a line could mean only some are named', () => {
    const many = Array.from({ length: 90 }, (_, i) => ({ id: `to.${i}`, label: `Province ${i}` }));
    expect(() => choose('prov', many, terminal)).toThrow(/Province 5 or …\.$/);
  });

  test('a number beyond “3 or more” is that; elsewhere it is refused', () => {
    const owned = [0, 1, 2, 3].map((n) => ({ id: `own:${n}`, label: n === 3 ? '3 or more' : String(n) }));
    expect(choose('5', owned, terminal)).toBe('own:3');
    expect(choose('2', owned, terminal)).toBe('own:2');
    expect(() => choose('5', owned.slice(0, 3), terminal)).toThrow();
    const cards = owned.map(({ id }, i) => ({ id, label: `${i} Card` }));
    expect(() => choose('5', cards, terminal)).toThrow();
  });

  test('several faces on a line are one roll of as many dice', () => {
    const hand = {
      dice: ['', '', ''],
      sum: true,
      move: (faces: readonly number[]) => `roll:${faces.join('')}`,
    };
    const sums = [11, 12].map((n) => ({ id: `sum:${n}`, label: String(n) }));
    expect(rolledOn('6 1  4', hand, sums, terminal)).toBe('roll:614');
    expect(rolledOn('6, 1,4', hand, sums, terminal)).toBe('roll:614');
    expect(rolledOn('6+1+4', hand, sums, terminal)).toBe('roll:614');
    // One number is what they come to.
    for (const line of ['11', 'sum 11', '']) expect(rolledOn(line, hand, sums, terminal)).toBeUndefined();
    for (const line of ['6 1', '6 1 4 2', '6 1 7', '0 1 2'])
      expect(() => rolledOn(line, hand, sums, terminal)).toThrow('all 3 dice');
    // Where it could only be a place in the list, a die is missing.
    expect(() => rolledOn('2', hand, choices, terminal)).toThrow('all 3 dice');
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
    expect([1, 2, 3, 4, 5, 6].map((n) => rolledOn(String(n), hand, two, terminal))).toEqual([
      ...['calm', 'calm', 'calm', 'calm', 'event', 'event'],
    ]);
    for (const line of ['0', '7', '1 2'])
      expect(() => rolledOn(line, hand, two, terminal)).toThrow('the die');
    expect(() => chooseMove('1', node, two, terminal, hand)).toThrow();
    expect(chooseMove('no', node, two, terminal, hand)).toBe('calm');
    expect(chooseMove('1', node, two, terminal)).toBe('event');
  });

  test('two kinds of values: numbers, numbers below 0, and 0 for neither; labels with their numbers', () => {
    const node = decide<AnySpec>('bribe', 'red', ['keep'], [range('bribe', 1, 9), range('refund', 1, 4)]);
    const keep = [{ id: 'keep', label: 'Beze změny' }];
    const values = () => [
      ...[4, 5].map((n) => ({ id: `bribe:${n}`, label: `Koupit ${n} body` })),
      { id: 'refund:2', label: 'Vrátit 4 body za 2' },
    ];
    const move = (line: string) => chooseMove(line, node, keep, terminal, undefined, values);
    expect(['5', '-2', '0', 'koupit 5', 'vratit 4', 'bribe 3', 'refund:4', 'bez'].map(move)).toEqual([
      ...['bribe:5', 'refund:2', 'keep', 'bribe:5', 'refund:2', 'bribe:3', 'refund:4', 'keep'],
    ]);
    for (const line of ['10', '-5', 'koupit', 'koupit 6']) expect(() => move(line)).toThrow();
    // What is listed beside values of its own kind is no “nothing”.
    const pay = decide<AnySpec>('pay', 'red', ['amount:8'], [range('amount', 1, 7)]);
    const eight = [{ id: 'amount:8', label: '8 trade' }];
    expect(chooseMove('8', pay, eight, terminal)).toBe('amount:8');
    for (const line of ['0', '9'])
      expect(() => chooseMove(line, pay, eight, terminal)).toThrow('isn’t possible here. Possible: 1–8.');
  });

  test('numbers are values where a node asks for one', () => {
    const one = table<AnySpec>('strength', ['none'], [range('strength', 0, 300, 5)]);
    const two = table<AnySpec>('losses', [], [range('own', 0, 9), range('enemy', 0, 9)]);
    const none = [{ id: 'none', label: 'No battle' }];
    expect(chooseMove('25', one, none, terminal)).toBe('strength:25');
    expect(chooseMove('005', one, none, terminal)).toBe('strength:5');
    expect(chooseMove('no', one, none, terminal)).toBe('none');
    expect(chooseMove('enemy 4', two, [], terminal)).toBe('enemy:4');
    expect(chooseMove('own:0', two, [], terminal)).toBe('own:0');
    expect(() => chooseMove('26', one, none, terminal)).toThrow('Possible: 0, 5 … 300; No battle.');
    expect(() => chooseMove('305', one, none, terminal)).toThrow('Possible: 0, 5 … 300; No battle.');
    expect(chooseMove('4', two, [], terminal)).toBe('own:4');
    expect(chooseMove('-4', two, [], terminal)).toBe('enemy:4');
    expect(() => chooseMove('-4', one, none, terminal)).toThrow('Possible: 0, 5 … 300; No battle.');
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
