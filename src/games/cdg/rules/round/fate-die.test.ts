/** `method: fateDie`: what each face opens and allows, the counter, a dry pile. */
import { describe, expect, test } from 'vitest';
import { at } from '../../../../kernel/at.ts';
import { deckOf, pileSize } from '../cards/pile.ts';
import { slotsOf, TestTable } from '../testing.ts';

/** Ops of CP: CP-02 2, CP-05 2, CP-06 3, CP-07 3, CP-08 3, CP-12 4, CP-13 4, CP-14 4; and the Allied cards in their stead. */
const ALLIED: Readonly<Record<string, string>> = {
  'CP-02': 'AP-04',
  'CP-05': 'AP-08',
  'CP-06': 'AP-09',
  'CP-07': 'AP-10',
  'CP-08': 'AP-12',
  'CP-12': 'AP-13',
  'CP-13': 'AP-02',
  'CP-14': 'AP-14',
};
/** The cards in A and B of the other side. */
const OTHERS = { CP: ['AP-01', 'AP-02'], AP: ['CP-01', 'CP-02'] } as const;

describe.each(['CP', 'AP'] as const)('R16 %s', (side) => {
  const [n, other] = side === 'CP' ? ([0, 1] as const) : ([1, 0] as const);
  const c = (id: string) => (side === 'CP' ? id : (ALLIED[id] as string));
  const card = (id: string) => `card:${c(id)}`;

  function table(given = {}, a = c('CP-06'), b = c('CP-13')): TestTable {
    const t = new TestTable({ method: 'fateDie', ...given });
    const mine = [a, b];
    t.do(...(side === 'CP' ? [...mine, ...OTHERS.CP] : [...OTHERS.AP, ...mine]).map((id) => `card:${id}`));
    if (side === 'AP') t.game.adjust(t.s, 'active', side);
    return t;
  }

  test('A and B of both sides begin face up, D and E face down, C is the top of the pile', () => {
    const t = table();
    expect(t.display(side)).toBe(`${c('CP-06')} ${c('CP-13')} . - -`);
    expect(t.display(side === 'CP' ? 'AP' : 'CP')).toBe(`${OTHERS[side].join(' ')} . - -`);
    expect(pileSize(t.s, n)).toBe(10);
    expect(t.ask).toBe('fate');
    expect(t.moves).toHaveLength(6);
  });

  describe('the faces', () => {
    test('1: C, or the lowest-Ops face-up card; the gap is refilled face up', () => {
      const t = table().do('fate:1', card('CP-12'));
      expect(t.moves).toEqual(['pick:A', 'pick:C']);
      t.do('pick:A', 'ops', 'done');
      expect(t.display(side)).toBe(`${c('CP-12')} ${c('CP-13')} . - -`);
      const top = table().do('fate:1', card('CP-12'), 'pick:C', 'ops', 'done');
      expect(top.display(side)).toBe(`${c('CP-06')} ${c('CP-13')} . - -`);
    });

    test('1: ties for the lowest are the player’s choice', () => {
      const t = table({}, c('CP-06'), c('CP-07')).do('fate:1', card('CP-12'));
      expect(t.moves).toEqual(['pick:A', 'pick:B', 'pick:C']);
    });

    test('2: the event of any face-up card, or the lowest for Ops', () => {
      const t = table().do('fate:2');
      expect(t.moves).toEqual(['pick:A', 'pick:B']);
      expect(t.do('pick:A').moves).toEqual(['ops', 'event']);
      expect(table().do('fate:2', 'pick:B').moves).toEqual(['event']);
    });

    test('2: cards are opened until two are face up', () => {
      const t = table();
      t.s.decks[n]?.discards.push(c('CP-06'), c('CP-13'));
      t.s.sides[n].slots.A = null;
      t.s.sides[n].slots.B = null;
      t.do('fate:2', card('CP-05'), card('CP-08'));
      expect(t.display(side)).toBe(`. . . ${c('CP-05')} ${c('CP-08')}`);
      expect(t.ask).toBe('pick');
    });

    test.each([
      ['3', [card('CP-12')], ['pick:A', 'pick:B', 'pick:C']],
      ['4', [], ['pick:A', 'pick:B']],
      ['5', [card('CP-12'), card('CP-05'), card('CP-08')], ['pick:C', 'pick:D', 'pick:E']],
      ['6', [card('CP-05'), card('CP-08')], ['pick:D', 'pick:E']],
    ])('%s opens its spaces, and one of them is used in any legal way', (face, cards, picks) => {
      const t = table().do(`fate:${face}`, ...cards);
      expect(t.moves).toEqual(picks);
      expect(t.do(picks[0] as string).moves).toContain('ops');
    });

    test('a gap is filled face up or face down as it was, and nothing slides', () => {
      const t = table().do('fate:6', card('CP-05'), card('CP-08'), 'pick:D', 'ops', 'done');
      expect(t.display(side)).toBe(`${c('CP-06')} ${c('CP-13')} . - ${c('CP-08')}`);
      const up = table().do('fate:4', 'pick:B', 'ops', 'done', card('CP-14'));
      expect(up.display(side)).toBe(`${c('CP-06')} ${c('CP-14')} . - -`);
    });

    test('an opened C that is not used fills the gap', () => {
      const t = table().do('fate:5', card('CP-12'), card('CP-05'), card('CP-08'), 'pick:D', 'ops', 'done');
      expect(t.display(side)).toBe(`${c('CP-06')} ${c('CP-13')} . - ${c('CP-08')}`);
      expect(t.slot(side, 'D')?.card).toBe(c('CP-12'));
    });
  });

  describe('the counter of cards left', () => {
    test.each([7, 8])('begins at %i, falls with each card used, and at 0 the side passes', (fateCards) => {
      const t = table({ fateCards });
      expect(t.s.sides[n].left).toBe(fateCards);
      t.do('fate:4', 'pick:A', 'ops', 'done', card('CP-05'));
      expect(t.s.sides[n].left).toBe(fateCards - 1);
      t.s.sides[other].left = 0;
      t.s.sides[n].left = 1;
      t.do('fate:4', 'pick:A', 'ops', 'done').reveal();
      expect(t.s.sides[other].left).toBe(0);
    });

    test('a side with none left is passed over', () => {
      const t = table();
      t.s.sides[other].left = 0;
      t.do('fate:4', 'pick:A', 'ops', 'done', card('CP-05'));
      expect(t.one('passed')).toEqual({ side: side === 'CP' ? 'AP' : 'CP' });
      expect([t.s.round, t.s.active]).toEqual([2, n]);
    });

    test('combat cards count too', () => {
      const t = table({}, c('CP-02')).do('battle', 'attack:A').reveal();
      expect(t.s.sides[n].left).toBe(6);
    });
  });

  describe('a dry pile', () => {
    function dry(): TestTable {
      const t = table();
      const deck = deckOf(t.s, n);
      deck.discards.push(...at(deck.sets, 0).splice(2));
      expect(pileSize(t.s, n)).toBe(0);
      return t.do('fate:4', 'pick:A', 'ops', 'done');
    }

    test('no refill, no shuffle, and the counter is capped at 4', () => {
      const t = dry();
      expect(t.one('pile-dry')).toEqual({ side });
      expect(t.all('reshuffled')).toEqual([]);
      expect(t.display(side)).toBe(`. ${c('CP-13')} . - -`);
      expect(t.s.sides[n].left).toBe(4);
    });

    test('cards that the pile still gave are reported before the pile runs dry', () => {
      const t = table({}, c('CP-06'), c('CP-02'));
      const deck = deckOf(t.s, n);
      deck.discards.push(...at(deck.sets, 0).splice(3));
      expect(pileSize(t.s, n)).toBe(1);
      // The attacker's combat card leaves a second gap.
      t.do('fate:4', 'pick:A', 'ops', 'battle', 'attack:B');
      while (t.ask !== 'act') t.do(t.moves.includes('no-card') ? 'no-card' : at(t.moves, 0));
      t.do('done');
      const told = t.told.filter(({ event }) => event === 'dealt' || event === 'pile-dry');
      expect(told.map(({ event }) => event)).toEqual(['dealt', 'pile-dry']);
      expect(told[0]?.facts).toEqual({ side, spaces: ['A'] });
    });

    test('a 1-Ops activation if no card can be used', () => {
      const t = dry();
      t.finishRound();
      t.s.decks[n]?.discards.push(c('CP-13'));
      t.s.sides[n].slots.B = null;
      expect(t.do('fate:4').one('one-op').why).toBe('no-card-left');
    });

    test('at the turn’s end face-down cards and discards are shuffled, and the gaps filled face down', () => {
      const t = dry().until('phase');
      while (t.s.turn === 1) t.do(at(t.moves, 0));
      expect(t.s.sides[n].dry).toBe(false);
      expect(t.s.decks[n]?.discards).toEqual([]);
      expect(slotsOf(t.s, n).map((slot) => slot !== null)).toEqual([true, true, false, true, true]);
      expect(t.s.decks[n]?.sets).toHaveLength(1);
    });
  });
});
