import { expect, test } from 'vitest';
import { call } from '../testing/in-process.ts';

const SHORT = ['ladder', 'tax-farmer', '--games', '1', '--option', 'setup.electionMarker=98'];

test('every bot against every other, as one JSON document', async () => {
  const { out } = await call([...SHORT, '--json']);
  const { game, games, seats, bots } = JSON.parse(out);
  expect([game, games, seats]).toEqual(['tax-farmer', 1, 4]);
  const names = bots.map(({ bot }: { bot: string }) => bot).sort();
  expect(names).toEqual(['casual', 'hoarder', 'random', 'schemer', 'spiteful', 'steady']);
  for (const { bot, error, against } of bots) {
    expect(Object.keys(against).sort()).toEqual(names.filter((name: string) => name !== bot));
    expect(error).toBeGreaterThan(0);
  }
});

test('a solitaire has no ladder', async () => {
  const { code, err } = await call(['ladder', 'boer-war', '--games', '1']);
  expect(code).toBe(2);
  expect(err).toMatch(/^emptychair: /);
});

test('percentages and negative ratings are written as the language does it', async () => {
  const { out } = await call([...SHORT, '--lang', 'cs']);
  expect(out).toMatch(/\d\s% ±\d/);
  expect(out).toMatch(/−\d+ ±\d/);
  expect(out).not.toMatch(/\d%|-\d/);
});
