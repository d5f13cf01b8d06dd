/** Expressions, from the loosest to the tightest: or, and, not, comparison, sum, product, value. */
import { at } from '../../kernel/at.ts';
import { MOST_NUMBER } from '../limits.ts';
import { type Expr, FLAG, NUM, type Piece, type Type } from '../plan.ts';
import { nearest, Problem } from '../problem.ts';
import { Cursor } from './cursor.ts';
import { flag, member, type Sym, type Val, whole } from './names.ts';

const COMPARISONS: readonly (readonly [string, string])[] = [
  ['is at least', '>='],
  ['is at most', '<='],
  ['is more than', '>'],
  ['is less than', '<'],
  ['is not', '!='],
  ['is', '='],
  ['at least', '>='],
  ['at most', '<='],
  ['more than', '>'],
  ['less than', '<'],
  ['≠', '!='],
  ['!=', '!='],
  ['<=', '<='],
  ['≤', '<='],
  ['>=', '>='],
  ['≥', '>='],
  ['=', '='],
  ['<', '<'],
  ['>', '>'],
];

const HELD: readonly Piece['kind'][] = ['counters', 'cup', 'deck', 'display'];
const VALUES: readonly Piece['kind'][] = ['number', 'track', 'flag', 'marker'];
/** Which meaning of a name comes first. */
const RANK: readonly Sym['is'][] = ['local', 'piece', 'setting', 'formula', 'member', 'column'];
const MOST_NESTED = 40;

export class Expression extends Cursor {
  private depth = 0;

  /** Any expression; `want` decides between two meanings of a name. */
  expr(want?: Type): Val {
    if (++this.depth > MOST_NESTED) throw new Problem(this.here, 'deep', { most: MOST_NESTED });
    let a = this.both(want);
    while (this.take('or')) a = flag(['or', this.flagged(a).e, this.flagged(this.both()).e]);
    this.depth--;
    return a;
  }

  /** An expression of this type. */
  typed(t: Type): Val {
    const from = this.pos;
    const found = this.expr(t);
    return this.checked(found, t, from);
  }

  /** A sum of this type: no comparison. */
  typedSum(t: Type): Val {
    const from = this.pos;
    return this.checked(this.sum(t), t, from);
  }

  private checked(found: Val, t: Type, from: number): Val {
    if (found.t === t) return found;
    this.pos = from;
    const { lists } = this.world;
    if (t === NUM) return this.fail('number');
    if (t === FLAG) return this.fail('flag');
    return this.fail('member', lists[t]?.name ?? '', lists[t]?.members ?? []);
  }

  private flagged(v: Val): Val {
    if (v.t !== FLAG) this.fail('flag');
    return v;
  }

  private both(want?: Type): Val {
    let a = this.negated(want);
    while (this.take('and')) a = flag(['and', this.flagged(a).e, this.flagged(this.negated()).e]);
    return a;
  }

  private negated(want?: Type): Val {
    if (!this.take('not')) return this.compared(want);
    if (++this.depth > MOST_NESTED) throw new Problem(this.here, 'deep', { most: MOST_NESTED });
    const inner = flag(['not', this.flagged(this.negated(FLAG)).e]);
    this.depth--;
    return inner;
  }

  private compared(want?: Type): Val {
    const empty = this.emptiness();
    if (empty) return empty;
    const a = this.sum(want);
    const hit = COMPARISONS.find(([words]) => this.take(words));
    if (!hit) return a;
    const b = this.typedSum(a.t);
    switch (hit[1]) {
      case '=':
        return flag(['=', a.e, b.e]);
      case '!=':
        return flag(['not', ['=', a.e, b.e]]);
      case '<':
        return flag(['<', a.e, b.e]);
      case '>':
        return flag(['<', b.e, a.e]);
      case '<=':
        return flag(['<=', a.e, b.e]);
      default:
        return flag(['<=', b.e, a.e]);
    }
  }

  /** `Cup is empty`, `Cup is not empty`. */
  private emptiness(): Val | undefined {
    const from = this.pos;
    const { pieces } = this.world;
    this.article('the');
    if (this.name((s) => s.is === 'piece' && HELD.includes(at(pieces, s.n).kind))) {
      this.pos = from;
      const all = this.everythingIn();
      if (this.take('is empty')) return flag(['=', all.e, ['n', 0]]);
      if (this.take('is not empty')) return flag(['<', ['n', 0], all.e]);
    }
    this.pos = from;
    return undefined;
  }

