/** What can only be checked when the whole file is known: that everything ends, and how large it becomes. */
import { LONGEST_GAME, LONGEST_RUN, MOST_CODE } from '../limits.ts';
import type { Act, ActOf, Branch, Plan, Step } from '../plan.ts';
import { Problem } from '../problem.ts';
import { ALWAYS_WAITS, type Cost, either, inOrder, loop, MAY_WAIT, PLAIN } from './cost.ts';
import type { Sym } from './names.ts';
import type { Unit, World } from './world.ts';

const USABLE: readonly Sym['is'][] = ['piece', 'table', 'procedure', 'ending'];
const WAITS: readonly Act['do'][] = ['confirm', 'ask', 'pick', 'choose', 'roll', 'rollOn', 'draw', 'refill'];

export function checkPlan(plan: Plan, world: World): void {
  if (recursion(plan, world)) return;
  for (const { piece, at, name } of world.hopeful) {
    const { start } = plan.pieces[piece] as Plan['pieces'][number];
    const filled = start.some((e) => e[0] !== 'n' || e[1] > 0);
    if (!filled || world.emptied.has(piece)) world.problems.push(new Problem(at, 'emptyBranch', { name }));
  }
  const check = new Check(plan, world);
  check.ends();
  check.counters();
  check.size();
  const waiting = new Set<string>();
  for (const { steps } of plan.procedures)
    eachStep(steps, (id, act) => WAITS.includes(act.do) && waiting.add(id));
  for (const { id, at } of world.stops)
    if (!waiting.has(id)) world.problems.push(new Problem(at, 'notWaiting', { id }));
  if (world.problems.length === 0) world.hints.push(...check.hints());
}

/** Calls `see` for every act, with the id of its step or branch. */
export function eachStep(steps: readonly Step[], see: (id: string, act: Act) => void): void {
  for (const { id, does } of steps) eachAct(id, does, see);
}

function eachAct(id: string, acts: readonly Act[], see: (id: string, act: Act) => void): void {
  for (const act of acts) {
    see(id, act);
    if (!('branches' in act)) continue;
    for (const b of act.branches) {
      eachAct(b.id, b.does, see);
      eachStep(b.steps, see);
    }
    eachStep(act.steps, see);
  }
}

/** A procedure, a table or a card that would do itself again. */
function recursion(plan: Plan, world: World): boolean {
  const done = new Set<Unit>();
  const visit = (unit: Unit, path: ReadonlySet<Unit>): boolean => {
    if (done.has(unit)) return false;
    for (const { from, to, at } of world.calls) {
      if (from !== unit) continue;
      if (path.has(to)) {
        world.problems.push(new Problem(at, 'recursion', { name: nameOf(plan, to) }));
        return true;
      }
      if (visit(to, new Set([...path, to]))) return true;
    }
    done.add(unit);
    return false;
  };
  return [...new Set(world.calls.map(({ from }) => from))].some((unit) => visit(unit, new Set([unit])));
}

function nameOf(plan: Plan, unit: Unit): string {
  const [kind, n] = unit.split(' ') as [string, string];
  if (kind === 'procedure') return plan.procedures[Number(n)]?.name ?? '';
  return kind === 'table' ? (plan.tables[Number(n)]?.name ?? '') : (plan.pieces[Number(n)]?.name ?? '');
}

class Check {
  private readonly plan: Plan;
  private readonly world: World;
  private readonly costs = new Map<Unit, Cost>();
  private readonly written = new Map<Unit, ReadonlySet<number>>();
  private readonly falling = new Map<number, boolean>();

  constructor(plan: Plan, world: World) {
    this.plan = plan;
    this.world = world;
  }

  /** The game comes to an ending on every way. */
  ends(): void {
    const [main] = this.plan.procedures;
    if (!main) return;
    let back = false;
    eachStep(main.steps, (_, act) => {
      if (act.do === 'return') back = true;
    });
    if (!back && !this.falls(main.steps)) return;
    const at = this.world.offsets.get(main.steps.at(-1)?.id ?? '') ?? 0;
    this.world.problems.push(new Problem(at, 'noEnding', { name: main.name }));
  }

  /** What the file has and the game never comes to, uses or changes. */
  hints(): Problem[] {
    const { plan, world } = this;
    const found: Problem[] = [];
    const changed = new Set<number>();
    const see = (_: string, act: Act) => this.writes(act, changed);
    const inside = (steps: readonly Step[]) => {
      for (const [i, { does }] of steps.entries()) {
        const next = steps[i + 1];
        if (next && !this.actsFall(does))
          found.push(new Problem(world.offsets.get(next.id) ?? 0, 'afterEnd', {}));
        for (const act of does) {
          if (!('branches' in act)) continue;
          inside(act.steps);
          for (const b of act.branches) inside(b.steps);
        }
      }
    };
    for (const { steps } of plan.procedures) {
      inside(steps);
      eachStep(steps, see);
    }
    for (const { does } of plan.asides) for (const act of does) this.writes(act, changed);
    for (const branches of [...plan.tables.map(({ cells }) => cells), ...Object.values(plan.effects)])
      for (const b of branches) eachAct(b.id, b.does, see);
    for (const { sym, at } of world.names.all()) {
      const { name } = sym;
      if (sym.is === 'procedure' && sym.n === 0) continue;
      if (USABLE.includes(sym.is) && !world.used.has(sym)) found.push(new Problem(at, 'unused', { name }));
      else if (sym.is === 'piece' && this.never(sym.n, changed))
        found.push(new Problem(at, 'unchanged', { name }));
    }
    return found;
  }

