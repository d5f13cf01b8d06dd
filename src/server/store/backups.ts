/** Copies of the whole store that the running server writes: each night, and before the schema changes. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { makeFolder } from './data-folder.ts';

/** How many nightly copies are kept. */
const KEPT = 7;
const EVERY = 60 * 60 * 1000;
const NAME = /^tables-\d{4}-\d{2}-\d{2}\.db$/;

/** A copy's file name for this day. */
export function backupName(now: number, why = ''): string {
  return `tables-${new Date(now).toISOString().slice(0, 10)}${why}.db`;
}

/** Writes today's copy unless it's there, and removes the oldest ones beyond KEPT. */
export async function backUpToday(
  folder: string,
  now: number,
  write: (file: string) => Promise<void>,
  log: Log,
): Promise<void> {
  try {
    makeFolder(folder);
    const name = backupName(now);
    if (readdirSync(folder).includes(name)) return;
    await write(join(folder, name));
    log('info', 'backup', { file: name });
    for (const each of superfluous(readdirSync(folder), name)) rmSync(join(folder, each));
  } catch (error) {
    // The server continues; tomorrow's copy may succeed.
    log('error', 'backup', { error: String(error) });
  }
}

/** The copies beyond KEPT. Those of days to come are from a clock that was wrong, and go first. */
function superfluous(files: readonly string[], today: string): readonly string[] {
  const copies = files.filter((each) => NAME.test(each)).toSorted();
  const [past, future] = [copies.filter((each) => each <= today), copies.filter((each) => each > today)];
  return [...future, ...past].slice(0, -KEPT);
}

/** Looks every hour whether a new day has begun. Returns how to stop. */
export function everyNight(backUp: () => Promise<void>): () => void {
  void backUp();
  const timer = setInterval(() => void backUp(), EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
