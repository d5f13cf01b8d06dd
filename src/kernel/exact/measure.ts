/**
 * What is worth knowing about a game. A measure counts reported events into rows and outcomes, from a declared
 * start to a declared stop. The same declaration gives exact fractions (exact.ts) and sampled counts (lab).
 */
import type { Log, Spec } from '../game.ts';
import type { OptionDecls, OptionsOf } from '../options.ts';

/** Row and outcome that something is counted under. */
export type Bucket = readonly [key: string, outcome: string];

interface Common<G extends Spec> {
  /** What can be set with `--with k=v`; declared like options. */
  readonly with?: OptionDecls;
  /** The same, where the options leave less of it. */
  within?(options: OptionsOf<G['options']>): OptionDecls;
  /** Where it begins, if not at the set-up: a part of the game, such as one side's Turn. */
  start?(options: OptionsOf<G['options']>, given: Readonly<Record<string, unknown>>): G['state'];
  /** Plays what the part decides by itself, after every move: up to the next draw, or to where it is over. */
  onward?(state: G['state'], log: Log<G>): void;
  /** Where that part is over, if not at the game's end. */
  stop?(state: Readonly<G['state']>): boolean;
  /** The rows and outcomes in the order to show them, also those that never come up. */
  rows(
    options: OptionsOf<G['options']>,
    given: Readonly<Record<string, unknown>>,
  ): readonly { readonly key: string; readonly outcomes: readonly string[] }[];
}

/** Each event that is named here adds its chance to a bucket: right where a row's event comes exactly once in a run. */
export interface Counting<G extends Spec> extends Common<G> {
  readonly kind: 'counting';
  readonly count: {
    readonly [E in keyof G['event'] & string]?: {
      count(facts: G['event'][E]): Bucket | undefined;
    }['count'];
  };
}

/** A short text remembers what a run has met so far; at the end it names the bucket of the whole run. */
export interface Remembering<G extends Spec> extends Common<G> {
  readonly kind: 'remembering';
  readonly first: string;
  /** What is remembered after an event; one that isn't named here changes nothing. */
  readonly next: {
    readonly [E in keyof G['event'] & string]?: {
      next(memory: string, facts: G['event'][E]): string;
    }['next'];
  };
  bucket(memory: string): Bucket;
}

export type Measure<G extends Spec> = Counting<G> | Remembering<G>;

/** The bucket that an event adds to, if any. */
export function counted<G extends Spec, E extends keyof G['event'] & string>(
  measure: Counting<G>,
  event: E,
  facts: G['event'][E],
): Bucket | undefined {
  return measure.count[event]?.(facts);
}

/** What a run remembers after an event. */
export function memoryAfter<G extends Spec, E extends keyof G['event'] & string>(
  measure: Remembering<G>,
  memory: string,
  event: E,
  facts: G['event'][E],
): string {
  return measure.next[event]?.(memory, facts) ?? memory;
}
