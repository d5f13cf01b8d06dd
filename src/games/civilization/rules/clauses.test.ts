// Every clause that a program could break is cited by a test, and every cited one exists.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { why } from './why.ts';

const here = new URL('../', import.meta.url);
const list = readFileSync(new URL('../../../../docs/clauses.md', here), 'utf8');
const clauses = [...list.matchAll(/^\| (C\d+) \| (\w+) \|/gm)].map(([, id = '', kind = '']) => ({
  id,
  kind,
}));
const binding = clauses.filter(({ kind }) => kind !== 'note').map(({ id }) => id);

/** Clause ids in the names of tests, where a reader looks for them. */
const cited = new Set(
  readdirSync(here)
    .filter((name) => name.endsWith('.test.ts') && name !== 'clauses.test.ts')
    .flatMap((name) => {
      const text = readFileSync(new URL(name, here), 'utf8');
      const titles = text.match(/(?<=(test|describe)(\.each\([^)]*\))?\(\s*)'[^'\n]*'/g) ?? [];
      const rows = text.match(/^\s*\['C\d+[C\d ]*',/gm) ?? [];
      return [...titles, ...rows].flatMap((title) => title.match(/\bC\d+\b/g) ?? []);
    }),
);

test('all 155 clauses are listed, 147 of them binding', () => {
  expect([clauses.length, binding.length]).toEqual([155, 147]);
});

test('each binding clause is named by a test', () => {
  expect(binding.filter((id) => !cited.has(id))).toEqual([]);
});

test('no test or rule names a clause that does not exist', () => {
  const known = new Set(clauses.map(({ id }) => id));
  const ruled = Object.values(why.rules).flatMap((rule) => rule.clauses);
  expect([...cited, ...ruled].filter((id) => !known.has(id))).toEqual([]);
});
