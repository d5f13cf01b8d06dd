// Where a setting is shown, and when it has no effect.
import { expect, test } from 'vitest';
import { idle, resolve } from '../../../kernel/options.ts';
import { boerWar } from './game.ts';
import { SIDES, TURNS } from './options.ts';

test('the set-up of a Turn has no effect in a game that ends before it', () => {
  for (const turns of TURNS) {
    const resolved = resolve(boerWar.options, { turns });
    if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
    const resting = (key: string) => idle(boerWar.options, key, resolved.options);
    for (const turn of TURNS) {
      // A third Turn is played in games of three and of four.
      const needs = turn <= turns ? '' : `turns=${['', '', '2|3|4', '3|4', '4'][turn]}`;
      expect(resting(`firstSide.${turn}`)).toBe(needs);
      for (const side of SIDES) expect(resting(`counters.${side}.${turn}`)).toBe(needs);
    }
    for (const key of ['poolRule', 'turns', 'reminders']) expect(resting(key)).toBe('');
  }
});

test('two settings are a matter of taste, one is a ruling, and each Turn’s set-up is a detail', () => {
  const by = (role: string) =>
    Object.entries(boerWar.options).flatMap(([key, decl]) => (decl.role === role ? [key] : []));
  expect(by('taste')).toEqual(['turns', 'reminders']);
  expect(by('ruling')).toEqual(['poolRule']);
  expect(by('detail')).toHaveLength(4 + 2 * 4);
});
