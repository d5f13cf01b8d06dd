/** For tests: a server in its own process, as `emptychair serve` starts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tinyApp } from './served.ts';

const COMMAND = join(import.meta.dirname, '..', '..', '..', 'bin', 'emptychair.mjs');

export interface Spawned {
  readonly address: string;
  readonly pid: number;
  /** SIGKILL: the process gets no chance to do anything. Resolves when it's gone. */
  kill(): Promise<void>;
  /** SIGTERM. */
  stop(): Promise<void>;
}

/** Resolves when the server listens. Port 0 isn't a flag's value, so tests give one. */
export async function spawnServer(
  folder: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Spawned> {
  const app = join(folder, 'app');
  mkdirSync(app, { recursive: true });
  tinyApp(app);
  const limits = ['burst=1000000', 'rate=1000000', 'knocks=1000000'].flatMap((each) => ['--limit', each]);
  const where = environment.DATABASE_URL ? [] : ['--data', folder];
  const args = [COMMAND, 'serve', ...where, '--port', `${port}`, '--exact-port', ...limits];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment, EMPTYCHAIR_DIST: app, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await started(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    address,
    pid: child.pid as number,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function started(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (data) => {
      if (said.length < 10_000) said += data;
      const start = /"event":"start","address":"([^"]+)"/.exec(said);
      if (start) resolve(start[1] as string);
    });
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
}
