/**
 * Where the app's draws come from. The k-th draw of a stretch depends on its source, k and the number of new draws asked
 * for, so that undoing and repeating gives the same result. A source is a seed, which the journal shows, or a key, of
 * which it shows only the SHA-256 until the key is published: nobody can foretell those draws, and everybody can check
 * them afterwards.
 */
import { type Int, mix, rng } from '../rng.ts';
import { hex, hmacWith, sha256, unhex, word } from '../sha256.ts';

/** A number (older games) or 32 hexadecimal digits, 128 bits. */
export type Seed = number | string;

export type Source =
  | { readonly by: 'seed'; readonly seed: Seed }
  /** `hash`: the SHA-256 of the key, 64 hexadecimal digits. */
  | { readonly by: 'key'; readonly hash: string };

/** The random integers of draw k when `again` new draws were asked for. */
export type Draws = (k: number, again: number) => Int;

/** A source's draws; undefined if its key isn't known here. */
export type DrawsOf = (source: Source) => Draws | undefined;

/** A number is mixed down to 32 bits, so a long row of results gives it away; old games need it as it is. */
export function seedDraws(seed: Seed): Draws {
  return typeof seed === 'string' ? keyedDraws(seed) : (k, again) => rng(mix(seed, k, again));
}

/** Draws from HMAC-SHA-256(key, "K AGAIN BLOCK"), the numbers as ASCII decimals; the key as hexadecimal digits. */
export function keyedDraws(key: string): Draws {
  const mac = hmacWith(unhex(key));
  return (k, again) => integers((block) => mac(ascii(`${k} ${again} ${block}`)));
}

/** The last 53 bits of each 8 bytes are a number; those beyond the last whole multiple of n are rejected, so no result is favoured. */
function integers(blockOf: (nth: number) => Uint8Array): Int {
  let block = 0;
  let next = 0;
  let bytes = blockOf(0);
  return (n) => {
    const limit = 2 ** 53 - (2 ** 53 % n);
    for (;;) {
      if (next === bytes.length) {
        bytes = blockOf(++block);
        next = 0;
      }
      const value = (word(bytes, next) & 0x1fffff) * 2 ** 32 + (word(bytes, next + 4) >>> 0);
      next += 8;
      if (value < limit) return value % n;
    }
  };
}

function ascii(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** The seed of a bot's random numbers after `at` steps, apart from the app's draws: those never count below 0. */
export function botSeed(seed: Seed, at: number): number {
  return typeof seed === 'string' ? keyedDraws(seed)(at, -1)(2 ** 32) : mix(seed, at, BOTS);
}
const BOTS = 0xb0;

/** What a journal says about a key before it is published. */
export function keyHash(key: string): string {
  return hex(sha256(unhex(key)));
}

/** Seeds, and the keys that are known here. */
export function drawsWith(keys: readonly string[]): DrawsOf {
  const known = new Map(keys.map((key) => [keyHash(key), key]));
  return (source) => {
    if (source.by === 'seed') return seedDraws(source.seed);
    const key = known.get(source.hash);
    return key === undefined ? undefined : keyedDraws(key);
  };
}