  sum(want?: Type): Val {
    return this.sumFrom(this.product(want));
  }

  /** What is added to a value and subtracted from it, from left to right. */
  sumFrom(first: Val): Val {
    let a = first;
    for (;;) {
      const plus = this.take('+');
      if (!plus && !this.take('-') && !this.take('−')) return a;
      const b = this.numeric(this.product(NUM));
      a = plus
        ? this.bounded(['+', this.numeric(a).e, b.e], a.low + b.low, a.high + b.high)
        : this.bounded(['-', this.numeric(a).e, b.e], a.low - b.high, a.high - b.low);
    }
  }

  product(want?: Type): Val {
    let a = this.primary(want);
    while (this.take('×') || this.take('*') || this.take('x')) {
      const b = this.numeric(this.primary(NUM));
      const ends = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
      a = this.bounded(['*', this.numeric(a).e, b.e], Math.min(...ends), Math.max(...ends));
    }
    return a;
  }

  private numeric(v: Val): Val {
    if (v.t !== NUM) this.fail('number');
    return v;
  }

  private bounded(e: Expr, low: number, high: number): Val {
    if (Math.max(Math.abs(low), Math.abs(high)) > MOST_NUMBER)
      throw new Problem(this.here, 'huge', { most: MOST_NUMBER });
    return { e, t: NUM, low, high };
  }

  /** A cup, a deck, counters or a display; of one member where there's one for each. Gives the first slot. */
  holder(fits: (p: Piece) => boolean = (p) => HELD.includes(p.kind)): {
    piece: Piece;
    n: number;
    base: Expr;
  } {
    this.article('the');
    const { pieces } = this.world;
    const sym = this.wantName('holder', (s) => s.is === 'piece' && fits(at(pieces, s.n)));
    const piece = at(pieces, sym.n);
    if (piece.each === null) return { piece, n: sym.n, base: ['n', piece.base] };
    if (!this.take('of')) this.fail('each', this.world.lists[piece.each]?.name ?? '');
    const index = this.index(piece.each);
    return { piece, n: sym.n, base: ['+', ['n', piece.base], ['*', index.e, ['n', piece.size]]] };
  }

  /** Which member: after `of`. */
  private index(t: Type): Val {
    const from = this.pos;
    return this.checked(this.primary(t), t, from);
  }

  /** How many are in it altogether. */
  everythingIn(): Val {
    const { piece, base } = this.holder();
    if (piece.kind === 'display')
      return { e: ['laid', piece.base, piece.size, null], t: NUM, low: 0, high: piece.size };
    return { e: ['sum', base, this.kindsOf(piece)], t: NUM, low: 0, high: mostIn(piece) };
  }

  private kindsOf(piece: Piece): number {
    return this.world.lists[piece.kinds ?? -1]?.members.length ?? 0;
  }

  primary(want?: Type): Val {
    if (this.take('(')) {
      const inner = this.expr(want);
      this.want(')');
      return inner;
    }
    const n = this.number();
    if (n !== undefined) return whole(n);
    for (const op of ['min', 'max'] as const) {
      if (!this.take(`${op} (`) && !this.take(`${op}(`)) continue;
      const a = this.typed(NUM);
      this.want(',');
      const b = this.typed(NUM);
      this.want(')');
      return { e: [op, a.e, b.e], t: NUM, low: Math[op](a.low, b.low), high: Math[op](a.high, b.high) };
    }
    if (this.take('half of') || this.take('half')) {
      const a = this.numeric(this.primary(NUM));
      const way = this.wantOne('rounded up', 'rounded down') === 'rounded up' ? 'up' : 'down';
      const half = (x: number) => (way === 'up' ? Math.ceil(x / 2) : Math.floor(x / 2));
      return { e: ['half', a.e, way], t: NUM, low: half(a.low), high: half(a.high) };
    }
    if (this.take('count above')) return this.counted(true);
    if (this.take('count')) return this.counted(false);
    if (this.take('face-up in') || this.take('cards in') || this.take('all in')) return this.everythingIn();
    if (this.take('space')) return this.cardInSpace();
    if (want === FLAG && this.takeOne('yes', 'on')) return flag(['n', 1]);
    if (want === FLAG && this.takeOne('no', 'off')) return flag(['n', 0]);
    return this.selected() ?? this.named(want);
  }

