import { expect, test } from 'vitest';
import { keyTwice } from './twice.ts';

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":{"b":1},"c":[{"d":1},{"d":1,"d":2}]}', 'd'],
  // Written in two ways it is the same key.
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"x\\"y":1,"z":2,"x\\"y":3}', 'x"y'],
  ['{"a":[{"a":1}],"b":2,"a":3}', 'a'],
])('%s has a key twice: %s', (json, key) => {
  expect(keyTwice(json)).toBe(key);
});

test.each([
  '{}',
  '{"a":1,"b":2}',
  // In different objects, one inside or beside the other.
  '{"a":{"a":{"a":1}}}',
  '[{"a":1},{"a":2}]',
  '{"a":[1,2],"b":{"a":1},"c":{"a":2}}',
  // As a value, in a text, or with a colon inside a text.
  '{"a":"a","b":"a"}',
  '{"a":"\\"a\\":1","b":"x:a"}',
  '{"a":"\\\\","b":":"}',
])('%s has none', (json) => {
  expect(keyTwice(json)).toBeUndefined();
});
