/** Combat cards (P21-P36). */
import { describe, expect, test } from 'vitest';
import { pileSize } from './pile.ts';
import { TestTable } from './testing.ts';

/** Combat cards in B and D, for both sides. */
const CP = ['CP-05', 'CP-02', 'CP-07', 'CP-03', 'CP-09'] as const;
const AP = ['AP-01', 'AP-06', 'AP-02', 'AP-07', 'AP-09'] as const;

/** CP attacks in its first round; ranges are 1 to 5. */
const attack = (given = {}) =>
  new TestTable(given).reveal(...CP).do('nominate:E', 'roll:12', 'ops', 'battle');
/** After the attacker's choice, the Allies' cards turned up. */
const defend = (choice = 'no-card', given = {}, ap: readonly string[] = AP) =>
  attack(given)
    .do(choice)
    .reveal(...ap);

describe('which cards', () => {
  test('P21 the event of a combat card comes into play in battle alone', () => {
    const t = attack();
    expect(t.moves).toContain('attack:B');
    const outside = new TestTable().reveal(...CP).do('nominate:B', 'roll:13');
    expect(outside.moves).not.toContain('event');
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
    const d = defend().do('defend:B');
    expect(d.ask).toBe('defend-die');
    expect(d.s.battle?.defence).toBe('');
  });
});

describe('how many', () => {
  test('P24 each side plays none or one', () => {
    const none = defend().do('no-card');
    expect(none.ask).toBe('fight');
    expect([none.s.battle?.attack, none.s.battle?.defence]).toEqual(['', '']);
    const one = defend('attack:B').do('defend:B', 'die:1');
    expect([one.s.battle?.attack, one.s.battle?.defence]).toEqual(['CP-02', 'AP-06']);
    expect(one.ask).toBe('fight');
  });

  test('P25 never a second one, although the base game allows it', () => {
    const t = attack().do('attack:B');
    expect(t.ask).toBe('reveal');
    t.reveal(...AP);
    expect(t.moves.some((m) => m.startsWith('attack'))).toBe(false);
    t.do('defend:B', 'die:2');
    expect(t.moves).toEqual(['done']);
  });
});

describe('the attacker', () => {
  test('P26 chooses first', () => {
    const t = attack();
    expect(t.ask).toBe('attack-card');
    expect(t.display('AP')).toBe('- - - - -');
  });

  test('P27 picks any one freely, without a die, or none', () => {
    const t = attack();
    expect(t.node.kind).toBe('decision');
    for (const [choice, card] of [
      ['attack:B', 'CP-02'],
      ['attack:D', 'CP-03'],
    ] as const) {
      const chosen = attack().do(choice);
      expect(chosen.one('attack-card').card).toBe(card);
      expect(chosen.ask).toBe('reveal');
    }
    expect(attack().do('no-card').one('no-attack-card').side).toBe('CP');
  });

  test('the card in play can’t fight as well', () => {
    const t = new TestTable({ ranges: 'flat4' }).reveal(...CP).do('nominate:B', 'roll:13', 'ops', 'battle');
    expect(t.moves).toEqual(['attack:D', 'no-card']);
  });

  test('the attacker’s gap is refilled with the rest, in step 5', () => {
    const t = defend('attack:B').do('no-card', 'done');
    expect(t.display('CP')).toBe('CP-05 . CP-07 CP-03 CP-09');
    t.do('done');
    expect(t.display('CP')).toBe('- - CP-05 CP-07 CP-03');
  });
});

