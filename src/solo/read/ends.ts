/** Whether steps always lead elsewhere, so that nothing after them is reached: to an ending, out of a loop, back. */
import { at } from '../../kernel/at.ts';
import { eachStep } from '../acts.ts';
import type { Act, ActOf, Branch, Plan, Step } from '../plan.ts';

/** How often a loop runs at least, whatever the settings. */
export function least({ settings }: Plan, { n, while: condition }: ActOf<'repeat'>): number {
  if (condition) return 0;
  if (n[0] === 'n') return n[1];
  return n[0] === 'setting' ? (settings[n[1]]?.low ?? 0) : 0;
}

/** Whether a step among these, or nested in them, does one of these things. */
export function contains(steps: readonly Step[], ...verbs: readonly Act['do'][]): boolean {
  let found = false;
  eachStep(steps, (_, act) => {
    found ||= verbs.includes(act.do);
  });
  return found;
}

export class Ends {
  private readonly plan: Plan;
  private readonly known = new Map<number, boolean>();

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** Whether the game can run out of steps. */
  runsOut(): boolean {
    const steps = this.plan.procedures[0]?.steps ?? [];
    return contains(steps, 'return') || this.continues(steps);
  }

  /** Whether what comes after these steps can be reached. */
  continues(steps: readonly Step[]): boolean {
    return steps.every(({ does }) => this.after(does));
  }

  /** The same for the phrases of a step. */
  after(acts: readonly Act[]): boolean {
    return acts.every((act) => this.afterAct(act));
  }

  private branch = ({ does, steps }: Branch) => this.after(does) && this.continues(steps);

  /** `sure`: one of the branches is taken. */
  private following(
    { branches, steps }: { branches: readonly Branch[]; steps: readonly Step[] },
    sure: boolean,
  ) {
    const through = !sure || branches.length === 0 || branches.some(this.branch);
    return through && this.continues(steps);
  }

  private afterAct(act: Act): boolean {
    const has = (...kinds: readonly Branch['when']['is'][]) =>
      'branches' in act && act.branches.some(({ when }) => kinds.includes(when.is));
    switch (act.do) {
      case 'end':
      case 'break':
      case 'return':
        return false;
      case 'rollOn':
      case 'lookUp':
        return this.plan.tables[act.table]?.cells.some(this.branch) ?? true;
      case 'if':
        return act.branches.length === 0 || this.following(act, true);
      case 'look':
        // An empty space may have no branch.
        return this.following(act, act.e[0] !== 'space' || has('empty', 'otherwise'));
      case 'choose':
      case 'roll':
      case 'ask':
        return this.following(act, true);
      case 'pick':
        return act.where !== undefined || this.following(act, true);
      // Where nothing is left, everything under it is passed over unless a branch is for that.
      case 'draw':
      case 'take':
        return !has('empty') || this.following(act, true);
      case 'repeat':
        return least(this.plan, act) < 1 || this.continues(act.steps) || contains(act.steps, 'break');
      case 'each':
        return this.continues(act.steps) || contains(act.steps, 'break');
      case 'call':
        return this.procedure(act.procedure) && this.continues(act.steps);
      default:
        return true;
    }
  }

  private procedure(n: number): boolean {
    const { steps } = at(this.plan.procedures, n);
    const found = this.known.get(n) ?? (contains(steps, 'return') || this.continues(steps));
    this.known.set(n, found);
    return found;
  }
}
