/** The other readings of the rules, on every turn and in each mode. */
import { describe, expect, test } from 'vitest';
import { civilization } from '../game.ts';
import { onEvent, onTurn } from '../testing.ts';
import { CANCELLERS, ITEMS, RESOURCES } from '../vocabulary.ts';
import {
  battle,
  collected,
  MODES,
  opponentOn,
  rest,
  rowOn,
  strengthOn,
  TRADE_PHASE,
  TURNS,
  tallied,
  underWay,
  weights,
} from './testing.ts';

const LATE = [8, 9, 10, 11, 12];

describe.each(MODES)('%j', (mode) => {
  const event = (turn: number, die: number, given: object) => onEvent(turn, die, { ...mode, ...given });
  /** Draws all cards of a military event, or enters their strength, and adds no bonus. */
  const military = (turn: number, strength: number, given: object) => {
    const g = onTurn(turn, { ...mode, ...given }).play('hand=3', 'event', 'die:5');
    if (g.step() === 'cancel') g.play('accept');
    if (tallied(mode)) while (g.step() === 'draw') g.play(g.moves()[0] as string);
    else g.play(`strength:${strength}`);
    if (g.step() === 'bonus') g.play('bonus:0', 'bonus:0');
    return g;
  };

  test('C14 C19 C20 finalTurn loseOnArrival: the game is lost when the counter reaches space 16', () => {
    const g = onTurn(15, { ...mode, finalTurn: 'loseOnArrival' });
    rest(g.play('calm'));
    expect([g.s.turn, g.node()]).toEqual([16, { kind: 'end', outcome: 'time', scores: [0] }]);
    expect(rest(onTurn(15, mode).play('calm')).step()).toBe('event-dice');
  });

  test.each([
    ['playThenLose', 16],
    ['loseOnArrival', 15],
  ] as const)('C58 C61 lastTurnBattle, with %s: a battle rolled on turn %i', (finalTurn, last) => {
    const late = event(last, 6, { finalTurn });
    expect([late.s.pending, late.count('battle-too-late'), late.count('battle-announced')]).toEqual([
      [],
      1,
      0,
    ]);
    const now = event(last, 6, { finalTurn, lastTurnBattle: 'fightNow' });
    expect([now.s.pending, now.last('battle-announced')]).toEqual([
      [last],
      { turn: last, ...opponentOn(last) },
    ]);
    collected(now.play('skip'));
    expect(now.step()).toBe('movement');
    expect(event(last - 1, 6, { finalTurn }).s.pending).toEqual([last]);
  });

  test.each(TURNS.slice(0, 15))('C61 battleRow rollTurn, turn %i: the row of the roll holds', (turn) => {
    const g = event(turn, 6, { battleRow: 'rollTurn' });
    expect(g.last('history-event').amount).toBe(rowOn(turn) + 1);
    expect(g.last('battle-announced')).toEqual({ turn: turn + 1, ...opponentOn(turn) });
    rest(g);
    if (g.step() === 'wonders') g.play('unbuilt:0');
    collected(g.play('calm', 'skip')).play('done', 'walls:no', 'hand:3');
    expect(g.s.battle).toMatchObject(opponentOn(turn));
  });

  test.each(LATE)('C113 C114 resourceDebt off, turn %i: nothing is owed', (turn) => {
    for (const die of [1, 2]) {
      const g = event(turn, die, { resourceDebt: 'off' }).play('accept');
      if (!tallied(mode)) g.play('own:0');
      expect([g.s.debt.resource, g.last('no-effect')]).toEqual([0, { effect: 'resource' }]);
      expect(underWay(g)).toEqual(TRADE_PHASE);
    }
  });

  test.each(LATE)('C113 C114 hutPaysResource on, turn %i: a hut or village may be lost instead', (turn) => {
    for (const die of [1, 2]) {
      const hut = event(turn, die, { hutPaysResource: 'on' }).play('accept');
      const paid = hut.play(tallied(mode) ? 'lose:hut' : 'own:1');
      expect([paid.s.debt.resource, paid.last('resource-lost').what]).toEqual([
        0,
        tallied(mode) ? 'hut' : 'resource',
      ]);
      const none = event(turn, die, { hutPaysResource: 'on' }).play('accept');
      expect(none.play(tallied(mode) ? 'lose:none' : 'own:0').s.debt.resource).toBe(1);
      // By chance the huts and villages are counted first, or together with the resources.
      const random = onTurn(turn, { ...mode, hutPaysResource: 'on', lossChoice: 'random' });
      if (tallied(mode)) random.play('silk=2');
      random.play('event', `die:${die}`, 'accept', 'own:3');
      expect(weights(random)).toEqual(tallied(mode) ? [3, 2] : [1, 1, 1]);
    }
  });

  test.each(TURNS)(
    'C120 C124 C128 C132 disasterTarget player, turn %i: the player picks the square',
    (turn) => {
      const g = event(turn, 4, { disasterTarget: 'player' }).play('accept');
      expect(g.moves()).toEqual(['own:1', 'own:0']);
      const what = turn <= 7 ? 'drought' : 'deforestation';
      expect(g.play('own:1').last('disaster')).toEqual({ what });
      const none = event(turn, 4, { disasterTarget: 'player' }).play('accept', 'own:0');
      expect([none.count('disaster'), none.last('no-effect')]).toEqual([0, { effect: what }]);
    },
  );

  test.each(TURNS)('C33 C44 cancelScope all, turn %i: the military event and the battle, too', (turn) => {
    for (const die of [5, 6])
      for (const by of CANCELLERS) {
        const g = event(turn, die, { cancelScope: 'all' }).play(`cancel:${by}`, 'works');
        expect([g.s.pending, g.last('cancelled').by]).toEqual([[], by]);
        expect(underWay(g)).toEqual(TRADE_PHASE);
        expect(event(turn, die, {}).step()).not.toBe('cancel');
      }
  });

  test.each(TURNS)('C53 C88 C89 rollOnDefence off, turn %i: defending needs no roll', (turn) => {
    const off = { rollOnDefence: 'off' };
    for (const by of CANCELLERS) {
      const g = event(turn, 3, off).play(`cancel:${by}`);
      expect([g.last('cancelled').by, g.count('two-dice')]).toEqual([by, 0]);
    }
    const figures = military(turn, 0, off);
    if (figures.step() === 'figures') {
      figures.play('figure-card');
      expect([figures.last('figure-card').need, figures.count('two-dice')]).toEqual([
        strengthOn(turn) - 2,
        0,
      ]);
    }
    const fought = battle(turn, { ...mode, ...off }).play('!ability:bonus');
    expect(fought.moves()).toEqual(['free', 'never-mind']);
    // A card used at any other time is rolled for.
    expect(
      onTurn(turn, { ...mode, ...off })
        .play('!use:card')
        .step(),
    ).toBe('two-dice');
  });

  test.each(TURNS)('C54 C55 lossPool drawn, turn %i: only drawn units can be lost', (turn) => {
    const drawn = { lossPool: 'drawn' };
    const g = tallied(mode)
      ? onTurn(turn, { ...mode, ...drawn }).play('army.infantry.2=4', 'hand=3', 'event', 'die:5')
      : military(turn, 0, drawn);
    if (tallied(mode)) g.play('draw:infantry-2', 'draw:infantry-2', 'draw:mounted-2');
    if (g.step() === 'bonus') g.play('bonus:0', 'bonus:0');
    // Three cards of strength 2 are enough on the first turns.
    if (tallied(mode) && strengthOn(turn) <= 6) {
      expect(g.step()).toBe('trade');
      return;
    }
    g.play('accept');
    if (!tallied(mode)) {
      expect(g.step()).toBe('units-owned');
      expect(g.play('own:3').last('all-units-lost')).toEqual({ units: 3 });
      return;
    }
    expect([g.moves(), weights(g)]).toEqual([
      ['lose:infantry-2', 'lose:mounted-2'],
      [2, 1],
    ]);
    expect(g.play('lose:mounted-2').moves()).toEqual(['lose:infantry-2']);
  });

  test.each(TURNS)('C71 oppBonus, turn %i: it is added to the opponent’s total', (turn) => {
    const totals = (given: object) => {
      const g = battle(turn, { ...mode, ...given });
      while (['my-unit', 'my-front', 'their-card'].includes(g.step())) g.play(g.moves()[0] as string);
      while (g.step() === 'bonus' || g.step() === 'wonder-bonus') g.play('bonus:0');
      return g.last('battle-over').theirs;
    };
    expect(totals({ oppBonus: 7 })).toBe(totals({}) + 7);
  });

  test('C85 dealTest literal: what is asked for must be worth at least what is offered', () => {
    const dealing = () => {
      const g = onTurn(5, { ...mode, dealTest: 'literal' });
      if (tallied(mode)) g.play('trade=20');
      return g.play('calm', 'roll', 'success:1', 'want:card');
    };
    expect(dealing().moves()).not.toContain('agree');
    const cheap = dealing().play('pay:trade', 'amount:1');
    expect(cheap.play('agree').last('deal')).toMatchObject({ asked: 8, offered: 1 });
    const all = dealing().play('pay:trade', 'amount:8');
    expect([all.moves().includes('pay:trade'), all.moves().includes('agree')]).toEqual([false, true]);
  });

  test('C82 C84 tradeUnit anyAmountOfOneRow: each success is a row in any amount, and no row comes twice', () => {
    const kinds = RESOURCES.map(String);
    const rows = ITEMS.filter((item) => (tallied(mode) ? item !== 'resource' : !kinds.includes(item)));
    for (const item of rows) {
      const g = onTurn(5, { ...mode, tradeUnit: 'anyAmountOfOneRow' }).play('calm', 'roll', 'success:2');
      g.play(`want:${item}`, 'amount:3');
      expect(g.s.deal?.want).toEqual({ [item]: 3 });
      const wants = g.moves().filter((move) => move.startsWith('want:'));
      expect(wants).toEqual(rows.filter((other) => other !== item).map((other) => `want:${other}`));
    }
  });

  test.each(TURNS)('C80 tradeTiming after, turn %i: trade is collected before the roll', (turn) => {
    const order = (given: object) => {
      const g = onTurn(turn, { ...mode, ...given }).play('calm');
      const steps: string[] = [];
      while (g.step() !== 'turn-end') {
        steps.push(g.step());
        g.play(g.step() === 'collect' ? 'collect:5' : 'skip');
      }
      return steps;
    };
    expect(order({})).toEqual(tallied(mode) ? ['trade', 'collect'] : ['trade']);
    expect(order({ tradeTiming: 'after' })).toEqual(tallied(mode) ? ['collect', 'trade'] : ['trade']);
  });
});

test.each(TURNS)(
  'C71 villageHelper, turn %i: the village plays first; without the helper it isn’t offered',
  (turn) => {
    const atVillage = (given: Readonly<Record<string, unknown>>) => onTurn(turn, given).play('calm', 'skip');
    const g = atVillage({ oppBonus: 12 }).play('!village-battle', 'have:infantry-2', 'hand-full');
    expect(g.last('battle-begins')).toMatchObject({ kind: 'village', level: 1, cards: 3, first: 'opponent' });
    g.play('!decided:won');
    expect([g.step(), g.last('remove').figures]).toEqual(['turn-end', 0]);
    expect(civilization.asides(atVillage({ villageHelper: false }).s)).not.toContain('village-battle');
  },
);
