/** One connection of a device: it says hello, sits down, and acts, within its limits. */
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import {
  type Bye,
  type ClientMessage,
  PROTOCOL,
  readClientMessage,
  type ServerMessage,
} from '../../together/messages.ts';
import type { Log } from '../log.ts';
import type { Device, Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { frameOf, together } from './frames.ts';
import { Bucket, type Rate } from './rate.ts';

/** Messages beyond the limit that end a connection. */
const FLOOD = 200;

export interface VisitDeps {
  readonly rooms: Rooms;
  readonly limits: {
    readonly messages: Rate;
    /** What may wait in one connection, in bytes. */
    readonly waiting: number;
  };
  readonly log: Log;
  readonly now: () => number;
  /** The link was wrong. */
  readonly countWrongToken: () => void;
}

interface Seated {
  readonly room: Room;
  readonly device: SocketDevice;
}

type Hello = Extract<ClientMessage, { type: 'hello' }>;

export class Visit {
  private readonly ws: WebSocket;
  private readonly socket: Duplex;
  private readonly deps: VisitDeps;
  private readonly bucket: Bucket;
  private tooMany = 0;
  private greeted = false;
  private seated: Seated | undefined;
  /** Whether it has said anything since the last ping. */
  private heard = true;

  constructor(ws: WebSocket, socket: Duplex, deps: VisitDeps) {
    this.ws = ws;
    this.socket = socket;
    this.deps = deps;
    this.bucket = new Bucket(deps.limits.messages, deps.now());
    ws.on('error', (error) => deps.log('warn', 'socket', { error: error.message }));
    ws.on('close', () => {
      if (this.seated) void deps.rooms.leave(this.seated.room, this.seated.device);
    });
    ws.on('message', (data, binary) => this.hear(data, binary));
  }

  endUnlessHeard(): void {
    if (!this.heard) this.ws.terminate();
    this.heard = false;
  }

  private end(reason: Bye): void {
    sayBye(this.ws, reason);
  }

  private hear(data: RawData, binary: boolean): void {
    this.heard = true;
    const tooFast = !this.bucket.take(this.deps.now());
    if (tooFast && ++this.tooMany > FLOOD) return this.end('flood');
    const message = binary ? undefined : readClientMessage(String(data));
    if (!message) return this.end('message');
    const { seated } = this;
    if (message.type === 'pong') return;
    if (tooFast) {
      if ('op' in message && seated)
        seated.device.send({ type: 'refused', op: message.op, reason: 'slow', count: seated.room.count });
      return;
    }
    if (message.type === 'hello') return this.hello(message);
    if (seated) return act(seated, message);
    // These two change nothing, so they may come too early.
    if (message.type !== 'ping' && message.type !== 'why') this.end('message');
  }

  private hello({ protocol, table, token, from, digest }: Hello): void {
    const { rooms, limits, log, countWrongToken } = this.deps;
    const { ws, socket } = this;
    if (this.greeted) return this.end('message');
    if (protocol !== PROTOCOL) return this.end('update');
    this.greeted = true;
    rooms.seat(table, token, from).then(
      (seat) => {
        if (typeof seat === 'string') {
          countWrongToken();
          return this.end(seat);
        }
        if (ws.readyState !== ws.OPEN) return;
        const device = new SocketDevice(ws, socket, seat.chair.chair, limits.waiting);
        this.seated = { room: rooms.enter(seat, device, from, digest), device };
      },
      (error) => {
        log('error', 'table', { table, error: String(error) });
        this.end('storage');
      },
    );
  }
}

function act({ room, device }: Seated, message: Exclude<ClientMessage, { type: 'hello' | 'pong' }>): void {
  switch (message.type) {
    case 'ping':
      return device.send({ type: 'ping', count: room.count });
    case 'why':
      return room.why(device, message.at);
    case 'do':
      return void room.do(device, message);
    default:
      return void room.ask(device, message);
  }
}

export function sayBye(ws: WebSocket, reason: Bye): void {
  if (ws.readyState !== ws.OPEN) return;
  ws.send(JSON.stringify({ type: 'bye', reason } satisfies ServerMessage));
  ws.close(1000, reason);
}

class SocketDevice implements Device {
  readonly chair: number;
  private readonly ws: WebSocket;
  private readonly socket: Duplex;
  private readonly most: number;

  constructor(ws: WebSocket, socket: Duplex, chair: number, most: number) {
    this.ws = ws;
    this.socket = socket;
    this.chair = chair;
    this.most = most;
  }

  get backlog(): number {
    return this.ws.bufferedAmount;
  }

  send(message: ServerMessage, sent?: () => void): void {
    if (this.ws.readyState !== this.ws.OPEN) return;
    // It comes back and gets the rest.
    if (this.backlog > this.most) return this.ws.terminate();
    this.socket.write(frameOf(message), sent);
  }

  hold(): void {
    together(this.socket);
  }

  end(reason: Bye): void {
    sayBye(this.ws, reason);
  }
}
