import { describe, expect, it } from 'vitest';
import type { Action } from '../../files/board-file.ts';
import { DEFAULT_BOARD } from '../options.ts';
import type { State } from '../state.ts';
import {
  asked,
  each,
  factsOf,
  held,
  hold,
  needs,
  offered,
  onField,
  opened,
  play,
  quiet,
  setEach,
  stand,
} from '../testing.ts';

function activated(province: string, before?: (s: State) => void, given: object = {}): State {
  const s = opened(given);
  before?.(s);
  stand(s, { [province]: [2, 0, 0, 0] });
  s.players[0]!.unplaced = 1;
  s.active = 0;
  play(s, 'place:imperia,1');
  quiet(s);
  play(s, `activate:${province}`);
  return s;
}

/** The default board with another action in Aurelis. */
function withAction(cost: Action['cost'], ...effects: Action['effects']) {
  const action = { id: 'own', name: { en: 'Own' }, text: { en: 'Own' }, cost, effects };
  const provinces = DEFAULT_BOARD.provinces.map((p) => (p.id === 'aurelis' ? { ...p, action } : p));
  return { board: { ...DEFAULT_BOARD, id: 'own', provinces } };
}

describe('the actions of the default board', () => {
  it('Market: two gold for any good one lacks', () => {
    const s = activated('estyx', (s) => hold(s, 0, 'salt', 'wine'));
    const told = play(s, 'use');
    expect(offered(s)).toEqual(['take:grain', 'take:cloth', 'take:spices', 'take:weapons']);
    play(s, 'take:weapons');
    expect(factsOf(told, 'action-used')[0]).toMatchObject({ gold: -2, lost: [] });
    expect(held(s, 0)).toEqual(['salt', 'wine', 'weapons']);
    expect(s.players[0]!.gold).toBe(10 + 1 - 2);
  });

  it('Market: not offered to a player who holds every good or has too little gold', () => {
    const all = ['grain', 'salt', 'cloth', 'wine', 'spices', 'weapons'];
    expect(asked(activated('estyx', (s) => hold(s, 0, ...all)))).toMatch(/^bribe/);
    expect(asked(activated('estyx', (s) => (s.players[0]!.gold = 0)))).toMatch(/^bribe/);
  });

  it('Levy: two more agents, next round only', () => {
    const s = activated('ferrox');
    play(s, 'use');
    expect(each(s, 'bonus')).toEqual([2, 0, 0, 0]);
    expect(s.players[0]!.gold).toBe(9);
  });

  it('Alms: up to four coins off one province, the fullest card first, and a point', () => {
    const s = activated('agrana', (s) => {
      needs(s, 'estyx', 1, 'wine,4', 2);
      needs(s, 'estyx', 2, 'salt,2', 4);
      needs(s, 'ferrox', 1, 'cloth,3', 2);
    });
    play(s, 'use');
    expect(offered(s)).toEqual([
      'coins:estyx,1',
      'coins:estyx,2',
      'coins:estyx,3',
      'coins:estyx,4',
      'coins:ferrox,1',
      'coins:ferrox,2',
    ]);
    play(s, 'coins:estyx,3');
    expect([onField(s, 'estyx', 1), onField(s, 'estyx', 2)]).toEqual(['wine,4 +1', 'salt,2 +2']);
    expect(s.players[0]!.points).toBe(21);
    expect(s.players[0]!.gold).toBe(11);
  });

  it('Banquet: two gold for three points', () => {
    const s = activated('vindara');
    play(s, 'use');
    expect([s.players[0]!.gold, s.players[0]!.points]).toEqual([9, 23]);
  });

  it('Tithe: one gold for every started ten of one rival', () => {
    const s = activated('salmaris', (s) => setEach(s, 'gold', [10, 21, 0, 10]));
    play(s, 'use');
    expect(offered(s)).toEqual(['rival:blue', 'rival:yellow']);
    const told = play(s, 'rival:blue');
    expect(factsOf(told, 'tithe')).toEqual([{ seat: 'red', action: 'salmaris', rival: 'blue', gold: 3 }]);
    expect(each(s, 'gold')).toEqual([14, 18, 0, 10]);
  });

  it('Petition: a good for three points', () => {
    const s = activated('lanivia', (s) => hold(s, 0, 'salt'));
    play(s, 'use');
    expect(offered(s)).toEqual(['pay:salt', 'pay:cloth']);
    play(s, 'pay:salt');
    expect(s.players[0]!.points).toBe(23);
    expect(held(s, 0)).toEqual(['cloth']);
  });

  it('Caravan: a good for another, never the same back', () => {
    const s = activated('orivane', (s) => hold(s, 0, 'salt'));
    play(s, 'use', 'pay:salt');
    expect(offered(s)).toEqual(['take:grain', 'take:cloth', 'take:wine', 'take:weapons']);
    play(s, 'take:grain');
    expect(held(s, 0)).toEqual(['grain', 'spices']);
  });

  it('Heralds: the black marker three on; reaching the end waits for phase 4', () => {
    const s = activated('aurelis', (s) => (s.marker = 98));
    play(s, 'use');
    expect(s.marker).toBe(100);
    expect(asked(s)).toMatch(/^bribe/);
    setEach(s, 'points', [20, 25, 26, 27]);
    play(s, 'keep', 'keep', 'keep', 'keep', 'dice:1');
    expect(asked(s)).toBe('end');
  });
});