describe('the defender', () => {
  test('P28 all cards of the display are turned up after the attacker’s choice', () => {
    const t = attack();
    expect(t.display('AP')).toBe('- - - - -');
    t.do('attack:B').reveal(...AP);
    expect(t.display('AP')).toBe(AP.join(' '));
  });

  test('P29 in the order of the spaces: what lies before the last die is not looked at again', () => {
    const t = defend().do('defend:D', 'die:6');
    expect(t.ask).toBe('fight');
    const b = defend().do('defend:B', 'die:6');
    expect(b.moves).toEqual(['defend:D', 'no-card']);
  });

  test('P30 one die for each available combat card, none for other cards', () => {
    const t = defend().do('defend:B');
    expect(t.node).toMatchObject({ kind: 'chance', total: 6 });
    expect(t.moves).toEqual(['die:1', 'die:2', 'die:3', 'die:4', 'die:5', 'die:6']);
    const none = defend('no-card', {}, ['AP-01', 'AP-02', 'AP-03', 'AP-08', 'AP-09']);
    expect(none.ask).toBe('fight');
  });

  test('P31 within the range the card is played, and no further card is rolled for', () => {
    for (const die of [1, 2]) {
      const t = defend().do('defend:B', `die:${die}`);
      expect(t.one('defend-die')).toMatchObject({ card: 'AP-06', space: 'B', range: 2, played: true });
      expect(t.ask).toBe('fight');
    }
  });

  test('P32 outside it the card stays out of this battle', () => {
    for (const die of [3, 4, 5, 6]) {
      const t = defend().do('defend:B', `die:${die}`);
      expect(t.one('defend-die').played).toBe(false);
      expect(t.slot('AP', 'B')?.card).toBe('AP-06');
      expect(t.moves).not.toContain('defend:B');
    }
  });

  test('P33 then the next one; with none left the defender plays no card', () => {
    const t = defend().do('defend:B', 'die:6', 'defend:D', 'die:5');
    expect(t.one('no-defend-card').side).toBe('AP');
    expect(t.ask).toBe('fight');
    expect(t.do('done').display('AP')).toBe(AP.join(' '));
  });

  test('worked example 3: 5 for B fails, 4 for D plays it, D is refilled face down after the battle', () => {
    const t = defend().do('defend:B', 'die:5');
    expect(t.one('defend-die')).toMatchObject({ space: 'B', range: 2, played: false });
    t.do('defend:D', 'die:4');
    expect(t.one('defend-die')).toMatchObject({ space: 'D', range: 4, played: true });
    t.do('done');
    expect(t.display('AP')).toBe('AP-01 AP-06 AP-02 - AP-09');
  });

  test('the odds of the search, before it and at every die, are those of all its dice', () => {
    /** Every way that the dice can fall from here on, each card applying in its turn. */
    const outcomes = (moves: readonly string[], given: object): Map<string, number> => {
      const at = defend('no-card', given).do(...moves);
      if (at.ask === 'fight') return new Map([[at.s.battle?.defenceFrom === -1 ? 'no-card' : 'played', 1]]);
      const count = new Map<string, number>();
      const add = (what: string, share: number) => count.set(what, (count.get(what) ?? 0) + share);
      if (at.ask === 'defend') return outcomes([...moves, at.moves[0] as string], given);
      const space = 'ABCDE'[at.s.battle?.defenceFrom ?? 0] as string;
      for (const die of at.moves)
        for (const [what, share] of outcomes([...moves, die], given))
          add(what === 'played' ? space : what, share / 6);
      return count;
    };
    const shown = (t: TestTable) => t.game.scene(t.s).find(({ id }) => id === 'search')?.odds ?? [];
    for (const given of [{}, { ranges: 'flat4' }, { ranges: 'custom', 'ranges.custom': '0,0,0,6,0' }])
      for (const moves of [[], ['defend:B'], ['defend:D'], ['defend:B', 'die:6']]) {
        const counted = outcomes(moves, given);
        const odds = shown(defend('no-card', given).do(...moves));
        expect(odds.length).toBeGreaterThan(1);
        for (const { outcome, chance } of odds) {
          const [n = 0, d = 1] = chance.split('/').map(Number);
          expect(n / d, `${moves} ${outcome}`).toBeCloseTo(counted.get(outcome) ?? 0, 12);
        }
      }
    expect(shown(defend())).toEqual([
      { outcome: 'B', chance: '1/3' },
      { outcome: 'D', chance: '4/9' },
      { outcome: 'no-card', chance: '2/9' },
    ]);
    // Not before the cards are up, not after the search, and not where nobody knows which are combat cards.
    expect(shown(attack())).toEqual([]);
    expect(shown(attack().do('no-card'))).toEqual([]);
    expect(shown(defend().do('defend:B', 'die:1'))).toEqual([]);
    const untracked = new TestTable({ cards: 'untracked' }).do('nominate:A', 'roll:12', 'battle', 'no-card');
    expect(untracked.ask).toBe('defend');
    expect(shown(untracked)).toEqual([]);
  });

  test('P34 the top card is taken after the battle, not before its end', () => {
    const t = defend().do('defend:B', 'die:1');
    expect(pileSize(t.s, 1)).toBe(9);
    expect(t.slot('AP', 'B')).toBe(null);
    t.do('done');
    expect(pileSize(t.s, 1)).toBe(8);
    expect(t.one('dealt')).toEqual({ side: 'AP', spaces: 'B' });
    // Nothing is taken when nothing was played.
    expect(pileSize(defend().do('no-card', 'done').s, 1)).toBe(9);
  });

  test('P35 it goes face down to the very space that the played card left', () => {
    for (const [space, i] of [
      ['B', 1],
      ['D', 3],
    ] as const) {
      const t = defend().do(`defend:${space}`, 'die:1', 'done');
      expect(t.s.sides[1].slots.map((slot) => slot?.up)).toEqual([0, 1, 2, 3, 4].map((k) => k !== i));
      expect(t.slot('AP', space)?.card).toBe('');
    }
  });

  test('P36 it stays closed in a further battle of the round, and is opened in the next round', () => {
    const t = defend().do('defend:B', 'die:1', 'done', 'battle', 'no-card');
    expect(t.ask).toBe('defend');
    expect(t.moves).toEqual(['defend:D', 'no-card']);
    expect(t.slot('AP', 'B')).toMatchObject({ up: false, closed: true });
    t.do('no-card', 'done', 'done');
    expect(t.s.active).toBe(1);
    expect(t.ask).toBe('reveal');
    expect(t.s.turning).toEqual([6]);
    expect(t.reveal().slot('AP', 'B')?.up).toBe(true);
  });

  test('the cards that were turned up stay up', () => {
    const t = defend().do('no-card', 'done', 'done');
    expect(t.ask).toBe('nominate');
    expect(t.s.active).toBe(1);
  });
});

