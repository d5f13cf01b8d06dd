/** Combat cards (P21-P36). */
import { describe, expect, test } from 'vitest';
import { at } from '../../../../kernel/at.ts';
import { SPACES } from '../cards/deck.ts';
import { deckOf, pileSize } from '../cards/pile.ts';
import { cardDriven } from '../game.ts';
import { oneDeck, ROUNDS, roundOf, type SideId, slotsOf, TestTable, turningOf } from '../testing.ts';

/** Combat cards in B and D, for both sides. */
const FIVE = {
  CP: ['CP-05', 'CP-02', 'CP-07', 'CP-03', 'CP-09'],
  AP: ['AP-01', 'AP-06', 'AP-02', 'AP-07', 'AP-09'],
} as const;
const NO_COMBAT_CARD = {
  CP: ['CP-01', 'CP-05', 'CP-06', 'CP-08', 'CP-09'],
  AP: ['AP-01', 'AP-02', 'AP-03', 'AP-08', 'AP-09'],
} as const;
const other = (side: SideId): SideId => (side === 'CP' ? 'AP' : 'CP');
const number = (side: SideId) => (side === 'CP' ? 0 : 1);

describe.each(ROUNDS)('%s attacks, %s cards, turn %i, round %i', (attacker, cards, turn, round) => {
  const defender = other(attacker);
  const [mine, theirs] = [FIVE[attacker], FIVE[defender]];
  const [a, d] = [number(attacker), number(defender)] as const;

  const opened = (given = {}) => roundOf(attacker, mine, { cards, ...given }, { turn, round });
  /** Ranges are 1 to 5. */
  const attack = (given = {}) => opened(given).do('nominate:E', 'roll:12', 'ops', 'battle');
  /** After the attacker's choice, the defender's cards turned up. */
  const defend = (choice = 'no-card', given = {}, five: readonly string[] = theirs) =>
    attack(given)
      .do(choice)
      .reveal(...five);

  describe('which cards', () => {
    test('P21 the event of a combat card comes into play in battle alone', () => {
      for (const space of ['B', 'D'] as const) {
        expect(attack().moves).toContain(`attack:${space}`);
        const outside = opened().do(`nominate:${space}`, 'roll:13');
        expect(outside.s.playing?.from).toBe(space);
        expect(outside.moves).not.toContain('event');
      }
    });

    test('P22 combat cards are exactly the marked ones', () => {
      expect(attack().moves).toEqual(['attack:B', 'attack:D', 'no-card']);
      expect(defend().moves).toEqual(['defend:B', 'defend:D', 'no-card']);
      const { cards } = attack().s.options.deck;
      expect(cards.filter((c) => c.combat)).toHaveLength(27);
      for (const card of cards) expect(card.combat).toBe(card.kind === 'combat');
    });

    test('P23 attacker and defender alike have no other way to bring one in', () => {
      const t = attack();
      expect(t.moves.filter((m) => m.startsWith('attack:'))).toEqual(['attack:B', 'attack:D']);
      for (const space of ['B', 'D']) {
        const tried = defend().do(`defend:${space}`);
        expect(tried.ask).toBe('defend-die');
        expect(tried.s.battle?.defence).toBeNull();
      }
    });
  });

  describe('how many', () => {
    test('P24 each side plays none or one', () => {
      const none = defend().do('no-card');
      expect(none.ask).toBe('fight');
      expect([none.s.battle?.attack, none.s.battle?.defence]).toEqual([null, null]);
      for (const [i, attacks] of [
        [1, 'B'],
        [3, 'D'],
      ] as const)
        for (const [k, defends] of [
          [1, 'B'],
          [3, 'D'],
        ] as const) {
          const one = defend(`attack:${attacks}`).do(`defend:${defends}`, 'die:1');
          expect([one.s.battle?.attack?.card, one.s.battle?.defence?.card]).toEqual([mine[i], theirs[k]]);
          expect(one.ask).toBe('fight');
        }
    });

    test('P25 never a second one, although the base game allows it, and `keepWinning` does not change that', () => {
      for (const given of [{}, { keepWinning: true }])
        for (const space of ['B', 'D']) {
          const t = attack(given).do(`attack:${space}`);
          expect(t.ask).toBe('reveal');
          t.reveal(...theirs);
          expect(t.moves.some((m) => m.startsWith('attack'))).toBe(false);
          t.do(`defend:${space}`, 'die:2');
          expect(t.moves).toEqual(
            'keepWinning' in given ? ['attacker-won', 'defender-won', 'no-winner'] : ['done'],
          );
        }
    });
  });

  describe('the attacker', () => {
    test('P26 chooses first', () => {
      const t = attack();
      expect(t.ask).toBe('attack-card');
      expect(t.display(defender)).toBe('- - - - -');
    });

    test('P27 picks any one freely, without a die, or none', () => {
      const t = attack();
      expect(t.node).toMatchObject({ kind: 'decision', seat: 'player' });
      for (const [choice, card] of [
        ['attack:B', mine[1]],
        ['attack:D', mine[3]],
      ] as const) {
        const chosen = attack().do(choice);
        expect(chosen.one('attack-card').card).toBe(card);
        expect(chosen.ask).toBe('reveal');
      }
      expect(attack().do('no-card').one('no-attack-card').side).toBe(attacker);
    });

    test('P27 the card in play can’t fight as well', () => {
      const fighting = (space: string) =>
        opened({ ranges: 'flat4' }).do(`nominate:${space}`, 'roll:13', 'ops', 'battle').moves;
      expect(fighting('B')).toEqual(['attack:D', 'no-card']);
      expect(fighting('D')).toEqual(['attack:B', 'no-card']);
    });

    test('P34 the attacker’s gap is refilled with the rest, in step 5', () => {
      const t = defend('attack:B').do('no-card', 'done');
      expect(t.display(attacker)).toBe([mine[0], '.', mine[2], mine[3], mine[4]].join(' '));
      t.do('done');
      expect(t.display(attacker)).toBe(['-', '-', mine[0], mine[2], mine[3]].join(' '));
    });
  });

  describe('the defender', () => {
    test('P28 all cards of the display are turned up after every choice of the attacker', () => {
      for (const choice of ['attack:B', 'attack:D', 'no-card']) {
        const t = attack();
        expect(t.display(defender)).toBe('- - - - -');
        t.do(choice).reveal(...theirs);
        expect(t.display(defender)).toBe(theirs.join(' '));
      }
    });

    test('P29 in the order of the spaces: a space before the last die is not looked at again', () => {
      const t = defend().do('defend:D', 'die:6');
      expect(t.ask).toBe('fight');
      const b = defend().do('defend:B', 'die:6');
      expect(b.moves).toEqual(['defend:D', 'no-card']);
    });

    test('P30 one die for each available combat card, none for other cards', () => {
      const t = defend().do('defend:B');
      expect(t.node).toMatchObject({ kind: 'chance', total: 6 });
      expect(t.moves).toEqual(['die:1', 'die:2', 'die:3', 'die:4', 'die:5', 'die:6']);
      const none = defend('no-card', {}, NO_COMBAT_CARD[defender]);
      expect(none.ask).toBe('fight');
    });

    test.each([
      [2, 4, { ranges: 'rising' }],
      [4, 4, { ranges: 'flat4' }],
      [6, 1, { ranges: 'custom', 'ranges.custom': '1,6,2,1,3' }],
      [0, 3, { ranges: 'custom', 'ranges.custom': '6,0,1,3,2' }],
    ])(
      'P31 P32 within the range, %i in B and %i in D, the card is played and the search is over; outside it stays out of this battle',
      (inB, inD, given) => {
        const searched = defend('no-card', given);
        for (const [i, space, range] of [
          [1, 'B', inB],
          [3, 'D', inD],
        ] as const)
          for (let die = 1; die <= 6; die++) {
            const t = searched.copy().do(`defend:${space}`, `die:${die}`);
            const played = die <= range;
            expect(t.one('defend-die')).toMatchObject({ card: theirs[i], space, range, played });
            expect(t.s.battle?.defence?.card ?? null).toBe(played ? theirs[i] : null);
            expect(t.slot(defender, space)?.card ?? null).toBe(played ? null : theirs[i]);
            expect(t.ask).toBe(played || space === 'D' ? 'fight' : 'defend');
            expect(t.moves).not.toContain(`defend:${space}`);
          }
      },
    );

    test('P33 then the next one; with none left the defender plays no card', () => {
      const next = defend().do('defend:B', 'die:6');
      expect([next.ask, next.moves]).toEqual(['defend', ['defend:D', 'no-card']]);
      for (const moves of [['defend:D', 'die:5'], ['no-card']]) {
        const t = next.copy().do(...moves);
        expect(t.one('no-defend-card').side).toBe(defender);
        expect(t.ask).toBe('fight');
        expect(t.do('done').display(defender)).toBe(theirs.join(' '));
      }
    });

    test('worked example 3: 5 for B fails, 4 for D plays it, D is refilled face down after the battle', () => {
      const t = defend().do('defend:B', 'die:5');
      expect(t.one('defend-die')).toMatchObject({ space: 'B', range: 2, played: false });
      t.do('defend:D', 'die:4');
      expect(t.one('defend-die')).toMatchObject({ space: 'D', range: 4, played: true });
      t.do('done');
      expect(t.display(defender)).toBe([...theirs.slice(0, 3), '-', theirs[4]].join(' '));
    });

    test('P34 the top card is taken after the battle, not before its end', () => {
      for (const [given, over] of [
        [{}, 'done'],
        [{ keepWinning: true }, 'attacker-won'],
        [{ keepWinning: true }, 'defender-won'],
      ] as const)
        for (const space of ['B', 'D'] as const) {
          const t = defend('attack:B', given).do(`defend:${space}`, 'die:1');
          expect(pileSize(t.s, d)).toBe(9);
          expect(t.slot(defender, space)).toBe(null);
          t.do(over);
          expect([pileSize(t.s, d), pileSize(t.s, a)]).toEqual([8, 9]);
          expect(t.one('dealt')).toEqual({ side: defender, spaces: [space] });
        }
      // If no card was played, none is drawn to replace it.
      expect(pileSize(defend().do('no-card', 'done').s, d)).toBe(9);
      expect(pileSize(defend().do('defend:D', 'die:6', 'done').s, d)).toBe(9);
    });

    test('P34 it is the top card of the defender’s own pile; an empty one takes the discards first', () => {
      const t = defend();
      const deck = deckOf(t.s, d);
      deck.discards.push(...at(deck.sets, 0).splice(1));
      t.do('defend:B', 'die:1', 'done');
      expect([t.all('reshuffled'), pileSize(t.s, d), pileSize(t.s, a)]).toEqual([[], 0, 9]);
      t.do('battle', 'no-card', 'defend:D', 'die:1', 'done');
      expect(t.one('reshuffled').side).toBe(defender);
      expect([t.slot(defender, 'B')?.set, t.slot(defender, 'D')?.set]).toEqual([0, 1]);
      expect(pileSize(t.s, a)).toBe(9);
    });

    test('P35 it goes face down to the very space that the played card left', () => {
      for (const space of ['B', 'D'] as const) {
        const t = defend().do(`defend:${space}`, 'die:1', 'done');
        expect(slotsOf(t.s, d).map((slot) => slot?.up)).toEqual(SPACES.map((each) => each !== space));
        expect(t.slot(defender, space)?.card).toBeNull();
      }
    });

    test('P36 it stays closed in a further battle of the round, and is opened in the next round', () => {
      const t = defend().do('defend:B', 'die:1', 'done', 'battle', 'no-card');
      expect(t.ask).toBe('defend');
      expect(t.moves).toEqual(['defend:D', 'no-card']);
      expect(t.slot(defender, 'B')).toMatchObject({ up: false, closed: true });
      t.do('no-card', 'done', 'done');
      expect(t.s.active).toBe(d);
      expect(t.ask).toBe('reveal');
      expect(turningOf(t.s)).toBe(`${d}B`);
      expect(t.reveal().slot(defender, 'B')?.up).toBe(true);
    });

    test('P28 the cards that were turned up stay up', () => {
      const t = defend().do('no-card', 'done', 'done');
      expect(t.ask).toBe('nominate');
      expect(t.s.active).toBe(d);
    });
  });

  describe('after the battle', () => {
    test('P72 P73 cards are discarded, removed if starred', () => {
      const t = defend('attack:D').do('defend:B', 'die:1', 'done');
      expect(t.s.decks[a]).toMatchObject({ discards: [mine[3]], removed: [] });
      expect(t.s.decks[d]).toMatchObject({ discards: [], removed: [theirs[1]] });
      const starred = defend('attack:B').do('defend:D', 'die:1', 'done');
      expect(starred.s.decks[a]).toMatchObject({ discards: [], removed: [mine[1]] });
      expect(starred.s.decks[d]).toMatchObject({ discards: [theirs[3]], removed: [] });
    });

    test('a battle can be called up at any time of a round, any number of times', () => {
      const t = opened()
        .do('battle', 'no-card')
        .reveal(...theirs)
        .do('no-card', 'done');
      expect(t.ask).toBe('nominate');
      t.do('nominate:E', 'battle', 'no-card', 'no-card', 'done');
      expect(t.ask).toBe('roll');
      t.do('roll:12', 'battle', 'no-card', 'no-card', 'done', 'ops', 'battle', 'no-card', 'no-card', 'done');
      expect(t.ask).toBe('act');
      expect(t.moves).toEqual(['done', 'battle']);
    });

    test('the nominated card may be gone when the dice are rolled', () => {
      const t = opened()
        .do('nominate:D', 'battle', 'attack:D')
        .reveal(...theirs);
      t.do('no-card', 'done', 'roll:12');
      expect(t.one('one-op').why).toBe('empty-space');
    });
  });

  describe('keepWinning', () => {
    const won = () => defend('attack:D', { keepWinning: true }).do('defend:B', 'die:1', 'attacker-won');

    test('the card that won stays beside the display, the other one goes', () => {
      const t = won();
      expect(t.s.sides[a].kept).toEqual([{ card: mine[3], used: true }]);
      expect(t.s.decks[a]?.discards).toEqual([]);
      expect(t.s.decks[d]?.removed).toEqual([theirs[1]]);
    });

    test('so does the defender’s; if nobody won, neither stays', () => {
      const fought = (who: string) =>
        defend('attack:D', { keepWinning: true }).do('defend:B', 'die:1', who).s;
      expect(fought('defender-won').sides[a].kept).toEqual([]);
      expect(fought('defender-won').sides[d].kept).toEqual([{ card: theirs[1], used: true }]);
      expect(fought('defender-won').decks[a]?.discards).toEqual([mine[3]]);
      expect(fought('no-winner').sides.map(({ kept }) => kept)).toEqual([[], []]);
      expect(fought('no-winner').decks[a]).toMatchObject({ discards: [mine[3]] });
      expect(fought('no-winner').decks[d]).toMatchObject({ removed: [theirs[1]] });
    });

    test('it serves once in each round, without a die', () => {
      const t = won().do('battle');
      expect(t.moves).toEqual(['attack:B', 'no-card']);
      t.do('no-card', 'no-card', 'done', 'done').reveal();
      t.do('nominate:E', 'roll:12', 'ops', 'battle');
      while (t.ask !== 'defend') t.do(t.moves.at(-1) as string);
      expect(t.moves).toContain(`kept:${mine[3]}`);
      t.do(`kept:${mine[3]}`);
      expect(t.one('defend-kept').card).toBe(mine[3]);
    });

    test('it is lost with the first lost battle', () => {
      const t = won().do('done').reveal().do('nominate:E', 'roll:12', 'ops', 'battle');
      while (t.ask !== 'defend') t.do(t.moves.at(-1) as string);
      t.do(`kept:${mine[3]}`, 'no-winner');
      expect(t.s.sides[a].kept).toEqual([{ card: mine[3], used: true }]);
      t.do('done').reveal().do('nominate:E', 'roll:12', 'ops', 'battle', `kept:${mine[3]}`);
      t.until('fight');
      t.do('defender-won');
      expect(t.s.sides[a].kept).toEqual([]);
      expect(t.s.decks[a]?.discards).toContain(mine[3]);
    });

    test('or at the turn’s end', () => {
      const t = won().until('phase');
      expect(t.s.sides[a].kept).toHaveLength(1);
      t.until('reveal');
      expect(t.s.turn).toBe(turn + 1);
      expect(t.s.sides[a].kept).toEqual([]);
    });
  });
});

