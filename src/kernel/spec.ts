/** What exists in a game, as types: its author lists them once, and everything else follows from them. */
import type { OptionDecls } from './options.ts';

/** Everything a game declares about itself, as types. */
export interface Spec {
  /** The option declarations, `typeof options`; the resolved values are `OptionsOf` of it. */
  options: OptionDecls;
  /**
   * The whole position as JSON data: no generator, no class, no text. `options` is the resolved set; every state of a
   * game shares it and never writes to it, and keys, checkpoints and clones leave it out.
   */
  state: { readonly options: object };
  /** What one seat may know (the state's type if nothing is hidden). */
  view: object;
  /** Who can decide; in a solitaire system often just 'player'. */
  seat: string;
  /** What a node asks for: a prompt in the dictionaries, a panel in the app. */
  ask: string;
  /** The notation of every move: `verb` or `verb:arg`. Letters, digits, `-`, `.`, `,`, `+` and `:` only. */
  move: string;
  /** What the player may do at any node; same notation, same `apply`, never among a node's moves. */
  aside: string;
  /** What the log can report: name -> facts (JSON values). A game with adjustable facts has `set: FactSet`. */
  event: object;
  /** Why a move that a player may well try isn't possible: name -> facts (JSON values). */
  ruledOut: object;
  /** How it can end. */
  outcome: string;
  /** Facts that the player may adjust. */
  fact: string;
  /** Rule texts, often `keyof typeof rules`. Dictionaries have a text for each of these and of the next three. */
  rule: string;
  /** Named sets of options. */
  preset: string;
  /** What simulations count; `never` if nothing. */
  measure: string;
  /** What `refuse` can return; `never` if every set of options is allowed. */
  refusal: string;
  /** Verbs of moves and asides that sometimes report no event: dictionaries have a sentence of the story for each. */
  silent: string;
}

/** A spec with defaults: one player who sees everything, nothing to adjust, nothing counted. */
export type SpecOf<Given extends Pick<Spec, Stated> & Partial<Spec>> = Given &
  Omit<Unstated<Given>, keyof Given>;
type Stated = 'options' | 'state' | 'ask' | 'move' | 'event' | 'outcome' | 'rule';
interface Unstated<Given extends Pick<Spec, 'state'>> {
  view: Given['state'];
  seat: 'player';
  aside: never;
  ruledOut: Record<never, never>;
  fact: never;
  preset: never;
  measure: never;
  refusal: never;
  silent: never;
}

/** Any game, for code that works with all of them: app, terminal, lab. */
export interface AnySpec extends Spec {
  event: Record<string, object>;
  ruledOut: Record<string, object>;
}

/** Something that the rules reported, with its facts. */
export type Told<G extends Spec> = {
  [E in keyof G['event'] & string]: { readonly event: E; readonly facts: G['event'][E] };
}[keyof G['event'] & string];

/** Simulations pass no log, so call it as `log?.(…)`: then the facts aren't even built. */
export type Log<G extends Spec> = <E extends keyof G['event'] & string>(
  event: E,
  facts: G['event'][E],
  secret?: G['seat'],
) => void;
