import { describe, expect, it } from 'vitest';
import { taxFarmer } from '../game.ts';
import type { State } from '../state.ts';
import {
  allAgents,
  asked,
  each,
  factsOf,
  needs,
  offered,
  onField,
  opened,
  play,
  rebel,
  setEach,
  stand,
  type Told,
} from '../testing.ts';
import { settledElection } from './election.ts';

/** The start of phase 4: nobody leads anywhere, except perhaps in IMPERIA. */
function bribing(given: object, first: number, imperia: number[], before?: (s: State) => void): State {
  const s = opened(given, first);
  stand(s, { imperia });
  before?.(s);
  s.provinces[0]!.agents[first]!--;
  s.players[first]!.unplaced = 1;
  s.active = first;
  if (s.provinces[0]!.agents[first]! < 0) throw new Error('the First Player needs an agent in IMPERIA');
  play(s, 'place:imperia,1');
  return s;
}
const keepAll = (s: State) => {
  while (asked(s).startsWith('bribe')) play(s, 'keep');
};
/** Deals until the next round begins. */
const deal = (s: State): Told[] => {
  const told: Told[] = [];
  while (asked(s) === 'deal') told.push(...play(s, offered(s).at(-1) as string));
  return told;
};

describe('phase 4: bribery', () => {
  it('T23, T75, G39: after the actions, once each, clockwise from the First Player', () => {
    const s = bribing({}, 2, [0, 0, 1, 0]);
    const order: string[] = [];
    while (asked(s).startsWith('bribe')) {
      order.push(asked(s).slice('bribe '.length));
      play(s, 'keep');
    }
    expect(order).toEqual(['green', 'yellow', 'red', 'blue']);
  });

  it('T76, T77: any part of the gold into points, one to one, or none', () => {
    const s = bribing({}, 0, [1, 0, 0, 0]);
    expect(offered(s)).toEqual(['keep', 'bribe:1..10', 'refund:1..10']);
    const told = play(s, 'bribe:4', 'bribe:10', 'keep');
    expect(each(s, 'points')).toEqual([24, 30, 20, 20]);
    expect(each(s, 'gold')).toEqual([6, 0, 10, 10]);
    expect(factsOf(told, 'bribed')[0]).toEqual({ seat: 'red', gold: -4, points: 4 });
  });

  it('T78, T79: or points back, two for one gold, never below none', () => {
    const s = bribing({}, 0, [1, 0, 0, 0], (s) => (s.players[0]!.points = 7));
    expect(offered(s)).toContain('refund:1..3');
    play(s, 'refund:3');
    expect([s.players[0]!.points, s.players[0]!.gold]).toEqual([1, 13]);
  });

  it('a player with nothing to change isn’t asked', () => {
    const s = bribing({}, 0, [1, 0, 0, 0], (s) => {
      s.players[1]!.points = 1;
      s.players[1]!.gold = 0;
    });
    play(s, 'keep');
    expect(asked(s)).toBe('bribe green');
  });

  it('G38, G40: other rates', () => {
    const s = bribing({ goldToPoints: 2, pointsPerGoldBack: 3 }, 0, [1, 0, 0, 0]);
    expect(offered(s)).toEqual(['keep', 'bribe:1..10', 'refund:1..6']);
    play(s, 'bribe:3', 'refund:2');
    expect(each(s, 'points')).toEqual([26, 14, 20, 20]);
    expect(each(s, 'gold')).toEqual([7, 12, 10, 10]);
  });

  it('G38, G40: no more is offered than a journal can hold, and all that is offered is taken', () => {
    const rich = (s: State) => {
      s.players[0]!.gold = 4_000_000_000;
      s.players[0]!.points = 2_500_000_000;
    };
    const s = bribing({ goldToPoints: 99 }, 0, [1, 0, 0, 0], rich);
    expect(offered(s)).toEqual(['keep', 'bribe:1..999999999', 'refund:1..999999999']);
    play(s, 'bribe:999999999');
    expect(s.players[0]!.points).toBe(2_500_000_000 + 99 * 999_999_999);
  });
});

