import { describe, expect, test } from 'vitest';
import { difference } from '../../../kernel/scene-changes.ts';
import { civilization } from '../rules/game.ts';
import { inBattle, onTurn } from '../rules/testing.ts';

const beforeHand = () =>
  onTurn(8).play('battle.now=1', 'calm', 'skip', 'done', 'walls:no', 'hand:3').play('have:infantry-2');

describe('my hand in a battle', () => {
  test('belongs to the player, whether it was entered or not', () => {
    const untold = civilization.scene(beforeHand().s);
    const told = civilization.scene(beforeHand().play('have:mounted-2').s);
    expect(told.find(({ id }) => id === 'hand')?.pieces).toHaveLength(2);
    expect(difference(told, untold)).toEqual([]);
    expect(difference(untold, told)).toEqual([]);
  });
  test('gets back the very card that was played', () => {
    const battle = () => inBattle(8, 'no', ['infantry-2', 'mounted-2', 'infantry-2']);
    const before = battle();
    const after = battle().play('unit:mounted-2');
    if (after.step() === 'my-front') after.play('front:new');
    const changes = difference(civilization.scene(after.s), civilization.scene(before.s));
    expect(changes).toMatchObject([
      { do: 'move', piece: { kind: 'mounted' }, from: { place: 'fronts' }, to: { place: 'hand' } },
    ]);
  });
  test('keeps the card that is chosen until it has a front', () => {
    const battle = inBattle(8, 'no', ['infantry-2', 'mounted-2', 'artillery-2']);
    battle.play('unit:infantry-2');
    battle.play(battle.moves()[0] as string);
    const hand = () => civilization.scene(battle.s).find(({ id }) => id === 'hand')?.pieces ?? [];
    const held = hand().map(({ id }) => id);
    battle.play('unit:mounted-2');
    expect(battle.step()).toBe('my-front');
    expect(hand().map(({ id }) => id)).toEqual(expect.arrayContaining(held));
    expect(hand().at(-1)).toMatchObject({ kind: 'mounted' });
  });
  test('goes back to the table when the battle is undone', () => {
    const before = onTurn(8).play('battle.now=1', 'calm', 'skip');
    const changes = difference(civilization.scene(beforeHand().s), civilization.scene(before.s));
    expect(changes).toContainEqual(expect.objectContaining({ do: 'take', at: { place: 'hand' }, count: 1 }));
  });
});

test('C61 the history table shows a battle with the level and the cards of the turn on which it will be fought', () => {
  const battle = (turn: number, given = {}) => {
    const row = civilization
      .scene(onTurn(turn, given).s)
      .find(({ active, id }) => active && /^history/.test(id));
    return row?.pieces.find(({ kind }) => kind === 'effect-battle')?.print;
  };
  expect([1, 2, 3, 4].map((turn) => battle(turn))).toEqual(['1/3', '1/3', '2/4/next', '2/4']);
  expect([7, 8, 12, 13].map((turn) => battle(turn))).toEqual(['3/5/next', '3/5', '4/6/next', '4/6']);
  expect([15, 16].map((turn) => battle(turn))).toEqual(['4/6', '4/6']);
  // By the other ruling the row of the roll holds.
  expect([3, 7, 12].map((turn) => battle(turn, { battleRow: 'rollTurn' }))).toEqual(['1/3', '2/4', '3/5']);
});

test('the history table changes with the turn, but the player moves nothing', () => {
  const prints = (turn: number) =>
    civilization.scene(onTurn(turn).s).filter(({ id }) => id.startsWith('history.'));
  const printed = (turn: number) => prints(turn).flatMap(({ pieces }) => pieces.map(({ print }) => print));
  const turns = Array.from({ length: 11 }, (_, i) => i + 1);
  const changing = turns.filter((turn) => printed(turn).join() !== printed(turn + 1).join());
  expect(changing.length).toBeGreaterThan(0);
  for (const turn of changing) expect(difference(prints(turn), prints(turn + 1))).toEqual([]);
});

test('C81 C82 the odds of the trade roll are shown when the player decides on it, and only then', () => {
  const roll = (given: ReturnType<typeof onTurn>) =>
    civilization.scene(given.s).find(({ id }) => id === 'trade-roll');
  expect(roll(onTurn(5).play('calm'))).toMatchObject({
    choice: 'roll',
    odds: [
      { outcome: 'success:0', chance: '8/27' },
      { outcome: 'success:1', chance: '4/9' },
      { outcome: 'success:2', chance: '2/9' },
      { outcome: 'success:3', chance: '1/27' },
    ],
  });
  expect(roll(onTurn(5).play('calm', 'roll'))).toBeUndefined();
});
