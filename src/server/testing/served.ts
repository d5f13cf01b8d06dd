/** For tests: a server in its own folder, games for it, and links to its tables. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { find } from '../../games/catalogue.ts';
import { resolve } from '../../kernel/options.ts';
import { format, parseHeader } from '../../kernel/session/journal.ts';
import { resume } from '../../kernel/session/resume.ts';
import { Session } from '../../kernel/session/session.ts';
import type { TableLink } from '../../together/replica.ts';
import { type Running, type ServeSettings, serve } from '../serve.ts';

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

export async function postTable(address: string, text: string): Promise<TableLink> {
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
