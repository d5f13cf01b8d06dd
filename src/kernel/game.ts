/**
 * What a game is: one type (Spec) that says what exists, and one object (Game) that says what happens.
 * The kernel lists what is possible at a node; nothing else is.
 */

import type { Measure } from './exact/measure.ts';
import type { Outlook } from './exact/outlook.ts';
import type { OptionDecls, OptionsOf } from './options.ts';
import type { Scene } from './scene.ts';

/** Everything a game declares about itself, as types. */
export interface Spec {
  /** The option declarations, `typeof options`; the resolved values are `OptionsOf` of it. */
  options: OptionDecls;
  /**
   * The whole position as JSON data: no generator, no class, no message. `options` is the resolved set,
   * shared by every state of a game and never written; keys, checkpoints and clones leave it out.
   */
  state: { readonly options: object };
  /** What one seat may know (the state's own type where nothing is hidden). */
  view: object;
  /** Who can be asked to decide; in a solitaire system often just 'player'. */
  seat: string;
  /** What a node asks for: a prompt in the dictionaries, a panel in the app. */
  ask: string;
  /** The notation of every move: `verb` or `verb:arg`. Letters, digits, `-`, `.`, `,`, `+` and `:` only. */
  move: string;
  /** What the player may do at any node; same notation, same `apply`, never among a node's moves. */
  aside: string;
  /** What the log can report: name -> facts (JSON values). With facts to set by hand there is `set: FactSet`. */
  event: object;
  /** Why a move is not possible that a player may well try: name -> facts (JSON values). */
  ruledOut?: object;
  /** How it can end. */
  outcome: string;
  /** Facts that the player may correct by hand. */
  fact: string;
  /** Rule texts: often `keyof typeof rules`. Dictionaries have one for each; so for the next three. */
  rule: string;
  /** Named sets of options. */
  preset: string;
  /** What is counted in simulations; `never` where nothing is. */
  measure: string;
  /** What `refuse` can name; `never` where every set of options is good. */
  refusal: string;
}

/** A spec without what many games leave empty: one player who sees everything, nothing to set by hand, nothing counted. */
export type SpecOf<Given extends Pick<Spec, Stated> & Partial<Spec>> = Given &
  Omit<Unstated<Given>, keyof Given>;
type Stated = 'options' | 'state' | 'ask' | 'move' | 'event' | 'outcome' | 'rule';
interface Unstated<Given extends Pick<Spec, 'state'>> {
  view: Given['state'];
  seat: 'player';
  aside: never;
  fact: never;
  preset: never;
  measure: never;
  refusal: never;
}

/** Any game, for code that serves all of them: app, terminal, lab. */
export interface AnySpec extends Spec {
  event: Record<string, object>;
  ruledOut?: Record<string, object>;
}

/** What a game declares as reasons against a move; nothing where it declares none, with bots or without. */
export type Reasons<G extends Spec> = G extends { ruledOut?: infer R extends object }
  ? R
  : Record<never, never>;
/** A move that the node does not list although a player may well try it, and the rule that stands against it. */
export type RuledOut<G extends Spec> = {
  [R in keyof Reasons<G> & string]: {
    readonly move: G['move'];
    readonly why: R;
    readonly facts: Reasons<G>[R];
  };
}[keyof Reasons<G> & string];

/** Numbers that are too many to list: the moves `verb:min`, `verb:min+step`, … `verb:max`. */
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
  /** The only seat that sees the outcome; undefined: everybody does. */
  readonly secret: G['seat'] | undefined;
  readonly moves: readonly G['move'][];
  /** Positive integers below 2^31 in all: chits, cards, faces. */
  readonly weights: readonly number[];
  readonly total: number;
}
export interface Table<G extends Spec> {
  readonly kind: 'table';
  readonly ask: G['ask'];
  readonly moves: readonly G['move'][];
  readonly ranges: readonly Range[];
  /** Earlier the app drew here by itself: a journal that says so stays good. */
  readonly wasDraw?: true;
}
export interface End<G extends Spec> {
  readonly kind: 'end';
  readonly outcome: G['outcome'];
  /** One for each seat, in the order of `seats`. */
  readonly scores: readonly number[];
}
export type Node<G extends Spec> = Decision<G> | Chance<G> | Table<G> | End<G>;

/** A roll of dice, several at once or one: what the player reads off them makes one move of a chance node. */
export interface Hand<M extends string> {
  /** One for each die: its colour where dice are told apart, '' where they are alike. */
  readonly dice: readonly string[];
  /** Nothing but their sum counts. */
  readonly sum: boolean;
  /** The move that these faces (1 to 6, one for each die) make; each move in as many ways as it has weight. */
  move(faces: readonly number[]): M;
}

/** Simulations pass none, so call it as `log?.(…)`: the facts are then not even built. */
export type Log<G extends Spec> = <E extends keyof G['event'] & string>(
  event: E,
  facts: G['event'][E],
  secret?: G['seat'],
) => void;

