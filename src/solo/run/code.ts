/** Instructions in a row, and how they become closures that run from one question to the next. */
import type { Chance, Decision, End, Hand, Log, Proposal, Table } from '../../kernel/game.ts';
import { MOST_CODE } from '../limits.ts';
import type { Expr } from '../plan.ts';
import type { Solo, State } from './state.ts';
import { reads, type Value } from './value.ts';

export type SoloLog = Log<Solo>;
export type SoloNode = Decision<Solo> | Chance<Solo> | Table<Solo> | End<Solo>;

/** A place in the code; known when everything is written out. */
export interface Label {
  pc: number;
}

export const label = (): Label => ({ pc: 0 });

/** Where the game waits for a person, dice, cards, or for good. */
export interface Waiting {
  /** The name of the question; '' at the end. */
  readonly ask: string;
  readonly node: (s: Readonly<State>) => SoloNode;
  /** Its node, if that is the same in every position. */
  readonly fixed: SoloNode | undefined;
  /** Where it continues, if a move only has to be told. */
  readonly straight: Label | undefined;
  /** Carries out a move; returns where it continues. */
  readonly play: (s: State, move: string, log?: SoloLog) => Label;
  /** Where it continues if there is nothing to wait for. */
  readonly skip: ((s: State, log?: SoloLog) => Label | undefined) | undefined;
  /** What a simulation answers. */
  readonly standIn: ((s: Readonly<State>, int: (n: number) => number) => string | undefined) | undefined;
  readonly proposal: ((s: Readonly<State>) => Proposal<string> | undefined) | undefined;
  readonly hand: ((s: Readonly<State>) => Hand<string> | undefined) | undefined;
}
export type Wait = Pick<Waiting, 'ask' | 'node' | 'play'> & { readonly [K in keyof Waiting]?: Waiting[K] };

export type Instruction = (
  | { readonly is: 'effect'; readonly run: (s: State) => void }
  | { readonly is: 'tell'; readonly run: (s: State, log: SoloLog) => void }
  | { readonly is: 'jump' }
  | { readonly is: 'switch'; readonly run: Value }
  /** The end of a loop: on to its next round, one higher, or out of it after the last. */
  | { readonly is: 'again'; readonly slot: number; readonly last: number }
  | { readonly is: 'wait'; readonly wait: Waiting; readonly key: string; readonly step: string }
) & {
  /** Where it may continue: the next instruction, a target, or the targets of a switch. */
  readonly next: readonly Label[];
  readonly uses: ReadonlySet<number>;
  readonly defines: ReadonlySet<number>;
};

/** Too many instructions for a file; the compiler has warned before. */
class TooMuchCode extends Error {}

export class Emitter {
  readonly code: Instruction[] = [];

  here(label: Label): void {
    label.pc = this.code.length;
  }

  /** The place after the next instruction. */
  following(): Label {
    return { pc: this.code.length + 1 };
  }

  effect(run: (s: State) => void, uses: readonly Expr[] = [], defines: readonly number[] = []): void {
    this.push({ is: 'effect', run, next: [this.following()], uses: slots(uses), defines: new Set(defines) });
  }

  tell(run: (s: State, log: SoloLog) => void, uses: readonly Expr[]): void {
    this.push({ is: 'tell', run, next: [this.following()], uses: slots(uses), defines: NONE });
  }

  jump(to: Label): void {
    this.push({ is: 'jump', next: [to], uses: NONE, defines: NONE });
  }

  switch(run: Value, to: readonly Label[], uses: readonly Expr[], defines: readonly number[] = []): void {
    this.push({ is: 'switch', run, next: to, uses: slots(uses), defines: new Set(defines) });
  }

  /** `out` if the value is the last one already; otherwise it becomes one higher, and `top` is next. */
  again(slot: number, last: number, out: Label, top: Label): void {
    const uses = new Set([slot]);
    this.push({ is: 'again', slot, last, next: [out, top], uses, defines: NONE });
  }

  wait(
    wait: Wait,
    key: string,
    step: string,
    next: readonly Label[],
    uses: readonly Expr[],
    defines: readonly number[] = [],
  ): void {
    // All of one shape, because every step of a game looks at one of them.
    const { ask, node, fixed, straight, play, skip, standIn, proposal, hand } = wait;
    const whole: Waiting = { ask, node, fixed, straight, play, skip, standIn, proposal, hand };
    this.push({ is: 'wait', wait: whole, key, step, next, uses: slots(uses), defines: new Set(defines) });
  }

