import { describe, expect, it } from 'vitest';
import { atlas } from '../parts/atlas.ts';
import type { State } from '../state.ts';
import {
  agents,
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
  play,
  quiet,
  rebel,
  setEach,
  stand,
} from '../testing.ts';

/** Everything is as given, with too few agents anywhere for a test; phase 3 begins. */
function acting(
  given: object,
  first: number,
  where: Record<string, number[]>,
  before?: (s: State) => void,
): State {
  const s = opened(given, first);
  before?.(s);
  stand(s, where);
  s.players[first]!.unplaced = 1;
  s.active = first;
  play(s, 'place:imperia,1');
  quiet(s);
  return s;
}

describe('phase 3: who activates what', () => {
  it('T23, T53: the actions come after the tests', () => {
    expect(asked(acting({}, 0, { estyx: [2, 0, 0, 0] }))).toBe('activate red');
  });

  it('T54, T59, T69, T71: from the First Player, clockwise, one province in a turn', () => {
    const s = acting({}, 2, {
      estyx: [0, 0, 3, 0],
      ferrox: [1, 0, 0, 0],
      agrana: [0, 0, 2, 0],
      aurelis: [2, 0, 0, 1],
    });
    const order: string[] = [];
    while (asked(s).startsWith('activate')) {
      order.push(asked(s).slice('activate '.length));
      play(s, offered(s)[0] as string);
      while (!asked(s).startsWith('activate') && !asked(s).startsWith('bribe')) play(s, 'skip');
    }
    expect(order).toEqual(['green', 'red', 'green', 'red']);
  });

  it('T55: only with more agents than every other player', () => {
    const s = acting({}, 0, {
      estyx: [2, 1, 0, 0],
      ferrox: [1, 2, 0, 0],
      agrana: [1, 0, 0, 0],
      vindara: [0, 1, 1, 1],
    });
    expect(offered(s)).toEqual(['activate:estyx', 'activate:agrana']);
  });

  it('T57: tied or empty provinces stay inactive', () => {
    const s = acting({}, 0, { estyx: [1, 1, 0, 0], ferrox: [1, 1, 1, 0] });
    expect(asked(s)).toMatch(/^bribe/);
    expect(agents(s, 'estyx')).toEqual([1, 1, 0, 0]);
  });

  it('T58, G24: IMPERIA is not activated, and works in phase 4 even with a tie there', () => {
    const s = acting({}, 0, { imperia: [0, 1, 0, 0] });
    expect(agents(s, 'imperia')).toEqual([1, 1, 0, 0]);
    setEach(s, 'points', [30, 25, 20, 40]);
    play(s, 'keep', 'keep', 'keep', 'keep');
    expect(asked(s)).toBe('dice green');
  });

  it('T56: an activation gives what that province has, and nothing of others', () => {
    const s = acting({}, 0, { aurelis: [2, 0, 0, 0], vindara: [0, 2, 0, 0] });
    play(s, 'activate:aurelis');
    expect(each(s, 'gold')).toEqual([13, 10, 10, 10]);
    const told = play(s, 'use');
    expect(factsOf(told, 'action-used')).toMatchObject([{ province: 'aurelis', gold: -1 }]);
    expect(s.marker).toBe(3);
    expect(each(s, 'points')).toEqual([20, 20, 20, 20]);
  });
});

