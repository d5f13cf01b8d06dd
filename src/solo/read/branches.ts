/** Branches under a step: what each is for, and whether they cover every result. */
import { at } from '../../kernel/at.ts';
import { type Expr, FLAG, NUM, type Type, type When } from '../plan.ts';
import { Problem } from '../problem.ts';
import { Expression } from './expression.ts';
import { slug, WRITTEN_ID } from './ids.ts';
import { type Item, part, type Span, trimmed } from './markdown.ts';
import { shown, type World } from './world.ts';

/** The results that branches divide up. */
export interface Domain {
  readonly t: Type;
  readonly low: number;
  readonly high: number;
  /** Nothing may be drawn. */
  readonly empty?: boolean;
  /** The faces of the dice before anything is added; and whether all dice can show the same. */
  readonly natural?: readonly [number, number];
  readonly doubles?: boolean;
}

export interface Head {
  readonly label: Span;
  readonly id: string | undefined;
  readonly rest: Span;
}

/** `label [id]: Sentence. → phrase`. */
export function head({ span }: Item): Head {
  const hit = /^\s*(?:\*\*)?([^:→]*?)(?:\*\*)?\s*(?:\[([^\]:]*)\])?\s*:(?:\*\*)?/u.exec(span.text);
  const label = hit?.[1] ?? '';
  if (!hit || label.trim() === '') throw new Problem(span.at, 'branchHead', {});
  const id = hit[2];
  if (id !== undefined && !WRITTEN_ID.test(id)) throw new Problem(span.at, 'idReserved', { id });
  return {
    label: trimmed({ text: label, at: span.at + span.text.indexOf(label) }),
    id,
    rest: trimmed(part(span, hit[0].length)),
  };
}

/** What a label stands for: `3`, `2-6`, `4+`, members, or a word of the format. */
export function condition(world: World, label: Span, domain: Domain): When {
  const more = /^(\d+) (?:or (more|higher|above|greater|better|up)|or (?:less|lower|below|fewer))$/i.exec(
    label.text,
  );
  if (more)
    throw new Problem(label.at, 'expected', {
      what: 'result',
      of: '',
      found: shown(label.text),
      near: more[2] ? `${more[1]}+` : `at most ${more[1]}`,
    });
  const c = new Expression(label, world);
  const when = labelled(c, world, domain);
  c.wantEnd(':');
  return when;
}

const TESTS = [
  ['more than', '>'],
  ['at least', '>='],
  ['less than', '<'],
  ['at most', '<='],
] as const;

function labelled(c: Expression, world: World, domain: Domain): When {
  if (c.take('otherwise')) return { is: 'otherwise' };
  if (domain.empty && c.take('empty')) return { is: 'empty' };
  if (domain.doubles && c.take('doubles')) return { is: 'doubles' };
  if (domain.natural && c.take('natural')) {
    const n = c.wantNumber();
    const [low, high] = domain.natural;
    if (n < low || n > high)
      throw new Problem(c.at, 'impossible', { label: `natural ${n}`, low: String(low), high: String(high) });
    return { is: 'natural', n };
  }
  if (domain.t === FLAG) {
    const yes = c.wantOne('yes', 'no') === 'yes' ? 1 : 0;
    return { is: 'range', low: yes, high: yes };
  }
  if (domain.t === NUM) {
    for (const [words, op] of TESTS) if (c.take(words)) return { is: 'test', op, e: c.typedSum(NUM).e };
    const [low, high] = band(c, domain.high);
    return { is: 'range', low, high };
  }
  const { members = [], name = '' } = world.lists[domain.t] ?? {};
  const of: number[] = [];
  do {
    const digit = members.indexOf(String(c.number() ?? ''));
    of.push(digit >= 0 ? digit : c.wantName('member', (s) => s.is === 'member' && s.t === domain.t, name).n);
  } while (c.take(','));
  return { is: 'kinds', of };
}

