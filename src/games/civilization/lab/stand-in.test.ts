/** The stand-in for the player's table: its army and its answers, calculated by hand from its settings. */
import { expect, test } from 'vitest';
import { resolve } from '../../../kernel/options.ts';
import { inspect } from '../files/file.ts';
import { BASE } from '../rules/box/decks.ts';
import { civilization } from '../rules/game.ts';
import { hitOf, type State } from '../rules/state.ts';
import { onEvent, onTurn } from '../rules/testing.ts';
import { standIn } from './stand-in.ts';

function at(step: State['step'], turn: number, given: Readonly<Record<string, unknown>> = {}): State {
  const resolved = resolve(civilization.options, given);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  const state = civilization.setup(resolved.options);
  state.step = step;
  state.turn = turn;
  return state;
}
const answer = (...where: Parameters<typeof at>) => standIn(at(...where));

test('three units at the start, one more every second turn, or as often as the setting says', () => {
  const owned = (turn: number, growth = 2) => answer('units-owned', turn, { 'standIn.growth': growth });
  expect([1, 2, 3, 8, 16].map((turn) => owned(turn))).toEqual(['own:3', 'own:3', 'own:4', 'own:6', 'own:10']);
  expect([4, 5, 16].map((turn) => owned(turn, 4))).toEqual(['own:3', 'own:4', 'own:6']);
});

test('an army of at most three units, each of the middle strength of the level', () => {
  // Level 1 has units of strength 1 to 3, and each level is one stronger.
  expect([1, 4, 8, 13].map((turn) => answer('strength', turn))).toEqual([
    'strength:6',
    'strength:9',
    'strength:12',
    'strength:15',
  ]);
});

test('there are walls from the turn of the setting, and never if it’s 0', () => {
  const walls = (turn: number, from: number) => answer('walls', turn, { 'standIn.walls': from });
  expect([walls(4, 5), walls(5, 5), walls(16, 0)]).toEqual(['walls:no', 'walls:yes', 'walls:no']);
});

test('the bonus that is set, and trade up to the end of the dial', () => {
  expect(answer('bonus', 1, { 'standIn.bonus': 4 })).toBe('bonus:4');
  const rich = at('collect', 1);
  rich.tally.trade = 25;
  expect([answer('collect', 1), standIn(rich)]).toEqual(['collect:6', 'collect:2']);
});

test('the first unit of a type that it lacks, from the row with the most copies', () => {
  const state = at('first-unit', 1, { tally: true });
  // Of strength 1, 2 and 3 the base game has 3, 9 and 3.
  expect(standIn(state)).toBe('have:infantry-2');
  state.tally.army.infantry = state.tally.army.infantry.map((_, i) => (i === 0 ? 1 : 0)) as never;
  expect(standIn(state)).toBe('have:mounted-2');
  const strong = BASE.cards.map((card, i) => (i === 2 ? { ...card, copies: 10 } : card));
  const other = resolve(civilization.options, { tally: true, deck: { ...BASE, cards: strong } }, inspect);
  if (!other.ok) throw new Error(JSON.stringify(other.refusal));
  expect(standIn({ ...civilization.setup(other.options), step: 'first-unit' })).toBe('have:infantry-3');
});

test('in a battle it names its units one by one, and then says that there are no more', () => {
  const g = onTurn(5).play('battle.now=1', 'calm', 'skip', 'done', 'walls:no', 'hand:4');
  const told: string[] = [];
  for (let move = standIn(g.s); move && g.step() === 'my-hand'; move = standIn(g.s)) {
    told.push(move);
    g.play(move);
  }
  // Turn 5: three units and two more, of level 2.
  expect(told).toEqual([
    'have:infantry-3',
    'have:mounted-3',
    'have:artillery-3',
    'have:infantry-3',
    'have:mounted-3',
    'hand-full',
  ]);
});

test('culture up to what is lost, and trade dial and walls as the app knows them', () => {
  const hit = (toLose: number) => {
    const s = onEvent(2, 1).play('accept').s;
    return standIn({ ...s, step: 'culture-owned', hit: { ...hitOf(s, 'culture'), toLose } });
  };
  expect([hit(1), hit(90)]).toEqual(['own:1', `own:${civilization.options['standIn.culture'].default}`]);
});

test.each([
  ['wonders', 'unbuilt:2'],
  ['resource-owned', 'own:1'],
  ['person-owned', 'own:1'],
  ['square', 'own:1'],
  ['buildings-owned', 'own:4'],
  ['wonders-owned', 'own:1'],
  ['huts-owned', 'own:2'],
  ['squares', 'own:6'],
  ['movement', 'done'],
  ['anarchy', 'done'],
  ['turn-end', 'done'],
  ['wonder-bonus', 'bonus:0'],
  ['figure', 'figure:lost'],
  ['hand-limit', 'hand:3'],
  ['pick', undefined],
] as const)('at %s it always answers %s', (step, move) => {
  expect(answer(step, 1)).toBe(move);
});
