/**
 * What a game is: one type (Spec, spec.ts) that says what exists, and one object (Game) that says what happens. A node
 * lists every legal move.
 */

import type { Measure } from './exact/measure.ts';
import type { Forecasts } from './exact/outlook.ts';
import type { OptionsOf } from './options.ts';
import type { Remarks } from './remarks.ts';
import type { Scene } from './scene.ts';
import type { Log, Spec } from './spec.ts';

export type { AnySpec, Log, Spec, SpecOf, Told } from './spec.ts';

/** A move that a player may well try but the node doesn't list, and the reason. */
export type RuledOut<G extends Spec> = {
  [R in keyof G['ruledOut'] & string]: {
    readonly move: G['move'];
    readonly why: R;
    readonly facts: G['ruledOut'][R];
  };
}[keyof G['ruledOut'] & string];

/** Too many numbers to list: the moves `verb:min`, `verb:min+step`, … `verb:max`. */
export interface Range {
  readonly verb: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface Decision<G extends Spec> {
  readonly kind: 'decision';
  readonly ask: G['ask'];
  readonly seat: G['seat'];
  readonly moves: readonly G['move'][];
  readonly ranges: readonly Range[];
}
export interface Chance<G extends Spec> {
  readonly kind: 'chance';
  readonly ask: G['ask'];
  /** The only seat that sees the outcome; undefined if everybody does. */
  readonly secret: G['seat'] | undefined;
  readonly moves: readonly G['move'][];
  /** Positive integers (chits, cards, faces) with a sum below 2^31. */
  readonly weights: readonly number[];
  readonly total: number;
  /** The weights are rounded: draws go by them, but no odds that depend on them are exact. */
  readonly rounded?: true;
}
export interface Table<G extends Spec> {
  readonly kind: 'table';
  readonly ask: G['ask'];
  readonly moves: readonly G['move'][];
  readonly ranges: readonly Range[];
}
export interface End<G extends Spec> {
  readonly kind: 'end';
  readonly outcome: G['outcome'];
  /** One per seat, in the order of `seats`. */
  readonly scores: readonly number[];
  /** The scores of this ending are no points, though those of others are. */
  readonly unscored?: boolean;
}
export type Node<G extends Spec> = Decision<G> | Chance<G> | Table<G> | End<G>;

/** A roll of one die or several: their faces together make one move of a chance node. */
export interface Hand<M extends string> {
  /** One per die: its colour, or '' if the dice are identical. */
  readonly dice: readonly string[];
  /** How many faces each of them has, 6 if it isn't said. */
  readonly faces?: number;
  /** Only their sum counts. */
  readonly sum: boolean;
  /** The move for these faces (from 1, one per die); the number of rolls for each move must match its weight. */
  move(faces: readonly number[]): M;
}

/** How many faces each die of a hand has. */
export const facesOn = ({ faces = 6 }: Pick<Hand<string>, 'faces'>): number => faces;

/** A number that the player will most likely give: the one told before, or the usual one. */
export interface Proposal<M extends string> {
  readonly number: number;
  /** The only field that it's for, where a question has several. */
  readonly verb?: Verb<M>;
  /** The listed move that says the same; a surface that proposes the number needn't offer it. */
  readonly move?: M;
}

/** A method, so that one game's answers are assignable to any game's. */
type Moves<Facts> = { moves(facts: Facts): boolean }['moves'];

/**
 * A fact that the player may adjust, with its current bounds. The value of an unknown fact is only a placeholder;
 * setting it to that same value makes it known.
 */
export type Fact<G extends Spec> =
  | {
      readonly id: G['fact'];
      readonly kind: 'number';
      readonly value: number;
      readonly min: number;
      readonly max: number;
      readonly unknown?: boolean;
      /** The only seat that may see and set it; missing if everybody may. */
      readonly secret?: G['seat'];
    }
  | {
      readonly id: G['fact'];
      readonly kind: 'choice';
      readonly value: string;
      readonly choices: readonly string[];
      readonly unknown?: boolean;
      readonly secret?: G['seat'];
    };

/** The id of a rule, or of several, the most important first. */
export type RuleIds<R extends string = string> = R | readonly R[];

/** A rule text in the dictionaries: its clauses and, for a ruling, the options that change it. */
export interface Rule {
  readonly clauses: readonly string[];
  readonly options?: readonly string[];
}

/** The rules behind asks and events. */
export interface Why<G extends Spec> {
  readonly asks: Readonly<Record<G['ask'], RuleIds<G['rule']>>>;
  readonly events: Readonly<Partial<Record<keyof G['event'] & string, RuleIds<G['rule']>>>>;
  /** The rules that apply to an event with these facts; by default all rules behind the event. */
  readonly byFacts?: {
    readonly [E in keyof G['event'] & string]?: { rules(facts: G['event'][E]): RuleIds<G['rule']> }['rules'];
  };
  readonly rules: Readonly<Record<G['rule'], Rule>>;
}

/** Only for simulations and forecasts; play doesn't need it. */
export interface Lab<G extends Spec> {
  readonly measures: Readonly<Record<G['measure'], Measure<G>>>;
  /** What is ahead, if there is more to say than the odds of the next draw. */
  readonly outlook?: Forecasts<G['view']>;
  /** Endings that are possible with these settings; by default all. */
  endings?(options: OptionsOf<G['options']>): readonly G['outcome'][];
  /**
   * The stand-in for the player's real table in simulations, and for the player where no bot decides: its answer at a
   * table node or a decision, or undefined for a uniformly random one. Measures stay exact if it calls `int` at most once
   * for an answer.
   */
  standIn?(state: Readonly<G['state']>, int: (n: number) => number): G['move'] | undefined;
  /** Whether it also decides for players, where the rules say what they usually do. */
  readonly decides?: boolean;
  /** What the author of the rules should know, from every position or from this many games. */
  remarks?(options: OptionsOf<G['options']>, games: number, seed: number): Remarks;
}

/** How journals store a position. What earlier versions wrote must stay readable when the state changes. */
export interface Stored<G extends Spec> {
  /** Plain data without the options. */
  write(state: Readonly<G['state']>): object;
  /**
   * Reads what `write` returned, now or in an earlier version, and fills in fields that are new since then. For anything
   * else, `read` or `check` throws. A position that lacks a field of a new game is never used.
   */
  read(stored: object, options: OptionsOf<G['options']>): G['state'];
  /** Whether an earlier version drew at this node, so that old journals may have a draw here. */
  wasDraw?(node: { readonly ask: G['ask']; readonly moves: readonly G['move'][] }): boolean;
}

export interface Game<G extends Spec> {
  readonly id: string;
  /** Increased when an old journal would replay differently. */
  readonly version: number;
  /** The text that a game from a file was compiled from: a journal carries it, so that a save is complete. */
  readonly text?: string;
  readonly options: G['options'];
  /** Named sets of options. Unless the player chooses one, the declared defaults apply. */
  readonly presets: Readonly<Record<G['preset'], Partial<OptionsOf<G['options']>>>>;
  readonly why: Why<G>;
  readonly lab: Lab<G>;
  /** What the scores of `end` are: points that players count, or only who won (1, 0 or a share), as bots need it. */
  readonly scoring: 'points' | 'wins';
  /** In the order of `scores`. */
  seats(options: OptionsOf<G['options']>): readonly G['seat'][];
  /** False if the app only assists at the table: nobody takes a seat, and no bot can play. */
  seated(options: OptionsOf<G['options']>): boolean;
  /** Checks combinations of options: the name of a problem (a key in the dictionaries), or undefined. */
  refuse(options: OptionsOf<G['options']>): G['refusal'] | undefined;
  /** Deterministic: a random set-up is a chance node. */
  setup(options: OptionsOf<G['options']>): G['state'];
  /** What comes next. A move that it doesn't list is illegal. Must not change the state. */
  node(state: Readonly<G['state']>): Node<G>;
  /** The asks that dice decide; every other chance node is a draw from a cup, a pile or a deck. */
  readonly rolls: readonly G['ask'][];
  /**
   * Events that only say what the scene shows, what is moved for it, or what the next question repeats: the story
   * tells them, and the result of a tap doesn't. What only the app moves is no upkeep: no list of things to do shows it.
   */
  upkeep(options: OptionsOf<G['options']>): readonly (keyof G['event'] & string)[];
  /**
   * Events whose sentence tells the player to move something that the scene doesn't show: what is traded, a square that
   * turns over. They're listed as things to do, and to put back after an undo. Each says whether these facts move anything.
   */
  readonly byHand: { readonly [E in keyof G['event'] & string]?: Moves<G['event'][E]> };
  /** The dice of the current chance node, if it's a roll whose faces aren't the moves themselves. */
  hand(view: G['view']): Hand<G['move']> | undefined;
  /** The number to propose, if the current node asks for one that the game was told before or that is usual. */
  proposal(view: G['view']): Proposal<G['move']> | undefined;
  /** Changes the state in place; trusts the caller. `text` is the player's comment on an aside. */
  apply(state: G['state'], move: G['move'] | G['aside'], log?: Log<G>, text?: string): void;
  /** Shares only `options` with the original. Needed for search and previews, not for play. */
  clone(state: Readonly<G['state']>): G['state'];
  /** Used only by checkpoints; by default the state itself. */
  readonly stored: Stored<G>;
  /** Whether some seats may see what others may not. If false, `view` is the same for all, and nothing is `secret`. */
  readonly hides: boolean;
  /** The state itself if nothing is hidden. */
  view(state: Readonly<G['state']>, seat: G['seat']): G['view'];
  /** Redraws what the seat can't know; does nothing if nothing is hidden. */
  determinize(state: G['state'], seat: G['seat'], int: (n: number) => number): void;
  /** Throws if an invariant is broken. Called after every move in tests, and for positions from outside. */
  check(state: Readonly<G['state']>): void;
  /** Moves that a player may well try here but can't make, with reasons; never a move that the node lists. */
  ruledOut(view: Readonly<G['view']>): readonly RuledOut<G>[];
  /** What the player may do here in addition to the node's moves. */
  asides(state: Readonly<G['state']>): readonly G['aside'][];
  /** The facts that the player may adjust here. */
  facts(state: Readonly<G['state']>): readonly Fact<G>[];
  /** Sets a fact within its bounds and updates what depends on it, so that `check` still passes. */
  adjust(state: G['state'], fact: G['fact'], value: number | string, log?: Log<G>): void;
  /**
   * The name of the current turn, round or phase, at each of its steps; '' before the first and after the end. When the
   * name changes, a turn starts: checkpoints and bookmarks go there.
   */
  turn(state: Readonly<G['state']>): string;
  /** What is on the table. */
  scene(view: G['view']): Scene;
}

/** The rules behind an ask or an event as a list. */
export function ruleIds(named: RuleIds | undefined): readonly string[] {
  return named === undefined ? [] : typeof named === 'string' ? [named] : named;
}

/** The rules behind an event with these facts. */
export function rulesForEvent<G extends Spec, E extends keyof G['event'] & string>(
  { events, byFacts }: Why<G>,
  event: E,
  facts: G['event'][E],
): readonly string[] {
  return ruleIds(byFacts?.[event]?.(facts) ?? events[event]);
}

const NO_RANGES: readonly Range[] = [];

/** A decision of one seat among listed moves and ranges of numbers. */
export function decide<G extends Spec>(
  ask: G['ask'],
  seat: G['seat'],
  moves: readonly G['move'][],
  ranges: readonly Range[] = NO_RANGES,
): Decision<G> {
  return { kind: 'decision', ask, seat, moves, ranges };
}

/** A fact or confirmation that only the player's real table can give. */
export function table<G extends Spec>(
  ask: G['ask'],
  moves: readonly G['move'][],
  ranges: readonly Range[] = NO_RANGES,
): Table<G> {
  return { kind: 'table', ask, moves, ranges };
}

/** A weight of 0 drops the outcome, so callers can pass the whole table. Throws if no outcome is left. */
export function chance<G extends Spec>(
  ask: G['ask'],
  odds: Readonly<Partial<Record<G['move'], number>>>,
  secret?: G['seat'],
): Chance<G> {
  const moves: G['move'][] = [];
  const weights: number[] = [];
  let total = 0;
  for (const move of Object.keys(odds) as G['move'][]) {
    const weight = odds[move];
    if (weight === undefined || weight === 0) continue;
    moves.push(move);
    weights.push(weight);
    total += weight;
  }
  if (moves.length === 0) throw new Error(`chance '${ask}' has no outcome`);
  return { kind: 'chance', ask, secret, moves, weights, total };
}

export function end<G extends Spec>(outcome: G['outcome'], scores: readonly number[]): End<G> {
  return { kind: 'end', outcome, scores };
}

/** Inclusive on both ends. */
export function range(verb: string, min: number, max: number, step = 1): Range {
  return { verb, min, max, step };
}

/** `verb` of `verb:arg`. */
export function verb(move: string): string {
  const colon = move.indexOf(':');
  return colon < 0 ? move : move.slice(0, colon);
}

/**
 * The name of the confirmation that something was done on the real table, in every game that asks for one: by it, the
 * app joins the draw that follows to the same tap, and tells what to do. Other answers say what happened.
 */
export const DONE = 'done';

/** `verb` of the notation `verb:arg`, as a type. */
export type Verb<M extends string> = M extends `${infer V}:${string}` ? V : M;
/** The arguments that a verb has. */
export type ArgOf<M extends string, V extends string> = M extends `${V}:${infer A}` ? A : never;

/** `arg` of `verb:arg`, or ''. Name the verb if the move can have no other: then the type of the argument is known. */
export function arg<M extends string, V extends Verb<M>>(move: M, verb: V): ArgOf<M, V>;
export function arg(move: string): string;
export function arg(move: string): string {
  const colon = move.indexOf(':');
  return colon < 0 ? '' : move.slice(colon + 1);
}

/** The number of `verb:7`. */
export function num(move: string): number {
  return Number(arg(move));
}

const WHOLE = /^(0|-?[1-9]\d{0,8})$/;

/** Whether the node lists the move or has it in a range. */
export function legal<G extends Spec>(node: Node<G>, move: string): move is G['move'] {
  if (node.kind === 'end') return false;
  if (node.moves.some((listed) => listed === move)) return true;
  if (node.kind === 'chance') return false;
  const n = arg(move);
  return (
    WHOLE.test(n) &&
    node.ranges.some(
      (r) => r.verb === verb(move) && +n >= r.min && +n <= r.max && (+n - r.min) % r.step === 0,
    )
  );
}

/** The most values of one range that are listed. */
export const RANGE_LIMIT = 64;

/** How many values a range has. */
export function size(r: Range): number {
  return Math.floor((r.max - r.min) / r.step) + 1;
}

/** A range extended by adjacent listed moves of the same verb: all numbers that may be typed. */
export function withListedNeighbours<G extends Spec>(
  node: Decision<G> | Table<G>,
  { verb, min, max, step }: Range,
): Range {
  const listed: readonly string[] = node.moves;
  let [from, to] = [min, max];
  while (listed.includes(`${verb}:${from - step}`)) from -= step;
  while (listed.includes(`${verb}:${to + step}`)) to += step;
  return { verb, min: from, max: to, step };
}

/** Every move of a node, ranges included. */
export function listed<G extends Spec>(node: Decision<G> | Table<G> | Chance<G>): readonly G['move'][] {
  if (node.kind === 'chance' || node.ranges.length === 0) return node.moves;
  const moves: string[] = [...node.moves];
  for (const r of node.ranges) {
    if (size(r) > RANGE_LIMIT) throw new Error(`'${node.ask}' has too many values of '${r.verb}' to list`);
    for (let n = r.min; n <= r.max; n += r.step) moves.push(`${r.verb}:${n}`);
  }
  return moves;
}

/** The move of a node that has no other; undefined if there is a choice. */
export function onlyMove<G extends Spec>(node: Decision<G> | Table<G> | Chance<G>): G['move'] | undefined {
  const single = node.moves.length === 1 && (node.kind === 'chance' || node.ranges.length === 0);
  return single ? node.moves[0] : undefined;
}

/** Whether it's a draw with one outcome: the app plays it automatically and uses no random number. */
export function isCertain<G extends Spec>(node: Node<G>): boolean {
  return node.kind === 'chance' && node.moves.length === 1;
}

/** Whether all outcomes of a draw are equally likely. */
export function equallyLikely<G extends Spec>({ weights }: Chance<G>): boolean {
  return weights.every((weight) => weight === weights[0]);
}

/** The position as text, without the options: equal texts mean equal positions. */
export function stateKey(state: { readonly options: object }): string {
  const { options: _, ...position } = state;
  return JSON.stringify(position);
}
