/** The bots that can play a game: random, its quick players, its searchers. */
import type { Mind, Roster } from '../kernel/bot.ts';
import type { Spec } from '../kernel/game.ts';
import { quick } from './quick.ts';
import { random } from './random.ts';
import { search } from './search.ts';

export function names<G extends Spec>(roster: Roster<G> | undefined): readonly string[] {
  return ['random', ...Object.keys(roster?.quick ?? {}), ...Object.keys(roster?.search ?? {})];
}

/** The bot of that name; `playouts` changes how hard a searcher thinks. */
export function mind<G extends Spec>(
  roster: Roster<G> | undefined,
  name: string,
  playouts?: number,
): Mind<G> | undefined {
  if (name === 'random') return random(roster?.onlyPeople);
  const player = ownProperty(roster?.quick, name);
  if (player) return quick(player);
  const plan = ownProperty(roster?.search, name);
  return plan && search(plan, playouts);
}

function ownProperty<T>(list: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return list && Object.hasOwn(list, name) ? list[name] : undefined;
}
