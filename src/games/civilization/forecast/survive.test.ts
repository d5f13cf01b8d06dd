import { describe, expect, test } from 'vitest';
import { odds } from '../../../kernel/exact/exact.ts';
import { asText, type Fraction, fraction, ONE, plus, times, ZERO } from '../../../kernel/exact/fraction.ts';
import { listed } from '../../../kernel/game.ts';
import { resolve } from '../../../kernel/options.ts';
import { capitalHeld, shortfall } from '../lab/measures.ts';
import { unitOf } from '../rules/box/units.ts';
import { civilization } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { inBattle, onTurn } from '../rules/testing.ts';
import { prospects } from './outlook.ts';
import { chances, defenceOf, survive } from './survive.ts';
import { value } from './win-chance.ts';

const army = (...faces: string[]) => faces.map(unitOf);

/** By the rules of the game alone: the best of my moves, the mean over chance. No shortcuts, no memory. */
function byTheRules(s: State): Fraction {
  const node = civilization.node(s);
  if (s.step === 'spoils') return ONE;
  if (node.kind === 'end') return ZERO;
  const after = (move: Move) => {
    const next = civilization.clone(s);
    civilization.apply(next, move);
    return byTheRules(next);
  };
  if (node.kind === 'chance') {
    let sum = ZERO;
    for (const [move, f] of odds(node)) sum = plus(sum, times(f, after(move)));
    return sum;
  }
  if (node.kind === 'table') return after('bonus:0');
  return listed(node)
    .map(after)
    .reduce((a, b) => (b.n * a.d > a.n * b.d ? b : a));
}

describe('would I survive?', () => {
  test('level 1 can’t take a capital: three cards of 3 are less than 12', () => {
    const s = onTurn(1).s;
    expect(survive(s, { army: [], hand: 6, walled: false, bonus: 0, turn: 2 })).toEqual({
      exact: true,
      chance: ONE,
    });
  });

  test('an empty capital on level 2 falls to more than 12: four cards of 2 to 4, counted by hand', () => {
    const s = onTurn(4).s;
    const f = survive(s, { army: [], hand: 6, walled: false, bonus: 0, turn: 5 });
    // Each card shows 2, 3 or 4 in 3, 9 and 3 of 15; two cards of a type share a deck.
    const pair = new Map<number, Fraction>();
    const single = new Map<number, Fraction>();
    const copies = [3, 9, 3];
    copies.forEach((n, i) => {
      single.set(2 + i, fraction(n, 15));
      copies.forEach((m, j) => {
        const share = fraction(n * (m - (i === j ? 1 : 0)), 15 * 14);
        pair.set(4 + i + j, plus(pair.get(4 + i + j) ?? ZERO, share));
      });
    });
    const sum = (...parts: Map<number, Fraction>[]) =>
      parts.reduce((all, part) => {
        const next = new Map<number, Fraction>();
        for (const [a, p] of all)
          for (const [b, q] of part) next.set(a + b, plus(next.get(a + b) ?? ZERO, times(p, q)));
        return next;
      });
    const upTo12 = (all: Map<number, Fraction>) =>
      [...all].reduce((total, [n, p]) => (n <= 12 ? plus(total, p) : total), ZERO);
    // Four of six units: two pairs in 3 of 15 draws, a pair and two singles in 12.
    const expected = plus(
      times(fraction(3, 15), upTo12(sum(pair, pair))),
      times(fraction(12, 15), upTo12(sum(pair, single, single))),
    );
    expect(f).toEqual({ exact: true, chance: expected });
  });

  test.each([
    ['no walls', 'no', ['infantry-3', 'mounted-2']],
    ['walls', 'yes', ['artillery-3']],
    ['aircraft', 'no', ['aircraft-5']],
  ] as const)('%s: as the rules themselves play it out', (_, walls, hand) => {
    const given = { oppBonus: walls === 'yes' ? 5 : 2 };
    const { s } = inBattle(4, walls, hand, given);
    s.known.bonus = 0;
    s.known.wonders = 0;
    const f = survive(s, {
      army: army(...hand),
      hand: 6,
      walled: walls === 'yes',
      bonus: 0,
      turn: 4,
    });
    expect(f.exact && asText(f.chance)).toBe(asText(byTheRules(s)));
  });

  test('more units, walls and bonuses never make it worse', () => {
    const { s } = onTurn(4);
    const of = (units: string[], walled: boolean, bonus: number) =>
      value(survive(s, { army: army(...units), hand: 6, walled, bonus, turn: 5 }));
    const bare = of([], false, 0);
    expect(of(['infantry-3'], false, 0)).toBeGreaterThan(bare);
    expect(of([], false, 1)).toBeGreaterThan(bare);
    expect(of([], true, 0)).toBe(1);
  });

  test('a bigger army than hand: the mean over the hands that can be drawn', () => {
    const { s } = onTurn(4, { oppBonus: 2 });
    const of = (units: string[], hand: number) => {
      const f = survive(s, { army: army(...units), hand, walled: false, bonus: 0, turn: 5 });
      if (!f.exact) throw new Error('not exact');
      return f.chance;
    };
    const mean = plus(
      times(fraction(2, 3), of(['infantry-2'], 1)),
      times(fraction(1, 3), of(['mounted-4'], 1)),
    );
    expect(asText(of(['infantry-2', 'infantry-2', 'mounted-4'], 1))).toBe(asText(mean));
  });

  test('too many positions: sampled, with an interval that holds the exact chance', () => {
    const { s } = onTurn(4, { oppBonus: 2 });
    const defence = { army: army('infantry-3'), hand: 6, walled: false, bonus: 0, turn: 5 };
    const exact = survive(s, defence);
    const sampled = survive(s, defence, { positions: 1, battles: 4_000, seed: 7 });
    if (sampled.exact || !exact.exact) throw new Error('the wrong kind of answer');
    expect(sampled.low).toBeLessThan(value(exact));
    expect(sampled.high).toBeGreaterThan(value(exact) - 0.03);
    expect(sampled.high - sampled.low).toBeLessThan(0.05);
    // The plan is simple, so it may do worse than the best play, not better.
    expect(sampled.chance).toBeLessThan(value(exact) + 0.03);
  });

  test('an army of six on level 4 gets an answer of either kind', () => {
    const { s } = onTurn(13);
    const six = army('infantry-5', 'infantry-5', 'mounted-5', 'mounted-5', 'artillery-5', 'aircraft-6');
    const f = survive(
      s,
      { army: six, hand: 6, walled: true, bonus: 4, turn: 14 },
      { positions: 500, battles: 200, seed: 1 },
    );
    expect(value(f)).toBeGreaterThan(0.2);
  });

  test('the defence that the app knows of', () => {
    const g = onTurn(4, { tally: true }).play(
      'walls=yes',
      'hand=4',
      'bonus=6',
      'wonder-bonus=1',
      'battle.next=1',
    );
    expect(defenceOf(g.s)).toEqual({
      army: army('infantry-2', 'mounted-2', 'artillery-2'),
      hand: 7,
      walled: true,
      bonus: 7,
      turn: 5,
    });
  });
});

