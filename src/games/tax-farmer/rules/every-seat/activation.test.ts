/** Phase 3 for every seat at every size of table, in every province. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_BOARD, SEATS } from '../options.ts';
import { provinceHere, type State } from '../state.ts';
import {
  agents,
  asked,
  CHAIRS,
  clockwise,
  counts,
  dealAll,
  each,
  factsOf,
  held,
  hold,
  inRebellion,
  keepAll,
  needs,
  OUTER,
  offered,
  onField,
  placed,
  play,
  quiet,
  rebel,
  setEach,
  stand,
} from '../testing.ts';

describe.each(CHAIRS)('$seat of $players', ({ players, seat, player }) => {
  const next = (player + 1) % players;
  /** This seat has the first number, all others the second. */
  const mine = (first: number, second: number) => counts(players, (p) => (p === player ? first : second));
  const none = () => counts(players, () => 0);

  it('T54, T59, T69, T71: the First Player begins phase 3, then clockwise, one province in a turn', () => {
    // Everybody leads one province, and the First Player a second one.
    const where = Object.fromEntries(
      [...counts(players, (p) => p), player].map((leader, i) => [
        OUTER[i] as string,
        counts(players, (p) => (p === leader ? 1 : 0)),
      ]),
    );
    const s = placed({ players, first: player, where });
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
      const s = placed({ players, first: next, where: { [province]: mine(2, 1) } });
      quiet(s);
      expect([asked(s), offered(s)]).toEqual([`activate ${seat}`, [`activate:${province}`]]);
    }
  });

  it('T57: tied with anybody for most, nobody leads', () => {
    for (let rival = 0; rival < players; rival++) {
      if (rival === player) continue;
      const tied = counts(players, (p) => (p === player || p === rival ? 2 : 1));
      const s = placed({ players, first: 0, where: { estyx: tied } });
      quiet(s);
      expect(asked(s)).toMatch(/^bribe/);
      expect(agents(s, 'estyx')).toEqual(tied);
    }
  });

  it('G22: half of all agents is not enough for `absolute`, one more is', () => {
    const led = (agents: number) => {
      const s = placed({
        players,
        first: next,
        given: { majority: 'absolute' },
        where: { estyx: mine(agents, 1) },
      });
      quiet(s);
      return asked(s);
    };
    expect(led(players - 1)).toMatch(/^bribe/);
    expect(led(players)).toBe(`activate ${seat}`);
  });

  it('G23: `firstInOrder` gives a tied lead to the first in the order of play', () => {
    const s = placed({
      players,
      first: player,
      given: { majorityTie: 'firstInOrder' },
      where: { estyx: mine(0, 2) },
    });
    quiet(s);
    expect(asked(s)).toBe(`activate ${SEATS[next]}`);
    const first = placed({
      players,
      first: player,
      given: { majorityTie: 'firstInOrder' },
      where: { estyx: mine(2, 2) },
    });
    quiet(first);
    expect(asked(first)).toBe(`activate ${seat}`);
    // One agent more leads, from the last place in the order of play too.
    const most = placed({
      players,
      first: next,
      given: { majorityTie: 'firstInOrder' },
      where: { estyx: mine(2, 1) },
    });
    quiet(most);
    expect(asked(most)).toBe(`activate ${seat}`);
  });

  it('T58: a lead in IMPERIA activates nothing', () => {
    expect(asked(placed({ players, first: next, where: { imperia: mine(5, 1) } }))).toMatch(/^bribe/);
  });

  it('T60, T61, T62, T70: what the province provides goes to the leader alone; all agents leave', () => {
    for (const { id, production } of DEFAULT_BOARD.provinces) {
      if (id === 'imperia') continue;
      const s = placed({ players, first: next, where: { [id]: mine(2, 1) } });
      quiet(s);
      play(s, `activate:${id}`);
      expect(each(s, 'gold')).toEqual(mine(10 + production.gold, 10));
      for (let p = 0; p < players; p++) expect(held(s, p)).toEqual(p === player ? production.goods : []);
      if (asked(s).startsWith('action')) play(s, 'skip');
      expect(agents(s, id)).toEqual(none());
      // A second one of the same good is never taken.
      const again = placed({
        players,
        first: next,
        where: { [id]: mine(2, 1) },
        before: (s) => hold(s, player, ...production.goods),
      });
      quiet(again);
      expect(factsOf(play(again, `activate:${id}`), 'collected')).toMatchObject([
        { seat, province: id, gold: production.gold, gained: [] },
      ]);
    }
  });

  it('T56, T63: the action of the province, for the player who activates it alone', () => {
    const using = (province: string, ...moves: readonly string[]) => {
      const s = placed({ players, first: next, where: { [province]: mine(2, 1) } });
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
      const s = placed({ players, first: next, where: { salmaris: mine(2, 1) } });
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

  it('T56, T63: the actions that ask for a good, coins or a province, for the player who activates it alone', () => {
    const using = (province: string, ...moves: readonly string[]) => {
      const s = placed({
        players,
        first: next,
        where: { [province]: mine(2, 1) },
        before: (s) => {
          hold(s, player, 'salt');
          needs(s, 'aurelis', 1, 'wine,4', 3);
        },
      });
      quiet(s);
      play(s, `activate:${province}`, 'use', ...moves);
      return s;
    };
    const market = using('estyx', 'take:grain');
    expect([held(market, player), each(market, 'gold')]).toEqual([['grain', 'salt'], mine(9, 10)]);
    const alms = using('agrana', 'coins:aurelis,2');
    expect([onField(alms, 'aurelis', 1), each(alms, 'points')]).toEqual(['wine,4 +1', mine(21, 20)]);
    const petition = using('lanivia', 'pay:salt');
    expect([held(petition, player), each(petition, 'points')]).toEqual([['cloth'], mine(23, 20)]);
    const caravan = using('orivane', 'pay:salt', 'take:wine');
    expect(held(caravan, player)).toEqual(['wine', 'spices']);
    for (const s of [market, alms, petition, caravan])
      for (let p = 0; p < players; p++) if (p !== player) expect(held(s, p)).toEqual([]);
  });

  it('T64, T65, T66, T67, T68: a need is fulfilled, if the player wants to, with one’s own good, for the reward and the coins', () => {
    for (const { id, production } of DEFAULT_BOARD.provinces) {
      if (id === 'imperia') continue;
      const card = production.goods.includes('salt') ? 'wine' : 'salt';
      const given = () => {
        const s = placed({
          players,
          first: next,
          where: { [id]: mine(2, 0) },
          before: (s) => {
            hold(s, player, card);
            needs(s, id, 1, `${card},3`, 4);
          },
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

  it('T66: without the good nothing is asked, though every other player holds it', () => {
    for (const id of OUTER) {
      const card = id === 'salmaris' ? 'wine' : 'salt';
      const s = placed({
        players,
        first: next,
        where: { [id]: mine(2, 0) },
        before: (s) => {
          for (let p = 0; p < players; p++) if (p !== player) hold(s, p, card);
          needs(s, id, 1, `${card},3`, 4);
        },
      });
      quiet(s);
      play(s, `activate:${id}`);
      if (asked(s).startsWith('action')) play(s, 'skip');
      expect([asked(s).split(' ')[0], onField(s, id, 1)]).toEqual(['bribe', `${card},3 +4`]);
    }
  });

  it('T47, T48, T72, T73, T74: a rebellion is crushed with WEAPONS and the lead, for ten points and nothing else', () => {
    for (const province of OUTER) {
      const facing = (agents: number, others: number, armed: readonly number[]) =>
        placed({
          players,
          first: next,
          where: { [province]: mine(agents, others) },
          before: (s) => {
            rebel(s, province);
            for (const p of armed) hold(s, p, 'weapons');
          },
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

  it('T21, T22, T52: after the crushing a province is tested again, and its action can be used', () => {
    // Between them the players crush in every province.
    for (const province of OUTER.filter((_, i) => i % players === player)) {
      const crushed = () => {
        const s = placed({
          players,
          first: next,
          where: { [province]: mine(2, 1) },
          before: (s) => {
            rebel(s, province);
            hold(s, player, 'weapons');
            setEach(
              s,
              'points',
              counts(players, (p) => 20 + p),
            );
            // Coins for the Alms of Agrana.
            needs(s, province === 'vindara' ? 'ferrox' : 'vindara', 1, 'salt,3', 1);
          },
        });
        play(s, `activate:${province}`);
        expect(asked(s)).toMatch(/^bribe/);
        keepAll(s);
        play(s, 'dice:1', 'sum:1');
        dealAll(s);
        expect(s.round).toBe(2);
        return s;
      };
      const begin = (s: State, agents: number[]) => {
        stand(s, { [province]: agents });
        s.players[player]!.unplaced = 1;
        s.active = player;
        play(s, 'place:imperia,1');
      };
      const tested = crushed();
      begin(tested, mine(6, 1));
      while (provinceHere(tested).id !== province) play(tested, `sum:${6 * players}`);
      expect(asked(tested)).toBe('test');
      play(tested, `sum:${6 * players}`);
      quiet(tested);
      const s = crushed();
      begin(s, mine(1, 0));
      quiet(s);
      play(s, `activate:${province}`);
      expect([asked(s), offered(s)]).toEqual([`action ${seat}`, ['use', 'skip']]);
    }
  });
});
