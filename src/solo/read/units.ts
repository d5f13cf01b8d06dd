/** Procedures, tables and effects: what can carry out each other. */
import type { Act, Branch, Plan, Step } from '../plan.ts';
import { Problem } from '../problem.ts';

/** A procedure, a table or the effects of a deck's cards, by its index in the plan. */
export type Unit = `procedure ${number}` | `table ${number}` | `effects ${number}`;

/** Which unit carries out which other, and where. */
export interface Call {
  readonly from: Unit;
  readonly to: Unit;
  readonly at: number;
}

/** What a unit is called and consists of. */
export interface UnitParts {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly branches: readonly Branch[];
}

export function partsOf({ procedures, tables, pieces, effects }: Plan, unit: Unit): UnitParts {
  const [kind, at] = unit.split(' ');
  const n = Number(at);
  if (kind === 'procedure')
    return { name: procedures[n]?.name ?? '', steps: procedures[n]?.steps ?? [], branches: [] };
  if (kind === 'table') return { name: tables[n]?.name ?? '', steps: [], branches: tables[n]?.cells ?? [] };
  return { name: pieces[n]?.name ?? '', steps: [], branches: effects[n] ?? [] };
}

/** What an act carries out besides what is nested in it. */
export function unitsOf(plan: Plan, act: Act): readonly Unit[] {
  if (act.do === 'call') return [`procedure ${act.procedure}`];
  if (act.do === 'rollOn' || act.do === 'lookUp') return [`table ${act.table}`];
  if (act.do === 'draw') return [`effects ${act.piece}`];
  return act.do === 'take' ? [`effects ${plan.pieces[act.piece]?.deck ?? -1}`] : [];
}

/** The first unit that would carry out itself again; undefined if there's none. */
export function recursion(plan: Plan, calls: readonly Call[]): Problem | undefined {
  const done = new Set<Unit>();
  const visit = (unit: Unit, path: ReadonlySet<Unit>): Problem | undefined => {
    if (done.has(unit)) return undefined;
    for (const { from, to, at } of calls) {
      if (from !== unit) continue;
      if (path.has(to)) return new Problem(at, 'recursion', { name: partsOf(plan, to).name });
      const found = visit(to, new Set([...path, to]));
      if (found) return found;
    }
    done.add(unit);
    return undefined;
  };
  for (const { from } of calls) {
    const found = visit(from, new Set([from]));
    if (found) return found;
  }
  return undefined;
}
