/**
 * Whatever the checks of data files say is retold: `retells(…)` is one line in a game's test. The sentences are looked
 * for in the sources of the checks, so a new one fails until a sample makes the checks say it, and then until every
 * language retells it.
 */
import { expect, test } from 'vitest';
import type { Lang } from '../src/kernel/words.ts';
import { withoutComments } from './borders.ts';
import { nothingMissing } from './position.ts';
import { read } from './sources.ts';

/** Texts in quotation marks of the code that have words in a row, each as a pattern: what is filled in may be anything. */
export function sentencesIn(path: string): readonly RegExp[] {
  const strings = withoutComments(read(path).text).matchAll(
    /"((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/g,
  );
  return [...strings]
    .map(([, double, single, filled]) => double ?? single ?? filled ?? '')
    .filter((text) => /[a-z] [a-z]/.test(text.replace(/\$\{[^}]*(\}|$)/g, '')))
    .map((text) => {
      // A text with another one inside what is filled in comes here in two parts.
      const parts = text.replaceAll("\\'", "'").split(/\$\{[^}]*(?:\}|$)|^\}/);
      return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'), 's');
    });
}

const ODD: readonly unknown[] = [
  ...[undefined, null, true, -1, 1.5, 7, 1e9, '', 'No Id', 'empty', 'any', 'x'.repeat(3000), '\u0001'],
  ...[[], [7], ['x'], [[]], {}, { x: 7 }, { en: 7 }, { en: '' }],
];

/** The data with each value in it, the first two of every list, replaced by what should not be there, one at a time. */
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

/** What was said is all that the sources can say, all of it is known by one of the patterns, and each pattern is of use. */
export function retells(
  said: readonly string[],
  sources: readonly string[],
  patterns: Readonly<Record<string, RegExp>>,
  remark: (lang: Exclude<Lang, 'en'>) => (line: string) => string,
): void {
  const lines = [...new Set(said)];
  const sentences = lines.map((line) =>
    line.replace(/^(?:line \d+, column \d+(?: \([^)]*\))?|[\w.[\]-]+): /, ''),
  );

  // `npm run mutants` rewrites the sources that it tries faults in.
  test.skipIf(process.env.EMPTYCHAIR_TESTS)(
    'every sentence of the checks is said by one of the samples',
    () => {
      const written = sources.flatMap(sentencesIn);
      expect(written.length).toBeGreaterThan(8);
      nothingMissing(
        written
          .filter((sentence) => !lines.some((line) => sentence.test(line)))
          .map((sentence) => `no sample makes the checks say ${sentence}: add one to the test`),
      );
    },
  );

  test('no pattern waits for a sentence that nobody says', () => {
    const idle = Object.keys(patterns).filter((id) => !sentences.some((what) => patterns[id]?.test(what)));
    nothingMissing(idle.map((id) => `no check says what the pattern '${id}' waits for: remove it`));
  });

  test.each(['pl', 'cs', 'ru'] as const)('%s: every line is retold, and its place stays', (lang) => {
    const say = remark(lang);
    const english = /\b(is|are|wanted|missing|least|at most|there|known|expected|received)\b/i;
    for (const line of lines) {
      const told = say(line);
      expect([line, told]).not.toEqual([line, line]);
      expect([line, told]).not.toEqual([line, expect.stringMatching(/undefined/)]);
      const [place = ''] = /(?<=\()[^)]*(?=\): )|^[A-Za-z][\w.[\]-]*(?=: )/.exec(line) ?? [];
      expect([line, told.includes(place)]).toEqual([line, true]);
      // What the file itself says stays as it is: in quotation marks, or as a list.
      expect([line, told.replace(place, '')]).not.toEqual([line, expect.stringMatching(english)]);
    }
  });
}
