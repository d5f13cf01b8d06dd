/** Which values acts write to, with everything that they carry out. */
import { eachBranch, eachStep } from '../acts.ts';
import type { Act, Plan } from '../plan.ts';
import { partsOf, type Unit, unitsOf } from './units.ts';

export class Writes {
  private readonly plan: Plan;
  private readonly known = new Map<Unit, ReadonlySet<number>>();

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** Adds what an act itself and what it calls write to; acts nested in it are visited by the caller. */
  add(act: Act, into: Set<number>): void {
    if (act.do === 'set') for (let i = 0; i < act.to.count; i++) into.add(act.to.first + i);
    if ('into' in act && act.into !== undefined) into.add(act.into);
    if (act.do === 'repeat') into.add(act.counter);
    if (act.do === 'call')
      for (const slot of this.plan.procedures[act.procedure]?.params ?? []) into.add(slot);
    for (const unit of unitsOf(this.plan, act)) for (const slot of this.inUnit(unit)) into.add(slot);
  }

  private inUnit(unit: Unit): ReadonlySet<number> {
    const known = this.known.get(unit);
    if (known) return known;
    const all = new Set<number>();
    this.known.set(unit, all);
    const { steps, branches } = partsOf(this.plan, unit);
    const see = (_: string, act: Act) => this.add(act, all);
    eachStep(steps, see);
    eachBranch(branches, see);
    return all;
  }
}
