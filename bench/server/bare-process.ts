/**
 * The least that a server can do for the same devices: it hears the same messages and sends the same number of bytes to
 * the same devices. It reads nothing, checks nothing, keeps nothing.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { report } from './contender.ts';
import type { Sizes } from './ours.ts';

const sizes = JSON.parse(process.argv[2] as string) as readonly Sizes[];
const texts = sizes.map(({ more, done }) => ({ more: 'm'.repeat(more), done: 'd'.repeat(done) }));
const tables = new Map<string, { readonly devices: Set<WebSocket>; moves: number }>();

const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (ws, request) => {
  const name = request.url ?? '';
  const table = tables.get(name) ?? { devices: new Set(), moves: 0 };
  tables.set(name, table);
  table.devices.add(ws);
  ws.on('close', () => table.devices.delete(ws));
  ws.on('message', () => {
    const { more, done } = texts[table.moves++ % texts.length] as (typeof texts)[number];
    for (const device of table.devices) device.send(more);
    ws.send(done);
  });
});
http.listen(0, '127.0.0.1', () => report((http.address() as AddressInfo).port));
