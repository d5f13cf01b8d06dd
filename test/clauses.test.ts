/** Clauses of the source texts (docs/clauses.md): the name of a test cites each of them, and no others. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../src/games/catalogue.ts';
import { nothingMissing } from './position.ts';
import { projectFiles, read } from './sources.ts';

const page = readFileSync(new URL('../docs/clauses.md', import.meta.url), 'utf8');
const clauses = [...page.matchAll(/^\| ([A-Z]+\d{1,3}) \| (\w+) \|/gm)].map(([, id = '', kind = '']) => ({
  id,
  kind,
}));
const known = new Set(clauses.map(({ id }) => id));
/** The letters of clause ids: `B` of B23. Games without clauses on the page aren't checked. */
const letters = [...new Set([...known].map((id) => id.replace(/\d+$/, '')))];
const ID = new RegExp(`\\b(?:${letters.join('|')})\\d{1,3}\\b`, 'g');

const files = projectFiles();
const tests = files.filter((path) => /\.(test|spec)\.ts$/.test(path) && path !== 'test/clauses.test.ts');

/** Titles of tests and suites, and the first cell of each row of `test.each`, where a reader looks for a clause. */
function titles(text: string): string[] {
  const named = text.match(/(?<=\b(?:test|it|describe)(?:\.each\([^)]*\))?\(\s*)(['"`])[^\n]*?\1/g) ?? [];
  const rows = text.match(/^\s*\[\s*'[A-Z]+\d{1,3}[^']*',/gm) ?? [];
  return [...named, ...rows];
}

test('every clause has a test', () => {
  // What the five source texts have; a new game brings more.
  expect(clauses.length).toBeGreaterThanOrEqual(414);
  const cited = new Set(tests.flatMap((path) => titles(read(path).text).flatMap((t) => t.match(ID) ?? [])));
  nothingMissing(
    clauses
      .filter(({ id, kind }) => kind !== 'note' && !cited.has(id))
      .map(({ id }) => `no test cites the clause ${id} of docs/clauses.md: put it into the title of one`),
  );
});

test('only clauses that exist are cited, in rules, tests and documents of a game', () => {
  const ours = files.filter((path) => /^src\/games\/[^/]+\/(?!picture\/).*\.(ts|tsx|md)$/.test(path));
  const cited = ours.flatMap((path) => (read(path).text.match(ID) ?? []).map((id) => `${path}: ${id}`));
  expect(cited.length).toBeGreaterThan(1000);
  nothingMissing(
    cited
      .filter((line) => !known.has(line.split(': ')[1] as string))
      .map((line) => `${line} is not in docs/clauses.md: add it there or cite another`),
  );
});

describe.each(catalogue().map((entry) => [entry.meta.id, entry] as const))('%s', (_, entry) => {
  test('its rule texts cite clauses that exist', async () => {
    const { why } = await entry.game();
    nothingMissing(
      Object.entries(why.rules).flatMap(([rule, { clauses }]) =>
        clauses
          .filter((id) => !known.has(id))
          .map((id) => `why.rules['${rule}'] renders the clause ${id}, which is not in docs/clauses.md`),
      ),
    );
  });
});

test('every clause that the rules cite belongs to a rule text', async () => {
  // A worked example, a printed piece or a remark explains nothing that happens at the table. Nor do these: who plays
  // (B01), what the cup is for (B04), what everybody starts with (T03), which version the settings follow (C01).
  const elsewhere = ['B01', 'B04', 'T03', 'C01'];
  const games = await Promise.all(catalogue().map((entry) => entry.game()));
  const told = new Set(
    games.flatMap(({ why }) =>
      Object.values(why.rules).flatMap(({ clauses }) => clauses as readonly string[]),
    ),
  );
  nothingMissing(
    clauses
      .filter(({ id, kind }) => !/^(note|example|component)$/.test(kind) && !elsewhere.includes(id))
      .filter(({ id }) => !told.has(id))
      .map(({ id }) => `no rule text renders the clause ${id}: add it to a rule in why.rules`),
  );
});

const readmes = files.filter((path) => /^src\/games\/[^/]+\/README\.md$/.test(path));
describe.each(readmes)('%s', (path) => {
  const rulings = [...read(path).text.matchAll(/^\| R(\d+) \|/gm)].map(([, n]) => Number(n));

  test('numbers its rulings consecutively', () => {
    expect(rulings, `the rulings of ${path} are numbered R1, R2, … in order`).toEqual(
      rulings.map((_, i) => i + 1),
    );
  });

  test('names every setting that is a ruling', async () => {
    const entry = catalogue().find(({ meta }) => path === `src/games/${meta.id}/README.md`);
    if (!entry) throw new Error(`${path} isn't in the folder of a game in the catalogue`);
    const { options } = await entry.game();
    const { text } = read(path);
    nothingMissing(
      Object.entries(options)
        .filter(([key, { role }]) => role === 'ruling' && !text.includes(`\`${key}\``))
        .map(
          ([key]) => `no ruling of ${path} names the setting '${key}': add a row, with the name in backticks`,
        ),
    );
  });

  test('explains every ruling that its rules name', () => {
    const folder = path.replace('README.md', '');
    const rules = files.filter(
      (file) => file.startsWith(folder) && /\.tsx?$/.test(file) && !/\.test\./.test(file),
    );
    const named = rules.flatMap((file) => read(file).text.match(/\bR\d+\b/g) ?? []);
    nothingMissing(
      named
        .filter((id) => !rulings.includes(Number(id.slice(1))))
        .map((id) => `the code names the ruling ${id}, which ${path} does not explain: add a row there`),
    );
  });
});
