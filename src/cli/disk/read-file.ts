/** Files from outside; every problem becomes one clear line. */
import { closeSync, constants, openSync, readSync, statSync } from 'node:fs';
import type { FileProblem } from '../../words/program.ts';
import { Fault, type Terminal } from '../terminal.ts';
import { errorCode } from './error-code.ts';

/** As much as the app reads. */
const MAX_MB = 64;

/** A text file from outside, or a fault that says why not. */
export function readText(file: string, terminal: Terminal): string {
  const bytes = readBytes(file, terminal);
  const binary = () => new Fault(terminal.program.files.binary(file, ''));
  if (bytes.includes(0)) throw binary();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw binary();
  }
}

/** Any file from outside, or a fault that says why not. */
export function readBytes(file: string, { program }: Terminal): Buffer {
  const fault = (problem: FileProblem, detail = '') => new Fault(program.files[problem](file, detail));
  let handle: number | undefined;
  try {
    // Opening a named pipe like a file would block the program.
    if (statSync(file).isDirectory()) throw fault('directory');
    handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const limit = MAX_MB * 2 ** 20;
    const chunks: Buffer[] = [];
    for (let size = 0; ; ) {
      const chunk = Buffer.alloc(1 << 18);
      const read = readSync(handle, chunk, 0, chunk.length, null);
      if (read === 0) break;
      chunks.push(chunk.subarray(0, read));
      size += read;
      if (size > limit) throw fault('too-large', String(MAX_MB));
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw fault(reading(error), errorCode(error));
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** Why a file can't be read. */
export function reading(error: unknown): FileProblem {
  const known: Record<string, FileProblem> = {
    ENOENT: 'missing',
    ENOTDIR: 'missing',
    EISDIR: 'directory',
    EACCES: 'permission',
    EPERM: 'permission',
  };
  return known[errorCode(error)] ?? 'unreadable-why';
}
