/** Where the built app is, next to the sources. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Undefined if it isn't built. */
export function appFolder(): string | undefined {
  const folder = process.env.EMPTYCHAIR_DIST ?? join(import.meta.dirname, '..', '..', 'dist', 'web');
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}