describe('phase 3: an activation', () => {
  it('T60, T61: first the gold and the goods of the province', () => {
    const s = acting({}, 0, { agrana: [2, 0, 0, 0] });
    const told = play(s, 'activate:agrana');
    expect(told[0]).toEqual({
      event: 'collected',
      facts: { seat: 'red', province: 'agrana', gold: 1, gained: ['grain'], home: { red: 2 } },
    });
    expect(s.players[0]!.gold).toBe(11);
    expect(held(s, 0)).toEqual(['grain']);
  });

  it('T62: never a second card of the same good', () => {
    const s = acting({}, 0, { agrana: [2, 0, 0, 0] }, (s) => hold(s, 0, 'grain'));
    const told = play(s, 'activate:agrana');
    expect(factsOf(told, 'collected')[0]?.gained).toEqual([]);
    expect(held(s, 0)).toEqual(['grain']);
  });

  it('T63, T64: then the action, then the needs; both are optional', () => {
    const s = acting({}, 0, { vindara: [2, 0, 0, 0] }, (s) => {
      hold(s, 0, 'salt');
      needs(s, 'vindara', 1, 'salt,3', 2);
    });
    play(s, 'activate:vindara');
    expect(asked(s)).toBe('action red');
    play(s, 'skip');
    expect(asked(s)).toBe('needs red');
    expect(offered(s)).toEqual(['fill:1', 'leave']);
    play(s, 'leave');
    expect(onField(s, 'vindara', 1)).toBe('salt,3 +2');
    expect(held(s, 0)).toEqual(['salt', 'wine']);
    expect(s.players[0]!.points).toBe(20);
    expect(s.players[0]!.gold).toBe(11);
  });

  it('T65, T66, T67, T68: the card is taken off and the good given up, for the reward and the coins in gold', () => {
    const s = acting({}, 0, { vindara: [2, 0, 0, 0] }, (s) => {
      hold(s, 0, 'salt');
      needs(s, 'vindara', 1, 'salt,3', 4);
    });
    const card = atlas(s).cardNumber('deal:salt,3');
    const left = s.deck[card] as number;
    const told = play(s, 'activate:vindara', 'skip', 'fill:1');
    expect(onField(s, 'vindara', 1)).toBe('none');
    expect(held(s, 0)).toEqual(['wine']);
    expect(s.players[0]!.gold).toBe(10 + 1 + 3 + 4);
    expect(factsOf(told, 'filled')).toEqual([
      { seat: 'red', province: 'vindara', reward: 3, coins: 4, gold: 7, points: 0, lost: ['salt'] },
    ]);
    expect(s.deck[card]).toBe(left + 1);
  });

  it('T66: without the good there is nothing to fulfil', () => {
    const s = acting({}, 0, { vindara: [2, 0, 0, 0] }, (s) => needs(s, 'vindara', 1, 'salt,3', 4));
    play(s, 'activate:vindara', 'skip');
    expect(asked(s)).toMatch(/^bribe/);
  });

  it('G29: a good just made fulfils a need there', () => {
    const s = acting({ needExclusion: 'off' }, 0, { lanivia: [2, 0, 0, 0] }, (s) =>
      needs(s, 'lanivia', 1, 'cloth,3'),
    );
    play(s, 'activate:lanivia', 'skip', 'fill:1');
    expect(held(s, 0)).toEqual([]);
    expect(s.players[0]!.gold).toBe(13);
  });

  it('T70: all agents of all players leave the province afterwards', () => {
    const s = acting({}, 0, { lanivia: [2, 1, 0, 0], aurelis: [0, 1, 0, 0] });
    play(s, 'activate:lanivia', 'skip');
    expect(agents(s, 'lanivia')).toEqual([0, 0, 0, 0]);
    expect(agents(s, 'aurelis')).toEqual([0, 1, 0, 0]);
  });
});

describe('phase 3: crushing a rebellion', () => {
  it('T72: needs WEAPONS, which stay in hand (G35)', () => {
    const bare = acting({}, 0, { estyx: [2, 0, 0, 0] }, (s) => rebel(s, 'estyx'));
    expect(asked(bare)).toMatch(/^bribe/);
    const s = acting({}, 0, { estyx: [2, 0, 0, 0] }, (s) => {
      rebel(s, 'estyx');
      hold(s, 0, 'weapons');
    });
    play(s, 'activate:estyx');
    expect(inRebellion(s)).toEqual([]);
    expect(held(s, 0)).toEqual(['weapons']);
  });

  it('T73: needs the lead there', () => {
    const s = acting({}, 0, { estyx: [2, 2, 0, 0] }, (s) => {
      rebel(s, 'estyx');
      hold(s, 0, 'weapons');
      hold(s, 1, 'weapons');
    });
    expect(asked(s)).toMatch(/^bribe/);
  });

  it('T74, G34: exactly ten points on the track, and nothing else', () => {
    const s = acting({}, 0, { aurelis: [2, 1, 0, 0] }, (s) => {
      rebel(s, 'aurelis');
      hold(s, 0, 'weapons');
    });
    play(s, 'activate:aurelis');
    expect(each(s, 'points')).toEqual([30, 20, 20, 20]);
    expect(each(s, 'gold')).toEqual([10, 10, 10, 10]);
    expect(agents(s, 'aurelis')).toEqual([0, 0, 0, 0]);
  });

  it('G36: several in a round, one in each activation', () => {
    const s = acting({}, 0, { aurelis: [2, 0, 0, 0], estyx: [2, 0, 0, 0] }, (s) => {
      rebel(s, 'aurelis', 'estyx');
      hold(s, 0, 'weapons');
    });
    play(s, 'activate:aurelis', 'activate:estyx');
    expect(s.players[0]!.points).toBe(40);
  });
});