  /** `space 2 of Market`: the card there. */
  private cardInSpace(): Val {
    const { lists } = this.world;
    const from = this.here;
    const index = this.numeric(this.indexNumber());
    this.want('of');
    const { piece } = this.holder((p) => p.kind === 'display');
    inside(index, 1, piece.size, from);
    return member(lists, piece.kinds as Type, ['space', piece.base, piece.size, index.e]);
  }

  /** A number before `of`: a digit, a name without `of`, or an expression in brackets. */
  indexNumber(): Val {
    const n = this.number();
    if (n !== undefined) return whole(n);
    if (this.take('(')) {
      const inner = this.typed(NUM);
      this.want(')');
      return inner;
    }
    const sym = this.wantName('number', (s) => this.isValue(s) && s.t === NUM && this.isSingle(s));
    return this.meaning(sym);
  }

  /** `the Region after X`, `the Region with the most X`. */
  private selected(): Val | undefined {
    const from = this.pos;
    if (!this.article('the')) return undefined;
    const list = this.name((s) => s.is === 'list')?.[0];
    const { lists, names } = this.world;
    if (list && this.take('after')) {
      if (!lists[list.n]?.ring) throw new Problem(this.at + from, 'notRing', { name: list.name });
      const of = this.index(list.n);
      return member(lists, list.n, ['after', lists[list.n]?.members.length ?? 1, of.e]);
    }
    const most = list && this.takeOne('with the most', 'with the least');
    if (list && most) {
      const sym: Sym = { ...list, is: 'local', n: this.world.slot() };
      names.add(sym, this.here);
      try {
        const by = this.numeric(this.sum(NUM));
        return member(lists, list.n, ['best', list.high + 1, sym.n, most === 'with the most', by.e]);
      } finally {
        names.drop(sym);
      }
    }
    this.pos = from;
    this.article('the');
    return undefined;
  }

  private counted(above: boolean): Val {
    const from = this.pos;
    const { lists } = this.world;
    const kind = this.sum();
    this.want('in');
    const { piece, base } = this.holder();
    const list = piece.kinds as Type;
    const high = mostIn(piece);
    const byDigit = piece.kind === 'counters' && kind.t === NUM;
    // A kind may be called like a card of another deck: read again, with the right list in mind.
    let e = kind.e;
    if (!byDigit && kind.t !== list) {
      const to = this.pos;
      this.pos = from;
      e = this.checked(this.sum(list), list, from).e;
      this.pos = to;
    }
    if (piece.kind === 'display') return { e: ['laid', piece.base, piece.size, e], t: NUM, low: 0, high };
    const digits = byDigit ? (piece.digits ?? null) : null;
    const size = lists[list]?.members.length ?? 0;
    return { e: ['held', base, size, digits, e, above], t: NUM, low: 0, high };
  }

  private isValue(s: Sym): boolean {
    if (s.is === 'piece') return VALUES.includes(at(this.world.pieces, s.n).kind);
    return RANK.includes(s.is);
  }

  private isSingle(s: Sym): boolean {
    return (
      s.is !== 'column' && s.is !== 'member' && (s.is !== 'piece' || this.world.pieces[s.n]?.each === null)
    );
  }

  private named(want?: Type): Val {
    const start = this.pos;
    const fits = (s: Sym) => this.isValue(s);
    const syms = this.name(fits);
    if (!syms) return this.unknownName(want, fits);
    syms.sort((a, b) => RANK.indexOf(a.is) - RANK.indexOf(b.is));
    if (this.take('of')) return this.ofSomething(syms, start);
    const single = syms.filter((s) => this.isSingle(s) || s.is === 'member');
    const sym = single.find((s) => want !== undefined && s.t === want) ?? single[0];
    if (sym) return this.meaning(sym);
    this.pos = start;
    const [first] = syms as [Sym];
    if (first.is === 'column') return this.fail('column', first.name);
    const { each } = at(this.world.pieces, first.n);
    return this.fail('each', `${first.name} of ${this.world.lists[each ?? 0]?.name}`);
  }

