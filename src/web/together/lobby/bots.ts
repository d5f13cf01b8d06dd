/** The bots that may play a seat. */
import { names } from '../../../bots/bots.ts';
import type { Entry } from '../../../games/catalogue.ts';

export interface Bots {
  readonly names: readonly string[];
  /** The one for a seat that nobody takes; undefined if the game has none. */
  readonly usual: string | undefined;
}

export async function botsOf(entry: Entry): Promise<Bots> {
  const roster = await entry.bots?.();
  return { names: names(roster), usual: roster?.usual };
}
