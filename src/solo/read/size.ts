/** How large a game becomes: instructions, runs without a question, questions. */
import { waits } from '../acts.ts';
import { LONGEST_GAME, LONGEST_RUN, MOST_CODE } from '../limits.ts';
import type { Act, Branch, Plan, Step } from '../plan.ts';
import { Problem } from '../problem.ts';
import { ALWAYS_WAITS, type Cost, either, inOrder, loop, MAY_WAIT, PLAIN } from './cost.ts';
import { contains, least } from './ends.ts';
import { type Call, partsOf, type Unit, unitsOf } from './units.ts';
import type { World } from './world.ts';

/** What is too large; undefined if nothing is. */
export function tooLarge(plan: Plan, world: World): Problem | undefined {
  const sizes = new Sizes(plan);
  const { code, best, pre, waits: questions } = sizes.unit('procedure 0');
  const at = world.offsets.get(plan.procedures[0]?.steps[0]?.id ?? '') ?? 0;
  const name = (unit: Unit) => partsOf(plan, unit).name;
  if (code > MOST_CODE)
    return new Problem(at, 'tooLarge', { name: name(sizes.largest(world.calls)), most: MOST_CODE });
  if (Math.max(best, pre) > LONGEST_RUN)
    return new Problem(at, 'tooSlow', { name: name(sizes.slowest()), most: LONGEST_RUN });
  return questions > LONGEST_GAME ? new Problem(at, 'tooLong', { most: LONGEST_GAME }) : undefined;
}

class Sizes {
  private readonly plan: Plan;
  private readonly costs = new Map<Unit, Cost>();

  constructor(plan: Plan) {
    this.plan = plan;
  }

  unit(unit: Unit): Cost {
    const known = this.costs.get(unit);
    if (known) return known;
    const { steps, branches } = partsOf(this.plan, unit);
    const cost = inOrder(this.steps(steps), this.branches(branches));
    this.costs.set(unit, cost);
    return cost;
  }

  /** The smallest unit that runs too long without a question. */
  slowest(): Unit {
    const worst = [...this.costs]
      .toSorted(([, a], [, b]) => a.code - b.code)
      .find(([, { best }]) => best > LONGEST_RUN);
    return worst?.[0] ?? 'procedure 0';
  }

  /** The unit that takes up most, written out everywhere. */
  largest(calls: readonly Call[]): Unit {
    let best: Unit = 'procedure 0';
    let most = 0;
    const times = new Map<Unit, number>([['procedure 0', 1]]);
    // Callers come before what they call: the costs were computed from the inside out.
    for (const unit of [...this.costs.keys()].reverse()) {
      const n = times.get(unit) ?? 0;
      const size = n * (this.costs.get(unit)?.code ?? 0);
      if (unit !== 'procedure 0' && size > most) [best, most] = [unit, size];
      for (const { from, to } of calls) if (from === unit) times.set(to, (times.get(to) ?? 0) + n);
    }
    return best;
  }

  private steps(steps: readonly Step[]): Cost {
    return steps.reduce((sum, { does }) => inOrder(sum, this.acts(does)), PLAIN);
  }

  private acts(acts: readonly Act[]): Cost {
    return acts.reduce((sum, act) => inOrder(sum, this.act(act)), PLAIN);
  }

  private branches(branches: readonly Branch[]): Cost {
    const each = branches.map((b) => inOrder(PLAIN, inOrder(this.acts(b.does), this.steps(b.steps))));
    return inOrder(PLAIN, each.reduce(either, PLAIN));
  }

  private act(act: Act): Cost {
    const called = unitsOf(this.plan, act).reduce(
      (sum, unit) => inOrder(sum, this.unit(unit)),
      this.costOfAct(act),
    );
    if (!('branches' in act)) return called;
    const nested = this.steps(act.steps);
    const leaves = contains(act.steps, 'break', 'return');
    if (act.do === 'repeat') return loop(act.most, nested, least(this.plan, act) > 0 && !leaves);
    if (act.do === 'each') return loop(act.size, nested, !leaves);
    return inOrder(called, act.branches.length > 0 ? inOrder(this.branches(act.branches), nested) : nested);
  }

  /** What an act costs without what it carries out. */
  private costOfAct(act: Act): Cost {
    if (act.do === 'confirm' || act.do === 'ask' || act.do === 'choose') return ALWAYS_WAITS;
    if (act.do === 'refill') return loop(this.plan.pieces[act.piece]?.size ?? 1, MAY_WAIT, false);
    return waits(act) ? MAY_WAIT : PLAIN;
  }
}
