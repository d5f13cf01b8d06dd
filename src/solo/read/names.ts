/** Names in a file: several words each, in any case; the longest that fits is meant. */
import { type Expr, FLAG, type Kinds, NUM, type Type } from '../plan.ts';
import { Problem } from '../problem.ts';
import type { Span } from './markdown.ts';

export interface Sym {
  readonly name: string;
  readonly is:
    | 'list'
    | 'member'
    | 'piece'
    | 'table'
    | 'setting'
    | 'formula'
    | 'local'
    | 'procedure'
    | 'ending'
    | 'column';
  /** The index of the list, piece, table, setting, procedure or ending; the slot of a local; a member's place. */
  readonly n: number;
  readonly t: Type;
  readonly low: number;
  readonly high: number;
  /** What a formula stands for. */
  readonly span?: Span;
  /** Where a local name is given. */
  readonly at?: number;
  /** A loop counts with it, so nothing else may write to it. */
  readonly counts?: boolean;
}

const RESERVED = new Set(
  'of in to and or not is if at by as the with where from after count min max half empty otherwise natural doubles usually times yes no on off space then'.split(
    ' ',
  ),
);
const SIGNS = /[:;,→[\]{}|()\n<>=≠≤≥×*+]|->/;
const LONGEST = 80;

/** A name that may be declared; throws if it can't be told from the words of the format. */
export function checkedName({ text, at }: Span): string {
  const name = text.replace(/\s+/g, ' ');
  if (name === '' || name.length > LONGEST || SIGNS.test(name))
    throw new Problem(at, 'nameSigns', { name: name.slice(0, LONGEST) });
  if (RESERVED.has(name.toLowerCase()) || /^[\d−-]+$/.test(name))
    throw new Problem(at, 'nameReserved', { name });
  return name;
}

/** These may share a name with others: the expected type tells them apart. */
const SHARED: readonly Sym['is'][] = ['member', 'column', 'local'];

interface Entry {
  readonly pattern: RegExp;
  readonly syms: Sym[];
}

export class Names {
  private readonly known = new Map<string, Entry>();
  private readonly places = new Map<Sym, number>();
  /** By first letter, because every phrase looks for names at many places. */
  private readonly byLetter = new Map<string, Entry[]>();

  add(sym: Sym, at: number): void {
    this.places.set(sym, at);
    const key = sym.name.toLowerCase();
    const entry = this.known.get(key);
    if (!entry) {
      const words = key.split(' ').map((w) => w.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
      const end = /[\p{L}\p{N}]$/u.test(key) ? '(?![\\p{L}\\p{N}])' : '';
      const made = { pattern: new RegExp(words.join('\\s+') + end, 'iuy'), syms: [sym] };
      this.known.set(key, made);
      const letter = key[0] as string;
      this.byLetter.set(letter, [...(this.byLetter.get(letter) ?? []), made]);
      return;
    }
    const clash = entry.syms.some(({ is }) => is === sym.is && !SHARED.includes(is));
    // A list may be called like the piece that lies on it; two things that hold a value may not.
    const values = ['piece', 'table', 'setting', 'formula'];
    if (clash || (values.includes(sym.is) && entry.syms.some(({ is }) => values.includes(is))))
      throw new Problem(at, 'nameTaken', { name: sym.name, ...this.other(entry.syms) });
    entry.syms.push(sym);
  }

  /** Where something of this name was given. */
  placeOf(name: string): number {
    return this.places.get(this.known.get(name.toLowerCase())?.syms[0] as Sym) ?? 0;
  }

  private other(syms: readonly Sym[]): { other?: number } {
    const other = this.placeOf(syms[0]?.name ?? '');
    return other > 0 ? { other } : {};
  }

  drop(sym: Sym): void {
    const syms = this.known.get(sym.name.toLowerCase())?.syms;
    const i = syms?.lastIndexOf(sym) ?? -1;
    if (i >= 0) syms?.splice(i, 1);
  }

  /** All that the longest fitting name can mean, the latest first, and its length. */
  match(text: string, pos: number, fits: (sym: Sym) => boolean): { syms: Sym[]; length: number } | undefined {
    let best: { syms: Sym[]; length: number } | undefined;
    for (const { pattern, syms } of this.byLetter.get((text[pos] ?? '').toLowerCase()) ?? []) {
      pattern.lastIndex = pos;
      const length = pattern.exec(text)?.[0].length ?? 0;
      if (length === 0 || (best && length <= best.length)) continue;
      const fitting = syms.filter(fits);
      if (fitting.length > 0) best = { syms: fitting.reverse(), length };
    }
    return best;
  }

  /** The names of everything that fits. */
  names(fits: (sym: Sym) => boolean): string[] {
    return [...this.known.values()].flatMap(({ syms }) => syms.filter(fits).map(({ name }) => name));
  }

  /** Everything that has a name, and where it was given. */
  all(): { readonly sym: Sym; readonly at: number }[] {
    return [...this.known.values()].flatMap(({ syms }) =>
      syms.map((sym) => ({ sym, at: this.places.get(sym) ?? 0 })),
    );
  }

  has(name: string): boolean {
    return (this.known.get(name.toLowerCase())?.syms.length ?? 0) > 0;
  }
}

/** An expression with its type and the range of its values. */
export interface Val {
  readonly e: Expr;
  readonly t: Type;
  readonly low: number;
  readonly high: number;
}

export const whole = (n: number): Val => ({ e: ['n', n], t: NUM, low: n, high: n });
export const flag = (e: Expr): Val => ({ e, t: FLAG, low: 0, high: 1 });
export const member = (lists: readonly Kinds[], t: Type, e: Expr): Val => ({
  e,
  t,
  low: 0,
  high: (lists[t]?.members.length ?? 1) - 1,
});
