/** The lines of an action: whether somebody may write them, and what they do to the table's session. */
import type { AnySpec } from '../../kernel/game.ts';
import { type Entry, formatEntry, isStep, type Problem, readEntry } from '../../kernel/session/journal.ts';
import type { Session } from '../../kernel/session/session.ts';
import { rollOn } from '../../sitting/roll-on.ts';
import { PERSON } from '../../sitting/seats.ts';
import { mayDraw, mayEnter, type Standing, type Verdict } from '../../together/consent.ts';
import { DRAW, DRAW_ON, FROM_DEVICES, type Kind, type RefusalReason } from '../../together/messages.ts';
import type { KeptGame } from './kept-game.ts';

/** What the table tells itself before a bot moves whose key is public. */
export const NEW_KEY = 'key';

/** The table's own acts, what everybody has agreed to, or what a person may do without asking. */
export type Rights = 'table' | 'agreed' | 'person';

/** Somebody at a game. */
export interface Actor {
  readonly game: KeptGame;
  readonly standing: Standing;
  /** Whether the server plays this seat, so that nobody else does. */
  readonly botPlays: (seat: string) => boolean;
}

/** Why something wasn't done, and what was found instead of what is possible. */
export interface Refusal {
  readonly reason: RefusalReason | Problem['reason'];
  readonly found?: string;
  readonly expected?: string;
}

/** Why the lines are refused. What some of them did is still in the session. */
export function carryOut(actor: Actor, lines: readonly string[], rights: Rights): Refusal | undefined {
  const { game, standing } = actor;
  for (const [n, line] of lines.entries()) {
    // A step after a draw would tell what came, even if it's refused.
    const early = standing.around.policy === 'people' && isDraw(line) && n < lines.length - 1;
    const refused: Refusal | undefined = early
      ? { reason: 'line', found: line }
      : carryOutLine(actor, line, rights);
    if (refused) return refused;
  }
  const { session } = game;
  // Everything is decided, so everybody may check the draws.
  if (session.node.kind === 'end' && session.source?.by === 'key') session.publish(game.key);
  return undefined;
}

/** Whether a person may ask for these lines now, and what in them needs consent. Nothing is drawn for it. */
export function judged({ game, standing }: Actor, lines: readonly string[]): Kind | 'free' | Refusal {
  if (lines.length === 0) return { reason: 'line' };
  const { keys } = game;
  let kind: Kind | 'free' = 'free';
  try {
    for (const [n, line] of lines.entries()) {
      const draw = isDraw(line);
      if (draw && n < lines.length - 1) return { reason: 'line', found: line };
      if (draw && game.session.node.kind !== 'chance') return { reason: 'draw' };
      const entry = draw ? undefined : entryOf(line, game, standing);
      if (entry && !('kind' in entry)) return entry;
      const verdict = entry ? mayEnter(game.session, standing, entry) : mayDraw(standing);
      if (verdict !== 'free' && 'refused' in verdict) return refusedBy(verdict);
      if (verdict !== 'free' && kind === 'free') kind = verdict.ask;
      const problem = entry && entered(game.session, entry);
      if (problem) return problem;
    }
    return kind;
  } finally {
    game.backTo(keys);
  }
}

function carryOutLine(actor: Actor, line: string, rights: Rights): Refusal | undefined {
  const { game, standing, botPlays } = actor;
  const { session } = game;
  if (rights === 'table' && line === NEW_KEY) return problemOf(game.newKey());
  const entry = isDraw(line) ? undefined : entryOf(line, game, standing);
  if (entry && !('kind' in entry)) return entry;
  if (rights !== 'table') {
    const verdict = entry ? mayEnter(session, standing, entry) : mayDraw(standing);
    if (verdict !== 'free' && 'refused' in verdict) return refusedBy(verdict);
    if (verdict !== 'free' && rights === 'person') return { reason: 'consent', found: verdict.ask };
    if (entry?.kind === 'move' && botPlays(entry.by)) return { reason: 'by', found: entry.by };
  }
  return entry ? entered(session, entry) : problemOf(draw(game, line === DRAW_ON));
}

/** The entry is written as the journal writes it, so it can be entered as it is. */
function entered(session: Session<AnySpec>, entry: Entry): Refusal | undefined {
  const problem = session.enter(entry);
  if (problem) return refusedFor(problem);
  if (isStep(entry)) session.settle();
  return undefined;
}

/** The entry that a device may write, or why it mayn't. */
function entryOf(line: string, { session, rules }: KeptGame, { around }: Standing): Entry | Refusal {
  const entry = readEntry(line);
  const allowed = entry && FROM_DEVICES.includes(entry.kind) && formatEntry(entry) === line;
  if (!allowed || (entry.kind === 'move' && entry.by === 'chance'))
    return { reason: 'line', found: line.slice(0, 60) };
  if (entry.kind !== 'seat' || around.policy === '') return entry;
  const players = [PERSON, ...session.game.seats(session.options), ...rules.bots];
  return players.includes(entry.who) ? entry : { reason: 'bot', found: entry.who };
}

function draw(game: KeptGame, on: boolean) {
  if (!game.session.canDraw && game.session.node.kind === 'chance') game.newKey();
  const { session } = game;
  return rollOn(session, on ? 'question' : 'one');
}

function isDraw(line: string): boolean {
  return line === DRAW || line === DRAW_ON;
}

function refusedBy({ refused, seat }: Extract<Verdict, { refused: unknown }>): Refusal {
  return { reason: refused, ...(seat !== undefined && { found: seat }) };
}

function problemOf(done: { readonly ok: boolean; readonly problem?: Problem }): Refusal | undefined {
  return done.ok || !done.problem ? undefined : refusedFor(done.problem);
}

function refusedFor({ reason, found, expected }: Problem): Refusal {
  return { reason, ...(found && { found }), ...(expected && { expected }) };
}