describe.each(['CP', 'AP'] as const)('%s attacks', (attacker) => {
  const defender = other(attacker);
  const [mine, theirs] = [FIVE[attacker], FIVE[defender]];
  const [a, d] = [number(attacker), number(defender)] as const;
  const attack = (given = {}) => roundOf(attacker, mine, given).do('nominate:E', 'roll:12', 'ops', 'battle');
  const defend = (choice = 'no-card', given = {}) =>
    attack(given)
      .do(choice)
      .reveal(...theirs);
  const untracked = (given = {}) =>
    roundOf(attacker, [], { cards: 'untracked', ...given }).do('nominate:A', 'roll:12', 'battle', 'no-card');

  test('P28 P29 P30 P33 untracked cards: all are turned up, and the player looks for combat cards from A to E', () => {
    const t = untracked();
    expect(t.display(defender)).toBe('? ? ? ? ?');
    expect(t.moves).toEqual([...SPACES.map((space) => `defend:${space}`), 'no-card']);
    for (const [i, space] of SPACES.entries()) {
      const tried = t.copy().do(`defend:${space}`);
      expect(tried.node).toMatchObject({ kind: 'chance', ask: 'defend-die', total: 6 });
      tried.do('die:6');
      const later = SPACES.slice(i + 1).map((each) => `defend:${each}`);
      expect(tried.moves).toEqual(later.length > 0 ? [...later, 'no-card'] : ['done']);
    }
  });

  test('P31 P32 P34 P35 P36 untracked cards: the range of the very space, which is filled face down and stays closed', () => {
    for (const [i, space] of SPACES.entries())
      for (let die = 1; die <= 6; die++) {
        const t = untracked().do(`defend:${space}`, `die:${die}`);
        const played = die <= i + 1;
        expect(t.one('defend-die')).toMatchObject({ space, range: i + 1, played });
        if (t.ask === 'defend') t.do('no-card');
        t.do('done');
        expect(t.all('dealt')).toEqual(played ? [{ side: defender, spaces: [space] }] : []);
        expect(t.slot(defender, space)).toMatchObject({ up: !played, closed: played });
        t.do('battle', 'no-card');
        expect(t.moves.includes(`defend:${space}`)).toBe(!played);
        expect(t.slot(defender, space)).toMatchObject({ up: !played, closed: played });
        t.do('no-card', 'done', 'done');
        expect(t.s.active).toBe(d);
        expect(t.slot(defender, space)).toMatchObject({ up: true, closed: false });
      }
  });

  test.each(['app', 'physical'])(
    'P36 it stays closed to the end of the turn where no other action round follows in it (%s cards)',
    (cards) => {
      for (const turn of [1, 7]) {
        const t = roundOf(attacker, mine, { cards }, { turn, round: 6 });
        t.do('nominate:E', 'roll:12', 'ops', 'battle', 'no-card').reveal(...theirs);
        t.do('defend:B', 'die:1', 'done', 'done');
        const last = attacker === 'AP';
        expect(t.ask).toBe(last ? 'phase' : 'reveal');
        for (; t.ask === 'phase'; t.do('done'))
          expect(t.slot(defender, 'B')).toMatchObject({ up: false, closed: true });
        expect([t.s.turn, t.s.round, t.s.active]).toEqual(last ? [turn + 1, 1, d] : [turn, 6, d]);
        expect(turningOf(t.s)).toContain(`${d}B`);
        expect(t.reveal().slot(defender, 'B')).toMatchObject({ up: true, closed: false });
      }
    },
  );

  test('P24 P25 P27 with `keepWinning` a kept card is the one card of its battle, for either side', () => {
    const given = { keepWinning: true };
    const won = defend('attack:D', given).do('defend:B', 'die:6', 'defend:D', 'die:6', 'attacker-won');
    won.do('done').reveal();
    won.finishRound().reveal();
    // It may be chosen instead of a card of the display, and then no second one.
    won.do('nominate:E', 'roll:12', 'ops', 'battle');
    expect(won.moves).toContain(`kept:${mine[3]}`);
    won.do(`kept:${mine[3]}`);
    expect(won.s.battle?.attack?.card).toBe(mine[3]);
    expect(won.moves.some((move) => /^(attack|kept):/.test(move) && move !== `kept:${mine[3]}`)).toBe(false);
    const held = defend('no-card', given).do('defend:D', 'die:1', 'defender-won', 'done').reveal();
    held.finishRound().reveal().do('nominate:E', 'roll:12', 'ops', 'battle', 'no-card').reveal();
    expect(held.moves).toContain(`kept:${theirs[3]}`);
    held.do(`kept:${theirs[3]}`);
    expect([held.ask, held.s.battle?.defence?.card]).toEqual(['fight', theirs[3]]);
  });

  test.each(['app', 'physical'])(
    'P28 P31 P34 P35 P36 the fate die does not change a battle (%s cards)',
    (cards) => {
      const t = new TestTable({ method: 'fateDie', cards, ranges: 'flat4' });
      // In A and B of each: a card to play and a combat card.
      t.do('card:CP-05', 'card:CP-02', 'card:AP-01', 'card:AP-06');
      if (attacker === 'AP') t.game.adjust(t.s, 'active', attacker);
      t.do('fate:4', 'pick:A', 'ops', 'battle');
      expect(t.moves).toEqual(['attack:B', 'no-card']);
      t.do('attack:B').reveal();
      expect(slotsOf(t.s, d).filter((slot) => slot && !slot.up)).toEqual([]);
      const before = pileSize(t.s, d);
      const failed = t.copy().do('defend:B', 'die:5');
      expect(failed.one('defend-die').played).toBe(false);
      t.do('defend:B', 'die:4');
      expect([t.one('defend-die').played, pileSize(t.s, d)]).toEqual([true, before]);
      t.do('done');
      expect(t.one('dealt')).toEqual({ side: defender, spaces: ['B'] });
      expect(pileSize(t.s, d)).toBe(before - 1);
      expect(t.slot(defender, 'B')).toMatchObject({ up: false, closed: true, card: null });
      t.do('battle').until('fight');
      expect(t.slot(defender, 'B')).toMatchObject({ up: false, closed: true });
      t.do('done', 'done').reveal();
      expect(t.s.active).toBe(d);
      expect(t.slot(defender, 'B')).toMatchObject({ closed: false });
    },
  );

  describe('one deck for both sides', () => {
    /** Three spaces with a combat card in B, ranges 2, 3 and 4. */
    const DISPLAYS = [
      ['H-01', 'H-02', 'H-06'],
      ['T-01', 'T-02', 'T-05'],
    ] as const;
    function shared(given = {}): TestTable {
      const t = new TestTable({ deck: oneDeck, ...given }, cardDriven);
      if (a === 1) t.game.adjust(t.s, 'active', oneDeck.sides[1].id);
      return t.reveal(...DISPLAYS[a]).do('nominate:C', 'roll:12', 'ops', 'battle');
    }

    test.each(['app', 'physical'])(
      'P27 P28 P31 P34 P35 P36 the same procedure, from the one pile (%s cards)',
      (cards) => {
        const t = shared({ cards });
        expect(t.moves).toEqual(['attack:B', 'no-card']);
        t.do('no-card').reveal(...DISPLAYS[d]);
        const failed = t.copy().do('defend:B', 'die:4');
        expect(failed.ask).toBe('fight');
        expect(failed.all('no-defend-card')).toHaveLength(1);
        const before = pileSize(t.s, d);
        t.do('defend:B', 'die:3', 'done');
        expect(t.one('defend-die').played).toBe(true);
        expect(pileSize(t.s, d)).toBe(before - 1);
        expect(t.slot(defender, 'B')).toMatchObject({ up: false, closed: true, card: null });
        t.do('battle', 'no-card');
        expect(t.ask).toBe('fight');
        expect(t.slot(defender, 'B')).toMatchObject({ up: false, closed: true });
        t.do('done', 'done').reveal();
        expect(t.s.active).toBe(d);
        expect(t.slot(defender, 'B')).toMatchObject({ up: true, closed: false });
      },
    );

    test('P34 P35 R12 an empty pile: what is face down is turned up, the discards are shuffled, then the space is filled', () => {
      const t = shared()
        .do('no-card')
        .reveal(...(d === 0 ? ['H-01', 'H-02', 'H-05'] : ['T-01', 'T-02', 'T-03']));
      t.do('defend:B', 'die:1', 'done', 'battle', 'no-card');
      // The card in B is the only one that is unseen: the pile is empty.
      const deck = deckOf(t.s, 0);
      deck.discards.push(...at(deck.sets, 0).splice(1));
      t.do('defend:C', 'die:1', 'done');
      expect([turningOf(t.s), t.all('reshuffled'), t.slot(defender, 'C')]).toEqual([`${d}B`, [], null]);
      t.do(at(t.moves, 0));
      expect(t.all('reshuffled')).toHaveLength(1);
      expect(t.slot(defender, 'B')).toMatchObject({ up: true, closed: false });
      expect(t.slot(defender, 'C')).toMatchObject({ up: false, closed: true, card: null });
      expect(t.ask).toBe('act');
    });
  });

  test('the odds of the search, before it and at every die, are those of all its dice', () => {
    /** Every way that the dice can fall from here on, each card applying in its turn. */
    const results = (moves: readonly string[], given: object): Map<string, number> => {
      const t = defend('no-card', given).do(...moves);
      if (t.ask === 'fight') return new Map([[t.s.battle?.defenceFrom === null ? 'no-card' : 'played', 1]]);
      const count = new Map<string, number>();
      const add = (what: string, share: number) => count.set(what, (count.get(what) ?? 0) + share);
      if (t.ask === 'defend') return results([...moves, at(t.moves, 0)], given);
      const space = t.s.battle?.defenceFrom ?? 'none';
      for (const die of t.moves)
        for (const [what, share] of results([...moves, die], given))
          add(what === 'played' ? space : what, share / 6);
      return count;
    };
    const shown = (t: TestTable) => t.game.scene(t.s).find(({ id }) => id === 'search')?.odds ?? [];
    for (const given of [{}, { ranges: 'flat4' }, { ranges: 'custom', 'ranges.custom': '0,0,0,6,0' }])
      for (const moves of [[], ['defend:B'], ['defend:D'], ['defend:B', 'die:6']]) {
        const counted = results(moves, given);
        const odds = shown(defend('no-card', given).do(...moves));
        expect(odds.length).toBeGreaterThan(1);
        for (const { outcome, chance } of odds) {
          const [n = 0, d = 1] = chance.split('/').map(Number);
          expect(n / d, `${moves} ${outcome}`).toBeCloseTo(counted.get(outcome) ?? 0, 12);
        }
      }
    expect(shown(defend())).toMatchObject([
      { outcome: 'B', chance: '1/3' },
      { outcome: 'D', chance: '4/9' },
      { outcome: 'no-card', chance: '2/9' },
    ]);
    // Not before the cards are up, not after the search, and not with untracked cards.
    expect(shown(attack())).toEqual([]);
    expect(shown(attack().do('no-card'))).toEqual([]);
    expect(shown(defend().do('defend:B', 'die:1'))).toEqual([]);
    const untracked = roundOf(attacker, [], { cards: 'untracked' }).do(
      'nominate:A',
      'roll:12',
      'battle',
      'no-card',
    );
    expect(untracked.ask).toBe('defend');
    expect(shown(untracked)).toEqual([]);
  });

  test('P07 a combat card with a war-status number raises it for the side that plays it, in attack and in defence', () => {
    const t = roundOf(attacker, FIVE[attacker]).do('nominate:E', 'roll:12', 'ops', 'battle');
    // CP-26 in B, in place of the card there; the Allies have no such card.
    const old = t.s.sides[0].slots.B;
    if (old?.card) t.s.decks[0]?.sets[0]?.push(old.card);
    t.s.sides[0].slots.B = { card: 'CP-26', set: null, up: true, closed: false };
    const moves = attacker === 'CP' ? ['attack:B'] : ['no-card', 'defend:B', 'die:1'];
    for (const move of moves) {
      while (t.ask === 'reveal') t.game.apply(t.s, t.moves[0] as 'card:CP-01');
      t.game.apply(t.s, move as 'attack:B');
    }
    expect(t.s.sides.map(({ status }) => status)).toEqual([1, 0]);
  });
});
