import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex, hmacWith, sha256, unhex, utf8 } from './sha256.ts';

const bytes = (max: number) => fc.uint8Array({ maxLength: max });

test('SHA-256 of the standard’s examples', () => {
  const of = (text: string) => hex(sha256(new TextEncoder().encode(text)));
  expect(of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('UTF-8 is the platform’s, half a pair too', () => {
  const ends = [0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xd800, 0xdfff, 0xe000, 0xffff, 0x10000, 0x10ffff];
  for (const text of [...ends.map((code) => String.fromCodePoint(code)), 'a\ud800b'])
    expect(utf8(text)).toEqual(new TextEncoder().encode(text));
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(hex(utf8(text))).toBe(hex(new TextEncoder().encode(text)));
    }),
  );
});

test('SHA-256 is Node’s for any bytes, around every block border too', () => {
  for (let length = 0; length < 200; length++) {
    const message = new Uint8Array(length).fill(length);
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
  fc.assert(
    fc.property(bytes(500), (message) => {
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }),
  );
});

test('HMAC is Node’s, for keys longer than a block too', () => {
  fc.assert(
    fc.property(bytes(150), bytes(100), (key, message) => {
      expect(hex(hmacWith(key)(message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }),
  );
});

test('bytes survive being written as hexadecimal digits', () => {
  fc.assert(fc.property(bytes(80), (message) => void expect(unhex(hex(message))).toEqual(message)));
});
