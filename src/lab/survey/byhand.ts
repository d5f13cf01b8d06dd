/** What only a player can cause by hand: simulations never choose asides or adjust facts. */
import type { AnySpec, Game, Log } from '../../kernel/game.ts';
import { answerer, nextMove } from '../../kernel/play.ts';
import { type Int, mix, rng } from '../../kernel/rng.ts';
import { type Options, seedOf } from '../play/player.ts';

export interface ByHand {
  readonly asks: readonly string[];
  readonly events: readonly string[];
  readonly outcomes: readonly string[];
}

/** Games to examine, moves in each, asides to try in total, and moves to play after each. */
const GAMES = 10;
const MOVES = 5_000;
const TRIES = 200;
const AFTER = 200;

/** Tries every aside and every adjustable fact once during some games, each on a clone that is then played on. */
export function byHand(game: Game<AnySpec>, options: Options, seed: number): ByHand {
  const answer = answerer(game);
  const asks = new Set<string>();
  const events = new Set<string>();
  const outcomes = new Set<string>();
  const tried = new Set<string>();
  const log: Log<AnySpec> = (event) => void events.add(event);
  const step = (state: AnySpec['state'], int: Int, log?: Log<AnySpec>) => {
    const node = game.node(state);
    if (node.kind !== 'end') game.apply(state, nextMove(node, state, int, answer), log);
    return node;
  };
  // What breaks here is the player's own doing, or shows up in the simulated games.
  const attempt = (act: () => void) => {
    try {
      act();
    } catch {}
  };
  const playOn = (state: AnySpec['state']) => {
    const int = rng(mix(seed, tried.size));
    for (let moves = 0; moves < AFTER; moves++) {
      const node = step(state, int, log);
      if (node.kind !== 'end') asks.add(node.ask);
      else {
        outcomes.add(node.outcome);
        break;
      }
    }
  };
  const along = (index: number) => {
    const int = rng(seedOf(seed, index));
    const state = game.setup(options);
    for (let moves = 0; moves < MOVES; moves++) {
      for (const aside of game.asides(state)) {
        if (tried.has(aside) || tried.size >= TRIES) continue;
        tried.add(aside);
        attempt(() => {
          const copy = game.clone(state);
          game.apply(copy, aside, log, '');
          playOn(copy);
        });
      }
      for (const fact of game.facts(state)) {
        if (tried.has(`=${fact.id}`)) continue;
        tried.add(`=${fact.id}`);
        attempt(() => game.adjust(game.clone(state), fact.id, fact.value, log));
      }
      if (step(state, int).kind === 'end') break;
    }
  };
  for (let index = 0; index < GAMES; index++) attempt(() => along(index));
  return { asks: [...asks].sort(), events: [...events].sort(), outcomes: [...outcomes].sort() };
}
