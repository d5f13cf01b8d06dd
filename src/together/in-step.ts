/**
 * Plays a sitting at a shared table. What a player does is shown at once and sent; what the table confirms stays, what
 * it refuses is taken back with the reason. An action that waited is carried out only in the position in which it was
 * made: elsewhere the same tap would mean something else.
 */
import type { AnySpec, Game } from '../kernel/game.ts';
import type { Inspect } from '../kernel/options.ts';
import { positionText } from '../kernel/session/checkpoint.ts';
import {
  type Attempt,
  checksum,
  type Entry,
  formatEntry,
  good,
  type Problem,
  parse,
  readEntry,
} from '../kernel/session/journal.ts';
import { resume } from '../kernel/session/resume.ts';
import type { Item, Session } from '../kernel/session/session.ts';
import type { Refusal } from '../sitting/refusal.ts';
import type { DrawExtent } from '../sitting/roll-on.ts';
import { people as anyPeople } from '../sitting/seats.ts';
import type { Elsewhere } from '../sitting/shared-table.ts';
import type { Sitting } from '../sitting/sitting.ts';
import { Among } from './among.ts';
import { takesPart } from './consent.ts';
import type { Action } from './keep.ts';
import { DRAW, DRAW_ON, FROM_DEVICES, MOST_LINES, REFUSALS } from './messages.ts';
import type { Refused } from './questions.ts';
import type { Replica } from './replica.ts';

export interface Rules {
  readonly game: Game<AnySpec>;
  readonly inspect: Inspect;
}

/** The game of a replica as far as it's confirmed. */
export function confirmed(
  { header, lines }: Pick<Replica, 'header' | 'lines'>,
  { game, inspect }: Rules,
): Attempt<Session<AnySpec>> {
  const journal = parse([header, ...lines].join('\n'));
  const resumed = journal.ok ? resume(game, journal.value, inspect) : journal;
  return resumed.ok ? good(resumed.value.session) : resumed;
}

/** The program that the server runs may be newer than the rules here. */
export type CantFollow = Problem;

/** Half of what a message may have: the rest is for its frame and for letters of several bytes. */
const MOST_LETTERS = 4_000;

/** What came from elsewhere: entries of other devices and draws, or why the table refused what was done here. */
export interface News {
  readonly items: readonly Item<AnySpec>[];
  readonly refused: Refusal | undefined;
}

export class InStep implements Elsewhere {
  onNews: ((news: News) => void) | undefined;
  /** Why this device can't follow the game any more. */
  cantFollow: CantFollow | undefined;
  private readonly replica: Replica;
  private readonly sitting: Sitting;
  private readonly rules: Rules;
  private readonly newOp: () => string;
  /** How many entries of the session are known to be the table's. */
  private agreed = 0;
  /** How many of them belong to actions, or came from the table. */
  private seen: number;
  private place: string;

  /** `sitting`: with the confirmed session of the replica. */
  constructor(replica: Replica, sitting: Sitting, rules: Rules, newOp: () => string) {
    this.replica = replica;
    this.sitting = sitting;
    this.rules = rules;
    this.newOp = newOp;
    this.seen = sitting.session.entries.length;
    this.agreed = replica.lines.length;
    this.place = placeOf(sitting.session);
    sitting.elsewhere = this;
    if (replica.queue.length > 0) this.rebuild();
    const among = new Among(replica, sitting, (refused) => {
      sitting.refuse(refused);
      this.onNews?.({ items: [], refused });
    });
    const meet = () => {
      sitting.fellows = replica.around.policy === 'people' ? among : undefined;
    };
    meet();
    replica.changes.watch(meet);
    sitting.changes.watch(() => this.collect());
    replica.attach({
      grew: () => this.grew(),
      refused: (action, reason) => this.refused(action, reason),
      begunAgain: () => {
        this.agreed = NOTHING;
      },
    });
  }

  get drawing(): boolean {
    return this.waitingForDraw !== undefined;
  }

  /** The action whose draw hasn't come: nothing has come since it was sent. */
  private get waitingForDraw(): Action | undefined {
    const { queue, lines: here } = this.replica;
    return queue.find(({ lines, expected = here.length }) => isDraw(lines.at(-1)) && expected >= here.length);
  }

