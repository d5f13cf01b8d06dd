/** The other readings of the rules (G1-G60) for every seat at every size of table. */
import { describe, expect, it } from 'vitest';
import { taxFarmer } from '../game.ts';
import { DEFAULT_BOARD, SEATS } from '../options.ts';
import { atlas } from '../parts/atlas.ts';
import type { State } from '../state.ts';
import {
  agents,
  asked,
  CHAIRS,
  counts,
  dealAll,
  each,
  elected,
  factsOf,
  held,
  hold,
  inRebellion,
  keepAll,
  needs,
  OUTER,
  offered,
  onField,
  opened,
  optionsOf,
  PLAYERS,
  placed,
  play,
  quiet,
  rebel,
  setAll,
  setEach,
} from '../testing.ts';

describe.each(CHAIRS)('$seat of $players', ({ players, seat, player }) => {
  const next = (player + 1) % players;
  /** This seat has the first number, all others the second. */
  const mine = (first: number, second: number) => counts(players, (p) => (p === player ? first : second));

  /** This seat leads in a province, and phase 3 has begun. */
  const leading = (province: string, given: object, prepare?: (s: State) => void) => {
    const s = placed({
      players,
      first: next,
      given,
      where: { [province]: mine(2, 0) },
      ...(prepare && { before: prepare }),
    });
    quiet(s);
    return s;
  };
  /** This seat has crushed the rebellion in a province. */
  const crushing = (province: string, given: object, prepare?: (s: State) => void) => {
    const s = leading(province, given, (s) => {
      rebel(s, province);
      hold(s, player, 'weapons');
      prepare?.(s);
    });
    return { s, told: play(s, `activate:${province}`) };
  };

  it('G7: the First Player chooses the province that rebels at the start', () => {
    const given = { players, firstPlayer: 'choose', startingRebellion: 'firstPlayer' };
    const s = taxFarmer.setup(optionsOf(given));
    play(s, `first:${seat}`);
    expect(asked(s)).toBe(players === 3 ? `starting-rebellion ${seat}` : 'deal');
  });

  it('G10: a player may pass with agents left; when everybody has passed in a row, the phase ends', () => {
    const s = opened({ players, placementMinimum: 0 }, player);
    expect(offered(s)).toContain('pass');
    expect(factsOf(play(s, 'pass'), 'no-more')).toEqual([{ seat }]);
    expect(asked(s)).toBe(`place ${SEATS[next]}`);
    play(s, ...Array<string>(players - 1).fill('pass'));
    expect(asked(s)).toMatch(/^bribe/);
    expect(each(s, 'unplaced')).toEqual(mine(10, 10));
    // Who places gives everybody another turn.
    const again = opened({ players, placementMinimum: 0 }, player);
    play(again, 'pass', 'place:imperia,1');
    for (let p = 2; p < players; p++) play(again, 'pass');
    expect(asked(again)).toBe(`place ${seat}`);
  });

  it('G13, T73: agents in a rebellion: always, with WEAPONS, or never', () => {
    for (const province of OUTER) {
      const open = (placeInRebellion: string, armed: number | null) => {
        const s = opened({ players, placeInRebellion }, player);
        rebel(s, province);
        if (armed !== null) hold(s, armed, 'weapons');
        return offered(s).includes(`place:${province},1`);
      };
      expect(open('always', null)).toBe(true);
      expect(['always', 'withWeapons', 'never'].map((how) => open(how, player))).toEqual([true, true, false]);
      // Somebody else's WEAPONS don't help.
      expect(open('withWeapons', next)).toBe(false);
    }
  });

  it('G18, T46: the coins of a province in rebellion go to the player who crushes it', () => {
    const s = placed({
      players,
      first: next,
      given: { coinsOnRebellion: 'stay' },
      where: { estyx: mine(players, 1) },
      before: (s) => needs(s, 'estyx', 1, 'wine,4', 3),
    });
    play(s, `sum:${players}`);
    expect([inRebellion(s), s.provinces[1]?.loose]).toEqual([['estyx'], 3]);
    const { s: crushed, told } = crushing('estyx', { coinsOnRebellion: 'stay' }, (s) => {
      s.provinces[1]!.loose = 3;
    });
    expect(factsOf(told, 'crushed')).toMatchObject([{ seat, points: 10, gold: 3 }]);
    expect([each(crushed, 'gold'), crushed.provinces[1]?.loose]).toEqual([mine(13, 10), 0]);
  });

  it('G19, T44: agents in a rebellion are lost for good, but for the last three', () => {
    const lost = (there: number) => {
      const s = placed({
        players,
        first: next,
        given: { agentsOnRebellion: 'lost' },
        where: { estyx: mine(there, 0) },
        before: (s) =>
          setEach(
            s,
            'points',
            counts(players, (p) => 20 + p),
          ),
      });
      play(s, `sum:${players}`);
      keepAll(s);
      play(s, 'dice:1', 'sum:1');
      dealAll(s);
      return [each(s, 'lost'), each(s, 'unplaced')];
    };
    // The first seat has the fewest points, and so two agents more.
    const left = (gone: number) => mine(10 - gone, 10).map((n, p) => (p === 0 ? n + 2 : n));
    expect(lost(6)).toEqual([mine(6, 0), left(6)]);
    expect(lost(9)).toEqual([mine(7, 0), left(7)]);
  });

  it('G24: the leader in IMPERIA may activate it, and all agents stay', () => {
    const s = placed({
      players,
      first: player,
      given: { capitalActivation: 'keepAgents' },
      where: { imperia: mine(2, 1) },
    });
    expect([asked(s), offered(s)]).toEqual([`activate ${seat}`, ['activate:imperia']]);
    play(s, 'activate:imperia');
    expect(agents(s, 'imperia')).toEqual(mine(3, 1));
    expect(asked(s)).toMatch(/^bribe/);
  });

  it('G25, T54: a player who passes is out for the round, the others aren’t', () => {
    const s = placed({
      players,
      first: player,
      given: { activation: 'mayPass' },
      where: { estyx: mine(2, 0), ferrox: mine(2, 0), agrana: counts(players, (p) => (p === next ? 2 : 0)) },
    });
    quiet(s);
    expect(offered(s)).toEqual(['activate:estyx', 'activate:ferrox', 'pass']);
    play(s, 'pass');
    expect(asked(s)).toBe(`activate ${SEATS[next]}`);
    play(s, 'activate:agrana');
    expect(asked(s)).toMatch(/^bribe/);
    expect(agents(s, 'estyx')).toEqual(mine(2, 0));
  });

  it('G30, G32, T65, T67: the reward in points, the coins in gold; the card leaves the game', () => {
    const given = { needReward: 'points', fulfilledCard: 'removed' };
    const s = leading('vindara', given, (s) => {
      hold(s, player, 'salt');
      needs(s, 'vindara', 1, 'salt,3', 4);
    });
    const card = atlas(s).cardNumber('deal:salt,3');
    const left = s.deck[card];
    play(s, 'activate:vindara', 'skip', 'fill:1');
    expect([each(s, 'points'), each(s, 'gold')]).toEqual([mine(23, 20), mine(15, 10)]);
    expect([onField(s, 'vindara', 1), s.deck[card], s.removed[card]]).toEqual(['none', left, 1]);
  });

  it('G34, G35, G60, T52, T72, T74: the crusher also collects, acts, or gives up WEAPONS', () => {
    const collected = crushing('aurelis', { crushAlsoCollects: true }).s;
    expect([each(collected, 'gold'), held(collected, player), asked(collected).split(' ')[0]]).toEqual([
      mine(13, 10),
      ['weapons'],
      'bribe',
    ]);
    const spent = crushing('aurelis', { weaponsConsumed: true }).s;
    expect([each(spent, 'gold'), held(spent, player)]).toEqual([mine(10, 10), []]);
    const acting = crushing('vindara', { crushAlsoActs: true }).s;
    expect(asked(acting)).toBe(`action ${seat}`);
    play(acting, 'use');
    expect([each(acting, 'gold'), each(acting, 'points')]).toEqual([mine(8, 10), mine(33, 20)]);
  });

  it('G37, T05: points stop at the cap, wherever they come from', () => {
    const near = (s: State) => setEach(s, 'points', mine(95, 20));
    const given = { pointsCap: 100 };
    const { s, told } = crushing('aurelis', given, near);
    expect([each(s, 'points'), factsOf(told, 'crushed')[0]?.points]).toEqual([mine(100, 20), 5]);
    const need = leading('vindara', { ...given, needReward: 'points' }, (s) => {
      setEach(s, 'points', mine(98, 20));
      hold(s, player, 'salt');
      needs(s, 'vindara', 1, 'salt,3');
    });
    play(need, 'activate:vindara', 'skip', 'fill:1');
    expect(each(need, 'points')).toEqual(mine(100, 20));
    const bribing = placed({ players, first: player, given, before: near });
    expect(offered(bribing)).toEqual(['keep', 'bribe:1..5', 'refund:1..47']);
    play(bribing, 'bribe:5');
    expect([each(bribing, 'points'), each(bribing, 'gold')]).toEqual([mine(100, 20), mine(5, 10)]);
  });

  it('G38, G40, T76, T79: other rates of bribery', () => {
    const given = { goldToPoints: 2, pointsPerGoldBack: 3 };
    const bribed = (move: string) => {
      const s = placed({ players, first: player, given });
      expect(offered(s)).toEqual(['keep', 'bribe:1..10', 'refund:1..6']);
      play(s, move);
      return [each(s, 'gold'), each(s, 'points')];
    };
    expect(bribed('bribe:3')).toEqual([mine(7, 10), mine(26, 20)]);
    expect(bribed('refund:2')).toEqual([mine(12, 10), mine(14, 20)]);
  });

  it('G45, T92: a roll past the end of the track moves the marker nowhere', () => {
    const moved = (given: object) => {
      const { s } = elected({ players, points: mine(20, 30), imperia: mine(1, 1), marker: 95, given });
      play(s, 'dice:2', 'sum:9');
      return [s.marker, asked(s)];
    };
    expect([moved({}), moved({ markerOvershoot: 'exact' })]).toEqual([
      [100, 'end'],
      [95, 'deal'],
    ]);
  });

  it('G46, G47, T81, T89: as many points as the marker; the two bonuses', () => {
    const extra = (points: number[], given: object) => {
      const { s } = elected({ players, points, imperia: mine(1, 1), marker: 20, given });
      play(s, 'dice:1', 'sum:6');
      return s.players[player]?.bonus;
    };
    const level = counts(players, (p) => (p === player ? 26 : p === next ? 20 : 40));
    expect([extra(level, {}), extra(level, { belowMarker: 'orEqual' })]).toEqual([0, 1]);
    const lowest = mine(20, 40);
    expect([extra(lowest, {}), extra(lowest, { bonusStacking: false })]).toEqual([3, 2]);
  });

  it('G51, G52, T97: total rebellion at the end of the round, and gold that becomes points', () => {
    const fallen = (given: object, armed: boolean) => {
      const s = placed({
        players,
        first: next,
        given,
        where: { estyx: mine(players, 1), ferrox: mine(1, 0) },
        before: (s) => {
          rebel(s, ...OUTER.filter((id) => id !== 'estyx'));
          if (armed) hold(s, player, 'weapons');
          setEach(s, 'points', mine(30, 20));
          setEach(s, 'gold', mine(0, 15));
        },
      });
      play(s, `sum:${players}`);
      return s;
    };
    const scores = (s: State) => {
      const node = taxFarmer.node(s);
      return node.kind === 'end' && [node.outcome, node.scores];
    };
    expect(scores(fallen({}, true))).toEqual(['rebellion', mine(1, 0)]);
    // All others have 35 points then, and the First Player has an agent in IMPERIA.
    const converted = fallen({ rebellionEndGold: 'convert' }, true);
    expect([each(converted, 'points'), each(converted, 'gold')]).toEqual([mine(30, 35), mine(0, 0)]);
    expect(scores(converted)).toEqual(['rebellion', counts(players, (p) => (p === next ? 1 : 0))]);
    const later = { rebellionEndTiming: 'endOfRound' };
    const saved = fallen(later, true);
    expect(offered(saved)).toEqual(['activate:ferrox']);
    play(saved, 'activate:ferrox');
    const lost = fallen(later, false);
    for (const s of [saved, lost]) {
      setAll(s, 'gold', 0);
      keepAll(s);
      while (asked(s) === 'roll-lowest') play(s, `die:${6 - s.active}`);
      play(s, 'dice:1', 'sum:1');
    }
    expect([asked(saved), scores(lost)]).toEqual(['deal', ['rebellion', mine(1, 0)]]);
  });
});

