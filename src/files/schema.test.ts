import { expect, test } from 'vitest';
import type { NoFacts } from '../kernel/data-problem.ts';
import { type KeyProblems, messages, misshapen } from './schema.ts';

type Own = KeyProblems & {
  readonly whole: { readonly min: number; readonly max: number };
  readonly text: NoFacts;
};
const wrong = messages<Own>();
const issue = (type: string, expected: string | null, message: string, ...keys: (string | number)[]) => ({
  type,
  expected,
  message,
  ...(keys.length > 0 ? { path: keys.map((key) => ({ key })) } : {}),
});

test('a schema’s message carries its problem, and the issue its path', () => {
  const issues = [
    issue('number', 'number', wrong('whole', { min: 1, max: 6 }), 'cards', 2, 'ops'),
    issue('string', 'string', wrong('text')),
  ];
  expect(misshapen<Own>({}, () => issues)).toEqual([
    { path: 'cards.2.ops', id: 'whole', facts: { min: 1, max: 6 } },
    { path: '', id: 'text', facts: {} },
  ]);
});

test('unknown and missing keys are reported as such, with any message', () => {
  const issues = [
    issue('strict_object', 'never', wrong('text'), 'cards', 0, 'wings'),
    issue('strict_object', '"ops"', wrong('text'), 'ops'),
    issue('strict_object', 'Object', wrong('text'), 'cards', 0),
  ];
  expect(misshapen<Own>({}, () => issues)).toEqual([
    { path: 'cards.0.wings', id: 'unknown', facts: { key: 'wings' } },
    { path: 'ops', id: 'missing', facts: { key: 'ops' } },
    { path: 'cards.0', id: 'text', facts: {} },
  ]);
});

test('an inherited key is found before the schema runs', () => {
  const looked = () => {
    throw new Error('looked');
  };
  expect(misshapen<Own>(JSON.parse('{"a":[{"constructor":1}]}'), looked)).toEqual([
    { path: 'a.0.constructor', id: 'unknown', facts: { key: 'constructor' } },
  ]);
});
