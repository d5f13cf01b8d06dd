/** The rules and bots of a game, for workers: the build leaves out its words and pictures. */
import { find, type Source } from '../../games/catalogue.ts';
import { addText } from '../../games/from-text.ts';
import type { Roster } from '../../kernel/bot.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';

export interface Rules {
  readonly game: Game<AnySpec>;
  readonly roster: Roster<AnySpec> | undefined;
}

export async function rulesOf(source: Source): Promise<Rules> {
  const { id } = source;
  if (source.kind === 'text' && !find(id)) await addText(source.text);
  const entry = find(id);
  if (!entry) throw new Error(`there is no game '${id}'`);
  return { game: await entry.game(), roster: await entry.bots?.() };
}
