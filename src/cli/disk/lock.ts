/**
 * One program at a time: a lock beside the file, held from reading it to putting the new one in place. It is written
 * under another name and then linked, so there is never a lock that does not say who holds it. Nothing is removed that
 * does not read like a lock of ours.
 */
import { randomBytes } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { errorCode } from './error-code.ts';
import { NO_LINKS } from './place.ts';

/** Another program has held the lock for longer than any save takes. */
export class Busy extends Error {}

const TIMEOUT = 5_000;
/** Where nobody can tell whether the holder still lives: on another machine, or under a number used again. */
const STALE = 60_000;
/** On a disk without links a killed program may leave a lock that names no holder. Writing it takes no time. */
const UNWRITTEN = 2_000;

/** Beside the file, under a name that nothing else has. */
export const lockOf = (place: string) => join(dirname(place), `.${basename(place)}.emptychair-lock`);
/** Where older versions put theirs. Other programs use that name too, so only its content tells. */
const oldLockOf = (place: string) => `${place}.lock`;

const LOCK = /^emptychair ([1-9]\d*) (\S+) [0-9a-f]{8}\n$/;
const OLD_LOCK = /^([1-9]\d*) (\S+) [0-9a-f]{8}\n$/;
/** No lock is longer. Another program's file may be of any size. */
const LONGEST = 1_000;
/** What is read where something is that can't be a lock. */
const NO_LOCK = '?';

/** Throws Busy, or the system's own error where no lock can be made. `work` must not wait for anything. */
export function locked<T>(place: string, work: () => T, timeout = TIMEOUT): T {
  const lock = lockOf(place);
  const mine = `emptychair ${process.pid} ${hostname()} ${hex()}\n`;
  const until = Date.now() + timeout;
  while (held(oldLockOf(place), OLD_LOCK) || !taken(lock, mine)) {
    if (held(lock, LOCK) === false) continue;
    if (Date.now() > until) throw new Busy(place);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 15);
  }
  try {
    sweepLocks(lock);
    return work();
  } finally {
    if (read(lock) === mine) rmSync(lock, { force: true });
  }
}

const hex = () => randomBytes(4).toString('hex');
const aside = (lock: string) => `${lock}.${hex()}.tmp`;

function taken(lock: string, mine: string): boolean {
  const written = aside(lock);
  try {
    writeFileSync(written, mine, { flag: 'wx' });
    return linked(written, lock) ?? createdAt(lock, mine);
  } finally {
    rmSync(written, { force: true });
  }
}

/** Undefined on a disk that knows no links. */
function linked(written: string, lock: string): boolean | undefined {
  try {
    linkSync(written, lock);
    return true;
  } catch (error) {
    const code = errorCode(error);
    // There is a lock, or another program has just tidied up what it took for left behind.
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    if (NO_LINKS.includes(code)) return undefined;
    throw error;
  }
}

/** On a disk that knows no links. What can't be written whole must not stay: it would name no holder. */
function createdAt(lock: string, mine: string): boolean {
  try {
    writeFileSync(lock, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    rmSync(lock, { force: true });
    throw error;
  }
}

/** Undefined if nothing is there. Reading a named pipe would block the program. */
function read(lock: string): string | undefined {
  try {
    const found = statSync(lock);
    return found.isFile() && found.size <= LONGEST ? readFileSync(lock, 'utf8') : NO_LOCK;
  } catch {
    return undefined;
  }
}

/** False if there was a lock that nobody held, which is now removed; undefined if there was none. */
function held(lock: string, form: RegExp): boolean | undefined {
  const holder = read(lock);
  if (holder === undefined) return undefined;
  // Under the old name it is some other program's file; under our own a disk without links may have left it empty.
  const ours = form.test(holder) || (form === LOCK && holder === '');
  if (!ours) return form === LOCK || undefined;
  if (!stale(lock, holder, form)) return true;
  remove(lock, holder);
  return read(lock) === holder;
}

/** Its holder was killed, or it is too old to be held. */
function stale(lock: string, holder: string, form: RegExp): boolean {
  const [, pid = '', host] = form.exec(holder) ?? [];
  return (host === hostname() && !alive(Number(pid))) || isOld(lock, holder === '' ? UNWRITTEN : STALE);
}

function isOld(lock: string, most: number): boolean {
  const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && Date.now() - made > most;
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

/** Two programs may find the same stale lock; the slower one must not take away the lock that the faster one made. */
function remove(lock: string, holder: string): void {
  const moved = aside(lock);
  try {
    renameSync(lock, moved);
    if (read(moved) !== holder) linkSync(moved, lock);
  } catch {
    // Somebody else was faster; the next attempt will see it.
  }
  rmSync(moved, { force: true });
}

/** What programs left that were killed while they wrote a lock. */
function sweepLocks(lock: string): void {
  const before = `${basename(lock)}.`;
  for (const name of readdirSync(dirname(lock))) {
    if (!name.startsWith(before) || !/^[0-9a-f]{8}\.tmp$/.test(name.slice(before.length))) continue;
    const left = join(dirname(lock), name);
    const holder = read(left);
    if (holder === '' ? isOld(left, STALE) : holder && LOCK.test(holder) && stale(left, holder, LOCK))
      rmSync(left, { force: true });
  }
}
