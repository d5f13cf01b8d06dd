/** One idiom for the flow of rules: a table of steps, each with what can happen there and what a move does. */
import type { Log, Node, Spec } from './game.ts';

/** A place in the flow. Where nobody is asked, `node` is `nobody`, and `play` leads on whatever the move was. */
export interface Step<G extends Spec> {
  node(state: Readonly<G['state']>): Node<G>;
  play(state: G['state'], move: G['move'], log?: Log<G>): void;
}

/** One step for each name. */
export type Steps<G extends Spec, S extends string> = Readonly<Record<S, Step<G>>>;

/** The node of a step that leads on by itself: the game never stops there. */
export function nobody(): never {
  throw new Error('nobody is asked here');
}

/** A step at which nobody is asked. */
export function passage<G extends Spec>(lead: (state: G['state'], log?: Log<G>) => void): Step<G> {
  return { node: nobody, play: (state, _, log) => lead(state, log) };
}
