import { expect, test } from 'vitest';
import type { Choice } from './choices.ts';
import { grouped } from './groups.ts';

const choice = (label: string): Choice => ({ id: label, label, look: 'plain', run: () => true });
const places = ['Estyx', 'Agrana'].flatMap((name) =>
  Array.from({ length: 7 }, (_, i) => ({
    ...choice(`${name}: ${i + 1}`),
    group: { name, label: String(i + 1) },
  })),
);
const closed = { group: '', open: () => undefined };
const labels = (list: readonly Choice[]) => list.map(({ label }) => label);

test('many choices in a few groups are chosen in two steps, with a way back', () => {
  const chosen: string[] = [];
  const first = grouped([...places, choice('Pass')], { group: '', open: (g) => chosen.push(g) }, 'Back');
  expect(labels(first)).toEqual(['Estyx…', 'Agrana…', 'Pass']);
  first[1]?.run();
  expect(chosen).toEqual(['Agrana']);
  const second = grouped(places, { ...closed, group: 'Agrana' }, 'Back');
  expect(labels(second)).toEqual(['1', '2', '3', '4', '5', '6', '7', 'Back']);
  expect(second[2]?.id).toBe('Agrana: 3');
});

test('a rarely used group is closed even in a short list, and comes after the others', () => {
  const cards = ['Bread', 'Tourney', 'TV'].map((label) => ({
    ...choice(`Cancel with: ${label}`),
    group: { name: 'Cancel with', label, rare: true },
  }));
  const all = [...cards, choice('Accept')];
  expect(labels(grouped(all, closed, 'Back'))).toEqual(['Accept', 'Cancel with…']);
  expect(labels(grouped(all, { ...closed, group: 'Cancel with' }, 'Back'))).toEqual([
    'Bread',
    'Tourney',
    'TV',
    'Back',
  ]);
  expect(labels(grouped([...cards, ...places], closed, 'Back')).at(-1)).toBe('Cancel with…');
});

test('few choices, and many without groups, stay as they are, even with colons in their labels', () => {
  expect(grouped(places.slice(0, 12), closed, 'Back')).toHaveLength(12);
  const cards = Array.from({ length: 20 }, (_, i) => choice(`Card: ${i}`));
  expect(grouped(cards, closed, 'Back')).toBe(cards);
});
