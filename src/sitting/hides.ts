/** Whether a game ever shows one seat more than another; no screen may then show what every seat sees. */
import type { AnySpec, Game } from '../kernel/game.ts';
import type { OptionsOf } from '../kernel/options.ts';
import { anyMove } from '../kernel/play.ts';
import { rng } from '../kernel/rng.ts';

/** A game that hides something does so within a few rounds. */
const MOST_MOVES = 400;

/** Plays one random game and compares what the seats see; draws for one seat alone tell, too. */
export function hidesSomething(game: Game<AnySpec>, options: OptionsOf<AnySpec['options']>): boolean {
  const seats = game.seats(options);
  const int = rng(1);
  const state = game.setup(options);
  for (let n = 0; n < MOST_MOVES; n++) {
    const scenes = seats.map((seat) => JSON.stringify(game.scene(game.view(state, seat))));
    if (new Set(scenes).size > 1) return true;
    const node = game.node(state);
    if (node.kind === 'end') return false;
    if (node.kind === 'chance' && node.secret !== undefined) return true;
    game.apply(state, anyMove(node, int));
  }
  return false;
}
