import { describe, expect, test } from 'vitest';
import { type AnySpec, range, table } from '../kernel/game.ts';
import { choose, chooseMove, inTurn, rolledOn } from './answers.ts';
import { openTerminal } from './terminal.ts';

const terminal = await openTerminal('en');

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
    ['go-', 'go-on'],
    ['GO!', 'go'],
    ['cek', 'rest'],
    ['dalej, plyn', 'go-on'],
    ['D', 'go-on'],
  ])('%s', (line, id) => expect(choose(line, choices, terminal)).toBe(id));

  test.each(['', '0', '4', 'x', 'g'])('“%s” is refused', (line) => {
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
    expect(() => choose('1', cards, terminal)).toThrow('“1” is not an answer here.');
    // A choice without a number of its own, such as “not now”, goes by 0; a card that can't be there is nothing else.
    const later = [{ id: 'none', label: 'None' }, ...cards];
    expect(choose('10', later, terminal)).toBe('card:pg-10');
    expect(choose('0', later, terminal)).toBe('none');
    expect(() => choose('11', later, terminal)).toThrow('“11” is not an answer here.');
  });

  test('several printed numbers on a line are answers in turn', () => {
    const cards = [9, 10, 12].map((n) => ({ id: `card:pg-${n}`, label: `${n} Card` }));
    expect(inTurn('9 12  10', cards)).toEqual(['9', '12', '10']);
    expect(inTurn('9, 12', cards)).toEqual(['9', '12']);
    for (const line of ['9', 'card 9', '9 card', '']) expect(inTurn(line, cards)).toEqual([]);
    expect(inTurn('1 2', choices)).toEqual([]);
  });

  test('several faces on a line are one roll of as many dice', () => {
    const hand = {
      dice: ['', '', ''],
      sum: true,
      move: (faces: readonly number[]) => `roll:${faces.join('')}`,
    };
    expect(rolledOn('6 1  4', hand, terminal)).toBe('roll:614');
    expect(rolledOn('6, 1,4', hand, terminal)).toBe('roll:614');
    expect(rolledOn('6+1+4', hand, terminal)).toBe('roll:614');
    // One number is a choice of the list.
    for (const line of ['11', 'sum 11', '']) expect(rolledOn(line, hand, terminal)).toBeUndefined();
    for (const line of ['6 1', '6 1 4 2', '6 1 7', '0 1 2'])
      expect(() => rolledOn(line, hand, terminal)).toThrow('all 3 dice');
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
    expect(() => chooseMove('26', one, none, terminal)).toThrow('0-300');
    expect(() => chooseMove('305', one, none, terminal)).toThrow('0-300');
    expect(() => chooseMove('4', two, [], terminal)).toThrow();
  });
});
