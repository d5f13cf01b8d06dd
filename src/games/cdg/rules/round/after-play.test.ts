/** Step 4 and what follows: discards, removal, close-up, refill, shuffles (P15, P72-P74). */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at } from '../../../../kernel/at.ts';
import { parse } from '../../../../kernel/session/journal.ts';
import { resume } from '../../../../kernel/session/resume.ts';
import { SPACES, type Space } from '../cards/deck.ts';
import { deckOf, oddsOf, pileSize } from '../cards/pile.ts';
import { cardDriven, pathsOfGlory } from '../game.ts';
import { moved, oneDeck, ROUNDS, roundOf, slotsOf, TestTable } from '../testing.ts';

/** In E a starred card whose event is no combat card's; `top` is another one, in the pile. */
const CARDS = {
  CP: { five: ['CP-02', 'CP-05', 'CP-06', 'CP-09', 'CP-13'], top: 'CP-11' },
  AP: { five: ['AP-04', 'AP-12', 'AP-07', 'AP-02', 'AP-09'], top: 'AP-13' },
} as const;

/** The active side keeps this many cards in its pile; the rest of its unseen ones are discarded. */
function emptied(t: TestTable, left: number): TestTable {
  const deck = deckOf(t.s, t.s.active);
  deck.discards.push(...at(deck.sets, 0).splice(left));
  return t;
}

