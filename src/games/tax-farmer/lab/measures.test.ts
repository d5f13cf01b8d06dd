// What is counted of a game, event by event.
import { expect, test } from 'vitest';
import { optionsOf } from '../rules/testing.ts';
import * as measured from './measures.ts';

const lists = ({ rows }: Pick<typeof measured.rounds, 'rows'>, given: object = {}) =>
  rows(optionsOf(given), {}).map(({ key, outcomes }) => [key, ...outcomes]);

const bySource = {
  bribery: measured.pointsFromBribery,
  crushing: measured.pointsFromCrushing,
  actions: measured.pointsFromActions,
  needs: measured.pointsFromNeeds,
};

test.each([
  ['bribed', 'bribery'],
  ['converted', 'bribery'],
  ['crushed', 'crushing'],
  ['gains', 'actions'],
  ['action-used', 'actions'],
  ['filled', 'needs'],
] as const)('points of %s come from %s, and from nothing else', (event, source) => {
  expect(measured.source(event)).toBe(source);
  for (const each of measured.SOURCES) {
    const counted = bySource[each].next[event] as (memory: string, facts: object) => string;
    expect(counted('12', { points: 5 })).toBe(each === source ? '17' : '12');
  }
});

test('no other event brings points; they are shown in tens', () => {
  for (const event of ['rebels', 'placed', 'constructor']) expect(measured.source(event)).toBeUndefined();
  const { first, bucket } = measured.pointsFromNeeds;
  expect([bucket(first), bucket('9'), bucket('10'), bucket('127')]).toEqual([
    ['needs', '0'],
    ['needs', '0'],
    ['needs', '10'],
    ['needs', '120'],
  ]);
  const [[key, ...outcomes] = []] = lists(measured.pointsFromNeeds);
  expect([key, outcomes.length, outcomes[0], outcomes[1], outcomes.at(-1)]).toEqual([
    'needs',
    40,
    '0',
    '10',
    '390',
  ]);
});

test('wins are counted by seat, and a shared victory isn’t a win alone', () => {
  expect(lists(measured.winner, { players: 3 })).toEqual([
    ['game', 'red', 'blue', 'green', 'shared', 'nobody'],
  ]);
  const won = (...seats: string[]) =>
    measured.winner.count.won?.({ seats, ending: 'election', rounds: 7 } as never);
  expect([won('blue'), won('red', 'green')]).toEqual([
    ['game', 'blue'],
    ['game', 'shared'],
  ]);
  const lost = { rounds: 9 } as never;
  expect(measured.winner.count['all-lost']?.(lost)).toEqual(['game', 'nobody']);
  expect(measured.endings.count['all-lost']?.(lost)).toEqual(['game', 'all-lose']);
  expect(measured.rounds.count['all-lost']?.(lost)).toEqual(['game', '9']);
});

test('rounds are counted from 1, rebellions from none', () => {
  const [[, ...rounds] = []] = lists(measured.rounds);
  expect([rounds[0], rounds.at(-1), rounds.length]).toEqual(['1', '24', 24]);
  const [[, ...risen] = []] = lists(measured.rebellions);
  expect([risen[0], risen.at(-1), risen.length]).toEqual(['0', '30', 31]);
  expect(measured.rebellions.next.rebels?.('4', {} as never)).toBe('5');
  expect(lists(measured.endings)[0]).not.toContain('stopped');
});
