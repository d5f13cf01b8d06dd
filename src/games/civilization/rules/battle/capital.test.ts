import { describe, expect, test } from 'vitest';
import { distribution, odds } from '../../../../kernel/exact/exact.ts';
import { asText, type Fraction, fraction, plus, ZERO } from '../../../../kernel/exact/fraction.ts';
import type { Chance } from '../../../../kernel/game.ts';
import { en as english } from '../../words/en.ts';
import { said } from '../../words/said.ts';
import { TYPES, type Type } from '../box/units.ts';
import { civilization } from '../game.ts';
import type { Civilization } from '../state.ts';
import { game, inBattle, onEvent, onTurn, type Scripted } from '../testing.ts';
import { pool } from './opponent.ts';

const en = said('en', english);
const shares = (g: Scripted) => odds(g.node() as Chance<Civilization>);
const reminders = (g: Scripted) =>
  (civilization.scene(g.s).find((p) => p.id === 'culture')?.pieces ?? []).filter(
    (p) => p.kind === 'reminder',
  );

describe('the battle is announced', () => {
  test('C58 one wound token on the space where the counter will be next', () => {
    const g = onEvent(5, 6);
    expect(reminders(g).map((p) => p.cell)).toEqual([6]);
    expect(g.last('battle-announced')).toEqual({ turn: 6, level: 2, cards: 4 });
  });

  test('C59 it only reminds: no debt, and reaching it ends nothing', () => {
    const g = onEvent(5, 6).play('skip', 'done');
    expect([g.s.turn, g.step(), g.s.debt]).toEqual([6, 'event-dice', { culture: 0, resource: 0 }]);
  });

  test('C60 C61 it is fought next turn at the end of Movement, and not before', () => {
    const g = onEvent(5, 6).play('skip');
    expect(g.step()).toBe('turn-end');
    g.play('done', 'calm', 'skip');
    expect(g.step()).toBe('movement');
    g.play('done', 'walls:no', 'hand:3', 'hand-full');
    expect(g.last('battle-begins')).toEqual({
      kind: 'capital',
      level: 2,
      cards: 4,
      hand: 0,
      first: 'player',
    });
    // C60: the player defends, so a tie is the player's.
    g.play('card:infantry-3', 'card:infantry-3', 'card:mounted-3', 'card:mounted-3');
    expect(g.last('battle-over')).toEqual({
      turn: 6,
      kind: 'capital',
      mine: 0,
      city: 12,
      bonus: 0,
      theirs: 12,
      won: true,
    });
  });

  test('two battles can be pending at once', () => {
    const g = onEvent(5, 6).play('skip', 'done', 'event', 'die:6');
    expect(g.s.pending).toEqual([6, 7]);
    expect(reminders(g).map((p) => p.cell)).toEqual([6, 7]);
  });

  test('a battle rolled on the last turn comes too late, or is fought at once by ruling', () => {
    const g = onEvent(16, 6);
    expect([g.s.pending, g.count('battle-too-late')]).toEqual([[], 1]);
    const now = onEvent(16, 6, { lastTurnBattle: 'fightNow' }).play('skip');
    expect([now.s.pending, now.step()]).toEqual([[16], 'movement']);
    const early = onEvent(15, 6, { finalTurn: 'loseOnArrival' });
    expect(early.count('battle-too-late')).toBe(1);
  });

  test('battleRow: the row of the battle, or of the roll', () => {
    for (const [turn, at, rolled] of [
      [3, 2, 1],
      [7, 3, 2],
      [12, 4, 3],
    ] as const) {
      expect(onEvent(turn, 6).last('battle-announced').level).toBe(at);
      expect(onEvent(turn, 6, { battleRow: 'rollTurn' }).last('battle-announced').level).toBe(rolled);
    }
  });
});

