/** The doors of the server: pages and tables over HTTP, games over WebSocket, all on one port and all guarded. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type WebSocket, WebSocketServer } from 'ws';
import { MOST_BYTES, PROTOCOL, ROLES } from '../../together/messages.ts';
import type { Log } from '../log.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { knownHost, ownOrigin } from './hosts.ts';
import { addPeopleDoors, bearer } from './people-doors.ts';
import { Buckets, type Rate } from './rate.ts';
import { staticFile } from './static-files.ts';
import { sayBye, Visit } from './visit.ts';

export interface DoorLimits {
  /** Messages of one connection. */
  readonly messages: Rate;
  /** Connections, new tables, links and wrong tokens of one address. */
  readonly knocks: Rate;
  /** Tries of one address to join a table of people. */
  readonly joins: Rate;
  /** Connections at the same time. */
  readonly connections: number;
  /** The largest game that may be brought to a table, in bytes. */
  readonly journal: number;
  /** What may wait in one connection, in bytes. */
  readonly waiting: number;
}

export interface DoorSettings {
  readonly folder: string;
  readonly version: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Names of this server besides its addresses. */
  readonly hosts: readonly string[];
  /** Trust X-Forwarded-For. Without a proxy any client could forge it. */
  readonly proxy?: boolean;
  readonly limits: DoorLimits;
  readonly rooms: Rooms;
  readonly log: Log;
  readonly now: () => number;
}

/** A device that hasn't answered for this long is considered gone. */
const PING_EVERY = 25_000;

export class Door {
  readonly server: Server;
  /** Its addresses for other devices, if they can reach it. */
  network: readonly string[] = [];
  private readonly sockets: WebSocketServer;
  private readonly settings: DoorSettings;
  private readonly knocks: Buckets;
  private readonly joins: Buckets;
  private readonly visits = new Map<WebSocket, Visit>();
  private pings: NodeJS.Timeout | undefined;
  private stopping = false;

  constructor(settings: DoorSettings) {
    this.settings = settings;
    this.knocks = new Buckets(settings.limits.knocks);
    this.joins = new Buckets(settings.limits.joins);
    // Browsers send no pings of the socket's own kind; answering them would let answers pile up.
    const options = { noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false, autoPong: false };
    this.sockets = new WebSocketServer(options);
    this.server = createAdaptorServer({ fetch: this.routes().fetch }) as Server;
    this.server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    this.pings = setInterval(() => this.ping(), PING_EVERY);
    this.pings.unref();
  }

  private routes(): Hono<{ Bindings: HttpBindings }> {
    const { settings } = this;
    const { rooms, limits, headers, version } = settings;
    const app = new Hono<{ Bindings: HttpBindings }>();
    app.use(async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    });
    app.get('/health', (c) =>
      c.json({
        ok: !this.stopping,
        version,
        protocol: PROTOCOL,
        tables: rooms.size,
        devices: this.sockets.clients.size,
      }),
    );
    app.use('/api/*', async (c, next) => {
      const [host, origin] = [c.req.header('host'), c.req.header('origin')];
      if (!knownHost(host, settings.hosts) || !ownOrigin(origin, host))
        return c.json({ reason: 'origin' }, 403);
      if (!this.knocks.take(this.addressOf(c.env.incoming), settings.now()))
        return c.json({ reason: 'slow' }, 429);
      return next();
    });
    const tooLarge = bodyLimit({ maxSize: limits.journal, onError: (c) => c.json({ reason: 'huge' }, 413) });
    app.post('/api/tables', tooLarge, async (c) => {
      const policy = c.req.query('people') === undefined ? '' : 'people';
      const made = await rooms.create(await c.req.text(), policy);
      return 'token' in made ? c.json(made, 201) : c.json(made, 422);
    });
    app.post('/api/tables/:id/links', bodyLimit({ maxSize: MOST_BYTES }), async (c) => this.link(c));
    addPeopleDoors(app, {
      rooms,
      journal: limits.journal,
      network: () => this.network,
      mayTry: (c) => this.joins.take(this.addressOf(c.env.incoming), settings.now()),
    });
    app.all('/api/*', (c) => c.json({ reason: 'unknown' }, 404));
    app.get('*', async (c) => (await staticFile(settings.folder, c.req.raw)) ?? c.text('404', 404));
    app.onError((error, c) => {
      settings.log('error', 'request', { path: c.req.path, error: String(error) });
      return c.json({ reason: 'storage' }, 503);
    });
    return app;
  }

  private async link(c: Context<{ Bindings: HttpBindings }>): Promise<Response> {
    const asked: unknown = await c.req.json().catch(() => undefined);
    const role = ROLES.find(
      (each) => typeof asked === 'object' && asked !== null && Reflect.get(asked, 'role') === each,
    );
    const token = bearer(c);
    if (!role || role === 'host' || role === 'seat' || !token) return c.json({ reason: 'message' }, 400);
    const made = await this.settings.rooms.link(c.req.param('id') ?? '', token, role);
    return made === 'table' || made === 'token'
      ? c.json({ reason: made }, 403)
      : c.json({ ...made, addresses: this.network }, 201);
  }

  private addressOf({ headers, socket }: IncomingMessage): string {
    // Each proxy adds the address that it heard from; only the last one is ours.
    const told =
      this.settings.proxy &&
      String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim();
    return told || (socket.remoteAddress ?? '');
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { hosts, limits } = this.settings;
    const { host, origin } = request.headers;
    const turnAway = (status: string) => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    socket.on('error', () => socket.destroy());
    if (new URL(request.url ?? '/', 'http://x').pathname !== '/api/socket') return turnAway('404 Not Found');
    if (!knownHost(host, hosts) || !ownOrigin(origin, host)) return turnAway('403 Forbidden');
    if (!this.knocks.take(this.addressOf(request), this.settings.now()))
      return turnAway('429 Too Many Requests');
    if (this.stopping || this.sockets.clients.size >= limits.connections)
      return turnAway('503 Service Unavailable');
    this.sockets.handleUpgrade(request, socket, head, (ws) =>
      this.welcome(ws, socket, this.addressOf(request)),
    );
  }

  private welcome(ws: WebSocket, socket: Duplex, address: string): void {
    const { rooms, limits, log, now } = this.settings;
    // Wrong tokens count against the same limit as connections.
    const countWrongToken = () => void this.knocks.take(address, now());
    this.visits.set(ws, new Visit(ws, socket, { rooms, limits, log, now, countWrongToken }));
    ws.on('close', () => void this.visits.delete(ws));
  }

  private ping(): void {
    const { rooms, now } = this.settings;
    for (const visit of this.visits.values()) visit.endUnlessHeard();
    for (const room of rooms.all) room.ping();
    for (const buckets of [this.knocks, this.joins]) buckets.forget(now());
  }

  /** Accepts no new connections, finishes pending requests, and closes the open ones with `bye`. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.pings);
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    const { all } = this.settings.rooms;
    await Promise.all(all.map(({ settled }) => settled));
    for (const ws of this.sockets.clients) sayBye(ws, 'stop');
    this.server.closeIdleConnections();
    for (const ws of this.sockets.clients) if (ws.readyState !== ws.CLOSED) await gone(ws);
    this.server.closeAllConnections();
    await closed;
  }
}

/** How long a device may take to say goodbye. */
const GOODBYE = 2_000;

function gone(ws: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => ws.terminate(), GOODBYE);
    ws.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
