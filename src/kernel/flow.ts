/** The flow of rules as a table of steps: each has its node and says what a move does. */
import { type ArgOf, type Log, type Node, type Spec, type Verb, verb } from './game.ts';

/** A step in the flow. With `lead` it asks nobody: the game continues with it and never stops there. */
export interface FlowStep<G extends Spec> {
  node(state: Readonly<G['state']>): Node<G>;
  play(state: G['state'], move: G['move'], log?: Log<G>): void;
  readonly lead?: (state: G['state'], log?: Log<G>) => void;
}

/** Steps by name. */
export type Steps<G extends Spec, S extends string> = Readonly<Record<S, FlowStep<G>>>;

/** A step that asks nobody. */
export function passage<G extends Spec>(lead: (state: G['state'], log?: Log<G>) => void): FlowStep<G> {
  const nobody = () => {
    throw new Error('nobody is asked here');
  };
  return { node: nobody, play: nobody, lead };
}

/** Continues through the steps that ask nobody, up to one that asks; `at` says where the game is. */
export function continueFlow<G extends Spec, S extends string>(
  steps: Steps<G, S>,
  at: (state: G['state']) => S,
  state: G['state'],
  log?: Log<G>,
): void {
  for (let step = steps[at(state)]; step.lead; step = steps[at(state)]) step.lead(state, log);
}

/** An aside's argument, and the player's comment. */
export interface AsideInput<A extends string = string> {
  readonly arg: A;
  readonly text: string;
}

/** A method, so that the asides of a game can be looked up by any verb. */
type Aside<G extends Spec, A extends string = string> = {
  play(state: G['state'], given: AsideInput<A>, log?: Log<G>): void;
}['play'];

/** The asides, by verb. */
export type Asides<G extends Spec> = {
  readonly [V in Verb<G['aside']>]: Aside<G, ArgOf<G['aside'], V>>;
};

/** What an aside does; undefined if the move isn't an aside. */
export function asideOf<G extends Spec>(asides: Asides<G>, move: string): Aside<G> | undefined {
  const byVerb: Readonly<Partial<Record<string, Aside<G>>>> = asides;
  return byVerb[verb(move)];
}
