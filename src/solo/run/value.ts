/** Expressions as closures over the values of a position. Settings are constants by then. */
import type { Expr } from '../plan.ts';

/** Writes nothing: a name that an expression binds gets its old value back. */
export type Value = (v: number[]) => number;

export const clamp = (n: number, low: number, high: number) => (n < low ? low : n > high ? high : n);

/** The expression with settings filled in and everything constant calculated. */
export function fold(e: Expr, settings: readonly number[]): Expr {
  switch (e[0]) {
    case 'n':
    case 'v':
      return e;
    case 'setting':
      return ['n', settings[e[1]] as number];
    case 'at': {
      const index = fold(e[3], settings);
      return index[0] === 'n' ? ['v', e[1] + clamp(index[1], 0, e[2] - 1)] : ['at', e[1], e[2], index];
    }
    case 'half':
      return constant(['half', fold(e[1], settings), e[2]], e[1], settings);
    case 'not':
      return constant(['not', fold(e[1], settings)], e[1], settings);
    case 'sum':
      return ['sum', fold(e[1], settings), e[2]];
    case 'held':
      return ['held', fold(e[1], settings), e[2], e[3], fold(e[4], settings), e[5]];
    case 'laid':
      return ['laid', e[1], e[2], e[3] && fold(e[3], settings)];
    case 'space':
      return ['space', e[1], e[2], fold(e[3], settings)];
    case 'data':
      return constant(['data', e[1], fold(e[2], settings)], e[2], settings);
    case 'data2':
      return ['data2', e[1], fold(e[2], settings), fold(e[3], settings)];
    case 'after':
      return constant(['after', e[1], fold(e[2], settings)], e[2], settings);
    case 'best':
      return ['best', e[1], e[2], e[3], fold(e[4], settings)];
    default: {
      const [a, b] = [fold(e[1], settings), fold(e[2], settings)];
      const folded: Expr = [e[0], a, b];
      return a[0] === 'n' && b[0] === 'n' ? ['n', closure(folded)([])] : folded;
    }
  }
}

function constant(folded: Expr, inner: Expr, settings: readonly number[]): Expr {
  return fold(inner, settings)[0] === 'n' ? ['n', closure(folded)([])] : folded;
}

export function value(e: Expr, settings: readonly number[]): Value {
  return closure(fold(e, settings));
}

/**
 * A number and a multiple of one value, as nearly all indexes are: where a member's pieces begin, which counter is meant.
 * As data it costs no call. Where it has no value, it has a multiple of 0.
 */
interface Line {
  readonly from: number;
  readonly slot: number;
  readonly times: number;
}

function lineOf(e: Expr): Line | undefined {
  switch (e[0]) {
    case 'n':
      return { from: e[1], slot: 0, times: 0 };
    case 'v':
      return { from: 0, slot: e[1], times: 1 };
    case '+':
    case '-':
    case '*':
      return joined(e[0], lineOf(e[1]), lineOf(e[2]));
    default:
      return undefined;
  }
}

function joined(op: '+' | '-' | '*', a: Line | undefined, b: Line | undefined): Line | undefined {
  if (!a || !b || (a.times !== 0 && b.times !== 0)) return undefined;
  if (op === '*') {
    const [one, by] = a.times === 0 ? [b, a.from] : [a, b.from];
    return { from: one.from * by, slot: one.slot, times: one.times * by };
  }
  const sign = op === '+' ? 1 : -1;
  const { slot, times } = a.times === 0 ? { slot: b.slot, times: sign * b.times } : a;
  return { from: a.from + sign * b.from, slot, times };
}

function closure(e: Expr): Value {
  switch (e[0]) {
    case 'n': {
      const n = e[1];
      return () => n;
    }
    case 'v': {
      const i = e[1];
      return (v) => v[i] as number;
    }
    case 'setting':
      throw new Error('settings are folded first');
    case 'at': {
      const [, base, size] = e;
      const index = closure(e[3]);
      return (v) => v[base + clamp(index(v), 0, size - 1)] as number;
    }
    case 'half': {
      const a = closure(e[1]);
      return e[2] === 'up' ? (v) => Math.ceil(a(v) / 2) : (v) => Math.floor(a(v) / 2);
    }
    case 'not': {
      const a = closure(e[1]);
      return (v) => (a(v) === 0 ? 1 : 0);
    }
    case 'sum':
      return sum(e[1], e[2]);
    case 'held':
      return held(e);
    case 'laid': {
      const [, base, size] = e;
      const kind = e[3] && closure(e[3]);
      return (v) => {
        const wanted = kind ? kind(v) + 1 : 0;
        let n = 0;
        for (let i = base; i < base + size; i++) if (kind ? v[i] === wanted : v[i] !== 0) n++;
        return n;
      };
    }
    case 'space': {
      const [, base, size] = e;
      const index = closure(e[3]);
      return (v) => {
        const i = index(v);
        return i < 1 || i > size ? -1 : (v[base + i - 1] as number) - 1;
      };
    }
    case 'data': {
      const values = e[1];
      const index = closure(e[2]);
      return (v) => values[index(v)] ?? 0;
    }
    case 'data2': {
      const rows = e[1];
      const [row, index] = [closure(e[2]), closure(e[3])];
      return (v) => rows[row(v)]?.[index(v)] ?? 0;
    }
    case 'after': {
      const size = e[1];
      const of = closure(e[2]);
      return (v) => (of(v) + 1) % size;
    }
    case 'best':
      return best(e[1], e[2], e[3], closure(e[4]));
    default: {
      const line = lineOf(e);
      return line && line.times !== 0 ? straight(line) : binary(e[0], e[1], e[2]);
    }
  }
}