test('an army of more cards than the deck has is refused, with what there is of each', () => {
  const { s } = onTurn(4);
  for (const decls of [
    prospects.assumptions(s),
    capitalHeld.within?.(s.options),
    shortfall.within?.(s.options),
  ]) {
    expect(resolve(decls ?? {}, { infantry: '9,9,9' })).toMatchObject({
      refusal: { option: 'infantry', reason: 'bounds', expected: '0-3, 0-9, 0-3' },
    });
    expect(resolve(decls ?? {}, { infantry: '3,9,3', aircraft: '3,3,2' })).toMatchObject({ ok: true });
  }
});

describe('for each card that could be played', () => {
  test('each card, and each front for it, as the rules play it out', () => {
    const g = inBattle(4, 'yes', ['infantry-3', 'mounted-2'], { oppBonus: 7 });
    g.s.known.bonus = 0;
    g.s.known.wonders = 0;
    g.play('card:mounted-3');
    for (const { move, forecast } of chances(g.s)) {
      const next = civilization.clone(g.s);
      civilization.apply(next, move);
      expect(forecast.exact && asText(forecast.chance), move).toBe(asText(byTheRules(next)));
    }
    expect(chances(g.s).map((c) => c.move)).toEqual(['unit:infantry-3', 'unit:mounted-2']);
    g.play('unit:infantry-3');
    expect(chances(g.s).map((c) => c.move)).toEqual(['front:1', 'new-front']);
  });

  test('nowhere else', () => {
    expect(chances(onTurn(4).s)).toEqual([]);
    expect(chances(inBattle(4, 'yes', []).s)).toEqual([]);
  });
});

describe('what the outlook tells in a battle', () => {
  test('each card with its chance, under the bonus that is supposed', () => {
    const { s } = inBattle(2, 'no', ['infantry-2', 'mounted-2'], { oppBonus: 30 });
    // The opponent has 30 before its first card. The capital counts 12, my two units at most 4.
    const told = (bonus: number) => prospects.forecast(s, { bonus });
    const lines = (chance: Fraction) =>
      ['unit:infantry-2', 'unit:mounted-2'].map((id) => ({ id, forecast: { exact: true, chance } }));
    expect(told(0)).toEqual([{ id: 'cards:0', lines: lines(ZERO) }]);
    // Level 1 has three cards of at most 3: 39 in all, and the capital holds with as many.
    expect(told(27)).toEqual([{ id: 'cards:27', lines: lines(ONE) }]);
  });

  test('nothing if no card is to be chosen', () => {
    const { s } = inBattle(2, 'yes', ['infantry-2']);
    expect(s.step).toBe('their-card');
    expect(prospects.forecast(s, { bonus: 0 })).toEqual([]);
  });
});

test('a lost battle is known as lost without counting what the opponent still draws', () => {
  const { s } = onTurn(4, { oppBonus: 30 });
  const empty = { army: [], hand: 6, walled: false, bonus: 0, turn: 5 };
  expect(survive(s, empty, { positions: 0, battles: 1, seed: 1 })).toEqual({ exact: true, chance: ZERO });
});

test('in simulated battles the opponent draws each card in proportion to its copies', () => {
  const { s } = onTurn(4);
  // Without a card of mine no play can be bad: the interval must contain the value that the test above counts by hand.
  const empty = { army: [], hand: 6, walled: false, bonus: 0, turn: 5 };
  const exact = survive(s, empty);
  const sampled = survive(s, empty, { positions: 0, battles: 3_000, seed: 11 });
  if (sampled.exact || !exact.exact) throw new Error('the wrong kind of answer');
  expect(sampled.low).toBeLessThan(value(exact));
  expect(sampled.high).toBeGreaterThan(value(exact));
  expect(sampled.high - sampled.low).toBeLessThan(0.06);
});
