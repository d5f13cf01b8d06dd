/** Loads the rules and bots of a game from its source, in any thread. */
import type { Source } from '../../games/catalogue.ts';
import { open } from '../../games/outside.ts';
import type { Loaded } from '../threads/task.ts';

export async function rulesOf(source: Source): Promise<Loaded> {
  const entry = await open(source);
  return { game: await entry.game(), roster: await entry.bots?.() };
}
