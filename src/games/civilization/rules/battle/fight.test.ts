/** A battle for the capital, played out. */
import { describe, expect, test } from 'vitest';
import { odds } from '../../../../kernel/exact/exact.ts';
import type { Chance } from '../../../../kernel/game.ts';
import { en as english } from '../../words/en.ts';
import { said } from '../../words/said.ts';
import { civilization } from '../game.ts';
import type { Civilization } from '../spec.ts';
import { game, inBattle, onTurn, type Scripted } from '../testing.ts';

const _en = said('en', english);
const _shares = (g: Scripted) => odds(g.node() as Chance<Civilization>);
const _reminders = (g: Scripted) =>
  (civilization.scene(g.s).find((p) => p.id === 'culture')?.pieces ?? []).filter(
    (p) => p.kind === 'reminder',
  );

describe('playing it out', () => {
  test('walls and hand are asked once; a later battle uses them, or asks again if they have changed', () => {
    const g = inBattle(2, 'no', []).play('card:infantry-1', 'card:infantry-1', 'card:mounted-1', 'take:none');
    g.play('battle.next=1', 'done', 'calm', 'skip');
    expect(g.moves()).toEqual(['done', 'changed']);
    const same = game();
    Object.assign(same.s, civilization.clone(g.s));
    expect(same.play('done').step()).toBe('my-hand');
    expect(g.play('changed', 'walls:yes', 'hand:4').s.known).toMatchObject({ walls: 'yes', hand: 4 });
    expect([g.s.battle?.walled, g.step()]).toEqual([true, 'my-hand']);
    expect(onTurn(2).play('battle.now=1', 'calm', 'skip').moves()).toEqual(['done']);
  });

  test('a hand that no box can hold is refused: copies of a card, and one rank for each type', () => {
    const g = onTurn(2).play('battle.now=1', 'calm', 'skip', 'done', 'walls:no', 'hand:9');
    expect(() => g.play('have:infantry-9')).toThrow("'have:infantry-9' is not allowed");
    g.play('have:infantry-1', 'have:infantry-1');
    // A strength of 1 is on cards of the first rank only: 1 to 3.
    expect(g.moves().filter((m) => m.startsWith('have:infantry'))).toEqual([
      'have:infantry-1',
      'have:infantry-2',
      'have:infantry-3',
    ]);
    g.play('have:infantry-1');
    expect(() => g.play('have:infantry-1')).toThrow('is not allowed');
    expect(g.s.battle?.hand).toHaveLength(3);
    // Strength 6 belongs to the last rank, strength 4 to its weakest card: three of them.
    g.play('have:mounted-6', 'have:mounted-4', 'have:mounted-4', 'have:mounted-4');
    expect(g.moves()).not.toContain('have:mounted-4');
    expect(g.moves().filter((m) => m.startsWith('have:aircraft'))).toHaveLength(3);
    g.play('have:aircraft-7', 'have:aircraft-7');
    expect(g.moves()).not.toContain('have:aircraft-7');
  });

  test('C72 without walls the player plays first', () => {
    const g = inBattle(2, 'no', ['infantry-2']);
    expect([g.step(), g.last('battle-begins').first]).toEqual(['my-unit', 'player']);
  });

  test('C73 before walls the opponent does', () => {
    const g = inBattle(2, 'yes', ['infantry-2']);
    expect([g.step(), g.last('battle-begins').first]).toEqual(['their-card', 'opponent']);
  });

  test('C71 they alternate; a side without cards has no more turns', () => {
    const g = inBattle(2, 'no', ['infantry-3', 'infantry-3']);
    const order: string[] = [];
    while (g.step() === 'my-unit' || g.step() === 'my-front' || g.step() === 'their-card') {
      if (g.step() === 'my-unit') order.push('me');
      if (g.step() === 'their-card') order.push('it');
      g.play(g.step() === 'my-front' ? 'new-front' : (g.moves()[0] as string));
    }
    expect(order).toEqual(['me', 'it', 'me', 'it', 'it']);
  });

  test('C71 any unit of the hand may be played; each face is named once', () => {
    const hand = ['aircraft-5', 'artillery-1', 'artillery-3', 'infantry-2', 'infantry-2', 'mounted-1'];
    expect(inBattle(2, 'no', hand).moves()).toEqual([
      'unit:aircraft-5',
      'unit:artillery-1',
      'unit:artillery-3',
      'unit:infantry-2',
      'unit:mounted-1',
    ]);
  });

  test('C71 it may go against any enemy that is alone', () => {
    const g = inBattle(2, 'yes', ['infantry-2', 'infantry-2', 'infantry-2', 'infantry-2', 'infantry-2']);
    // Each card opens a front, and so does each unit.
    for (const [n, card] of ['card:infantry-1', 'card:mounted-1', 'card:artillery-1'].entries()) {
      g.play(card, 'unit:infantry-2');
      expect(g.moves()).toEqual([...['front:1', 'front:3', 'front:5'].slice(0, n + 1), 'new-front']);
      g.play('new-front');
    }
  });

  test('C71 a unit goes into a new front or against one that is alone', () => {
    const g = inBattle(2, 'yes', ['infantry-3', 'mounted-1']).play('card:infantry-1');
    g.play('unit:infantry-3');
    expect(g.moves()).toEqual(['front:1', 'new-front']);
    g.play('front:1');
    // The killed unit has left its place; the survivor stands alone, wounded.
    expect(g.s.battle?.fronts).toEqual([
      { mine: { type: 'infantry', attack: 3, health: 3, wounds: 1 }, theirs: null },
    ]);
    expect(g.last('clash')).toEqual({
      front: 0,
      first: 'both',
      mine: 'infantry-3',
      theirs: 'infantry-1',
      mineDies: false,
      theirsDies: true,
    });
  });

  test('C74 C75 C77 the top card is played, and the story says why', () => {
    const g = inBattle(2, 'no', ['infantry-2', 'infantry-3']).play('unit:infantry-2', 'card:mounted-1');
    expect(g.last('opponent-plays')).toEqual({
      unit: 'mounted-1',
      front: 1,
      why: 'no-kill',
      could: 0,
    });
    g.play('unit:infantry-3', 'new-front', 'card:artillery-3');
    expect(g.last('opponent-plays')).toEqual({
      unit: 'artillery-3',
      front: 2,
      against: 'infantry-3',
      why: 'strongest',
      could: 2,
    });
    // Each came off the top of the deck, and two cards of its type were shuffled in.
    expect(g.s.battle).toMatchObject({ cards: 1, pool: { infantry: 2, mounted: 1, artillery: 1 } });
  });

  test('C71 the hand: three, three more in a city, drawn from the army', () => {
    const g = onTurn(2, { tally: true }).play('army.infantry.2=9', 'battle.now=1', 'hand=3', 'walls=no');
    g.play('calm', 'skip', 'collect:0', 'done');
    while (g.step() === 'draw-hand') g.play(g.moves()[0] as string);
    expect(g.s.battle?.hand).toHaveLength(6);
  });

  test('C71 12 for the capital, 16 with walls; bonuses are asked for only if they can decide', () => {
    const tie = (walls: 'yes' | 'no') => {
      const g = inBattle(13, walls, [], { oppBonus: 0 });
      while (g.step() === 'their-card') g.play(g.moves()[0] as string);
      return g;
    };
    expect([tie('no').s.battle?.walled, tie('yes').s.battle?.walled]).toEqual([false, true]);
    const lost = tie('no').play('bonus:0', 'bonus:0');
    expect(lost.last('battle-over')).toMatchObject({ city: 12, won: false });
    const walled = tie('yes').play('bonus:4', 'bonus:10');
    expect(walled.last('battle-over')).toMatchObject({ city: 16, bonus: 14 });
  });

  test('C78 after a win one resource of the market, of the player’s choice; a debt is paid first', () => {
    const win = (given: object, ...facts: string[]) => {
      const g = onTurn(2, given as Record<string, unknown>).play(
        ...facts,
        'battle.now=1',
        'walls=no',
        'hand=3',
        'calm',
        'skip',
      );
      if (g.step() === 'collect') g.play('collect:0');
      g.play('done');
      while (g.step() === 'draw-hand') g.play(g.moves()[0] as string);
      if (g.step() === 'my-hand') g.play('hand-full');
      while (g.step() !== 'spoils') g.play(g.moves()[0] as string);
      return g;
    };
    const g = win({ tally: true });
    expect(g.moves()).toEqual(['take:wheat', 'take:silk', 'take:incense', 'take:iron', 'take:none']);
    g.play('take:silk');
    expect([g.s.tally.resources.silk, g.step(), g.s.pending, g.s.fought]).toEqual([1, 'turn-end', [], 1]);
    const debt = win({ tally: true }, 'debt.resource=1').play('take:iron');
    expect([debt.s.tally.resources.iron, debt.s.debt.resource]).toEqual([0, 0]);
    expect(debt.last('spoils')).toEqual({ resource: 'iron', paysDebt: true });
  });

  test('C79 after a defeat the game is over and lost, at once', () => {
    const g = inBattle(4, 'no', []).play(
      'card:infantry-4',
      'card:infantry-4',
      'card:mounted-4',
      'card:mounted-4',
    );
    g.play('bonus:0', 'bonus:0');
    expect(g.node()).toEqual({ kind: 'end', outcome: 'battle', scores: [0] });
    expect(g.last('battle-over')).toMatchObject({ mine: 0, city: 12, theirs: 16, won: false });
  });

  test('killed units leave the army, survivors go back', () => {
    const g = onTurn(2, { tally: true }).play(
      'battle.now=1',
      'walls=no',
      'hand=3',
      'calm',
      'skip',
      'collect:0',
      'done',
    );
    while (g.step() === 'draw-hand') g.play(g.moves()[0] as string);
    g.play(
      'unit:infantry-2',
      'card:infantry-2',
      'unit:mounted-2',
      'card:mounted-1',
      'unit:artillery-2',
      'new-front',
      'card:artillery-3',
    );
    expect(g.last('battle-over').won).toBe(true);
    // The infantry met its equal; the archers struck the older of two equally strong units.
    expect(g.s.tally.army).toMatchObject({ infantry: [0, 0, 0], mounted: [0, 0, 0], artillery: [0, 1, 0] });
  });

  test('two battles on one turn are fought one after the other', () => {
    const g = onTurn(2).play('battle.now=2', 'calm', 'skip', 'done', 'walls:no', 'hand:3', 'hand-full');
    g.play('card:infantry-1', 'card:infantry-1', 'card:mounted-1', 'take:none');
    expect([g.step(), g.s.pending]).toEqual(['movement', [2]]);
  });
});
