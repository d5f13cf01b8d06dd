/**
 * One thought of a bot, from a position as data. Belongs in the worker; the page itself thinks only where no worker
 * can be started (a file opened from a disk).
 */
import { mind } from '../../bots/bots.ts';
import type { Roster } from '../../kernel/bot.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { chair } from '../../kernel/play.ts';
import { rng } from '../../kernel/rng.ts';
import { folderOf } from '../folders.ts';

// Rules and bots only: the catalogue would bring every dictionary into the worker.
const RULES = import.meta.glob<Readonly<Record<string, unknown>>>('../../games/*/game.ts');
const ROSTERS = import.meta.glob<Roster<AnySpec>>('../../games/*/bots.ts', { import: 'roster' });

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
  const folder = folderOf(id);
  const rules = await RULES[`../../games/${folder}/game.ts`]?.();
  const game = Object.values(rules ?? {}).find((thing) => isGame(thing, id));
  const roster = await ROSTERS[`../../games/${folder}/bots.ts`]?.();
  const ask = mind(roster, bot);
  if (!isGame(game, id) || !ask) throw new Error(`nobody called '${bot}' plays '${id}'`);
  // The bot sees a chair: what its seat may know, and worlds that look the same from there.
  const { move, considered } = ask(chair(game, { ...position, options }, seat, rng(luck)));
  return { move, considered, chances: !!roster && Object.hasOwn(roster.search, bot) };
}

function isGame(thing: unknown, id: string): thing is Game<AnySpec> {
  return typeof thing === 'object' && thing !== null && 'id' in thing && thing.id === id && 'node' in thing;
}