describe.each(PLAYERS)('%i players', (players) => {
  /** Only this province is dealt to, and nothing has been dealt. */
  const alone = (province: string, given: object) => {
    const s = taxFarmer.setup(optionsOf({ players, firstPlayer: 'choose', ...given }));
    rebel(s, ...OUTER.filter((id) => id !== province));
    s.toRise = 0;
    play(s, 'first:red');
    return s;
  };
  const makers = DEFAULT_BOARD.provinces.filter(({ production }) => production.goods.length > 0);

  it('G2, T04: the black marker starts where the setting says', () => {
    for (const start of [0, 20, 100])
      expect(opened({ players, 'setup.electionMarker': start }).marker).toBe(start);
  });

  it('G4, G5, G6, T16, T17: what happens to a card that a province excludes', () => {
    for (const { id, production } of makers) {
      const good = production.goods[0];
      const { reward } = DEFAULT_BOARD.needDeck.find((card) => card.good === good) ?? { reward: 0 };
      const move = `deal:${good},${reward}`;
      for (const needExclusion of ['printed', 'off']) {
        const s = alone(id, { needExclusion });
        play(s, move);
        expect(onField(s, id, 1)).toBe(`${good},${reward} +0`);
      }
      // By redrawing, no card of the good is even possible after it.
      const redraw = alone(id, { excludedField: 'redraw' });
      play(redraw, move);
      expect([onField(redraw, id, 1), asked(redraw)]).toEqual(['none', 'deal']);
      play(redraw, 'deal-nothing');
      expect([onField(redraw, id, 1), asked(redraw)]).toEqual(['nothing +0', 'place red']);
      const kept = alone(id, { excludedField: 'redraw', excludedCardReturn: 'afterDeal' });
      const before = [...kept.deck];
      play(kept, move);
      expect(kept.kept.reduce((sum, n) => sum + n, 0)).toBe(1);
      play(kept, 'deal-nothing');
      expect(kept.kept.reduce((sum, n) => sum + n, 0)).toBe(0);
      expect(kept.deck.reduce((sum, n) => sum + n, 0)).toBe(before.reduce((sum, n) => sum + n, 0) - 1);
    }
  });
});
