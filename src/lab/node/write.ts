/** Writes a report as a whole folder or not at all. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { MARK } from '../page.ts';

/** Why a folder can't be used, or could not be written. */
export class NotWritten extends Error {
  readonly why: 'not-folder' | 'not-empty' | 'full' | 'permission' | 'other';
  constructor(why: NotWritten['why'], detail = '') {
    super(detail);
    this.why = why;
  }
}

const PAGE = 'index.html';

/** Says at once, before any work, that a folder can't be used. Makes the folders above it. */
export function usable(folder: string): void {
  const target = resolve(folder);
  try {
    if (existsSync(target)) {
      if (!statSync(target).isDirectory()) throw new NotWritten('not-folder');
      const names = readdirSync(target);
      // An older report may be replaced; anything else is somebody's.
      const page = names.includes(PAGE) && readFileSync(join(target, PAGE), 'utf8').startsWith(MARK);
      if (names.length > 0 && !page) throw new NotWritten('not-empty');
    }
    mkdirSync(dirname(target), { recursive: true });
    const probe = temporary(target);
    mkdirSync(probe);
    rmSync(probe, { recursive: true });
  } catch (error) {
    throw told(error);
  }
}

export function writeReport(folder: string, files: ReadonlyMap<string, string>): void {
  const target = resolve(folder);
  const fresh = temporary(target);
  try {
    mkdirSync(fresh);
    for (const [name, text] of files) {
      mkdirSync(dirname(join(fresh, name)), { recursive: true });
      const handle = openSync(join(fresh, name), 'wx');
      try {
        const bytes = Buffer.from(text);
        for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
    }
    // The old report steps aside, so that there is a whole one at every moment but this one.
    const old = existsSync(target) ? temporary(target) : undefined;
    if (old) renameSync(target, old);
    try {
      renameSync(fresh, target);
    } catch (error) {
      if (old) renameSync(old, target);
      throw error;
    }
    if (old) rmSync(old, { recursive: true, force: true });
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw told(error);
  }
}

function temporary(target: string): string {
  return join(dirname(target), `.${basename(target)}.${randomBytes(4).toString('hex')}.tmp`);
}

function told(error: unknown): NotWritten {
  if (error instanceof NotWritten) return error;
  const code = String((error as NodeJS.ErrnoException).code ?? error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new NotWritten('full');
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return new NotWritten('permission');
  if (code === 'ENOTDIR' || code === 'EEXIST') return new NotWritten('not-folder');
  return new NotWritten('other', code);
}
