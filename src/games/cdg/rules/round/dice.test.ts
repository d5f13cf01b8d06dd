/** The two dice: every roll for every space and range, by a second count, and the worked examples (P40-P62, P67). */
import { describe, expect, test } from 'vitest';
import { at } from '../../../../kernel/at.ts';
import { distribution, rowsAsText } from '../../../../kernel/exact/exact.ts';
import { resolve } from '../../../../kernel/options.ts';
import { saltRoad } from '../../decks/salt-road.ts';
import { SPACES, type Space } from '../cards/deck.ts';
import { deckOf } from '../cards/pile.ts';
import { cardDriven, pathsOfGlory } from '../game.ts';
import { CP_FIVE, moved, optionsOf, ROUNDS, roundOf, TestTable } from '../testing.ts';
import { ROLL, resultOf } from './dice.ts';
import { nominationOdds } from './odds.ts';

const custom = (...ranges: number[]) => ({ ranges: 'custom', 'ranges.custom': ranges });
/** Both sides with a card in C that can be played as its event; a combat card and reinforcements among the others. */
const FIVE = { CP: CP_FIVE, AP: ['AP-01', 'AP-02', 'AP-12', 'AP-07', 'AP-09'] } as const;
const COMBAT = ['CP-02', 'AP-07'];
const REINFORCEMENTS = ['CP-07', 'AP-01'];

