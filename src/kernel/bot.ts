/**
 * How a game declares its bots: quick players that answer at once, and what search needs to look ahead. Games declare a
 * roster (games/X/bots/); the bots themselves (src/bots) know only the kernel.
 */
import type { Decision, Spec } from './game.ts';
import type { Chair } from './play.ts';
import type { Int } from './rng.ts';

/** A move and its estimated value; higher is better, and each bot has its own scale. */
export interface Considered<G extends Spec> {
  readonly move: G['move'];
  readonly value: number;
}

/** Answers at once, from what its seat may know. */
export interface Quick<G extends Spec> {
  choose(view: G['view'], node: Decision<G>, int: Int): G['move'];
  /** The candidate moves, best first, at most `most`. */
  consider(view: G['view'], node: Decision<G>, most: number, int: Int): readonly Considered<G>[];
}

/** Plays out the best candidates of a quick player, with that player in every seat, and compares the results. */
export interface Search<G extends Spec> {
  readonly quick: Quick<G>;
  /** How many candidates to try. */
  readonly candidates: number;
  /** Total playouts per decision. */
  readonly playouts: number;
  /** Whether to stop a playout that began at `start`. It always stops at the game's end. */
  far(state: G['state'], start: G['view']): boolean;
  /** The value of the position for a seat, from 0 (lost) to 1 (won). */
  worth(state: G['state'], seat: G['seat']): number;
}

/** The bots of a game by name, weakest first. `random` needs no declaration. */
export interface Roster<G extends Spec> {
  readonly quick: Readonly<Record<string, Quick<G>>>;
  readonly search: Readonly<Record<string, Search<G>>>;
  /** The default bot. */
  readonly usual: string;
  /** Moves that only a person can carry out: no bot makes them, not even the random one. */
  onlyPeople?(view: G['view'], node: Decision<G>): readonly G['move'][];
}

/** A bot's move, and why: its best moves, the chosen one first. */
export interface Thought<G extends Spec> {
  readonly move: G['move'];
  readonly considered: readonly Considered<G>[];
}
export type Mind<G extends Spec> = (chair: Chair<G>) => Thought<G>;
