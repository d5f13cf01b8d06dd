/** The turn around the rounds (P07, P16, P17): mandated offensives, phases, war status, scenarios. */
import { describe, expect, test } from 'vitest';
import { at } from '../../../../kernel/at.ts';
import { commitment, pileSize } from '../cards/pile.ts';
import { cardDriven, pathsOfGlory } from '../game.ts';
import { CARDS } from '../options.ts';
import { beginning, oneDeck, optionsOf, roundOf, TestTable } from '../testing.ts';

const TURNS = CARDS.flatMap((cards) => [1, 2, 12].map((turn) => [cards, turn] as const));
test.each(TURNS)(
  'P37 six rounds of each side, the Central Powers first (%s cards, turn %i)',
  (cards, turn) => {
    const t = beginning('CP', { cards }, { turn });
    const rounds: string[] = [];
    for (; t.ask !== 'phase'; t.finishRound())
      rounds.push(`${t.s.round} ${t.s.options.deck.sides[t.s.active].id}`);
    expect(rounds).toEqual([1, 2, 3, 4, 5, 6].flatMap((n) => [`${n} CP`, `${n} AP`]));
  },
);

describe('the phases', () => {
  test.each([1, 2, 19])(
    'P07 attrition, siege, war status, replacement and end of turn follow the action rounds (turn %i)',
    (turn) => {
      const t = roundOf('CP', undefined, {}, { turn }).until('phase');
      const phases: string[] = [];
      while (t.ask === 'phase') {
        expect(t.moves).toEqual(['done']);
        t.do('done');
        phases.push(t.one('phase-over').phase);
      }
      expect(phases).toEqual(['attrition', 'siege', 'war-status', 'replacement', 'end-of-turn']);
      expect(t.s.turn).toBe(turn + 1);
    },
  );

  const settings = [
    ...CARDS.map((cards) => ({ cards })),
    ...CARDS.map((cards) => ({ cards, afterPlay: 'inPlace', keepWinning: cards !== 'untracked' })),
    { reminders: false },
  ];
  test.each(settings)(
    'P16 no draw phase in any turn: cards are dealt in action rounds alone (%j)',
    (given) => {
      const t = new TestTable({ scenario: 'introductory', ...given });
      const phases = new Set<string>();
      let dealt = 0;
      while (t.node.kind !== 'end') {
        const { phase, turn } = t.s;
        const between = t.ask === 'phase';
        t.do(t.moves.includes('ops') ? 'ops' : at(t.moves, 0));
        for (const { phase } of t.all('phase-over')) phases.add(phase);
        if (between) expect(t.all('dealt'), `turn ${turn}, phase ${phase}`).toEqual([]);
        dealt += t.all('dealt').length;
      }
      expect([...phases].some((phase) => phase.includes('draw'))).toBe(false);
      expect(phases.size).toBe(5);
      expect(dealt).toBeGreaterThan(20);
    },
  );

  test.each([
    ['app', 1],
    ['physical', 2],
    ['untracked', 3],
    ['app', 19],
  ] as const)(
    'P17 after replacements comes the end of the turn, and nothing is dealt between the turns (%s cards, turn %i)',
    (cards, turn) => {
      const t = roundOf('CP', [], { cards }, { turn }).until('phase').do('done', 'done', 'done');
      expect(t.s.options.deck.phases[t.s.phase ?? -1]).toBe('replacement');
      const before = [t.display('CP'), t.display('AP'), pileSize(t.s, 0), pileSize(t.s, 1)];
      t.do('done');
      expect(t.s.options.deck.phases[t.s.phase ?? -1]).toBe('end-of-turn');
      t.do('done');
      expect(t.all('dealt')).toEqual([]);
      // Untracked cards are turned up for the next action round without a question.
      if (cards === 'untracked') before[0] = '? ? ? ? ?';
      expect([t.display('CP'), t.display('AP'), pileSize(t.s, 0), pileSize(t.s, 1)]).toEqual(before);
    },
  );

  test('switched off, the turn continues automatically', () => {
    const t = new TestTable({ reminders: false });
    while (t.s.turn === 1) {
      expect(t.ask).not.toBe('phase');
      t.do(at(t.moves, 0));
    }
  });
});

describe('mandated offensives', () => {
  test('P07 one die for each side at the start of a turn, by the base table', () => {
    const nations = (side: 0 | 1, turn: number) =>
      [1, 2, 3, 4, 5, 6].map((die) => {
        const t = new TestTable({ mandated: true });
        t.game.adjust(t.s, 'turn', turn);
        t.do(side === 0 ? `die:${die}` : 'die:1');
        return (side === 0 ? t : t.do(`die:${die}`)).one('mandated').nation;
      });
    for (const turn of [1, 2, 20]) {
      expect(nations(0, turn)).toEqual(['AH', 'AH-IT', 'TU', 'GE', 'none', 'none']);
      expect(nations(1, turn)).toEqual(['FR', 'FR', 'BR', 'IT', 'IT', 'RU']);
    }
    expect(new TestTable({ mandated: true }).do('die:1', 'die:1').ask).toBe('reveal');
  });
});

