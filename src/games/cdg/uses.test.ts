/** Any legal way, random events and their fallback, the limits of the base game (P07, P21, P63-P71). */
import { describe, expect, test } from 'vitest';
import { saltRoad } from './decks/salt-road.ts';
import { cardDriven } from './game.ts';
import { AP_FIVE, CP_FIVE, TestTable } from './testing.ts';

const CP = ['CP-02', 'CP-05', 'CP-07', 'CP-09', 'CP-13'] as const;
const table = (given = {}, cards: readonly string[] = CP) => new TestTable(given).reveal(...cards);
/** In a later turn: reinforcements are allowed. */
function later(cards: readonly string[], turn = 2): TestTable {
  const t = new TestTable();
  t.s.turn = turn;
  return t.reveal(...cards);
}

describe('11 to 55', () => {
  test('P63 the card must be played as its event when it can be', () => {
    const t = table().do('nominate:A', 'roll:44');
    expect(t.ask).toBe('event');
    expect(t.moves).toEqual(['event', 'no-event']);
    t.do('event');
    expect(t.one('used')).toMatchObject({ card: 'CP-09', use: 'event' });
    expect(t.do('done').one('removed').card).toBe('CP-09');
  });

  test('P64 conditions not met: another legal way', () => {
    const t = table().do('nominate:A', 'roll:22', 'no-event');
    expect(t.one('not-event')).toMatchObject({ card: 'CP-05', why: 'conditions' });
    expect(t.ask).toBe('use');
    expect(t.moves).toEqual(['ops', 'sr', 'rp']);
  });

  test('P64 what the program knows to be impossible needs no question: reinforcements in turn 1', () => {
    const t = table().do('nominate:A', 'roll:33');
    expect(t.one('not-event')).toMatchObject({ card: 'CP-07', why: 'first-turn' });
    expect(t.moves).toEqual(['ops', 'sr', 'rp']);
  });

  test('P65 a combat card: another legal way, without asking', () => {
    const t = table().do('nominate:C', 'roll:11');
    expect(t.one('not-event')).toMatchObject({ card: 'CP-02', why: 'combat' });
    expect(t.ask).toBe('use');
  });

  test('P66 the player chooses the way, and the event is not among the choices', () => {
    for (const t of [table().do('nominate:C', 'roll:11'), table().do('nominate:C', 'roll:22', 'no-event')]) {
      expect(t.node.kind).toBe('decision');
      expect(t.moves.length).toBeGreaterThan(1);
      expect(t.moves).not.toContain('event');
    }
  });
});

describe('66', () => {
  const sudden = () => table().do('nominate:C', 'roll:66');

  test('P68 the top card is taken and must be played as its event when it can be', () => {
    const t = sudden();
    expect(t.moves).toHaveLength(9);
    t.do('card:CP-11');
    expect(t.ask).toBe('event');
    expect(t.do('event').one('used')).toMatchObject({ card: 'CP-11', use: 'event' });
    expect(t.display('CP')).toBe(CP.join(' '));
  });

  test('P69 conditions not met: another legal way', () => {
    const t = sudden().do('card:CP-11', 'no-event');
    expect(t.moves).toEqual(['ops', 'sr', 'rp']);
  });

  test('P70 a combat card: another legal way', () => {
    const t = sudden().do('card:CP-03');
    expect(t.ask).toBe('use');
    expect(t.moves).toEqual(['ops', 'sr', 'rp']);
  });

  test('P71 the player chooses freely among the legal ways', () => {
    for (const way of ['ops', 'sr', 'rp']) expect(sudden().do('card:CP-03', way).one('used').use).toBe(way);
  });
});

