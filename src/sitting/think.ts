/** Asks a bot for a move from a position as plain data, so that it can run in a worker. */
import { mind } from '../bots/bots.ts';
import type { Roster } from '../kernel/bot.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { chair } from '../kernel/play.ts';
import { rng } from '../kernel/rng.ts';
import { botSeed } from '../kernel/session/draws.ts';
import type { Session } from '../kernel/session/session.ts';

export { names as botNames } from '../bots/bots.ts';

/** What a bot is asked. The position leaves out its options, which stay the same all game. */
export interface Job {
  readonly game: string;
  readonly options: object;
  readonly position: object;
  readonly seat: string;
  readonly bot: string;
  /** The seed of the bot's random numbers: asked again, it gives the same answer. */
  readonly luck: number;
}

export interface Answer {
  readonly move: string;
  /** Its best moves with their values, the chosen one first; empty if it doesn't rate moves. */
  readonly considered: readonly { readonly move: string; readonly value: number }[];
  /** Whether the values are chances to win; if not, the bot uses its own scale. */
  readonly chances: boolean;
}

/** What a bot in this seat is asked after `at` steps of the line. At a shared table its luck comes from there. */
export function jobAt(
  session: Session<AnySpec>,
  at: number,
  seat: string,
  bot: string,
  luck: number = botSeed(session.seed, at),
): Job {
  const { game, options } = session;
  const state = at === session.line.length ? session.state : session.replayed(at);
  const { options: _, ...position } = state;
  return { game: game.id, options, position, seat, bot, luck };
}

/** Throws if no bot of that name plays the game. */
export function think(game: Game<AnySpec>, roster: Roster<AnySpec> | undefined, job: Job): Answer {
  const { options, position, seat, bot, luck } = job;
  const ask = mind(roster, bot);
  if (!ask) throw new Error(`nobody called '${bot}' plays '${game.id}'`);
  // The bot sees a chair: what its seat may know, and worlds that look the same from there.
  const { move, considered } = ask(chair(game, { ...position, options }, seat, rng(luck)));
  return { move, considered, chances: !!roster && Object.hasOwn(roster.search, bot) };
}
