/** A server process for one test, with its own port and data folder: it can be stopped, killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Loaded before the server: its clock can be set forward. */
const CLOCK = `data:text/javascript,${encodeURIComponent(`
  const real = Date.now;
  let more = 0;
  Date.now = () => real() + more;
  process.on('SIGUSR2', () => {
    more += 180_000;
    console.log('three minutes later');
  });
`)}`;
const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));

export class OwnServer {
  readonly address: string;
  private readonly port: number;
  private readonly flags: readonly string[];
  private readonly data = mkdtempSync(join(tmpdir(), 'emptychair-own-'));
  private process: ChildProcess | undefined;

  private constructor(port: number, flags: readonly string[]) {
    this.port = port;
    this.flags = flags;
    this.address = `http://127.0.0.1:${port}/`;
  }

  static async start(...flags: readonly string[]): Promise<OwnServer> {
    const server = new OwnServer(await freePort(), flags);
    await server.start();
    return server;
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    const { port, data, flags } = this;
    const args = [
      '--import',
      CLOCK,
      START,
      '--port',
      String(port),
      '--exact-port',
      '--data',
      data,
      '--lang',
      'en',
      ...flags,
    ];
    const started = spawn(process.execPath, args);
    this.process = started;
    let printed = '';
    await new Promise<void>((ready, fail) => {
      const hear = (text: Buffer) => {
        printed += text;
        if (printed.includes(`:${port}/`)) ready();
      };
      started.stdout.on('data', hear);
      started.stderr.on('data', hear);
      started.once('exit', () => fail(new Error(printed)));
    });
  }

  /** For the server three minutes pass. */
  async threeMinutesLater(): Promise<void> {
    const { process: running } = this;
    if (!running) throw new Error('no server');
    const done = new Promise<void>((resolve) => {
      running.stdout?.on('data', (text: Buffer) => String(text).includes('three minutes later') && resolve());
    });
    running.kill('SIGUSR2');
    await done;
  }

  /** `SIGKILL`: it can't clean up. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { process: running } = this;
    this.process = undefined;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await gone;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