describe.each(ROUNDS)('%s, %s cards, turn %i, round %i', (side, cards, turn, round) => {
  const five = FIVE[side];
  /** Everything on display: range 3 everywhere unless said otherwise. */
  const nominated = (space: string, ranges = [3, 3, 3, 3, 3], given = {}) =>
    roundOf(side, five, { cards, ...custom(...ranges), ...given }, { turn, round }).do(`nominate:${space}`);
  /** Which card is played after this roll. */
  function played(roll: string, space = 'C', ranges?: number[]): string {
    const t = nominated(space, ranges).do(`roll:${roll}`);
    if (t.ask === 'one-op') return '1-Ops';
    if (t.ask === 'top') return 'top';
    return t.s.playing?.from ?? '?';
  }
  /** Each card in each space. */
  const displays = SPACES.map((_, by) => moved<string>(five, by));
  const given = { cards, ...custom(3, 3, 3, 3, 3) };
  /** The legal ways of this side's cards; every card here has Ops, SR and RP. */
  const waysOf = (card: string | undefined) => {
    const shut = COMBAT.includes(card ?? '') || (REINFORCEMENTS.includes(card ?? '') && turn === 1);
    return shut ? ['ops', 'sr', 'rp'] : ['ops', 'sr', 'rp', 'event'];
  };
  /** The letter that blue names, unless grey shows the same. */
  const pairs = (greys: readonly number[]) =>
    greys.flatMap((grey) =>
      [1, 2, 3, 4, 5, 6].filter((blue) => blue !== grey).map((blue) => [grey, blue] as const),
    );

  test('P40 one roll of two dice that can be told apart: 36 equally likely pairs', () => {
    expect(nominated('C').node).toBe(ROLL);
    expect(new Set(ROLL.moves).size).toBe(36);
    expect(new Set(ROLL.weights)).toEqual(new Set([1]));
    const hand = pathsOfGlory.hand(nominated('C').s);
    expect(hand?.dice).toEqual(['grey', 'blue']);
    for (let grey = 1; grey <= 6; grey++)
      for (let blue = 1; blue <= 6; blue++) {
        const move = `roll:${grey}${blue}`;
        expect(hand?.move([grey, blue])).toBe(move);
        expect(nominated('C').do(move).s.roll).toEqual({ grey, blue });
      }
  });

  test('P41 the pair alone decides; nothing offers another roll', () => {
    for (const roll of ROLL.moves) {
      const t = nominated('C').do(roll);
      expect(t.ask).not.toBe('roll');
      expect(t.moves.some((move) => move.startsWith('roll'))).toBe(false);
    }
  });

  describe('worked example 1: range 3, space C', () => {
    test.each([
      ['25', 'C'],
      ['52', 'B'],
      ['53', '1-Ops'],
      ['46', 'top'],
    ])('%s: %s', (roll, what) => expect(played(roll)).toBe(what));

    test('33: C as its event; 66: the top card as its event', () => {
      expect(nominated('C').do('roll:33')).toMatchObject({
        ask: 'event',
        s: { playing: { from: 'C', how: 'event' } },
      });
      expect(nominated('C').do('roll:66')).toMatchObject({
        ask: 'top',
        s: { playing: { from: 'top', how: 'event' } },
      });
    });
  });

  test('worked example 2: of 36 rolls 15 play C, 6 are doubles, 3 force 1-Ops, 2 give the top card, A 3, B 3, D 2, E 2', () => {
    const odds = nominationOdds(nominated('C').s, 'C');
    expect(Object.fromEntries(odds)).toEqual({
      nominated: 15,
      A: 3,
      B: 3,
      D: 2,
      E: 2,
      top: 2,
      'one-op': 3,
      'event:A': 1,
      'event:B': 1,
      'event:C': 1,
      'event:D': 1,
      'event:E': 1,
      'event:top': 1,
    });
  });

  describe('different values, grey within the range', () => {
    test('P42 P44 the nominated card is played with every value of the blue die', () => {
      for (const space of SPACES)
        for (const [grey, blue] of pairs([1, 2, 3]))
          expect(played(`${grey}${blue}`, space), `${space} ${grey}${blue}`).toBe(space);
    });

    test('P43 in any legal way', () => {
      for (const display of displays)
        for (const [i, space] of SPACES.entries()) {
          const t = roundOf(side, display, given, { turn, round }).do(`nominate:${space}`, 'roll:12');
          expect(t.s.playing?.card).toBe(display[i]);
          expect(t.node.kind).toBe('decision');
          expect(t.moves).toEqual(waysOf(display[i]));
        }
    });

    test('P42 P45 grey counts against the range of the nominated space, not of another', () => {
      const ranges = [2, 5, 1, 4, 3];
      for (const [i, space] of SPACES.entries())
        for (let grey = 1; grey <= 6; grey++) {
          // Blue names another space than the nominated one, and no double.
          const blue = [1, 2, 3, 4, 5].find((n) => n !== grey && n !== i + 1) as number;
          const expected = grey <= (ranges[i] as number) ? space : SPACES[blue - 1];
          expect(played(`${grey}${blue}`, space, ranges), `${space} ${grey}${blue}`).toBe(expected);
        }
    });
  });

  describe('different values, grey above the range', () => {
    test('P45 exactly then the nominated card fails', () => {
      for (let range = 0; range <= 6; range++) {
        for (let grey = 1; grey <= 6; grey++) {
          const blue = grey === 5 ? 4 : 5;
          const result = resultOf({ grey, blue }, { space: 'C', range, spaces: 5 });
          expect(result === 'nominated').toBe(grey <= range);
        }
      }
    });

    test.each([
      ['P46 P47', 1, 'A'],
      ['P46 P48', 2, 'B'],
      ['P46 P49', 3, 'C'],
      ['P46 P50', 4, 'D'],
      ['P46 P51', 5, 'E'],
    ])('%s then blue %i plays the card in %s', (_, blue, space) => {
      // Nominated elsewhere, so that no own space is named; the second time the range is 0.
      for (const nominee of SPACES.filter((each) => each !== space)) {
        for (const grey of [4, 5, 6].filter((n) => n !== blue))
          expect(played(`${grey}${blue}`, nominee)).toBe(space);
        for (const grey of [1, 2, 3].filter((n) => n !== blue))
          expect(played(`${grey}${blue}`, nominee, [0, 0, 0, 0, 0])).toBe(space);
      }
    });

    test('P52 it is played in any legal way', () => {
      for (const display of displays)
        for (const [i, space] of SPACES.entries()) {
          const t = roundOf(side, display, given, { turn, round });
          t.do(`nominate:${space === 'A' ? 'B' : 'A'}`, `roll:6${i + 1}`);
          expect(t.s.playing?.card).toBe(display[i]);
          expect(t.node.kind).toBe('decision');
          expect(t.moves, space).toEqual(waysOf(display[i]));
        }
    });

    test('P53 blue naming the own space forces a 1-Ops activation, with nothing else to choose', () => {
      for (const [i, space] of SPACES.entries())
        for (const grey of [1, 2, 3, 4, 5, 6].filter((n) => n !== i + 1)) {
          const t = nominated(space, [0, 0, 0, 0, 0]).do(`roll:${grey}${i + 1}`);
          expect(t.one('one-op').why).toBe('own-space');
          expect(t.moves).toEqual(['done', 'battle']);
        }
    });

    test('P54 no card is played: the nominated one stays', () => {
      for (const afterPlay of ['slide', 'inPlace'])
        for (const [i, space] of SPACES.entries()) {
          const t = nominated(space, [3, 3, 3, 3, 3], { afterPlay }).do(`roll:6${i + 1}`, 'done');
          expect(t.display(side)).toBe(five.join(' '));
          for (const deck of t.s.decks) expect(deck).toMatchObject({ discards: [], removed: [] });
        }
    });

    test('P53 version 3.0 lets the nominated card through after all', () => {
      for (const [i, space] of SPACES.entries()) {
        const ownSpace = () =>
          nominated(space, [3, 3, 3, 3, 3], { ownSpace: 'playable' }).do(`roll:6${i + 1}`);
        expect(ownSpace().moves).toEqual(['play', 'one-op']);
        expect(ownSpace().do('play').s.playing?.from).toBe(space);
        expect(ownSpace().do('one-op').one('one-op').why).toBe('own-space');
      }
    });

    test('P55 blue 6 takes the top card of the side’s pile', () => {
      for (const space of SPACES) for (const grey of [4, 5]) expect(played(`${grey}6`, space)).toBe('top');
      expect(played('16', 'D', [0, 0, 0, 0, 0])).toBe('top');
      const t = nominated('C').do('roll:56');
      expect(t.moves).toHaveLength(9);
      expect(t.moves.every((move) => move.startsWith(`card:${side}-`))).toBe(true);
      for (const card of five) expect(t.moves).not.toContain(`card:${card}`);
      // Whichever it is: with own cards too each of them can be named.
      for (const move of t.moves)
        expect(nominated('C').do('roll:56', move).s.playing).toMatchObject({
          from: 'top',
          card: move.slice(5),
        });
    });

    test('P56 and plays it at once in any legal way', () => {
      for (const space of SPACES)
        for (const way of ['ops', 'sr', 'rp', 'event']) {
          const t = nominated(space).do('roll:56', `card:${side}-13`);
          expect(t.one('drawn').card).toBe(`${side}-13`);
          expect(t.moves).toEqual(['ops', 'sr', 'rp', 'event']);
          t.do(way, 'done');
          const gone = way === 'event' ? 'removed' : 'discards';
          expect(t.s.decks[side === 'CP' ? 0 : 1]).toMatchObject({
            discards: [],
            removed: [],
            [gone]: [`${side}-13`],
          });
          expect(t.display(side)).toBe(five.join(' '));
        }
    });
  });

  describe('equal values', () => {
    test('P57 always a random event, with every range', () => {
      for (let range = 0; range <= 6; range++) {
        for (let n = 1; n <= 6; n++) {
          for (const space of SPACES)
            expect(resultOf({ grey: n, blue: n }, { space, range, spaces: 5 })).toMatch(/^event:/);
          const t = nominated('B', [1, range, 2, 3, 4]).do(`roll:${n}${n}`);
          expect(t.one('rolled').result).toMatch(/^event:/);
        }
      }
    });

    test.each([
      ['P58', '11', 'A'],
      ['P59', '22', 'B'],
      ['P60', '33', 'C'],
      ['P61', '44', 'D'],
      ['P62', '55', 'E'],
    ])('%s %s: the card in %s, nominated or not', (_, roll, space) => {
      for (const range of [0, 6])
        for (const nominee of SPACES) {
          const t = nominated(nominee, Array(5).fill(range)).do(`roll:${roll}`);
          expect(t.s.playing?.from).toBe(space);
          expect(t.one('rolled').result).toBe(`event:${space}`);
        }
    });

    test('P67 66 is a sudden event and names no card of the display', () => {
      for (const range of [0, 6])
        for (const nominee of SPACES) {
          const t = nominated(nominee, Array(5).fill(range)).do('roll:66');
          expect(t.one('rolled').result).toBe('event:top');
          expect(t.s.playing).toMatchObject({ from: 'top', how: 'event' });
          expect(t.ask).toBe('top');
        }
    });
  });

  describe('an empty space', () => {
    test('R5 named by blue or by a double means a 1-Ops activation', () => {
      for (const roll of ['62', '22']) {
        const t = nominated('C');
        t.s.decks[t.s.active]?.discards.push(t.slot(side, 'B')?.card as string);
        t.s.sides[t.s.active].slots.B = null;
        expect(t.do(`roll:${roll}`).one('one-op').why).toBe('empty-space');
      }
    });

    test('R5 so does a top card when pile and discards are both empty', () => {
      for (const roll of ['56', '66']) {
        const t = nominated('C');
        const deck = deckOf(t.s, t.s.active);
        deck.removed.push(...at(deck.sets, 0));
        deck.sets = [[]];
        expect(t.do(`roll:${roll}`).one('one-op').why).toBe('no-card-left');
      }
    });
  });
});

