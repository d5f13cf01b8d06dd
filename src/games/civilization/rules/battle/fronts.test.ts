/** How units that meet strike and die. */
import { describe, expect, test } from 'vitest';
import { TYPES, unitOf } from '../box/units.ts';
import type { Fighter } from './battle.ts';
import { clash, trumps } from './fronts.ts';

const f = (text: string, wounds = 0): Fighter => ({ ...unitOf(text), wounds });

describe('C71 strikes as in the base game', () => {
  test('C71 infantry trumps mounted, mounted artillery, artillery infantry, aircraft nobody', () => {
    const pairs = TYPES.flatMap((a) => TYPES.filter((b) => trumps(a, b, 'plain')).map((b) => `${a} ${b}`));
    expect(pairs).toEqual(['infantry mounted', 'mounted artillery', 'artillery infantry']);
    const all = TYPES.flatMap((a) => TYPES.filter((b) => trumps(a, b, 'trumpAll')).map((b) => `${a} ${b}`));
    expect(all).toEqual([...pairs, 'aircraft infantry', 'aircraft mounted', 'aircraft artillery']);
  });

  test('C71 without a trump both strike at once; wounds equal to health kill', () => {
    const [a, b] = [f('infantry-3'), f('infantry-3')];
    expect(clash(a, b, 'plain')).toEqual({ first: 'both', attackerDies: true, defenderDies: true });
    const [c, d] = [f('aircraft-5'), f('infantry-6')];
    expect(clash(c, d, 'plain')).toEqual({ first: 'both', attackerDies: true, defenderDies: false });
    expect([c.wounds, d.wounds]).toEqual([6, 5]);
  });

  test('C71 a trump strikes first, in attack and in defence, and the other only if it lives', () => {
    const [a, b] = [f('infantry-3'), f('mounted-3')];
    expect(clash(a, b, 'plain')).toEqual({ first: 'attacker', attackerDies: false, defenderDies: true });
    expect(a.wounds).toBe(0);
    const [c, d] = [f('mounted-3'), f('infantry-3')];
    expect(clash(c, d, 'plain')).toEqual({ first: 'defender', attackerDies: true, defenderDies: false });
    const [e, g] = [f('infantry-2'), f('mounted-3')];
    expect(clash(e, g, 'plain')).toEqual({ first: 'attacker', attackerDies: true, defenderDies: false });
    expect(g.wounds).toBe(2);
  });
});
