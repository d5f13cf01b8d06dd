/** The opponent’s cards, and what it does with them. */
import { describe, expect, test } from 'vitest';
import { distribution, odds } from '../../../../kernel/exact/exact.ts';
import { asText, type Fraction, fraction, plus, ZERO } from '../../../../kernel/exact/fraction.ts';
import type { Chance } from '../../../../kernel/game.ts';
import { en as english } from '../../words/en.ts';
import { said } from '../../words/said.ts';
import { TYPES, type Type, unitOf } from '../box/units.ts';
import { civilization } from '../game.ts';
import type { Civilization } from '../spec.ts';
import { game, inBattle, type Scripted } from '../testing.ts';
import { opponentChoice, pool } from './opponent.ts';

const _en = said('en', english);
const shares = (g: Scripted) => odds(g.node() as Chance<Civilization>);
const _reminders = (g: Scripted) =>
  (civilization.scene(g.s).find((p) => p.id === 'culture')?.pieces ?? []).filter(
    (p) => p.kind === 'reminder',
  );

import type { Fighter, Front } from './battle.ts';

const f = (text: string, wounds = 0): Fighter => ({ ...unitOf(text), wounds });
const alone = (...mine: (Fighter | null)[]): Front[] => mine.map((m) => ({ mine: m, theirs: null }));

describe('the opponent’s deck', () => {
  test('C62 C63 C64 always two of each land type', () => {
    for (const level of [1, 2, 3, 4] as const)
      expect(pool(level)).toMatchObject({ infantry: 2, mounted: 2, artillery: 2 });
  });

  test('C65 C67 no aircraft at levels 1 and 2, one at 3, two at 4', () => {
    expect(([1, 2, 3, 4] as const).map((level) => pool(level).aircraft)).toEqual([0, 0, 1, 2]);
    const air = (turn: number) =>
      inBattle(turn, 'yes', [])
        .moves()
        .some((m) => m.startsWith('card:aircraft'));
    expect([3, 7, 8, 13].map(air)).toEqual([false, false, true, true]);
  });

  test('C66 level 3 exactly on turns 8 to 12', () => {
    const levels = Array.from({ length: 16 }, (_, i) => inBattle(i + 1, 'yes', []).s.battle?.level);
    expect(levels).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4]);
  });

  test('C69 C123 C127 C131 C135 three, four, five, six cards by level', () => {
    for (const [clause, turns, cards] of [
      ['C123', [1, 3], 3],
      ['C127', [4, 7], 4],
      ['C131', [8, 12], 5],
      ['C135', [13, 16], 6],
    ] as const) {
      for (const turn of turns) {
        const g = inBattle(turn, 'yes', []);
        expect(g.s.battle?.cards, clause).toBe(cards);
        while (g.step() === 'their-card') g.play(g.moves()[0] as string);
        expect(g.count('opponent-plays'), clause).toBe(cards);
      }
    }
  });

  test('C68 the first card is each unit of the pool with the same chance; its strength by the deck', () => {
    const g = inBattle(1, 'yes', []);
    const byType = (type: Type) => {
      let sum: Fraction = ZERO;
      for (const [move, f] of shares(g)) if (move.startsWith(`card:${type}`)) sum = plus(sum, f);
      return asText(sum);
    };
    expect(TYPES.map(byType)).toEqual(['1/3', '1/3', '1/3', '0/1']);
    expect(asText(shares(g).get('card:infantry-1') as Fraction)).toBe('1/15');
    expect(asText(shares(g).get('card:infantry-2') as Fraction)).toBe('1/5');
  });

  test('C68 the second depends on what was turned up: pool and deck are one card short', () => {
    const g = inBattle(1, 'yes', ['infantry-3']).play('card:infantry-2', 'unit:infantry-3', 'front:1');
    const left = shares(g);
    // One infantry of five units; 8 of 14 infantry cards show 2.
    expect(left.get('card:infantry-2')).toEqual(fraction(1 * 8, 5 * 14));
    expect(left.get('card:mounted-2')).toEqual(fraction(2 * 9, 5 * 15));
    g.play('card:infantry-1');
    expect(g.moves().filter((m) => m.startsWith('card:infantry'))).toEqual([]);
  });

  test('C68 over a whole deck the draws are those of a shuffled one', () => {
    // The chance that all three cards of level 1 are of different types: 6·4·2 of 6·5·4.
    const kinds = distribution(
      civilization,
      {
        kind: 'remembering',
        start: () => {
          const s = inBattle(1, 'yes', []).s;
          s.known.bonus = 40;
          return s;
        },
        stop: (s) => s.step !== 'their-card',
        rows: () => [{ key: 'types', outcomes: ['1', '2', '3'] }],
        first: '',
        next: {
          'opponent-plays': (memory, { unit }) =>
            [...new Set([...memory.split(''), unit[0] as string])].sort().join(''),
        },
        bucket: (memory) => ['types', String(memory.length)],
      },
      game().s.options,
    );
    expect(asText(kinds[0]?.outcomes.get('3') as Fraction)).toBe('2/5');
  });

  test('C70 nothing in the position names a card before it is turned up', () => {
    const g = inBattle(9, 'no', ['infantry-4']);
    expect(Object.keys(g.s.battle ?? {})).toEqual([
      'kind',
      'level',
      'cards',
      'pool',
      'seen',
      'turn',
      'hand',
      'playing',
      'fronts',
      'walled',
      'bonus',
      'strike',
      'cancels',
      'back',
    ]);
    expect(
      Object.values(g.s.battle?.seen ?? {})
        .flat()
        .every((n) => n === 0),
    ).toBe(true);
    const hidden = civilization.scene(g.s).find((p) => p.id === 'opponent-cards');
    expect([hidden?.value, hidden?.pieces]).toEqual([5, []]);
  });

  test('oppCards physical: the player’s own card is asked for, within what the pool can hold', () => {
    const g = inBattle(1, 'yes', [], { oppCards: 'physical' });
    expect(g.node().kind).toBe('table');
    g.play('card:infantry-1', 'card:infantry-1');
    expect(g.moves().filter((m) => m.startsWith('card:infantry'))).toEqual([]);
  });

  test('oppBonus is added to its total', () => {
    const lost = inBattle(1, 'no', [], { oppBonus: 12 }).play(
      'card:infantry-1',
      'card:infantry-1',
      'card:mounted-1',
    );
    expect(lost.step()).toBe('bonus');
    expect(lost.play('bonus:2', 'bonus:1').last('battle-over')).toMatchObject({
      theirs: 15,
      bonus: 3,
      won: true,
    });
  });
});

