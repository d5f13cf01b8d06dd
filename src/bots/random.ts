/** Any move, each as likely. */
import type { Mind } from '../kernel/bot.ts';
import type { Spec } from '../kernel/game.ts';
import { anyMove } from '../kernel/play.ts';

export function random<G extends Spec>(): Mind<G> {
  return ({ node, int }) => {
    if (node.kind === 'end') throw new Error('the game is over');
    return { move: anyMove(node, int), considered: [] };
  };
}
