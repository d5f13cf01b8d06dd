/** The rules and bots of a game, for workers: the catalogue would bring every dictionary along. */
import type { Roster } from '../kernel/bot.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { folderOf } from './folders.ts';

const RULES = import.meta.glob<Readonly<Record<string, unknown>>>('../games/*/game.ts');
const ROSTERS = import.meta.glob<Roster<AnySpec>>('../games/*/bots.ts', { import: 'roster' });

export interface Rules {
  readonly game: Game<AnySpec>;
  readonly roster: Roster<AnySpec> | undefined;
}

export async function rulesOf(id: string): Promise<Rules> {
  const folder = folderOf(id);
  const rules = await RULES[`../games/${folder}/game.ts`]?.();
  const game = Object.values(rules ?? {}).find((thing) => isGame(thing, id));
  if (!isGame(game, id)) throw new Error(`there is no game '${id}'`);
  return { game, roster: await ROSTERS[`../games/${folder}/bots.ts`]?.() };
}

function isGame(thing: unknown, id: string): thing is Game<AnySpec> {
  return typeof thing === 'object' && thing !== null && 'id' in thing && thing.id === id && 'node' in thing;
}
