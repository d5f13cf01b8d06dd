/** Any legal way, random events and their fallback, the limits of the base game (P07, P21, P63-P71). */
import { describe, expect, test } from 'vitest';
import { at } from '../../../../kernel/at.ts';
import { saltRoad } from '../../decks/salt-road.ts';
import { SPACES } from '../cards/deck.ts';
import { cardDriven } from '../game.ts';
import { AP_FIVE, moved, ROUNDS, roundOf, TestTable } from '../testing.ts';

/**
 * A display of each side: a combat card, two whose events ask the table, one with reinforcements and one with a
 * war-status number; and three cards of its pile: one whose event asks, a combat card, one with reinforcements.
 */
const CARDS = {
  CP: {
    five: ['CP-02', 'CP-05', 'CP-07', 'CP-09', 'CP-13'],
    status: 1,
    top: 'CP-11',
    combat: 'CP-03',
    reinforcement: 'CP-12',
  },
  AP: {
    five: ['AP-04', 'AP-12', 'AP-03', 'AP-02', 'AP-09'],
    status: 2,
    top: 'AP-13',
    combat: 'AP-05',
    reinforcement: 'AP-08',
  },
} as const;
const CP = CARDS.CP.five;
const BOTH = ['CP', 'AP'] as const;
const table = (given = {}, cards: readonly string[] = CP) => new TestTable(given).reveal(...cards);

describe.each(ROUNDS)('%s, %s cards, turn %i, round %i', (side, cards, turn, round) => {
  const { five, status, top, combat, reinforcement } = CARDS[side];
  const n = side === 'CP' ? 0 : 1;
  const table = (display: readonly string[] = five) => roundOf(side, display, { cards }, { turn, round });
  /** The double that names each space, with one of the five in it; another space is nominated. */
  const doubles = (card: (typeof five)[number]) =>
    SPACES.map((space, i) => {
      const display = moved<string>(five, (i - [...five].indexOf(card) + 5) % 5);
      const t = table(display).do(`nominate:${space === 'A' ? 'B' : 'A'}`, `roll:${i + 1}${i + 1}`);
      expect(t.s.playing).toMatchObject({ from: space, card });
      return t;
    });

  describe('11 to 55', () => {
    test('P63 the card must be played as its event when it can be', () => {
      for (const card of [five[3], five[4]])
        for (const t of doubles(card)) {
          expect(t.ask).toBe('event');
          expect(t.moves).toEqual(['event', 'no-event']);
          t.do('event');
          expect(t.one('used')).toMatchObject({ card, use: 'event' });
          expect(t.do('done').one('removed').card).toBe(card);
        }
    });

    test('P64 conditions not met: another legal way', () => {
      for (const t of doubles(five[1])) {
        t.do('no-event');
        expect(t.one('not-event')).toMatchObject({ card: five[1], why: 'conditions' });
        expect(t.ask).toBe('use');
        expect(t.moves).toEqual(['ops', 'sr', 'rp']);
      }
    });

    test('P65 a combat card: another legal way, without asking', () => {
      for (const t of doubles(five[0])) {
        expect(t.one('not-event')).toMatchObject({ card: five[0], why: 'combat' });
        expect(t.ask).toBe('use');
      }
    });

    test('P66 the player chooses the way, and the event is not among the choices', () => {
      for (const t of [...doubles(five[0]), ...doubles(five[1]).map((asked) => asked.do('no-event'))]) {
        expect(t.node.kind).toBe('decision');
        expect(t.moves).toEqual(['ops', 'sr', 'rp']);
      }
      for (const way of ['ops', 'sr', 'rp'])
        for (const t of doubles(five[0]))
          expect(t.do(way).one('used')).toMatchObject({ card: five[0], use: way });
    });
  });

  describe('66', () => {
    const sudden = (nominee = 'C') => table().do(`nominate:${nominee}`, 'roll:66');

    test('P68 the top card is taken and must be played as its event when it can be', () => {
      for (const nominee of SPACES) {
        const t = sudden(nominee);
        expect(t.moves).toHaveLength(9);
        t.do(`card:${top}`);
        expect(t.ask).toBe('event');
        expect(t.moves).toEqual(['event', 'no-event']);
        expect(t.do('event').one('used')).toMatchObject({ card: top, use: 'event' });
        expect(t.display(side)).toBe(five.join(' '));
      }
    });

    test('P69 conditions not met: another legal way', () => {
      const t = sudden().do(`card:${top}`, 'no-event');
      expect(t.one('not-event')).toMatchObject({ card: top, why: 'conditions' });
      expect(t.moves).toEqual(['ops', 'sr', 'rp']);
      // What the program knows to be impossible isn't asked: reinforcements in turn 1.
      const known = sudden().do(`card:${reinforcement}`);
      expect(known.moves).toEqual(turn === 1 ? ['ops', 'sr', 'rp'] : ['event', 'no-event']);
    });

    test('P70 a combat card: another legal way', () => {
      const t = sudden().do(`card:${combat}`);
      expect(t.one('not-event')).toMatchObject({ card: combat, why: 'combat' });
      expect(t.ask).toBe('use');
      expect(t.moves).toEqual(['ops', 'sr', 'rp']);
    });

    test('P71 the player chooses freely among the legal ways', () => {
      for (const way of ['ops', 'sr', 'rp']) {
        expect(sudden().do(`card:${combat}`, way).one('used').use).toBe(way);
        expect(sudden().do(`card:${top}`, 'no-event', way).one('used').use).toBe(way);
      }
    });
  });

  test('a use is reported with the value that is printed for it, if there is one', () => {
    const card = table().s.options.deck.cards.find(({ id }) => id === five[4]);
    const used = (way: string) => table().do('nominate:E', 'roll:12', way).one('used');
    expect(used('ops').value).toBe(card?.ops);
    expect(used('sr').value).toBe(card?.sr);
    for (const way of ['rp', 'event']) expect(used(way)).not.toHaveProperty('value');
  });

  test('P21 the event of a combat card is never offered outside battle', () => {
    for (const [i, space] of SPACES.entries()) {
      const display = moved(five, i);
      // Nominated, or named by blue.
      const nominated = table(display).do(`nominate:${space}`, 'roll:12');
      const named = table(display).do(`nominate:${space === 'A' ? 'B' : 'A'}`, `roll:6${i + 1}`);
      for (const t of [nominated, named]) {
        expect(t.s.playing?.card).toBe(five[0]);
        expect(t.moves).toEqual(['ops', 'sr', 'rp']);
      }
    }
  });

  test('P07 an event with a war-status number raises the status of its side; other uses do not', () => {
    const t = table().do('nominate:D', 'roll:12', 'event');
    expect(t.one('war-status')).toEqual({ side, by: status, status, combined: status });
    expect(t.s.sides.map((each) => each.status)).toEqual(side === 'CP' ? [status, 0] : [0, status]);
    expect(table().do('nominate:D', 'roll:12', 'ops').s.sides[n].status).toBe(0);
  });

  /** The other side of this turn's round, or this one again. */
  const use = (t: TestTable, way: string) => t.do('nominate:E', 'roll:12', way, 'done').reveal();

  test.each(['sr', 'rp'])('P07 %s not in two consecutive rounds of the side in a turn', (way) => {
    // Two more of its rounds follow.
    const t = roundOf(side, five, { cards }, { turn, round: Math.min(round, 4) });
    use(t, way);
    use(t, 'ops');
    expect(t.s.active).toBe(n);
    expect(t.do('nominate:E', 'roll:12').moves).not.toContain(way);
    t.do('ops', 'done').reveal();
    use(t, 'ops');
    expect(t.do('nominate:E', 'roll:12').moves).toContain(way);
  });

  test('P07 a 1-Ops activation between lifts the limit', () => {
    const t = table();
    use(t, 'sr');
    expect(t.s.sides[n].last).toBe('sr');
    t.finishRound().reveal();
    t.do('nominate:A', 'roll:61');
    expect(t.s.sides[n].last).toBeNull();
  });
});