describe('other effects a board may have', () => {
  it('gold, points as a cost, a named good', () => {
    const s = activated(
      'aurelis',
      undefined,
      withAction({ points: 4 }, { type: 'gold', amount: 5 }, { type: 'good', good: 'weapons' }),
    );
    play(s, 'use');
    expect([s.players[0]!.gold, s.players[0]!.points, held(s, 0)]).toEqual([18, 16, ['weapons']]);
  });

  it('a named good as the cost must be in hand; taking it back is possible', () => {
    const given = withAction({ good: 'salt' }, { type: 'good', good: 'salt' }, { type: 'points', amount: 1 });
    expect(asked(activated('aurelis', undefined, given))).toMatch(/^bribe/);
    const s = activated('aurelis', (s) => hold(s, 0, 'salt'), given);
    play(s, 'use');
    expect(held(s, 0)).toEqual(['salt']);
  });

  it('a fixed amount from the richest rival; tied, one chooses; never more than there is', () => {
    const given = withAction({}, { type: 'takeGold', amount: 12, from: 'richestRival' });
    const s = activated('aurelis', (s) => setEach(s, 'gold', [10, 7, 9, 9]), given);
    play(s, 'use');
    expect(offered(s)).toEqual(['rival:green', 'rival:yellow']);
    play(s, 'rival:yellow');
    expect(each(s, 'gold')).toEqual([22, 7, 9, 0]);
    const alone = activated('aurelis', (s) => setEach(s, 'gold', [10, 7, 9, 1]), given);
    play(alone, 'use');
    expect(each(alone, 'gold')).toEqual([22, 7, 0, 1]);
  });

  it('the marker back, never below 0; coins of one named province', () => {
    const back = withAction({}, { type: 'electionMarker', amount: -5 });
    const s = activated('aurelis', (s) => (s.marker = 3), back);
    play(s, 'use');
    expect(s.marker).toBe(0);
    expect(asked(activated('aurelis', undefined, back))).toMatch(/^bribe/);
    const named = withAction({}, { type: 'removeCoins', max: 2, min: 2, province: 'ferrox' });
    const f = activated(
      'aurelis',
      (s) => {
        needs(s, 'ferrox', 1, 'cloth,3', 3);
        needs(s, 'estyx', 1, 'salt,2', 3);
      },
      named,
    );
    play(f, 'use');
    expect(offered(f)).toEqual(['coins:ferrox,2']);
  });

  it('manual: the player carries it out, adjusts the facts, and the game continues', () => {
    const s = activated(
      'aurelis',
      undefined,
      withAction({}, { type: 'manual' }, { type: 'points', amount: 2 }),
    );
    play(s, 'use');
    expect(asked(s)).toBe('manual');
    expect(offered(s)).toEqual(['done']);
    const told = play(s, 'done');
    expect(factsOf(told, 'by-hand')).toEqual([{ seat: 'red', province: 'aurelis' }]);
    expect(s.players[0]!.points).toBe(22);
  });

  it('an effect that can do nothing is skipped', () => {
    const twice = withAction({}, { type: 'good', good: 'salt' }, { type: 'good', good: 'salt' });
    const s = activated('aurelis', undefined, twice);
    play(s, 'use');
    expect(held(s, 0)).toEqual(['salt']);
    expect(asked(s)).toMatch(/^bribe/);
  });
});

describe('what an action gives is reported', () => {
  const told = (...effects: Action['effects']) =>
    play(activated('aurelis', undefined, withAction({}, ...effects)), 'use').filter(({ event }) =>
      ['gains', 'more-agents', 'marker-moved'].includes(event),
    );

  it('gold, points, goods, agents and the marker, each as it is', () => {
    expect(told({ type: 'gold', amount: 3 }, { type: 'points', amount: 2 })).toEqual([
      { event: 'gains', facts: { seat: 'red', action: 'aurelis', gold: 3, points: 0, gained: [] } },
      { event: 'gains', facts: { seat: 'red', action: 'aurelis', gold: 0, points: 2, gained: [] } },
    ]);
    expect(told({ type: 'good', good: 'salt' })).toEqual([
      { event: 'gains', facts: { seat: 'red', action: 'aurelis', gold: 0, points: 0, gained: ['salt'] } },
    ]);
    expect(told({ type: 'agentsNextRound', amount: 2 })).toEqual([
      { event: 'more-agents', facts: { seat: 'red', action: 'aurelis', agents: 2 } },
    ]);
    const [marker] = told({ type: 'electionMarker', amount: 4 });
    expect(marker?.facts).toMatchObject({ seat: 'red', action: 'aurelis', by: 4 });
  });

  it('points stop at the cap, and only the gain is reported', () => {
    const s = activated('aurelis', (s) => (s.players[0]!.points = 39), {
      ...withAction({}, { type: 'points', amount: 5 }),
      pointsCap: 40,
    });
    expect(factsOf(play(s, 'use'), 'gains')).toEqual([
      { seat: 'red', action: 'aurelis', gold: 0, points: 1, gained: [] },
    ]);
    expect(s.players[0]!.points).toBe(40);
  });
});