  get refuses(): Elsewhere['refuses'] {
    const { role, around, me } = this.replica;
    // Before the start the host arranges the seats, also without one.
    const playing = around.policy === 'people' && around.state === 'playing';
    const looksOn = playing && !(me && takesPart(me));
    if (role === 'watch' || looksOn) return 'watch';
    const waiting = this.waitingForDraw;
    // What wasn't sent yet can still be replaced by something else.
    return waiting?.expected !== undefined ? 'drawing' : undefined;
  }

  get playsBots(): boolean {
    const { people, chair, role, bots } = this.replica;
    if (bots && anyPeople(this.sitting.session).length > 0) return false;
    if (role === 'watch') return false;
    const others = people.filter((person) => person.here && person.role !== 'watch');
    return others.every((person) => person.chair >= chair);
  }

  luckAt(at: number): Promise<number | undefined> {
    return this.replica.luckAt(at);
  }

  draw(row: DrawExtent): void {
    this.collect(row === 'question' ? DRAW_ON : DRAW);
  }

  /** What the sitting has done since the last time becomes an action, with a draw after it if one was requested. */
  private collect(wish?: typeof DRAW | typeof DRAW_ON): void {
    const { session } = this.sitting;
    const { seen, place } = this;
    const fresh = session.entries.slice(seen);
    if (fresh.length === 0 && !wish) return;
    this.seen = session.entries.length;
    this.place = placeOf(session);
    const waiting = this.waitingForDraw;
    if (waiting && waiting.expected === undefined && !fresh.every(isRemark)) this.dropDraw(waiting);
    const own = fresh.flatMap((entry, n) =>
      byDevice(entry) ? [{ line: formatEntry(entry), at: seen + n }] : [],
    );
    if (wish) own.push({ line: wish, at: session.entries.length });
    for (const [n, part] of parts(own).entries()) {
      const lines = part.map(({ line }) => line);
      // Only the first part begins in a position that is known; the others follow it at once.
      const where = n === 0 ? place : FOLLOWS;
      this.replica.add({ op: this.newOp(), lines, place: where, at: part[0]?.at ?? seen });
    }
  }

  /** The player did something else instead. */
  private dropDraw({ op, ...action }: Action): void {
    const lines = action.lines.slice(0, -1);
    this.replica.change(op, lines.length > 0 ? { ...action, op, lines } : undefined);
  }

  private grew(): void {
    if (this.cantFollow) return;
    if (this.agreed === NOTHING) return this.rebuild();
    this.collect();
    const { replica, sitting } = this;
    const { lines } = replica;
    const { entries } = sitting.session;
    let n = this.agreed;
    const same = (line: string | undefined, entry: Entry | undefined) =>
      line !== undefined && entry !== undefined && formatEntry(entry) === line;
    while (same(lines[n], entries[n])) n++;
    this.agreed = n;
    // Another device did something before an action of this one was sent, maybe the same thing.
    const overtaken = replica.queue.some(({ at, expected }) => expected === undefined && at < lines.length);
    if (overtaken || (n < lines.length && n < entries.length)) return this.rebuild();
    if (n === lines.length) return;
    const fresh = lines.slice(n).flatMap((line) => readEntry(line) ?? []);
    const unknown = fresh.length < lines.length - n;
    // It's seen before the sitting announces it: it isn't an action of this device.
    this.seen = lines.length;
    this.agreed = lines.length;
    const problem = unknown || sitting.receive(fresh);
    if (problem) return this.rebuild();
    this.place = placeOf(sitting.session);
    this.onNews?.({ items: sitting.session.items.slice(n), refused: undefined });
  }

  private refused(action: Action, { reason, ...more }: Refused): void {
    this.collect();
    if (reason === 'behind') return this.rebuild();
    this.replica.change(action.op);
    this.rebuild(said(reason, more));
  }

