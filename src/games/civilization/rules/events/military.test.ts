import { describe, expect, test } from 'vitest';
import type { Chance } from '../../../../kernel/game.ts';
import { civilization } from '../game.ts';
import type { Civilization } from '../spec.ts';
import { hitOf } from '../state.ts';
import { onEvent, onTurn, type Scripted } from '../testing.ts';

const odds = (g: Scripted) => {
  const { moves, weights } = g.node() as Chance<Civilization>;
  return Object.fromEntries(moves.map((move, i) => [move, weights[i]]));
};

describe('the military event', () => {
  test('C47 cards are drawn at random from the army, and what was drawn is out of it', () => {
    const g = onTurn(2, { tally: true }).play('army.infantry.2=2', 'hand=3', 'event', 'die:5');
    expect(odds(g)).toEqual({ 'draw:infantry-2': 2, 'draw:mounted-2': 1, 'draw:artillery-2': 1 });
    g.play('draw:infantry-2');
    expect(odds(g)).toEqual({ 'draw:infantry-2': 1, 'draw:mounted-2': 1, 'draw:artillery-2': 1 });
  });

  test('C48 as many as an attack with one army has: three, or what the player says; or all there are', () => {
    const draw = (hand: number) => {
      const g = onTurn(5, { tally: true }).play('army.infantry.2=5', `hand=${hand}`, 'event', 'die:5');
      while (g.step() === 'draw') g.play(g.moves()[0] as string);
      return g.count('drawn');
    };
    expect([draw(3), draw(4), draw(9)]).toEqual([3, 4, 7]);
    const asked = onEvent(5, 5, { tally: true });
    expect(asked.moves()).toEqual(['hand:3-9']);
    expect(asked.play('hand:4').s.known.hand).toBe(4);
    const none = onTurn(5, { tally: true });
    none.play('army.infantry.2=0', 'army.mounted.2=0', 'army.artillery.2=0', 'hand=3', 'event', 'die:5');
    expect(none.moves()).toEqual(['no-units']);
    expect(none.play('no-units').last('strength')).toMatchObject({ strength: 0, missing: 8 });
  });

  test('C48 the number of cards can be corrected until the first of them is drawn', () => {
    const told = (g: Scripted) => civilization.asides(g.s).includes('hand-changed');
    const g = onTurn(5, { tally: true }).play('event', 'die:5');
    // The app asks for it itself.
    expect([g.step(), told(g)]).toEqual(['hand-limit', false]);
    g.play('hand:3');
    expect([g.step(), told(g)]).toEqual(['draw', true]);
    g.play('!hand-changed', 'hand:4').play('draw:infantry-2');
    expect([g.s.known.hand, told(g)]).toEqual([4, false]);
    // No other event draws a hand.
    for (const die of [1, 3, 4, 6]) expect(told(onEvent(5, die, { tally: true }))).toBe(false);
  });

  test('C49 equal strength is enough, one less is not', () => {
    for (const [turn, need] of [
      [1, 5],
      [4, 8],
      [8, 12],
      [13, 16],
    ] as const) {
      expect(onEvent(turn, 5).play(`strength:${need}`).last('withstood')).toEqual({ total: need, need });
      expect(
        onEvent(turn, 5)
          .play(`strength:${need - 1}`)
          .step(),
      ).toBe('bonus');
    }
  });

  test('C50 C51 C52 barracks 2 count 1, a great general 4 counts 2, academy 4 counts 2', () => {
    const total = (strength: number, bonus: number) => {
      const g = onEvent(13, 5).play(`strength:${strength}`, `bonus:${bonus}`);
      return g.step() === 'trade' ? g.last('withstood').total : 'short';
    };
    expect([total(15, 2), total(14, 4), total(13, 2 + 4), total(13, 4)]).toEqual([16, 16, 16, 'short']);
    // Rounded down in total, not one by one.
    expect([total(15, 1), total(15, 3), total(14, 3)]).toEqual(['short', 16, 'short']);
  });

  test('C50 wonders count in full, or half by ruling; no city adds anything', () => {
    const full = onEvent(13, 5).play('strength:13', 'bonus:1', 'bonus:3');
    expect(full.last('withstood').total).toBe(16);
    const half = onEvent(13, 5, { halveWonders: 'on' }).play('strength:13', 'bonus:1', 'bonus:3');
    expect(half.step()).toBe('figures');
    expect(half.play('accept').last('shortfall')).toEqual({ total: 15, need: 16, missing: 1 });
    // With the tally the units are drawn one by one.
    const total = (halveWonders: string) =>
      onEvent(13, 5, { tally: true, halveWonders })
        .play(
          'hand:3',
          'draw:infantry-2',
          'draw:mounted-2',
          'draw:artillery-2',
          'bonus:1',
          'bonus:3',
          'accept',
        )
        .last('shortfall').total;
    expect([total('off'), total('on')]).toEqual([9, 8]);
  });

  test('a bonus that was entered before can be confirmed', () => {
    const g = onEvent(13, 5).play('strength:0', 'bonus:6', 'bonus:2', 'accept', 'own:0', 'figure:none');
    g.play('skip', 'done', 'event', 'die:5', 'strength:0');
    expect(g.moves()).toEqual(['same', 'bonus:0-40']);
    g.play('same', 'same', 'accept');
    expect(g.last('shortfall').total).toBe(5);
  });

  test('C53 each figure-killing card takes exactly 2 off the strength asked for, any number of them', () => {
    const g = onEvent(13, 5).play('strength:10', 'bonus:0', 'bonus:0');
    g.play('figure-card', 'works');
    expect([g.last('figure-card').need, g.step()]).toEqual([14, 'figures']);
    g.play('figure-card', 'fails');
    expect(hitOf(g.s, 'military').need).toBe(14);
    g.play('figure-card', 'works');
    expect(hitOf(g.s, 'military').need).toBe(12);
    g.play('figure-card', 'works');
    expect(g.last('withstood')).toEqual({ total: 10, need: 10 });
  });

  test('C54 C55 one random unit is lost for each point that is missing', () => {
    const g = onEvent(4, 5).play('strength:6', 'bonus:0', 'bonus:0', 'accept');
    expect(g.last('shortfall')).toEqual({ total: 6, need: 8, missing: 2 });
    g.play('own:5');
    expect(Object.keys(odds(g))).toHaveLength(5);
    g.play('pick:5');
    expect(Object.keys(odds(g))).toHaveLength(4);
    g.play('pick:1');
    expect([g.count('unit-lost'), g.step()]).toEqual([2, 'figure']);
  });

  test('C55 with the tally they leave the army; never more than there are', () => {
    const g = onTurn(4, { tally: true }).play('hand=3', 'event', 'die:5');
    g.play('draw:infantry-2', 'draw:mounted-2', 'draw:artillery-2', 'bonus:0', 'bonus:0', 'accept');
    expect(g.last('shortfall').missing).toBe(2);
    g.play('lose:mounted-2', 'lose:infantry-2');
    expect(g.s.tally.army).toMatchObject({ infantry: [0, 0, 0], mounted: [0, 0, 0], artillery: [0, 1, 0] });
    const all = onEvent(13, 5).play('strength:3', 'bonus:0', 'bonus:0', 'accept', 'own:2');
    expect([all.last('all-units-lost').units, all.step()]).toEqual([2, 'figure']);
  });

  test('C54 lossPool drawn: only drawn cards can be lost', () => {
    const g = onTurn(4, { tally: true, lossPool: 'drawn' }).play(
      'army.infantry.2=4',
      'hand=3',
      'event',
      'die:5',
    );
    g.play('draw:infantry-2', 'draw:infantry-2', 'draw:mounted-2', 'bonus:0', 'bonus:0', 'accept');
    expect(odds(g)).toEqual({ 'lose:infantry-2': 2, 'lose:mounted-2': 1 });
    g.play('lose:infantry-2');
    expect(odds(g)).toEqual({ 'lose:infantry-2': 1, 'lose:mounted-2': 1 });
  });

  test('C56 one army figure in all, however many units; none on the map: nothing', () => {
    const g = onEvent(13, 5).play('strength:10', 'bonus:0', 'bonus:0', 'accept', 'own:9');
    while (g.step() === 'pick') g.play('pick:1');
    expect([g.count('unit-lost'), g.step()]).toEqual([6, 'figure']);
    g.play('figure:lost');
    expect([g.count('figure-lost'), g.step()]).toEqual([1, 'trade']);
    expect(onEvent(4, 5).play('strength:8').count('figure-lost')).toBe(0);
    const bare = onEvent(4, 5).play('strength:0', 'bonus:0', 'bonus:0', 'accept', 'own:0', 'figure:none');
    expect([bare.last('figure-lost').lost, bare.step()]).toEqual([false, 'trade']);
  });

  test('C48 with the tally the size of the hand is asked once, and can be corrected before the draw', () => {
    const g = onTurn(4, { tally: true }).play('hand=3', 'army.infantry.2=4', 'event', 'die:5');
    expect(g.step()).toBe('draw');
    g.play('!hand-changed', 'hand:4', 'draw:infantry-2', 'draw:infantry-2', 'draw:infantry-2');
    expect(g.step()).toBe('draw');
    expect(civilization.asides(g.s)).not.toContain('hand-changed');
  });
});
