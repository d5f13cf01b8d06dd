/** Devices at Colyseus, with its own client. COLYSEUS names a folder where its packages are installed. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Group, Process, type Server } from './contender.ts';

interface Seat {
  readonly roomId: string;
  readonly state: { count: number };
  send(type: string): void;
  leave(): void;
  onStateChange(heard: () => void): void;
  onMessage(type: string, heard: () => void): void;
}

const MOVES = 170;

export async function colyseus(folder: string): Promise<Server> {
  const require = createRequire(join(folder, 'x.js'));
  const { Client } = require('colyseus.js');
  const server = await Process.start('colyseus-process.ts', undefined, { COLYSEUS: folder });
  const client = new Client(`ws://127.0.0.1:${server.port}`);
  return {
    received: { messages: 0, bytes: 0 },
    cost: () => server.cost(),
    pid: server.pid,
    stop: () => server.stop(),
    async open(devices) {
      const seats: Seat[] = [await client.create('bench')];
      while (seats.length < devices) seats.push(await client.joinById((seats[0] as Seat).roomId));
      let wake: () => void = () => undefined;
      let acknowledged = 0;
      for (const seat of seats) {
        seat.onStateChange(() => wake());
        seat.onMessage('done', () => {
          acknowledged++;
          wake();
        });
      }
      let moves = 0;
      const group: Group = {
        async act() {
          (seats[moves % devices] as Seat).send('add');
          moves++;
          while (acknowledged < moves || !seats.every(({ state }) => state.count >= moves))
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
          return moves < MOVES;
        },
        close: () => seats.forEach((seat) => void seat.leave()),
      };
      return group;
    },
  };
}
