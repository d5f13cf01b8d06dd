/** The player's own dice in the prompt, where the thumb is; next to them what they may come to, if that is little. */
import type { AnySpec, Hand } from '../../../kernel/game.ts';
import { sayMove, type Words } from '../../../kernel/words.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import { act } from '../../controls/taps.ts';
import { DicePad } from '../../scene/dice/DicePad.tsx';
import { FEW } from './choices.ts';

interface Props {
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  readonly hand: Hand<string>;
}

export function EnteredDice({ sitting, words, hand }: Props) {
  const { node } = sitting;
  if (node.kind !== 'chance') return null;
  const view = sitting.view();
  const results = node.moves.map((move, i) => ({
    move,
    label: sayMove(words, move, view),
    odds: [node.weights[i] as number, node.total] as const,
  }));
  const coloured = new Set(hand.dice).size > 1;
  return (
    <DicePad
      hand={hand}
      roll={String(sitting.promptId)}
      {...(coloured && { name: (kind: string) => words.piece({ id: kind, kind, print: '' }).trim() })}
      results={results.length > FEW ? [] : results}
      play={(move, quick) => act(() => sitting.play(move).ok, quick)}
    />
  );
}
