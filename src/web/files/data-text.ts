/** The text of a data file that the player chose: only as much of it as shows that it is too large. */
import { MAX_DATA } from '../../kernel/limits.ts';

/** No character takes more bytes. */
const BYTES = 3;

export function dataText(file: Blob): Promise<string> {
  return file.slice(0, BYTES * (MAX_DATA + 1)).text();
}
