/** The dice that the player rolls and enters face by face: several that the game reads, or one whose faces are the moves. */
import type { AnySpec, Hand } from '../../../kernel/game.ts';
import { sayMove, type Words } from '../../../kernel/words.ts';
import type { Sitting } from '../../../sitting/sitting.ts';

/** More faces don't fit on a phone. */
const MOST_FACES = 20;

/** Undefined if nothing is rolled, if the app rolls, or if a face means something that only its label says. */
export function enteredDice(sitting: Sitting, words: Words<AnySpec>): Hand<string> | undefined {
  const { game, node } = sitting;
  if (node.kind !== 'chance' || sitting.appDraws) return undefined;
  const view = sitting.view();
  const read = game.hand(view);
  // A single die is read at a glance.
  if (read && read.dice.length > 1) return read;
  const { moves, ask } = node;
  const bare = moves.every((move, i) => sayMove(words, move, view) === String(i + 1));
  if (!bare || moves.length > MOST_FACES || !game.rolls.includes(ask)) return undefined;
  return { dice: [''], faces: moves.length, sum: false, move: ([face = 1]) => moves[face - 1] ?? '' };
}
