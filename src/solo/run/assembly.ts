/** What the verbs need of the assembler that writes them out. */
import type { Branch, Expr, Kinds, Piece, Plan, Step, Type } from '../plan.ts';
import type { Emitter, Label, Wait } from './code.ts';
import type { State, Told } from './state.ts';
import type { Value } from './value.ts';
import type { Watch } from './watch.ts';

export interface Teller {
  told(s: Readonly<State>, got?: string): Told;
  readonly uses: readonly Expr[];
}

/** What is under a verb. */
export interface Following {
  readonly branches: readonly Branch[];
  readonly steps: readonly Step[];
}

export interface Assembly {
  readonly plan: Plan;
  readonly watch: Watch | undefined;
  readonly out: Emitter;
  piece(n: number): Piece;
  /** The members of a list; the kinds of a cup, a deck or counters. */
  list(t: Type | undefined): Kinds;
  value(e: Expr): Value;
  fold(e: Expr): Expr;
  /** A value of the program's own, with a name for journals. */
  slot(name: string): number;
  wait(
    id: string,
    wait: Wait,
    next: readonly Label[],
    uses: readonly Expr[],
    defines?: readonly number[],
  ): void;
  steps(steps: readonly Step[]): void;
  /** What is told about a step: the values in its sentences, and what measures want to know. */
  teller(id: string, question?: string): Teller;
  /** One branch after another; each continues at `out`. */
  branches(branches: readonly Branch[], labels: readonly Label[], out: Label): void;
  /** The branch for what is in a slot, then the steps. */
  following(under: Following, slot: number): void;
  /** What `write` writes may leave the loop for `out`. */
  loop(out: Label, write: () => void): void;
  /** Runs `write` as a part of this step: its questions have the step's id on their way. */
  inside(id: string, write: () => void): void;
  /** What a drawn card does. */
  effects(piece: number, id: string, card: number): void;
  /** A switch to the branch that `which` names; -1 is none. */
  select(branches: readonly Branch[], which: Value, uses: readonly Expr[]): void;
}
