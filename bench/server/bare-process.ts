/**
 * A minimal server: it receives the same messages and sends the same number of bytes to
 * the same devices. It reads nothing and checks nothing. It keeps nothing, either, unless it's asked to be durable: then
 * it appends what it has heard to a file, waits for the disk and only then tells.
 */
import { fdatasyncSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';
import type { BareSettings } from './bare.ts';
import { answerCost } from './contender.ts';

const { sizes, durable } = JSON.parse(process.argv[2] as string) as BareSettings;
const texts = sizes.map(({ more, done }) => ({ more: 'm'.repeat(more), done: 'd'.repeat(done) }));
const tables = new Map<string, { readonly devices: Set<WebSocket>; moves: number }>();

const file = durable ? openSync(join(mkdtempSync(join(tmpdir(), 'emptychair-bench-')), 'heard'), 'a') : 0;
let heard: { readonly data: Buffer; tell(): void }[] = [];

/** Everything that arrives in the same turn goes to the disk together, as in a store. */
function keep(data: Buffer, tell: () => void): void {
  if (heard.push({ data, tell }) > 1) return;
  setImmediate(() => {
    const group = heard;
    heard = [];
    writeSync(file, Buffer.concat(group.map((each) => each.data)));
    fdatasyncSync(file);
    for (const each of group) each.tell();
  });
}

const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (ws, request) => {
  const name = request.url ?? '';
  const table = tables.get(name) ?? { devices: new Set(), moves: 0 };
  tables.set(name, table);
  table.devices.add(ws);
  ws.on('close', () => table.devices.delete(ws));
  const tell = () => {
    const { more, done } = texts[table.moves++ % texts.length] as (typeof texts)[number];
    for (const device of table.devices) device.send(more);
    ws.send(done);
  };
  ws.on('message', (data: Buffer) => (durable ? keep(data, tell) : tell()));
});
http.listen(0, '127.0.0.1', () => answerCost((http.address() as AddressInfo).port));
