/** The steps of an action round: reveal and nominate (P13, P14, P18-P20, P37-P39). */
import { describe, expect, test } from 'vitest';
import { saltRoad } from '../../decks/salt-road.ts';
import { SIDES, SPACES } from '../cards/deck.ts';
import { cardDriven } from '../game.ts';
import { CARDS } from '../options.ts';
import {
  AP_FIVE,
  beginning,
  CP_FIVE,
  ROUNDS,
  roundOf,
  type SideId,
  slotsOf,
  TestTable,
  turningOf,
} from '../testing.ts';

const opened = (given = {}) => new TestTable(given).reveal(...CP_FIVE);
const fiveOf = (side: SideId) => (side === 'CP' ? CP_FIVE : AP_FIVE);
const other = (side: SideId): SideId => (side === 'CP' ? 'AP' : 'CP');

describe('reveal', () => {
  test('P13 all five cards of the Central Powers are turned up at the start of their first round', () => {
    const t = new TestTable();
    expect(t.ask).toBe('reveal');
    for (const [i, card] of CP_FIVE.entries()) {
      expect(t.s.turning).toHaveLength(5 - i);
      t.do(`card:${card}`);
      expect(t.one('turned-up')).toMatchObject({ side: 'CP', card, space: 'ABCDE'[i] });
    }
    expect(t.ask).toBe('nominate');
    expect(t.display('CP')).toBe(CP_FIVE.join(' '));
  });

  test.each(CARDS)(
    'P13 P14 %s cards: all five are turned up with every setting; the Allied five stay face down',
    (cards) => {
      for (const given of [
        {},
        { opening: 'C' },
        { mandated: true },
        { ranges: 'flat4', afterPlay: 'inPlace' },
      ]) {
        const t = new TestTable({ cards, ...given });
        if (t.ask === 'mandated') t.do('die:1', 'die:1');
        t.reveal();
        expect([t.ask, t.s.active, t.s.round]).toEqual(['nominate', 0, 1]);
        expect(slotsOf(t.s, 0).map((slot) => slot?.up)).toEqual([true, true, true, true, true]);
        expect(t.display('AP')).toBe('- - - - -');
      }
    },
  );

  test.each(ROUNDS)(
    'P38 %s, %s cards, turn %i, round %i: the cards of the other side stay as they are',
    (side, cards, turn, round) => {
      const t = roundOf(side, undefined, { cards }, { turn, round });
      expect(t.display(side)).toBe(fiveOf(side).join(' '));
      expect(t.display(other(side))).toBe('- - - - -');
    },
  );

  test.each(ROUNDS)(
    'P38 %s, %s cards, turn %i, round %i: step 1 turns up every face-down card of the active side, wherever it is',
    (side, cards, turn, round) => {
      const n = side === 'CP' ? 0 : 1;
      const five = fiveOf(side);
      for (const [i, space] of SPACES.entries()) {
        const t = roundOf(side, five, { cards, ranges: 'flat4', afterPlay: 'inPlace' }, { turn, round });
        t.do(`nominate:${space}`, 'roll:12', 'ops', 'done');
        // The gap is filled face down, and waits for this side's next round.
        const up = five.map((card, at) => (at === i ? '-' : card)).join(' ');
        expect([t.s.active, t.display(side)]).toEqual([1 - n, up]);
        t.finishRound();
        if (t.ask === 'phase') continue;
        expect(turningOf(t.s)).toBe(`${n}${space}`);
        expect(slotsOf(t.reveal().s, n).every((slot) => slot?.up)).toBe(true);
      }
    },
  );

  test('P38 step 1 turns up no card of the other side that was dealt since', () => {
    const t = opened()
      .do('nominate:E', 'roll:12', 'ops', 'done')
      .reveal(...AP_FIVE);
    expect(t.display('AP')).toBe(AP_FIVE.join(' '));
    // E was played, so only A is new; it waits for CP's own round.
    expect(t.display('CP')).toBe('- CP-01 CP-02 CP-05 CP-07');
    t.do('nominate:E', 'roll:12', 'ops', 'done');
    expect(turningOf(t.s)).toBe('0A');
    t.reveal('CP-13');
    expect(t.display('CP')).toBe('CP-13 CP-01 CP-02 CP-05 CP-07');
  });

  test.each(ROUNDS)(
    'P37 %s, %s cards, turn %i, round %i: reveal, nominate, roll and play, discard: in this order',
    (side, cards, turn, round) => {
      const five = fiveOf(side);
      const t = beginning(side, { cards }, { turn, round });
      const asked: string[] = [];
      const ask = () => asked.push(t.ask);
      ask();
      t.reveal(...five);
      ask();
      t.do('nominate:B');
      ask();
      t.do('roll:12');
      ask();
      t.do('ops');
      ask();
      expect(t.s.decks[t.s.active]?.discards).toEqual([]);
      t.do('done');
      expect(asked).toEqual(['reveal', 'nominate', 'roll', 'use', 'act']);
      expect(t.one('discarded').card).toBe(five[1]);
    },
  );
});

