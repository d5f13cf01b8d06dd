/** How long code runs between two questions, as an upper bound. */

export interface Cost {
  /** Instructions written out. */
  readonly code: number;
  /** The longest run without a question: from beginning to end, from the beginning, up to the end, and anywhere. */
  readonly through: number;
  readonly pre: number;
  readonly suf: number;
  readonly best: number;
  /** The most questions. */
  readonly waits: number;
}

const NEVER = Number.NEGATIVE_INFINITY;

export const PLAIN: Cost = { code: 1, through: 1, pre: 1, suf: 1, best: 1, waits: 0 };
export const ALWAYS_WAITS: Cost = { code: 1, through: NEVER, pre: 1, suf: 0, best: 1, waits: 1 };
/** A draw from something empty is passed over. */
export const MAY_WAIT: Cost = { code: 2, through: 1, pre: 1, suf: 1, best: 1, waits: 1 };

export function inOrder(a: Cost, b: Cost): Cost {
  return {
    code: a.code + b.code,
    through: a.through + b.through,
    pre: Math.max(a.pre, a.through + b.pre),
    suf: Math.max(b.suf, b.through + a.suf),
    best: Math.max(a.best, b.best, a.suf + b.pre),
    waits: a.waits + b.waits,
  };
}

export function either(a: Cost, b: Cost): Cost {
  return {
    code: a.code + b.code,
    through: Math.max(a.through, b.through),
    pre: Math.max(a.pre, b.pre),
    suf: Math.max(a.suf, b.suf),
    best: Math.max(a.best, b.best),
    waits: Math.max(a.waits, b.waits),
  };
}

/** Up to `n` times; `sure` if it's at least once and left by no other way. */
export function loop(n: number, body: Cost, sure: boolean): Cost {
  const waits = body.through === NEVER;
  const all = waits ? 1 : n * (Math.max(0, body.through) + 1) + 1;
  return {
    code: body.code + 2,
    through: waits && sure ? NEVER : all,
    pre: all + body.pre,
    suf: all + body.suf,
    best: Math.max(body.best, body.suf + all + body.pre),
    waits: n * body.waits,
  };
}
