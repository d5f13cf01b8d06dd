/** Own dice: grey and blue are tapped, whichever first; the pair is the roll. Two digits typed do the same. */
import type { Node } from '../../../kernel/game.ts';
import { DicePad } from '../../../web/scene/DicePad.tsx';
import { pairRolled } from '../rules/round/dice.ts';
import type { Cdg } from '../rules/state.ts';
import type { PartProps } from './props.ts';

export function asksForPair(node: Node<Cdg>): boolean {
  return node.kind === 'chance' && node.ask === 'roll';
}

export function OwnDice({ view, words, playerDraws, play }: PartProps) {
  const pair = playerDraws && pairRolled(view);
  if (!pair) return null;
  const name = (kind: string) => words.piece({ id: kind, kind, print: '' }).trim();
  return <DicePad hand={pair} roll={`${view.turn} ${view.round} ${view.active}`} name={name} play={play} />;
}
