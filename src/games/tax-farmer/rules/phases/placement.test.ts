import { describe, expect, it } from 'vitest';
import { taxFarmer } from '../game.ts';
import { agents, allAgents, asked, each, hold, offered, opened, play, rebel } from '../testing.ts';

describe('phase 1: placing agents', () => {
  it('T23, T24: a round begins with placement', () => {
    expect(asked(opened())).toBe('place red');
  });

  it.each([0, 1, 2, 3])('T25, T30: begins with the First Player, then clockwise (first %i)', (first) => {
    const s = opened({}, first);
    const order: string[] = [];
    for (let i = 0; i < 5; i++) {
      order.push(asked(s).slice('place '.length));
      play(s, 'place:imperia,1');
    }
    const seats = ['red', 'blue', 'green', 'yellow'];
    expect(order).toEqual([0, 1, 2, 3, 4].map((i) => seats[(first + i) % 4]));
  });

  it('T26, T27: any province, IMPERIA too, and any number from one to all that are left', () => {
    const s = opened();
    const provinces = [
      'imperia',
      'estyx',
      'ferrox',
      'agrana',
      'vindara',
      'salmaris',
      'lanivia',
      'orivane',
      'aurelis',
    ];
    const all = provinces.flatMap((p) => Array.from({ length: 10 }, (_, i) => `place:${p},${i + 1}`));
    expect(offered(s)).toEqual(all);
    play(s, 'place:estyx,7', 'place:estyx,1', 'place:estyx,1', 'place:estyx,1');
    expect(offered(s)).toHaveLength(9 * 3);
    expect(offered(s)).toContain('place:aurelis,3');
    expect(offered(s)).not.toContain('place:aurelis,4');
    expect(offered(s)).not.toContain('place:aurelis,0');
  });

  it('T28, T29: all agents of one placement go to one province, and only the player’s own agents move', () => {
    const s = opened();
    const told = play(s, 'place:ferrox,4');
    expect(agents(s, 'ferrox')).toEqual([4, 0, 0, 0]);
    expect(allAgents(s)).toBe(4);
    expect(each(s, 'unplaced')).toEqual([6, 10, 10, 10]);
    expect(told).toEqual([
      { event: 'placed', facts: { seat: 'red', province: 'ferrox', agents: 4, left: 6 } },
    ]);
  });

  it('T31, G11: turns continue until nobody has an agent left; a player may come back to a province', () => {
    const s = opened();
    play(s, 'place:imperia,10', 'place:imperia,5', 'place:imperia,10', 'place:imperia,9');
    expect(asked(s)).toBe('place blue');
    play(s, 'place:imperia,1', 'place:imperia,1');
    expect(asked(s)).toBe('place blue');
    play(s, 'place:imperia,4');
    expect(asked(s)).not.toMatch(/^place/);
    expect(each(s, 'unplaced')).toEqual([0, 0, 0, 0]);
    expect(agents(s, 'imperia')).toEqual([10, 10, 10, 10]);
    const last = opened();
    play(last, 'place:imperia,10', 'place:imperia,10', 'place:imperia,9', 'place:imperia,10');
    expect(asked(last)).toBe('place green');
  });

  it('T73, G13: a province in rebellion is open to all; with WEAPONS only; to nobody', () => {
    const open = (placeInRebellion: string, armed = false) => {
      const s = opened({ placeInRebellion });
      rebel(s, 'estyx');
      if (armed) hold(s, 0, 'weapons');
      return offered(s).includes('place:estyx,1');
    };
    expect(open('always')).toBe(true);
    expect(open('withWeapons')).toBe(false);
    expect(open('withWeapons', true)).toBe(true);
    expect(open('never', true)).toBe(false);
  });

  it('G10: with minimum 0 one may pass, and the phase ends when all pass in a row', () => {
    const s = opened({ placementMinimum: 0 });
    expect(offered(s)[0]).toBe('pass');
    expect(play(s, 'pass')).toEqual([{ event: 'no-more', facts: { seat: 'red' } }]);
    play(s, 'pass', 'pass', 'place:imperia,1', 'pass', 'pass', 'pass');
    expect(asked(s)).toBe('place yellow');
    play(s, 'pass');
    expect(asked(s)).toMatch(/^bribe/);
    expect(taxFarmer.node(opened()).kind).toBe('decision');
    expect(offered(opened())).not.toContain('pass');
  });
});