  /** Whether nothing ever moves it. */
  private never(piece: number, changed: ReadonlySet<number>): boolean {
    const { kind, base, each } = this.plan.pieces[piece] as Plan['pieces'][number];
    // Numbers are often there to be read, one for each member.
    return each === null && ['track', 'flag', 'marker'].includes(kind) && !changed.has(base);
  }

  private falls(steps: readonly Step[]): boolean {
    return steps.every(({ does }) => this.actsFall(does));
  }

  private actsFall(acts: readonly Act[]): boolean {
    return acts.every((act) => this.actFalls(act));
  }

  private branchFalls = ({ does, steps }: Branch) => this.actsFall(does) && this.falls(steps);

  private actFalls(act: Act): boolean {
    switch (act.do) {
      case 'end':
      case 'break':
      case 'return':
        return false;
      case 'rollOn':
      case 'lookUp':
        return this.plan.tables[act.table]?.cells.some(this.branchFalls) ?? true;
      case 'if': {
        if (act.branches.length === 0) return true;
        const covered = act.branches.length === 2 || act.branches.some(({ when }) => when.is === 'otherwise');
        return !covered || act.branches.some(this.branchFalls);
      }
      case 'look':
      case 'choose':
      case 'roll':
      case 'ask':
        return (act.branches.length === 0 || act.branches.some(this.branchFalls)) && this.falls(act.steps);
      case 'call': {
        const known = this.falling.get(act.procedure);
        const { steps } = this.plan.procedures[act.procedure] as Plan['procedures'][number];
        let falls = known ?? this.falls(steps);
        if (known === undefined)
          eachStep(steps, (_, inner) => {
            if (inner.do === 'return') falls = true;
          });
        this.falling.set(act.procedure, falls);
        return falls && this.falls(act.steps);
      }
      default:
        return true;
    }
  }

  /** Nothing writes to what a loop around it counts with. */
  counters(): void {
    const look = (id: string, act: Act) => {
      if (act.do !== 'repeat' && act.do !== 'each') return;
      const counter = act.do === 'repeat' ? act.counter : act.into;
      const inside = new Set<number>();
      eachStep(act.steps, (_, inner) => this.writes(inner, inside));
      if (!inside.has(counter)) return;
      const at = this.world.offsets.get(id) ?? 0;
      this.world.problems.push(new Problem(at, 'counted', { name: act.name }));
    };
    for (const { steps } of this.plan.procedures) eachStep(steps, look);
    for (const { cells } of this.plan.tables) for (const c of cells) eachAct(c.id, c.does, look);
    for (const list of Object.values(this.plan.effects)) for (const b of list) eachAct(b.id, b.does, look);
  }

  /** Adds the slots that an act itself and what it calls write to; acts nested in it are visited by the caller. */
  private writes(act: Act, into: Set<number>): void {
    if (act.do === 'set') for (let i = 0; i < act.to.count; i++) into.add(act.to.first + i);
    if ('into' in act && act.into !== undefined) into.add(act.into);
    if (act.do === 'repeat') into.add(act.counter);
    if (act.do === 'call') {
      const { params } = this.plan.procedures[act.procedure] as Plan['procedures'][number];
      for (const slot of params) into.add(slot);
    }
    for (const unit of unitsOf(this.plan, act)) for (const slot of this.unitWrites(unit)) into.add(slot);
  }

  private unitWrites(unit: Unit): ReadonlySet<number> {
    const known = this.written.get(unit);
    if (known) return known;
    const all = new Set<number>();
    this.written.set(unit, all);
    const see = (_: string, act: Act) => this.writes(act, all);
    const [kind, n] = unit.split(' ') as [string, string];
    if (kind === 'procedure') eachStep(this.plan.procedures[Number(n)]?.steps ?? [], see);
    for (const b of branchesOf(this.plan, unit)) {
      eachAct(b.id, b.does, see);
      eachStep(b.steps, see);
    }
    return all;
  }

