// Why a move isn't possible: what the display, the dice and the base game leave out.
import { expect, test } from 'vitest';
import { saltRoad } from '../decks/salt-road.ts';
import { cardDriven } from './game.ts';
import { CP_FIVE, TestTable } from './testing.ts';

const against = (t: TestTable, move: string) => {
  const out = t.game.ruledOut(t.s).find((each) => each.move === move);
  return out && [out.why, out.facts];
};
/** A combat card in A, reinforcements in C. */
const FIVE = ['CP-02', 'CP-05', 'CP-07', 'CP-09', 'CP-13'];

test('P39: one card is nominated, from a space that has one; 1-Ops only if there is none', () => {
  const t = new TestTable().reveal(...CP_FIVE);
  expect(against(t, 'one-op')).toEqual(['must-nominate', {}]);
  expect(against(t, 'nominate:A')).toBeUndefined();
  t.s.sides[0].slots.C = null;
  expect(against(t, 'nominate:C')).toEqual(['empty-space', { space: 'C' }]);
  const free = new TestTable({ voluntaryOneOp: true }).reveal(...CP_FIVE);
  expect(against(free, 'one-op')).toBeUndefined();
});

test('P63-P66: a random event is tried as its event first, and then in any other way', () => {
  const t = new TestTable().reveal(...FIVE).do('nominate:A', 'roll:22');
  for (const use of ['ops', 'sr', 'rp']) expect(against(t, use)).toEqual(['event-first', {}]);
  expect(against(t, 'event')).toBeUndefined();
  t.do('no-event');
  expect(against(t, 'event')).toEqual(['no-event', { why: 'conditions' }]);
  const combat = new TestTable().reveal(...FIVE).do('nominate:C', 'roll:11');
  expect(against(combat, 'event')).toEqual(['no-event', { why: 'combat' }]);
});

test('SR and RP not twice running, and only what the card has', () => {
  const t = new TestTable().reveal(...FIVE);
  t.s.sides[0].last = 'sr';
  t.do('nominate:E', 'roll:12');
  expect(t.ask).toBe('use');
  expect(against(t, 'sr')).toEqual(['twice-running', { use: 'sr' }]);
  expect(against(t, 'ops')).toBeUndefined();
  const deck = { ...saltRoad, cards: saltRoad.cards.map((card) => ({ ...card, rp: {} })) };
  expect(against(new TestTable({ deck }, cardDriven).until('use'), 'rp')).toEqual([
    'no-value',
    { use: 'rp' },
  ]);
});

test('P21, P27: only a combat card is played in a battle', () => {
  const t = new TestTable().reveal(...FIVE).do('nominate:E', 'roll:12', 'ops', 'battle');
  expect(t.ask).toBe('attack-card');
  expect(against(t, 'attack:B')).toEqual(['no-combat-card', { space: 'B' }]);
  expect(against(t, 'attack:A')).toBeUndefined();
});

test('fate die: the face says which cards', () => {
  const t = new TestTable({ method: 'fateDie' }).until('fate').do('fate:4').until('pick');
  const open = new Set(t.moves);
  const closed = ['A', 'B', 'C', 'D', 'E'].map((space) => `pick:${space}`).filter((move) => !open.has(move));
  expect(closed.length).toBeGreaterThan(0);
  for (const move of closed) expect(['by-fate', 'empty-space']).toContain(against(t, move)?.[0]);
});