describe.each(BOTH)('%s', (side) => {
  const n = side === 'CP' ? 0 : 1;
  const { five } = CARDS[side];

  test('P64 what the program knows to be impossible needs no question: reinforcements in turn 1', () => {
    const t = roundOf(side, five).do('nominate:A', 'roll:33');
    expect(t.one('not-event')).toMatchObject({ card: five[2], why: 'first-turn' });
    expect(t.moves).toEqual(['ops', 'sr', 'rp']);
    // From turn 2 on the table is asked.
    for (const turn of [2, 3, 20])
      expect(roundOf(side, five, {}, { turn }).do('nominate:A', 'roll:33').ask).toBe('event');
  });

  test('P07 reinforcements: none in turn 1, once for each nation in a turn', () => {
    expect(roundOf(side, five).do('nominate:C', 'roll:12').moves).not.toContain('event');
    // In D and E two of one nation, in C one of another.
    const reinforced =
      side === 'CP'
        ? ['CP-02', 'CP-05', 'CP-14', 'CP-07', 'CP-12']
        : ['AP-04', 'AP-12', 'AP-10', 'AP-03', 'AP-08'];
    for (const turn of [2, 5]) {
      const t = roundOf(side, reinforced, {}, { turn });
      t.do('nominate:E', 'roll:12', 'event', 'done').reveal().finishRound().reveal();
      // The nation's other card can't be used now; another nation's can.
      expect(t.display(side).slice(6)).toBe(reinforced.slice(0, 4).join(' '));
      expect(t.do('nominate:E', 'roll:12').moves).toEqual(['ops', 'sr', 'rp']);
      t.do('ops', 'done').reveal().finishRound().reveal();
      expect(t.do('nominate:E', 'roll:12').moves).toContain('event');
      expect(t.s.playing?.card).toBe(reinforced[2]);
    }
  });

  test('P07 one neutral entry a turn, for both sides together', () => {
    const neutral = side === 'CP' ? 'CP-34' : 'AP-17';
    for (const turn of [1, 4]) {
      const t = roundOf(side, five, {}, { turn });
      expect(t.s.options.deck.cards.find(({ id }) => id === neutral)?.kind).toBe('neutral');
      t.s.neutral = true;
      t.s.sides[n].slots.E = { card: neutral, set: null, up: true, closed: false };
      t.s.decks[n]?.sets[0]?.push(five[4]);
      t.game.apply(t.s, 'nominate:E');
      t.game.apply(t.s, 'roll:12');
      expect(t.moves).toEqual(['ops', 'sr', 'rp']);
      t.s.neutral = false;
      expect(t.moves).toContain('event');
      t.game.apply(t.s, 'event');
      expect(t.s.neutral).toBe(true);
    }
  });
});

