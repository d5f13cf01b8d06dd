/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104) in plain arithmetic: synchronous, the same in every browser and in Node. A
 * page on plain http has no `crypto.subtle`, and replaying a game can't wait for promises.
 */

/** The first 32 bits of the fractional part of the square (`power` 1/2) or cube root (1/3) of the first n primes. */
function roots(n: number, power: number): Int32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < n; candidate++)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  return Int32Array.from(found, (prime) => ((prime ** power % 1) * 2 ** 32) | 0);
}

const START = roots(8, 1 / 2);
const ROUNDS = roots(64, 1 / 3);
const BLOCK = 64;

/** What each compression overwrites: creating it again would cost more than the arithmetic. */
const w = new Int32Array(64);

/**
 * Mixes one block of 64 bytes into the eight words of `h`. Without a call in its loops: a tap that makes twenty draws
 * mixes a hundred blocks, on a page where nothing is compiled yet.
 */
function compress(h: Int32Array, block: Uint8Array, offset: number): void {
  for (let i = 0, b = offset; i < 16; i++, b += 4)
    w[i] =
      ((block[b] ?? 0) << 24) |
      ((block[b + 1] ?? 0) << 16) |
      ((block[b + 2] ?? 0) << 8) |
      (block[b + 3] ?? 0);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] ?? 0;
    const y = w[i - 2] ?? 0;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0;
  }
  let a = h[0] ?? 0;
  let b = h[1] ?? 0;
  let c = h[2] ?? 0;
  let d = h[3] ?? 0;
  let e = h[4] ?? 0;
  let f = h[5] ?? 0;
  let g = h[6] ?? 0;
  let k = h[7] ?? 0;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (k + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    k = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  // Beyond 32 bits it wraps.
  h[0] = (h[0] ?? 0) + a;
  h[1] = (h[1] ?? 0) + b;
  h[2] = (h[2] ?? 0) + c;
  h[3] = (h[3] ?? 0) + d;
  h[4] = (h[4] ?? 0) + e;
  h[5] = (h[5] ?? 0) + f;
  h[6] = (h[6] ?? 0) + g;
  h[7] = (h[7] ?? 0) + k;
}

export function sha256(message: Uint8Array): Uint8Array {
  return digest(START.slice(), message, message.length);
}

/** Mixes the end of a message into `h`; `length` counts the bytes of the whole message. */
function digest(h: Int32Array, message: Uint8Array, length: number): Uint8Array {
  // The message, a bit, zeros, and its length in bits as 64 bits.
  const filled = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  filled.set(message);
  filled[message.length] = 0x80;
  write(filled, filled.length - 8, Math.floor(length / 2 ** 29));
  write(filled, filled.length - 4, length << 3);
  for (let at = 0; at < filled.length; at += BLOCK) compress(h, filled, at);
  const out = new Uint8Array(32);
  for (let i = 0; i < 8; i++) write(out, 4 * i, h[i] ?? 0);
  return out;
}

/** 32 bits, the highest byte first. */
export function word(bytes: Uint8Array, from: number): number {
  const high = ((bytes[from] ?? 0) << 24) | ((bytes[from + 1] ?? 0) << 16);
  return high | ((bytes[from + 2] ?? 0) << 8) | (bytes[from + 3] ?? 0);
}

function write(bytes: Uint8Array, offset: number, word: number): void {
  bytes[offset] = word >>> 24;
  bytes[offset + 1] = word >>> 16;
  bytes[offset + 2] = word >>> 8;
  bytes[offset + 3] = word;
}

/** A key's HMAC of any message. What doesn't depend on the message is done once. */
export function hmacWith(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const [inner, outer] = [padded(short, 0x36), padded(short, 0x5c)];
  return (message) => finish(outer, finish(inner, message));
}

/** The state after the block of the key and its padding. */
function padded(key: Uint8Array, pad: number): Int32Array {
  const block = new Uint8Array(BLOCK).fill(pad);
  for (const [i, byte] of key.entries()) block[i] = byte ^ pad;
  const h = START.slice();
  compress(h, block, 0);
  return h;
}

/** The digest of that block followed by a message. */
function finish(begun: Int32Array, message: Uint8Array): Uint8Array {
  return digest(begun.slice(), message, BLOCK + message.length);
}

/** Half of a surrogate pair becomes U+FFFD, as everywhere else. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const c = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
    if (c < 0x80) bytes.push(c);
    else if (c < 0x800) bytes.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x10000) bytes.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else bytes.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
  }
  return Uint8Array.from(bytes);
}

/** Each byte as two hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function unhex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
