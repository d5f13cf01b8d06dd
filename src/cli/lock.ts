/** One program at a time: a lock beside the file, held from reading it to putting the new one in place. */
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { beside } from './place.ts';

/** Another program has held the lock for longer than any save takes. */
export class Busy extends Error {}

const PATIENCE = 5_000;
/** Where nobody can tell whether the holder still lives: on another machine, or under a number used again. */
const STALE = 60_000;

/** Throws Busy, or the system's own error where no lock can be made. `work` must not wait for anything. */
export function locked<T>(place: string, work: () => T, patience = PATIENCE): T {
  const lock = `${place}.lock`;
  const mine = `${process.pid} ${hostname()} ${randomBytes(4).toString('hex')}\n`;
  const until = Date.now() + patience;
  while (!taken(lock, mine)) {
    const holder = read(lock);
    if (holder !== undefined && stale(lock, holder)) remove(lock, place, holder);
    else if (Date.now() > until) throw new Busy(place);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 15);
  }
  try {
    return work();
  } finally {
    if (read(lock) === mine) rmSync(lock, { force: true });
  }
}

function taken(lock: string, mine: string): boolean {
  try {
    writeFileSync(lock, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
}

/** Its holder was killed, or it is too old to be held. */
function stale(lock: string, holder: string): boolean {
  const [pid = '', host] = holder.split(/\s/);
  if (host === hostname() && /^[1-9]\d*$/.test(pid) && !alive(Number(pid))) return true;
  const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && Date.now() - made > STALE;
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Two programs may find the same stale lock; the slower one must not take away the lock that the faster one made. */
function remove(lock: string, place: string, holder: string): void {
  const aside = beside(place);
  try {
    renameSync(lock, aside);
    if (read(aside) !== holder) linkSync(aside, lock);
  } catch {
    // Somebody else was faster; the next look will tell.
  }
  rmSync(aside, { force: true });
}
