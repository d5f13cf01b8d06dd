import { expect, test } from 'vitest';
import { duplicateKey } from './duplicate-key.ts';

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":{"b":1},"c":[{"d":1},{"d":1,"d":2}]}', 'd'],
  // The same key with different escapes.
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"x\\"y":1,"z":2,"x\\"y":3}', 'x"y'],
  ['{"a":[{"a":1}],"b":2,"a":3}', 'a'],
])('%s has a duplicate key: %s', (json, key) => {
  expect(duplicateKey(json)).toBe(key);
});

test.each([
  '{}',
  '{"a":1,"b":2}',
  // In different objects, nested or side by side.
  '{"a":{"a":{"a":1}}}',
  '[{"a":1},{"a":2}]',
  '{"a":[1,2],"b":{"a":1},"c":{"a":2}}',
  // As a value, in a string, or with a colon inside a string.
  '{"a":"a","b":"a"}',
  '{"a":"\\"a\\":1","b":"x:a"}',
  '{"a":"\\\\","b":":"}',
])('%s has no duplicate key', (json) => {
  expect(duplicateKey(json)).toBeUndefined();
});
