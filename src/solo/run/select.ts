/** Which branch a result takes: the first that fits. */
import type { Branch, Expr } from '../plan.ts';
import type { Value } from './value.ts';

export interface Selector {
  /** The branch for a result, -1 for none. */
  at(result: number, v: number[], natural?: number, double?: boolean): number;
  /** The branch for nothing drawn, -1 for none. */
  readonly empty: number;
  /** What its tests read. */
  readonly uses: readonly Expr[];
}

type Fits = (result: number, v: number[], natural: number, double: boolean) => boolean;

/** A table of results where only numbers and kinds decide; otherwise one test after the other. */
export function selector(branches: readonly Branch[], value: (e: Expr) => Value): Selector {
  const empty = branches.findIndex(({ when }) => when.is === 'empty');
  const uses = branches.flatMap(({ when }) => (when.is === 'test' ? [when.e] : []));
  const direct = branches.every(({ when }) => ['range', 'kinds', 'otherwise', 'empty'].includes(when.is));
  if (direct) {
    const to = new Map<number, number>();
    let rest = -1;
    branches.forEach(({ when }, i) => {
      const numbers = when.is === 'kinds' ? when.of : when.is === 'range' ? between(when.low, when.high) : [];
      for (const n of numbers) if (!to.has(n)) to.set(n, i);
      if (when.is === 'otherwise') rest = i;
    });
    const dense = Array.from({ length: Math.max(0, ...to.keys()) + 1 }, (_, n) => to.get(n) ?? rest);
    const some = [...to.keys()].some((n) => n < 0);
    const at = (n: number) =>
      n < 0 ? (some ? (to.get(n) ?? rest) : n === -1 && empty >= 0 ? empty : rest) : (dense[n] ?? rest);
    return { at, empty, uses };
  }
  const fits = branches.map((b) => test(b, value));
  const at: Selector['at'] = (n, v, natural = n, double = false) => {
    for (let i = 0; i < fits.length; i++) if ((fits[i] as Fits)(n, v, natural, double)) return i;
    return -1;
  };
  return { at, empty, uses };
}

function test({ when }: Branch, value: (e: Expr) => Value): Fits {
  switch (when.is) {
    case 'range': {
      const { low, high } = when;
      return (n) => n >= low && n <= high;
    }
    case 'kinds':
      return (n) => when.of.includes(n);
    case 'natural':
      return (_, _v, natural) => natural === when.n;
    case 'doubles':
      return (_, _v, _n, double) => double;
    case 'test': {
      const e = value(when.e);
      const { op } = when;
      if (op === '>') return (n, v) => n > e(v);
      if (op === '>=') return (n, v) => n >= e(v);
      if (op === '<') return (n, v) => n < e(v);
      return (n, v) => n <= e(v);
    }
    case 'empty':
      return () => false;
    case 'otherwise':
      return () => true;
  }
}

const between = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, i) => low + i);