/**
 * A fact that the player may set by hand, with its bounds as they are now. The value of an unknown one only stands in
 * for what nobody has told yet; setting it to that very value tells it.
 */
export type Fact<G extends Spec> =
  | {
      readonly id: G['fact'];
      readonly kind: 'number';
      readonly value: number;
      readonly min: number;
      readonly max: number;
      readonly unknown?: boolean;
    }
  | {
      readonly id: G['fact'];
      readonly kind: 'choice';
      readonly value: string;
      readonly choices: readonly string[];
      readonly unknown?: boolean;
    };

/** The id of a rule, or of several, the one that decides most first. */
export type RuleIds<R extends string = string> = R | readonly R[];

/** A rule text in the dictionaries: the clauses it renders and, for a ruling, the options that switch it. */
export interface Rule {
  readonly clauses: readonly string[];
  readonly options?: readonly string[];
}

/** Which rules stand behind an ask or an event. */
export interface Why<G extends Spec> {
  readonly asks: Readonly<Record<G['ask'], RuleIds<G['rule']>>>;
  readonly events: Readonly<Partial<Record<keyof G['event'] & string, RuleIds<G['rule']>>>>;
  /** Of the rules behind an event, those that its facts do not rule out; all of them where it is left out. */
  readonly byFacts?: {
    readonly [E in keyof G['event'] & string]?: { rules(facts: G['event'][E]): RuleIds<G['rule']> }['rules'];
  };
  readonly rules: Readonly<Record<G['rule'], Rule>>;
}

/** What only simulations and forecasts ask; play needs none of it. */
export interface Lab<G extends Spec> {
  readonly measures: Readonly<Record<G['measure'], Measure<G>>>;
  /** What lies ahead, where there is more to say than the odds of the next draw. */
  readonly outlook?: Outlook<G['view']>;
  /** Endings that these settings leave open; all of them where this is left out. */
  endings?(options: OptionsOf<G['options']>): readonly G['outcome'][];
  /**
   * The stand-in for the player's table in simulations: its answer at a table node, or undefined for a uniform one.
   * One that never calls `int` keeps exact measures exact.
   */
  standIn?(state: Readonly<G['state']>, int: (n: number) => number): G['move'] | undefined;
}

/** How journals write a position down. What earlier versions wrote must stay readable, whatever the state becomes. */
export interface Stored<G extends Spec> {
  /** Plain data without the options. */
  write(state: Readonly<G['state']>): object;
  /**
   * Reads what `write` gave, now or in an earlier version, and fills in fields that are new since then. Of something
   * else it may throw, or `check` does. A position that lacks a field of a new game's is never taken over.
   */
  read(stored: object, options: OptionsOf<G['options']>): G['state'];
}

export interface Game<G extends Spec> {
  readonly id: string;
  /** Raised when an old journal would replay to something else. */
  readonly version: number;
  readonly options: G['options'];
  /** Named sets of options. Where nobody chooses one, the declared defaults hold, in the app and in the terminal. */
  readonly presets: Readonly<Record<G['preset'], Partial<OptionsOf<G['options']>>>>;
  readonly why: Why<G>;
  readonly lab: Lab<G>;
  /** In the order of `scores`. */
  seats(options: OptionsOf<G['options']>): readonly G['seat'][];
  /** False where the app only helps at the table: nobody takes a seat, and no bot can play. */
  seated(options: OptionsOf<G['options']>): boolean;
  /** What no single option's bounds can say: the name of a problem (a word in the dictionaries), or undefined. */
  refuse(options: OptionsOf<G['options']>): G['refusal'] | undefined;
  /** Deterministic: a random set-up is a chance node. */
  setup(options: OptionsOf<G['options']>): G['state'];
  /** Where the game stands; what it does not list is illegal. Writes nothing. */
  node(state: Readonly<G['state']>): Node<G>;
  /** What dice decide; every other chance is a draw from a cup, a pile or a deck. */
  readonly rolls: readonly G['ask'][];
  /** The dice of the chance node that stands, where it is a roll whose faces are not the moves themselves. */
  hand(view: G['view']): Hand<G['move']> | undefined;
  /** In place; trusts the caller. `text` is what the player wrote with an aside. */
  apply(state: G['state'], move: G['move'] | G['aside'], log?: Log<G>, text?: string): void;
  /** Shares nothing but `options`; only for search and peeking, plain play never needs it. */
  clone(state: Readonly<G['state']>): G['state'];
  /** Used by checkpoints alone; the state itself, unless the game says otherwise. */
  readonly stored: Stored<G>;
  /** Where nothing is hidden: the state itself. */
  view(state: Readonly<G['state']>, seat: G['seat']): G['view'];
  /** Redraws what the seat cannot know; does nothing where nothing decided is hidden. */
  determinize(state: G['state'], seat: G['seat'], int: (n: number) => number): void;
  /** Invariants: throws where one is broken. After every move in tests, and on positions that come from outside. */
  check(state: Readonly<G['state']>): void;
  /** What a player may well try here and can't do, each with the reason; never a move that the node lists. */
  ruledOut(view: Readonly<G['view']>): readonly RuledOut<G>[];
  /** What the player may do here besides the node's moves. */
  asides(state: Readonly<G['state']>): readonly G['aside'][];
  /** What the player may set by hand here. */
  facts(state: Readonly<G['state']>): readonly Fact<G>[];
  /** Sets a fact within its bounds, and restores whatever depends on it, so that `check` still holds. */
  adjust(state: G['state'], fact: G['fact'], value: number | string, log?: Log<G>): void;
  /**
   * Names the turn, round or phase that is under way, at each of its steps; '' before the first and after the end.
   * Where the name changes a turn starts: checkpoints and bookmarks go there.
   */
  turn(state: Readonly<G['state']>): string;
  /** What lies on the table. */
  scene(view: G['view']): Scene;
}