describe('the opponent’s deck', () => {
  test('C62 C63 C64 always two of each land type', () => {
    for (const level of [1, 2, 3, 4] as const)
      expect(pool(level)).toMatchObject({ infantry: 2, mounted: 2, artillery: 2 });
  });

  test('C65 C67 no aircraft at levels 1 and 2, one at 3, two at 4', () => {
    expect(([1, 2, 3, 4] as const).map((level) => pool(level).aircraft)).toEqual([0, 0, 1, 2]);
    const air = (turn: number) =>
      inBattle(turn, 'yes', [])
        .moves()
        .some((m) => m.startsWith('card:aircraft'));
    expect([3, 7, 8, 13].map(air)).toEqual([false, false, true, true]);
  });

  test('C66 level 3 exactly on turns 8 to 12', () => {
    const levels = Array.from({ length: 16 }, (_, i) => inBattle(i + 1, 'yes', []).s.battle?.level);
    expect(levels).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4]);
  });

  test('C69 C123 C127 C131 C135 three, four, five, six cards by level', () => {
    for (const [clause, turns, cards] of [
      ['C123', [1, 3], 3],
      ['C127', [4, 7], 4],
      ['C131', [8, 12], 5],
      ['C135', [13, 16], 6],
    ] as const) {
      for (const turn of turns) {
        const g = inBattle(turn, 'yes', []);
        expect(g.s.battle?.cards, clause).toBe(cards);
        while (g.step() === 'their-card') g.play(g.moves()[0] as string);
        expect(g.count('opponent-plays'), clause).toBe(cards);
      }
    }
  });

  test('C68 the first card is each unit of the pool with the same chance; its strength by the deck', () => {
    const g = inBattle(1, 'yes', []);
    const byType = (type: Type) => {
      let sum: Fraction = ZERO;
      for (const [move, f] of shares(g)) if (move.startsWith(`card:${type}`)) sum = plus(sum, f);
      return asText(sum);
    };
    expect(TYPES.map(byType)).toEqual(['1/3', '1/3', '1/3', '0/1']);
    expect(asText(shares(g).get('card:infantry-1') as Fraction)).toBe('1/15');
    expect(asText(shares(g).get('card:infantry-2') as Fraction)).toBe('1/5');
  });

  test('C68 the second depends on what was turned up: pool and deck are one card short', () => {
    const g = inBattle(1, 'yes', ['infantry-3']).play('card:infantry-2', 'unit:infantry-3', 'front:1');
    const left = shares(g);
    // One infantry of five units; 8 of 14 infantry cards show 2.
    expect(left.get('card:infantry-2')).toEqual(fraction(1 * 8, 5 * 14));
    expect(left.get('card:mounted-2')).toEqual(fraction(2 * 9, 5 * 15));
    g.play('card:infantry-1');
    expect(g.moves().filter((m) => m.startsWith('card:infantry'))).toEqual([]);
  });

  test('C68 over a whole deck the draws are those of a shuffled one', () => {
    // The chance that all three cards of level 1 are of different types: 6·4·2 of 6·5·4.
    const kinds = distribution(
      civilization,
      {
        kind: 'remembering',
        start: () => {
          const s = inBattle(1, 'yes', []).s;
          s.known.bonus = 40;
          return s;
        },
        stop: (s) => s.step !== 'their-card',
        rows: () => [{ key: 'types', outcomes: ['1', '2', '3'] }],
        first: '',
        next: {
          'opponent-plays': (memory, { unit }) =>
            [...new Set([...memory.split(''), unit[0] as string])].sort().join(''),
        },
        bucket: (memory) => ['types', String(memory.length)],
      },
      game().s.options,
    );
    expect(asText(kinds[0]?.outcomes.get('3') as Fraction)).toBe('2/5');
  });

  test('C70 nothing in the position names a card before it is turned up', () => {
    const g = inBattle(9, 'no', ['infantry-4']);
    expect(Object.keys(g.s.battle ?? {})).toEqual([
      'kind',
      'level',
      'cards',
      'pool',
      'seen',
      'turn',
      'hand',
      'playing',
      'fronts',
      'walled',
      'bonus',
      'strike',
      'cancels',
      'back',
    ]);
    expect(
      Object.values(g.s.battle?.seen ?? {})
        .flat()
        .every((n) => n === 0),
    ).toBe(true);
    const hidden = civilization.scene(g.s).find((p) => p.id === 'opponent-cards');
    expect([hidden?.value, hidden?.pieces]).toEqual([5, []]);
  });

  test('oppCards physical: the player’s own card is asked for, within what the pool can hold', () => {
    const g = inBattle(1, 'yes', [], { oppCards: 'physical' });
    expect(g.node().kind).toBe('table');
    g.play('card:infantry-1', 'card:infantry-1');
    expect(g.moves().filter((m) => m.startsWith('card:infantry'))).toEqual([]);
  });

  test('oppBonus is added to its total', () => {
    const lost = inBattle(1, 'no', [], { oppBonus: 12 }).play(
      'card:infantry-1',
      'card:infantry-1',
      'card:mounted-1',
    );
    expect(lost.step()).toBe('bonus');
    expect(lost.play('bonus:2', 'bonus:1').last('battle-over')).toMatchObject({
      theirs: 15,
      bonus: 3,
      won: true,
    });
  });
});

