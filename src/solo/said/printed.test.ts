/** What is printed on cards is shown wherever a card lies face up, on paper too, and told with a drawn card. */
import { expect, test } from 'vitest';
import { file, optionsOf, planOf } from '../../../test/solo/solo.ts';
import type { Words } from '../../kernel/words.ts';
import { gameOf } from '../game.ts';
import type { Solo } from '../run/state.ts';
import { wordsOf } from './words.ts';

const plan = planOf(
  file(`## Pieces

- Light: number -3 to 3
- Row: display of 2 from Goods

### Goods: deck

| Card | Copies | Cost | Text | Effect |
| --- | --- | --- | --- | --- |
| Lamp | 1 | 1 | A small light | It shines: {Light}. → add 1 to Light |
| Rope | 1 | −2 | | |

## Game

1. Lay them out. [lay] → refill Row
2. Look.
3. Take one. [take] → take 1 of Row
4. Draw. [draw] → draw from Goods
5. Over. → end over

## Endings

- over: win

## Words pl

- Cost: Cena
- Lamp: Lampa
- Light: Światło
- [goods.lamp]: Świeci: {Light}.
- [goods.lamp.text]: Małe światło
`),
);
const game = gameOf(plan);
const cards = (words: Words<Solo>, place: string) => {
  const state = game.setup(optionsOf(game));
  game.apply(state, 'draw:lamp');
  game.apply(state, 'draw:rope');
  const { pieces = [], cards: all = pieces } = game.scene(state).find(({ id }) => id === place) ?? {};
  return all.map((piece) => words.face?.(piece));
};

test.each(['row', 'goods'])('in %s', (place) => {
  expect(cards(wordsOf(plan, 'en'), place)).toEqual([
    ['Cost 1', 'A small light', 'It shines: (Light).'],
    ['Cost −2'],
  ]);
  expect(cards(wordsOf(plan, 'pl'), place)).toEqual([
    ['Cena 1', 'Małe światło', 'Świeci: (Światło).'],
    ['Cena −2'],
  ]);
});

test('with a card that was drawn, also to a display; its effect is told by itself', () => {
  const { events } = wordsOf(plan, 'en');
  expect(events.lay?.({ got: 'lamp' })).toBe('Lay them out: Lamp. Cost 1. A small light.');
  expect(events.draw?.({ got: 'rope' })).toBe('Draw: Rope. Cost −2.');
});

test('what is left to translate names the text of a card', () => {
  expect(plan.translations[0]?.toTranslate).not.toContain('- [goods.lamp.text]: A small light');
  const less = planOf(plan.text.replace('- [goods.lamp.text]: Małe światło\n', ''));
  expect(less.translations[0]?.toTranslate).toContain('- [goods.lamp.text]: A small light');
});
