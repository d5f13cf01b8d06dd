/**
 * What a person may do at a table of people: at once, only if the others agree, or not at all. Device and server use
 * the same rule, so a device knows before it asks.
 */
import type { AnySpec } from '../kernel/game.ts';
import type { Entry } from '../kernel/session/journal.ts';
import { automatic, type Played, type Session } from '../kernel/session/session.ts';
import { actor, isBot, PERSON } from '../sitting/seats.ts';
import type { Kind, Person, RefusalReason, TableState } from './messages.ts';

/** After so many seconds nobody waits for a person: they abstain, and others may ask to play for them. */
export const LONG_AWAY = 120;

/** The table as one of its people sees it. */
export interface Standing {
  readonly chair: number;
  readonly people: readonly Person[];
  readonly around: Pick<TableState, 'policy' | 'state' | 'ownDice'>;
}

/** `seat`: whose turn it is, if it's another seat's. */
export type Verdict =
  | 'free'
  | { readonly ask: Kind }
  | { readonly refused: RefusalReason; readonly seat?: string };

export function longAway({ here, away = 0 }: Person): boolean {
  return !here && away >= LONG_AWAY;
}

export function ownerOf(people: readonly Person[], seat: string): Person | undefined {
  return people.find(({ seats }) => seats.includes(seat));
}

/** The seats that somebody with these seats decides for: their own unless somebody else plays them, and those that they play for others. */
export function playedBy(session: Session<AnySpec>, own: readonly string[]): readonly string[] {
  return session.game
    .seats(session.options)
    .filter((seat) => !isBot(session, seat) && own.includes(actor(session, seat)));
}

/** Whether this person takes part: who only watches, or has no seat yet, changes nothing. */
export function takesPart({ role, seats }: Person): boolean {
  return role === 'table' || (role !== 'watch' && seats.length > 0);
}

/**
 * All entries of one action, each judged in the position as it is now. `draw`: a draw follows. The first thing that
 * needs consent names the kind.
 */
export function may(
  session: Session<AnySpec>,
  standing: Standing,
  entries: readonly Entry[],
  draw = false,
): Verdict {
  const verdicts = entries.map((entry) => mayEnter(session, standing, entry));
  if (draw) verdicts.push(mayDraw(standing));
  return firstOf(verdicts);
}

/** What counts of several verdicts: a refusal, else the first thing to ask for. */
export function firstOf(verdicts: readonly Verdict[]): Verdict {
  const refused = verdicts.find((each) => each !== 'free' && 'refused' in each);
  return refused ?? verdicts.find((each) => each !== 'free') ?? 'free';
}

export function mayDraw(standing: Standing): Verdict {
  if (standing.around.policy === '') return 'free';
  const me = personOf(standing);
  if (!me || !takesPart(me)) return { refused: 'role' };
  return standing.around.state === 'lobby' ? { refused: 'lobby' } : 'free';
}

export function mayEnter(session: Session<AnySpec>, standing: Standing, entry: Entry): Verdict {
  const { around } = standing;
  if (around.policy === '') return 'free';
  const me = personOf(standing);
  if (!me) return { refused: 'role' };
  if (around.state === 'lobby') return beforeStart(me, entry);
  if (!takesPart(me)) return { refused: 'role' };
  switch (entry.kind) {
    case 'move':
      return mayMove(session, me, around, entry.by);
    case 'undo':
      return ownSteps(session, me, entry.n) ? 'free' : { ask: 'undo' };
    case 'redo':
    case 'again':
    case 'adjust':
    case 'aside':
      return { ask: entry.kind };
    case 'note':
    case 'mark':
      return 'free';
    case 'seat':
      return maySeat(session, me, standing.people, entry);
    default:
      return { refused: 'line' };
  }
}

function personOf({ chair, people }: Standing): Person | undefined {
  return people.find((each) => each.chair === chair);
}

/** Nobody plays before the start. The host says which bots play the seats that nobody takes. */
function beforeStart({ role }: Person, { kind }: Entry): Verdict {
  if (kind !== 'seat') return { refused: 'lobby' };
  return role === 'host' ? 'free' : { refused: 'host' };
}

function mayMove(
  session: Session<AnySpec>,
  { seats }: Person,
  { ownDice }: Standing['around'],
  by: string,
): Verdict {
  const { node } = session;
  if (by === 'table') return node.kind === 'chance' && !ownDice ? { ask: 'own' } : 'free';
  if (node.kind === 'decision' && node.seat !== by) return { refused: 'turn', seat: node.seat };
  if (playedBy(session, seats).includes(by)) return 'free';
  return node.kind === 'decision' ? { refused: 'turn', seat: by } : { refused: 'seat' };
}

/** Whether the last `n` steps were all this person's decisions: nothing was drawn, and nobody else acted. */
function ownSteps(session: Session<AnySpec>, { seats }: Person, n: number): boolean {
  const own = (played: Played<AnySpec>) =>
    played.step.kind === 'move' && seats.includes(decidedBy(session, played.step.by, played.entry));
  const steps = session.line.slice(Math.max(0, session.line.length - n));
  return steps.length === n && steps.every((played) => automatic(played) || own(played));
}

/** The seat whose person decided for this seat when the entry was made, or the name of the bot that did. */
function decidedBy({ entries }: Session<AnySpec>, seat: string, entry: number): string {
  const sat = entries.slice(0, entry).findLast((each) => each.kind === 'seat' && each.seat === seat);
  return sat?.kind === 'seat' && sat.who !== PERSON ? sat.who : seat;
}

/** Who plays a seat: the person whose seat it is takes it back at once, everything else is agreed on. */
function maySeat(
  session: Session<AnySpec>,
  me: Person,
  people: readonly Person[],
  { seat, who }: Extract<Entry, { kind: 'seat' }>,
): Verdict {
  const seats: readonly string[] = session.game.seats(session.options);
  if (!seats.includes(seat)) return { refused: 'seat' };
  const owner = ownerOf(people, seat);
  const mine = owner?.chair === me.chair;
  if (who === PERSON) return mine ? 'free' : { refused: 'seat' };
  const standIn = seats.includes(who);
  if (standIn && (mine || !me.seats.includes(who))) return { refused: 'seat' };
  if (owner && !mine && !longAway(owner)) return { refused: 'away' };
  return { ask: standIn ? 'act' : 'bot' };
}
