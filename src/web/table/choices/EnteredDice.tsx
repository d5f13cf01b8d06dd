/** The player's own dice in the prompt, where the thumb is; next to them the results that they can give, if there are few. */

import { at } from '../../../kernel/at.ts';
import type { Hand } from '../../../kernel/game.ts';
import { sayMove } from '../../../kernel/words.ts';
import { DicePad } from '../../scene/dice/DicePad.tsx';
import { useGame } from '../use-game.ts';
import { FEW } from './outlook.ts';

export function EnteredDice({ hand }: { hand: Hand<string> }) {
  const { sitting, words, acts } = useGame();
  const { node } = sitting;
  if (node.kind !== 'chance') return null;
  const view = sitting.view();
  const results = node.moves.map((move, i) => ({
    move,
    label: sayMove(words, move, view),
    odds: [at(node.weights, i), node.total] as const,
  }));
  const coloured = new Set(hand.dice).size > 1;
  return (
    <DicePad
      hand={hand}
      roll={String(sitting.promptId)}
      {...(coloured && { name: (kind: string) => words.piece({ id: kind, kind, print: '' }).trim() })}
      results={results.length > FEW ? [] : results}
      play={acts.play}
    />
  );
}
