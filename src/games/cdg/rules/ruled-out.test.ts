// Why a move isn't possible: what the display, the dice and the base game leave out.
import { describe, expect, test } from 'vitest';
import { saltRoad } from '../decks/salt-road.ts';
import { SPACES } from './cards/deck.ts';
import { cardDriven } from './game.ts';
import { ROUNDS, roundOf, TestTable } from './testing.ts';

const against = (t: TestTable, move: string) => {
  const out = t.game.ruledOut(t.s).find((each) => each.move === move);
  return out && [out.why, out.facts];
};
/** A combat card in A, reinforcements in C. */
const FIVE = {
  CP: ['CP-02', 'CP-05', 'CP-07', 'CP-09', 'CP-13'],
  AP: ['AP-04', 'AP-12', 'AP-03', 'AP-02', 'AP-09'],
} as const;

describe.each(ROUNDS)('%s, %s cards, turn %i, round %i', (side, cards, turn, round) => {
  const n = side === 'CP' ? 0 : 1;
  const table = (given = {}) => roundOf(side, FIVE[side], { cards, ...given }, { turn, round });

  test('P39: one card is nominated, from a space that has one; 1-Ops only if there is none', () => {
    const t = table();
    expect(against(t, 'one-op')).toEqual(['must-nominate', {}]);
    for (const space of SPACES) {
      expect(against(t, `nominate:${space}`)).toBeUndefined();
      const without = t.copy();
      without.s.sides[n].slots[space] = null;
      expect(against(without, `nominate:${space}`)).toEqual(['empty-space', { space }]);
    }
    expect(against(table({ voluntaryOneOp: true }), 'one-op')).toBeUndefined();
  });

  test('P63-P66: a random event is tried as its event first, and then in any other way', () => {
    const t = table().do('nominate:A', 'roll:22');
    for (const use of ['ops', 'sr', 'rp']) expect(against(t, use)).toEqual(['event-first', {}]);
    expect(against(t, 'event')).toBeUndefined();
    t.do('no-event');
    expect(against(t, 'event')).toEqual(['no-event', { why: 'conditions' }]);
    const combat = table().do('nominate:C', 'roll:11');
    expect(against(combat, 'event')).toEqual(['no-event', { why: 'combat' }]);
  });

  test('SR and RP not twice running', () => {
    for (const use of ['sr', 'rp'] as const) {
      const t = table();
      t.s.sides[n].last = use;
      t.do('nominate:E', 'roll:12');
      expect(t.ask).toBe('use');
      expect(against(t, use)).toEqual(['twice-running', { use }]);
      expect(against(t, 'ops')).toBeUndefined();
    }
  });

  test('P21, P27: only a combat card is played in a battle', () => {
    const t = table().do('nominate:E', 'roll:12', 'ops', 'battle');
    expect(t.ask).toBe('attack-card');
    for (const space of ['B', 'C', 'D'])
      expect(against(t, `attack:${space}`)).toEqual(['no-combat-card', { space }]);
    expect(against(t, 'attack:A')).toBeUndefined();
  });
});

test('a card is used only for what is printed on it', () => {
  const deck = { ...saltRoad, cards: saltRoad.cards.map((card) => ({ ...card, rp: {} })) };
  expect(against(new TestTable({ deck }, cardDriven).until('use'), 'rp')).toEqual([
    'no-value',
    { use: 'rp' },
  ]);
});

test('fate die: the face says which cards', () => {
  const t = new TestTable({ method: 'fateDie' }).until('fate').do('fate:4').until('pick');
  const open = new Set(t.moves);
  const closed = ['A', 'B', 'C', 'D', 'E'].map((space) => `pick:${space}`).filter((move) => !open.has(move));
  expect(closed.length).toBeGreaterThan(0);
  for (const move of closed) expect(['by-fate', 'empty-space']).toContain(against(t, move)?.[0]);
});