describe.each(['CP', 'AP'] as const)('%s, untracked cards', (side) => {
  const nominated = (space: string, range: number) =>
    roundOf(side, [], { cards: 'untracked', ...custom(range, range, range, range, range) }).do(
      `nominate:${space}`,
    );

  test('P42 P46 P53 P55 P57 P67 the dice name the same spaces as with named cards', () => {
    for (const space of SPACES)
      for (let grey = 1; grey <= 6; grey++)
        for (let blue = 1; blue <= 6; blue++) {
          const t = nominated(space, 3).do(`roll:${grey}${blue}`);
          const byBlue = SPACES[blue - 1] ?? 'top';
          const playedOne = grey !== blue && grey <= 3 ? space : byBlue;
          const forced = grey !== blue && grey > 3 && byBlue === space;
          expect(t.ask, `${space} ${grey}${blue}`).toBe(forced ? 'one-op' : 'act');
          if (forced) expect(t.one('one-op').why).toBe('own-space');
          else expect(t.s.playing).toMatchObject({ from: playedOne, how: grey === blue ? 'event' : 'any' });
        }
  });
});

/** A second count, from the text alone: pairs by pairs, with the letters of the spaces. */
function counted(space: Space, range: number, spaces: number): Record<string, number> {
  const count: Record<string, number> = {};
  const letters = 'ABCDE'.slice(0, spaces);
  for (const grey of [1, 2, 3, 4, 5, 6]) {
    for (const blue of [1, 2, 3, 4, 5, 6]) {
      const card = letters[blue - 1] ?? 'top';
      let what = grey > range ? card : 'nominated';
      if (what === space) what = 'one-op';
      if (grey === blue) what = `event:${card}`;
      count[what] = (count[what] ?? 0) + 1;
    }
  }
  return count;
}

