/** What moves on the real table when cards are dealt, slide up, are taken and come back. */
import { expect, test } from 'vitest';
import { file, load, optionsOf, planOf, textOf } from '../../../test/solo/solo.ts';
import type { AnySpec } from '../../kernel/game.ts';
import { onTheTable } from '../../kernel/scene.ts';
import { difference } from '../../kernel/scene-changes.ts';
import type { Words } from '../../kernel/words.ts';
import { programWords } from '../../words/program.ts';
import { sayChanges } from '../../words/to-do.ts';
import { gameOf } from '../game.ts';
import { wordsOf } from '../said/words.ts';

const program = await programWords('en');

/** The lines of what to do for the last of these moves. */
function toDo(text: string, moves: readonly string[]): readonly string[] {
  const plan = planOf(text);
  const game = gameOf(plan);
  const state = game.setup(optionsOf(game));
  for (const move of moves.slice(0, -1)) game.apply(state, move);
  const before = game.scene(state);
  game.apply(state, moves.at(-1) ?? '');
  const after = game.scene(state);
  const words = wordsOf(plan, 'en') as Words<AnySpec>;
  const changes = difference(onTheTable(before, false), onTheTable(after, false));
  return sayChanges(program, words, changes, after);
}

const TOLL = textOf('toll-road');
const LAID = ['draw:salt', 'draw:amber', 'draw:salt'];

test('a card that is dealt comes from the deck', () => {
  expect(toDo(TOLL, ['draw:salt'])).toEqual(['Move Salt → Stalls']);
});

test('the card that is taken goes to the discards, and the others move up', () => {
  expect(toDo(TOLL, [...LAID, 'pick:the-first-stall'])).toEqual([
    'Move Salt → Goods, discards',
    'Move Amber → 1 and Salt → 2 – Stalls',
  ]);
  expect(toDo(TOLL, [...LAID, 'pick:the-last-stall'])).toEqual(['Move Salt → Goods, discards']);
});

const fixed = file(`## Pieces

- Row: display of 3 from Goods
- Goods: deck of 3 Salt, 3 Amber

## Game

1. Deal. → refill Row
2. Take it. [take] → confirm; take 3 of Row
3. Deal. → refill Row
4. Draw. → draw from Goods
5. Shuffle. → confirm; shuffle Goods
6. Over. → end over

## Endings

- over: win
`);

test('where cards don’t slide, the others stay, also those that look the same', () => {
  expect(toDo(fixed, [...LAID, 'done'])).toEqual(['Move Salt → Goods, discards']);
  expect(toDo(fixed, [...LAID, 'done', 'draw:amber'])).toEqual(['Move Amber → Row']);
});

test('a drawn card goes to the discards, and comes back when they are shuffled', () => {
  const drawn = [...LAID, 'done', 'draw:amber', 'draw:salt'];
  expect(toDo(fixed, drawn)).toEqual(['Move Salt → Goods, discards']);
  expect(toDo(fixed, [...drawn, 'done'])).toEqual(['Move 2\u00a0×\u00a0Salt → Goods']);
});

test('every shipped display holds as many cards as it shows', () => {
  const game = load('toll-road');
  const state = game.setup(optionsOf(game));
  for (const move of LAID) game.apply(state, move);
  const ids = game.scene(state).flatMap(({ pieces }) => pieces.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
