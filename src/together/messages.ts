/** What a device and a shared table say to each other (docs/protocol.md): one JSON object a message. */
import * as v from 'valibot';
import type { Entry } from '../kernel/session/journal.ts';

/** The server speaks this version and, once there is another one, the one before it. */
export const PROTOCOL = 1;

/** The longest message that a device may send. */
export const MOST_BYTES = 16 * 1024;
/** The most lines in one action. */
export const MOST_LINES = 64;

/** The longest name of a person, in letters. */
export const NAME_LETTERS = 24;

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

const seats = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40));
const lines = v.pipe(v.array(v.string()), v.maxLength(MOST_LINES));

/** These are my seats, and this is my name. */
const Sit = v.object({ type: v.literal('sit'), op: name, seats, name: v.pipe(v.string(), v.maxLength(200)) });

/** What the host does with the table; everybody may leave and have their own name forgotten. */
export const ACTS = ['start', 'lock', 'unlock', 'pass', 'remove', 'forget', 'leave', 'delete'] as const;
export type Act = (typeof ACTS)[number];
const Manage = v.object({
  type: v.literal('manage'),
  op: name,
  act: v.picklist(ACTS),
  /** Whom it concerns: who becomes host, is removed, or whose name is forgotten. */
  chair: v.optional(count),
});

/**
 * What can be asked for: lines of the journal, the host's role, own dice for all before the start, or seats that bots
 * play.
 */
export const WISHES = ['lines', 'host', 'dice', 'sit'] as const;
export type Wish = (typeof WISHES)[number];
const Propose = v.object({
  type: v.literal('propose'),
  op: name,
  wish: v.picklist(WISHES),
  /** The number of entries that the lines build on. */
  expected: count,
  lines,
  seats,
});
const Answer = v.object({ type: v.literal('answer'), op: name, proposal: name, yes: v.boolean() });
const Withdraw = v.object({ type: v.literal('withdraw'), op: name, proposal: name });

// They are tried in this order, so the most frequent one comes first.
const ClientMessage = v.variant('type', [Do, Pong, Hello, Ping, Why, Sit, Manage, Propose, Answer, Withdraw]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

/** Everything; a seat or several; the screen in the middle; only looking. */
export const ROLES = ['host', 'seat', 'table', 'watch'] as const;
const Role = v.picklist(ROLES);
export type Role = v.InferOutput<typeof Role>;

const Person = v.object({
  /** Their number at the table. All devices with the same link are the same person. */
  chair: count,
  role: Role,
  here: v.boolean(),
  /** Between people only: how they are called, and which seats of the game are theirs. */
  name: v.optional(v.string(), ''),
  seats: v.optional(v.array(v.string()), []),
  /** How many seconds ago they were last here, if they aren't. */
  away: v.optional(count),
});
export type Person = v.InferOutput<typeof Person>;

const TableState = v.object({
  /** '': one player's devices, who may do everything. `people`: seats belong to people, and some things need consent. */
  policy: v.picklist(['', 'people']),
  /** Before the start nobody plays, and seats and game may change. */
  state: v.picklist(['lobby', 'playing']),
  /** Nobody new gets in. */
  locked: v.boolean(),
  /** Results of the players' own dice and cards may be entered. */
  ownDice: v.boolean(),
  /** When the table is deleted if nothing more happens there, in ms since 1970; 0 for never. */
  expires: count,
});
/** The table around its journal. */
export type TableState = v.InferOutput<typeof TableState>;

/** A table of one player, as servers before people's tables described it. */
export const ONE_PLAYER: TableState = {
  policy: '',
  state: 'playing',
  locked: false,
  ownDice: true,
  expires: 0,
};

/** What a device keeps of the table around its journal. */
export const Seen = v.object({ chair: count, people: v.array(Person), around: TableState });

/** What is asked for, as people are told: the first thing in it that needs consent. */
export const KINDS = [
  ...(['undo', 'redo', 'again', 'adjust', 'own', 'aside'] as const),
  ...(['bot', 'act', 'host', 'dice', 'sit'] as const),
] as const;
export type Kind = (typeof KINDS)[number];
const Proposal = v.object({
  op: name,
  wish: v.picklist(WISHES),
  kind: v.picklist(KINDS),
  /** Whose it is. */
  by: count,
  lines: v.array(v.string()),
  seats: v.array(v.string()),
  expected: count,
  /** Who is asked, and who of them has agreed. One no ends it. */
  asked: v.array(count),
  agreed: v.array(count),
  /** In ms since 1970. */
  until: count,
});
export type Proposal = v.InferOutput<typeof Proposal>;

export const ENDS = ['done', 'declined', 'expired', 'withdrawn'] as const;

/** Why something was refused: the rules' own reasons, or one of these. */
export const REFUSALS = [
  ...(['behind', 'role', 'line', 'large', 'storage', 'slow'] as const),
  // Between people.
  ...(['seat', 'turn', 'lobby', 'started', 'taken', 'free', 'host', 'consent', 'asked', 'away'] as const),
  ...(['name', 'bot', 'chair'] as const),
] as const;
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
    people: v.array(Person),
    around: v.optional(TableState, ONE_PLAYER),
    proposals: v.optional(v.array(Proposal), []),
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
  v.object({
    type: v.literal('people'),
    people: v.array(Person),
    around: v.optional(TableState, ONE_PLAYER),
    proposals: v.optional(v.array(Proposal), []),
  }),
  v.object({ type: v.literal('settled'), proposal: Proposal, how: v.picklist(ENDS) }),
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
