/** Colyseus in memory, with a room that counts. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { answerCost } from './contender.ts';

const require = createRequire(join(process.env.COLYSEUS as string, 'x.js'));
const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { schema } = require('@colyseus/schema');

const State = schema({ count: 'number' });
class Bench extends Room {
  onCreate() {
    const room = this as unknown as {
      maxClients: number;
      state: { count: number };
      setPatchRate(ms: number): void;
      broadcastPatch(): void;
      onMessage(type: string, heard: (client: { send(type: string): void }) => void): void;
    };
    room.maxClients = 8;
    room.state = Object.assign(new State(), { count: 0 });
    room.setPatchRate(0);
    room.onMessage('add', (client) => {
      room.state.count++;
      room.broadcastPatch();
      client.send('done');
    });
  }
}
const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false });
server.define('bench', Bench);
await server.listen(0);
answerCost(server.transport.server.address().port);