/** `3`, `2-6`, `4+`. */
export function band(c: Expression, top: number): [number, number] {
  const low = c.number() ?? c.fail('result');
  if (c.take('+')) return [low, Math.max(low, top)];
  const hit = c.match(/^[-–—]\s*([-−]?\d+)/);
  if (!hit && !c.take('to')) return [low, low];
  const high = hit ? Number(at(hit, 1).replace('−', '-')) : c.wantNumber();
  if (high < low) throw new Problem(c.at, 'rangeOrder', { low, high, most: 0 });
  return [low, high];
}

/** How a result reads. */
export function said(world: World, t: Type, n: number): string {
  if (t >= 0) return world.lists[t]?.members[n] ?? String(n);
  return t === FLAG ? (n ? 'yes' : 'no') : String(n);
}

/** Follows what is still open while branches are read in their order: the first one that fits is taken. */
export class Coverage {
  private readonly open = new Set<number>();
  private rest = false;
  private empty = false;
  private readonly seen = new Set<string>();
  private readonly world: World;
  private readonly domain: Domain;

  constructor(world: World, domain: Domain) {
    this.world = world;
    this.domain = domain;
    for (let n = domain.low; n <= domain.high; n++) this.open.add(n);
  }

  /** Throws where the branch can never be reached. */
  take(when: When, label: Span): void {
    const { t, low, high } = this.domain;
    const lost = () => {
      throw new Problem(label.at, 'unreachable', { label: shown(label.text) });
    };
    if (this.rest || this.seen.has(JSON.stringify(when))) lost();
    this.seen.add(JSON.stringify(when));
    switch (when.is) {
      case 'otherwise':
        if (this.open.size === 0) lost();
        this.rest = true;
        return;
      case 'empty':
        this.empty = true;
        return;
      case 'range':
      case 'kinds': {
        const numbers = when.is === 'kinds' ? when.of : between(when.low, when.high);
        if (numbers.some((n) => n < low || n > high))
          throw new Problem(label.at, 'impossible', {
            label: shown(label.text),
            low: said(this.world, t, low),
            high: said(this.world, t, high),
          });
        if (!numbers.some((n) => this.open.has(n))) lost();
        for (const n of numbers) this.open.delete(n);
        return;
      }
      case 'natural': {
        // What was rolled is the result where nothing is added.
        const [from, to] = this.domain.natural ?? [0, -1];
        if (from !== low || to !== high) return;
        if (!this.open.delete(when.n)) lost();
        return;
      }
      case 'test':
        this.tested(when.op, when.e, lost);
        return;
      case 'doubles':
        return;
    }
  }

  /** With a fixed number a test covers what it says; otherwise it may or may not. */
  private tested(op: string, e: Expr, lost: () => void): void {
    if (e[0] !== 'n') return;
    const n = e[1];
    const passes = (x: number) => (op === '>' ? x > n : op === '>=' ? x >= n : op === '<' ? x < n : x <= n);
    const covered = [...this.open].filter(passes);
    if (covered.length === 0) lost();
    for (const x of covered) this.open.delete(x);
  }

  /** Those of these results that a row above has. */
  alreadyIn(when: When): readonly string[] {
    const numbers = when.is === 'kinds' ? when.of : when.is === 'range' ? between(when.low, when.high) : [];
    const { t, low, high } = this.domain;
    return numbers
      .filter((n) => n >= low && n <= high && !this.open.has(n))
      .map((n) => said(this.world, t, n));
  }

  /** Whether an empty cup or pile has a branch. */
  get coversEmpty(): boolean {
    return this.empty;
  }

  /** Throws where a result has no branch. */
  finish(at: number, id: 'uncovered' | 'tableGap' = 'uncovered'): void {
    if (this.rest || this.open.size === 0) return;
    const all = [...this.open].map((n) => said(this.world, this.domain.t, n));
    throw new Problem(at, id, { results: all.slice(0, 6), more: Math.max(0, all.length - 6) });
  }
}

const between = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, i) => low + i);

/** The last part of the id of a branch, a row or a column; '' if its label has no letter or digit. */
export const labelSlug = (label: string) => slug(label.replace('+', '-plus'));

/** The last part of a branch's id. */
export function branchSlug(label: Span): string {
  const id = labelSlug(label.text);
  if (id === '') throw new Problem(label.at, 'idNeeded', { name: label.text });
  return id;
}
