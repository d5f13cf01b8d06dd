/** Phase 4 and the endings for every seat at every size of table. */
import { describe, expect, it } from 'vitest';
import { taxFarmer } from '../game.ts';
import { SEATS } from '../options.ts';
import {
  allAgents,
  asked,
  CHAIRS,
  clockwise,
  counts,
  dealAll,
  each,
  elected,
  factsOf,
  keepAll,
  OUTER,
  offered,
  placed,
  play,
  rebel,
  setEach,
  stand,
} from '../testing.ts';

describe.each(CHAIRS)('$seat of $players', ({ players, seat, player }) => {
  const next = (player + 1) % players;
  /** This seat has the first number, all others the second. */
  const mine = (first: number, second: number) => counts(players, (p) => (p === player ? first : second));
  const none = () => counts(players, () => 0);

  it('T23, T75, G39: bribery goes round once, from the First Player', () => {
    const s = placed({ players, first: player });
    const order = clockwise(players, player).map(() => {
      const seat = asked(s).slice('bribe '.length);
      play(s, 'keep');
      return seat;
    });
    expect(order).toEqual(clockwise(players, player));
    expect(asked(s)).not.toMatch(/^bribe/);
  });

  it('T76, T77, T78, T79: gold into points one to one, points back two for one, for oneself alone', () => {
    const bribed = (move: string) => {
      const s = placed({ players, first: player });
      expect(offered(s)).toEqual(['keep', 'bribe:1..10', 'refund:1..10']);
      play(s, move);
      return [each(s, 'gold'), each(s, 'points')];
    };
    expect(bribed('bribe:7')).toEqual([mine(3, 10), mine(27, 20)]);
    expect(bribed('refund:7')).toEqual([mine(17, 10), mine(6, 20)]);
  });

  it('T80, T81: fewest points brings the First Player marker and two agents', () => {
    const { s, told } = elected({ players, points: mine(20, 21), imperia: mine(1, 1) });
    expect(factsOf(told, 'lowest')).toEqual([{ seat, agents: 2 }]);
    expect([s.first, each(s, 'bonus')]).toEqual([player, mine(2, 0)]);
  });

  it('T83: strictly most agents in IMPERIA moves the black marker', () => {
    const points = counts(players, (p) => (p === next ? 20 : 30));
    expect(asked(elected({ players, points, imperia: mine(2, 1) }).s)).toBe(`dice ${seat}`);
  });

  it('T06, T84, T85: the player chooses one, two or three dice, and the marker goes by their sum', () => {
    for (const dice of [1, 2, 3]) {
      const { s } = elected({ players, points: mine(20, 30), imperia: mine(1, 1), marker: 10 });
      expect([asked(s), offered(s)]).toEqual([`dice ${seat}`, ['dice:1', 'dice:2', 'dice:3']]);
      play(s, `dice:${dice}`);
      const node = taxFarmer.node(s);
      if (node.kind !== 'chance') throw new Error('no roll');
      expect([node.ask, node.total, node.weights.at(0), node.weights.at(-1)]).toEqual([
        'election',
        6 ** dice,
        1,
        1,
      ]);
      expect(offered(s)).toEqual(counts(5 * dice + 1, (i) => dice + i).map((sum) => `sum:${sum}`));
      const told = play(s, `sum:${4 * dice}`);
      expect(factsOf(told, 'marker')).toMatchObject([
        { seat, dice, sum: 4 * dice, from: 10, to: 10 + 4 * dice },
      ]);
      expect([s.marker, each(s, 'points')]).toEqual([10 + 4 * dice, mine(20, 30)]);
    }
  });

  it('T86: nobody leads in IMPERIA: the player with the fewest points moves it', () => {
    expect(asked(elected({ players, points: mine(20, 30), imperia: mine(1, 2) }).s)).toBe(`dice ${seat}`);
  });

  it('T87: tied for fewest points, the one with more agents in IMPERIA, though others have more still', () => {
    for (let rival = 0; rival < players; rival++) {
      if (rival === player) continue;
      const points = counts(players, (p) => (p === player || p === rival ? 20 : 30));
      const imperia = counts(players, (p) => (p === player ? 2 : p === rival ? 1 : 3));
      const { s, told } = elected({ players, points, imperia });
      expect(factsOf(told, 'lowest')).toEqual([{ seat, agents: 2, tie: 'capital' }]);
      expect(s.first).toBe(player);
    }
  });

  it('T88: still tied: of three with the fewest points and 2/2/1 agents in IMPERIA only the first two roll', () => {
    for (let rival = 0; rival < players; rival++)
      for (let third = 0; third < players; third++) {
        if (new Set([player, rival, third]).size < 3) continue;
        const points = counts(players, (p) => ([player, rival, third].includes(p) ? 20 : 30));
        const imperia = counts(players, (p) => (p === player || p === rival ? 2 : 1));
        const { s, told } = elected({ players, points, imperia });
        const tied = [player, rival].sort();
        expect(asked(s)).toBe('roll-lowest');
        expect(factsOf(told, 'roll-again')).toEqual([{ seats: tied.map((p) => SEATS[p]) }]);
        expect(each(s, 'roll')).toEqual(each(s, 'roll').map((_, p) => (tied.includes(p) ? 'to-roll' : null)));
        play(s, ...tied.map((p) => (p === player ? 'die:5' : 'die:4')));
        expect([s.first, each(s, 'bonus')]).toEqual([player, mine(2, 0)]);
        // The die alone, by its setting: all three.
        const die = elected({ players, points, imperia, given: { lowestTie: 'die' } }).s;
        expect(each(die, 'roll').filter((roll) => roll === 'to-roll')).toHaveLength(3);
      }
  });

  it('T89, T91: fewer points than the marker’s space: one agent more; all agents leave the board', () => {
    for (const [points, more] of [
      [25, 1],
      [26, 0],
      [27, 0],
    ] as const) {
      const lowest = counts(players, (p) => (p === player ? points : p === next ? 20 : 40));
      const { s } = elected({ players, points: lowest, imperia: mine(1, 1), marker: 20 });
      for (const { agents } of s.provinces) agents.fill(1);
      const told = play(s, 'dice:1', 'sum:6');
      expect(s.marker).toBe(26);
      const seats = factsOf(told, 'straggler').map(({ seat }) => seat);
      expect(seats.includes(seat)).toBe(more === 1);
      expect(s.players[player]!.bonus).toBe(more);
      expect(allAgents(s)).toBe(0);
    }
  });

  it('T82, T90, T103: the player with the fewest points begins the next round, with extra agents that are gone after it', () => {
    const { s } = elected({ players, points: mine(20, 30), imperia: mine(1, 1), marker: 20 });
    play(s, 'dice:1', 'sum:6');
    expect(s.marker).toBe(26);
    dealAll(s);
    expect([s.round, asked(s)]).toEqual([2, `place ${seat}`]);
    // Two for the fewest points and one below the marker; none is promised any more.
    expect([each(s, 'unplaced'), each(s, 'bonus')]).toEqual([mine(13, 10), none()]);
    stand(s, {});
    setEach(
      s,
      'points',
      counts(players, (p) => (p === next ? 40 : 50)),
    );
    s.players[player]!.unplaced = 1;
    play(s, 'place:imperia,1');
    keepAll(s);
    play(s, 'dice:1', 'sum:1');
    dealAll(s);
    expect([s.round, asked(s)]).toEqual([3, `place ${SEATS[next]}`]);
    expect(each(s, 'unplaced')).toEqual(counts(players, (p) => (p === next ? 12 : 10)));
  });

  it('T92: the game continues until the marker is at the end of the track', () => {
    const moved = (sum: number) => {
      const { s } = elected({ players, points: mine(20, 30), imperia: mine(1, 1), marker: 94 });
      play(s, 'dice:1', `sum:${sum}`);
      return [s.marker, asked(s)];
    };
    expect([moved(5), moved(6)]).toEqual([
      [99, 'deal'],
      [100, 'end'],
    ]);
  });

  it('T92, T93: at the end of the track most points win', () => {
    const { s } = elected({ players, points: mine(50, 40), imperia: mine(1, 1), marker: 99 });
    while (asked(s) === 'roll-lowest')
      play(s, `die:${6 - each(s, 'roll').filter((roll) => typeof roll === 'number').length}`);
    play(s, 'dice:1');
    expect(taxFarmer.node(s)).toEqual({ kind: 'end', outcome: 'election', scores: mine(1, 0) });
  });

  it('T94, T95: tied in points, more agents in IMPERIA; still tied, they share', () => {
    const points = () =>
      counts(players, (p) => (p === player || p === next ? 50 : p === (next + 1) % players ? 20 : 30));
    const ended = (imperia: number[]) => {
      const { s } = elected({ players, points: points(), imperia, marker: 99 });
      play(s, 'dice:1');
      const node = taxFarmer.node(s);
      return node.kind === 'end' ? node.scores : undefined;
    };
    // More agents don't help a player with fewer points.
    expect(ended(counts(players, (p) => (p === player ? 2 : p === next ? 1 : 3)))).toEqual(mine(1, 0));
    const shared = counts(players, (p) => (p === player || p === next ? 0.5 : 0));
    expect(ended(counts(players, (p) => (p === player || p === next ? 2 : 3)))).toEqual(shared);
  });

  it('T97, T105: total rebellion ends the game at once: by points, or all lose by the optional rule', () => {
    for (const last of OUTER) {
      const tested = (given: object, sum: number) => {
        const s = placed({
          players,
          first: 0,
          given,
          where: { [last]: mine(7, 1) },
          before: (s) => {
            rebel(s, ...OUTER.filter((id) => id !== last));
            setEach(s, 'points', mine(31, 30));
          },
        });
        play(s, `sum:${sum}`);
        return s;
      };
      const fallen = (given: object) => taxFarmer.node(tested(given, players));
      // With one quiet province the game continues.
      expect(asked(tested({}, 6 * players))).toMatch(/^activate/);
      expect(fallen({})).toEqual({ kind: 'end', outcome: 'rebellion', scores: mine(1, 0) });
      expect(fallen({ allLoseOnTotalRebellion: true })).toEqual({
        kind: 'end',
        outcome: 'all-lose',
        scores: none(),
      });
    }
  });
});
