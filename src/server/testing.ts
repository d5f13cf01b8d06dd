/** For tests: a server in its own folder, and a device that speaks the protocol by hand. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { find } from '../games/catalogue.ts';
import { resolve } from '../kernel/options.ts';
import { format, parseHeader } from '../kernel/session/journal.ts';
import { resume } from '../kernel/session/resume.ts';
import { Session } from '../kernel/session/session.ts';
import { digest } from '../together/digest.ts';
import { PROTOCOL, readServerMessage, type ServerMessage } from '../together/messages.ts';
import { type Running, type ServeSettings, serve } from './serve.ts';

/** Limits that no well-behaved test meets. */
export const ROOMY = {
  messages: { burst: 1e6, perSecond: 1e6 },
  knocks: { burst: 1e6, perSecond: 1e6 },
  joins: { burst: 1e6, perSecond: 1e6 },
};

export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'emptychair-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** An app of one page. */
export function tinyApp(folder: string): string {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Emptychair</title>');
  return folder;
}

export function served(folder: string, more: Partial<ServeSettings> = {}): Promise<Running> {
  const app = tinyApp(folder);
  const headers = { 'X-Content-Type-Options': 'nosniff' };
  return serve({
    app,
    version: '0',
    headers,
    port: 0,
    data: folder,
    limits: ROOMY,
    log: () => undefined,
    ...more,
  });
}

/** A new game as a device has it. */
export async function newGame(id: string, seed = 7, more: object = {}): Promise<string> {
  const entry = find(id);
  if (!entry) throw new Error(id);
  const game = await entry.game();
  const options = resolve(game.options, { ...more });
  if (!options.ok) throw new Error('options');
  const started = Session.start(game, options.options, seed);
  if (!started.ok) throw new Error(started.problem.reason);
  return format(started.value.journal);
}

/** The seats of the game in a journal. */
export async function seatsOf(text: string): Promise<readonly string[]> {
  const header = parseHeader(text);
  const game = header.ok ? await find(header.value.game)?.game() : undefined;
  const resumed = game && header.ok ? resume(game, header.value) : undefined;
  if (!game || !resumed?.ok) throw new Error('no game');
  return game.seats(resumed.value.session.options);
}

export interface TableLink {
  readonly table: string;
  readonly token: string;
}

export async function openTable(address: string, text: string): Promise<TableLink> {
  const response = await fetch(`${address}api/tables`, { method: 'POST', body: text });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as TableLink;
}

export async function link(address: string, { table, token }: TableLink, role: string): Promise<TableLink> {
  const response = await fetch(`${address}api/tables/${table}/links`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ role }),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return { table, token: ((await response.json()) as { token: string }).token };
}

type Kind<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** Sends what it's told and keeps what it hears. */
export class HandDevice {
  readonly heard: ServerMessage[] = [];
  lines: string[] = [];
  readonly ws: WebSocket;
  private waiting: (() => void)[] = [];
  closed = false;

  constructor(address: string, headers: Readonly<Record<string, string>> = {}) {
    this.ws = new WebSocket(`${address.replace('http', 'ws')}api/socket`, { headers });
    this.ws.on('message', (data) => {
      const message = readServerMessage(String(data));
      if (!message) throw new Error(`not a message: ${data}`);
      this.heard.push(message);
      if (message.type === 'welcome' && message.from === 0) this.lines = [];
      if (message.type === 'more') {
        if (message.from !== this.lines.length) throw new Error(`a gap before ${message.from}`);
        this.lines.push(...message.lines);
      }
      this.wake();
    });
    this.ws.on('error', () => undefined);
    this.ws.on('close', () => {
      this.closed = true;
      this.wake();
    });
  }

  private wake(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  /** Waits until it's true, looking again after every message. */
  async until<T>(found: () => T | undefined | false): Promise<T> {
    for (;;) {
      const value = found();
      if (value) return value;
      if (this.closed) throw new Error(`closed; heard ${JSON.stringify(this.heard.slice(-3))}`);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  next<T extends ServerMessage['type']>(type: T, from = 0): Promise<Kind<T>> {
    return this.until(() => this.heard.slice(from).find((each): each is Kind<T> => each.type === type));
  }

  async open(): Promise<this> {
    if (this.ws.readyState === WebSocket.CONNECTING)
      await new Promise<void>((resolve, reject) => {
        this.ws.once('open', () => resolve());
        this.ws.once('close', () => reject(new Error('turned away')));
      });
    return this;
  }

  send(message: object | string): void {
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async hello({ table, token }: TableLink, had: readonly string[] = []): Promise<Kind<'welcome'>> {
    await this.open();
    this.lines = [...had];
    const [from, sum] = [had.length, digest(had)];
    this.send({ type: 'hello', protocol: PROTOCOL, app: 'test', table, token, from, digest: sum });
    const welcome = await this.next('welcome');
    await this.until(() => this.lines.length >= welcome.count);
    return welcome;
  }

  /** An action; resolves with `done` or `refused`. */
  async do(
    op: string,
    lines: readonly string[],
    expected = this.lines.length,
  ): Promise<Kind<'done' | 'refused'>> {
    return this.ask({ type: 'do', op, expected, lines });
  }

  /** Whatever is answered with `done` or `refused`. */
  ask(message: {
    readonly op: string;
    readonly [field: string]: unknown;
  }): Promise<Kind<'done' | 'refused'>> {
    const from = this.heard.length;
    this.send(message);
    return this.until(() =>
      this.heard
        .slice(from)
        .find((each): each is Kind<'done' | 'refused'> => 'op' in each && each.op === message.op),
    );
  }

  async bye(): Promise<string> {
    return (await this.next('bye')).reason;
  }

  close(): void {
    this.ws.terminate();
  }
}

/** A port that nobody listened to a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
