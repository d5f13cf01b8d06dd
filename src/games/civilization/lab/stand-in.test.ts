/** The stand-in for the player's table: its army and its answers, by hand from what it says of itself. */
import { expect, test } from 'vitest';
import { resolve } from '../../../kernel/options.ts';
import { civilization } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
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

test('walls from the turn that is set, and never where it is 0', () => {
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
  const found = standIn(state);
  expect(found).toMatch(/^have:infantry/);
  state.tally.army.infantry = state.tally.army.infantry.map((_, i) => (i === 0 ? 1 : 0)) as never;
  expect(standIn(state)).toMatch(/^have:mounted/);
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