describe('what the opponent does with its card', () => {
  test('C75 it kills if it can, considering wounds and trumps, even if it dies, too', () => {
    expect(opponentChoice(f('infantry-2'), alone(f('artillery-3'), f('infantry-2')), 'plain')).toEqual({
      front: 1,
      why: 'only',
      could: 1,
    });
    expect(opponentChoice(f('infantry-1'), alone(f('infantry-3', 2)), 'plain').front).toBe(0);
    // Infantry kills the knight before it can strike; a trumped card dies before it kills.
    expect(opponentChoice(f('infantry-2'), alone(f('mounted-2')), 'plain').front).toBe(0);
    expect(opponentChoice(f('mounted-2'), alone(f('infantry-2')), 'plain')).toEqual({
      why: 'no-kill',
      could: 0,
    });
  });

  test('C76 of several the strongest, by strength and not by what is left of it', () => {
    const fronts = alone(f('infantry-2'), f('infantry-4', 3), f('mounted-3'));
    expect(opponentChoice(f('infantry-3'), fronts, 'plain')).toEqual({
      front: 1,
      why: 'strongest',
      could: 3,
    });
  });

  test('C76 equally strong: the kill it survives, then the oldest front', () => {
    const survives = alone(f('infantry-3'), f('mounted-3'));
    expect(opponentChoice(f('infantry-3'), survives, 'plain')).toEqual({
      front: 1,
      why: 'survives',
      could: 2,
    });
    const oldest = alone(f('infantry-1'), f('mounted-3'), f('mounted-3'));
    expect(opponentChoice(f('infantry-3'), oldest, 'plain')).toEqual({ front: 1, why: 'oldest', could: 3 });
  });

  test('C77 none to kill: a new front, though it could wound', () => {
    expect(opponentChoice(f('infantry-2'), alone(f('infantry-4')), 'plain').front).toBeUndefined();
    expect(opponentChoice(f('infantry-2'), [], 'plain')).toEqual({ why: 'nobody', could: 0 });
  });

  test('a unit that already faces another can’t be attacked', () => {
    const front: Front = { mine: f('infantry-1'), theirs: f('infantry-4', 1) };
    expect(opponentChoice(f('infantry-6'), [front], 'plain').front).toBeUndefined();
  });
});
