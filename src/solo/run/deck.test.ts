/** A deck whose order matters, with so many possible orders that weights are rounded: nothing is lost, and it says so. */
import { expect, test } from 'vitest';
import { file, optionsOf, planOf } from '../../../test/solo/solo.ts';
import { distribution, NotExact } from '../../kernel/exact/exact.ts';
import { rng } from '../../kernel/rng.ts';
import { gameOf } from '../game.ts';
import { newStack, onTop, putInto, putUnder, type Stack, takeTop } from './deck.ts';

const KINDS = 6;
const COPIES = 4;
const all = Array.from({ length: KINDS }, () => COPIES);
const card = (kind: number) => Array.from({ length: KINDS }, (_, k) => (k === kind ? 1 : 0));

/** Draws a card and puts it back among the others, again and again. */
function muddled(times: number, depth: (n: number) => number): { stack: Stack; rounded: boolean[] } {
  const int = rng(5);
  let stack = newStack(all, undefined);
  const rounded: boolean[] = [];
  for (let n = 0; n < times; n++) {
    const top = onTop(stack, KINDS);
    rounded.push(top.rounded);
    const possible = top.weights.flatMap((w, k) => (w > 0 ? [k] : []));
    const kind = possible[int(possible.length)] as number;
    stack = takeTop(stack, kind);
    stack = n % 3 === 0 ? putUnder(stack, card(kind)) : putInto(stack, card(kind), depth(n));
  }
  return { stack, rounded };
}

test('weights stay exact, then they are rounded and say so; every card stays in the deck', () => {
  const { stack, rounded } = muddled(40, (n) => 2 + (n % 9));
  expect(rounded[0]).toBe(false);
  expect(rounded.at(-1)).toBe(true);
  // Once rounded, it stays so: a later position is no better known.
  expect(rounded.slice(rounded.indexOf(true)).every((r) => r)).toBe(true);
  expect(stack.length).toBeLessThanOrEqual(256);
  for (const { groups, weight } of stack) {
    expect(weight).toBeGreaterThan(0);
    expect(all.map((_, k) => groups.reduce((n, g) => n + (g[k] as number), 0))).toEqual(all);
  }
  expect(stack.reduce((n, { weight }) => n + weight, 0)).toBeLessThan(2 ** 31);
  // A view in which everything is shuffled stands for those without room, so no card becomes impossible.
  expect(onTop(stack, KINDS).weights.every((w) => w > 0)).toBe(true);
});

const muddling = (rounds: number) =>
  gameOf(
    planOf(
      file(`## Pieces

- Cards: deck of 4 A, 4 B, 4 C, 4 D, 4 E, 4 F

## Game

1. Again. → repeat ${rounds} times
   1. Draw. → draw from Cards as One
   2. It goes back. → put One into the top 4 cards of Cards
   3. Another. → draw from Cards as Two
   4. Under. → put Two under Cards
   5. A third. → draw from Cards as Three
   6. It goes back, too. → put Three into the top 11 cards of Cards
2. The last one. [last] → draw from Cards
3. Over. → end over

## Endings

- over: win

## Ask

- How? [which] → how often [last]
`),
    ),
  );

test('a measure that depends on rounded weights isn’t exact', () => {
  // Whether the last card is drawn is certain, but the way there goes by rounded weights.
  const exact = (rounds: number) => {
    const game = muddling(rounds);
    const measure = game.lab.measures.which;
    if (!measure) throw new Error('no measure');
    const state = game.setup(optionsOf(game));
    const int = rng(3);
    // On to the last round, so that few positions are left.
    for (let node = game.node(state); node.kind !== 'end'; node = game.node(state)) {
      if (node.kind !== 'chance') throw new Error('a question');
      if (node.ask === 'last') break;
      game.apply(state, node.moves[int(node.moves.length)] as string);
    }
    return () => distribution(game, { ...measure, start: () => game.clone(state) }, optionsOf(game));
  };
  expect(exact(1)()[0]?.outcomes.size).toBe(2);
  expect(exact(12)).toThrow(NotExact);
});
