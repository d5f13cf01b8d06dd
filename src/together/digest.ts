/** Tells whether a device and the table have the same beginning of a game. */
import { checksum } from '../kernel/session/journal.ts';

export function digest(lines: readonly string[]): string {
  return checksum(lines.join('\n'));
}
