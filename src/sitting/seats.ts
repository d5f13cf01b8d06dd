/** Who sits where, and who brought a step about. */
import type { AnySpec } from '../kernel/game.ts';
import { automatic, type Played, type Session } from '../kernel/session/session.ts';
import { isDraw } from '../kernel/session/step.ts';

export const PERSON = 'person';

/** What plays a seat: a person, or a bot by its name. */
export function playerOf({ who }: Pick<Session<AnySpec>, 'who'>, seat: string): string {
  return who[seat] ?? PERSON;
}

export function isBot(session: Pick<Session<AnySpec>, 'who'>, seat: string): boolean {
  return playerOf(session, seat) !== PERSON;
}

export function people(session: Session<AnySpec>): readonly string[] {
  return session.game.seats(session.options).filter((seat) => !isBot(session, seat));
}

export function anyBots(session: Session<AnySpec>): boolean {
  return people(session).length < session.game.seats(session.options).length;
}

/** The seats that look at the table: the people's; without people, all of them. */
export function lookingOn(session: Session<AnySpec>): readonly string[] {
  const here = people(session);
  return here.length > 0 ? here : session.game.seats(session.options);
}

/** Names the bot that made a step; undefined where a person, the table or the app's draw did. */
export type BotOf = (played: Pick<Played<AnySpec>, 'step' | 'entry'>) => string | undefined;

/** Who sat in the seat when the step was made counts, not who sits there now. */
export function botOf(session: Session<AnySpec>): BotOf {
  // Nobody has ever changed seats: the usual case, and a long game has many entries.
  const none = Object.keys(session.who).length === 0;
  const changes = none
    ? []
    : session.entries.flatMap((entry, at) => (entry.kind === 'seat' ? [{ ...entry, at }] : []));
  return ({ step, entry }) => {
    if (step.kind !== 'move' || changes.length === 0) return undefined;
    const who = changes.findLast(({ seat, at }) => seat === step.by && at < entry)?.who;
    return who === PERSON ? undefined : who;
  };
}

/**
 * Is the step one that a person brought about: a decision, a fact, a correction, a draw that was asked for? Bots'
 * moves are not, nor is what the app draws between them, where it draws `withBots`.
 */
export function personal(line: readonly Played<AnySpec>[], at: number, bot: BotOf, withBots = true): boolean {
  const played = line[at] as Played<AnySpec>;
  const { step } = played;
  if (step.kind !== 'move' || step.by === 'table') return true;
  if (step.by !== 'chance') return bot(played) === undefined;
  return isDraw(played) && !(withBots && followsBot(line, at, bot));
}

/** Was the last decision before this point a bot's? */
export function followsBot(line: readonly Played<AnySpec>[], at: number, bot: BotOf): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const played = line[i] as Played<AnySpec>;
    if (played.step.kind === 'move' && played.step.by !== 'chance') return bot(played) !== undefined;
  }
  return false;
}

/** Where the bots' share of the line begins: after the last step before `end` that a person brought about. */
export function sincePeople(
  session: Session<AnySpec>,
  end: number = session.line.length,
  withBots = true,
): number {
  const bot = botOf(session);
  let at = end;
  while (at > session.base && !personal(session.line, at - 1, bot, withBots)) at--;
  return at;
}

/** A bot's decision, or the draws between two of them. */
export interface Beat {
  /** How many steps stand before it and after it. */
  readonly from: number;
  readonly to: number;
  /** Whose decision; undefined for draws. */
  readonly seat: string | undefined;
  readonly bot: string | undefined;
}

/** What bots did since a person's last step, beat by beat; empty where they did nothing. */
export function beats(session: Session<AnySpec>): readonly Beat[] {
  const bot = botOf(session);
  const list: Beat[] = [];
  for (let at = sincePeople(session); at < session.line.length; at++) {
    const played = session.line[at] as Played<AnySpec>;
    const name = bot(played);
    const last = list.at(-1);
    // A certain draw belongs to the decision before it; one draw after another is told together.
    if (!name && last && (automatic(played) || last.bot === undefined))
      list[list.length - 1] = { ...last, to: at + 1 };
    else list.push({ from: at, to: at + 1, seat: name && by(played), bot: name });
  }
  return list.some((beat) => beat.bot) ? list : [];
}

/** The seats whose moves are among the steps, each once, in order. */
export function seatsOf(session: Session<AnySpec>, steps: readonly Played<AnySpec>[]): readonly string[] {
  const seats: readonly string[] = session.game.seats(session.options);
  return [...new Set(steps.map(by).filter((seat) => seats.includes(seat)))];
}

function by({ step }: Played<AnySpec>): string {
  return step.kind === 'move' ? step.by : '';
}
