/** What only the player's own hand brings about: simulations choose no asides and correct no facts. */
import type { AnySpec, Game, Log } from '../kernel/game.ts';
import { answerer, draw } from '../kernel/play.ts';
import { rng } from '../kernel/rng.ts';
import { type Options, seedOf } from './player.ts';

export interface ByHand {
  readonly events: readonly string[];
  readonly outcomes: readonly string[];
}

const GAMES = 10;
const MOVES = 5_000;

/** Tries, along some games, every aside and every correctable fact once by its name, each on a copy. */
export function byHand(game: Game<AnySpec>, options: Options, seed: number): ByHand {
  const answer = answerer(game);
  const events = new Set<string>();
  const outcomes = new Set<string>();
  const tried = new Set<string>();
  const log: Log<AnySpec> = (event) => void events.add(event);
  for (let index = 0; index < GAMES; index++) {
    const int = rng(seedOf(seed, index));
    const state = game.setup(options);
    for (let moves = 0; moves < MOVES; moves++) {
      const node = game.node(state);
      if (node.kind === 'end') break;
      for (const aside of game.asides(state)) {
        if (tried.has(aside)) continue;
        tried.add(aside);
        const copy = game.clone(state);
        game.apply(copy, aside, log, '');
        const after = game.node(copy);
        if (after.kind === 'end') outcomes.add(after.outcome);
      }
      for (const fact of game.facts(state)) {
        if (tried.has(`=${fact.id}`)) continue;
        tried.add(`=${fact.id}`);
        game.adjust(game.clone(state), fact.id, fact.value, log);
      }
      game.apply(state, node.kind === 'chance' ? draw(node, int) : answer(state, node, int));
    }
  }
  return { events: [...events].sort(), outcomes: [...outcomes].sort() };
}
