import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './frames.ts';

test('a device reads what was written, at every length of the header', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const arrived = once(server, 'connection');
  const device = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [, { socket }] = await arrived;
  const lengths = [0, 60, 80, 88, 89, 90, 91, 92, 125, 126, 32_700, 65_490, 65_500, 65_510, 65_536, 100_000];
  const random = fc.sample(fc.string({ unit: 'grapheme', maxLength: 200 }), 50);
  for (const line of [...lengths.map((length) => 'x'.repeat(length)), 'ž'.repeat(40_000), ...random]) {
    const message = { type: 'more' as const, from: 0, lines: [line] };
    socket.write(frameOf(message));
    const [data, binary] = await once(device, 'message');
    expect([String(data), binary]).toEqual([JSON.stringify(message), false]);
  }
  device.terminate();
  server.close();
});