describe.each(ROUNDS)('%s, %s cards, turn %i, round %i', (side, cards, turn, round) => {
  const { five, top } = CARDS[side];
  const [A, B, C, D, E] = five;
  const n = side === 'CP' ? 0 : 1;
  const table = (given = {}) => roundOf(side, five, { ranges: 'flat4', cards, ...given }, { turn, round });
  const play = (space: string, way = 'ops', given = {}) =>
    table(given).do(`nominate:${space}`, 'roll:12', way, 'done');

  describe('step 4', () => {
    /** The starred card of E in each space, and how the display is refilled: neither changes what becomes of it. */
    const places = SPACES.flatMap((space, i) =>
      ['slide', 'inPlace'].map((afterPlay) => {
        const display = moved(five, (i + 1) % 5);
        const t = roundOf(side, display, { ranges: 'flat4', cards, afterPlay }, { turn, round });
        return [space, t.do(`nominate:${space}`, 'roll:12')] as const;
      }),
    );
    const copies = () => places.map(([space, t]) => [space, t.copy()] as const);

    test('P72 the played card goes to the discards', () => {
      for (const way of ['ops', 'sr', 'rp'])
        for (const [space, t] of copies()) {
          t.do(way, 'done');
          expect(t.one('discarded')).toMatchObject({ card: E, from: space, after: way });
          expect(t.s.decks[n]?.discards[0]).toBe(E);
          expect(t.display(side)).not.toContain(E);
        }
      // From the top of the pile it is the same.
      const drawn = table().do('nominate:A', 'roll:66', `card:${top}`, 'no-event', 'ops', 'done');
      expect(drawn.one('discarded')).toMatchObject({ card: top, from: 'top' });
      expect(drawn.s.decks[n]?.discards).toEqual([top]);
    });

    test('P73 a starred card leaves the game if played as its event, and only then', () => {
      for (const [, t] of copies()) {
        t.do('event', 'done');
        expect(t.one('removed')).toMatchObject({ card: E, after: 'event' });
        expect(t.s.decks[n]?.removed).toEqual([E]);
        expect(t.s.decks[n]?.discards).not.toContain(E);
      }
      for (const way of ['ops', 'sr', 'rp'])
        for (const [, t] of copies()) expect(t.do(way, 'done').s.decks[n]?.removed).toEqual([]);
      // From the top of the pile it is the same.
      const sudden = (...ways: readonly string[]) =>
        table().do('nominate:A', 'roll:66', `card:${top}`, ...ways, 'done').s.decks[n];
      expect(sudden('event')).toMatchObject({ discards: [], removed: [top] });
      expect(sudden('no-event', 'ops')).toMatchObject({ discards: [top], removed: [] });
    });

    test('P72, P73 the report says which card goes where, and why', () => {
      for (const way of ['ops', 'sr', 'rp'] as const)
        expect(play('E', way).one('discarded')).toMatchObject({ card: E, from: 'E', after: way });
      const event = play('E', 'event');
      expect(event.one('removed')).toMatchObject({ card: E, after: 'event' });
      expect(event.all('discarded')).toEqual([]);
      const untracked = roundOf(side, [], { cards: 'untracked' }, { turn, round });
      untracked.do('nominate:E', 'roll:12', 'done');
      expect(untracked.one('discarded')).toEqual({ side, from: 'E' });
    });

    /** Every way to an activation without a card. */
    const activations: Readonly<Record<string, () => TestTable>> = {
      'blue names its space': () => table().do('nominate:A', 'roll:61'),
      'an empty space is named': () => without(table().do('nominate:A'), 'B').do('roll:62'),
      'no card is left to draw': () => {
        const t = emptied(table(), 0).do('nominate:A');
        const deck = deckOf(t.s, n);
        deck.removed.push(...deck.discards.splice(0));
        return t.do('roll:66');
      },
      'the display is empty': () => without(table(), ...SPACES).do('one-op'),
      'version 3.0: the player chooses it': () => table({ voluntaryOneOp: true }).do('one-op'),
      'version 3.0: the player declines the card': () =>
        table({ ownSpace: 'playable' }).do('nominate:A', 'roll:61', 'one-op'),
    };
    /** The same table with these spaces empty. */
    function without(t: TestTable, ...spaces: readonly Space[]): TestTable {
      for (const space of spaces) {
        t.s.decks[n]?.discards.push(t.slot(side, space)?.card as string);
        t.s.sides[n].slots[space] = null;
      }
      return t;
    }
    test.each(Object.keys(activations))(
      'P74 after an activation without a card nothing is discarded or removed: %s',
      (why) => {
        const t = activations[why]?.() as TestTable;
        expect(t.ask).toBe('one-op');
        const { discards = [], removed = [] } = structuredClone(t.s.decks[n]) ?? {};
        const up = slotsOf(t.s, n).map((slot) => slot?.card ?? null);
        t.do('done');
        const events = t.told.map(({ event }) => event);
        for (const event of ['discarded', 'removed', 'end-of-row']) expect(events).not.toContain(event);
        expect(t.s.decks[n]?.removed).toEqual(removed);
        // Where the display was empty, the refill may have shuffled the discards.
        if (!events.includes('reshuffled')) expect(t.s.decks[n]?.discards).toEqual(discards);
        const still = slotsOf(t.s, n).map((slot) => slot?.card ?? null);
        expect(still.filter(Boolean)).toEqual(up.filter(Boolean));
      },
    );
  });

  describe('step 5, slide', () => {
    test('P15 the display is refilled in the action round itself, face down from A', () => {
      for (const afterPlay of ['slide', 'inPlace'])
        for (const space of SPACES) {
          const t = play(space, 'ops', { afterPlay });
          // It is the other side's round only now.
          expect([t.s.active, t.ask]).toEqual([1 - n, 'reveal']);
          expect(slotsOf(t.s, n).filter(Boolean)).toHaveLength(5);
          const { side: whose, spaces } = t.one('dealt');
          expect(whose).toBe(side);
          for (const each of spaces) expect(t.slot(side, each)).toMatchObject({ up: false, card: null });
        }
      const t = play('C');
      expect(t.display(side)).toBe(`- - ${A} ${B} ${D}`);
      expect(t.one('closed-up')).toEqual({ side });
      expect(t.one('dealt')).toEqual({ side, spaces: ['B', 'A'] });
    });

    test('R2 R3 the card in E is discarded, unless the played one came from there', () => {
      expect(play('A').one('end-of-row').card).toBe(E);
      expect(play('A').s.decks[n]?.discards).toEqual([A, E]);
      expect(play('E').all('end-of-row')).toEqual([]);
      expect(play('E').display(side)).toBe(`- ${A} ${B} ${C} ${D}`);
    });

    test.each([
      ['the deck', ['nominate:A', 'roll:66', `card:${top}`, 'no-event', 'ops', 'done']],
      ['1-Ops', ['nominate:A', 'roll:61', 'done']],
    ])('R3 nothing falls off the row after a card from %s, unless `discardE` is `always`', (_, moves) => {
      const t = table().do(...moves);
      expect([t.all('end-of-row'), t.all('closed-up')]).toEqual([[], []]);
      expect(t.display(side)).toBe(five.join(' '));
      const always = table({ discardE: 'always' }).do(...moves);
      expect(always.one('end-of-row').card).toBe(E);
      expect(always.display(side)).toBe(`- ${A} ${B} ${C} ${D}`);
    });

    test('R3 nothing is discarded from an empty last space', () => {
      const t = table();
      t.s.decks[n]?.discards.push(E);
      t.s.sides[n].slots.E = null;
      t.do('nominate:A', 'roll:12', 'ops', 'done');
      expect(t.all('end-of-row')).toEqual([]);
      expect(t.display(side)).toBe(`- - ${B} ${C} ${D}`);
    });
  });

  test('R2 step 5, inPlace: the empty space alone is refilled', () => {
    const t = play('C', 'ops', { afterPlay: 'inPlace' });
    expect(t.display(side)).toBe(`${A} ${B} - ${D} ${E}`);
    expect(t.one('dealt').spaces).toEqual(['C']);
    expect(t.s.decks[n]?.discards).toEqual([C]);
  });

  describe('an empty pile', () => {
    const nearlyEmpty = (left: number, given = {}) => emptied(table(given), left);

    test('R12 the discards are shuffled at once when a card is needed, the played one among them', () => {
      const t = nearlyEmpty(1).do('nominate:A', 'roll:12', 'ops', 'done');
      // A needs two: one from the old pile, one from the shuffled discards.
      expect(t.one('reshuffled')).toEqual({ side, cards: 10 });
      expect(t.s.decks[n]?.sets.map((set) => set.length)).toEqual([1, 10]);
      expect(pileSize(t.s, n)).toBe(9);
      expect(slotsOf(t.s, n).map((slot) => slot?.set)).toEqual([1, 0, null, null, null]);
    });

    test('R12 a card that lay face down before still comes from the old pile', () => {
      const t = nearlyEmpty(1).do('nominate:A', 'roll:12', 'ops', 'done');
      const old = t.s.decks[n]?.sets[0]?.[0];
      t.finishRound();
      // A is turned up first and comes from the new shuffle, B can only be the old card.
      expect(t.moves.filter((move) => move.startsWith('card:'))).toHaveLength(10);
      expect(t.moves).not.toContain(`card:${old}`);
      t.do(at(t.moves, 0));
      expect(t.moves).toEqual([`card:${old}`]);
    });

    test('R12 with no discards either, the space stays empty', () => {
      const t = nearlyEmpty(0, { afterPlay: 'inPlace' });
      const deck = deckOf(t.s, n);
      deck.removed.push(...deck.discards.splice(0));
      t.do('nominate:E', 'roll:12', 'event', 'done');
      expect(t.display(side)).toBe(`${A} ${B} ${C} ${D} .`);
    });
  });
});

