/**
 * A measure counts reported events by row and outcome, from a declared start to a declared stop. The same declaration
 * gives exact fractions (exact.ts) and sampled counts (lab).
 */
import type { OptionDecl, OptionDecls, OptionsOf } from '../options.ts';
import type { Log, Spec } from '../spec.ts';

/** The row and outcome that a count belongs to. */
export type Bucket = readonly [key: string, outcome: string];

/** The values of a measure's parameters. */
export type Given<With extends OptionDecls> = OptionDecls extends With
  ? Readonly<Record<string, unknown>>
  : OptionsOf<With>;

interface Common<G extends Spec, With extends OptionDecls> {
  /** Parameters for `--with k=v`, declared like options. */
  readonly with?: OptionDecls;
  /** The same, if the options restrict them. */
  within?(options: OptionsOf<G['options']>): { readonly [K in keyof With]: OptionDecl };
  /** Where it begins, if not at set-up: a part of the game, such as one side's Turn. */
  start?(options: OptionsOf<G['options']>, given: Given<With>): G['state'];
  /** Plays what the part decides automatically after every move, up to the next draw or its end. */
  onward?(state: G['state'], log: Log<G>): void;
  /** Where that part ends, if not at the game's end. */
  stop?(state: Readonly<G['state']>): boolean;
  /** The rows and outcomes in display order, including those that never come up. */
  rows(
    options: OptionsOf<G['options']>,
    given: Given<With>,
  ): readonly { readonly key: string; readonly outcomes: readonly string[] }[];
}

/** Each of these events counts for a bucket, as often as it comes. A row shows shares of all that was counted in it. */
export interface Counting<G extends Spec, With extends OptionDecls = OptionDecls> extends Common<G, With> {
  readonly kind: 'counting';
  readonly count: {
    readonly [E in keyof G['event'] & string]?: {
      count(facts: G['event'][E]): Bucket | undefined;
    }['count'];
  };
}

/** A short text remembers what happened in a run; at the end it determines the run's bucket. */
export interface Remembering<G extends Spec, With extends OptionDecls = OptionDecls> extends Common<G, With> {
  readonly kind: 'remembering';
  readonly first: string;
  /** The memory after an event; other events don't change it. */
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

/** A run's memory after an event. */
export function memoryAfter<G extends Spec, E extends keyof G['event'] & string>(
  measure: Remembering<G>,
  memory: string,
  event: E,
  facts: G['event'][E],
): string {
  return measure.next[event]?.(memory, facts) ?? memory;
}

export const isNumber = (outcome: string): boolean => /^-?\d+$/.test(outcome);

/** Outcomes, each with what it has, as they're shown. Numbers ascend: as keys of an object, those below 0 come last. */
export function inOrder<T>(outcomes: readonly (readonly [string, T])[]): readonly (readonly [string, T])[] {
  const numbers = outcomes.every(([outcome]) => isNumber(outcome));
  return numbers ? outcomes.toSorted(([a], [b]) => Number(a) - Number(b)) : outcomes;
}

/** A measure along one run after another. */
export interface Follower<G extends Spec> {
  begin(): void;
  /** Receives the events of the run. */
  readonly log: Log<G>;
  end(): void;
}

/** `take` gets a bucket for each event that counts, or at the end of the run the one that its memory determines. */
export function follow<G extends Spec>(measure: Measure<G>, take: (bucket: Bucket) => void): Follower<G> {
  if (measure.kind === 'counting')
    return {
      begin() {},
      log(event, facts) {
        const bucket = counted(measure, event, facts);
        if (bucket) take(bucket);
      },
      end() {},
    };
  let memory = measure.first;
  return {
    begin() {
      memory = measure.first;
    },
    log(event, facts) {
      memory = memoryAfter(measure, memory, event, facts);
    },
    end: () => take(measure.bucket(memory)),
  };
}
