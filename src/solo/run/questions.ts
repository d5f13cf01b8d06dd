/** What a person decides, or what only the real table knows. */
import { at } from '../../kernel/at.ts';
import { arg, type Range } from '../../kernel/game.ts';
import type { ActOf, Expr, Usually } from '../plan.ts';
import type { Assembly } from './assembly.ts';
import { label, type SoloNode, type Wait } from './code.ts';
import type { State } from './state.ts';
import { clamp } from './value.ts';

export function ask(a: Assembly, act: ActOf<'ask'>, id: string, question: string): void {
  const { into, low, high, usually } = act;
  const next = a.out.following();
  const { told, uses } = a.teller(id, question);
  const ranges: readonly Range[] = [{ verb: 'say', min: low, max: high, step: 1 }];
  const node: SoloNode = { kind: 'table', ask: question, moves: [], ranges };
  const usual = usually && usually !== 'random' ? a.value(usually) : undefined;
  const { watch } = a;
  const wait: Wait = {
    ask: question,
    node: () => node,
    fixed: node,
    play: (s, move, log) => {
      s.v[into] = Number(arg(move));
      log?.(question, told(s, arg(move)));
      return next;
    },
    ...(usual && { proposal: ({ v }: Readonly<State>) => ({ number: clamp(usual(v), low, high) }) }),
    standIn: ({ v }, int) => {
      watch?.leaned(id);
      if (usual) return `say:${clamp(usual(v), low, high)}`;
      return usually === 'random' ? `say:${low + int(high - low + 1)}` : undefined;
    },
  };
  a.wait(id, wait, [next], [...uses, ...exprOf(usually)], [into]);
  a.following(act, into);
}

const exprOf = (usually: Usually | undefined): readonly Expr[] =>
  usually === undefined || usually === 'random' ? [] : [usually];

/** A member of a list, as long as some may be chosen. */
export function pick(a: Assembly, act: ActOf<'pick'>, id: string, question: string): void {
  const { into, usually } = act;
  const { ids } = a.list(act.of);
  const [next, out] = [a.out.following(), label()];
  const { told, uses } = a.teller(id, question);
  const moves = ids.map((x) => `pick:${x}`);
  const where = act.where && a.value(act.where);
  const open = ({ v }: Readonly<State>): readonly string[] => {
    if (!where) return moves;
    const was = v[into] as number;
    const list = moves.filter((_, i) => {
      v[into] = i;
      return where(v) !== 0;
    });
    v[into] = was;
    return list;
  };
  const usual = usually && usually !== 'random' ? a.value(usually) : undefined;
  const { watch } = a;
  const wait: Wait = {
    ask: question,
    node: (s) => ({ kind: 'decision', ask: question, seat: 'player', moves: open(s), ranges: [] }),
    play: (s, move, log) => {
      s.v[into] = moves.indexOf(move);
      log?.(question, told(s, arg(move)));
      return next;
    },
    skip: (s) => (where && open(s).length === 0 ? out : undefined),
    standIn: (s, int) => {
      watch?.leaned(id);
      const list = open(s);
      if (usually === 'random') return list[int(list.length)];
      const move = usual && moves[usual(s.v)];
      // What is usual may be impossible here; then it's the first that is possible.
      return move !== undefined && list.includes(move) ? move : usual && list[0];
    },
  };
  a.wait(id, wait, [next, out], [...uses, ...(act.where ? [act.where] : []), ...exprOf(usually)], [into]);
  a.following(act, into);
  a.out.here(out);
}

/** One of the branches. */
export function choose(a: Assembly, act: ActOf<'choose'>, id: string, question: string): void {
  const { branches, usually } = act;
  const moves = branches.map((b) => `pick:${b.id.slice(b.id.lastIndexOf('.') + 1)}`);
  const labels = branches.map(label);
  const out = label();
  const { told, uses } = a.teller(id, question);
  const node: SoloNode = { kind: 'decision', ask: question, seat: 'player', moves, ranges: [] };
  const { watch } = a;
  const wait: Wait = {
    ask: question,
    node: () => node,
    fixed: node,
    play: (s, move, log) => {
      log?.(question, told(s, arg(move)));
      return at(labels, moves.indexOf(move));
    },
    standIn: (_, int) => {
      watch?.leaned(id);
      if (usually === 'random') return moves[int(moves.length)];
      return usually === undefined ? undefined : moves[usually];
    },
  };
  a.wait(id, wait, labels, uses);
  a.branches(branches, labels, out);
  a.out.here(out);
  a.steps(act.steps);
}
