// Why a move isn't possible: a round is an action, then a draw, then perhaps the next action.
import { expect, test } from 'vitest';
import { resolve } from '../../../kernel/options.ts';
import { boerWar } from './game.ts';
import type { State } from './state.ts';

function begin(given: Readonly<Record<string, unknown>> = {}): State {
  const resolved = resolve(boerWar.options, given);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  return boerWar.setup(resolved.options);
}

test('B24-B27 nothing is drawn before an action, and no action is taken before the draw', () => {
  const s = begin();
  const actFirst = [
    { move: 'go', why: 'act-first', facts: {} },
    { move: 'stop', why: 'act-first', facts: {} },
  ];
  expect(boerWar.ruledOut(s)).toEqual(actFirst);
  boerWar.apply(s, 'done');
  expect(boerWar.ruledOut(s)).toEqual([{ move: 'done', why: 'draw-first', facts: {} }]);
  boerWar.apply(s, 'go');
  expect(boerWar.ruledOut(s)).toEqual(actFirst);
});

test('between two Turns and after the game no move is refused, because there is nothing else to try', () => {
  const one = '1,0,0';
  const s = begin({ turns: 2, 'counters.boers.1': one, 'counters.empire.1': one });
  for (const move of ['done', 'stop', 'done', 'stop'] as const) boerWar.apply(s, move);
  expect(s.step).toBe('new-turn');
  expect(boerWar.ruledOut(s)).toEqual([]);
  boerWar.apply(s, 'victory:empire');
  expect(s.step).toBe('over');
  expect(boerWar.ruledOut(s)).toEqual([]);
});