describe('phase 4: the lowest player and the black marker', () => {
  it('T80, T81, G42: fewest points after bribery: First Player and two agents', () => {
    const s = bribing({}, 0, [1, 0, 0, 0], (s) => setEach(s, 'points', [30, 22, 21, 40]));
    const told = play(s, 'keep', 'keep', 'bribe:5', 'keep');
    expect(factsOf(told, 'lowest')).toEqual([{ seat: 'blue', agents: 2 }]);
    expect(s.first).toBe(1);
    expect(each(s, 'bonus')).toEqual([0, 2, 0, 0]);
  });

  it('T87, T88, G41: what decided between those with as few points is reported', () => {
    const capital = bribing({}, 0, [1, 2, 0, 0], (s) => setEach(s, 'points', [21, 21, 22, 23]));
    expect(factsOf(play(capital, 'keep', 'keep', 'keep', 'keep'), 'lowest')).toEqual([
      { seat: 'blue', agents: 2, tie: 'capital' },
    ]);
    const die = bribing({}, 0, [1, 1, 0, 0], (s) => setEach(s, 'points', [21, 21, 22, 23]));
    keepAll(die);
    expect(factsOf(play(die, 'die:2', 'die:5'), 'lowest')).toEqual([{ seat: 'blue', agents: 2, tie: 'die' }]);
  });

  it('G45: if every roll has the same result, none is reported', () => {
    for (const [marker, to] of [
      [99, 100],
      [100, 100],
    ] as const) {
      const s = bribing({}, 0, [1, 0, 0, 0], (s) => {
        setEach(s, 'points', [20, 21, 22, 23]);
        s.marker = marker;
      });
      keepAll(s);
      expect(settledElection(s)).toBe(100);
      expect(factsOf(play(s, 'dice:1'), 'marker')).toEqual([
        { seat: 'red', dice: 1, from: marker, to, home: {} },
      ]);
      expect(taxFarmer.node(s).kind).toBe('end');
    }
    const open = bribing({}, 0, [1, 0, 0, 0], (s) => {
      setEach(s, 'points', [20, 21, 22, 23]);
      s.marker = 98;
    });
    keepAll(open);
    expect(settledElection(open)).toBeUndefined();
    expect(factsOf(play(open, 'dice:3'), 'marker')).toEqual([
      { seat: 'red', dice: 3, from: 98, to: 100, home: {} },
    ]);
  });

  it('T82, T90: extra agents are for the next round only', () => {
    const s = bribing({}, 0, [1, 0, 0, 0], (s) => {
      setEach(s, 'points', [30, 22, 25, 40]);
      s.marker = 20;
    });
    keepAll(s);
    play(s, 'dice:1', 'sum:6');
    const told = deal(s);
    expect(s.marker).toBe(26);
    expect(each(s, 'unplaced')).toEqual([10, 13, 11, 10]);
    expect(factsOf(told, 'agents')).toEqual([
      { seat: 'blue', agents: 13, extra: 3 },
      { seat: 'green', agents: 11, extra: 1 },
    ]);
    expect(each(s, 'bonus')).toEqual([0, 0, 0, 0]);
    stand(s, {});
    setEach(s, 'points', [50, 49, 48, 51]);
    s.players[1]!.unplaced = 1;
    play(s, 'place:imperia,1');
    keepAll(s);
    play(s, 'dice:1', 'sum:1');
    deal(s);
    expect(each(s, 'unplaced')).toEqual([10, 10, 12, 10]);
  });

  it('T83: strictly most agents in IMPERIA moves the marker', () => {
    const s = bribing({}, 0, [1, 0, 2, 1], (s) => setEach(s, 'points', [20, 21, 22, 23]));
    keepAll(s);
    expect(asked(s)).toBe('dice green');
  });

  it('T84, T85: one, two or three dice, chosen before the roll, by their sum', () => {
    const s = bribing({}, 0, [1, 0, 0, 0], (s) => setEach(s, 'points', [20, 21, 22, 23]));
    keepAll(s);
    expect(offered(s)).toEqual(['dice:1', 'dice:2', 'dice:3']);
    play(s, 'dice:3');
    const node = taxFarmer.node(s);
    expect(node).toMatchObject({ kind: 'chance', ask: 'election', total: 216 });
    expect(node.kind === 'chance' && node.moves.length).toBe(16);
    const told = play(s, 'sum:11');
    expect(s.marker).toBe(11);
    expect(factsOf(told, 'marker')).toEqual([{ seat: 'red', dice: 3, sum: 11, from: 0, to: 11, home: {} }]);
  });

  it('T86: nobody leads in IMPERIA: the player with the fewest points', () => {
    const s = bribing({}, 0, [2, 2, 1, 0], (s) => setEach(s, 'points', [30, 31, 32, 25]));
    keepAll(s);
    expect(asked(s)).toBe('dice yellow');
  });

  it('T87: tied for fewest: most agents in IMPERIA among them', () => {
    const s = bribing({}, 0, [3, 1, 2, 3], (s) => setEach(s, 'points', [30, 25, 25, 40]));
    keepAll(s);
    expect(asked(s)).toBe('dice green');
    expect(s.first).toBe(2);
  });

  it('T88, G43: still tied: a die between them, rolled again while it ties', () => {
    const s = bribing({}, 0, [3, 1, 1, 3], (s) => setEach(s, 'points', [30, 25, 25, 40]));
    keepAll(s);
    expect(asked(s)).toBe('roll-lowest');
    expect(each(s, 'roll')).toEqual([null, 'to-roll', 'to-roll', null]);
    play(s, 'die:3', 'die:3', 'die:2', 'die:5');
    expect(s.first).toBe(2);
    expect(asked(s)).toBe('dice green');
  });

  it('G41, die: a tie goes straight to the die', () => {
    const s = bribing({ lowestTie: 'die' }, 0, [3, 1, 2, 3], (s) => setEach(s, 'points', [30, 25, 25, 40]));
    keepAll(s);
    expect(asked(s)).toBe('roll-lowest');
    expect(each(s, 'roll')).toEqual([null, 'to-roll', 'to-roll', null]);
  });

  it('T89, G47: strictly fewer points than the marker, after its move: one agent more', () => {
    const s = bribing({}, 0, [1, 0, 0, 0], (s) => {
      setEach(s, 'points', [20, 26, 27, 40]);
      s.marker = 20;
    });
    keepAll(s);
    const told = play(s, 'dice:1', 'sum:6');
    expect(factsOf(told, 'straggler')).toEqual([{ seat: 'red', agents: 1 }]);
  });

  it('G46, G47: as many points as the marker count, too; the bonuses don’t add up', () => {
    const s = bribing({ belowMarker: 'orEqual', bonusStacking: false }, 0, [1, 0, 0, 0], (s) => {
      setEach(s, 'points', [20, 26, 27, 40]);
      s.marker = 20;
    });
    keepAll(s);
    play(s, 'dice:1', 'sum:6');
    deal(s);
    expect(each(s, 'unplaced')).toEqual([12, 11, 10, 10]);
  });

  it('T91: no agent is left on the board, not even in IMPERIA', () => {
    const s = bribing({}, 0, [4, 3, 2, 1]);
    s.provinces[1]!.agents[0] = 1;
    s.provinces[1]!.agents[1] = 1;
    keepAll(s);
    while (!asked(s).startsWith('dice'))
      play(s, `die:${asked(s) === 'roll-lowest' ? 1 + (s.active % 6) : 1}`);
    play(s, 'dice:1', 'sum:2');
    expect(allAgents(s)).toBe(0);
    expect(each(s, 'capital')).toEqual([4, 3, 2, 1]);
  });

  it('G45: the marker stops at the end, or stays where it would pass it', () => {
    const near = (given: object) => {
      const s = bribing(given, 0, [1, 0, 0, 0], (s) => {
        setEach(s, 'points', [20, 21, 22, 23]);
        s.marker = 95;
      });
      keepAll(s);
      play(s, 'dice:2', 'sum:9');
      return s;
    };
    expect(near({}).marker).toBe(100);
    expect(near({}).step).toBe('over');
    expect(near({ markerOvershoot: 'exact' }).marker).toBe(95);
  });
});

