/** What a device and a shared table say to each other (docs/protocol.md): one JSON object a message. */
import * as v from 'valibot';
import type { Entry } from '../kernel/session/journal.ts';

/** The server speaks this version and, once there is another one, the one before it. */
export const PROTOCOL = 1;

/** The longest message that a device may send. */
export const MOST_BYTES = 16 * 1024;
/** The most lines in one action. */
export const MOST_LINES = 64;

/** Asks the table to draw once; `draw on`: as long as a person can follow on the real table. */
export const DRAW = 'draw';
export const DRAW_ON = 'draw on';

/** What a device may write; all other entries are the table's own. */
export const FROM_DEVICES: readonly Entry['kind'][] = [
  ...(['move', 'aside', 'adjust', 'undo', 'redo'] as const),
  ...(['again', 'note', 'mark', 'seat'] as const),
];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));

const Hello = v.object({
  type: v.literal('hello'),
  protocol: v.number(),
  /** The app's version, for the server's log. */
  app: v.pipe(v.string(), v.maxLength(40)),
  table: name,
  token: v.pipe(v.string(), v.maxLength(64)),
  /** How many entries the device has, and the checksum of their lines. */
  from: count,
  digest: v.pipe(v.string(), v.maxLength(8)),
});
const Do = v.object({
  type: v.literal('do'),
  op: name,
  expected: count,
  lines: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MOST_LINES)),
});
const Pong = v.object({ type: v.literal('pong') });

const Ping = v.object({ type: v.literal('ping') });

/** Asks for the luck of a bot's step, from which its reasons follow. */
const Why = v.object({ type: v.literal('why'), at: count });

const ClientMessage = v.variant('type', [Hello, Do, Pong, Ping, Why]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

const Role = v.picklist(['host', 'table', 'watch']);
export type Role = v.InferOutput<typeof Role>;
const People = v.array(v.object({ chair: count, role: Role, here: v.boolean() }));

/** Why an action was refused: the rules' own reasons, or one of these. */
export const REFUSALS = ['behind', 'role', 'line', 'large', 'storage', 'slow'] as const;
export type RefusalReason = (typeof REFUSALS)[number];

/** Why the server ends a connection. */
export const BYES = ['update', 'table', 'token', 'message', 'flood', 'stop', 'storage'] as const;
export type Bye = (typeof BYES)[number];

const ServerMessage = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    protocol: v.number(),
    header: v.string(),
    /** The first entry that follows; 0 if what the device had is another game. */
    from: count,
    count,
    you: v.object({ chair: count, role: Role }),
    people: People,
    /** The table plays bots itself. */
    bots: v.optional(v.boolean()),
  }),
  v.object({ type: v.literal('more'), from: count, lines: v.array(v.string()) }),
  v.object({ type: v.literal('done'), op: name, count }),
  v.object({
    type: v.literal('refused'),
    op: name,
    /** One of REFUSALS, or a reason of the rules. */
    reason: v.string(),
    found: v.optional(v.string()),
    expected: v.optional(v.string()),
    count,
  }),
  v.object({ type: v.literal('people'), people: People }),
  v.object({ type: v.literal('ping'), count }),
  v.object({ type: v.literal('luck'), at: count, luck: v.optional(v.number()) }),
  v.object({ type: v.literal('bye'), reason: v.picklist(BYES) }),
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;

export function readClientMessage(text: string): ClientMessage | undefined {
  return read(ClientMessage, text);
}

/** A message of a kind that this version doesn't know is undefined, too: it's ignored. */
export function readServerMessage(text: string): ServerMessage | undefined {
  return read(ServerMessage, text);
}

function read<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
