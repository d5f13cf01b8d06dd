import { expect, test } from 'vitest';
import { unseenAt, visible } from './visible.ts';

const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
const hidden = all.filter((c) => unseenAt(c) === 0);

test('every control character but line feed and tab, and all that change a line’s direction or end it', () => {
  const cc = all.filter((c) => /\p{Cc}/u.test(c) && c !== '\n' && c !== '\t');
  const bidi = all.filter((c) => /\p{Bidi_Control}/u.test(c));
  expect(bidi).toHaveLength(12);
  expect(new Set(hidden)).toEqual(new Set([...cc, ...bidi, '\u2028', '\u2029']));
});

test('each is escaped like JSON, so that JSON keeps its meaning', () => {
  expect(visible('a\x1b]52;c;eA==\x07\r\u202eb\x9b2J\n\tč')).toBe(
    'a\\u001b]52;c;eA==\\u0007\\u000d\\u202eb\\u009b2J\n\tč',
  );
  for (const c of hidden) expect(unseenAt(visible(c)), JSON.stringify(c)).toBe(-1);
  const text = hidden.join('');
  expect(JSON.parse(visible(JSON.stringify({ text })))).toEqual({ text });
  expect(unseenAt('plain ☂ text\n')).toBe(-1);
  expect(unseenAt('plain\u2066')).toBe(5);
});