describe('phase 5: supply', () => {
  const supplied = (before: (s: State) => void, given: object = {}) => {
    const s = bribing(given, 0, [1, 0, 0, 0], (s) => {
      setEach(s, 'points', [20, 21, 22, 23]);
      before(s);
    });
    keepAll(s);
    return { s, told: play(s, 'dice:1', 'sum:1') };
  };

  it('T98, T99: the last phase of a round; two coins on every card with a good', () => {
    const { s, told } = supplied((s) => {
      needs(s, 'estyx', 1, 'wine,4', 2);
      needs(s, 'ferrox', 1, 'cloth,3');
    });
    expect(factsOf(told, 'supply')).toEqual([{ coins: 2, cards: 2, nothing: 0 }]);
    expect(onField(s, 'estyx', 1)).toBe('wine,4 +4');
    expect(onField(s, 'ferrox', 1)).toBe('cloth,3 +2');
    deal(s);
    expect(s.round).toBe(2);
  });

  it('T19, T100, G54: NOTHING goes back into the deck, without coins', () => {
    const { s, told } = supplied((s) => needs(s, 'ferrox', 1, 'nothing'));
    expect(factsOf(told, 'supply')).toEqual([{ coins: 2, cards: 0, nothing: 1 }]);
    expect(onField(s, 'ferrox', 1)).toBe('none');
    const node = taxFarmer.node(s);
    expect(node.kind === 'chance' && node.total).toBe(28);
  });

  it('T101, T102, G55: any undealt card to each empty field; the others stay; T49: none in rebellion', () => {
    const { s } = supplied((s) => {
      needs(s, 'estyx', 2, 'wine,4');
      rebel(s, 'ferrox');
    });
    // One wine is out of the deck; what comes next is any of the others, each copy alike.
    const node = taxFarmer.node(s);
    if (node.kind !== 'chance') throw new Error('no deal');
    expect([node.total, Math.max(...node.weights)]).toEqual([27, 5]);
    const dealt: string[] = [];
    for (const { event, facts } of deal(s))
      if (event === 'dealt' || event === 'excluded') dealt.push(`${facts.province} ${facts.field}`);
    expect(dealt).toEqual([
      'estyx 1',
      'agrana 1',
      'vindara 1',
      'salmaris 1',
      'lanivia 1',
      'orivane 1',
      'aurelis 1',
    ]);
    expect(onField(s, 'ferrox', 1)).toBe('none');
    expect(onField(s, 'estyx', 2)).toBe('wine,4 +2');
  });

  it('T103: the holder of the First Player marker begins the next round with placement', () => {
    const { s } = supplied((s) => setEach(s, 'points', [30, 31, 25, 40]));
    deal(s);
    expect(asked(s)).toBe('place green');
    expect(s.round).toBe(2);
  });

  it('T16, G56: the exclusion applies again', () => {
    const { s } = supplied(() => {});
    play(s, 'deal:grain,2', 'deal:grain,2');
    const told = play(s, 'deal:weapons,3');
    expect(told[0]).toEqual({ event: 'excluded', facts: { province: 'ferrox', field: 1, good: 'weapons' } });
  });
});

