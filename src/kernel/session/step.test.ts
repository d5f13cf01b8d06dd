/** A step that the rules don't allow is refused with what they do allow, and changes nothing. */
import { describe, expect, test } from 'vitest';
import { errand } from '../../../test/toys/errand.ts';
import { type AnySpec, chance, decide, end, type Game, type Node, type Stored, table } from '../game.ts';
import { type StepEntry, UNKNOWN_VALUE } from './journal.ts';
import { inBounds, perform, repeat } from './step.ts';

/** A game that stays at one node for ever and records what is done to it. */
function standing(
  node: Node<AnySpec>,
  facts: ReturnType<Game<AnySpec>['facts']> = [],
  stored: Stored<AnySpec> = errand.stored as Stored<AnySpec>,
) {
  const done: unknown[] = [];
  const game: Game<AnySpec> = {
    ...(errand as Game<AnySpec>),
    node: () => node,
    stored,
    apply: (_, move, log, text) => {
      done.push(text === undefined ? move : [move, text]);
      log?.('applied', { move });
    },
    asides: () => ['rest', 'victory:you'],
    facts: () => facts,
    adjust: (_, fact, value, log) => {
      done.push([fact, value]);
      log?.('set', { fact, value });
    },
  };
  const state = { options: {} };
  return {
    done,
    now: (step: StepEntry) => perform(game, state, step),
    again: (step: StepEntry) => repeat(game, state, step),
  };
}
const move = (by: string, name: string): StepEntry => ({ kind: 'move', by, move: name });

describe('a move', () => {
  const coin = chance<AnySpec>('throw', { head: 3, tail: 1 });
  test('of chance has its odds, and used a random number if the app made it and it had several outcomes', () => {
    const events = [{ event: 'applied', facts: { move: 'tail' }, secret: undefined }];
    const drawn = { ask: 'throw', weight: 1, total: 4, events };
    expect(standing(coin).now(move('chance', 'tail'))).toEqual({
      ok: true,
      value: { ...drawn, random: true },
    });
    expect(standing(coin).now(move('table', 'tail'))).toEqual({
      ok: true,
      value: { ...drawn, random: false },
    });
    const certain = standing(chance<AnySpec>('throw', { head: 2 })).now(move('chance', 'head'));
    expect(certain).toMatchObject({ ok: true, value: { weight: 2, total: 2, random: false } });
  });
  test('of chance in secret says who alone may know it', () => {
    const hidden = standing(chance<AnySpec>('throw', { head: 3, tail: 1 }, 'red'));
    expect(hidden.now(move('chance', 'tail'))).toMatchObject({ ok: true, value: { secret: 'red' } });
  });
  test('of anybody else has no odds', () => {
    const choice = standing(decide<AnySpec>('act', 'red', ['go', 'stay']));
    expect(choice.now(move('red', 'stay'))).toMatchObject({
      ok: true,
      value: { ask: 'act', weight: 0, total: 0, random: false },
    });
    expect(choice.done).toEqual(['stay']);
  });
  test('that is not listed is refused with those that are', () => {
    const range = { verb: 'load', min: 1, max: 9, step: 1 };
    const node = { ...table<AnySpec>('load', ['none']), ranges: [range] };
    const { now, done } = standing(node);
    expect(now(move('table', 'load:10'))).toEqual({
      ok: false,
      problem: { reason: 'move', found: 'load:10', expected: 'none, load:1-9' },
    });
    expect(standing(coin).now(move('chance', 'edge'))).toEqual({
      ok: false,
      problem: { reason: 'move', found: 'edge', expected: 'head, tail' },
    });
    const many = Array.from({ length: 20 }, (_, i) => `m${i}`);
    const listed = standing(table<AnySpec>('pick', many)).now(move('table', 'x'));
    expect(!listed.ok && listed.problem.expected?.split(', ')).toEqual(many.slice(0, 12));
    expect(done).toEqual([]);
  });
  test('is accepted only from those who may make it', () => {
    const by = (node: Node<AnySpec>, who: string, what: string) => {
      const tried = standing(node).now(move(who, what));
      return tried.ok || tried.problem;
    };
    expect(by(coin, 'red', 'head')).toEqual({ reason: 'by', found: 'red', expected: 'chance, table' });
    const choice = decide<AnySpec>('act', 'red', ['go']);
    expect(by(choice, 'table', 'go')).toEqual({ reason: 'by', found: 'table', expected: 'red' });
    expect(by(choice, 'red', 'go')).toBe(true);
    const told = table<AnySpec>('army', ['big']);
    expect(by(told, 'chance', 'big')).toEqual({ reason: 'by', found: 'chance', expected: 'table' });
    const drew = standing(told, [], { ...errand.stored, wasDraw: ({ ask }) => ask === 'army' });
    expect(drew.now(move('chance', 'big')).ok).toBe(true);
  });
  test('after the end is refused', () => {
    expect(standing(end<AnySpec>('won', [1])).now(move('table', 'go'))).toEqual({
      ok: false,
      problem: { reason: 'over', found: 'go' },
    });
  });
});

