/** What I do in my battle turn is tapped on the picture itself: the card in my hand, then the front it goes to. */
import type { Node } from '../../../../kernel/game.ts';
import type { Civilization } from '../../rules/spec.ts';

export function playMoves(node: Node<Civilization>): readonly string[] {
  const mine = node.kind === 'decision' && (node.ask === 'my-unit' || node.ask === 'my-front');
  return mine ? node.moves : [];
}
