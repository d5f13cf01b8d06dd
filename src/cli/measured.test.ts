import { describe, expect, test } from 'vitest';
import { find } from '../games/catalogue.ts';
import { resolve } from '../kernel/options.ts';
import { named } from '../words/program.ts';
import { share } from './chances.ts';
import { exactly, interval, measureTable, sampled } from './measured.ts';
import { openTerminal } from './terminal.ts';

const entry = find('boer-war');
if (!entry) throw new Error('the catalogue has lost the Boer War');
const game = await entry.game();
const resolved = resolve(game.options);
if (!resolved.ok) throw new Error('defaults must resolve');
const { options } = resolved;
const given = { side: 'boers', turn: 1 };
const terminal = await openTerminal('en');

describe('measures', () => {
  test('a sample comes near the exact value, within its interval almost always', () => {
    const exact = exactly(game, 'actions-by-round', options, given);
    const drawn = sampled(game, 'actions-by-round', options, given, 2000, 9);
    let inside = 0;
    let all = 0;
    exact?.rows.forEach((row, i) => {
      for (const [outcome, fraction] of Object.entries(row.outcomes)) {
        const [low, high] = drawn.rows[i]?.intervals?.[outcome] ?? [1, 0];
        all++;
        if (low <= share(fraction) && share(fraction) <= high) inside++;
      }
    });
    expect(all).toBe(33);
    expect(inside).toBeGreaterThanOrEqual(29);
  });

  test('a sample has its intervals however narrow the terminal is', async () => {
    const words = named(await (entry as NonNullable<typeof entry>).words.en(), options);
    const drawn = sampled(game, 'actions-by-round', options, given, 500, 9);
    for (const width of [200, 80, 60, 40]) {
      const lines = measureTable(drawn, words, { ...terminal, width });
      const shares = lines.join('\n').match(/[\d.]+%(?=\s\()/g) ?? [];
      const seen = drawn.rows.flatMap(({ outcomes }) => Object.values(outcomes)).filter((n) => share(n) > 0);
      expect(shares.length, `${width}`).toBe(seen.length);
    }
  });

  test('if a stand-in uses much chance there is no exact value, and a sample says that it is one', () => {
    const unsure = {
      ...game,
      lab: {
        ...game.lab,
        standIn: (_: object, int: (n: number) => number) => (int(2) + int(2) ? 'done' : 'done'),
      },
    };
    expect(exactly(unsure, 'empty-pool', options, given)).toBeUndefined();
    const drawn = sampled(unsure, 'empty-pool', options, given, 50, 1);
    expect(drawn).toMatchObject({ exact: false, runs: 50 });
    const { yes = '', no = '' } = drawn.rows[0]?.outcomes ?? {};
    expect(share(yes) + share(no)).toBeCloseTo(1);
  });

  test('intervals are honest at the edges', () => {
    expect(interval(0, 0)).toEqual([0, 1]);
    expect(interval(0, 100)[0]).toBe(0);
    expect(interval(0, 100)[1]).toBeGreaterThan(0.03);
    expect(interval(100, 100)[1]).toBe(1);
    expect(interval(50, 100)).toEqual([0.403832, 0.596168]);
  });

  test('a table too wide for the screen is transposed; if that’s too wide as well, it’s listed row by row', async () => {
    const words = named(await (entry as NonNullable<typeof entry>).words.en(), options);
    const left = exactly(game, 'actions-left', options, given);
    if (!left) throw new Error('actions-left is exact');
    const turned = measureTable(left, words, terminal);
    expect(turned[0]).toMatch(/After round \(%\) +1 +2 +3/);
    const narrow = measureTable(left, words, { ...terminal, width: 50 });
    expect(narrow[0]).toContain('After round 1: ');
    for (const line of [...turned, ...narrow.join('\n').split('\n')])
      expect(line.length).toBeLessThanOrEqual(80);
  });

  test('fractions are shown if they fit, and left out if they don’t', async () => {
    const words = named(await (entry as NonNullable<typeof entry>).words.en(), options);
    const table = (fraction: string, width: number) => {
      const rows = [{ key: '1', outcomes: { yes: fraction, no: fraction } }];
      return measureTable({ measure: 'empty-pool', exact: true, rows }, words, { ...terminal, width })[1];
    };
    expect(table('15625/46656', 80)).toMatch(/33\.5% 15625\/46656 +33\.5% 15625\/46656$/);
    expect(table('15625/46656', 44)).toMatch(/^ +whole Turn +33\.5% +33\.5%$/);
  });
});
