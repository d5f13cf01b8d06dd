/** Secrets in links: 128 bits, kept only as their SHA-256, compared in constant time. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 22 letters for 128 bits. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** A table's name in its link; no secret, but nobody should meet another table by counting. */
export function newTableId(): string {
  return randomBytes(9).toString('base64url').replace(/[-_]/g, 'x');
}

/** The key of a table's draws. */
export function newKey(): string {
  return randomBytes(32).toString('hex');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function isTokenOf(hash: string, token: string): boolean {
  return timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(hashOf(token), 'hex'));
}
