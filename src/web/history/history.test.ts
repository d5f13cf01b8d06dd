import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { inspectionOf } from '../../games/module.ts';
import { parseFor, resume } from '../../kernel/session/resume.ts';
import { newRecord } from '../saved/kept.ts';
import { asCsv, asJson } from './export.ts';
import {
  againstBots,
  bySetting,
  counted,
  groupedBy,
  type Past,
  pastOf,
  type Standing,
  sumOf,
} from './history.ts';

/** A game that an earlier version has kept. */
async function past(game: string, file: string, name = ''): Promise<Past | undefined> {
  const entry = find(game)!;
  const [rules, inspect, results] = await Promise.all([entry.game(), inspectionOf(entry), entry.results?.()]);
  const text = readFileSync(new URL(`../../../test/kept/journals/${file}.txt`, import.meta.url), 'utf8');
  const journal = parseFor(rules, text);
  if (!journal.ok) throw new Error(journal.problem.reason);
  const resumed = resume(rules, journal.value, inspect);
  if (!resumed.ok) throw new Error(resumed.problem.reason);
  const { session } = resumed.value;
  return pastOf({ session, record: newRecord(session, 86_400_000, { name }).record }, results);
}

test('a finished game: how it ended, whether it was won, how long it was', async () => {
  expect(await past('civilization', 'civilization-science-victory')).toMatchObject({
    outcome: 'science',
    won: true,
  });
  const boer = await past('boer-war', 'boer-war-short-finished');
  // Nobody sits on a side there, so nobody has won.
  expect(boer).toMatchObject({ preset: 'short', outcome: 'played-out', won: undefined, turns: 1 });
  expect(boer?.steps).toBeGreaterThan(10);
  expect(boer?.draws).toBeGreaterThan(4);
  expect(await past('boer-war', 'boer-war-started-halfway')).toBeUndefined();
});

const played: Past = {
  id: 'a',
  game: 'g',
  name: '=1+1',
  preset: 'standard',
  options: { players: 4, note: 'say "hi"' },
  began: 0,
  ended: 86_400_000,
  outcome: 'rounds',
  won: true,
  standings: [],
  turns: 5,
  steps: 40,
  draws: 12,
  luck: 'usual',
  share: 0.123_456,
};

test('sums: wins of those that could be won, medians, luck; games with the same settings go together', () => {
  const games: Past[] = [
    played,
    { ...played, won: false, turns: 8, luck: 'rare' },
    { ...played, won: undefined, turns: 6, preset: '', options: { players: 5 } },
  ];
  expect(sumOf(games)).toEqual({
    games: 3,
    wins: 1,
    decided: 2,
    turns: 6,
    luck: { usual: 2, uncommon: 0, rare: 1, 'too-few': 0 },
  });
  expect(sumOf(games.slice(0, 2)).turns).toBe(6.5);
  expect(groupedBy(games.toReversed(), bySetting).map((group) => group.length)).toEqual([2, 1]);
});

test('the demo, simulations and what was deleted do not count', () => {
  const record = (as: object) => ({ id: 'x', demo: false, removed: 0, archived: 0, ...as }) as never;
  expect(
    counted([
      record({}),
      record({ archived: 5 }),
      record({ demo: true }),
      record({ simulated: true }),
      record({ removed: 5 }),
    ]),
  ).toHaveLength(2);
});

test('as files: the same keys in both, nothing in a cell breaks a line or becomes a formula', () => {
  expect(asCsv([played])).toBe(
    'game,name,preset,options,began,ended,outcome,won,turns,steps,draws,luck,share,points\r\n' +
      'g,\'=1+1,standard,"{""players"":4,""note"":""say \\""hi\\""""}",1970-01-01T00:00:00.000Z,1970-01-02T00:00:00.000Z,rounds,yes,5,40,12,usual,0.1235,\r\n',
  );
  const [read] = JSON.parse(asJson([{ ...played, won: undefined }]));
  expect(Object.keys(read).join()).toBe(asCsv([]).trim());
  expect(read).toMatchObject({
    name: '=1+1',
    won: null,
    options: { players: 4 },
    share: 0.1235,
    points: null,
  });
  const standings = [
    { seat: 'red', points: 30, bot: false },
    { seat: 'blue', points: 28, bot: true },
  ];
  expect(JSON.parse(asJson([{ ...played, standings }]))[0]).toMatchObject({ points: { red: 30, blue: 28 } });
});

test('everybody’s points, the most first; a person’s beside those of the best bot', async () => {
  const farmed = (await past('tax-farmer', 'tax-farmer-bots-of-every-kind-finished'))!;
  const points = farmed.standings.map((one) => one.points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect(farmed.standings.map(({ seat }) => seat).toSorted()).toEqual(['blue', 'green', 'red', 'yellow']);
  // Bots played all of it; as if a person had sat on the last place.
  const sat = (persons: readonly string[]) =>
    farmed.standings.map((one) => ({ ...one, bot: !persons.includes(one.seat) }));
  const [first, second, , last] = farmed.standings as [Standing, Standing, Standing, Standing];
  const beside = (persons: readonly string[]) => againstBots({ ...farmed, standings: sat(persons) });
  expect(beside([last.seat])).toEqual({ you: last.points, rival: first.points });
  expect(beside([first.seat])).toEqual({ you: first.points, rival: second.points });
  // Of several people, or bots alone, nobody is “you”.
  expect([beside([]), beside([first.seat, last.seat])]).toEqual([undefined, undefined]);
});

test('a game that counts no points, or has one seat, has no standings', async () => {
  expect((await past('civilization', 'civilization-science-victory'))?.standings).toEqual([]);
  expect((await past('boer-war', 'boer-war-short-finished'))?.standings).toEqual([]);
});
