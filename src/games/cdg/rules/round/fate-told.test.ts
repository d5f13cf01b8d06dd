/** `method: fateDie` with real cards: everything that is moved, dealt, turned up, collected or shuffled is reported. */
import { describe, expect, test } from 'vitest';
import { at } from '../../../../kernel/at.ts';
import { deckOf, pileSize } from '../cards/pile.ts';
import { TestTable } from '../testing.ts';

function table(given = {}, a = 'CP-06', b = 'CP-13'): TestTable {
  const t = new TestTable({ method: 'fateDie', ...given });
  return t.do(`card:${a}`, `card:${b}`, 'card:AP-01', 'card:AP-02');
}

describe('reports of a gap', () => {
  test('an open C moves there, face up or face down as the gap was', () => {
    const open = table().do('fate:3', 'card:CP-12', 'pick:A', 'ops', 'done');
    expect(open.one('c-moves')).toEqual({ side: 'CP', space: 'A', up: true });
    expect(open.all('dealt')).toEqual([]);
    expect(open.display('CP')).toBe('CP-12 CP-13 . - -');
    const closed = table().do('fate:5', 'card:CP-12', 'card:CP-07', 'card:CP-02', 'pick:D', 'ops', 'done');
    expect(closed.one('c-moves')).toEqual({ side: 'CP', space: 'D', up: false });
    expect(closed.display('CP')).toBe('CP-06 CP-13 . - CP-02');
  });

  test('else it is dealt face down, and turned up if the gap was face up', () => {
    const t = table().do('fate:4', 'pick:A', 'ops', 'done');
    expect(t.one('dealt')).toEqual({ side: 'CP', spaces: ['A'] });
    expect(t.ask).toBe('reveal');
    const untracked = new TestTable({ method: 'fateDie', cards: 'untracked' }).do('fate:4', 'pick:A', 'done');
    expect(untracked.one('dealt')).toEqual({ side: 'CP', spaces: ['A'] });
    expect(untracked.one('turned-up-all')).toEqual({ side: 'CP', spaces: ['A'] });
    expect(untracked.display('CP')).toBe('? ? . - -');
  });

  test('after a battle the defender’s space gets the open C, face down and closed', () => {
    const t = table({ ranges: 'custom', 'ranges.custom': '6,6,6,6,6' }, 'CP-06', 'CP-02');
    t.do('fate:3', 'card:CP-12', 'pick:A', 'ops', 'done');
    // The Allies attack the space of a combat card; CP's C is open again.
    while (t.ask === 'reveal') t.do(at(t.moves, 0));
    t.s.sides[0].slots.C = { card: 'CP-09', set: null, up: true, closed: false };
    t.s.decks[0]?.sets[0]?.splice(t.s.decks[0].sets[0].indexOf('CP-09'), 1);
    t.do('fate:4', 'pick:A', 'ops', 'battle');
    while (t.ask === 'reveal' || t.ask === 'attack-card')
      t.do(t.ask === 'reveal' ? at(t.moves, 0) : 'no-card');
    t.do('defend:B', 'die:1', 'done');
    expect(t.one('c-moves')).toEqual({ side: 'CP', space: 'B', up: false });
    expect(t.all('dealt')).toEqual([]);
    expect(t.slot('CP', 'B')).toEqual({ card: 'CP-09', set: null, up: false, closed: true });
  });

  test('an open C goes back before new cards are shuffled in', () => {
    const t = table();
    Object.assign(t.s, { turn: 2 });
    t.s.sides[0].status = 4;
    t.until('phase');
    const card = t.s.decks[0]?.sets.at(-1)?.shift() as string;
    t.s.sides[0].slots.C = { card, set: null, up: true, closed: false };
    const told: string[] = [];
    while (t.s.turn === 2) {
      t.do(at(t.moves, 0));
      told.push(...t.told.map(({ event }) => event));
    }
    expect(told.filter((event) => event === 'collected' || event === 'commitment')).toEqual([
      'collected',
      'commitment',
    ]);
  });
});

describe('a dry pile', () => {
  function dry(): TestTable {
    const t = table();
    const deck = deckOf(t.s, 0);
    deck.discards.push(...at(deck.sets, 0).splice(2));
    expect(pileSize(t.s, 0)).toBe(0);
    return t.do('fate:4', 'pick:A', 'ops', 'done');
  }

  test('face-down cards that are shuffled with the discards are reported and counted', () => {
    const t = dry();
    const discards = () => t.s.decks[0]?.discards.length ?? 0;
    const up = () => t.display('CP').split(' ').slice(3);
    t.until('phase');
    expect(up()).toEqual(['-', '-']);
    const before = discards();
    while (t.s.turn === 1 && t.all('reshuffled').length === 0) t.do(at(t.moves, 0));
    expect(t.one('collected')).toEqual({ side: 'CP', spaces: ['D', 'E'] });
    expect(t.one('reshuffled')).toEqual({ side: 'CP', cards: before + 2 });
    const events = t.told.map(({ event }) => event);
    expect(events.indexOf('collected')).toBeLessThan(events.indexOf('reshuffled'));
  });

  test('where new cards have come into the pile since, the discards are shuffled into it, if there are any', () => {
    for (const down of ['DE', '']) {
      const t = dry();
      Object.assign(t.s, { turn: 2 });
      t.s.sides[0].status = 4;
      t.until('phase');
      if (!down)
        for (const space of ['D', 'E'] as const) {
          const card = t.s.decks[0]?.sets[0]?.shift() as string;
          t.s.sides[0].slots[space] = { card, set: null, up: true, closed: false };
        }
      const told: unknown[] = [];
      while (t.s.turn === 2) {
        t.do(at(t.moves, 0));
        for (const { event, facts } of t.told)
          if (['collected', 'commitment', 'reshuffled', 'shuffled-in'].includes(event))
            told.push([event, facts]);
      }
      const commitment = ['commitment', { side: 'CP', group: 'limited', cards: 20 }];
      expect(told).toEqual(
        down
          ? [
              commitment,
              ['collected', { side: 'CP', spaces: ['D', 'E'] }],
              ['shuffled-in', { side: 'CP', cards: 2 }],
            ]
          : [commitment],
      );
    }
  });
});
