import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clausesLike } from './clauses.ts';

test('the list is that of docs/clauses.md, without what no play can exercise', () => {
  const page = readFileSync(new URL('../../docs/clauses.md', import.meta.url), 'utf8');
  const clauses = [...page.matchAll(/^\| ([BPTC]\d{2,3}) \| (\w+) \|/gm)];
  for (const letter of ['B', 'P', 'T', 'C']) {
    const listed = clauses
      .filter(([, id = '', kind = '']) => id.startsWith(letter) && !/^(note|example|component)$/.test(kind))
      .map(([, id]) => id);
    expect(listed.length).toBeGreaterThan(30);
    expect(clausesLike(`${letter}01`)).toEqual(listed);
  }
  expect(clausesLike('X1')).toEqual([]);
});
