/** What a draw may bring: its outcomes with their odds, for a button and for a list. */

import { at } from '../../../kernel/at.ts';
import { type AnySpec, type Chance, equallyLikely } from '../../../kernel/game.ts';
import type { Scene } from '../../../kernel/scene.ts';
import { sayMove, type Words } from '../../../kernel/words.ts';
import { hiddenFrom } from '../../../sitting/narrate.ts';
import { readFraction } from '../../scene/fraction.ts';

/** The outcomes of a draw in as little room as possible. */
export interface OddsSummary {
  /** For the button: a few outcomes with their odds each; of many that the game sums up, the first. */
  readonly few: readonly Result[];
  /** How many, if too many for the button and all equally likely. */
  readonly equal: number;
  /** How many, if too many for the button and some more likely than others: a fold lists them. */
  readonly many: number;
  /** Every outcome in words; made on request, since a deck has many. */
  all(): readonly Result[];
}

/** An outcome in words, with its weight and the total. */
export interface Result {
  readonly id: string;
  readonly label: string;
  readonly odds: readonly [weight: number, total: number];
}

/** More outcomes than this are too many for a button. */
export const FEW = 4;

/** Undefined if this seat may not see the result: the odds would give away what is left. */
export function outlookOf(
  node: Chance<AnySpec>,
  words: Words<AnySpec>,
  { view, scene }: { readonly view: object; readonly scene: Scene },
  seat: string,
  few = FEW,
): OddsSummary | undefined {
  if (hiddenFrom(seat, node)) return undefined;
  const { length } = node.moves;
  const all = () => outcomes(node, words, view);
  if (length <= few) return { few: all(), equal: 0, many: 0, all };
  const sums = summedUp(scene, words);
  if (sums.length > 0) {
    const fit = sums.length <= few;
    return {
      few: fit ? sums : sums.slice(0, Math.min(few, 1)),
      equal: 0,
      many: fit ? 0 : sums.length,
      all: () => sums,
    };
  }
  const equal = equallyLikely(node);
  return { few: [], equal: equal ? length : 0, many: equal ? 0 : length, all };
}

/** The draw's results as the game's chart groups them: which card two dice bring, not each of their 36 throws. */
function summedUp(scene: Scene, words: Words<AnySpec>): readonly Result[] {
  const told = scene.find(({ kind, active }) => kind === 'odds' && active)?.odds ?? [];
  return told.map(({ outcome, chance, print }) => {
    const { n, d } = readFraction(chance);
    return { id: outcome, label: print ?? words.odds?.(outcome) ?? outcome, odds: [n, d] };
  });
}

export function outcomes(node: Chance<AnySpec>, words: Words<AnySpec>, view: object): readonly Result[] {
  return node.moves.map((move, i) => ({
    id: move,
    label: sayMove(words, move, view),
    odds: [at(node.weights, i), node.total],
  }));
}
