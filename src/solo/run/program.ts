/** The code of a game for one choice of settings, ready to run. */
import type { Act, Plan } from '../plan.ts';
import { Assembler, endKey } from './assemble.ts';
import { type Instruction, type Label, link, type SoloLog, type Waiting } from './code.ts';
import { deadAt } from './liveness.ts';
import { spoken } from './spoken.ts';
import { type State, settingsOf } from './state.ts';
import { reads, value } from './value.ts';
import type { Watch } from './watch.ts';

type Question = Extract<Instruction, { is: 'wait' }>;

export interface Program {
  /** How many values a position has. */
  readonly slots: number;
  /** Names of the values after the plan's own. */
  readonly extra: readonly string[];
  /** The question at each place. */
  readonly asked: readonly (Waiting | undefined)[];
  stepAt(at: number): string;
  /** How journals call the place, and back. */
  keyAt(at: number): string;
  placeOf(key: string): number | undefined;
  /** The values in a sentence now. */
  spokenAt(id: string, s: Readonly<State>): readonly number[];
  /** Carries out a move, up to the next question. */
  play(s: State, move: string, log?: SoloLog): void;
  /** Runs from a place to the next question. */
  run(s: State, from: Label, log?: SoloLog): void;
  /** Changes outside the game's own order; then the game settles at its question, unless it hasn't begun. */
  change(acts: readonly Act[], id: string, begun: boolean): (s: State, log?: SoloLog) => void;
}

const START: Label = { pc: 0 };

export function programOf(plan: Plan, options: State['options'], watch?: Watch): Program {
  const settings = settingsOf(plan, options);
  const assembler = new Assembler(plan, settings, watch);
  assembler.game();
  const { code } = assembler.out;
  const slots = plan.slots + assembler.extra.length;
  const { told, quiet } = link(code);
  const dead = deadAt(code, plan.fixed, slots, everywhere(plan));
  const waits = code.map((i) => (i.is === 'wait' ? i : undefined));
  const places = new Map(code.flatMap((i, pc) => (i.is === 'wait' ? [[i.key, pc] as const] : [])));
  const questionAt = (at: number): Question => {
    const found = waits[at];
    if (!found) throw new Error(`no step waits at ${at}`);
    return found;
  };
  const asked = waits.map((w) => w?.wait);
  const run = (s: State, from: Label, log?: SoloLog): void => {
    const runs = log ? told : quiet;
    let { pc } = from;
    for (;;) {
      const go = runs[pc];
      if (go) {
        pc = go(s, log);
        continue;
      }
      const wait = asked[pc] as Waiting;
      const on = wait.skip ? wait.skip(s, log) : undefined;
      if (on) {
        pc = on.pc;
        continue;
      }
      s.at = pc;
      const forgotten = dead[pc] as readonly number[];
      for (let i = 0; i < forgotten.length; i++) s.v[forgotten[i] as number] = 0;
      return;
    }
  };
  return {
    slots,
    extra: assembler.extra,
    asked,
    stepAt: (at) => questionAt(at).step,
    keyAt: (at) => questionAt(at).key,
    placeOf: (key) => places.get(key),
    spokenAt: (id, s) => spoken(plan, id).map((e) => value(e, settings)(s.v)),
    play(s, move, log) {
      const { straight, play } = asked[s.at] as Waiting;
      run(s, straight && !log ? straight : play(s, move, log), log);
    },
    run,
    change(acts, id, begun) {
      const assembler = new Assembler(plan, settings, watch);
      assembler.changes(acts, id);
      const ends = acts.find((act) => act.do === 'end');
      const endsAt = ends && places.get(endKey(plan, ends.ending));
      return (s, log) => {
        for (const i of assembler.out.code) {
          if (i.is === 'effect') i.run(s);
          if (i.is === 'tell' && log) i.run(s, log);
        }
        if (endsAt !== undefined) s.at = endsAt;
        else if (begun) run(s, { pc: s.at }, log);
      };
    },
  };
}

export { START };

/** Read at any time: by asides, and for the turn. */
function everywhere(plan: Plan): ReadonlySet<number> {
  const found = new Set<number>();
  if (plan.turn) found.add(plan.turn.slot);
  const visit = (value: unknown): void => {
    if (!Array.isArray(value)) {
      if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) visit(inner);
      return;
    }
    if (value[0] === 'v') reads(value as never, found);
    for (const inner of value) visit(inner);
  };
  visit(plan.asides);
  for (const { sentences } of plan.translations) for (const { id } of plan.asides) visit(sentences[id]);
  return found;
}