  /** Begins again from what is confirmed, and repeats the own actions that still mean the same. */
  private rebuild(refusal?: Refusal): void {
    const { replica, sitting, rules } = this;
    const begun = confirmed(replica, rules);
    if (!begun.ok) {
      this.cantFollow = begun.problem;
      return sitting.announce(true);
    }
    const session = begun.value;
    let why = refusal;
    let broken = false;
    for (const action of [...replica.queue]) {
      const { op, expected } = action;
      // It may be among the lines already; shown only while nothing has come since it was sent.
      if (expected !== undefined && expected !== replica.lines.length) continue;
      const at = session.entries.length;
      const problem = repeat(session, action, broken);
      if (!problem && at !== action.at) replica.change(op, { ...action, at });
      if (!problem) continue;
      broken = true;
      replica.change(op);
      if (!sameAs(action, replica.lines)) why ??= problem;
    }
    this.agreed = replica.lines.length;
    this.seen = session.entries.length;
    this.place = placeOf(session);
    if (why) sitting.takeBack(session, why);
    else sitting.replaceSession(session);
    this.onNews?.({ items: [], refused: why });
  }
}

/** `broken`: an earlier action was taken back. */
function repeat(session: Session<AnySpec>, action: Action, broken: boolean): Refusal | undefined {
  const entries = action.lines.filter((line) => !isDraw(line)).map(readEntry);
  const anywhere = entries.length === action.lines.length && entries.every(meansTheSameAnywhere);
  const here = action.place === FOLLOWS ? !broken : action.place === placeOf(session);
  if (!here && !anywhere) return { why: 'behind' };
  for (const entry of entries) {
    if (!entry) return said('line', {});
    const done = session.act(entry);
    if (!done.ok) return { why: 'problem', problem: done.problem };
  }
  return undefined;
}

/** Another device did the same: nothing to tell the player. */
function sameAs({ lines: [first = ''], at }: Action, lines: readonly string[]): boolean {
  const there = lines[at] ?? '';
  return there === first || (isDraw(first) && /^> (?:chance|table|draws) /.test(there));
}

/** What is shown is another game. */
const NOTHING = -1;

/** Instead of a position: it follows the action before it. */
const FOLLOWS = '+';

function placeOf({ game, state }: Session<AnySpec>): string {
  return checksum(positionText(game, state));
}

function isDraw(line: string | undefined): boolean {
  return line === DRAW || line === DRAW_ON;
}

function byDevice(entry: Entry): boolean {
  return FROM_DEVICES.includes(entry.kind) && !(entry.kind === 'move' && entry.by === 'chance');
}

function isRemark(entry: Entry | undefined): boolean {
  return entry?.kind === 'note' || entry?.kind === 'mark';
}

/** A person who takes their seat back from a bot needn't be faster than its next move. */
function meansTheSameAnywhere(entry: Entry | undefined): boolean {
  return isRemark(entry) || entry?.kind === 'seat';
}

interface Own {
  readonly line: string;
  readonly at: number;
}

/** What fits into one message each. */
function parts(own: readonly Own[]): readonly (readonly Own[])[] {
  const all: Own[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const one of own) {
    size += one.line.length;
    if (size > MOST_LETTERS || (all.at(-1)?.length ?? 0) >= MOST_LINES) {
      all.push([]);
      size = one.line.length;
    }
    all.at(-1)?.push(one);
  }
  return all;
}

/** What the rules may have against an action. */
const REASONS: readonly Problem['reason'][] = [
  ...(['line', 'move', 'by', 'draw', 'aside', 'fact', 'value', 'undo'] as const),
  ...(['redo', 'again', 'seat', 'source', 'over'] as const),
];

/** A reason that only another version knows is as good as an unreadable line. */
function said(reason: string, { found = '', expected = '' }: Omit<Refused, 'reason'>): Refusal {
  if (reason === 'role') return { why: 'watch' };
  if (reason === 'large') return { why: 'full' };
  // The rules know seats, too; they name the one that they don't.
  const ofRules = reason === 'line' || (reason === 'seat' && found !== '');
  if (!ofRules && REFUSALS.some((each) => each === reason)) return { why: 'table', reason };
  return {
    why: 'problem',
    problem: { reason: REASONS.find((each) => each === reason) ?? 'line', found, expected },
  };
}
