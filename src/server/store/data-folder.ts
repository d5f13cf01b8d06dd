/** Where the server keeps its tables: --data, else EMPTYCHAIR_DATA, else the platform's folder for a user's data. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

export function dataFolder(
  given: string | undefined,
  env: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  const named = given ?? env.EMPTYCHAIR_DATA;
  if (named) return resolve(named);
  const home = homedir();
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'Emptychair');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Emptychair');
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'emptychair');
}

/** Only its owner may look into the folder: it holds the keys of the draws. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Who uses the folder, so that a second server can name the first. The database's lock decides, not this note. */
const NOTE = 'server.json';

export function leaveNote(folder: string, address: string): void {
  writeFileSync(join(folder, NOTE), `${JSON.stringify({ address, process: process.pid })}\n`);
}

export function removeNote(folder: string): void {
  rmSync(join(folder, NOTE), { force: true });
}

/** The address and process of the server that uses the folder, as far as its note says. */
export function whoIsThere(folder: string): string {
  try {
    const { address, process: id } = JSON.parse(readFileSync(join(folder, NOTE), 'utf8'));
    return `${address} (PID ${id})`;
  } catch {
    return '?';
  }
}

/** Where the tables of a database are, without the password. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'PostgreSQL';
  const { host, pathname } = new URL(url);
  return `postgresql://${host}${pathname}`;
}