describe('P07 the base rules that the program respects', () => {
  const use = (t: TestTable, way: string) => t.do('nominate:E', 'roll:12', way, 'done').reveal();

  test.each(['sr', 'rp'])('%s not in two consecutive own rounds of a turn', (way) => {
    const t = table({ ranges: 'flat4' }, ['CP-02', 'CP-05', 'CP-06', 'CP-08', 'CP-10']);
    use(t, way);
    use(t, 'ops');
    expect(t.do('nominate:E', 'roll:12').moves).not.toContain(way);
    t.do('ops', 'done').reveal();
    use(t, 'ops');
    expect(t.do('nominate:E', 'roll:12').moves).toContain(way);
  });

  test('a 1-Ops activation between lifts the limit, and so does a new turn', () => {
    const t = table({}, CP);
    use(t, 'sr');
    expect(t.s.sides[0].last).toBe('sr');
    t.finishRound().reveal();
    t.do('nominate:A', 'roll:61');
    expect(t.s.sides[0].last).toBe('');
    t.s.sides[0].last = 'sr';
    t.until('phase').until('nominate');
    expect(t.s.turn).toBe(2);
    expect(t.s.sides[0].last).toBe('');
  });

  test('P21 the event of a combat card is never offered outside battle', () => {
    expect(table().do('nominate:A', 'roll:12').moves).toEqual(['ops', 'sr', 'rp']);
  });

  test('a card is used for what is printed on it; one without any use is laid aside', () => {
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

  test('reinforcements: none in turn 1, once for each nation in a turn', () => {
    expect(table().do('nominate:C', 'roll:12').moves).not.toContain('event');
    const t = later(['CP-02', 'CP-05', 'CP-14', 'CP-07', 'CP-12']);
    t.do('nominate:E', 'roll:12', 'event', 'done').finishRound().reveal();
    // The other German card is shut now, the Austrian one is not.
    expect(t.display('CP').slice(6)).toBe('CP-02 CP-05 CP-14 CP-07');
    expect(t.do('nominate:E', 'roll:12').moves).toEqual(['ops', 'sr', 'rp']);
    t.do('ops', 'done').finishRound().reveal();
    expect(t.do('nominate:E', 'roll:12').moves).toContain('event');
    expect(t.s.playing?.card).toBe('CP-14');
  });

  test('one neutral entry a turn, for both sides together', () => {
    const t = later(CP);
    t.s.neutral = true;
    const card = t.game.options.deck.shipped['paths-of-glory@1']?.cards.find((c) => c.id === 'CP-34');
    expect(card?.kind).toBe('neutral');
    t.s.sides[0].slots[4] = { card: 'CP-34', set: -1, up: true, closed: false };
    t.s.decks[0]?.sets[0]?.push('CP-13');
    t.game.apply(t.s, 'nominate:E');
    t.game.apply(t.s, 'roll:12');
    expect(t.moves).toEqual(['ops', 'sr', 'rp']);
    t.s.neutral = false;
    expect(t.moves).toContain('event');
    t.game.apply(t.s, 'event');
    expect(t.s.neutral).toBe(true);
  });

  test('an event with a war-status number raises the status of its side; other uses do not', () => {
    const t = table().do('nominate:D', 'roll:12', 'event');
    expect(t.one('war-status')).toEqual({ side: 'CP', by: 1, status: 1, combined: 1 });
    const ops = table().do('nominate:D', 'roll:12', 'ops');
    expect(ops.s.sides[0].status).toBe(0);
  });

  test('conditions of the event are hints: the event stays on offer', () => {
    // Falkenhayn asks for turn 3 or Moltke.
    const t = table().do('nominate:E', 'roll:12');
    expect(t.s.options.deck.cards.find((c) => c.id === 'CP-13')?.hints).toEqual(['turn>=3_or_after:AP-09']);
    expect(t.moves).toContain('event');
  });

  test('Salonika as an event counts as an SR play', () => {
    const t = later(CP_FIVE)
      .finishRound()
      .reveal(...AP_FIVE);
    t.s.decks[1]?.sets[0]?.push('AP-09');
    t.s.sides[1].slots[4] = { card: 'AP-30', set: -1, up: true, closed: false };
    for (const move of ['nominate:E', 'roll:12', 'event'] as const) t.game.apply(t.s, move);
    expect(t.s.sides[1].last).toBe('sr');
  });
});

describe('play it anyway', () => {
  test('what is not offered can still be done, with a mark and a reason', () => {
    const t = table().do('nominate:A', 'roll:12');
    expect(t.game.asides(t.s)).toContain('anyway:event');
    t.told = [];
    t.game.apply(t.s, 'anyway:event', (event, facts) => void t.told.push({ event, facts }), 'house rule');
    expect(t.one('used')).toMatchObject({ card: 'CP-02', use: 'event', anyway: true, reason: 'house rule' });
    expect(t.do('done').one('removed').card).toBe('CP-02');
  });

  test('P07: what the map does not allow is laid aside, unused', () => {
    const t = table().do('nominate:A', 'roll:12');
    expect(t.moves).toContain('ops');
    t.do('not-possible');
    expect(t.one('not-possible')).toMatchObject({ card: 'CP-02', reason: '' });
    expect(t.one('discarded')).toMatchObject({ card: 'CP-02', after: 'no-use' });
    expect(t.s.sides[0].last).toBe('');
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
