/** The clauses at every table: with three to six players, for every seat, in every province. */
import { describe, expect, it } from 'vitest';
import { taxFarmer } from './game.ts';
import { DEFAULT_BOARD, SEATS } from './options.ts';
import { atlas } from './parts/atlas.ts';
import { load } from './phases/rebellion.ts';
import type { State } from './state.ts';
import {
  agents,
  allAgents,
  asked,
  each,
  factsOf,
  held,
  hold,
  inRebellion,
  needs,
  offered,
  onField,
  opened,
  optionsOf,
  play,
  quiet,
  rebel,
  setAll,
  setEach,
  stand,
} from './testing.ts';

const PROVINCES = DEFAULT_BOARD.provinces.map(({ id }) => id);
const OUTER = PROVINCES.filter((id) => id !== 'imperia');
const PLAYERS = [3, 4, 5, 6];
/** Every seat at every size of table. */
const CHAIRS = PLAYERS.flatMap((players) =>
  SEATS.slice(0, players).map((seat, player) => ({ players, seat, player })),
);
/** One number for each player. */
const counts = (players: number, of: (player: number) => number) =>
  Array.from({ length: players }, (_, player) => of(player));
/** Everybody in the order of play. */
const clockwise = (players: number, first: number) =>
  counts(players, (i) => (first + i) % players).map((player) => SEATS[player]);

/** Agents are placed as given, and the First Player puts the last one in IMPERIA. */
function placed(
  players: number,
  first: number,
  where: Record<string, number[]>,
  before?: (s: State) => void,
  given: object = {},
): State {
  const s = opened({ players, ...given }, first);
  before?.(s);
  stand(s, where);
  s.players[first]!.unplaced = 1;
  s.active = first;
  play(s, 'place:imperia,1');
  return s;
}

