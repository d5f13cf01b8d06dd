/** The faces to show for the app's roll, if the rules know only its result. */
import { at } from '../kernel/at.ts';
import { type AnySpec, facesOn, type Hand } from '../kernel/game.ts';
import type { Played, Session } from '../kernel/session/session.ts';
import { viewThen } from '../kernel/session/story.ts';

/** A die for each face, with its colour ('' for none). */
export interface ShownDie {
  readonly kind: string;
  readonly face: number;
  /** How many faces the die has. */
  readonly faces: number;
}

/** A prime with more faces than any die, so steps of this size visit each roll once. */
const STRIDE = 7919;

/** One of the rolls that give this move, always the same one for the same `place`. */
export function facesFor(hand: Hand<string>, move: string, place: number): readonly ShownDie[] {
  const sides = facesOn(hand);
  const rolls = sides ** hand.dice.length;
  for (let i = 0; i < rolls; i++) {
    const roll = ((place + i) * STRIDE) % rolls;
    const faces = hand.dice.map((_, die) => (Math.floor(roll / sides ** die) % sides) + 1);
    if (hand.move(faces) === move)
      return hand.dice.map((kind, die) => ({ kind, face: at(faces, die), faces: sides }));
  }
  return [];
}

/** Empty if nothing was rolled, or if the player rolled: only they know their dice. */
export function facesOf(
  session: Session<AnySpec>,
  played: Played<AnySpec>,
  viewer: string,
): readonly ShownDie[] {
  const { step, random, entry } = played;
  if (step.kind !== 'move' || !random) return [];
  const hand = session.game.hand(viewThen(session, played, viewer));
  return hand ? facesFor(hand, step.move, entry) : [];
}