describe.each(['CP', 'AP'] as const)('%s, untracked cards', (side) => {
  const n = side === 'CP' ? 0 : 1;
  const rolled = (roll: string, given = {}) =>
    roundOf(side, [], { cards: 'untracked', ranges: 'flat4', ...given }).do(
      'nominate:A',
      `roll:${roll}`,
      'done',
    );

  test.each(['slide', 'inPlace'])(
    'P15 P72 P74 one card leaves for a card played, none for a 1-Ops activation (%s)',
    (afterPlay) => {
      for (const roll of ['12', '52', '11', '16', '64']) {
        const t = rolled(roll, { afterPlay });
        expect(t.all('discarded')).toHaveLength(1);
        expect(slotsOf(t.s, n).filter(Boolean)).toHaveLength(5);
        expect(t.one('dealt').side).toBe(side);
        expect(t.s.active).toBe(1 - n);
      }
      // The top card comes from the pile and leaves no gap.
      for (const roll of ['56', '66']) {
        const t = rolled(roll, { afterPlay });
        expect(t.one('discarded')).toEqual({ side, from: 'top' });
        expect(t.all('dealt')).toEqual([]);
      }
      const oneOp = rolled('61', { afterPlay });
      for (const event of ['discarded', 'removed', 'end-of-row', 'dealt'] as const)
        expect(oneOp.all(event)).toEqual([]);
      expect(oneOp.display(side)).toBe('? ? ? ? ?');
    },
  );
});

