/**
 * How a game tells bots to play it: quick players that answer at once, and what search needs to look further.
 * Games declare a roster (games/X/bots.ts); the bots themselves (bots/) know the kernel only.
 */
import type { Decision, Spec } from './game.ts';
import type { Chair } from './play.ts';
import type { Int } from './rng.ts';

/** A move and what it is thought to be worth; more is better, the scale is the bot's own. */
export interface Considered<G extends Spec> {
  readonly move: G['move'];
  readonly value: number;
}

/** Answers at once, by what its seat may know. */
export interface Quick<G extends Spec> {
  choose(view: G['view'], node: Decision<G>, int: Int): G['move'];
  /** The moves worth a thought, best first: at most `most`. */
  consider(view: G['view'], node: Decision<G>, most: number, int: Int): readonly Considered<G>[];
}

/** Plays out the best candidates of a quick player, by that player in every chair, and compares what comes of them. */
export interface Search<G extends Spec> {
  readonly quick: Quick<G>;
  /** How many of its candidates are tried. */
  readonly candidates: number;
  /** Playouts for one decision, all candidates together. */
  readonly playouts: number;
  /** Is a playout that began there far enough? The game's end always is. */
  far(state: G['state'], start: G['view']): boolean;
  /** What the position is worth to a seat, from 0 (lost) to 1 (won). */
  worth(state: G['state'], seat: G['seat']): number;
}

/** The bots of a game by name, weakest first. `random` needs no declaration. */
export interface Roster<G extends Spec> {
  readonly quick: Readonly<Record<string, Quick<G>>>;
  readonly search: Readonly<Record<string, Search<G>>>;
  /** Who sits down where nobody chose. */
  readonly usual: string;
  /** Moves that only a person can carry out: no bot makes them, not even one that takes any move. */
  onlyPeople?(view: G['view'], node: Decision<G>): readonly G['move'][];
}

/** What a bot plays, and why: its best moves, the chosen one first. */
export interface Thought<G extends Spec> {
  readonly move: G['move'];
  readonly considered: readonly Considered<G>[];
}
export type Mind<G extends Spec> = (chair: Chair<G>) => Thought<G>;