describe('playing it out', () => {
  test('walls and hand are told once; a later battle takes them over, or asks again where they have changed', () => {
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

  test('C71 12 for the capital, 16 with walls; bonuses are asked for only where they decide', () => {
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

describe('abilities in battle', () => {
  test('extra wounds on a front, which can kill', () => {
    const g = inBattle(2, 'yes', ['infantry-2']).play(
      'card:infantry-3',
      '!ability:wounds',
      'free',
      'at:1',
      'amount:3',
    );
    expect([g.s.battle?.fronts[0]?.theirs, g.s.killed.theirs.length, g.step()]).toEqual([null, 1, 'my-unit']);
  });

  test('more wounds from the next unit, once, and only against another', () => {
    const g = inBattle(2, 'yes', ['infantry-1', 'infantry-2']).play(
      'card:infantry-3',
      '!ability:strike',
      'free',
      'amount:3',
    );
    g.play('unit:infantry-2', 'new-front');
    expect(g.s.battle?.strike).toBe(3);
    g.play('card:mounted-1', 'unit:infantry-1', 'front:1');
    expect([g.s.battle?.strike, g.last('clash').theirsDies]).toEqual([0, true]);
  });

  test('a bonus, a unit added, a unit removed, a card of the opponent cancelled', () => {
    const g = inBattle(2, 'no', ['infantry-2']).play(
      '!ability:bonus',
      'free',
      'amount:5',
      '!ability:add',
      'free',
      'have:aircraft-7',
    );
    expect([g.s.battle?.bonus, g.s.battle?.hand.length]).toEqual([5, 2]);
    g.play('!ability:cancel', 'free', 'unit:aircraft-7', 'card:infantry-3');
    expect(g.last('opponent-plays').why).toBe('cancelled');
    expect(g.s.battle?.fronts).toHaveLength(1);
    g.play('unit:infantry-2', '!ability:remove', 'free', 'remove:mine.1');
    expect(g.s.battle?.fronts[0]?.mine).toBeNull();
  });

  test('after the last unit too: a unit added then is played', () => {
    const g = inBattle(4, 'no', []).play(
      'card:infantry-4',
      'card:infantry-4',
      'card:mounted-4',
      'card:mounted-4',
    );
    expect(g.step()).toBe('bonus');
    g.play('!ability:add', 'free', 'have:infantry-6');
    expect(g.step()).toBe('my-unit');
    g.play('unit:infantry-6', 'front:3');
    expect(g.last('battle-over')).toMatchObject({ mine: 6, theirs: 12, won: true });
  });

  test('only in a battle', () => {
    expect(civilization.asides(onTurn(4).s).filter((a) => a.startsWith('ability'))).toEqual([]);
  });
});

describe('the village helper', () => {
  test('one unit of each land type, first rank, the village first, a tie is the village’s; the game continues', () => {
    const g = onTurn(9).play('calm', 'skip', '!village-battle', 'have:infantry-4', 'hand-full');
    expect(g.last('battle-begins')).toMatchObject({ kind: 'village', level: 1, cards: 3, first: 'opponent' });
    g.play('card:infantry-1');
    expect(g.moves()).toEqual(['unit:infantry-4']);
    g.play('unit:infantry-4', 'new-front', 'card:mounted-1', 'card:artillery-2');
    expect([g.step(), g.s.battle?.kind]).toEqual(['bonus', 'village']);
    g.play('bonus:0', 'bonus:0');
    expect(g.last('battle-over')).toMatchObject({ kind: 'village', mine: 4, city: 0, theirs: 4, won: false });
    expect(g.step()).toBe('turn-end');
    // The bonus of a capital's attacker is no village's.
    const same = onTurn(9, { oppBonus: 12 }).play('calm', 'skip', '!village-battle', 'have:infantry-4');
    same.play('hand-full', 'card:infantry-1', 'unit:infantry-4', 'new-front', 'card:mounted-1');
    same.play('card:artillery-2', 'bonus:0', 'bonus:0');
    expect(same.last('battle-over').theirs).toBe(4);
    const off = onTurn(9, { villageHelper: false }).play('calm', 'skip');
    expect(civilization.asides(off.s)).not.toContain('village-battle');
  });
});

describe('what leaves the table after a battle', () => {
  const fallen = (g: Scripted) =>
    civilization
      .scene(g.s)
      .find((place) => place.id === 'fallen')
      ?.pieces.map(({ id }) => id);

  test('C71 the capital: the killed units and no figure; they stay on the table until the resource is taken', () => {
    const g = inBattle(2, 'no', ['infantry-1', 'infantry-1', 'mounted-2']);
    g.play('unit:mounted-2', 'card:infantry-2', 'unit:infantry-1', 'new-front', 'card:artillery-2');
    g.play('unit:infantry-1', 'new-front', 'card:artillery-1');
    expect(g.step()).toBe('spoils');
    expect(g.last('remove')).toEqual({
      kind: 'capital',
      won: true,
      units: { 'mounted-2': 1, 'infantry-1': 2 },
      figures: 0,
    });
    expect(fallen(g)).toEqual(['fallen.mine.0', 'fallen.mine.1', 'fallen.mine.2']);
    const told = en.events.remove(g.last('remove'), g.s.options);
    expect(told).toBe(
      'Remove your fallen units: Mounted 2 and 2\u00a0×\u00a0Infantry 1. You keep all army figures.',
    );
    g.play('take:silk');
    expect([fallen(g), g.s.killed]).toEqual([undefined, { mine: [], theirs: [] }]);
  });

  test('a lost capital loses the game: nothing is left to remove', () => {
    const g = inBattle(2, 'no', ['infantry-1']).play('!decided:lost');
    expect([g.step(), g.count('remove'), g.s.killed]).toEqual(['over', 0, { mine: [], theirs: [] }]);
  });

  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
  ])('a village taken with %i units killed costs %i army figures and gives its token', (killed, figures) => {
    const g = onTurn(2).play('calm', 'skip', '!village-battle', 'have:infantry-2', 'hand-full');
    g.s.killed.mine = Array.from({ length: killed }, () => ({ type: 'infantry', attack: 1, health: 1 }));
    g.play('!decided:won');
    expect(g.last('remove')).toEqual({
      kind: 'village',
      won: true,
      units: { 'infantry-1': killed },
      figures,
    });
    const told = en.events.remove(g.last('remove'), g.s.options);
    expect(told).toContain('Take the village’s token.');
    expect(told.includes('army figure')).toBe(figures > 0);
    expect([g.step(), g.s.killed.mine]).toEqual(['turn-end', []]);
  });

  test('a village that holds keeps its token; the figures that fought are lost', () => {
    const g = onTurn(2).play('calm', 'skip', '!village-battle', 'have:infantry-1', 'hand-full');
    g.play('card:artillery-3', '!decided:lost');
    const lost = g.last('remove');
    expect(lost).toEqual({ kind: 'village', won: false, units: {}, figures: 0 });
    expect(en.events.remove(lost, g.s.options)).toBe(
      'You lose no units. You also lose the army figures that fought. The village keeps its token.',
    );
    // All of them: nothing is counted by the units that were killed.
    const killed = onTurn(2).play('calm', 'skip', '!village-battle', 'have:infantry-1', 'hand-full');
    killed.s.killed.mine = Array.from({ length: 4 }, () => ({ type: 'infantry', attack: 1, health: 1 }));
    killed.play('!decided:lost');
    expect(killed.last('remove')).toEqual({
      kind: 'village',
      won: false,
      units: { 'infantry-1': 4 },
      figures: 0,
    });
  });
});