function straight({ from, slot, times }: Line): Value {
  return (v) => from + (v[slot] as number) * times;
}

function sum(base: Expr, size: number): Value {
  const line = lineOf(base);
  if (line) {
    const { from, slot, times } = line;
    return (v) => total(v, from + (v[slot] as number) * times, size);
  }
  const first = closure(base);
  return (v) => total(v, first(v), size);
}

export function total(v: readonly number[], base: number, size: number): number {
  let n = 0;
  for (let i = base; i < base + size; i++) n += v[i] as number;
  return n;
}

/** Digits 1, 2, 3 … are the usual ones: their places follow from them. */
export function inOrder(digits: readonly number[]): boolean {
  return digits.every((d, i) => d === i + 1);
}

function held([, at, size, digits, of, above]: Extract<Expr, readonly ['held', ...unknown[]]>): Value {
  const [base, kind] = [closure(at), closure(of)];
  const usual = digits !== null && inOrder(digits);
  if (above) {
    const values = digits ?? Array.from({ length: size }, (_, i) => i);
    return (v) => {
      const k = kind(v);
      const from = base(v);
      let n = 0;
      for (let i = 0; i < size; i++) if ((values[i] as number) > k) n += v[from + i] as number;
      return n;
    };
  }
  if (digits && !usual)
    return (v) => {
      const i = digits.indexOf(kind(v));
      return i < 0 ? 0 : (v[base(v) + i] as number);
    };
  const less = usual ? 1 : 0;
  const [first, which] = [lineOf(at), lineOf(of)];
  if (first && which) {
    const { from, slot, times } = first;
    const [low, value, by] = [which.from - less, which.slot, which.times];
    return (v) => {
      const i = low + (v[value] as number) * by;
      return i < 0 || i >= size ? 0 : (v[from + (v[slot] as number) * times + i] as number);
    };
  }
  return (v) => {
    const i = kind(v) - less;
    return i < 0 || i >= size ? 0 : (v[base(v) + i] as number);
  };
}

function best(size: number, slot: number, most: boolean, by: Value): Value {
  return (v) => {
    const was = v[slot] as number;
    let found = 0;
    let score = 0;
    for (let i = 0; i < size; i++) {
      v[slot] = i;
      const here = by(v);
      if (i > 0 && (most ? here <= score : here >= score)) continue;
      found = i;
      score = here;
    }
    v[slot] = was;
    return found;
  };
}

type Binary = '+' | '-' | '*' | 'min' | 'max' | '=' | '<' | '<=' | 'and' | 'or';

function binary(op: Binary, left: Expr, right: Expr): Value {
  // A value compared with a number comes up all the time.
  if (left[0] === 'v' && right[0] === 'n') {
    const [i, n] = [left[1], right[1]];
    if (op === '=') return (v) => (v[i] === n ? 1 : 0);
    if (op === '<') return (v) => ((v[i] as number) < n ? 1 : 0);
  }
  const [a, b] = [closure(left), closure(right)];
  if (left[0] === 'n' && op === '<') {
    const n = left[1];
    return (v) => (n < b(v) ? 1 : 0);
  }
  switch (op) {
    case '+':
      return (v) => a(v) + b(v);
    case '-':
      return (v) => a(v) - b(v);
    case '*':
      return (v) => a(v) * b(v);
    case 'min':
      return (v) => Math.min(a(v), b(v));
    case 'max':
      return (v) => Math.max(a(v), b(v));
    case '=':
      return (v) => (a(v) === b(v) ? 1 : 0);
    case '<':
      return (v) => (a(v) < b(v) ? 1 : 0);
    case '<=':
      return (v) => (a(v) <= b(v) ? 1 : 0);
    case 'and':
      return (v) => (a(v) !== 0 && b(v) !== 0 ? 1 : 0);
    case 'or':
      return (v) => (a(v) !== 0 || b(v) !== 0 ? 1 : 0);
  }
}

/** Every slot that an expression reads by itself; slots of pieces that are read by an index are left out. */
export function reads(e: Expr, into: Set<number>): void {
  if (e[0] === 'v') into.add(e[1]);
  for (const inner of e) if (isExpr(inner)) reads(inner, into);
  // The name that it binds is its own.
  if (e[0] === 'best') into.delete(e[2]);
}

function isExpr(inner: unknown): inner is Expr {
  return Array.isArray(inner) && typeof inner[0] === 'string';
}
