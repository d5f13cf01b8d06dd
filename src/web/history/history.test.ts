import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { inspectionOf } from '../../games/module.ts';
import { parseFor, resume } from '../../kernel/session/resume.ts';
import { newRecord } from '../saved/kept.ts';
import { asCsv, asJson } from './export.ts';
import { bySetting, counted, groupedBy, type Past, pastOf, sumOf } from './history.ts';

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
  return pastOf({ session, record: newRecord(session, 86_400_000, { name }).record }, results?.wins);
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
    'game,name,preset,options,began,ended,outcome,won,turns,steps,draws,luck,share\r\n' +
      'g,\'=1+1,standard,"{""players"":4,""note"":""say \\""hi\\""""}",1970-01-01T00:00:00.000Z,1970-01-02T00:00:00.000Z,rounds,yes,5,40,12,usual,0.1235\r\n',
  );
  const [read] = JSON.parse(asJson([{ ...played, won: undefined }]));
  expect(Object.keys(read).join()).toBe(asCsv([]).trim());
  expect(read).toMatchObject({ name: '=1+1', won: null, options: { players: 4 }, share: 0.1235 });
});