describe('a pile that runs out in the middle of a refill', () => {
  const nearlyEmpty = (left: number, given = {}) =>
    emptied(roundOf('CP', CARDS.CP.five, { ranges: 'flat4', ...given }), left);

  test('cards from the old pile are reported before the shuffle, those from the new one after it', () => {
    const told = (t: TestTable) =>
      t.told.flatMap(({ event, facts }) => {
        if (event === 'dealt') return (facts as { spaces: string[] }).spaces.join('');
        return event === 'reshuffled' || event === 'pile-dry' ? event : [];
      });
    const play = (left: number, ...battle: string[]) =>
      told(nearlyEmpty(left).do('nominate:A', 'roll:12', 'ops', ...battle, 'done'));
    expect(play(1)).toEqual(['B', 'reshuffled', 'A']);
    expect(play(0)).toEqual(['reshuffled', 'BA']);
    expect(play(2)).toEqual(['BA']);
    // One pile for both sides, which a shuffle waits for: what was dealt is told once.
    const shared = new TestTable({ deck: oneDeck, ranges: 'flat4', reminders: false }, cardDriven).reveal();
    const deck = deckOf(shared.s, 0);
    deck.discards.push(...at(deck.sets, 0).splice(4));
    shared.do('nominate:A', 'roll:12', 'ops', 'done');
    expect(shared.ask).toBe('reveal');
    expect(told(shared)).toEqual(['B']);
    while (shared.s.turning.length > 1) shared.do(at(shared.moves, 0));
    shared.do(at(shared.moves, 0));
    expect(told(shared)).toEqual(['reshuffled', 'A']);
  });

  test('own cards: the app asks for a card dealt before the shuffle even if it can only be one', () => {
    const t = nearlyEmpty(1, { cards: 'physical' }).do('nominate:A', 'roll:12', 'ops', 'done');
    const old = t.s.decks[0]?.sets[0]?.[0] as string;
    t.finishRound().do(at(t.moves, 0));
    expect(t.node).toMatchObject({ kind: 'table', ask: 'reveal', moves: [`card:${old}`] });
    t.do(`card:${old}`);
    expect(t.one('turned-up')).toMatchObject({ card: old, space: 'B' });
  });

  test('P55 R12 the top card comes from the last shuffle, even if cards from the one before are still unnamed', () => {
    const t = nearlyEmpty(2, { cards: 'physical' }).do('nominate:A', 'roll:12', 'ops', 'done');
    t.finishRound().do('not-now', 'not-now').do('nominate:E', 'roll:12', 'ops', 'done');
    expect(t.one('reshuffled').side).toBe('CP');
    t.finishRound().do('not-now', 'nominate:E', 'roll:56');
    const [old, last] = t.s.decks[0]?.sets ?? [];
    expect([t.ask, old?.length]).toEqual(['top', 2]);
    expect(t.moves).toEqual(last?.map((card) => `card:${card}`));
  });

  test('own cards: a journal continues in which the app named that card automatically', () => {
    const golden = readFileSync(new URL('../../golden/own-cards-stopped.txt', import.meta.url), 'utf8');
    // Both were certain, and the player wasn't asked.
    expect(golden.match(/^ {2}reveal: card:(\S+)\n> chance card:\1$/gm)).toHaveLength(2);
    const parsed = parse(golden);
    if (!parsed.ok) throw new Error(parsed.problem.reason);
    const resumed = resume(pathsOfGlory, parsed.value);
    expect(resumed).toMatchObject({ ok: true, value: { lost: [], dropped: [] } });
    // Elsewhere the app still answers nothing for the table.
    const wrong = parse(golden.replace('> table card:CP-12', '> chance card:CP-12'));
    expect(wrong.ok && resume(pathsOfGlory, wrong.value)).toMatchObject({
      ok: false,
      problem: { reason: 'by' },
    });
  });

  test.each(['A', 'B'] as const)(
    'own cards, shuffled too early: the card in %s can still be entered',
    (at) => {
      const t = nearlyEmpty(1, { cards: 'physical' }).do('nominate:A', 'roll:12', 'ops', 'done');
      const old = t.s.decks[0]?.sets[0]?.[0] as string;
      t.finishRound();
      const found = () => t.game.asides(t.s).filter((aside) => aside.startsWith('found:'));
      // A comes from the new shuffle, B from the old pile.
      expect(found()).toEqual([`found:${old}`]);
      const [first = '', second = ''] = t.moves.map((move) => move.slice('card:'.length));
      if (at === 'A') t.do(`found:${old}`);
      else {
        t.do(`card:${first}`);
        expect(found()).toHaveLength(9);
        t.do(`found:${second}`);
      }
      const card = at === 'A' ? old : second;
      expect(t.one('found')).toMatchObject({ card, from: 'shuffle' });
      expect(t.one('turned-up')).toMatchObject({ card, space: at });
      // The others may lie anywhere now: in B, or in the pile.
      if (at === 'A') expect(t.moves).toHaveLength(11);
      else expect(oddsOf(t.s, 0, 0).map(([each]) => each)).toContain(old);
    },
  );
});

describe('whichever deck it is', () => {
  test('P73 a card without a star is discarded after its event too', () => {
    // H-09 has no star.
    const plain = new TestTable({ ranges: 'flat4' }, cardDriven).reveal('H-01', 'H-02', 'H-03', 'H-09');
    plain.do('nominate:D', 'roll:12', 'event', 'done');
    expect(plain.s.decks[0]).toMatchObject({ discards: ['H-09'], removed: [] });
  });

  test('removed cards never come back', () => {
    const t = new TestTable({ reminders: false });
    const removed = new Set<string>();
    for (let n = 0; n < 400; n++) {
      t.do(t.moves[n % t.moves.length] as string);
      for (const deck of t.s.decks) for (const card of deck.removed) removed.add(card);
      for (const deck of t.s.decks)
        for (const card of removed) expect([...deck.sets.flat(), ...deck.discards]).not.toContain(card);
    }
    expect(removed.size).toBeGreaterThan(1);
  });
});
