import { describe, expect, test } from 'vitest';
import { odds } from '../../../../kernel/exact/exact.ts';
import { asText } from '../../../../kernel/exact/fraction.ts';
import type { Chance } from '../../../../kernel/game.ts';
import { en as english } from '../../words/en.ts';
import { said } from '../../words/said.ts';
import { civilization } from '../game.ts';
import type { Civilization } from '../spec.ts';
import { game, onEvent, onTurn, type Scripted } from '../testing.ts';
import { BANDS, type Die, effectOf } from './history.ts';

const en = said('en', english);
const chanceOf = (g: Scripted, move: string) => {
  const found = odds(g.node() as Chance<Civilization>).get(move as Civilization['move']);
  return found && asText(found);
};

describe('the event roll', () => {
  test('C22 C23 C24 the counter moves first, then x dice are rolled: one on turn 1', () => {
    const g = game().play('play-as:rome', 'marker:egypt');
    expect([g.s.turn, g.s.dice, g.step()]).toEqual([1, 1, 'event-dice']);
    g.play('calm');
    expect(g.told.map((t) => t.event)).toEqual(['civilization', 'counter', 'turn-begins', 'event-roll']);
    expect(g.last('event-roll')).toEqual({ turn: 1, dice: 1, result: 'calm' });
    const third = onTurn(3).play('dice=3');
    expect(civilization.hand(third.s)?.dice).toHaveLength(3);
    expect(chanceOf(third, 'event')).toBe('19/27');
  });

  test('C25 one die more each turn without an event', () => {
    const g = game().play('play-as:rome', 'marker:egypt');
    const dice: number[] = [];
    for (let i = 0; i < 5; i++) {
      dice.push(g.s.dice);
      g.play('calm', 'skip', 'done');
    }
    expect(dice).toEqual([1, 2, 3, 4, 5]);
  });

  test('C26 an event exactly when a die shows 5 or 6: counted face by face', () => {
    for (let x = 1; x <= 5; x++) {
      let hits = 0;
      for (let n = 0; n < 6 ** x; n++) {
        const faces = Array.from({ length: x }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1);
        if (faces.some((f) => f >= 5)) hits++;
      }
      const node = onTurn(x).play(`dice=${x}`).node() as Chance<Civilization>;
      const weight = node.weights[node.moves.indexOf('event')] as number;
      expect(weight * 6 ** x).toBe(hits * node.total);
    }
    const most = onTurn(16).play('dice=16').node() as Chance<Civilization>;
    expect(most.total).toBe(3 ** 16);
  });

  test('C27 C29 one more die says which event it is, however many dice were rolled', () => {
    const g = onTurn(9).play('dice=9', 'event');
    expect(g.step()).toBe('event-die');
    expect(g.moves()).toEqual(['die:1', 'die:2', 'die:3', 'die:4', 'die:5', 'die:6']);
    expect(chanceOf(g, 'die:6')).toBe('1/6');
    g.play('die:3');
    expect(g.count('history-event')).toBe(1);
    g.play('accept', 'done');
    expect(g.count('history-event')).toBe(1);
  });

  test('C30 after an event one die again, cancelled or without effect too', () => {
    const diceAfter = (g: Scripted) => g.s.dice;
    expect(diceAfter(onTurn(7).play('dice=6', 'event'))).toBe(1);
    expect(diceAfter(onTurn(7).play('dice=6', 'event', 'die:1', 'cancel:bread', 'works'))).toBe(1);
    expect(diceAfter(onTurn(7).play('dice=6', 'event', 'die:3', 'accept', 'own:0'))).toBe(1);
  });
});