describe('war status', () => {
  const checked = (turn: number, status: number, side: 0 | 1 = 0) => {
    const t = new TestTable().until('phase').do('done');
    t.s.turn = turn;
    t.s.sides[side].status = status;
    return t.do('done');
  };

  test.each([
    ['CP', 0, 20, 21],
    ['AP', 1, 20, 21],
  ] as const)(
    'P07 %s: from 4 on the Limited War cards, from 11 on the Total War cards',
    (id, side, limitedCards, totalCards) => {
      const other = side === 0 ? 1 : 0;
      for (const turn of [2, 9]) {
        expect(commitment(checked(turn, 3, side).s, side)).toBe('mobilization');
        const limited = checked(turn, 4, side);
        expect(limited.one('commitment')).toEqual({ side: id, group: 'limited', cards: limitedCards });
        expect(commitment(limited.s, side)).toBe('limited');
        expect(commitment(limited.s, other)).toBe('mobilization');
        expect(commitment(checked(turn, 10, side).s, side)).toBe('limited');
        expect(
          checked(turn, 11, side)
            .all('commitment')
            .map(({ group, cards }) => [group, cards]),
        ).toEqual([
          ['limited', limitedCards],
          ['total', totalCards],
        ]);
      }
    },
  );

  test('the table shows both commitments, and whose action round it is in every turn', () => {
    const t = new TestTable({ reminders: false }).until('nominate');
    const commitmentOn = (side: string) =>
      pathsOfGlory
        .scene(t.s)
        .find(({ id }) => id === `commitment.${side}`)
        ?.pieces.map(({ print }) => print);
    expect([commitmentOn('CP'), commitmentOn('AP')]).toEqual([['mobilization'], ['mobilization']]);
    pathsOfGlory.adjust(t.s, 'AP.commitment', 'limited');
    expect([commitmentOn('CP'), commitmentOn('AP')]).toEqual([['mobilization'], ['limited']]);
    const active = () => pathsOfGlory.scene(t.s).find(({ active }) => active)?.id;
    for (const turn of [1, 2]) {
      while (t.s.turn < turn) t.finishRound();
      t.until('nominate');
      expect(active()).toBe('display.CP');
      t.finishRound().until('nominate');
      expect(active()).toBe('display.AP');
    }
  });

  test('one deck for both sides takes its new cards as soon as either has reached them, once', () => {
    const need = oneDeck.groups[1]?.status ?? 0;
    const news = (...status: readonly [number, number]) => {
      const t = new TestTable({ deck: oneDeck }, cardDriven).until('nominate');
      t.s.turn = 2;
      t.s.sides.forEach((side, n) => {
        side.status = status[n] as number;
      });
      return t.until('phase').all('commitment');
    };
    const cards = oneDeck.cards.filter(({ group }) => group === oneDeck.groups[1]?.id).length;
    const once = [{ group: oneDeck.groups[1]?.id, cards }];
    expect(news(need - 1, need - 1)).toEqual([]);
    for (const reached of [news(need, 0), news(0, need), news(need, need)]) expect(reached).toEqual(once);
  });

  test('not in turn 1', () => {
    for (const side of [0, 1] as const) expect(commitment(checked(1, 20, side).s, side)).toBe('mobilization');
  });

  test('pile, discards and new cards are shuffled together; the display stays', () => {
    const t = new TestTable().until('phase').do('done');
    t.s.turn = 2;
    t.s.sides[0].status = 4;
    const before = {
      pile: pileSize(t.s, 0),
      discards: t.s.decks[0]?.discards.length ?? 0,
      display: t.display('CP'),
    };
    expect(before.discards).toBeGreaterThan(0);
    t.do('done');
    expect(pileSize(t.s, 0)).toBe(before.pile + before.discards + 20);
    expect(t.s.decks[0]?.discards).toEqual([]);
    expect(t.display('CP')).toBe(before.display);
  });

  test('a combined status of 40 may end the war', () => {
    const end = (status: number) => {
      const t = new TestTable({ reminders: false });
      t.s.sides[1].status = status;
      return t.until(status < 40 ? 'reveal' : 'armistice');
    };
    const t = end(40);
    expect(t.moves).toEqual(['armistice', 'go-on']);
    expect(t.do('armistice').node).toMatchObject({ kind: 'end', outcome: 'armistice' });
    expect(end(40).do('go-on').s.turn).toBe(2);
    const below = new TestTable({ reminders: false });
    below.s.sides[1].status = 39;
    while (below.s.turn === 1 && below.ask !== 'armistice')
      below.do(
        below.moves.find((move) => move === 'ops' || move === 'nominate:E' || move === 'roll:12') ??
          at(below.moves, 0),
      );
    expect([below.s.turn, below.s.sides[1].status + below.s.sides[0].status]).toEqual([2, 39]);
  });
});

describe('the end', () => {
  test.each([
    ['introductory', 3],
    ['limited', 10],
    ['campaign', 20],
  ])('%s ends after turn %i at the latest', (scenario, turns) => {
    const t = new TestTable({ scenario, reminders: false });
    let last = 0;
    while (t.node.kind !== 'end') {
      last = t.s.turn;
      t.do(t.moves.includes('go-on') ? 'go-on' : t.moves.includes('ops') ? 'ops' : at(t.moves, 0));
    }
    expect(last).toBe(turns);
    expect(t.node).toMatchObject({ outcome: 'played-out' });
    expect(optionsOf({ scenario }).deck.turns[t.s.options.scenario]).toBe(turns);
  });

  test('a victory can be declared at any moment, and the game stopped', () => {
    expect(new TestTable().do('victory:AP').node).toMatchObject({ kind: 'end', outcome: 'second' });
    expect(new TestTable().do('victory:CP').node).toMatchObject({ kind: 'end', outcome: 'first' });
    expect(new TestTable().do('stop-here').node).toMatchObject({
      kind: 'end',
      outcome: 'stopped',
      scores: [0],
    });
  });
});
