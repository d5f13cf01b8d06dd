/** A plan as code, for one choice of settings. Procedures are written out where they're called. */
import type { Act, ActOf, Branch, Expr, Plan, Step } from '../plan.ts';
import { hasSentence } from './announced.ts';
import type { Assembly, Teller } from './assembly.ts';
import { draw, refill, takeFrom } from './cards.ts';
import { change } from './changes.ts';
import { Emitter, type Label, type SoloLog, type Wait } from './code.ts';
import { listeners } from './listeners.ts';
import { phrases } from './phrases.ts';
import { ask, choose, pick } from './questions.ts';
import { roll, table } from './rolls.ts';
import { selector } from './select.ts';
import { spoken } from './spoken.ts';
import { fold, type Value, value } from './value.ts';
import type { Watch } from './watch.ts';

const OVER = 'over';

/** Where an aside ends the game. */
export function endKey(plan: Plan, ending: number): string {
  return `${OVER}.${plan.endings[ending]?.id}`;
}

export class Assembler implements Assembly {
  readonly plan: Plan;
  readonly settings: readonly number[];
  readonly watch: Watch | undefined;
  readonly out = new Emitter();
  /** The names of all values after the plan's own. */
  readonly extra: string[] = [];
  private readonly breaks: Label[] = [];
  private readonly returns: Label[] = [];
  private readonly path: string[] = [];
  private readonly keys = new Map<string, number>();
  private readonly listening: ReturnType<typeof listeners>;

  constructor(plan: Plan, settings: readonly number[], watch?: Watch) {
    this.plan = plan;
    this.settings = settings;
    this.watch = watch;
    this.listening = listeners(plan, settings);
  }

  /** The whole game. */
  game(): void {
    const over: Label = { pc: 0 };
    this.returns.push(over);
    this.steps(this.plan.procedures[0]?.steps ?? []);
    this.out.here(over);
    // Every way ends before; the code must end somewhere, and asides may end the game at any time.
    this.end({ do: 'end', ending: 0 }, OVER);
    for (const { does } of this.plan.asides)
      for (const act of does)
        if (act.do === 'end' && !this.keys.has(endKey(this.plan, act.ending))) this.end(act, OVER);
  }

  /** Changes alone, for asides and for the beginning of a measure. */
  changes(acts: readonly Act[], id: string): void {
    for (const act of acts) this.act(act, id, id);
  }

  value(e: Expr): Value {
    return value(e, this.settings);
  }

  fold(e: Expr): Expr {
    return fold(e, this.settings);
  }

  slot(name: string): number {
    const key = [...this.path, name].join('/');
    const known = this.extra.indexOf(key);
    return this.plan.slots + (known >= 0 ? known : this.extra.push(key) - 1);
  }

  /** How journals call the place of a question: the steps on the way to it. */
  private key(id: string): string {
    const key = [...this.path, id].join('/');
    const nth = (this.keys.get(key) ?? 0) + 1;
    this.keys.set(key, nth);
    return nth === 1 ? key : `${key}~${nth}`;
  }

  wait(
    id: string,
    wait: Wait,
    next: readonly Label[],
    uses: readonly Expr[],
    defines: readonly number[] = [],
  ): void {
    this.out.wait(wait, this.key(id), id, next, uses, defines);
  }

  steps(steps: readonly Step[]): void {
    for (const { id, does } of steps) this.acts(does, id, false);
  }

  private acts(acts: readonly Act[], id: string, told: boolean): void {
    for (const { act, tells, question } of phrases(acts, id, { told, counted: this.listening.has(id) })) {
      if (tells) this.tell(id);
      this.act(act, id, question);
    }
  }

  teller(id: string, question = id): Teller {
    const shown = spoken(this.plan, id);
    const values = shown.map((e) => this.value(e));
    const asked = question === id ? this.listening.get(id) : undefined;
    return {
      uses: [...shown, ...(asked?.uses ?? [])],
      told: ({ v }, got) => ({
        x: values.map((x) => x(v)),
        ...(got === undefined ? {} : { got }),
        ...(asked ? { counted: asked.count(v) } : {}),
      }),
    };
  }

