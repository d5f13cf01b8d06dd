/** The server that this page came from: its socket, and opening tables and links. */
import * as v from 'valibot';
import type { SocketEvents, Surroundings } from '../../together/connection.ts';
import type { TableLink } from '../../together/replica.ts';

export const surroundings: Surroundings = {
  dial,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

function dial({ opened, message, closed }: SocketEvents) {
  const address = new URL('api/socket', document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  const socket = new WebSocket(address);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => message(String(data)));
  socket.addEventListener('close', closed);
  return {
    send: (text: string) => socket.send(text),
    close: () => socket.close(),
  };
}

/** Why there is no table: no server of ours, no answer, or what the server says. */
export type NoTable = {
  readonly reason: string;
  readonly found?: string | undefined;
  readonly expected?: string | undefined;
};

const TableLinkSchema = v.object({ table: v.string(), token: v.string() });
const Linked = v.object({
  token: v.string(),
  chair: v.number(),
  addresses: v.optional(v.array(v.string()), []),
});
const Refused = v.object({
  reason: v.string(),
  found: v.optional(v.string()),
  expected: v.optional(v.string()),
});

/** A page without a server: a file, or a host of files. */
export function canHaveServer(): boolean {
  return import.meta.env.MODE !== 'single' && location.protocol !== 'file:';
}

/** Opens a table with this game: for the player's own devices, or for people with a seat each. */
export function openTable(text: string, people = false): Promise<TableLink | NoTable> {
  return ask(people ? 'api/tables?people' : 'api/tables', TableLinkSchema, text);
}

export const Invited = v.object({
  invite: v.string(),
  code: v.string(),
  until: v.number(),
  addresses: v.optional(v.array(v.string()), []),
});
export type Invitation = v.InferOutput<typeof Invited>;
export type InvitedRole = 'seat' | 'table' | 'watch';

/** A link and a code for people in this role; the ones before no longer count. */
export function newInvitation({ table, token }: TableLink, role: InvitedRole): Promise<Invitation | NoTable> {
  return ask(`api/tables/${table}/invites`, Invited, JSON.stringify({ role }), token);
}

/** What an invited person has: a link or a code. */
export type Invite = { readonly table: string; readonly invite: string } | { readonly code: string };

/** A place at the table, without a name and a seat yet. */
export function joinTable(invite: Invite): Promise<TableLink | NoTable> {
  return ask('api/join', TableLinkSchema, JSON.stringify(invite));
}

const Reissued = v.object({ token: v.string() });

/** A new link for somebody who lost theirs. */
export function reissue({ table, token }: TableLink, chair: number): Promise<{ token: string } | NoTable> {
  return ask(`api/tables/${table}/chairs/${chair}/link`, Reissued, '', token);
}

/** Another game, or other settings, before the start; undefined if it's done. */
export async function replaceGame({ table, token }: TableLink, text: string): Promise<NoTable | undefined> {
  const done = await ask(`api/tables/${table}/game`, v.undefined(), text, token, 'PUT');
  return done;
}

export interface NewLink {
  readonly token: string;
  /** The number of the device at the table. */
  readonly chair: number;
  /** Addresses of the server for other devices, if it can be reached in the local network. */
  readonly addresses: readonly string[];
}

/** A token for one more device. */
export function newLink({ table, token }: TableLink, role: 'table' | 'watch'): Promise<NewLink | NoTable> {
  return ask(`api/tables/${table}/links`, Linked, JSON.stringify({ role }), token);
}

async function ask<T>(
  path: string,
  answer: v.GenericSchema<unknown, T>,
  body: string,
  token?: string,
  method: 'POST' | 'PUT' = 'POST',
): Promise<T | NoTable> {
  if (!canHaveServer()) return { reason: 'noServer' };
  try {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const response = await fetch(new URL(path, document.baseURI), { method, body, headers });
    const said: unknown = await response.json().catch(() => undefined);
    const good = v.safeParse(answer, said);
    if (response.ok && good.success) return good.output;
    const refused = v.safeParse(Refused, said);
    // A host of files answers something else.
    return refused.success ? refused.output : { reason: 'noServer' };
  } catch {
    return { reason: 'offline' };
  }
}

/** False if something other than Emptychair's server answers at this address; true also if nothing answers. */
export async function answers(): Promise<boolean> {
  try {
    const response = await fetch(new URL('health', document.baseURI), { cache: 'no-store' });
    return v.is(v.object({ protocol: v.number() }), await response.json().catch(() => undefined));
  } catch {
    return true;
  }
}