describe.each(CHAIRS)('$seat of $players', ({ players, seat, player }) => {
  const next = (player + 1) % players;
  /** This seat has the first number, all others the second. */
  const mine = (own: number, others: number) => counts(players, (p) => (p === player ? own : others));
  const none = () => counts(players, () => 0);

  it('T08, T09, G1: everybody rolls, the highest die gets the marker; tied, they roll again', () => {
    const s = taxFarmer.setup(optionsOf({ players }));
    const rolled = play(s, ...mine(6, 5).map((die) => `die:${die}`));
    expect(factsOf(rolled, 'first-die').map(({ seat }) => seat)).toEqual(clockwise(players, 0));
    expect([s.first, factsOf(rolled, 'first-player')]).toEqual([player, [{ seat }]]);
    const tied = taxFarmer.setup(optionsOf({ players }));
    play(tied, ...counts(players, (p) => (p === player || p === next ? 4 : 3)).map((die) => `die:${die}`));
    expect(each(tied, 'roll')).toEqual(
      each(tied, 'roll').map((_, p) => (p === player || p === next ? 'to-roll' : null)),
    );
    play(tied, ...[player, next].sort().map((p) => (p === player ? 'die:2' : 'die:1')));
    expect(tied.first).toBe(player);
  });

  it('T25, T30: who has the marker begins, then clockwise', () => {
    const s = opened({ players }, player);
    const order = clockwise(players, player).map(() => {
      const seat = asked(s).slice('place '.length);
      play(s, 'place:imperia,1');
      return seat;
    });
    expect(order).toEqual(clockwise(players, player));
    expect(asked(s)).toBe(`place ${seat}`);
  });

  it('T28, T29, T31: a player’s own agents in one province, until nobody has any left', () => {
    for (const province of PROVINCES) {
      const s = opened({ players }, player);
      play(s, `place:${province},4`);
      expect(agents(s, province)).toEqual(mine(4, 0));
      expect(allAgents(s)).toBe(4);
      expect(each(s, 'unplaced')).toEqual(mine(6, 10));
      setEach(s, 'unplaced', mine(6, 0));
      s.active = player;
      play(s, `place:${province},5`);
      expect(asked(s)).toBe(`place ${seat}`);
    }
  });

  it('T39, T40, T44: agents count in the test, and leave with all others when it fails', () => {
    for (const province of OUTER) {
      const s = placed(players, 0, { [province]: mine(7, 1) }, (s) =>
        needs(s, province, 1, province === 'salmaris' ? 'wine,2' : 'salt,2', 3),
      );
      const n = 7 + (players - 1) + 3;
      expect(asked(s)).toBe('test');
      const p = atlas(s).provinceNumber(province);
      expect([s.at, load(s, s.provinces[p]!)]).toEqual([p, n]);
      play(s, `sum:${n}`);
      expect(inRebellion(s)).toEqual([province]);
      expect(agents(s, province)).toEqual(none());
    }
  });

  it('T54, T59, T69, T71: the First Player begins phase 3, then clockwise, one province in a turn', () => {
    // Everybody leads one province, and the First Player a second one.
    const where = Object.fromEntries(
      [...counts(players, (p) => p), player].map((leader, i) => [
        OUTER[i] as string,
        counts(players, (p) => (p === leader ? 1 : 0)),
      ]),
    );
    const s = placed(players, player, where);
    const order: string[] = [];
    while (asked(s).startsWith('activate')) {
      order.push(asked(s).slice('activate '.length));
      play(s, offered(s)[0] as string);
      while (!/^(activate|bribe)/.test(asked(s))) play(s, 'skip');
    }
    expect(order).toEqual([...clockwise(players, player), seat]);
  });

  it('T55: one agent more than everybody else leads, in every province', () => {
    for (const province of OUTER) {
      const s = placed(players, next, { [province]: mine(2, 1) });
      quiet(s);
      expect([asked(s), offered(s)]).toEqual([`activate ${seat}`, [`activate:${province}`]]);
    }
  });

  it('T57: tied with anybody for most, nobody leads', () => {
    for (let rival = 0; rival < players; rival++) {
      if (rival === player) continue;
      const tied = counts(players, (p) => (p === player || p === rival ? 2 : 1));
      const s = placed(players, 0, { estyx: tied });
      quiet(s);
      expect(asked(s)).toMatch(/^bribe/);
      expect(agents(s, 'estyx')).toEqual(tied);
    }
  });

  it('G22: half of all agents is not enough for `absolute`, one more is', () => {
    const led = (own: number) => {
      const s = placed(players, next, { estyx: mine(own, 1) }, undefined, { majority: 'absolute' });
      quiet(s);
      return asked(s);
    };
    expect(led(players - 1)).toMatch(/^bribe/);
    expect(led(players)).toBe(`activate ${seat}`);
  });

  it('G23: `firstInOrder` gives a tied lead to the first in the order of play', () => {
    const s = placed(players, player, { estyx: mine(0, 2) }, undefined, { majorityTie: 'firstInOrder' });
    quiet(s);
    expect(asked(s)).toBe(`activate ${SEATS[next]}`);
    const own = placed(players, player, { estyx: mine(2, 2) }, undefined, { majorityTie: 'firstInOrder' });
    quiet(own);
    expect(asked(own)).toBe(`activate ${seat}`);
    // One agent more leads, from the last place in the order of play too.
    const most = placed(players, next, { estyx: mine(2, 1) }, undefined, { majorityTie: 'firstInOrder' });
    quiet(most);
    expect(asked(most)).toBe(`activate ${seat}`);
  });

  it('T58: a lead in IMPERIA activates nothing', () => {
    expect(asked(placed(players, next, { imperia: mine(5, 1) }))).toMatch(/^bribe/);
  });

  it('T60, T61, T62, T70: what the province provides goes to the leader alone; all agents leave', () => {
    for (const { id, production } of DEFAULT_BOARD.provinces) {
      if (id === 'imperia') continue;
      const s = placed(players, next, { [id]: mine(2, 1) });
      quiet(s);
      play(s, `activate:${id}`);
      expect(each(s, 'gold')).toEqual(mine(10 + production.gold, 10));
      for (let p = 0; p < players; p++) expect(held(s, p)).toEqual(p === player ? production.goods : []);
      if (asked(s).startsWith('action')) play(s, 'skip');
      expect(agents(s, id)).toEqual(none());
      // A second one of the same good is never taken.
      const again = placed(players, next, { [id]: mine(2, 1) }, (s) => hold(s, player, ...production.goods));
      quiet(again);
      expect(factsOf(play(again, `activate:${id}`), 'collected')).toMatchObject([
        { seat, province: id, gold: production.gold, gained: [] },
      ]);
    }
  });

  it('T56, T63: the action of the province, for the player who activates it alone', () => {
    const using = (province: string, ...moves: readonly string[]) => {
      const s = placed(players, next, { [province]: mine(2, 1) });
      quiet(s);
      play(s, `activate:${province}`, 'use', ...moves);
      return s;
    };
    expect(each(using('ferrox'), 'bonus')).toEqual(mine(2, 0));
    expect([each(using('vindara'), 'gold'), each(using('vindara'), 'points')]).toEqual([
      mine(9, 10),
      mine(23, 20),
    ]);
    expect(using('aurelis').marker).toBe(3);
    // The tithe can be taken from every other seat.
    const rivals = SEATS.slice(0, players).filter((each) => each !== seat);
    for (const rival of rivals) {
      const s = placed(players, next, { salmaris: mine(2, 1) });
      quiet(s);
      play(s, 'activate:salmaris', 'use');
      expect(offered(s)).toEqual(rivals.map((each) => `rival:${each}`));
      const before = [...each(s, 'gold')];
      play(s, `rival:${rival}`);
      expect(each(s, 'gold')).toEqual(
        before.map((gold, p) => (p === player ? gold + 1 : SEATS[p] === rival ? gold - 1 : gold)),
      );
    }
  });

  it('T65, T66, T67, T68: a need is fulfilled with one’s own good, for the reward and the coins', () => {
    for (const { id, production } of DEFAULT_BOARD.provinces) {
      if (id === 'imperia') continue;
      const card = production.goods.includes('salt') ? 'wine' : 'salt';
      const given = () => {
        const s = placed(players, next, { [id]: mine(2, 0) }, (s) => {
          hold(s, player, card);
          needs(s, id, 1, `${card},3`, 4);
        });
        quiet(s);
        play(s, `activate:${id}`);
        if (asked(s).startsWith('action')) play(s, 'skip');
        return s;
      };
      const s = given();
      expect(asked(s)).toBe(`needs ${seat}`);
      play(s, 'fill:1');
      expect(onField(s, id, 1)).toBe('none');
      expect(held(s, player)).toEqual(production.goods);
      expect([each(s, 'gold'), each(s, 'points')]).toEqual([
        mine(10 + production.gold + 3 + 4, 10),
        mine(20, 20),
      ]);
      const left = given();
      play(left, 'leave');
      expect(onField(left, id, 1)).toBe(`${card},3 +4`);
    }
  });

  it('T47, T48, T72, T73, T74: a rebellion is crushed with WEAPONS and the lead, for ten points and nothing else', () => {
    for (const province of OUTER) {
      const facing = (own: number, others: number, armed: readonly number[]) =>
        placed(players, next, { [province]: mine(own, others) }, (s) => {
          rebel(s, province);
          for (const p of armed) hold(s, p, 'weapons');
        });
      expect(asked(facing(2, 1, [next]))).toMatch(/^bribe/);
      expect(asked(facing(2, 2, [player, next]))).toMatch(/^bribe/);
      const s = facing(2, 1, [player]);
      play(s, `activate:${province}`);
      expect([inRebellion(s), each(s, 'points'), each(s, 'gold')]).toEqual([[], mine(30, 20), mine(10, 10)]);
      expect(held(s, player)).toEqual(['weapons']);
      expect(agents(s, province)).toEqual(none());
    }
  });

  it('T23, T75, G39: bribery goes round once, from the First Player', () => {
    const s = placed(players, player, {});
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
      const s = placed(players, player, {});
      expect(offered(s)).toEqual(['keep', 'bribe:1..10', 'refund:1..10']);
      play(s, move);
      return [each(s, 'gold'), each(s, 'points')];
    };
    expect(bribed('bribe:7')).toEqual([mine(3, 10), mine(27, 20)]);
    expect(bribed('refund:7')).toEqual([mine(17, 10), mine(6, 20)]);
  });

  /** After bribery, with points and agents in IMPERIA as given. */
  const elected = (points: number[], imperia: number[], marker = 0, given: object = {}) => {
    const s = placed(
      players,
      0,
      { imperia: imperia.map((n, p) => (p === 0 ? n - 1 : n)) },
      (s) => {
        setEach(s, 'points', points);
        setAll(s, 'gold', 0);
        s.marker = marker;
      },
      given,
    );
    const told = [];
    while (asked(s).startsWith('bribe')) told.push(...play(s, 'keep'));
    return { s, told };
  };

  it('T80, T81: fewest points brings the First Player marker and two agents', () => {
    const { s, told } = elected(mine(20, 21), mine(1, 1));
    expect(factsOf(told, 'lowest')).toEqual([{ seat, agents: 2 }]);
    expect([s.first, each(s, 'bonus')]).toEqual([player, mine(2, 0)]);
  });

  it('T83: strictly most agents in IMPERIA moves the black marker', () => {
    const points = counts(players, (p) => (p === next ? 20 : 30));
    expect(asked(elected(points, mine(2, 1)).s)).toBe(`dice ${seat}`);
  });

  it('T86: nobody leads in IMPERIA: who has the fewest points moves it', () => {
    expect(asked(elected(mine(20, 30), mine(1, 2)).s)).toBe(`dice ${seat}`);
  });

  it('T87: tied for fewest points, the one with more agents in IMPERIA, though others have more still', () => {
    for (let rival = 0; rival < players; rival++) {
      if (rival === player) continue;
      const points = counts(players, (p) => (p === player || p === rival ? 20 : 30));
      const imperia = counts(players, (p) => (p === player ? 2 : p === rival ? 1 : 3));
      const { s, told } = elected(points, imperia);
      expect(factsOf(told, 'lowest')).toEqual([{ seat, agents: 2, tie: 'capital' }]);
      expect(s.first).toBe(player);
    }
  });

  it('T88: still tied, only those roll whom IMPERIA leaves: three have as few points, 2/2/1 agents', () => {
    for (let rival = 0; rival < players; rival++)
      for (let third = 0; third < players; third++) {
        if (new Set([player, rival, third]).size < 3) continue;
        const points = counts(players, (p) => ([player, rival, third].includes(p) ? 20 : 30));
        const imperia = counts(players, (p) => (p === player || p === rival ? 2 : 1));
        const { s, told } = elected(points, imperia);
        const tied = [player, rival].sort();
        expect(asked(s)).toBe('roll-lowest');
        expect(factsOf(told, 'roll-again')).toEqual([{ seats: tied.map((p) => SEATS[p]) }]);
        expect(each(s, 'roll')).toEqual(each(s, 'roll').map((_, p) => (tied.includes(p) ? 'to-roll' : null)));
        play(s, ...tied.map((p) => (p === player ? 'die:5' : 'die:4')));
        expect([s.first, each(s, 'bonus')]).toEqual([player, mine(2, 0)]);
        // The die alone, by its setting: all three.
        const die = elected(points, imperia, 0, { lowestTie: 'die' }).s;
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
      const { s } = elected(lowest, mine(1, 1), 20);
      for (const { agents } of s.provinces) agents.fill(1);
      const told = play(s, 'dice:1', 'sum:6');
      expect(s.marker).toBe(26);
      const seats = factsOf(told, 'straggler').map(({ seat }) => seat);
      expect(seats.includes(seat)).toBe(more === 1);
      expect(s.players[player]!.bonus).toBe(more);
      expect(allAgents(s)).toBe(0);
    }
  });

  it('T92, T93: at the end of the track most points win', () => {
    const { s } = elected(mine(50, 40), mine(1, 1), 99);
    while (asked(s) === 'roll-lowest')
      play(s, `die:${6 - each(s, 'roll').filter((roll) => typeof roll === 'number').length}`);
    play(s, 'dice:1');
    expect(taxFarmer.node(s)).toEqual({ kind: 'end', outcome: 'election', scores: mine(1, 0) });
  });

  it('T94, T95: tied in points, more agents in IMPERIA; still tied, they share', () => {
    const points = () =>
      counts(players, (p) => (p === player || p === next ? 50 : p === (next + 1) % players ? 20 : 30));
    const ended = (imperia: number[]) => {
      const { s } = elected(points(), imperia, 99);
      play(s, 'dice:1');
      const node = taxFarmer.node(s);
      return node.kind === 'end' ? node.scores : undefined;
    };
    // More agents don't help a player with fewer points.
    expect(ended(counts(players, (p) => (p === player ? 2 : p === next ? 1 : 3)))).toEqual(mine(1, 0));
    const shared = counts(players, (p) => (p === player || p === next ? 0.5 : 0));
    expect(ended(counts(players, (p) => (p === player || p === next ? 2 : 3)))).toEqual(shared);
  });

  it('T97, T105: total rebellion ends it at once: by points, or all lose by the optional rule', () => {
    for (const last of OUTER) {
      const tested = (given: object, sum: number) => {
        const s = placed(
          players,
          0,
          { [last]: mine(7, 1) },
          (s) => {
            rebel(s, ...OUTER.filter((id) => id !== last));
            setEach(s, 'points', mine(31, 30));
          },
          given,
        );
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

describe.each(PLAYERS)('%i players', (players) => {
  const all = (n: number) => counts(players, () => n);

  it('T26, T27: any province and any number from one to all', () => {
    expect(offered(opened({ players }))).toEqual(
      PROVINCES.flatMap((id) => counts(10, (i) => i).map((i) => `place:${id},${i + 1}`)),
    );
  });

  it('T33, T38, T50, T51: each province but IMPERIA is tested separately, unless it is in rebellion', () => {
    for (const province of OUTER) {
      const tested = (sum: number) => {
        const s = placed(players, 0, { [province]: all(2), imperia: all(6) });
        expect(asked(s)).toBe('test');
        expect(atlas(s).provinces[s.at]?.id).toBe(province);
        play(s, `sum:${sum}`);
        return inRebellion(s);
      };
      expect([tested(2 * players), tested(2 * players + 1)]).toEqual([[province], []]);
      const again = placed(players, 0, { [province]: all(6) }, (s) => rebel(s, province));
      expect([asked(again).split(' ')[0], inRebellion(again)]).toEqual(['bribe', [province]]);
    }
  });

  it('T42, T43, T45, T46: the marker on, the cards into the deck, the coins to the bank', () => {
    for (const { id, needFields } of DEFAULT_BOARD.provinces) {
      if (id === 'imperia') continue;
      const before = opened({ players }).deck;
      const s = placed(players, 0, { [id]: all(2) }, (s) => {
        for (let field = 1; field <= needFields; field++) needs(s, id, field, 'grain,2', 4);
      });
      expect(s.deck).not.toEqual(before);
      const told = play(s, `sum:${2 * players}`);
      expect(factsOf(told, 'rebels')).toMatchObject([
        { province: id, cards: needFields, coins: 4 * needFields },
      ]);
      expect([s.deck, each(s, 'gold')]).toEqual([before, all(10)]);
      for (let field = 1; field <= needFields; field++) expect(onField(s, id, field)).toBe('none');
    }
  });

  it('T88: all tied in everything: everybody rolls', () => {
    const s = placed(players, 0, { imperia: counts(players, (p) => (p === 0 ? 1 : 2)) });
    while (asked(s).startsWith('bribe')) play(s, 'keep');
    expect(each(s, 'roll').every((roll) => roll === 'to-roll')).toBe(true);
    play(s, ...counts(players, (p) => (p === players - 1 ? 6 : 1)).map((die) => `die:${die}`));
    expect(s.first).toBe(players - 1);
  });

  it('T99, T100, T101, T102: coins on every card with a good, NOTHING back, new cards to empty fields', () => {
    const s = placed(players, players - 1, {}, (s) => {
      setEach(
        s,
        'points',
        counts(players, (p) => 20 + p),
      );
      for (const id of OUTER.slice(0, 4)) needs(s, id, 1, 'nothing');
      needs(s, 'estyx', 2, 'wine,4', 1);
      needs(s, 'aurelis', 1, 'cloth,3', 2);
    });
    while (asked(s).startsWith('bribe')) play(s, 'keep');
    const told = play(s, 'dice:1', 'sum:1');
    expect(factsOf(told, 'supply')).toEqual([{ coins: 2, cards: 2, nothing: 4 }]);
    expect([onField(s, 'estyx', 2), onField(s, 'aurelis', 1)]).toEqual(['wine,4 +3', 'cloth,3 +4']);
    const dealt: string[] = [];
    while (asked(s) === 'deal') {
      dealt.push(`${s.provinces[s.at]?.id} ${s.field + 1}`);
      play(s, offered(s).at(-1) as string);
    }
    expect(dealt).toEqual(OUTER.filter((id) => id !== 'aurelis').map((id) => `${id} 1`));
    expect([s.round, asked(s)]).toEqual([2, 'place red']);
  });
});
