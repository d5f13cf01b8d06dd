/**
 * One thought of a bot, from a position as data. Belongs in the worker; the page itself thinks only where no worker
 * can be started.
 */
import { mind } from '../../bots/bots.ts';
import { chair } from '../../kernel/play.ts';
import { rng } from '../../kernel/rng.ts';
import { rulesOf } from '../rules.ts';

/** What a bot is asked. The position comes without its options, which stay the same all game. */
export interface Job {
  readonly game: string;
  readonly options: object;
  readonly position: object;
  readonly seat: string;
  readonly bot: string;
  /** The seed of the bot's own luck: asked again, it answers the same. */
  readonly luck: number;
}

export interface Answer {
  readonly move: string;
  /** Its best moves with their values, the chosen one first; empty where it can't say. */
  readonly considered: readonly { readonly move: string; readonly value: number }[];
  /** Are the values chances to win? Otherwise their scale is the bot's own. */
  readonly chances: boolean;
}

export async function think({ game: id, options, position, seat, bot, luck }: Job): Promise<Answer> {
  const { game, roster } = await rulesOf({ id });
  const ask = mind(roster, bot);
  if (!ask) throw new Error(`nobody called '${bot}' plays '${id}'`);
  // The bot sees a chair: what its seat may know, and worlds that look the same from there.
  const { move, considered } = ask(chair(game, { ...position, options }, seat, rng(luck)));
  return { move, considered, chances: !!roster && Object.hasOwn(roster.search, bot) };
}