  /** How many instructions there are, how many run without a question, and how long a game can become. */
  size(): void {
    const { world, plan } = this;
    if (world.problems.length > 0) return;
    const [main] = plan.procedures;
    const cost = this.unitCost('procedure 0');
    const at = world.offsets.get(main?.steps[0]?.id ?? '') ?? 0;
    if (cost.code > MOST_CODE) {
      const largest = this.largest();
      world.problems.push(new Problem(at, 'tooLarge', { name: nameOf(plan, largest), most: MOST_CODE }));
    } else if (cost.best > LONGEST_RUN || cost.pre > LONGEST_RUN) {
      const worst = [...this.costs]
        .toSorted(([, a], [, b]) => a.code - b.code)
        .find(([, c]) => c.best > LONGEST_RUN);
      const name = nameOf(plan, worst?.[0] ?? 'procedure 0');
      world.problems.push(new Problem(at, 'tooSlow', { name, most: LONGEST_RUN }));
    } else if (cost.waits > LONGEST_GAME)
      world.problems.push(new Problem(at, 'tooLong', { most: LONGEST_GAME }));
  }

  /** The unit that takes up most, written out everywhere. */
  private largest(): Unit {
    let best: Unit = 'procedure 0';
    let most = 0;
    const times = new Map<Unit, number>([['procedure 0', 1]]);
    // Callers come before what they call: the costs were computed from the inside out.
    for (const unit of [...this.costs.keys()].reverse()) {
      const n = times.get(unit) ?? 0;
      const size = n * (this.costs.get(unit)?.code ?? 0);
      if (unit !== 'procedure 0' && size > most) [best, most] = [unit, size];
      for (const { from, to } of this.world.calls) if (from === unit) times.set(to, (times.get(to) ?? 0) + n);
    }
    return best;
  }

  private unitCost(unit: Unit): Cost {
    const known = this.costs.get(unit);
    if (known) return known;
    const [kind, n] = unit.split(' ') as [string, string];
    const cost =
      kind === 'procedure'
        ? this.stepsCost(this.plan.procedures[Number(n)]?.steps ?? [])
        : this.branchesCost(branchesOf(this.plan, unit));
    this.costs.set(unit, cost);
    return cost;
  }

  private stepsCost(steps: readonly Step[]): Cost {
    return steps.reduce((sum, { does }) => inOrder(sum, this.actsCost(does)), PLAIN);
  }

  private actsCost(acts: readonly Act[]): Cost {
    return acts.reduce((sum, act) => inOrder(sum, this.actCost(act)), PLAIN);
  }

  private branchesCost(branches: readonly Branch[]): Cost {
    const each = branches.map((b) => inOrder(PLAIN, inOrder(this.actsCost(b.does), this.stepsCost(b.steps))));
    return inOrder(PLAIN, each.reduce(either, PLAIN));
  }

  /** How often a loop runs at least, whatever the settings. */
  private least({ n }: ActOf<'repeat'>): number {
    if (n[0] === 'n') return n[1];
    return n[0] === 'setting' ? (this.plan.settings[n[1]]?.low ?? 0) : 0;
  }

  private actCost(act: Act): Cost {
    const own =
      act.do === 'confirm' || act.do === 'ask' || act.do === 'choose'
        ? ALWAYS_WAITS
        : act.do === 'refill'
          ? loop(this.plan.pieces[act.piece]?.size ?? 1, MAY_WAIT, false)
          : WAITS.includes(act.do)
            ? MAY_WAIT
            : PLAIN;
    const called = unitsOf(this.plan, act).reduce((sum, unit) => inOrder(sum, this.unitCost(unit)), own);
    if (!('branches' in act)) return called;
    const nested = this.stepsCost(act.steps);
    if (act.do === 'repeat')
      return loop(act.most, nested, this.least(act) > 0 && !act.while && !leaves(act.steps));
    if (act.do === 'each') return loop(act.size, nested, !leaves(act.steps));
    return inOrder(
      called,
      act.branches.length > 0 ? inOrder(this.branchesCost(act.branches), nested) : nested,
    );
  }
}

/** Whether a step in it leaves the loop or the procedure. */
function leaves(steps: readonly Step[]): boolean {
  let found = false;
  eachStep(steps, (_, { do: verb }) => {
    found ||= verb === 'break' || verb === 'return';
  });
  return found;
}

/** What an act carries out besides what is nested in it. */
function unitsOf(plan: Plan, act: Act): readonly Unit[] {
  if (act.do === 'call') return [`procedure ${act.procedure}`];
  if (act.do === 'rollOn' || act.do === 'lookUp') return [`table ${act.table}`];
  if (act.do === 'draw') return [`effects ${act.piece}`];
  return act.do === 'take' ? [`effects ${plan.pieces[act.piece]?.deck ?? -1}`] : [];
}

function branchesOf(plan: Plan, unit: Unit): readonly Branch[] {
  const [kind, n] = unit.split(' ') as [string, string];
  if (kind === 'table') return plan.tables[Number(n)]?.cells ?? [];
  return kind === 'effects' ? (plan.effects[Number(n)] ?? []) : [];
}
