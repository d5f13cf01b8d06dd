/** Puts a printed file in its place: whole, or not at all, and then whatever was there is still there. */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Throws the system's own error. */
export function putInPlace(file: string, bytes: Buffer): void {
  const there = existsSync(file);
  const target = there ? realpathSync(file) : file;
  // A new file in its place would get round a write protection.
  if (there) accessSync(target, constants.W_OK);
  const mode = there ? statSync(target).mode : 0o644;
  const temporary = join(dirname(target), `.${basename(target)}.${randomBytes(4).toString('hex')}.tmp`);
  const handle = openSync(temporary, 'wx', mode);
  try {
    try {
      writeFileSync(handle, bytes);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