test('P07 a new turn lifts the limits of both sides', () => {
  for (const turn of [1, 2, 7]) {
    const t = roundOf('CP', CP, { reminders: false }, { turn });
    for (const own of t.s.sides) Object.assign(own, { last: 'sr', reinforced: ['GE', 'BR'] });
    t.s.neutral = true;
    // The last action round of the turn.
    t.game.adjust(t.s, 'round', 6);
    t.game.adjust(t.s, 'active', 'AP');
    for (const own of t.s.sides) own.last = 'sr';
    while (t.s.turn === turn) t.do(t.moves.find((move) => move === 'ops') ?? at(t.moves, 0));
    expect(t.s.neutral).toBe(false);
    for (const own of t.s.sides) expect(own).toMatchObject({ last: null, reinforced: [] });
  }
});

describe('P07 the base rules that the program respects', () => {
  test('a card is used for what is printed on it; one without any use is discarded', () => {
    const blank = { ops: 0, sr: 0, rp: {} };
    const printed = (facts: object): TestTable => {
      const cards = saltRoad.cards.map((card) => (card.id === 'H-02' ? { ...card, ...facts } : card));
      const t = new TestTable({ deck: { ...saltRoad, cards }, ranges: 'flat4' }, cardDriven);
      return t.reveal('H-01', 'H-02', 'H-03', 'H-04').do('nominate:B', 'roll:12');
    };
    expect(printed({}).moves).toEqual(['ops', 'sr', 'rp']);
    expect(printed({ ...blank, ops: 2 }).moves).toEqual(['ops']);
    expect(printed({ ...blank, sr: 2 }).moves).toEqual(['sr']);
    expect(printed({ ...blank, rp: { boats: 1 } }).moves).toEqual(['rp']);
    const none = printed(blank);
    expect(none.moves).toEqual(['no-use']);
    none.do('no-use');
    expect(none.one('no-use').card).toBe('H-02');
    expect(none.one('discarded')).toMatchObject({ card: 'H-02', after: 'no-use' });
  });

  test('conditions of the event are hints: the event stays on offer', () => {
    // Falkenhayn asks for turn 3 or Moltke.
    const t = table().do('nominate:E', 'roll:12');
    expect(t.s.options.deck.cards.find((c) => c.id === 'CP-13')?.hints).toEqual(['turn>=3_or_after:AP-09']);
    expect(t.moves).toContain('event');
  });

  test('Salonika as an event counts as an SR play', () => {
    const t = roundOf('AP', AP_FIVE, {}, { turn: 2 });
    t.s.decks[1]?.sets[0]?.push('AP-09');
    t.s.sides[1].slots.E = { card: 'AP-30', set: null, up: true, closed: false };
    for (const move of ['nominate:E', 'roll:12', 'event'] as const) t.game.apply(t.s, move);
    expect(t.s.sides[1].last).toBe('sr');
  });
});

describe('play it anyway', () => {
  test('the player may do what isn’t offered, and the journal records it with a reason', () => {
    const t = table().do('nominate:A', 'roll:12');
    expect(t.game.asides(t.s)).toContain('anyway:event');
    t.told = [];
    t.game.apply(t.s, 'anyway:event', (event, facts) => void t.told.push({ event, facts }), 'house rule');
    expect(t.one('used')).toMatchObject({ card: 'CP-02', use: 'event', anyway: true, reason: 'house rule' });
    expect(t.do('done').one('removed').card).toBe('CP-02');
  });

  test('P07: a card that the map does not allow to be used is discarded unused', () => {
    const t = table().do('nominate:A', 'roll:12');
    expect(t.moves).toContain('ops');
    t.do('not-possible');
    expect(t.one('not-possible')).toMatchObject({ card: 'CP-02', reason: '' });
    expect(t.one('discarded')).toMatchObject({ card: 'CP-02', after: 'no-use' });
    expect(t.s.sides[0].last).toBeNull();
    expect(t.s.active).toBe(1);
    // Where nothing is offered the program says so itself.
    const none = table().do('nominate:C', 'roll:11');
    expect(none.game.asides(none.s)).toContain('not-possible');
    expect(table().game.asides(table().s)).not.toContain('not-possible');
  });

  test('it is an aside: never among the moves', () => {
    const t = table().do('nominate:C', 'roll:44');
    expect(t.game.asides(t.s).filter((a) => a.startsWith('anyway'))).toEqual([
      'anyway:ops',
      'anyway:sr',
      'anyway:rp',
    ]);
    for (const aside of t.game.asides(t.s)) expect(t.moves).not.toContain(aside);
  });
});
