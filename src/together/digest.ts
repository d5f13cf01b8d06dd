/** A checksum that shows whether a device and the table have the same entries so far. */
import { checksum } from '../kernel/session/journal.ts';

export function digest(lines: readonly string[]): string {
  return checksum(lines.join('\n'));
}
