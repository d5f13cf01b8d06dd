/** Exact odds of face-down cards, against every arrangement counted one by one. */
import { describe, expect, test } from 'vitest';
import { asText, type Fraction, fraction, plus, times, ZERO } from '../../../../kernel/exact/fraction.ts';
import { pathsOfGlory } from '../game.ts';
import type { State } from '../state.ts';
import { slotsOf, TestTable } from '../testing.ts';
import { SPACES } from './deck.ts';
import { forgetOldShuffles, fromPile, oddsOf, pileSize, see, shuffleIn } from './pile.ts';

/**
 * CP's pile and display alone, from scratch. `laid` says what happened: a number deals that many cards face down,
 * a text shuffles these cards in with what is left of the pile.
 */
function position(first: string, ...laid: readonly (number | string)[]): State {
  const { s } = new TestTable();
  s.decks[0] = { sets: [[...first]], discards: [], removed: [], groups: 1 };
  for (const space of SPACES) s.sides[0].slots[space] = null;
  s.turning = [];
  const free = [...SPACES];
  for (const step of laid) {
    if (typeof step === 'string') shuffleIn(s, 0, [...step]);
    else for (const space of free.splice(0, step)) s.sides[0].slots[space] = fromPile(s, 0);
  }
  return s;
}

/** Every way the real cards can lie, each as likely as the next: the cards on the display, then the pile. */
function arrangements(
  first: string,
  laid: readonly (number | string)[],
): { display: string; pile: string }[] {
  let all = [{ display: '', pile: first }];
  for (const step of laid) {
    if (typeof step === 'string') all = all.map(({ display, pile }) => ({ display, pile: pile + step }));
    else {
      for (let i = 0; i < step; i++) {
        all = all.flatMap(({ display, pile }) =>
          [...pile].map((card) => ({ display: display + card, pile: pile.replace(card, '') })),
        );
      }
    }
  }
  return all;
}

/** The chance of each card in a space, given what is known of the others. */
function counted(
  first: string,
  laid: readonly (number | string)[],
  space: number,
  known: string,
): Map<string, string> {
  const fits = arrangements(first, laid).filter(({ display }) =>
    [...known].every((card, i) => card === '.' || display[i] === card),
  );
  const count = new Map<string, number>();
  for (const { display, pile } of fits) {
    const cards = space < 0 ? [...pile] : [display[space] as string];
    for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1 / cards.length);
  }
  return new Map(
    [...count].sort().map(([card, n]) => [card, asText(fraction(Math.round(n * 5040), fits.length * 5040))]),
  );
}

function exact(s: State, space: number): Map<string, string> {
  const set = space < 0 ? (s.decks[0]?.sets.length ?? 0) - 1 : (slotsOf(s, 0)[space]?.set as number);
  const odds = oddsOf(s, 0, set);
  const total = odds.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(odds.map(([card, weight]) => [card, asText(fraction(weight, total))]));
}

function turnUp(s: State, space: number, card: string): void {
  const slot = slotsOf(s, 0)[space];
  if (!slot) throw new Error('empty');
  slot.card = card;
  slot.set = null;
  slot.up = true;
  see(s, 0, card);
  forgetOldShuffles(s, 0);
}

const HISTORIES: readonly (readonly [string, ...(number | string)[]])[] = [
  ['ABCDE', 2],
  ['ABC', 3, 'XY', 1],
  ['ABCD', 2, 'XY', 1],
  ['ABCD', 2, 'XY', 2],
  ['ABCD', 1, 'X', 1, 'Y', 1],
  ['ABC', 1, 'XY', 1, 'Z', 2],
  ['AB', 1, 'X', 2, 'YZ', 1],
];

describe.each(HISTORIES.map((h) => [h.join(' then '), h] as const))('%s', (_, [first, ...laid]) => {
  const spaces = laid.reduce<number>((n, step) => n + (typeof step === 'number' ? step : 0), 0);

  test('the odds of each face-down card and of the top of the pile, while nothing is known', () => {
    for (let space = -1; space < spaces; space++) {
      const s = position(first, ...laid);
      if (space < 0 && pileSize(s, 0) === 0) continue;
      expect(exact(s, space), `space ${space}`).toEqual(counted(first, laid, space, ''));
    }
  });

  test('the odds after any one of them has been turned up', () => {
    for (let seen = 0; seen < spaces; seen++) {
      for (const card of exact(position(first, ...laid), seen).keys()) {
        for (let space = 0; space < spaces; space++) {
          if (space === seen) continue;
          const s = position(first, ...laid);
          turnUp(s, seen, card);
          const known = `${'.'.repeat(seen)}${card}`;
          expect(exact(s, space), `${card} in ${seen}`).toEqual(counted(first, laid, space, known));
        }
      }
    }
  });

  test('the order of turning up changes nothing', () => {
    const all = (order: readonly number[]) => {
      const chances = new Map<string, Fraction>();
      const go = (
        s: State,
        left: readonly number[],
        cards: Record<number, string>,
        chance: Fraction,
      ): void => {
        const [space, ...rest] = left;
        if (space === undefined) {
          const key = order.map((_, i) => cards[i]).join('');
          chances.set(key, plus(chances.get(key) ?? ZERO, chance));
          return;
        }
        const odds = oddsOf(s, 0, slotsOf(s, 0)[space]?.set as number);
        const total = odds.reduce((sum, [, weight]) => sum + weight, 0);
        for (const [card, weight] of odds) {
          const next = pathsOfGlory.clone(s);
          turnUp(next, space, card);
          go(next, rest, { ...cards, [space]: card }, times(chance, fraction(weight, total)));
        }
      };
      go(position(first, ...laid), order, {}, fraction(1));
      return [...chances].sort().map(([key, f]) => [key, asText(f)]);
    };
    const order = Array.from({ length: spaces }, (_, i) => i);
    expect(all(order)).toEqual(all([...order].reverse()));
  });
});

test('after the pile was emptied the old cards and the new ones are separate, and each is equally likely', () => {
  const s = position('ABC', 3, 'XYZ', 2);
  expect(oddsOf(s, 0, 0).map(([, weight]) => weight)).toEqual([1, 1, 1]);
  expect(oddsOf(s, 0, 1)).toEqual([
    ['X', 1],
    ['Y', 1],
    ['Z', 1],
  ]);
});

test('new cards are shuffled into a pile that is not empty: some old ones may be face down already', () => {
  // Four cards, two of them face down; then two new ones: an old card is in the pile in half of the cases.
  expect(oddsOf(position('ABCD', 2, 'XY', 1), 0, 1)).toEqual([
    ['A', 1],
    ['B', 1],
    ['C', 1],
    ['D', 1],
    ['X', 2],
    ['Y', 2],
  ]);
});
