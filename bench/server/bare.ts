/** Devices at the bare server. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type Group, Process, type Server } from './contender.ts';
import type { Sizes } from './ours.ts';

export interface BareSettings {
  readonly sizes: readonly Sizes[];
  readonly durable: boolean;
}

export async function bare(sizes: readonly Sizes[], durable = false): Promise<Server> {
  const server = await Process.start('bare-process.ts', { sizes, durable } satisfies BareSettings);
  const received = { messages: 0, bytes: 0 };
  let tables = 0;
  return {
    received,
    cost: () => server.cost(),
    pid: server.pid,
    stop: () => server.stop(),
    async open(devices) {
      const address = `ws://127.0.0.1:${server.port}/${tables++}`;
      const sockets = Array.from({ length: devices }, () => new WebSocket(address));
      await Promise.all(sockets.map((socket) => once(socket, 'open')));
      let missing = 0;
      let all: () => void = () => undefined;
      for (const socket of sockets)
        socket.on('message', (data: Buffer) => {
          received.messages++;
          received.bytes += data.length;
          if (--missing === 0) all();
        });
      let moves = 0;
      const group: Group = {
        async act() {
          const { asked } = sizes[moves % sizes.length] as Sizes;
          const there = new Promise<void>((resolve) => {
            all = resolve;
          });
          missing = devices + 1;
          (sockets[moves % devices] as WebSocket).send('a'.repeat(asked));
          await there;
          return ++moves < sizes.length;
        },
        close: () => sockets.forEach((socket) => void socket.terminate()),
      };
      return group;
    },
  };
}
