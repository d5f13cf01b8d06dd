/**
 * Writes a report to a folder. Replaces only files that an earlier report wrote, and only if nobody has changed them;
 * everything else stays. The page's last line lists the report's files.
 */
import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { MARK } from '../report/page.ts';

/** Why a folder can't be used or written; for `not-ours` the detail is the file. */
export class NotWritten extends Error {
  readonly why: 'not-folder' | 'not-empty' | 'not-ours' | 'full' | 'permission' | 'other';
  constructor(why: NotWritten['why'], detail = '') {
    super(detail);
    this.why = why;
  }
}

const PAGE = 'index.html';
/** The previous page, kept beside the new files until all of them are in place. */
const BEFORE = 'before.html';
/** The files of reports that are older than the list in the page. */
const UNLISTED = [
  'report.json',
  'measures.csv',
  'counts.csv',
  'lengths.csv',
  'comparison.json',
  'differences.csv',
];

/** Throws before any work if these files can't be written to the folder. Creates its parent folders. */
export function ensureWritable(folder: string, names: readonly string[] = []): void {
  const target = resolve(folder);
  try {
    if (existsSync(target)) {
      if (!statSync(target).isDirectory()) throw new NotWritten('not-folder');
      if (!isReport(target) && readdirSync(target).some((name) => !isTemporary(name)))
        throw new NotWritten('not-empty');
      mayBeReplaced(target, names, known(target));
    }
    mkdirSync(dirname(target), { recursive: true });
    const probe = temporary(target);
    mkdirSync(probe);
    rmSync(probe, { recursive: true });
  } catch (error) {
    throw told(error);
  }
}

/** While a page is being replaced, readers always see the old or the new one, complete. */
export function writeReport(folder: string, files: ReadonlyMap<string, string>): void {
  const target = resolve(folder);
  const fresh = temporary(target);
  const names = [...files.keys()];
  try {
    const older = existsSync(target) ? known(target) : undefined;
    if (older) mayBeReplaced(target, names, older);
    try {
      mkdirSync(fresh);
      for (const [name, text] of files) write(join(fresh, name), name === PAGE ? text + list(files) : text);
      if (older && isReport(target)) copyFileSync(join(target, PAGE), join(fresh, BEFORE));
      if (older) for (const name of names) mkdirSync(dirname(join(target, name)), { recursive: true });
      else renameSync(fresh, target);
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true });
      throw error;
    }
    if (older) replace(target, fresh, names, older);
  } catch (error) {
    throw told(error);
  }
}

/** The files of a report, each with its possible checksums; undefined means any content. */
type Known = ReadonlyMap<string, readonly (string | undefined)[]>;

/**
 * Moves the page last, or first if there was none; only then removes files that the new report doesn't have. If it's
 * interrupted, the new files that aren't in place yet stay behind and show which of the others are ours.
 */
function replace(target: string, fresh: string, names: readonly string[], older: Known): void {
  const others = names.filter((name) => name !== PAGE);
  const pages = names.filter((name) => name === PAGE);
  for (const name of isReport(target) ? [...others, ...pages] : [...pages, ...others])
    renameSync(join(fresh, name), join(target, name));
  for (const name of older.keys()) {
    if (names.includes(name) || !isOurs(target, name, older)) continue;
    rmSync(join(target, name), { force: true });
    const above = dirname(join(target, name));
    if (above !== target && readdirSync(above).length === 0) rmdirSync(above);
  }
  for (const left of leftovers(target)) rmSync(left, { recursive: true, force: true });
}

/** Throws if there is a file that no report wrote, or that has changed since. */
function mayBeReplaced(target: string, names: readonly string[], older: Known): void {
  for (const name of names)
    if (lstatSync(join(target, name), { throwIfNoEntry: false }) && !isOurs(target, name, older))
      throw new NotWritten('not-ours', join(target, name));
}

function isOurs(target: string, name: string, older: Known): boolean {
  const file = join(target, name);
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return false;
  if (name === PAGE) return isReport(target);
  const sums = older.get(name) ?? [];
  return sums.includes(undefined) || sums.includes(sumOf(readFileSync(file)));
}

function isReport(target: string): boolean {
  const page = join(target, PAGE);
  return existsSync(page) && readFileSync(page, 'utf8').startsWith(MARK);
}

/** Known from the page and from what a killed program left, because some of its files may already be in place. */
function known(target: string): Known {
  const pages = [
    join(target, PAGE),
    ...leftovers(target).flatMap((left) => [join(left, BEFORE), join(left, PAGE)]),
  ];
  const all = new Map<string, (string | undefined)[]>();
  for (const [name, sum] of pages.filter((page) => existsSync(page)).flatMap(listed))
    all.set(name, [...(all.get(name) ?? []), sum]);
  return all;
}

const LIST = /<!-- files((?: [a-z]+(?:\.json|\.csv|\/\d+\.txt) [0-9a-f]{16})*) -->\n$/;

function list(files: ReadonlyMap<string, string>): string {
  const own = [...files].filter(([name]) => name !== PAGE);
  return `<!-- files${own.map(([name, text]) => ` ${name} ${sumOf(text)}`).join('')} -->\n`;
}

function listed(page: string): (readonly [name: string, sum: string | undefined])[] {
  const text = readFileSync(page, 'utf8');
  if (!text.startsWith(MARK)) return [];
  const found = LIST.exec(text)?.[1];
  if (found === undefined)
    return UNLISTED.filter((name) => text.includes(`href="${name}"`)).map((name) => [name, undefined]);
  return [...found.matchAll(/(\S+) ([0-9a-f]{16})/g)].map(([, name = '', sum]) => [name, sum]);
}

function sumOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, 'wx');
  try {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Inside the folder, if it exists: the same disk, and writable if the report can be written at all. */
function temporary(target: string): string {
  const hex = randomBytes(4).toString('hex');
  return existsSync(target)
    ? join(target, `.report.${hex}.tmp`)
    : join(dirname(target), `.${basename(target)}.${hex}.tmp`);
}

const isTemporary = (name: string) => /^\.report\.[0-9a-f]{8}\.tmp$/.test(name);

function leftovers(target: string): string[] {
  return readdirSync(target)
    .filter(isTemporary)
    .map((name) => join(target, name));
}

function told(error: unknown): NotWritten {
  if (error instanceof NotWritten) return error;
  const code = String((error as NodeJS.ErrnoException).code ?? error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new NotWritten('full');
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return new NotWritten('permission');
  if (code === 'ENOTDIR' || code === 'EEXIST') return new NotWritten('not-folder');
  return new NotWritten('other', code);
}
