import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { NotWritten, writeReport } from './write.ts';

// A disk that takes the first bytes and no more.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  let written = 0;
  return {
    ...fs,
    writeSync: (handle: number, bytes: Uint8Array, at: number) => {
      if (written++ > 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      return fs.writeSync(handle, bytes, at, Math.min(10, bytes.length - at));
    },
  };
});

test('a full disk leaves nothing behind and is reported as such', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emptychair-full-'));
  try {
    let why: unknown;
    try {
      writeReport(join(folder, 'report'), new Map([['index.html', 'x'.repeat(100)]]));
    } catch (error) {
      why = error instanceof NotWritten ? error.why : error;
    }
    expect(why).toBe('full');
    expect(existsSync(join(folder, 'report'))).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