  /** Where a member of a list, or a column of a card, was wanted, no new piece would help. */
  private unknownName(want: Type | undefined, fits: (s: Sym) => boolean): never {
    const { names, lists } = this.world;
    const all = names.names(fits);
    const list = want !== undefined && want >= 0 ? lists[want] : undefined;
    if (list) return this.fail('member', list.name, all);
    const before = /^(\p{L}[\p{L}\p{N}’' -]*?)\s+of\s/u.exec(this.text.slice(this.pos))?.[1];
    const known = [...new Set(names.names((s) => s.is === 'column'))];
    if (before && !names.has(before) && known.length > 0 && nearest(before, all) === '')
      throw new Problem(this.here, 'noSuchColumn', { name: before.slice(0, 60), known: known.join(', ') });
    return this.fail('value', '', all);
  }

  /** What a name stands for by itself. */
  private meaning(sym: Sym): Val {
    const { t, low, high, n } = sym;
    switch (sym.is) {
      case 'member':
        return { e: ['n', n], t, low, high };
      case 'local':
        this.world.read.add(n);
        return { e: ['v', n], t, low, high };
      case 'setting':
        return { e: ['setting', n], t, low, high };
      case 'formula': {
        this.world.read.add(-1 - n);
        const inner = new Expression(sym.span as NonNullable<Sym['span']>, this.world);
        inner.depth = this.depth + 1;
        if (inner.depth > MOST_NESTED) throw new Problem(this.here, 'deep', { most: MOST_NESTED });
        const found = inner.expr();
        inner.wantEnd();
        return found;
      }
      default:
        return { e: ['v', at(this.world.pieces, n).base], t, low, high };
    }
  }

  /** `Cubes of Mill`: a piece for each. `Cost of Order`: a column of a card. `Column of Order`: the column of that name. */
  private ofSomething(syms: readonly Sym[], start: number): Val {
    const { lists, pieces } = this.world;
    const forEach = syms
      .map((s) => (s.is === 'piece' ? pieces[s.n] : undefined))
      .find((p) => p && p.each !== null);
    if (forEach) {
      const index = this.index(forEach.each as Type);
      const e: Expr = ['at', forEach.base, forEach.copies, index.e];
      return { e, t: forEach.t, low: forEach.low, high: forEach.high };
    }
    const card = this.primary();
    const columns = pieces.find((p) => p.kind === 'deck' && p.kinds === card.t)?.columns ?? [];
    const called = (name: string) => columns.find((c) => c.name.toLowerCase() === name.toLowerCase());
    const column = syms.map((s) => called(s.name)).find((c) => c !== undefined);
    // An empty space has no card: its columns are 0.
    const none = card.e[0] === 'space' ? [0] : [];
    if (column) return { e: ['data', column.values, card.e], t: NUM, ...ends([...column.values, ...none]) };
    const by = syms.find((s) => this.isSingle(s) && s.t >= 0);
    const rows = by ? (lists[by.t]?.members ?? []).map((m) => called(m)?.values) : [];
    if (by && rows.length > 0 && rows.every((r) => r !== undefined)) {
      const all = rows as (readonly number[])[];
      return { e: ['data2', all, this.meaning(by).e, card.e], t: NUM, ...ends([...all.flat(), ...none]) };
    }
    this.pos = start;
    return this.fail(
      'column',
      '',
      columns.map((c) => c.name),
    );
  }
}

/** A fixed number outside the range is a mistake. */
export function inside({ low, high }: Val, from: number, to: number, at: number): void {
  if (high >= from && low <= to) return;
  const value = low === high ? String(low) : `${low}–${high}`;
  throw new Problem(at, 'outside', { value, low: from, high: to });
}

const ends = (values: readonly number[]) => ({ low: Math.min(...values), high: Math.max(...values) });

/** The most that can be in it. */
function mostIn(piece: Piece): number {
  if (piece.kind === 'display') return piece.size;
  return piece.counts ? piece.counts.reduce((a, b) => a + b, 0) : piece.high * piece.size;
}
