/** The battle for the capital is announced, and what the app asks for before it. */
import { describe, expect, test } from 'vitest';
import { odds } from '../../../../kernel/exact/exact.ts';
import type { Chance } from '../../../../kernel/game.ts';
import { en as english } from '../../words/en.ts';
import { said } from '../../words/said.ts';
import { civilization } from '../game.ts';
import type { Civilization } from '../spec.ts';
import { onEvent, type Scripted } from '../testing.ts';

const _en = said('en', english);
const _shares = (g: Scripted) => odds(g.node() as Chance<Civilization>);
const reminders = (g: Scripted) =>
  (civilization.scene(g.s).find((p) => p.id === 'culture')?.pieces ?? []).filter(
    (p) => p.kind === 'reminder',
  );

describe('the battle is announced', () => {
  test('C58 one wound token on the space where the counter will be next', () => {
    const g = onEvent(5, 6);
    expect(reminders(g).map((p) => p.cell)).toEqual([6]);
    expect(g.last('battle-announced')).toEqual({ turn: 6, level: 2, cards: 4 });
  });

  test('C59 it only reminds: no debt, and reaching it ends nothing', () => {
    const g = onEvent(5, 6).play('skip', 'done');
    expect([g.s.turn, g.step(), g.s.debt]).toEqual([6, 'event-dice', { culture: 0, resource: 0 }]);
  });

  test('C60 C61 it is fought next turn at the end of Movement, and not before', () => {
    const g = onEvent(5, 6).play('skip');
    expect(g.step()).toBe('turn-end');
    g.play('done', 'calm', 'skip');
    expect(g.step()).toBe('movement');
    g.play('done', 'walls:no', 'hand:3', 'hand-full');
    expect(g.last('battle-begins')).toEqual({
      kind: 'capital',
      level: 2,
      cards: 4,
      hand: 0,
      first: 'player',
    });
    // C60: the player defends, so a tie is the player's.
    g.play('card:infantry-3', 'card:infantry-3', 'card:mounted-3', 'card:mounted-3');
    expect(g.last('battle-over')).toEqual({
      turn: 6,
      kind: 'capital',
      mine: 0,
      city: 12,
      bonus: 0,
      theirs: 12,
      won: true,
    });
  });

  test('two battles can be pending at once', () => {
    const g = onEvent(5, 6).play('skip', 'done', 'event', 'die:6');
    expect(g.s.pending).toEqual([6, 7]);
    expect(reminders(g).map((p) => p.cell)).toEqual([6, 7]);
  });

  test('a battle rolled on the last turn comes too late, or is fought at once by ruling', () => {
    const g = onEvent(16, 6);
    expect([g.s.pending, g.count('battle-too-late')]).toEqual([[], 1]);
    const now = onEvent(16, 6, { lastTurnBattle: 'fightNow' }).play('skip');
    expect([now.s.pending, now.step()]).toEqual([[16], 'movement']);
    const early = onEvent(15, 6, { finalTurn: 'loseOnArrival' });
    expect(early.count('battle-too-late')).toBe(1);
  });

  test('battleRow: the row of the battle, or of the roll', () => {
    for (const [turn, at, rolled] of [
      [3, 2, 1],
      [7, 3, 2],
      [12, 4, 3],
    ] as const) {
      expect(onEvent(turn, 6).last('battle-announced').level).toBe(at);
      expect(onEvent(turn, 6, { battleRow: 'rollTurn' }).last('battle-announced').level).toBe(rolled);
    }
  });
});