describe('exact odds against a second count over 36 rolls', () => {
  for (const space of SPACES) {
    for (let range = 0; range <= 6; range++) {
      test(`space ${space}, range ${range}`, () => {
        const t = new TestTable(custom(range, range, range, range, range));
        const n = SPACES.indexOf(space) + 1;
        const odds = nominationOdds(t.s, space);
        const nonzero = Object.fromEntries([...odds].filter(([, k]) => k > 0));
        expect(nonzero).toEqual(counted(space, range, 5));
        // 5N play the nominated card, 6 are doubles, the other 5(6-N) fall to blue.
        expect(odds.get('nominated')).toBe(5 * range);
        expect([...odds.values()].reduce((a, b) => a + b)).toBe(36);
        expect(odds.get('one-op')).toBe(range >= 6 ? 0 : 6 - range - (n > range ? 1 : 0));

        const options = optionsOf({ ...custom(...Array(5).fill(range)) });
        const rows = rowsAsText(
          distribution(pathsOfGlory, pathsOfGlory.lab.measures.nominate!, options, { space }),
        );
        expect(rows).toHaveLength(1);
        expect(rows[0]?.key).toBe(space);
        for (const [outcome, k] of odds) {
          const [a, b] = String(rows[0]?.outcomes[outcome]).split('/').map(Number) as [number, number];
          expect(a * 36).toBe(k * b);
        }
      });
    }
  }

  test('the measure has a column for every result; the nominated card is “nominated”', () => {
    const rows = distribution(pathsOfGlory, pathsOfGlory.lab.measures.nominate!, optionsOf(), { space: 'C' });
    expect([...(rows[0]?.outcomes.keys() ?? [])]).toEqual([
      'nominated',
      'A',
      'B',
      'D',
      'E',
      'top',
      'one-op',
      'event:A',
      'event:B',
      'event:C',
      'event:D',
      'event:E',
      'event:top',
    ]);
  });

  test('the measure refuses a space that the display does not have', () => {
    const { nominate } = cardDriven.lab.measures;
    const asked = (space: string) => resolve(nominate?.within?.(optionsOf({}, cardDriven)) ?? {}, { space });
    for (const space of ['A', 'D']) expect(asked(space)).toMatchObject({ ok: true, options: { space } });
    expect(asked('E')).toMatchObject({ ok: false, refusal: { reason: 'choice', expected: 'A, B, C, D' } });
    for (const spaces of [1, 2, 5]) {
      const options = optionsOf(
        { deck: { ...saltRoad, spaces, ranges: [1, 2, 3, 4, 5].slice(0, spaces) } },
        cardDriven,
      );
      expect(resolve(nominate?.within?.(options) ?? {})).toMatchObject({
        ok: true,
        options: { space: SPACES[Math.min(2, spaces - 1)] },
      });
    }
  });

  test.each([
    ['nothing missing', '', 9, 0],
    ['an empty space', 'B', 9, 0],
    ['empty spaces, the nominated one among them', 'BC', 9, 0],
    ['an empty pile', '', 0, 0],
    ['an empty pile with discards to shuffle', '', 0, 1],
    ['nothing but the nominated card', 'ABDE', 0, 0],
  ])('with %s they are the results of all 36 rolls', (_, empty, pile, discarded) => {
    for (const ownSpace of ['oneOp', 'playable']) {
      const start = () => {
        const t = new TestTable({ ...custom(3, 3, 3, 3, 3), ownSpace }).reveal(...CP_FIVE).do('nominate:C');
        const deck = deckOf(t.s, 0);
        const unseen = at(deck.sets, 0).splice(pile);
        deck.discards.push(...unseen.splice(0, discarded));
        deck.removed.push(...unseen);
        for (const space of SPACES.filter((each) => empty.includes(each))) {
          deck.removed.push(t.slot('CP', space)?.card as string);
          t.s.sides[0].slots[space] = null;
        }
        return t;
      };
      const seen = new Map<string, number>();
      for (const roll of ROLL.moves) {
        const t = start().do(roll);
        // Version 3.0 lets the player choose where the card is still there.
        if (t.ask === 'own-space') t.do(at(t.moves, 0));
        const event = roll[5] === roll[6] ? 'event:' : '';
        const from = t.s.playing?.from ?? 'top';
        const card = event || from !== 'C' ? from : 'nominated';
        const what = t.ask === 'one-op' ? 'one-op' : `${event}${card}`;
        seen.set(what, (seen.get(what) ?? 0) + 1);
      }
      const odds = [...nominationOdds(start().s, 'C')].filter(([, n]) => n > 0);
      expect(Object.fromEntries(odds)).toEqual(Object.fromEntries(seen));
    }
  });

  test('R6 P55 with fewer than five spaces a die beyond them counts as 6', () => {
    for (const space of ['A', 'B', 'C', 'D'] as const) {
      const t = new TestTable({}, cardDriven);
      const i = SPACES.indexOf(space);
      const odds = nominationOdds(t.s, space);
      const nonzero = Object.fromEntries([...odds].filter(([, k]) => k > 0));
      expect(nonzero).toEqual(counted(space, [2, 3, 4, 5][i] as number, 4));
    }
    expect(resultOf({ grey: 5, blue: 5 }, { space: 'A', range: 3, spaces: 4 })).toBe('event:top');
  });
});