describe('the table of history events', () => {
  const effects = (turn: number) => ([1, 2, 3, 4, 5, 6] as Die[]).map((die) => effectOf(turn, die));
  const in_ = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

  test('C28 C105 four bands of turns, and the event is read from the band of its turn', () => {
    expect(BANDS.map(({ from, to }) => [from, to])).toEqual([
      [1, 3],
      [4, 7],
      [8, 12],
      [13, 16],
    ]);
    for (const [turn, amount] of [
      [3, 5],
      [4, 8],
      [7, 8],
      [8, 12],
      [12, 12],
      [13, 16],
    ])
      expect(onEvent(turn as number, 5).last('history-event')).toEqual({
        turn,
        die: 5,
        effect: 'military',
        amount,
      });
  });

  test('C106 C119 each die has its own column: losses, losses, cultural, cultural, military, battle', () => {
    for (const turn of in_(1, 16)) {
      const kinds = effects(turn).map(({ kind }) => kind);
      expect(kinds).toHaveLength(6);
      for (const kind of kinds.slice(0, 2))
        expect(['culture', 'resource', 'person', 'building']).toContain(kind);
      for (const kind of kinds.slice(2, 4))
        expect(['unit', 'anarchy', 'drought', 'deforestation']).toContain(kind);
      expect(kinds.slice(4)).toEqual(['military', 'battle']);
    }
  });

  test.each([
    ['C107', 1, 3, 1, { kind: 'culture', amount: 3 }],
    ['C108', 1, 3, 2, { kind: 'culture', amount: 3 }],
    ['C109', 1, 3, 3, { kind: 'unit', amount: 1 }],
    ['C110', 4, 7, 1, { kind: 'culture', amount: 5 }],
    ['C111', 4, 7, 2, { kind: 'culture', amount: 5 }],
    ['C112', 4, 7, 3, { kind: 'unit', amount: 1 }],
    ['C113', 8, 12, 1, { kind: 'resource', amount: 1 }],
    ['C114', 8, 12, 2, { kind: 'resource', amount: 1 }],
    ['C115', 8, 12, 3, { kind: 'anarchy', amount: 1 }],
    ['C116', 13, 16, 1, { kind: 'person', amount: 1 }],
    ['C117', 13, 16, 2, { kind: 'building', amount: 1 }],
    ['C118', 13, 16, 3, { kind: 'anarchy', amount: 1 }],
    ['C120', 1, 3, 4, { kind: 'drought', amount: 1 }],
    ['C121', 1, 3, 5, { kind: 'military', amount: 5 }],
    ['C122', 1, 3, 6, { kind: 'battle', amount: 1 }],
    ['C124', 4, 7, 4, { kind: 'drought', amount: 1 }],
    ['C125', 4, 7, 5, { kind: 'military', amount: 8 }],
    ['C126', 4, 7, 6, { kind: 'battle', amount: 2 }],
    ['C128', 8, 12, 4, { kind: 'deforestation', amount: 1 }],
    ['C129', 8, 12, 5, { kind: 'military', amount: 12 }],
    ['C130', 8, 12, 6, { kind: 'battle', amount: 3 }],
    ['C132', 13, 16, 4, { kind: 'deforestation', amount: 1 }],
    ['C133', 13, 16, 5, { kind: 'military', amount: 16 }],
    ['C134', 13, 16, 6, { kind: 'battle', amount: 4 }],
  ])('%s turns %i-%i, die %i', (_, from, to, die, effect) => {
    for (const turn of in_(from, to)) {
      expect(effectOf(turn, die as Die)).toEqual(effect);
      const { effect: kind, amount } = onEvent(turn, die).last('history-event');
      // A battle comes next turn, and that turn's row holds.
      const then = kind === 'battle' ? effectOf(Math.min(turn + 1, 16), 6) : effect;
      expect({ kind, amount }).toEqual(then);
    }
  });

  test.each([
    [3, 2, 1],
    [7, 3, 2],
    [12, 4, 3],
    [6, 2, 2],
    [16, 4, 4],
  ])(
    'C122-C135 a 6 on turn %i names level %i, which will be fought; by ruling level %i',
    (turn, then, now) => {
      const levels = (given: object) => {
        const g = onEvent(turn, 6, given as Record<string, unknown>);
        const button = en.moves.die('6', onTurn(turn, given as Record<string, unknown>).play('event').s);
        const told = en.events['history-event'](g.last('history-event'), g.s.options);
        return [button, told].map((text) => Number(/level (\d)/.exec(text)?.[1]));
      };
      expect(levels({})).toEqual([then, then]);
      expect(levels({ battleRow: 'rollTurn' })).toEqual([now, now]);
      // With every event open to cancelling, its question names the same.
      const asked = onEvent(turn, 6, { cancelScope: 'all' });
      expect(en.asks.cancel(asked.s)).toContain(`level ${then}.`);
    },
  );

  test('C31 C42 C46 C57 what each die is called', () => {
    const kinds = ([1, 2, 3, 4, 5, 6] as const).map((die) => onEvent(2, die).last('history-event').effect);
    expect(kinds).toEqual(['culture', 'culture', 'unit', 'drought', 'military', 'battle']);
  });

  test('the scene marks the band of this turn', () => {
    const active = (turn: number) =>
      civilization
        .scene(onTurn(turn).s)
        .filter((p) => p.id.startsWith('history.') && p.active)
        .map((p) => p.id);
    expect([1, 3, 4, 7, 8, 12, 13, 16].map(active)).toEqual([
      ['history.1'],
      ['history.1'],
      ['history.2'],
      ['history.2'],
      ['history.3'],
      ['history.3'],
      ['history.4'],
      ['history.4'],
    ]);
  });
});
