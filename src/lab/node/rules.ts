/** The rules and bots of a game by its id, for whichever thread works with them. */
import { find } from '../../games/index.ts';
import type { Loaded } from '../task.ts';

export async function rulesOf(id: string): Promise<Loaded> {
  const entry = find(id);
  if (!entry) throw new Error(`no game ${id}`);
  return { game: await entry.game(), roster: await entry.bots?.() };
}