  private push(instruction: Instruction): void {
    if (this.code.length >= 2 * MOST_CODE) throw new TooMuchCode();
    this.code.push(instruction);
  }
}

const NONE: ReadonlySet<number> = new Set();

function slots(uses: readonly Expr[]): ReadonlySet<number> {
  if (uses.length === 0) return NONE;
  const found = new Set<number>();
  for (const e of uses) reads(e, found);
  return found;
}

/** Runs from a place to the next one: a question, or the target of a switch. */
type Run = (s: State, log?: SoloLog) => number;

export interface Linked {
  /** By place; undefined where the game waits. */
  readonly told: readonly (Run | undefined)[];
  readonly quiet: readonly (Run | undefined)[];
}

/** Joins effects that follow each other, so that only questions and switches cost a step. */
export function link(code: readonly Instruction[]): Linked {
  const end = (pc: number): number => {
    let at = pc;
    while (code[at]?.is === 'jump') at = code[at]?.next[0]?.pc ?? at;
    return at;
  };
  const runAt = (pc: number, tells: boolean): Run | undefined => {
    const parts: Part[] = [];
    for (let at = end(pc); ; at = end(at + 1)) {
      const here = code[at] as Instruction;
      if (here.is === 'effect' || here.is === 'tell') {
        if (here.is === 'effect' || tells) parts.push(here.run);
        continue;
      }
      if (here.is === 'wait') return parts.length === 0 && at === pc ? undefined : sequence(parts, at);
      if (here.is === 'jump') continue;
      const to = here.next.map(({ pc: target }) => end(target));
      const go = here.is === 'again' ? again(here, to) : branching(here.run, to);
      return parts.length === 0 ? go : after(parts, go);
    }
  };
  const entered = entries(code);
  const all = (tells: boolean) => code.map((_, pc) => (entered.has(pc) ? runAt(pc, tells) : undefined));
  return { told: all(true), quiet: all(false) };
}

/** Places that something continues at. */
function entries(code: readonly Instruction[]): Set<number> {
  const found = new Set([0]);
  for (const { is, next } of code)
    if (is !== 'effect' && is !== 'tell')
      for (const { pc } of next) {
        let at = pc;
        found.add(at);
        while (code[at]?.is === 'jump') at = code[at]?.next[0]?.pc ?? at;
        found.add(at);
      }
  return found;
}

type Part = (s: State, log: SoloLog) => void;

/** Several parts as one, without a loop over them. */
function joined(parts: readonly Part[]): Part {
  const [a, b, c, ...more] = parts as [Part, Part, Part, ...Part[]];
  if (!b) return a;
  if (!c)
    return (s, log) => {
      a(s, log);
      b(s, log);
    };
  const rest = more.length === 0 ? c : joined([c, ...more]);
  return (s, log) => {
    a(s, log);
    b(s, log);
    rest(s, log);
  };
}

function sequence(parts: readonly Part[], to: number): Run {
  if (parts.length === 0) return () => to;
  const all = joined(parts);
  return (s, log) => {
    all(s, log as SoloLog);
    return to;
  };
}

/** A part or two, then what is next. */
function after([a, ...rest]: readonly Part[], go: Run): Run {
  const first = a as Part;
  if (rest.length === 0)
    return (s, log) => {
      first(s, log as SoloLog);
      return go(s, log);
    };
  const second = joined(rest);
  return (s, log) => {
    first(s, log as SoloLog);
    second(s, log as SoloLog);
    return go(s, log);
  };
}

function branching(which: Value, to: readonly number[]): Run {
  const [no, yes] = to as [number, number];
  return to.length === 2 ? (s) => (which(s.v) === 0 ? no : yes) : (s) => to[which(s.v)] as number;
}

function again({ slot, last }: { readonly slot: number; readonly last: number }, to: readonly number[]): Run {
  const [out, top] = to as [number, number];
  return ({ v }) => {
    const n = v[slot] as number;
    if (n >= last) return out;
    v[slot] = n + 1;
    return top;
  };
}
