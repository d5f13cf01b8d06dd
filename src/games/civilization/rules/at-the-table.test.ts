/** If the real table differs from what the procedure assumes, every step can still continue. */
import { describe, expect, test } from 'vitest';
import { civilization } from './game.ts';
import { inBattle, onEvent, onTurn } from './testing.ts';

const offered = (g: { s: Parameters<typeof civilization.asides>[0] }, aside: string) =>
  civilization.asides(g.s).some((a) => a === aside);

describe('an event that the table doesn’t allow', () => {
  test.each([
    ['C31 culture', onEvent(2, 1).play('accept'), 'culture'],
    ['C116 a great person', onEvent(13, 1), 'person'],
    ['C117 a building or wonder', onEvent(13, 2), 'building'],
    ['C109 a unit', onEvent(2, 3).play('accept', 'own:4'), 'unit'],
    ['C115 anarchy', onEvent(9, 3).play('accept'), 'anarchy'],
    ['C120 drought', onEvent(2, 4).play('accept', 'own:5'), 'drought'],
    ['C121 the military event', onEvent(2, 5), 'military'],
    ['C54 its losses', onEvent(2, 5).play('strength:0', 'bonus:0', 'bonus:0', 'accept', 'own:6'), 'military'],
  ] as const)('%s: no effect, and the turn continues', (_, g, effect) => {
    g.play('!not-possible');
    expect(g.last('not-possible')).toEqual({ effect, reason: 'said so' });
    expect([g.step(), g.s.hit, g.s.debt]).toEqual(['trade', null, { culture: 0, resource: 0 }]);
    // It was an event all the same (C30).
    expect(g.s.dice).toBe(1);
  });

  test('with the tally nothing is lost', () => {
    const g = onTurn(8, { tally: true }).play('wheat=2', 'event', 'die:1', 'accept', '!not-possible');
    expect(g.s.tally.resources.wheat).toBe(2);
    expect(g.s.debt.resource).toBe(0);
  });

  test('only while there is an event', () => {
    expect(offered(onTurn(2), 'not-possible')).toBe(false);
    expect(offered(onEvent(2, 1).play('accept', 'own:3'), 'not-possible')).toBe(false);
  });
});

describe('C71 a battle that ends by something the app doesn’t know', () => {
  test('won: the spoils (C78)', () => {
    const g = inBattle(4, 'no', ['infantry-3']).play('unit:infantry-3', '!decided:won');
    expect(g.last('battle-decided')).toEqual({ turn: 4, kind: 'capital', won: true, reason: 'said so' });
    expect(g.step()).toBe('spoils');
    expect(offered(g, 'decided:won')).toBe(false);
    expect(g.play('take:none').step()).toBe('turn-end');
  });

  test('lost: the game is over (C79)', () => {
    const g = inBattle(4, 'yes', ['infantry-3']).play('!decided:lost');
    expect(g.node()).toMatchObject({ kind: 'end', outcome: 'battle' });
  });

  test('after a village, won or lost, the turn continues where it was', () => {
    const g = onTurn(4, { villageHelper: true }).play('calm', 'skip', '!village-battle', '!decided:lost');
    expect([g.step(), g.s.battle]).toEqual(['turn-end', null]);
  });

  test('with the tally the dead leave the army', () => {
    const g = onTurn(4, { tally: true }).play('battle.now=1', 'calm', 'skip', 'collect:0', 'done');
    g.play('walls:no', 'hand:3');
    while (g.step() === 'draw-hand') g.play(g.moves()[0] as string);
    g.play('unit:infantry-2', 'card:artillery-3', '!decided:won');
    expect(g.last('remove').units).toEqual({ 'infantry-2': 1 });
    expect(g.s.tally.army.infantry.reduce((a, b) => a + b, 0)).toBe(0);
  });
});

test('the resource to be lost can be corrected, as long as one remains', () => {
  const g = onTurn(8, { tally: true }).play('wheat=1', 'event', 'die:1', 'accept');
  expect(g.step()).toBe('resource-choice');
  expect(() => g.play('wheat=0')).toThrow('out of bounds');
  g.play('silk=1', 'wheat=0', 'lose:silk');
  expect(g.s.tally.resources).toMatchObject({ wheat: 0, silk: 0 });
});
