/** What leaves the table after a battle. */
import { describe, expect, test } from 'vitest';
import { odds } from '../../../../kernel/exact/exact.ts';
import type { Chance } from '../../../../kernel/game.ts';
import { en as english } from '../../words/en.ts';
import { said } from '../../words/said.ts';
import { civilization } from '../game.ts';
import type { Civilization } from '../spec.ts';
import { inBattle, onTurn, type Scripted } from '../testing.ts';

const en = said('en', english);
const _shares = (g: Scripted) => odds(g.node() as Chance<Civilization>);
const _reminders = (g: Scripted) =>
  (civilization.scene(g.s).find((p) => p.id === 'culture')?.pieces ?? []).filter(
    (p) => p.kind === 'reminder',
  );

describe('what leaves the table after a battle', () => {
  const fallen = (g: Scripted) =>
    civilization
      .scene(g.s)
      .find((place) => place.id === 'fallen')
      ?.pieces.map(({ id }) => id);

  test('C71 the capital: the killed units and no figure; they stay on the table until the resource is taken', () => {
    const g = inBattle(2, 'no', ['infantry-1', 'infantry-1', 'mounted-2']);
    g.play('unit:mounted-2', 'card:infantry-2', 'unit:infantry-1', 'new-front', 'card:artillery-2');
    g.play('unit:infantry-1', 'new-front', 'card:artillery-1');
    expect(g.step()).toBe('spoils');
    expect(g.last('remove')).toEqual({
      kind: 'capital',
      won: true,
      units: { 'mounted-2': 1, 'infantry-1': 2 },
      figures: 0,
    });
    expect(fallen(g)).toEqual(['fallen.mine.0', 'fallen.mine.1', 'fallen.mine.2']);
    const told = en.events.remove(g.last('remove'), g.s.options);
    expect(told).toBe(
      'You lose your fallen units: Mounted 2 and 2\u00a0×\u00a0Infantry 1. You keep all army figures.',
    );
    g.play('take:silk');
    expect([fallen(g), g.s.killed]).toEqual([undefined, { mine: [], theirs: [] }]);
  });

  test('a lost capital loses the game: nothing is left to remove', () => {
    const g = inBattle(2, 'no', ['infantry-1']).play('!decided:lost');
    expect([g.step(), g.count('remove'), g.s.killed]).toEqual(['over', 0, { mine: [], theirs: [] }]);
  });

  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
  ])('a village taken with %i units killed costs %i army figures and gives its token', (killed, figures) => {
    const g = onTurn(2).play('calm', 'skip', '!village-battle', 'have:infantry-2', 'hand-full');
    g.s.killed.mine = Array.from({ length: killed }, () => ({ type: 'infantry', attack: 1, health: 1 }));
    g.play('!decided:won');
    expect(g.last('remove')).toEqual({
      kind: 'village',
      won: true,
      units: { 'infantry-1': killed },
      figures,
    });
    const told = en.events.remove(g.last('remove'), g.s.options);
    expect(told).toContain('Take the village’s token.');
    expect(told.includes('army figure')).toBe(figures > 0);
    expect([g.step(), g.s.killed.mine]).toEqual(['turn-end', []]);
  });

  test('a village that holds keeps its token; the figures that fought are lost', () => {
    const g = onTurn(2).play('calm', 'skip', '!village-battle', 'have:infantry-1', 'hand-full');
    g.play('card:artillery-3', '!decided:lost');
    const lost = g.last('remove');
    expect(lost).toEqual({ kind: 'village', won: false, units: {}, figures: 0 });
    expect(en.events.remove(lost, g.s.options)).toBe(
      'You lose no units. You also lose the army figures that fought. The village keeps its token.',
    );
    // All figures are lost; the number doesn't depend on the units killed.
    const killed = onTurn(2).play('calm', 'skip', '!village-battle', 'have:infantry-1', 'hand-full');
    killed.s.killed.mine = Array.from({ length: 4 }, () => ({ type: 'infantry', attack: 1, health: 1 }));
    killed.play('!decided:lost');
    expect(killed.last('remove')).toEqual({
      kind: 'village',
      won: false,
      units: { 'infantry-1': 4 },
      figures: 0,
    });
  });
});
