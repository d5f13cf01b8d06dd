import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrCode } from './qr.ts';

test('the path covers the dark modules and no others', () => {
  const text = 'http://192.0.2.7:4178/';
  const code = qrCode(text)!;
  const drawn = new Set<string>();
  for (const [, x, y, width] of code.path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let i = 0; i < Number(width); i++) drawn.add(`${Number(x) + i} ${y}`);
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x} ${y}`] : [])));
  expect(code.size).toBe(size);
  expect([...drawn].sort()).toEqual(dark.sort());
});

test('a margin of four modules stays light', () => {
  const { path, size } = qrCode('x')!;
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4);
    expect(Math.max(Number(x) + Number(width), Number(y) + 1)).toBeLessThanOrEqual(size - 4);
  }
});

test('a link too long for a QR code is refused', () => {
  expect(qrCode('x'.repeat(2900))).toBeDefined();
  expect(qrCode('x'.repeat(3000))).toBeUndefined();
});
