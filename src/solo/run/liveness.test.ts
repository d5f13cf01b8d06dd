/** Values that nobody reads any more are forgotten, and no others. */
import { describe, expect, test } from 'vitest';
import { file, optionsOf, planOf } from '../../../test/solo/solo.ts';
import { walk } from '../../kernel/exact/exact.ts';
import { gameOf } from '../game.ts';
import type { Instruction } from './code.ts';
import { deadAt } from './liveness.ts';

/** What a place reads and writes, and where it continues. */
interface Line {
  readonly reads?: readonly number[];
  readonly writes?: readonly number[];
  readonly to?: readonly number[];
  readonly waits?: boolean;
}

function code(lines: readonly Line[]): Instruction[] {
  return lines.map(({ reads = [], writes = [], to, waits = false }, pc) => {
    const common = {
      next: (to ?? [pc + 1]).map((target) => ({ pc: target })),
      uses: new Set(reads),
      defines: new Set(writes),
    };
    if (!waits) return { is: 'effect', run: () => {}, ...common };
    const node = () => ({ kind: 'end' as const, outcome: '', scores: [] });
    const wait = {
      ask: '',
      node,
      fixed: undefined,
      straight: undefined,
      play: () => ({ pc: 0 }),
      skip: undefined,
      standIn: undefined,
      proposal: undefined,
      hand: undefined,
    };
    return { is: 'wait', wait, key: String(pc), step: String(pc), ...common };
  });
}

const dead = (lines: readonly Line[], first = 0, slots = 2, always: number[] = []) =>
  deadAt(code(lines), first, slots, new Set(always));

describe('what is dead', () => {
  test('a value is alive up to its last reader', () => {
    const found = dead([{ writes: [0] }, { waits: true }, { reads: [0] }, { waits: true, to: [] }]);
    expect(found[1]).toEqual([]);
    expect(found[3]).toEqual([0]);
  });
  test('a value that is written before it is read again is dead in between', () => {
    expect(dead([{ writes: [0] }, { waits: true }, { writes: [0] }, { reads: [0], to: [] }])[1]).toEqual([0]);
  });
  test('one way that reads it is enough', () => {
    const found = dead([
      { writes: [0, 1] },
      { waits: true, to: [2, 3] },
      { reads: [0], to: [] },
      { reads: [], to: [] },
    ]);
    expect(found[1]).toEqual([1]);
  });
  test('a loop keeps what its next round reads', () => {
    const found = dead([
      { writes: [0, 1] },
      { reads: [0] },
      { waits: true },
      { to: [1, 4] },
      { waits: true, to: [] },
    ]);
    expect(found[2]).toEqual([1]);
    expect(found[4]).toEqual([0, 1]);
  });
  test('pieces and what is read everywhere stay', () => {
    expect(dead([{ writes: [0, 1] }, { waits: true, to: [] }], 1, 2)[1]).toEqual([1]);
    expect(dead([{ writes: [0, 1] }, { waits: true, to: [] }], 0, 2, [0])[1]).toEqual([1]);
  });
  test('more values than fit in a word', () => {
    const found = dead([{ writes: [3, 70] }, { waits: true }, { reads: [70], to: [] }], 0, 80);
    expect(found[1]).toEqual([3]);
  });
});

test('a roll that nobody remembers leaves one position; one that is told later leaves six', () => {
  const text = (sentence: string) =>
    file(`## Game

1. Roll. → roll 1d6 as Die
2. It is {Die}. [now]
3. ${sentence} [later]
4. Over. → end over

## Endings

- over: win
`);
  const positions = (sentence: string) => {
    const game = gameOf(planOf(text(sentence)));
    const found = new Map<string, number>();
    walk(game, game.setup(optionsOf(game)), (_, node) => {
      const ask = node.kind === 'end' ? 'end' : node.ask;
      found.set(ask, (found.get(ask) ?? 0) + 1);
    });
    return Object.fromEntries(found);
  };
  expect(positions('Go on.')).toEqual({ 'game.roll': 1, now: 6, later: 1, end: 1 });
  expect(positions('It was {Die}.')).toEqual({ 'game.roll': 1, now: 6, later: 6, end: 1 });
});
