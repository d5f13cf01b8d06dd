/** The seed of a new game: 128 bits, so that no row of results gives it away. */
import { randomBytes } from 'node:crypto';

export function newSeed(): string {
  return randomBytes(16).toString('hex');
}
