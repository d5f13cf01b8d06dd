/** The doors around a table of people: invitations, joining, new links, and another game before the start. */
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { INVITED } from '../people/invites.ts';
import type { Rooms } from '../rooms/rooms.ts';

type App = Hono<{ Bindings: HttpBindings }>;
type Request = Context<{ Bindings: HttpBindings }>;

export interface PeopleDoors {
  readonly rooms: Rooms;
  /** The largest game, in bytes. */
  readonly journal: number;
  /** The server's addresses for other devices. */
  readonly network: () => readonly string[];
  /** Whether this device's address may try to join once more. */
  readonly mayTry: (request: Request) => boolean;
}

const SMALL = 1024;
const Invite = v.object({ role: v.picklist(INVITED) });
const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const Join = v.union([v.object({ table: secret, invite: secret }), v.object({ code: secret })]);

const STATUS = { table: 403, token: 403, invite: 404, code: 404, locked: 423, full: 423 } as const;

export function addPeopleDoors(app: App, { rooms, journal, network, mayTry }: PeopleDoors): void {
  const small = bodyLimit({ maxSize: SMALL, onError: (c) => c.json({ reason: 'huge' }, 413) });
  const large = bodyLimit({ maxSize: journal, onError: (c) => c.json({ reason: 'huge' }, 413) });
  const table = (c: Request) => c.req.param('id') ?? '';

  app.post('/api/tables/:id/invites', small, async (c) => {
    const [asked, token] = [await read(c, Invite), bearer(c)];
    if (!asked || !token) return c.json({ reason: 'message' }, 400);
    const made = await rooms.invite(table(c), token, asked.role);
    if (typeof made === 'string') return c.json({ reason: made }, STATUS[made]);
    return c.json({ ...made, addresses: network() }, 201);
  });

  app.post('/api/join', small, async (c) => {
    if (!mayTry(c)) return c.json({ reason: 'slow' }, 429);
    const asked = await read(c, Join);
    if (!asked) return c.json({ reason: 'message' }, 400);
    const joined = await rooms.join(asked);
    if (typeof joined === 'string') return c.json({ reason: joined }, STATUS[joined]);
    return c.json(joined, 201);
  });

  app.post('/api/tables/:id/chairs/:chair/link', small, async (c) => {
    const token = bearer(c);
    const chair = Number(c.req.param('chair'));
    if (!token || !Number.isSafeInteger(chair)) return c.json({ reason: 'message' }, 400);
    const made = await rooms.reissue(table(c), token, chair);
    if (typeof made !== 'string') return c.json(made, 201);
    return c.json({ reason: made }, made === 'chair' ? 404 : made === 'storage' ? 503 : 403);
  });

  app.put('/api/tables/:id/game', large, async (c) => {
    const token = bearer(c);
    if (!token) return c.json({ reason: 'message' }, 400);
    const refused = await rooms.replace(table(c), token, await c.req.text());
    if (refused === undefined) return c.body(null, 204);
    if (typeof refused !== 'string') return c.json(refused, 422);
    if (refused === 'table' || refused === 'token') return c.json({ reason: refused }, 403);
    return c.json({ reason: refused }, refused === 'storage' ? 503 : 409);
  });
}

async function read<T>(c: Request, schema: v.GenericSchema<unknown, T>): Promise<T | undefined> {
  const read = v.safeParse(schema, await c.req.json().catch(() => undefined));
  return read.success ? read.output : undefined;
}

export function bearer(c: Request): string | undefined {
  return c.req.header('authorization')?.replace(/^Bearer /, '');
}