describe('after the battle', () => {
  test('cards are discarded, removed if starred', () => {
    const t = defend('attack:D').do('defend:B', 'die:1', 'done');
    expect(t.s.decks[0]).toMatchObject({ discards: ['CP-03'], removed: [] });
    expect(t.s.decks[1]).toMatchObject({ discards: [], removed: ['AP-06'] });
  });

  test('a battle can be called up at any time of a round, any number of times', () => {
    const t = new TestTable()
      .reveal(...CP)
      .do('battle', 'no-card')
      .reveal(...AP)
      .do('no-card', 'done');
    expect(t.ask).toBe('nominate');
    t.do('nominate:E', 'battle', 'no-card', 'no-card', 'done');
    expect(t.ask).toBe('roll');
    t.do('roll:12', 'battle', 'no-card', 'no-card', 'done', 'ops', 'battle', 'no-card', 'no-card', 'done');
    expect(t.ask).toBe('act');
    expect(t.moves).toEqual(['done', 'battle']);
  });

  test('the nominated card may be gone when the dice are rolled', () => {
    const t = new TestTable()
      .reveal(...CP)
      .do('nominate:D', 'battle', 'attack:D')
      .reveal(...AP);
    t.do('no-card', 'done', 'roll:12');
    expect(t.one('one-op').why).toBe('empty-space');
  });

  test('a combat card with a war-status number raises it', () => {
    const t = attack();
    t.s.decks[0]?.sets[0]?.push('CP-02');
    t.s.sides[0].slots[1] = { card: 'CP-26', set: -1, up: true, closed: false };
    t.game.apply(t.s, 'attack:B');
    expect(t.s.sides[0].status).toBe(1);
  });
});

describe('keepWinning', () => {
  const won = () => defend('attack:D', { keepWinning: true }).do('defend:B', 'die:1', 'attacker-won');

  test('the card that won stays beside the display, the other one goes', () => {
    const t = won();
    expect(t.s.sides[0].kept).toEqual([{ card: 'CP-03', used: true }]);
    expect(t.s.decks[0]?.discards).toEqual([]);
    expect(t.s.decks[1]?.removed).toEqual(['AP-06']);
  });

  test('so does the defender’s; where nobody won, neither stays', () => {
    const fought = (who: string) => defend('attack:D', { keepWinning: true }).do('defend:B', 'die:1', who).s;
    expect(fought('defender-won').sides.map(({ kept }) => kept)).toEqual([
      [],
      [{ card: 'AP-06', used: true }],
    ]);
    expect(fought('defender-won').decks[0]?.discards).toEqual(['CP-03']);
    expect(fought('no-winner').sides.map(({ kept }) => kept)).toEqual([[], []]);
    expect(fought('no-winner').decks).toMatchObject([{ discards: ['CP-03'] }, { removed: ['AP-06'] }]);
  });

  test('it serves once in each round, without a die', () => {
    const t = won().do('battle');
    expect(t.moves).toEqual(['attack:B', 'no-card']);
    t.do('no-card', 'no-card', 'done', 'done').reveal();
    t.do('nominate:E', 'roll:12', 'ops', 'battle');
    while (t.ask !== 'defend') t.do(t.moves.at(-1) as string);
    expect(t.moves).toContain('kept:CP-03');
    t.do('kept:CP-03');
    expect(t.one('defend-kept').card).toBe('CP-03');
  });

  test('it is lost with the first lost battle', () => {
    const t = won().do('done').reveal().do('nominate:E', 'roll:12', 'ops', 'battle');
    while (t.ask !== 'defend') t.do(t.moves.at(-1) as string);
    t.do('kept:CP-03', 'no-winner');
    expect(t.s.sides[0].kept).toEqual([{ card: 'CP-03', used: true }]);
    t.do('done').reveal().do('nominate:E', 'roll:12', 'ops', 'battle', 'kept:CP-03');
    t.until('fight');
    t.do('defender-won');
    expect(t.s.sides[0].kept).toEqual([]);
    expect(t.s.decks[0]?.discards).toContain('CP-03');
  });

  test('or at the turn’s end', () => {
    const t = won().until('phase');
    expect(t.s.sides[0].kept).toHaveLength(1);
    t.until('reveal');
    expect(t.s.turn).toBe(2);
    expect(t.s.sides[0].kept).toEqual([]);
  });
});
