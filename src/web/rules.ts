/** The rules and bots of a game, for workers: the build leaves out the parts of a module that speak and draw. */
import { find, type Source } from '../games/catalogue.ts';
import type { Roster } from '../kernel/bot.ts';
import type { AnySpec, Game } from '../kernel/game.ts';

export interface Rules {
  readonly game: Game<AnySpec>;
  readonly roster: Roster<AnySpec> | undefined;
}

export async function rulesOf({ id }: Pick<Source, 'id'>): Promise<Rules> {
  const entry = find(id);
  if (!entry) throw new Error(`there is no game '${id}'`);
  return { game: await entry.game(), roster: await entry.bots?.() };
}
