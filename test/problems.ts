/**
 * Everything that readers and checks of data files report has a sentence: `phrases(…)` is one line in a game's test. The
 * compiler requires a sentence for every id; here a sample must report each id, and each sentence is checked.
 */
import { expect, test } from 'vitest';
import { fileWords } from '../src/files/words/words.ts';
import { type DataProblem, type Problems, type ProblemWords, sayNamed } from '../src/kernel/data-problem.ts';
import { LANGS, type Lang } from '../src/kernel/words.ts';
import { nothingMissing } from './position.ts';

export const reading = await fileWords('en');

const ODD: readonly unknown[] = [
  ...[undefined, null, true, -1, 1.5, 7, 1e9, '', 'No Id', 'empty', 'any', 'x'.repeat(3000), '\u0001'],
  ...[[], [7], ['x'], [[]], {}, { x: 7 }, { en: 7 }, { en: '' }],
];

/** The data with each value (the first two of every list) replaced by wrong ones, one at a time. */
export function* spoilt(data: unknown): Generator<unknown> {
  yield* ODD;
  if (typeof data !== 'object' || data === null) return;
  const keys = Array.isArray(data) ? ['0', '1'].slice(0, data.length) : Object.keys(data);
  for (const key of keys) {
    for (const odd of spoilt((data as Record<string, unknown>)[key])) {
      const copy: Record<string, unknown> = { ...data, [key]: odd };
      if (odd === undefined) delete copy[key];
      yield Array.isArray(data) ? Object.values(copy) : copy;
    }
  }
}

/** A sample reports every id of the dictionaries, and each sentence contains its facts, in its own language. */
export function phrases<P extends Problems>(
  found: readonly DataProblem[],
  dictionaries: Readonly<Record<Lang, ProblemWords<P>>>,
): void {
  const problems = [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];

  const ids = Object.keys(dictionaries.en);

  test('every problem that can be reported is reported by one of the samples', () => {
    const reported = new Set(problems.map(({ id }) => id));
    nothingMissing([
      ...ids.filter((id) => !reported.has(id)).map((id) => `no sample reports '${id}': add one to the test`),
      ...[...reported]
        .filter((id) => !ids.includes(id))
        .map((id) => `no dictionary phrases '${id}': add it to the type of the problems`),
    ]);
  });

  test('no problem of a game has the id of a reading problem: they share one dictionary', () => {
    const own: object = dictionaries.en;
    const shared = own === reading.problems ? [] : ids.filter((id) => Object.hasOwn(reading.problems, id));
    nothingMissing(shared.map((id) => `'${id}' is a problem of reading: choose another id`));
  });

  test.each(LANGS)('%s: every problem is phrased with its facts', (lang) => {
    const english = /\b(is|are|wanted|missing|least|at most|there|known|expected|received)\b/i;
    for (const problem of problems) {
      const said = sayNamed(problem, dictionaries[lang]);
      expect([problem, said]).not.toEqual([problem, expect.stringMatching(/undefined|NaN|\[object/)]);
      expect([problem, said]).not.toEqual([problem, problem.id]);
      if (lang !== 'en') expect([problem, said]).not.toEqual([problem, expect.stringMatching(english)]);
      const numbers = Object.values(problem.facts).filter((fact) => typeof fact === 'number');
      for (const n of numbers) expect([problem, said]).toEqual([problem, expect.stringContaining(String(n))]);
    }
  });
}
