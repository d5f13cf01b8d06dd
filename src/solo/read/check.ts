/** What can only be checked when the whole file is known: that everything ends, and how large it becomes. */
import { at } from '../../kernel/at.ts';
import { eachActOf, eachStep, waits } from '../acts.ts';
import type { Plan } from '../plan.ts';
import { Problem } from '../problem.ts';
import { Ends } from './ends.ts';
import { hints } from './hints.ts';
import { tooLarge } from './size.ts';
import { recursion } from './units.ts';
import type { World } from './world.ts';
import { Writes } from './writes.ts';

export function checkPlan(plan: Plan, world: World): void {
  const { problems } = world;
  const again = recursion(plan, world.calls);
  // What follows goes from one unit to the next until it comes to the last.
  if (again) {
    problems.push(again);
    return;
  }
  problems.push(
    ...hopeful(plan, world),
    ...endless(plan, world),
    ...counters(plan, world),
    ...stops(plan, world),
  );
  const large = problems.length === 0 ? tooLarge(plan, world) : undefined;
  if (large) problems.push(large);
  if (problems.length === 0) world.hints.push(...hints(plan, world));
}

/** Draws that may find nothing, and have no branch for it. */
function hopeful({ pieces }: Plan, { hopeful: draws, emptied }: World): Problem[] {
  return draws.flatMap(({ piece, at: there, name }) => {
    const { start } = at(pieces, piece);
    const filled = start.some((e) => e[0] !== 'n' || e[1] > 0);
    return filled && !emptied.has(piece) ? [] : [new Problem(there, 'emptyBranch', { name })];
  });
}

/** The game comes to an ending on every way. */
function endless(plan: Plan, { offsets, calls, names }: World): Problem[] {
  const [main] = plan.procedures;
  if (!main || !new Ends(plan).runsOut()) return [];
  const other = plan.procedures.find((_, n) => n > 0 && !calls.some(({ to }) => to === `procedure ${n}`));
  const heading = names.all().find(({ sym }) => sym.is === 'procedure' && sym.n === 0);
  if (other && heading)
    return [new Problem(heading.at, 'notTheGame', { name: main.name, other: other.name })];
  return [new Problem(offsets.get(main.steps.at(-1)?.id ?? '') ?? 0, 'noEnding', { name: main.name })];
}

/** Nothing writes to what a loop around it counts with. */
function counters(plan: Plan, { offsets }: World): Problem[] {
  const found: Problem[] = [];
  const writes = new Writes(plan);
  eachActOf(plan, (id, act) => {
    if (act.do !== 'repeat' && act.do !== 'each') return;
    const inside = new Set<number>();
    eachStep(act.steps, (_, inner) => writes.add(inner, inside));
    if (inside.has(act.do === 'repeat' ? act.counter : act.into))
      found.push(new Problem(offsets.get(id) ?? 0, 'counted', { name: act.name }));
  });
  return found;
}

/** Measures that stop where the game never waits. */
function stops(plan: Plan, { stops: steps }: World): Problem[] {
  const waiting = new Set<string>();
  eachActOf(plan, (id, act) => waits(act) && waiting.add(id));
  return steps.flatMap(({ id, at }) => (waiting.has(id) ? [] : [new Problem(at, 'notWaiting', { id })]));
}