test('an aside must be one that the rules offer now', () => {
  const { now, done, again } = standing(end<AnySpec>('won', [1]));
  expect(now({ kind: 'aside', move: 'sleep', text: '' })).toEqual({
    ok: false,
    problem: { reason: 'aside', found: 'sleep', expected: 'rest, victory:you' },
  });
  expect(now({ kind: 'aside', move: 'rest', text: 'tea' })).toMatchObject({
    ok: true,
    value: { ask: '', weight: 0, total: 0, random: false, events: [{ event: 'applied' }] },
  });
  again({ kind: 'aside', move: 'rest', text: 'tea' });
  expect(done).toEqual([
    ['rest', 'tea'],
    ['rest', 'tea'],
  ]);
});

describe('an adjustment', () => {
  const facts = [
    { id: 'gold', kind: 'number', value: 5, min: 0, max: 9 },
    { id: 'first', kind: 'choice', value: 'red', choices: ['red', 'blue'], unknown: true },
  ] as const;
  const set = (fact: string, from: string, to: string): StepEntry => ({
    kind: 'adjust',
    fact,
    from,
    to,
    reason: '',
  });
  const tried = (step: StepEntry) => {
    const { now, done } = standing(end<AnySpec>('won', [1]), facts);
    const result = now(step);
    return result.ok ? done : result.problem;
  };
  test('sets a number as a number, a choice as a word', () => {
    expect(tried(set('gold', '5', '9'))).toEqual([['gold', 9]]);
    expect(tried(set('gold', '5', '0'))).toEqual([['gold', 0]]);
    expect(tried(set('first', 'red', 'blue'))).toEqual([['first', 'blue']]);
    expect(tried(set('first', UNKNOWN_VALUE, 'blue'))).toEqual([['first', 'blue']]);
  });
  test('may be typed with zeros in front, but is written without them', () => {
    const [gold, first] = facts;
    const typed = ['0', '9', '09', '-0', '10', '-1', '', '5.0', '1e0', '0000000005', 'red'];
    expect(typed.filter((text) => inBounds<AnySpec>(gold, text))).toEqual(['0', '9', '09', '-0']);
    expect(['red', 'green', '0'].filter((text) => inBounds<AnySpec>(first, text))).toEqual(['red']);
    const refused = ['09', '-0', '10', '5.0'].map((to) => tried(set('gold', '5', to)));
    expect(refused).toEqual(refused.map(() => expect.objectContaining({ reason: 'value' })));
  });
  test('of an unknown fact is refused with the known ones', () => {
    expect(tried(set('silver', '1', '2'))).toEqual({
      reason: 'fact',
      found: 'silver',
      expected: 'gold, first',
    });
  });
  test('outside its bounds, or with a wrong old value, is refused with both', () => {
    const refused = (found: string, expected: string) => ({ reason: 'value', found, expected });
    expect(tried(set('gold', '5', '10'))).toEqual(refused('gold 5 10', '5 → 0-9'));
    expect(tried(set('gold', '5', '-1'))).toEqual(refused('gold 5 -1', '5 → 0-9'));
    expect(tried(set('gold', '5', 'x'))).toEqual(refused('gold 5 x', '5 → 0-9'));
    expect(tried(set('gold', '4', '6'))).toEqual(refused('gold 4 6', '5 → 0-9'));
    expect(tried(set('gold', UNKNOWN_VALUE, '6'))).toEqual(refused(`gold ${UNKNOWN_VALUE} 6`, '5 → 0-9'));
    expect(tried(set('first', 'red', 'green'))).toEqual(refused('first red green', 'red → red, blue'));
  });
  test('is repeated unchanged', () => {
    const { again, done } = standing(end<AnySpec>('won', [1]), facts);
    again(set('gold', '5', '7'));
    again(set('first', 'red', 'blue'));
    expect(done).toEqual([
      ['gold', 7],
      ['first', 'blue'],
    ]);
  });
});
