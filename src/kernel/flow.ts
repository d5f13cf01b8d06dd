/** The flow of rules as a table of steps: each has its node and says what a move does. */
import { type Log, type Node, type Spec, verb } from './game.ts';
import type { Verb } from './words.ts';

/** A step in the flow. If it asks nobody, `node` is `nobody`, and `play` continues whatever the move was. */
export interface Step<G extends Spec> {
  node(state: Readonly<G['state']>): Node<G>;
  play(state: G['state'], move: G['move'], log?: Log<G>): void;
}

/** Steps by name. */
export type Steps<G extends Spec, S extends string> = Readonly<Record<S, Step<G>>>;

/** The node of a step that continues automatically: the game never stops there. */
export function nobody(): never {
  throw new Error('nobody is asked here');
}

/** A step that asks nobody. */
export function passage<G extends Spec>(lead: (state: G['state'], log?: Log<G>) => void): Step<G> {
  return { node: nobody, play: (state, _, log) => lead(state, log) };
}

/** An aside's argument, and the player's comment. */
export interface Given {
  readonly arg: string;
  readonly text: string;
}

type Aside<G extends Spec> = (state: G['state'], given: Given, log?: Log<G>) => void;

/** The asides, by verb. */
export type Asides<G extends Spec> = Readonly<Record<Verb<G['aside']>, Aside<G>>>;

/** What an aside does; undefined if the move isn't an aside. */
export function asideOf<G extends Spec>(asides: Asides<G>, move: string): Aside<G> | undefined {
  return (asides as Readonly<Record<string, Aside<G>>>)[verb(move)];
}
