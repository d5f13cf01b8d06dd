/** The steps of an action round: reveal and nominate (P13, P14, P18-P20, P37-P39). */
import { describe, expect, test } from 'vitest';
import { SPACES } from '../cards/deck.ts';
import { AP_FIVE, CP_FIVE, ROUNDS, roundOf, TestTable, turningOf } from '../testing.ts';

const opened = (given = {}) => new TestTable(given).reveal(...CP_FIVE);

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

  test('P14 the five Allied cards stay face down meanwhile', () => {
    for (const cards of ['app', 'physical', 'untracked'])
      expect(roundOf('CP', cards === 'untracked' ? [] : CP_FIVE, { cards }).display('AP')).toBe('- - - - -');
  });

  test.each(ROUNDS)(
    'P38 %s, %s cards, turn %i: the cards of the other side stay as they lie',
    (side, cards, turn) => {
      const t = roundOf(side, undefined, { cards }, turn);
      expect(t.display(side)).toBe((side === 'CP' ? CP_FIVE : AP_FIVE).join(' '));
      expect(t.display(side === 'CP' ? 'AP' : 'CP')).toBe('- - - - -');
    },
  );

  test('P38 step 1 turns up every face-down card of the active side, and no other', () => {
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

  test('P37 reveal, nominate, roll and play, discard: in this order, for either side', () => {
    const t = new TestTable();
    for (const five of [CP_FIVE, AP_FIVE]) {
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
    }
  });
});

describe('nominate', () => {
  test.each(ROUNDS)(
    'P39 %s, %s cards, turn %i: exactly one card of the own display, before the roll',
    (side, cards, turn) => {
      const five = side === 'CP' ? CP_FIVE : AP_FIVE;
      const t = roundOf(side, five, { cards }, turn);
      const opening = side === 'CP' && turn === 1 ? ['opening'] : [];
      expect(t.moves).toEqual([...opening, ...SPACES.map((space) => `nominate:${space}`)]);
      for (const [i, space] of SPACES.entries()) {
        const one = roundOf(side, five, { cards }, turn).do(`nominate:${space}`);
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
    for (const turn of [2, 20]) expect(roundOf('CP', CP_FIVE, {}, turn).moves).not.toContain('opening');
  });

  test('P18 the same where nobody names the cards: by its space, for the Central Powers, in their first round', () => {
    for (const opening of SPACES) {
      const given = { cards: 'untracked', opening };
      const t = roundOf('CP', [], given);
      expect(t.moves[0]).toBe('opening');
      expect(roundOf('AP', [], given).moves).not.toContain('opening');
      expect(roundOf('CP', [], given, 2).moves).not.toContain('opening');
      t.do('opening');
      expect([t.s.playing?.from, t.ask]).toEqual([opening, 'act']);
      t.do('done').finishRound();
      expect([t.s.round, t.s.active]).toEqual([2, 0]);
      expect(t.moves).not.toContain('opening');
    }
  });

  test('P19 any other use of it goes by a nomination, like every other card', () => {
    const t = opened();
    expect(t.moves.filter((m) => !m.startsWith('nominate:'))).toEqual(['opening']);
    t.do('nominate:A');
    expect(t.ask).toBe('roll');
  });

  test('P20 after the nomination the dice must be rolled, and they decide what may be played', () => {
    for (const [side, cards, turn] of ROUNDS) {
      for (const space of SPACES) {
        const t = roundOf(side, undefined, { cards }, turn).do(`nominate:${space}`);
        expect(t.ask).toBe('roll');
        expect(t.node.kind).toBe('chance');
      }
      const t = roundOf(side, undefined, { cards }, turn).do('nominate:A', 'roll:65', 'ops');
      expect(t.one('used').card).toBe((side === 'CP' ? CP_FIVE : AP_FIVE)[4]);
    }
  });

  test('version 3.0: a 1-Ops activation instead of a nomination', () => {
    for (const [side, cards, turn] of ROUNDS) {
      expect(roundOf(side, undefined, { cards }, turn).moves).not.toContain('one-op');
      const t = roundOf(side, undefined, { cards, voluntaryOneOp: true }, turn).do('one-op');
      expect(t.one('one-op')).toEqual({ side, why: 'chosen' });
      expect(t.ask).toBe('one-op');
    }
  });

  test('R14 an empty display leaves nothing but a 1-Ops activation', () => {
    const t = opened();
    for (const space of SPACES) {
      t.s.decks[0]?.discards.push(t.slot('CP', space)?.card as string);
      t.s.sides[0].slots[space] = null;
    }
    expect(t.moves).toEqual(['one-op']);
    expect(t.do('one-op').one('one-op').why).toBe('empty-display');
  });
});
