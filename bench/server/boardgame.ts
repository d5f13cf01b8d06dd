/** Devices at boardgame.io's server, with its own client. */
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { type Group, Process, type Server } from './contender.ts';

interface Client {
  start(): void;
  stop(): void;
  getState(): { G: { count: number } } | null;
  subscribe(heard: () => void): void;
  readonly moves: { add(): void };
}

const require = createRequire(import.meta.url);
const MOVES = 170;

export async function boardgame(): Promise<Server> {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const server = await Process.start('boardgame-process.ts', undefined);
  const address = `http://127.0.0.1:${server.port}`;
  const game = {
    name: 'bench',
    setup: () => ({ count: 0 }),
    turn: { activePlayers: { all: 'all' } },
    moves: { add: ({ G }: { G: { count: number } }) => void G.count++ },
  };
  return {
    received: { messages: 0, bytes: 0 },
    cost: () => server.cost(),
    pid: server.pid,
    stop: () => server.stop(),
    async open(devices) {
      const matchID = randomUUID();
      const clients: Client[] = [];
      let wake: () => void = () => undefined;
      for (let n = 0; n < devices; n++) {
        const multiplayer = SocketIO({ server: address });
        const client = Client({
          game,
          matchID,
          playerID: `${n}`,
          numPlayers: devices,
          multiplayer,
          debug: false,
        });
        client.subscribe(() => wake());
        client.start();
        clients.push(client);
      }
      const all = async (count: number) => {
        while (!clients.every((client) => (client.getState()?.G.count ?? -1) >= count))
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      };
      await all(0);
      let moves = 0;
      const group: Group = {
        async act() {
          const client = clients[moves % devices] as Client;
          client.moves.add();
          await all(++moves);
          return moves < MOVES;
        },
        close: () => clients.forEach((client) => void client.stop()),
      };
      return group;
    },
  };
}
