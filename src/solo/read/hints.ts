/** What a file has and the game never comes to, uses or changes: it plays, but probably not as its author means. */
import { eachActOf } from '../acts.ts';
import type { Piece, Plan, Step } from '../plan.ts';
import { Problem } from '../problem.ts';
import { Ends } from './ends.ts';
import type { Sym } from './names.ts';
import type { World } from './world.ts';
import { Writes } from './writes.ts';

const USABLE: readonly Sym['is'][] = ['piece', 'table', 'procedure', 'ending'];

export function hints(plan: Plan, world: World): Problem[] {
  return [...neverReached(plan, world), ...neverUsed(plan, world)];
}

function neverReached(plan: Plan, { offsets }: World): Problem[] {
  const found: Problem[] = [];
  const ends = new Ends(plan);
  const inside = (steps: readonly Step[]) =>
    steps.forEach(({ does }, i) => {
      const next = steps[i + 1];
      if (next && !ends.after(does)) found.push(new Problem(offsets.get(next.id) ?? 0, 'afterEnd', {}));
    });
  for (const { steps } of plan.procedures) inside(steps);
  eachActOf(plan, (_, act) => {
    if (!('branches' in act)) return;
    inside(act.steps);
    for (const { steps } of act.branches) inside(steps);
  });
  return found;
}

function neverUsed(plan: Plan, { names, used }: World): Problem[] {
  const changed = new Set<number>();
  const writes = new Writes(plan);
  eachActOf(plan, (_, act) => writes.add(act, changed));
  for (const { does } of plan.asides) for (const act of does) writes.add(act, changed);
  // Numbers are often there to be read, one for each member.
  const never = ({ kind, base, each }: Piece) =>
    each === null && ['track', 'flag', 'marker'].includes(kind) && !changed.has(base);
  return names.all().flatMap(({ sym, at }): Problem[] => {
    const { name, is, n } = sym;
    // The first section is the game.
    if (is === 'procedure' && n === 0) return [];
    if (USABLE.includes(is) && !used.has(sym)) return [new Problem(at, 'unused', { name })];
    const unchanged = is === 'piece' && never(plan.pieces[n] as Piece);
    return unchanged ? [new Problem(at, 'unchanged', { name })] : [];
  });
}
