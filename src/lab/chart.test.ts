import { expect, test } from 'vitest';
import { stacked } from './chart.ts';

test('shares are told by letters as well as by colours, also where the colours begin again', () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  const percent = (share: number) => `${Math.round(100 * share)}%`;
  const row = { label: '1', parts: [0.4, 0.03, 0, 0.3, 0.05, 0.02, 0.2] };
  const texts = [...stacked('shares', names, [row], percent).matchAll(/<text[^>]*>([^<]*)</g)].map(
    (m) => m[1],
  );
  const legend = ['A one', 'B two', 'C three', 'D four', 'E five', 'F six', 'G seven'];
  expect(texts.slice(0, 7)).toEqual(legend);
  // On the bar with the number where there is room, alone where there is little, and none for a share of nothing.
  expect(texts.slice(8)).toEqual(['A 40%', 'D 30%', 'E', 'G 20%']);
});
