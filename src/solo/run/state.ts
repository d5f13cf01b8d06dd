/** What exists in a game that was made from a file. */
import type { FactSet } from '../../kernel/facts.ts';
import type { AnySpec } from '../../kernel/game.ts';
import type { Plan } from '../plan.ts';
import type { Stack } from './deck.ts';
import { newStack } from './deck.ts';
import { value } from './value.ts';

export interface State {
  readonly options: Readonly<Record<string, unknown>>;
  /** The instruction that waits. Journals name its step instead. */
  at: number;
  /** The values of pieces, then of names. */
  v: number[];
  /** Decks whose order matters. */
  stacks: Stack[];
}

/** What is told about a step. */
export interface Told {
  /** The values in its sentence, in the order of `spoken`. */
  readonly x?: readonly number[];
  /** What was rolled, drawn, chosen or told: the argument of the move. */
  readonly got?: string;
  /** What measures count here: row and outcome by measure. */
  readonly counted?: Readonly<Record<string, readonly [row: string, outcome: string]>>;
}

export interface Solo extends AnySpec {
  state: State;
  view: State;
  seat: 'player';
  event: Record<string, Told> & { set: FactSet<string> };
}

/** The settings as numbers, in the order of the file. */
export function settingsOf(plan: Plan, options: State['options']): readonly number[] {
  return plan.settings.map(({ id, kind, list }) => {
    const given = options[id];
    return kind === 'choice' ? (plan.lists[list as number]?.ids.indexOf(String(given)) ?? 0) : Number(given);
  });
}

/** The table before the first step. */
export function fresh(plan: Plan, options: State['options'], slots: number): State {
  const settings = settingsOf(plan, options);
  // Filled one by one: an array made with its length would count as one with holes, which is slower to read.
  const v: number[] = [];
  while (v.length < slots) v.push(0);
  const stacks: Stack[] = [];
  for (const { base, start, stack, counts, layers } of plan.pieces) {
    start.forEach((e, i) => {
      v[base + i] = value(e, settings)(v);
    });
    if (stack !== undefined) stacks[stack] = newStack(counts ?? [], layers);
  }
  return { options, at: 0, v, stacks };
}