/** The rules behind an ask or an event as a list; none where nothing is named. */
export function ruleIds(named: RuleIds | undefined): readonly string[] {
  return named === undefined ? [] : typeof named === 'string' ? [named] : named;
}

/** The rules behind an event as it was told. */
export function rulesTold<G extends Spec, E extends keyof G['event'] & string>(
  { events, byFacts }: Why<G>,
  event: E,
  facts: G['event'][E],
): readonly string[] {
  return ruleIds(byFacts?.[event]?.(facts) ?? events[event]);
}

const NO_RANGES: readonly Range[] = [];

/** A decision of one seat among listed moves, and numbers in ranges. */
export function decide<G extends Spec>(
  ask: G['ask'],
  seat: G['seat'],
  moves: readonly G['move'][],
  ranges: readonly Range[] = NO_RANGES,
): Decision<G> {
  return { kind: 'decision', ask, seat, moves, ranges };
}

/** A fact or confirmation that only the player's table can give. */
export function table<G extends Spec>(
  ask: G['ask'],
  moves: readonly G['move'][],
  ranges: readonly Range[] = NO_RANGES,
): Table<G> {
  return { kind: 'table', ask, moves, ranges };
}

/** A weight of 0 drops the outcome, so callers can write down the whole table; none left is an error. */
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

/** `arg` of `verb:arg`, '' where there is none. */
export function arg(move: string): string {
  const colon = move.indexOf(':');
  return colon < 0 ? '' : move.slice(colon + 1);
}

/** The number of `verb:7`. */
export function num(move: string): number {
  return Number(arg(move));
}

const WHOLE = /^(0|-?[1-9]\d{0,8})$/;

/** Is the move one of the node's, by its list or by a range? */
export function legal<G extends Spec>(node: Node<G>, move: string): move is G['move'] {
  if (node.kind === 'end') return false;
  if ((node.moves as readonly string[]).includes(move)) return true;
  if (node.kind === 'chance') return false;
  const n = arg(move);
  return (
    WHOLE.test(n) &&
    node.ranges.some(
      (r) => r.verb === verb(move) && +n >= r.min && +n <= r.max && (+n - r.min) % r.step === 0,
    )
  );
}

/** How many values a walk is willing to try in one range. */
export const RANGE_LIMIT = 64;

/** How many values a range has. */
export function size(r: Range): number {
  return Math.floor((r.max - r.min) / r.step) + 1;
}

/** A range together with the moves of its verb that are listed right before or after it: all numbers that may be typed. */
export function withListed<G extends Spec>(
  node: Decision<G> | Table<G>,
  { verb, min, max, step }: Range,
): Range {
  const listed: readonly string[] = node.moves;
  let [from, to] = [min, max];
  while (listed.includes(`${verb}:${from - step}`)) from -= step;
  while (listed.includes(`${verb}:${to + step}`)) to += step;
  return { verb, min: from, max: to, step };
}

/** Every move of a node that has choices, its ranges written out. */
export function listed<G extends Spec>(node: Decision<G> | Table<G> | Chance<G>): readonly G['move'][] {
  if (node.kind === 'chance' || node.ranges.length === 0) return node.moves;
  const moves: string[] = [...node.moves];
  for (const r of node.ranges) {
    if (size(r) > RANGE_LIMIT) throw new Error(`'${node.ask}' has too many values of '${r.verb}' to list`);
    for (let n = r.min; n <= r.max; n += r.step) moves.push(`${r.verb}:${n}`);
  }
  return moves;
}

/** A draw with one outcome: the app plays it by itself and uses no random number. */
export function certain<G extends Spec>(node: Node<G>): boolean {
  return node.kind === 'chance' && node.moves.length === 1;
}

/** The position in memory as text, without the options: equal texts mean equal positions. */
export function stateKey(state: { readonly options: object }): string {
  const { options: _, ...position } = state;
  return JSON.stringify(position);
}
