/** Golden games: every file retells to itself, and every ending has one. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from '../../../kernel/session/journal.ts';
import { retell } from '../../../kernel/session/story.ts';
import { taxFarmer } from './game.ts';
import type { Outcome } from './state.ts';

const folder = new URL('../golden/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');

test.each(files)('%s is told as it was', (file) => {
  const journal = parse(read(file));
  if (!journal.ok) throw new Error(JSON.stringify(journal.problem));
  expect(retell(taxFarmer, journal.value)).toEqual({ ok: true, value: read(file) });
});

test('T92, T95, T97, T105: every ending is among them, and a shared victory', () => {
  const ends = files.map((file) => read(file).match(/^ {2}= (\S+)(.*)$/m));
  const outcomes: readonly Outcome[] = ['election', 'rebellion', 'all-lose', 'rounds', 'stopped'];
  for (const outcome of outcomes) expect(ends.map((end) => end?.[1])).toContain(outcome);
  expect(ends.some((end) => end?.[2] === ' 0.5 0.5 0')).toBe(true);
});