  tell(id: string): void {
    if (!hasSentence(this.plan, id) && !this.listening.has(id)) return;
    const { told, uses } = this.teller(id);
    this.out.tell((s, log: SoloLog) => log(id, told(s)), uses);
  }

  branches(branches: readonly Branch[], labels: readonly Label[], out: Label): void {
    branches.forEach((b, i) => {
      this.out.here(labels[i] as Label);
      const { watch } = this;
      if (watch) this.out.effect(() => watch.took(b.id));
      this.tell(b.id);
      this.acts(b.does, b.id, true);
      this.steps(b.steps);
      this.out.jump(out);
    });
  }

  inside(id: string, write: () => void): void {
    this.path.push(id);
    const loops = this.breaks.splice(0);
    const out: Label = { pc: 0 };
    this.returns.push(out);
    write();
    this.returns.pop();
    this.breaks.push(...loops);
    this.path.pop();
    this.out.here(out);
  }

  effects(piece: number, id: string, card: number): void {
    const branches = this.plan.effects[piece] ?? [];
    if (branches.length === 0) return;
    this.inside(id, () => {
      const select = selector(branches, (e) => this.value(e));
      this.select(branches, (v) => select.at(v[card] as number, v), [['v', card]], select.uses);
    });
  }

  select(branches: readonly Branch[], which: Value, uses: readonly Expr[], more: readonly Expr[] = []): void {
    const labels = branches.map((): Label => ({ pc: 0 }));
    const out: Label = { pc: 0 };
    this.out.switch((v) => which(v) + 1, [out, ...labels], [...uses, ...more]);
    this.branches(branches, labels, out);
    this.out.here(out);
  }

  private act(act: Act, id: string, question: string): void {
    switch (act.do) {
      case 'confirm':
        return this.confirm(id, question);
      case 'ask':
        return ask(this, act, id, question);
      case 'pick':
        return pick(this, act, id, question);
      case 'choose':
        return choose(this, act, id, question);
      case 'roll':
        return roll(this, act, id, question);
      case 'rollOn':
      case 'lookUp':
        return table(this, act, id, question);
      case 'draw':
        return draw(this, act, id, question);
      case 'take':
        return takeFrom(this, act, id);
      case 'refill':
        return refill(this, act, id, question);
      case 'if':
        return this.conditional(act);
      case 'look':
        return this.look(act);
      case 'call':
        return this.call(act, id);
      case 'repeat':
        return this.repeat(act);
      case 'each':
        return this.each(act);
      case 'break':
        return this.out.jump(this.breaks.at(-1) as Label);
      case 'return':
        return this.out.jump(this.returns.at(-1) as Label);
      case 'end':
        return this.end(act, id);
      default:
        return change(this, act, id);
    }
  }

  private confirm(id: string, question: string): void {
    const next = this.out.following();
    const { told, uses } = this.teller(id, question);
    const node = { kind: 'table' as const, ask: question, moves: ['done'], ranges: [] };
    const play: Wait['play'] = (s, _, log) => {
      log?.(question, told(s));
      return next;
    };
    this.wait(id, { ask: question, node: () => node, play }, [next], uses);
  }

  private conditional(act: ActOf<'if'>): void {
    const e = this.fold(act.e);
    const test = this.value(e);
    if (act.branches.length > 0) {
      const select = selector(act.branches, (x) => this.value(x));
      this.select(act.branches, (v) => select.at(test(v), v), [e], select.uses);
      return this.steps(act.steps);
    }
    // A setting decides once for the whole game.
    if (e[0] === 'n') return e[1] === 0 ? undefined : this.steps(act.steps);
    const [no, yes] = [{ pc: 0 }, this.out.following()];
    this.out.switch(test, [no, yes], [e]);
    this.steps(act.steps);
    this.out.here(no);
  }

