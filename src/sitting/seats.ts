/** Who sits where, and who made a step. */
import { at } from '../kernel/at.ts';
import type { AnySpec } from '../kernel/game.ts';
import { automatic, type Played, type Session } from '../kernel/session/session.ts';
import { isDraw } from '../kernel/session/step.ts';

export const PERSON = 'person';

/** Who plays a seat: a person, or the name of a bot. */
export function playerOf({ who }: Pick<Session<AnySpec>, 'who'>, seat: string): string {
  return who[seat] ?? PERSON;
}

/** At a shared table a seat's player may be another seat: the person there plays for somebody who is away. */
export function isBot(session: Pick<Session<AnySpec>, 'who' | 'game' | 'options'>, seat: string): boolean {
  const who = playerOf(session, seat);
  return who !== PERSON && !session.game.seats(session.options).includes(who);
}

/** The seat whose person decides for this seat: usually the seat itself. */
export function actor(session: Pick<Session<AnySpec>, 'who' | 'game' | 'options'>, seat: string): string {
  const who = playerOf(session, seat);
  return session.game.seats(session.options).includes(who) ? who : seat;
}

export function people(session: Session<AnySpec>): readonly string[] {
  return session.game.seats(session.options).filter((seat) => !isBot(session, seat));
}

export function anyBots(session: Session<AnySpec>): boolean {
  return people(session).length < session.game.seats(session.options).length;
}

/** The seats that a screen may show the table to: the people's seats, or without people every seat. */
export function viewers(session: Session<AnySpec>): readonly string[] {
  const here = people(session);
  return here.length > 0 ? here : session.game.seats(session.options);
}

/** The name of the bot that made a step; undefined for a person's step, the table's or a draw of the app. */
export type BotOf = (played: Pick<Played<AnySpec>, 'step' | 'entry'>) => string | undefined;

/** Uses the player in the seat at the time of the step. */
export function botOf(session: Session<AnySpec>): BotOf {
  // Usually nobody has changed seats, and a long game has many entries.
  const none = Object.keys(session.who).length === 0;
  const changes = none
    ? []
    : session.entries.flatMap((entry, at) => (entry.kind === 'seat' ? [{ ...entry, at }] : []));
  const people = none ? [] : [PERSON, ...session.game.seats(session.options)];
  return ({ step, entry }) => {
    if (step.kind !== 'move' || changes.length === 0) return undefined;
    const who = changes.findLast(({ seat, at }) => seat === step.by && at < entry)?.who;
    return who === undefined || people.includes(who) ? undefined : who;
  };
}

/**
 * Whether a person made the step: a decision, a fact, a correction or a requested draw. Bots' moves don't count, nor
 * do the app's draws between them if the app draws `withBots`.
 */
export function isPersonsStep(
  line: readonly Played<AnySpec>[],
  index: number,
  bot: BotOf,
  withBots = true,
): boolean {
  const played = at(line, index);
  const { step } = played;
  if (step.kind !== 'move' || step.by === 'table') return true;
  if (step.by !== 'chance') return bot(played) === undefined;
  return isDraw(played) && !(withBots && afterBotsDecision(line, index, bot));
}

/** Whether the last decision before this point was a bot's. */
export function afterBotsDecision(line: readonly Played<AnySpec>[], before: number, bot: BotOf): boolean {
  for (let i = before - 1; i >= 0; i--) {
    const played = at(line, i);
    if (played.step.kind === 'move' && played.step.by !== 'chance') return bot(played) !== undefined;
  }
  return false;
}

/** The index after the last step before `end` that a person made. */
export function startOfBotsMoves(
  session: Session<AnySpec>,
  end: number = session.line.length,
  withBots = true,
): number {
  const bot = botOf(session);
  let from = end;
  while (from > session.base && !isPersonsStep(session.line, from - 1, bot, withBots)) from--;
  return from;
}

/** A bot's decision, or the draws between two of them. */
export interface BotMove {
  /** The range of its steps on the line: from the first to after the last. */
  readonly from: number;
  readonly to: number;
  /** The seat that decided; undefined for draws. */
  readonly seat: string | undefined;
  readonly bot: string | undefined;
}

/** What bots did since a person's last step; empty if they did nothing. */
export function botMoves(session: Session<AnySpec>): readonly BotMove[] {
  const bot = botOf(session);
  const list: BotMove[] = [];
  for (let i = startOfBotsMoves(session); i < session.line.length; i++) {
    const played = at(session.line, i);
    const name = bot(played);
    const last = list.at(-1);
    // An automatic draw belongs to the decision before it; consecutive draws are shown together.
    if (!name && last && (automatic(played) || last.bot === undefined))
      list[list.length - 1] = { ...last, to: i + 1 };
    else list.push({ from: i, to: i + 1, seat: name && by(played), bot: name });
  }
  return list.some((botMove) => botMove.bot) ? list : [];
}

/** The seats whose moves are among the steps, each once, in order. */
export function seatsOf(session: Session<AnySpec>, steps: readonly Played<AnySpec>[]): readonly string[] {
  const seats: readonly string[] = session.game.seats(session.options);
  return [...new Set(steps.map(by).filter((seat) => seats.includes(seat)))];
}

function by({ step }: Played<AnySpec>): string {
  return step.kind === 'move' ? step.by : '';
}
