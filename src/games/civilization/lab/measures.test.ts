import { describe, expect, test } from 'vitest';
import { distribution } from '../../../kernel/exact/exact.ts';
import {
  asNumber,
  asText,
  type Fraction,
  fraction,
  ONE,
  plus,
  times,
  ZERO,
} from '../../../kernel/exact/fraction.ts';
import { resolve } from '../../../kernel/options.ts';
import { survive } from '../forecast/survive.ts';
import { unitOf } from '../rules/box/units.ts';
import { civilization } from '../rules/game.ts';
import { onTurn } from '../rules/testing.ts';

function rows(name: keyof typeof civilization.lab.measures, given = {}, withs = {}) {
  const options = resolve(civilization.options, given);
  const measure = civilization.lab.measures[name];
  if (!options.ok || !measure) throw new Error('options');
  const params = resolve(measure.with ?? {}, withs);
  if (!params.ok) throw new Error(JSON.stringify(params.refusal));
  return distribution(civilization, measure, options.options, params.options);
}
const not = (f: Fraction) => plus(ONE, { n: -f.n, d: f.d });
const twoThirds = (x: number) => fraction(2n ** BigInt(x), 3n ** BigInt(x));

/** By a recursion over x alone, not over states: p[t][x] is the chance to roll x dice on turn t. */
function eventChances(turns: number): Fraction[] {
  let p = new Map<number, Fraction>([[1, ONE]]);
  const chances: Fraction[] = [];
  for (let t = 1; t <= turns; t++) {
    let event = ZERO;
    const next = new Map<number, Fraction>();
    for (const [x, mass] of p) {
      const calm = times(mass, twoThirds(x));
      next.set(x + 1, calm);
      event = plus(event, plus(mass, { n: -calm.n, d: calm.d }));
    }
    next.set(1, event);
    p = next;
    chances.push(event);
  }
  return chances;
}

describe('events by turn', () => {
  test('C26 C30 sixteen rows, each equal to an independent recursion', () => {
    const found = rows('events-by-turn');
    expect(found.map((r) => r.key)).toEqual(Array.from({ length: 16 }, (_, i) => String(i + 1)));
    const expected = eventChances(16);
    found.forEach(({ outcomes }, i) => {
      expect([...outcomes.keys()]).toEqual(['event', 'calm']);
      expect(outcomes.get('event')).toEqual(expected[i]);
      expect(outcomes.get('calm')).toEqual(not(expected[i] as Fraction));
    });
    // By hand: 13/27·1/3 + 2/9·5/9 + 8/27·19/27 on turn 3.
    expect(found.slice(0, 3).map((r) => asText(r.outcomes.get('event') as Fraction))).toEqual([
      '1/3',
      '13/27',
      '359/729',
    ]);
  });

  test('fifteen rows if reaching space 16 loses', () => {
    expect(rows('events-by-turn', { finalTurn: 'loseOnArrival' })).toHaveLength(15);
  });

  test('each result has a sixth of the event’s chance, for each die that means it', () => {
    const events = eventChances(16);
    const found = rows('results-by-turn');
    const share = (turn: number, n: number) => times(events[turn - 1] as Fraction, fraction(n, 6));
    expect(found[0]?.outcomes.get('culture')).toEqual(share(1, 2));
    expect(found[8]?.outcomes.get('resource')).toEqual(share(9, 2));
    expect(found[13]?.outcomes.get('building')).toEqual(share(14, 1));
    for (const [i, { outcomes }] of found.entries()) {
      expect(outcomes.get('battle')).toEqual(share(i + 1, 1));
      expect([...outcomes.values()].reduce(plus, ZERO)).toEqual(ONE);
    }
  });
});

