/** Verbs that change the table at once. */
import { at } from '../../kernel/at.ts';
import type { Act, ActOf, Expr, Piece } from '../plan.ts';
import type { Assembly } from './assembly.ts';
import { newStack, putInto, putOnTop, putUnder } from './deck.ts';
import type { State } from './state.ts';
import { clamp, inOrder, type Value } from './value.ts';

type Change = ActOf<'set' | 'fill' | 'turn' | 'turnAll' | 'shuffle' | 'put'>;

export function change(a: Assembly, act: Act, id: string): void {
  switch (act.do) {
    case 'set':
      return set(a, act, id);
    case 'fill':
      return fill(a, act, id);
    case 'turn':
      return turn(a, act, id);
    case 'turnAll':
      return turnAll(a, act);
    case 'shuffle': {
      const piece = a.piece(act.piece);
      return a.out.effect((s) => shuffle(s, piece, act.onto));
    }
    case 'put':
      return put(a, act, id);
    default:
      throw new Error(`'${act.do satisfies Exclude<Act['do'], Change['do']>}' is no change`);
  }
}

function set(a: Assembly, { op, to, e }: ActOf<'set'>, id: string): void {
  const { low, high, name } = to;
  const { watch } = a;
  const amount = a.value(e);
  const slot = a.fold(to.slot);
  const one = slot[0] === 'n' ? slot[1] : undefined;
  const where = a.value(slot);
  const last = to.first + to.count - 1;
  const put = watch
    ? (v: number[], i: number, n: number) => {
        if (n < low || n > high) watch.stopped(id, name, n < low ? 'low' : 'high');
        v[i] = clamp(n, low, high);
      }
    : (v: number[], i: number, n: number) => {
        v[i] = n < low ? low : n > high ? high : n;
      };
  const uses: Expr[] = [e, to.slot];
  const fixed = a.fold(e);
  if (op === '=' && one !== undefined && fixed[0] === 'n' && fixed[1] >= low && fixed[1] <= high) {
    const n = fixed[1];
    a.out.effect(
      ({ v }) => {
        v[one] = n;
      },
      [],
      [one],
    );
    return;
  }
  if (op === '=') {
    a.out.effect(
      one === undefined
        ? ({ v }) => put(v, clamp(where(v), to.first, last), amount(v))
        : ({ v }) => put(v, one, amount(v)),
      uses,
      one === undefined ? [] : [one],
    );
    return;
  }
  const sign = op === '+' ? 1 : -1;
  a.out.effect(
    one === undefined
      ? ({ v }) => {
          const i = clamp(where(v), to.first, last);
          put(v, i, (v[i] as number) + sign * amount(v));
        }
      : ({ v }) => put(v, one, (v[one] as number) + sign * amount(v)),
    one === undefined ? uses : [...uses, ['v', one]],
  );
}

function fill(a: Assembly, act: ActOf<'fill'>, id: string): void {
  const { size, high, name } = a.piece(act.piece);
  const { watch } = a;
  const base = a.value(act.base);
  const kinds = act.with.map(({ kind }) => kind);
  const amounts = act.with.map(({ e }) => a.value(e));
  a.out.effect(
    ({ v }) => {
      const first = base(v);
      for (let k = first; k < first + size; k++) v[k] = 0;
      // By index: rules from a file spend much of their time here.
      for (let i = 0; i < kinds.length; i++) {
        const k = first + (kinds[i] as number);
        const n = (v[k] as number) + (amounts[i] as Value)(v);
        if (watch && (n < 0 || n > high)) watch.stopped(id, name, n < 0 ? 'low' : 'high');
        v[k] = clamp(n, 0, high);
      }
    },
    [act.base, ...act.with.map(({ e }) => e)],
  );
}

function turn(a: Assembly, act: ActOf<'turn'>, id: string): void {
  const piece = a.piece(act.piece);
  const [digits, counts] = [piece.digits ?? [], piece.counts ?? []];
  const [base, kind] = [a.value(act.base), a.value(act.kind)];
  const usual = inOrder(digits);
  const by = act.up ? 1 : -1;
  const { watch } = a;
  a.out.effect(
    ({ v }) => {
      const k = usual ? kind(v) - 1 : digits.indexOf(kind(v));
      const i = base(v) + k;
      const n = k < 0 || k >= digits.length ? -1 : (v[i] as number) + by;
      if (n >= 0 && n <= (counts[k] as number)) v[i] = n;
      else watch?.stopped(id, piece.name, by < 0 ? 'low' : 'high');
    },
    [act.base, act.kind],
  );
}

function turnAll(a: Assembly, act: ActOf<'turnAll'>): void {
  const counts = a.piece(act.piece).counts ?? [];
  const base = a.value(act.base);
  a.out.effect(
    ({ v }) => {
      const first = base(v);
      for (let i = 0; i < act.copies * counts.length; i++)
        v[first + i] = act.up ? (counts[i % counts.length] as number) : 0;
    },
    [act.base],
  );
}

/** Discards go back: all cards are shuffled, or the discards alone lie on top. */
export function shuffle(s: State, { base, size, stack }: Piece, onto: boolean): void {
  const kinds = size / 2;
  const { v } = s;
  const discards = v.slice(base + kinds, base + size);
  for (let k = 0; k < kinds; k++) {
    v[base + k]! += discards[k] as number;
    v[base + kinds + k] = 0;
  }
  if (stack === undefined) return;
  s.stacks[stack] = onto
    ? putOnTop(at(s.stacks, stack), discards)
    : newStack(v.slice(base, base + kinds), undefined);
}

/** A card goes back into the deck: out of the discards, or from wherever it was. */
function put(a: Assembly, act: ActOf<'put'>, id: string): void {
  const { base, size, counts = [], stack = -1, name } = a.piece(act.piece);
  const kinds = size / 2;
  const card = a.value(act.card);
  const depth = typeof act.where === 'string' ? undefined : a.value(act.where);
  const { watch } = a;
  a.out.effect(
    (s) => {
      const { v } = s;
      const k = card(v);
      if (k < 0 || k >= kinds || (v[base + k] as number) >= (counts[k] as number)) {
        watch?.stopped(id, name, 'high');
        return;
      }
      if ((v[base + kinds + k] as number) > 0) v[base + kinds + k]!--;
      v[base + k]!++;
      const one = counts.map((_, i) => (i === k ? 1 : 0));
      const lies = at(s.stacks, stack);
      s.stacks[stack] = depth
        ? putInto(lies, one, Math.max(0, depth(v)))
        : act.where === 'top'
          ? putOnTop(lies, one)
          : putUnder(lies, one);
    },
    [act.card, ...(typeof act.where === 'string' ? [] : [act.where])],
  );
}
