/** Verbs that arrange others: if, look at, do, repeat, for each. */
import { at } from '../../kernel/at.ts';
import type { ActOf } from '../plan.ts';
import type { Assembly } from './assembly.ts';
import { label } from './code.ts';
import { selector } from './select.ts';
import type { Value } from './value.ts';

export function conditional(a: Assembly, act: ActOf<'if'>): void {
  const e = a.fold(act.e);
  const test = a.value(e);
  if (act.branches.length > 0) {
    const select = selector(act.branches, (x) => a.value(x));
    a.select(act.branches, (v) => select.at(test(v), v), [e, ...select.uses]);
    return a.steps(act.steps);
  }
  // A setting decides once for the whole game.
  if (e[0] === 'n') return e[1] === 0 ? undefined : a.steps(act.steps);
  const [no, yes] = [label(), a.out.following()];
  a.out.switch(test, [no, yes], [e]);
  a.steps(act.steps);
  a.out.here(no);
}

export function look(a: Assembly, act: ActOf<'look'>): void {
  const e = a.fold(act.e);
  const of = a.value(e);
  const select = selector(act.branches, (x) => a.value(x));
  if (e[0] === 'n' && select.uses.length === 0) {
    const chosen = act.branches[select.at(e[1], [])];
    const out = label();
    if (chosen) a.branches([chosen], [label()], out);
    a.out.here(out);
  } else a.select(act.branches, (v) => select.at(of(v), v), [e, ...select.uses]);
  a.steps(act.steps);
}

export function call(a: Assembly, act: ActOf<'call'>, id: string): void {
  const { params, steps } = at(a.plan.procedures, act.procedure);
  const args = act.args.map((e) => a.value(e));
  if (params.length > 0) a.out.effect(given(params, args), act.args, params);
  a.inside(id, () => a.steps(steps));
  a.steps(act.steps);
}

/** All values are calculated before the first is given: they may be names of the procedure itself. */
function given(params: readonly number[], args: readonly Value[]): (s: { v: number[] }) => void {
  const [slot = 0, other = 0] = params;
  const [value = ZERO, second = ZERO] = args;
  // One or two are what most procedures have.
  if (params.length === 1)
    return ({ v }) => {
      v[slot] = value(v);
    };
  if (params.length === 2)
    return ({ v }) => {
      const [x, y] = [value(v), second(v)];
      v[slot] = x;
      v[other] = y;
    };
  return ({ v }) => {
    const all = args.map((arg) => arg(v));
    params.forEach((param, i) => {
      v[param] = at(all, i);
    });
  };
}

const ZERO: Value = () => 0;

export function repeat(a: Assembly, act: ActOf<'repeat'>): void {
  const e = a.fold(act.n);
  const { counter } = act;
  const n = a.value(e);
  const most = e[0] === 'n' ? e[1] : undefined;
  if (most !== undefined && most < 1) return;
  const out = label();
  if (most === undefined) a.out.switch((v) => (n(v) < 1 ? 0 : 1), [out, a.out.following()], [e]);
  begin(a, counter, 1);
  // A place of its own, because the loop comes back to it.
  const top = a.out.following();
  a.out.jump(top);
  if (act.while) a.out.switch(a.value(act.while), [out, a.out.following()], [act.while]);
  a.loop(out, () => a.steps(act.steps));
  if (most !== undefined) a.out.again(counter, most, out, top);
  else
    a.out.switch(
      (v) => {
        const count = v[counter] as number;
        if (count >= n(v)) return 0;
        v[counter] = count + 1;
        return 1;
      },
      [out, top],
      [e, ['v', counter]],
    );
  a.out.here(out);
}

export function each(a: Assembly, act: ActOf<'each'>): void {
  const { into, size } = act;
  const out = label();
  begin(a, into, 0);
  // A place of its own, because the loop comes back to it.
  const top = a.out.following();
  a.out.jump(top);
  a.loop(out, () => a.steps(act.steps));
  a.out.again(into, size - 1, out, top);
  a.out.here(out);
}

/** The first value of what a loop counts with. */
function begin(a: Assembly, slot: number, n: number): void {
  a.out.effect(
    ({ v }) => {
      v[slot] = n;
    },
    [],
    [slot],
  );
}
