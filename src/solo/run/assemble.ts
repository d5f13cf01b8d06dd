/** A plan as code, for one choice of settings. Procedures are written out where they're called. */
import { at } from '../../kernel/at.ts';
import type { Act, ActOf, Branch, Expr, Kinds, Piece, Plan, Step, Type } from '../plan.ts';
import { hasSentence } from './announced.ts';
import type { Assembly, Following, Teller } from './assembly.ts';
import { draw, refill, takeFrom } from './cards.ts';
import { change } from './changes.ts';
import { Emitter, type Label, label, type SoloLog, type Wait } from './code.ts';
import { listeners } from './listeners.ts';
import { phrases } from './phrases.ts';
import { ask, choose, pick } from './questions.ts';
import { roll, table } from './rolls.ts';
import { selector } from './select.ts';
import { spoken } from './spoken.ts';
import { call, conditional, each, look, repeat } from './structure.ts';
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
    const over = label();
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

  piece(n: number): Piece {
    return at(this.plan.pieces, n);
  }

  list(t: Type | undefined): Kinds {
    return at(this.plan.lists, t ?? -1);
  }

  following({ branches, steps }: Following, slot: number): void {
    const select = selector(branches, (e) => this.value(e));
    if (branches.length > 0)
      this.select(branches, (v) => select.at(v[slot] as number, v), [['v', slot], ...select.uses]);
    this.steps(steps);
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
      if (tells) this.tell(id, act.do === 'take' ? this.cardOf(act, id) : undefined);
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

  /** `got`: what came of it. */
  tell(id: string, got?: { readonly of: (v: number[]) => string | undefined; readonly uses: Expr }): void {
    if (!hasSentence(this.plan, id) && !this.listening.has(id)) return;
    const { told, uses } = this.teller(id);
    this.out.tell((s, log: SoloLog) => log(id, told(s, got?.of(s.v))), got ? [...uses, got.uses] : uses);
  }

  /** The card that is about to be taken, unless the step's sentence says it. */
  private cardOf({ piece, space }: ActOf<'take'>, id: string) {
    const { base, size, kinds } = this.piece(piece);
    const card: Expr = ['space', base, size, space];
    if (spoken(this.plan, id).some((e) => JSON.stringify(e) === JSON.stringify(card))) return undefined;
    const value = this.value(card);
    const { ids } = this.list(kinds);
    return { of: (v: number[]) => ids[value(v)], uses: card };
  }

  branches(branches: readonly Branch[], labels: readonly Label[], out: Label): void {
    branches.forEach((b, i) => {
      this.out.here(at(labels, i));
      const { watch } = this;
      if (watch) this.out.effect(() => watch.took(b.id));
      this.tell(b.id);
      this.acts(b.does, b.id, true);
      this.steps(b.steps);
      this.out.jump(out);
    });
  }

  loop(out: Label, write: () => void): void {
    this.breaks.push(out);
    write();
    this.breaks.pop();
  }

  inside(id: string, write: () => void): void {
    this.path.push(id);
    const loops = this.breaks.splice(0);
    const out = label();
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
      this.select(branches, (v) => select.at(v[card] as number, v), [['v', card], ...select.uses]);
    });
  }

  select(branches: readonly Branch[], which: Value, uses: readonly Expr[]): void {
    const labels = branches.map(label);
    const out = label();
    this.out.switch((v) => which(v) + 1, [out, ...labels], uses);
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
        return conditional(this, act);
      case 'look':
        return look(this, act);
      case 'call':
        return call(this, act, id);
      case 'repeat':
        return repeat(this, act);
      case 'each':
        return each(this, act);
      case 'break':
        return this.out.jump(at(this.breaks, this.breaks.length - 1));
      case 'return':
        return this.out.jump(at(this.returns, this.returns.length - 1));
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
    this.wait(id, { ask: question, node: () => node, fixed: node, straight: next, play }, [next], uses);
  }

  private end(act: ActOf<'end'>, id: string): void {
    const ending = at(this.plan.endings, act.ending);
    const { told, uses } = this.teller(ending.id);
    this.out.tell((s, log) => log(ending.id, told(s)), uses);
    const score = ending.score ? this.value(ending.score) : undefined;
    const won = ending.result === 'win' ? 1 : 0;
    const unscored = !score && this.plan.endings.some((other) => other.score);
    const wait: Wait = {
      ask: '',
      node: ({ v }) => ({
        kind: 'end',
        outcome: ending.id,
        scores: [score ? score(v as number[]) : won],
        ...(unscored && { unscored }),
      }),
      play: () => {
        throw new Error('the game is over');
      },
    };
    this.wait(`${id}.${ending.id}`, wait, [], ending.score ? [ending.score] : []);
  }
}
