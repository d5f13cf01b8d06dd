/** What a file has and the game never comes to, uses or changes: it plays, but probably not as its author means. */
import { eachActOf, eachPhrases, waits } from '../acts.ts';
import type { Piece, Plan, Step } from '../plan.ts';
import { Problem } from '../problem.ts';
import { reads } from '../run/value.ts';
import { Ends } from './ends.ts';
import type { Sym } from './names.ts';
import type { World } from './world.ts';
import { Writes } from './writes.ts';

const USABLE: readonly Sym['is'][] = ['piece', 'table', 'procedure', 'ending'];

export function hints(plan: Plan, world: World): Problem[] {
  return [
    ...neverReached(plan, world),
    ...neverUsed(plan, world),
    ...countedBefore(plan, world),
    ...silent(plan, world),
  ];
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

/** Measures that read a value at the very step that changes it: they get the one before. */
function countedBefore(plan: Plan, { offsets }: World): Problem[] {
  const writes = new Writes(plan);
  const changed = new Map<string, ReadonlySet<number>>();
  eachPhrases(plan, (id, acts) => {
    const slots = new Set<number>();
    // What a question's answer is stored in, is stored before its step is told.
    const [first, ...rest] = acts;
    for (const act of first && waits(first) ? rest : acts) writes.add(act, slots);
    changed.set(id, slots);
  });
  return plan.questions.flatMap(({ id, kind, e, steps: [step = ''] }): Problem[] => {
    if (kind !== 'at' || !e) return [];
    const read = new Set<number>();
    reads(e, read);
    const slot = [...read].find((n) => changed.get(step)?.has(n));
    if (slot === undefined) return [];
    const name = plan.pieces.find(({ base }) => base === slot)?.name ?? plan.locals[slot - plan.fixed] ?? '';
    return [new Problem(offsets.get(`ask.${id}`) ?? 0, 'countedBefore', { name, id: step })];
  });
}

/** Cards and rows that do something and say nothing. */
function silent({ effects, tables }: Plan, { offsets }: World): Problem[] {
  const cards = Object.values(effects)
    .flat()
    .map((branch) => ({ branch, name: branch.label }));
  const cells = tables.flatMap(({ cells: all, rows, columns }) =>
    all.map((branch, i) => ({
      branch,
      name: rows[Math.floor(i / Math.max(1, columns.length))]?.label ?? '',
    })),
  );
  return [...cards, ...cells].flatMap(({ branch: { id, does, saying }, name }) =>
    does.length > 0 && saying.ask.length === 0 ? [new Problem(offsets.get(id) ?? 0, 'silent', { name })] : [],
  );
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
