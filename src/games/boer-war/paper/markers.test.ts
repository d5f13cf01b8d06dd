import { expect, it } from 'vitest';
import { walk } from '../../../kernel/exact/exact.ts';
import { resolve } from '../../../kernel/options.ts';
import { boerWar } from '../rules/game.ts';
import { POOL_RULES } from '../rules/options.ts';
import { markersNeeded } from './markers.ts';

function optionsOf(given: Readonly<Record<string, unknown>>) {
  const resolved = resolve(boerWar.options, given);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  return resolved.options;
}

it('B55, B56: the eight printed markers are enough for the rule as the text has it', () => {
  expect(markersNeeded(optionsOf({}))).toEqual({ stop: 4, go: 4 });
});

it('an even draw needs seven GO!', () => {
  expect(markersNeeded(optionsOf({ poolRule: 'remainingAbove' }))).toEqual({ stop: 4, go: 7 });
});

it.each(POOL_RULES)('asks for exactly the largest pool that can come up: %s', (poolRule) => {
  const few = { turns: 1, 'counters.boers.1': [1, 2, 3], 'counters.empire.1': [2, 0, 2] };
  const options = optionsOf({ poolRule, ...few });
  const most = { stop: 0, go: 0 };
  walk(boerWar, boerWar.setup(options), (_, node) => {
    if (node.kind !== 'chance' || node.ask !== 'next-action') return;
    node.moves.forEach((move, i) => {
      if (move !== 'done') most[move] = Math.max(most[move], node.weights[i] as number);
    });
  });
  expect(markersNeeded(options)).toEqual(most);
});