describe('switches of phase 3', () => {
  it('G22: over half of all agents, not only most', () => {
    const where = { estyx: [3, 1, 1, 1], ferrox: [2, 1, 0, 0] };
    expect(offered(acting({}, 0, where))).toEqual(['activate:estyx', 'activate:ferrox']);
    expect(offered(acting({ majority: 'absolute' }, 0, where))).toEqual(['activate:ferrox']);
  });

  it('G23: a tied lead goes to the first in the order of play', () => {
    const s = acting({ majorityTie: 'firstInOrder' }, 2, { estyx: [1, 1, 0, 1] });
    expect(asked(s)).toBe('activate yellow');
  });

  it('G24: IMPERIA may be activated for what the board gives it, and its agents stay', () => {
    const s = acting({ capitalActivation: 'keepAgents' }, 0, { imperia: [1, 0, 0, 0] });
    expect(offered(s)).toEqual(['activate:imperia']);
    play(s, 'activate:imperia');
    expect(agents(s, 'imperia')).toEqual([2, 0, 0, 0]);
    expect(asked(s)).toMatch(/^bribe/);
  });

  it('G25: passing is for the rest of the round', () => {
    const s = acting({ activation: 'mayPass' }, 0, {
      estyx: [2, 0, 0, 0],
      agrana: [0, 2, 0, 0],
      aurelis: [2, 0, 0, 0],
    });
    expect(offered(s)).toEqual(['activate:estyx', 'activate:aurelis', 'pass']);
    play(s, 'pass', 'activate:agrana');
    expect(asked(s)).toMatch(/^bribe/);
    expect(offered(acting({}, 0, { estyx: [2, 0, 0, 0] }))).toEqual(['activate:estyx']);
  });

  it('G30: the reward in points, the coins still in gold', () => {
    const s = acting({ needReward: 'points' }, 0, { vindara: [2, 0, 0, 0] }, (s) => {
      hold(s, 0, 'salt');
      needs(s, 'vindara', 1, 'salt,3', 4);
    });
    play(s, 'activate:vindara', 'skip', 'fill:1');
    expect(s.players[0]!.points).toBe(23);
    expect(s.players[0]!.gold).toBe(15);
  });

  it('G32: a fulfilled card may leave the game', () => {
    const s = acting({ fulfilledCard: 'removed' }, 0, { vindara: [2, 0, 0, 0] }, (s) => {
      hold(s, 0, 'salt');
      needs(s, 'vindara', 1, 'salt,3');
    });
    const card = atlas(s).cardNumber('deal:salt,3');
    const left = s.deck[card];
    play(s, 'activate:vindara', 'skip', 'fill:1');
    expect(s.deck[card]).toBe(left);
    expect(s.removed[card]).toBe(1);
  });

  it('G34, G35: the crusher also collects; WEAPONS are spent', () => {
    const s = acting(
      { crushAlsoCollects: true, weaponsConsumed: true },
      0,
      { aurelis: [2, 0, 0, 0] },
      (s) => {
        rebel(s, 'aurelis');
        hold(s, 0, 'weapons');
      },
    );
    play(s, 'activate:aurelis');
    expect(s.players[0]!.gold).toBe(13);
    expect(held(s, 0)).toEqual([]);
  });

  it('T52, T74, G60: after crushing the action is over, or may be used at once by the other reading', () => {
    const crushing = (given: object, province: string) => {
      const s = acting(given, 0, { [province]: [2, 0, 0, 0] }, (s) => {
        rebel(s, province);
        hold(s, 0, 'weapons');
      });
      return { s, told: play(s, `activate:${province}`) };
    };
    const usual = crushing({}, 'vindara');
    expect(asked(usual.s)).toBe('bribe red');
    expect(agents(usual.s, 'vindara')).toEqual([0, 0, 0, 0]);

    const { s, told } = crushing({ crushAlsoActs: true }, 'vindara');
    expect(factsOf(told, 'crushed')).toHaveLength(1);
    // The action alone: what the province makes is another setting.
    expect(factsOf(told, 'collected')).toEqual([]);
    expect([asked(s), offered(s)]).toEqual(['action red', ['use', 'skip']]);
    play(s, 'use');
    expect([s.players[0]!.points, s.players[0]!.gold, inRebellion(s)]).toEqual([33, 8, []]);
    expect(asked(s)).toBe('bribe red');
    expect(agents(s, 'vindara')).toEqual([0, 0, 0, 0]);

    const skipped = crushing({ crushAlsoActs: true, crushAlsoCollects: true }, 'vindara');
    expect(factsOf(skipped.told, 'collected')).toHaveLength(1);
    play(skipped.s, 'skip');
    expect([skipped.s.players[0]!.points, skipped.s.players[0]!.gold, asked(skipped.s)]).toEqual([
      30,
      11,
      'bribe red',
    ]);
  });

  it('T63, G60: an action that can’t be used isn’t offered to the player who crushes', () => {
    const s = acting({ crushAlsoActs: true }, 0, { vindara: [2, 0, 0, 0] }, (s) => {
      rebel(s, 'vindara');
      hold(s, 0, 'weapons');
      s.players[0]!.gold = 1;
    });
    play(s, 'activate:vindara');
    expect(asked(s)).toBe('bribe red');
  });

  it('G37: points stop at the cap', () => {
    const s = acting({ pointsCap: 100 }, 0, { aurelis: [2, 0, 0, 0] }, (s) => {
      rebel(s, 'aurelis');
      hold(s, 0, 'weapons');
      s.players[0]!.points = 95;
    });
    const told = play(s, 'activate:aurelis');
    expect(s.players[0]!.points).toBe(100);
    expect(factsOf(told, 'crushed')[0]?.points).toBe(5);
    expect(offered(s)).toEqual(['keep', 'refund:1..50']);
  });
});
