/** Every clause of the text has a test that bears its id, and every id that is named exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathsOfGlory } from './game.ts';

const here = new URL('.', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, here), 'utf8');
const clauses = new Map(
  [...read('../../../../docs/clauses.md').matchAll(/^\| (P\d\d) \| (\w+) \|/gm)].map(([, id, kind]) => [
    id,
    kind,
  ]),
);
const files = readdirSync(here);

/** Ids in the titles of tests: `test('P12 …')`, `test.each(…)('P12 …')`, or the first cell of a row of `test.each`. */
function tested(): Set<string> {
  const ids = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.test.ts') && name !== 'clauses.test.ts')) {
    for (const [title] of read(file).matchAll(
      /(?:\b(?:test|it)|\))\(\s*['"`](?:P\d\d[ ,:])+[^'"`]*|^\s*\['P\d\d', /gm,
    ))
      for (const [id] of title.matchAll(/P\d\d/g)) ids.add(id);
  }
  return ids;
}

test('every clause but the remarks is tested', () => {
  expect(clauses.size).toBe(74);
  const ids = tested();
  const missing = [...clauses].filter(([id, kind]) => kind !== 'note' && !ids.has(id as string));
  expect(missing).toEqual([]);
});

test('only clauses that exist are named, in rules, tests and rule texts', () => {
  const sources = files.filter((name) => /\.(ts|tsx|md)$/.test(name) && name !== 'clauses.test.ts').map(read);
  const named = [...sources.join('\n').matchAll(/\bP\d\d\b/g)].map(([id]) => id);
  expect(named.length).toBeGreaterThan(150);
  for (const id of named) expect(clauses.has(id), id).toBe(true);
  for (const { clauses: of } of Object.values(pathsOfGlory.why.rules))
    for (const id of of) expect(clauses.has(id), id).toBe(true);
});

test('rulings are numbered one by one', () => {
  const numbers = [...read('README.md').matchAll(/^\| R(\d+) \|/gm)].map(([, n]) => Number(n));
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, i) => i + 1));
  expect(numbers.length).toBeGreaterThan(10);
});
