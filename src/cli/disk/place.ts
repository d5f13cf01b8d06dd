/** Writes a file completely or not at all; on failure the old file is still there. */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorCode } from './error-code.ts';

/** Something is there, even if it can't be looked at. */
export function exists(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return true;
  }
}

/** A link that leads nowhere: writing to it would replace the link, or make a file where nobody looks for one. */
export function dangling(file: string): boolean {
  try {
    return !exists(file) && lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** Where the bytes are, or will be: behind all links. */
export function target(file: string): string {
  return exists(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file));
}

/** Writes beside the file, waits for the disk, then puts it in place at once. Throws the system's own error. */
export function putInPlace(file: string, bytes: string | Uint8Array): void {
  const fresh = !exists(file);
  const place = target(file);
  // A new file in its place would get round a write protection.
  if (!fresh) accessSync(place, constants.W_OK);
  const temporary = beside(place);
  const handle = openSync(temporary, 'wx', fresh ? 0o644 : statSync(place).mode);
  try {
    try {
      writeFileSync(handle, bytes);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    if (fresh) putNew(temporary, place);
    else renameSync(temporary, place);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  syncFolder(dirname(place));
}

/** Throws the system's own error where the disk has no room for so much. */
export function tryRoom(place: string, bytes: string): void {
  const temporary = beside(place);
  try {
    writeFileSync(temporary, bytes, { flag: 'wx' });
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** A name for a moment, in the same folder. */
export function beside(place: string): string {
  return join(dirname(place), `.${basename(place)}.${randomBytes(4).toString('hex')}.tmp`);
}

/** What a killed program left beside the file. Call it only with the file's lock. */
export function sweep(place: string): void {
  for (const left of leftovers(place)) rmSync(left, { force: true });
}

export function leftovers(place: string): string[] {
  const before = `.${basename(place)}.`;
  return readdirSync(dirname(place))
    .filter((name) => name.startsWith(before) && /^[0-9a-f]{8}\.tmp$/.test(name.slice(before.length)))
    .map((name) => join(dirname(place), name));
}

/** What a disk that knows no links says. */
export const NO_LINKS: readonly string[] = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Unlike a renamed one, a linked file never takes the place of one that came up meanwhile, nor of a link. */
function putNew(temporary: string, place: string): void {
  try {
    linkSync(temporary, place);
  } catch (error) {
    if (!NO_LINKS.includes(errorCode(error)) || exists(place)) throw error;
    renameSync(temporary, place);
    return;
  }
  rmSync(temporary, { force: true });
}

/** Makes the new name last through a power cut, where the system allows it. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Windows can't; the file itself is safe.
  }
}
