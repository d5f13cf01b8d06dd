import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { letters } from '../../kernel/clauses.ts';
import { clausesLike } from './clauses.ts';

test('the list matches docs/clauses.md, without clauses that no play can exercise', () => {
  const page = readFileSync(new URL('../../../docs/clauses.md', import.meta.url), 'utf8');
  const clauses = [...page.matchAll(/^\| ([A-Z]+\d{2,3}) \| (\w+) \|/gm)];
  const texts = new Set(clauses.map(([, id = '']) => letters(id)));
  expect(texts.size).toBeGreaterThanOrEqual(4);
  for (const text of texts) {
    const listed = clauses
      .filter(([, id = '', kind = '']) => letters(id) === text && !/^(note|example|component)$/.test(kind))
      .map(([, id]) => id);
    expect(listed.length).toBeGreaterThan(30);
    expect(clausesLike(`${text}01`)).toEqual(listed);
  }
  expect(clausesLike('X1')).toEqual([]);
  // Letters that only share a prefix with a listed text.
  expect(clausesLike('BX01')).toEqual([]);
  expect(clausesLike('')).toEqual([]);
});