describe('switches of the deal', () => {
  const dealing = (given: object) => {
    const s = taxFarmer.setup(opened({ firstPlayer: 'choose', ...given }).options);
    play(s, 'first:red', 'deal:grain,2', 'deal:grain,2');
    return s;
  };

  it('G4: only what the board lists, or nothing at all, is excluded', () => {
    for (const needExclusion of ['printed', 'off']) {
      const s = dealing({ needExclusion });
      play(s, 'deal:weapons,3');
      expect(onField(s, 'ferrox', 1)).toBe('weapons,3 +0');
    }
  });

  it('G5: another card instead of an empty field', () => {
    const s = dealing({ excludedField: 'redraw' });
    play(s, 'deal:weapons,3');
    expect(s.here).toBe(2);
    play(s, 'deal:weapons,4', 'deal:grain,3');
    expect(onField(s, 'ferrox', 1)).toBe('grain,3 +0');
  });

  it('G6: the excluded card waits until the deal is over', () => {
    const s = dealing({ excludedCardReturn: 'afterDeal' });
    play(s, 'deal:weapons,3');
    expect(offered(s)).not.toContain('deal:weapons,3');
    expect(s.kept.reduce((a, b) => a + b)).toBe(1);
    deal(s);
    expect(s.kept.reduce((a, b) => a + b)).toBe(0);
    expect(asked(s)).toBe('place red');
  });
});
