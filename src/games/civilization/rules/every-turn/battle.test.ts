/** The battle for the capital, on every turn and in each mode. */
import { describe, expect, test } from 'vitest';
import { civilization } from '../game.ts';
import { onEvent } from '../testing.ts';
import { RESOURCES } from '../vocabulary.ts';
import {
  battle,
  collected,
  MODES,
  opponentOn,
  rest,
  rowOn,
  TRADE_PHASE,
  TURNS,
  tallied,
  underWay,
} from './testing.ts';

describe.each(MODES)('%j', (mode) => {
  test.each(TURNS.slice(0, 15))(
    'C57 C58 C59 C60 C61 turn %i: a battle is fought at the end of the next Movement',
    (turn) => {
      const g = onEvent(turn, 6, mode);
      const track = civilization.scene(g.s).find(({ id }) => id === 'culture');
      expect(track?.pieces.filter(({ kind }) => kind === 'reminder').map(({ cell }) => cell)).toEqual([
        turn + 1,
      ]);
      expect(g.last('battle-announced')).toEqual({ turn: turn + 1, ...opponentOn(turn + 1) });
      expect(underWay(g)).toEqual(TRADE_PHASE);
      rest(g);
      if (g.step() === 'wonders') g.play('unbuilt:0');
      expect([g.s.turn, g.s.debt]).toEqual([turn + 1, { culture: 0, resource: 0 }]);
      collected(g.play('calm', 'skip'));
      expect(g.step()).toBe('movement');
      g.play('done', 'walls:no', 'hand:3');
      expect(g.s.battle).toMatchObject({ kind: 'capital', ...opponentOn(turn + 1) });
    },
  );

  test.each(TURNS)(
    'C62 C63 C64 C65 C66 C67 C68 C70 C74 turn %i: any card of the pool can be the top one',
    (turn) => {
      const { level, cards } = opponentOn(turn);
      const types = ['infantry', 'mounted', 'artillery', ...(level >= 3 ? ['aircraft'] : [])];
      const ranks = (type: string) => (type === 'aircraft' ? [5, 6, 7] : [0, 1, 2].map((n) => level + n));
      const all = types.flatMap((type) => ranks(type).map((n) => `card:${type}-${n}`));
      const g = battle(turn, mode, 'yes');
      expect(g.node().kind).toBe('oppCards' in mode ? 'table' : 'chance');
      expect(g.moves().toSorted()).toEqual(all.toSorted());
      for (const card of all) {
        const one = battle(turn, mode, 'yes').play(card);
        expect([one.last('opponent-plays').unit, one.s.battle?.cards]).toEqual([card.slice(5), cards - 1]);
      }
    },
  );

  test.each(TURNS)(
    'C62 C63 C64 C65 C67 C68 turn %i: two of each land type and no more, and as many aircraft as the level has',
    (turn) => {
      const { level } = opponentOn(turn);
      for (const [type, copies] of [
        ['infantry', 2],
        ['mounted', 2],
        ['artillery', 2],
        ['aircraft', Math.max(0, level - 2)],
      ] as const) {
        const g = battle(turn, mode, 'yes');
        const next = () => g.moves().find((move) => move.startsWith(`card:${type}`));
        let turnedUp = 0;
        for (let card = next(); card; card = next()) {
          g.play(card);
          turnedUp++;
          while (g.step() === 'my-unit' || g.step() === 'my-front') g.play(g.moves().at(-1) as string);
        }
        expect([type, turnedUp, g.step()]).toEqual([type, copies, 'their-card']);
      }
    },
  );

  test.each(TURNS)(
    'C69 C72 C73 C123 C127 C131 C135 turn %i: who begins, and how many cards the opponent has',
    (turn) => {
      for (const walls of ['no', 'yes']) {
        const g = battle(turn, mode, walls);
        const first = walls === 'yes' ? 'opponent' : 'player';
        expect(g.last('battle-begins')).toMatchObject({ ...opponentOn(turn), first });
        expect(g.step()).toBe(walls === 'yes' ? 'their-card' : 'my-unit');
        while (['my-unit', 'my-front', 'their-card'].includes(g.step())) g.play(g.moves()[0] as string);
        expect(g.count('opponent-plays')).toBe([3, 4, 5, 6][rowOn(turn)]);
      }
    },
  );

  test.each(TURNS)('C78 turn %i: the spoils are one resource, which pays a debt first', (turn) => {
    for (const resource of RESOURCES)
      for (const debt of [0, 1, 3]) {
        const won = (take: string) =>
          battle(turn, mode, 'no', `debt.resource=${debt}`).play('!decided:won', `take:${take}`);
        const g = won(resource);
        expect(g.last('spoils')).toEqual({ resource, paysDebt: debt > 0 });
        expect(g.s.debt.resource).toBe(Math.max(0, debt - 1));
        expect(g.s.tally.resources[resource]).toBe(tallied(mode) && debt === 0 ? 1 : 0);
        expect([g.step(), g.s.pending]).toEqual(['turn-end', []]);
        const none = won('none');
        expect([none.s.debt.resource, none.last('spoils').paysDebt]).toEqual([debt, false]);
      }
  });

  test.each(TURNS)('C79 turn %i: a lost battle ends the game at once', (turn) => {
    const g = battle(turn, mode, 'no').play('!decided:lost');
    expect(g.node()).toEqual({ kind: 'end', outcome: 'battle', scores: [0] });
    expect(g.last('defeat')).toEqual({ kind: 'battle', turn });
  });
});