describe('nominate', () => {
  test.each(ROUNDS)(
    'P39 %s, %s cards, turn %i, round %i: exactly one card of the side’s display, before the roll',
    (side, cards, turn, round) => {
      const five = fiveOf(side);
      const t = roundOf(side, five, { cards }, { turn, round });
      const opening = side === 'CP' && turn === 1 && round === 1 ? ['opening'] : [];
      expect(t.moves).toEqual([...opening, ...SPACES.map((space) => `nominate:${space}`)]);
      for (const [i, space] of SPACES.entries()) {
        const one = roundOf(side, five, { cards }, { turn, round }).do(`nominate:${space}`);
        expect(one.one('nominated')).toMatchObject({ side, space, card: five[i], range: i + 1 });
        expect(one.ask).toBe('roll');
      }
    },
  );

  test.each(['app', 'physical'])(
    'P18 Guns of August may be played as its event in the first round, without dice (example 4), %s cards',
    (cards) => {
      for (const opening of SPACES) {
        const t = new TestTable({ opening, cards }).reveal().do('opening');
        expect(t.told.some(({ event }) => event === 'rolled')).toBe(false);
        expect(t.one('used')).toMatchObject({ card: 'CP-01', use: 'event' });
        expect(t.s.sides[0].status).toBe(2);
        t.do('done');
        expect(t.one('removed').card).toBe('CP-01');
        expect(t.s.decks[0]?.removed).toEqual(['CP-01']);
      }
    },
  );

  test('P18 only there and only then: not for the Allies, not in round 2, not when it is not on the display', () => {
    const t = opened().do('nominate:E', 'roll:12', 'ops', 'done');
    expect(t.reveal().moves).not.toContain('opening');
    t.do('nominate:E', 'roll:12', 'ops', 'done').reveal('CP-13');
    expect(t.s.round).toBe(2);
    expect(t.slot('CP', 'B')?.card).toBe('CP-01');
    expect(t.moves).not.toContain('opening');
    const without = new TestTable().reveal('CP-02', 'CP-03', 'CP-04', 'CP-05', 'CP-06');
    expect(without.moves).not.toContain('opening');
    for (const turn of [2, 20]) expect(roundOf('CP', CP_FIVE, {}, { turn }).moves).not.toContain('opening');
  });

  test('P18 with untracked cards it is played by its space, by the Central Powers, in their first round', () => {
    for (const opening of SPACES) {
      const given = { cards: 'untracked', opening };
      const t = roundOf('CP', [], given);
      expect(t.moves[0]).toBe('opening');
      expect(roundOf('AP', [], given).moves).not.toContain('opening');
      expect(roundOf('CP', [], given, { turn: 2 }).moves).not.toContain('opening');
      t.do('opening');
      expect([t.s.playing?.from, t.ask]).toEqual([opening, 'act']);
      t.do('done').finishRound();
      expect([t.s.round, t.s.active]).toEqual([2, 0]);
      expect(t.moves).not.toContain('opening');
    }
  });

  test.each(CARDS)(
    'P12 P18 another deck says whose opening card it is, and for which round (%s cards)',
    (cards) => {
      const moments = SIDES.flatMap((side) =>
        [1, 2].flatMap((turn) => [1, 2].map((round) => ({ side, turn, round }))),
      );
      for (const its of moments) {
        const card = its.side === 0 ? 'H-01' : 'T-01';
        const deck = { ...saltRoad, opening: { card, ...its } };
        for (const now of moments) {
          const t = new TestTable({ deck, cards, opening: 'D' }, cardDriven);
          if (cards !== 'untracked') expect(t.s.sides[its.side].slots.D?.card).toBe(card);
          t.game.adjust(t.s, 'turn', now.turn);
          t.game.adjust(t.s, 'round', now.round);
          t.game.adjust(t.s, 'active', deck.sides[now.side].id);
          expect(t.reveal().moves.includes('opening')).toBe(now === its);
          if (now === its) expect(t.do('opening').s.playing?.from).toBe('D');
        }
      }
    },
  );

  test('P19 any other use of it goes by a nomination, like every other card', () => {
    for (const cards of ['app', 'physical'])
      for (const opening of SPACES) {
        const t = new TestTable({ cards, opening }).reveal();
        expect(t.moves).toEqual(['opening', ...SPACES.map((space) => `nominate:${space}`)]);
        t.do(`nominate:${opening}`);
        expect(t.one('nominated').card).toBe('CP-01');
        expect([t.ask, t.node.kind]).toEqual(['roll', 'chance']);
      }
  });

  test.each(ROUNDS)(
    'P20 %s, %s cards, turn %i, round %i: after the nomination the dice must be rolled, and they decide what may be played',
    (side, cards, turn, round) => {
      const at = () => roundOf(side, undefined, { cards }, { turn, round });
      for (const space of SPACES) {
        const t = at().do(`nominate:${space}`);
        expect(t.ask).toBe('roll');
        expect(t.node.kind).toBe('chance');
      }
      expect(at().do('nominate:A', 'roll:65', 'ops').one('used').card).toBe(fiveOf(side)[4]);
    },
  );

  test.each(ROUNDS)(
    'version 3.0, %s, %s cards, turn %i, round %i: a 1-Ops activation instead of a nomination',
    (side, cards, turn, round) => {
      expect(roundOf(side, undefined, { cards }, { turn, round }).moves).not.toContain('one-op');
      const given = { cards, voluntaryOneOp: true };
      const t = roundOf(side, undefined, given, { turn, round }).do('one-op');
      expect(t.one('one-op')).toEqual({ side, why: 'chosen' });
      expect(t.ask).toBe('one-op');
    },
  );

  test.each(ROUNDS)(
    'R14 %s, %s cards, turn %i, round %i: an empty display leaves nothing but a 1-Ops activation',
    (side, cards, turn, round) => {
      const t = roundOf(side, undefined, { cards }, { turn, round });
      for (const space of SPACES) {
        t.s.decks[t.s.active]?.discards.push(t.slot(side, space)?.card as string);
        t.s.sides[t.s.active].slots[space] = null;
      }
      expect(t.moves).toEqual(['one-op']);
      expect(t.do('one-op').one('one-op').why).toBe('empty-display');
    },
  );
});