describe('battles', () => {
  const mean = (given = {}) => {
    let sum = ZERO;
    for (const [n, f] of rows('battles', given)[0]?.outcomes ?? [])
      sum = plus(sum, times(fraction(Number(n)), f));
    return sum;
  };
  const sixth = (turns: number) =>
    eventChances(turns).reduce((sum, f) => plus(sum, times(f, fraction(1, 6))), ZERO);

  test('a whole distribution, whose mean is a sixth of the expected events that can still lead to one', () => {
    const [row] = rows('battles');
    expect([...(row?.outcomes.keys() ?? [])]).toEqual(Array.from({ length: 16 }, (_, i) => String(i)));
    expect([...(row?.outcomes.values() ?? [])].reduce(plus, ZERO)).toEqual(ONE);
    // A 6 on turn 16 comes too late.
    expect(mean()).toEqual(sixth(15));
    expect(mean({ lastTurnBattle: 'fightNow' })).toEqual(sixth(16));
  });

  test('no battle before a turn: falling, and in the end the chance of none at all', () => {
    const found = rows('no-battle').map((r) => r.outcomes.get('none') as Fraction);
    expect(found.slice(0, 3).map(asText)).toEqual(['1/1', '1/1', '17/18']);
    const some = rows('no-battle').map((r) => r.outcomes.get('some') as Fraction);
    expect(some.slice(0, 3).map(asText)).toEqual(['0/1', '0/1', '1/18']);
    expect(some).toEqual(found.map(not));
    // Turn 1 can announce a battle for turn 2, so turn 3 is the first that one can lie behind.
    for (let i = 1; i < found.length; i++) {
      const [a, b] = [found[i - 1] as Fraction, found[i] as Fraction];
      expect(b.n * a.d <= a.n * b.d).toBe(true);
    }
  });
});

describe('military shortfall by army', () => {
  test('three middle units of rank 1 have 6: short by 2 on turn 4, enough on turn 2', () => {
    expect(asText(rows('military-shortfall')[0]?.outcomes.get('2') as Fraction)).toBe('1/1');
    expect(asText(rows('military-shortfall', {}, { turn: 2 })[0]?.outcomes.get('0') as Fraction)).toBe('1/1');
  });

  test('counted by hand: one weak and three strong infantry, three drawn', () => {
    const given = { turn: 4, infantry: '1,0,3', mounted: '0,0,0', artillery: '0,0,0' };
    const [row] = rows('military-shortfall', {}, given);
    // 3+3+3 in one of four draws, 1+3+3 in three.
    expect([asText(row?.outcomes.get('0') as Fraction), asText(row?.outcomes.get('1') as Fraction)]).toEqual([
      '1/4',
      '3/4',
    ]);
    const [helped] = rows('military-shortfall', {}, { ...given, bonus: 2 });
    expect(asText(helped?.outcomes.get('0') as Fraction)).toBe('1/1');
  });

  test('no army at all misses everything', () => {
    const none = { turn: 9, infantry: '0,0,0', mounted: '0,0,0', artillery: '0,0,0' };
    expect(asText(rows('military-shortfall', {}, none)[0]?.outcomes.get('12') as Fraction)).toBe('1/1');
  });
});

describe('would I survive, as a measure', () => {
  const held = (withs: object, given = {}) =>
    rows('survive', given, withs)[0]?.outcomes.get('held') as Fraction;
  const none = { infantry: '0,0,0', mounted: '0,0,0', artillery: '0,0,0' };

  test('an empty capital: the chance counted by hand', () => {
    const { s } = onTurn(4);
    const f = survive(s, { army: [], hand: 6, walled: false, bonus: 0, turn: 5 });
    expect(asText(held({ ...none, turn: 5 }))).toBe(f.exact && asText(f.chance));
    expect(asText(held({ ...none, turn: 5, walls: 'on' }))).toBe('1/1');
  });

  test('with units the plan does no better than the best play, and the numbers add up', () => {
    const { s } = onTurn(4, { oppBonus: 2 });
    const given = { ...none, infantry: '0,1,0', rank: 2, turn: 5 };
    const f = survive(s, { army: [unitOf('infantry-3')], hand: 6, walled: false, bonus: 0, turn: 5 });
    const planned = held(given, { oppBonus: 2 });
    if (!f.exact) throw new Error('not exact');
    expect(planned.n * f.chance.d <= f.chance.n * planned.d).toBe(true);
    expect(asNumber(planned)).toBeGreaterThan(asNumber(held({ ...none, turn: 5 }, { oppBonus: 2 })));
    const [row] = rows('survive', { oppBonus: 2 }, given);
    expect([...(row?.outcomes.values() ?? [])].reduce(plus, ZERO)).toEqual(ONE);
  });
});
