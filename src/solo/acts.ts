/** Walks over what a plan carries out, everything but its asides. */
import type { Act, Branch, Plan, Step } from './plan.ts';

const WAITING: readonly Act['do'][] = [
  'confirm',
  'ask',
  'pick',
  'choose',
  'roll',
  'rollOn',
  'draw',
  'refill',
];

/** Whether the game waits there, for a person, dice or cards. */
export const waits = (act: Act): boolean => WAITING.includes(act.do);

/** Gets the phrases of a step, or of a branch, cell or effect: their sentence is told before them. */
type SeePhrases = (id: string, acts: readonly Act[], told: boolean) => void;
/** Gets each act, with the step, branch, cell or effect that it stands under. */
type SeeAct = (id: string, act: Act) => void;

export function eachPhrases(plan: Plan, see: SeePhrases): void {
  for (const { steps } of plan.procedures) inSteps(steps, see);
  for (const { cells } of plan.tables) inBranches(cells, see);
  for (const effects of Object.values(plan.effects)) inBranches(effects, see);
}

export function eachActOf(plan: Plan, see: SeeAct): void {
  eachPhrases(plan, oneByOne(see));
}

export function eachStep(steps: readonly Step[], see: SeeAct): void {
  inSteps(steps, oneByOne(see));
}

export function eachBranch(branches: readonly Branch[], see: SeeAct): void {
  inBranches(branches, oneByOne(see));
}

/** Every branch, cell and effect. */
export function branchesIn(plan: Plan): readonly Branch[] {
  const found = [...plan.tables.flatMap(({ cells }) => cells), ...Object.values(plan.effects).flat()];
  eachActOf(plan, (_, act) => {
    if ('branches' in act) found.push(...act.branches);
  });
  return found;
}

/** Every step, and every branch under them. */
export function inSteps(steps: readonly Step[], see: SeePhrases): void {
  for (const { id, does } of steps) inActs(id, does, false, see);
}

export function inBranches(branches: readonly Branch[], see: SeePhrases): void {
  for (const { id, does, steps } of branches) {
    inActs(id, does, true, see);
    inSteps(steps, see);
  }
}

function inActs(id: string, acts: readonly Act[], told: boolean, see: SeePhrases): void {
  see(id, acts, told);
  for (const act of acts) {
    if (!('branches' in act)) continue;
    inBranches(act.branches, see);
    inSteps(act.steps, see);
  }
}

function oneByOne(see: SeeAct): SeePhrases {
  return (id, acts) => {
    for (const act of acts) see(id, act);
  };
}
