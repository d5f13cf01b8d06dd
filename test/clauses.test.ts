/** Every clause of the source texts (docs/clauses.md), remarks aside, is cited by its id in a test. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles, read } from './sources.ts';

const page = readFileSync(new URL('../docs/clauses.md', import.meta.url), 'utf8');
const clauses = [...page.matchAll(/^\| ([BPTC]\d{2,3}) \| (\w+) \|/gm)].map(([, id = '', kind = '']) => ({
  id,
  kind,
}));

test('no clause is left without a test', () => {
  expect(clauses).toHaveLength(414);
  const tests = projectFiles().filter((path) => /\.(test|spec)\.ts$/.test(path));
  const cited = new Set(tests.flatMap((path) => read(path).text.match(/\b[BPTC]\d{2,3}\b/g) ?? []));
  expect(clauses.filter(({ id, kind }) => kind !== 'note' && !cited.has(id))).toEqual([]);
});
