/** A game's own quick player as a bot. */
import type { Mind, Quick } from '../kernel/bot.ts';
import type { Spec } from '../kernel/game.ts';

/** How many moves it lists as reasons. */
const NAMED = 5;

export function quick<G extends Spec>(player: Quick<G>): Mind<G> {
  return ({ view, node, int }) => {
    if (node.kind !== 'decision') throw new Error('nothing to decide');
    const considered = player.consider(view, node, NAMED, int);
    return { move: considered[0]?.move ?? player.choose(view, node, int), considered };
  };
}
