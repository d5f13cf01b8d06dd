/** One die: each face is a move `verb:1`, `verb:2`, … */
import type { Chance, Spec } from '../game.ts';
import { drawn } from './drawn.ts';
import { spaces } from './track.ts';

/** Every face is equally likely. */
export function die<G extends Spec>(ask: G['ask'], verb: string, faces = 6): Chance<G> {
  return drawn<G>(ask, verb, Object.fromEntries(spaces(1, faces).map((face) => [face, 1])));
}
