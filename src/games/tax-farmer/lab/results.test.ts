import { describe, expect, it } from 'vitest';
import type { Told } from '../../../kernel/game.ts';
import { playout } from '../../../kernel/play.ts';
import { rng } from '../../../kernel/rng.ts';
import { taxFarmer } from '../rules/game.ts';
import type { TaxFarmer } from '../rules/state.ts';
import { each, optionsOf } from '../rules/testing.ts';
import { outline, position } from '../scene/map.ts';
import { results } from './results.ts';

describe('how the points came about', () => {
  it.each([3, 4, 6])('start and sources add up to the points of %i players', (players) => {
    const options = optionsOf({ players, needReward: 'points', rebellionEndGold: 'convert' });
    for (let seed = 0; seed < 8; seed++) {
      const reports: Told<TaxFarmer>[] = [];
      const s = taxFarmer.setup(options);
      playout(taxFarmer, s, rng(seed), undefined, (event, facts) =>
        reports.push({ event, facts } as Told<TaxFarmer>),
      );
      const { seats, rounds } = results(20, players, reports);
      expect(seats.map(({ points }) => points)).toEqual(each(s, 'points'));
      for (const { from, points } of seats) {
        expect(from.byHand).toBe(0);
        expect(Object.values(from).reduce((sum, n) => sum + n, 0)).toBe(points);
      }
      expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: s.round }, (_, i) => i + 1));
    }
  });

  it('what no event accounts for was set by hand', () => {
    const { seats } = results(20, 3, [
      { event: 'standings', facts: { round: 1, points: [20, 27, 20], gold: [] } },
    ]);
    expect(seats[1]?.from.byHand).toBe(7);
  });
});

describe('the map', () => {
  it.each([2, 5, 9, 11])(
    '%i provinces: the capital in the middle, nobody off the sheet or upon another',
    (n) => {
      for (const capital of [0, n - 1]) {
        const spots = Array.from({ length: n }, (_, p) => position(n, capital, p));
        expect(spots[capital]).toEqual({ x: 50, y: 50 });
        for (const { x, y } of spots) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(5);
          expect(Math.max(x, y)).toBeLessThanOrEqual(95);
        }
        expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(n);
        for (let p = 0; p < n; p++) expect(outline(n, capital, p)).toMatch(/^M[\d. L-]+Z$/);
      }
    },
  );

  it.each([3, 5, 9, 11])('%i provinces: neighbours share a border from the city to the coast', (n) => {
    const points = (p: number) => outline(n, 0, p).slice(1, -1).split('L');
    const fromMiddle = (point = '') => {
      const [x = 0, y = 0] = point.split(' ').map(Number);
      return Math.hypot(x - 50, y - 50);
    };
    const city = points(0);
    expect(new Set(city).size).toBe(24);
    for (const point of city) expect(fromMiddle(point)).toBeCloseTo(15, 0);
    for (let p = 1; p < n; p++) {
      const [here, next] = [points(p), points(p + 1 < n ? p + 1 : 1)];
      // The border before it, the coast, the border after it back to the city, the city.
      expect(here).toHaveLength(7 + 13 + 7 + 13);
      const shared = here.slice(20, 27).reverse();
      expect(next.slice(0, 7)).toEqual(shared);
      const away = shared.map(fromMiddle);
      expect(away[0]).toBeCloseTo(15, 0);
      for (let i = 1; i < 7; i++) expect(away[i]).toBeGreaterThan(away[i - 1] as number);
      expect(away[6]).toBeGreaterThan(40);
    }
  });
});
