/** One idiom for the flow of rules: a table of steps, each with what can happen there and what a move does. */
import { type Log, type Node, type Spec, verb } from './game.ts';

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

/** What an aside names after its verb, and what the player wrote with it. */
export interface Given {
  readonly arg: string;
  readonly text: string;
}

type Verb<M extends string> = M extends `${infer V}:${string}` ? V : M;
type Aside<G extends Spec> = (state: G['state'], given: Given, log?: Log<G>) => void;

/** What the player may do besides answering: one entry for each verb. */
export type Asides<G extends Spec> = Readonly<Record<Verb<G['aside']>, Aside<G>>>;

/** What an aside does; undefined for a move that isn't one. */
export function asideOf<G extends Spec>(asides: Asides<G>, move: string): Aside<G> | undefined {
  return (asides as Readonly<Record<string, Aside<G>>>)[verb(move)];
}