  private look(act: ActOf<'look'>): void {
    const e = this.fold(act.e);
    const of = this.value(e);
    const select = selector(act.branches, (x) => this.value(x));
    if (e[0] === 'n' && select.uses.length === 0) {
      const chosen = act.branches[select.at(e[1], [])];
      const [label, out] = [{ pc: 0 }, { pc: 0 }];
      if (chosen) this.branches([chosen], [label], out);
      this.out.here(out);
    } else this.select(act.branches, (v) => select.at(of(v), v), [e], select.uses);
    this.steps(act.steps);
  }

  private call(act: ActOf<'call'>, id: string): void {
    const { params, steps } = this.plan.procedures[act.procedure] as Plan['procedures'][number];
    const args = act.args.map((e) => this.value(e));
    const [slot, arg] = [params[0], args[0]];
    if (params.length === 1 && slot !== undefined && arg)
      this.out.effect(
        ({ v }) => {
          v[slot] = arg(v);
        },
        act.args,
        params,
      );
    else if (params.length === 2) {
      const [p, q, a, b] = [params[0], params[1], args[0], args[1]] as [number, number, Value, Value];
      this.out.effect(
        ({ v }) => {
          const [x, y] = [a(v), b(v)];
          v[p] = x;
          v[q] = y;
        },
        act.args,
        params,
      );
    } else if (params.length > 0)
      this.out.effect(
        ({ v }) => {
          // All are calculated before the first is given: they may be names of the procedure itself.
          const given = args.map((a) => a(v));
          for (let i = 0; i < params.length; i++) v[params[i] as number] = given[i] as number;
        },
        act.args,
        params,
      );
    this.inside(id, () => this.steps(steps));
    this.steps(act.steps);
  }

  private repeat(act: ActOf<'repeat'>): void {
    const e = this.fold(act.n);
    const n = this.value(e);
    const { counter } = act;
    const [out, top] = [{ pc: 0 }, this.out.following()];
    this.out.switch(
      (v) => {
        if (n(v) < 1) return 0;
        v[counter] = 1;
        return 1;
      },
      [out, top],
      [e],
      [counter],
    );
    if (act.while) {
      const test = this.value(act.while);
      const body = this.out.following();
      this.out.switch(test, [out, body], [act.while]);
    }
    this.breaks.push(out);
    this.steps(act.steps);
    this.breaks.pop();
    const most = e[0] === 'n' ? e[1] : undefined;
    this.out.switch(
      (v) => {
        const count = v[counter] as number;
        if (count >= (most ?? n(v))) return 0;
        v[counter] = count + 1;
        return 1;
      },
      [out, top],
      [e, ['v', counter]],
    );
    this.out.here(out);
  }

  private each(act: ActOf<'each'>): void {
    const { into, size } = act;
    const out = { pc: 0 };
    this.out.effect(
      ({ v }) => {
        v[into] = 0;
      },
      [],
      [into],
    );
    // A place of its own, because the loop comes back to it.
    const top = this.out.following();
    this.out.jump(top);
    this.breaks.push(out);
    this.steps(act.steps);
    this.breaks.pop();
    this.out.switch(
      (v) => {
        if ((v[into] as number) >= size - 1) return 0;
        v[into]!++;
        return 1;
      },
      [out, top],
      [['v', into]],
    );
    this.out.here(out);
  }

  private end(act: ActOf<'end'>, id: string): void {
    const ending = this.plan.endings[act.ending];
    if (!ending) throw new Error('a file has at least one ending');
    const { told, uses } = this.teller(ending.id);
    this.out.tell((s, log) => log(ending.id, told(s)), uses);
    const score = ending.score ? this.value(ending.score) : undefined;
    const won = ending.result === 'win' ? 1 : 0;
    const wait: Wait = {
      ask: '',
      node: ({ v }) => ({ kind: 'end', outcome: ending.id, scores: [score ? score(v as number[]) : won] }),
      play: () => {
        throw new Error('the game is over');
      },
    };
    this.wait(`${id}.${ending.id}`, wait, [], ending.score ? [ending.score] : []);
  }
}
