/** A phrase with what is nested under it, and what several verbs have in common. */
import { at } from '../../kernel/at.ts';
import type { Branch, Piece, Step, Type, Usually } from '../plan.ts';
import { Problem } from '../problem.ts';
import type { Domain } from './branches.ts';
import { Expression } from './expression.ts';
import type { Item, Span } from './markdown.ts';
import { checkedName } from './names.ts';
import type { World } from './world.ts';

/** What is nested under a phrase, read when the verb asks for it. */
export interface Nested {
  readonly at: number;
  /** How many spaces put something under the step. */
  readonly indent: number;
  readonly numbered: readonly Item[];
  readonly bullets: readonly Item[];
  /** The labels of the bullets. */
  labels(): readonly Span[];
  steps(): readonly Step[];
  branches(domain: Domain | 'free', piece?: number): readonly Branch[];
}

export interface Following {
  readonly branches: readonly Branch[];
  readonly steps: readonly Step[];
}
const NOTHING: Following = { branches: [], steps: [] };

export const nothingNested = (at: number): Nested => ({
  at,
  indent: 0,
  numbered: [],
  bullets: [],
  labels: () => [],
  steps: () => [],
  branches: () => [],
});

export class Phrase extends Expression {
  readonly nested: Nested;
  /** Whether the last phrase took the steps or branches under it. */
  tookSteps = false;
  tookBranches = false;

  constructor(phrase: Span, world: World, nested: Nested) {
    super(phrase, world);
    this.nested = nested;
  }

  /** The nested steps and branches, if this is the last phrase. */
  following(domain: Domain | 'free' | undefined, piece?: number): Following {
    if (!this.done) return NOTHING;
    this.tookSteps = true;
    if (domain === undefined) return { branches: [], steps: this.nested.steps() };
    this.tookBranches = true;
    return { branches: this.nested.branches(domain, piece), steps: this.nested.steps() };
  }

  /** An answer that could never be given is a mistake. */
  usually(t: Type, low = -Infinity, high = Infinity): { readonly usually?: Usually } {
    this.take(',');
    const usual = this.take('usually');
    if (this.take('at random')) return { usually: 'random' };
    if (!usual) return {};
    const { here } = this;
    const given = this.typedSum(t);
    if (given.low > high || given.high < low) {
      const value = given.low === given.high ? String(given.low) : `${given.low}–${given.high}`;
      throw new Problem(here, 'outside', { value, low, high });
    }
    return { usually: given.e };
  }

  /** A slot for a result, after `as`: a piece or a name of this type, or a new name. */
  into(t: Type, low: number, high: number): number | undefined {
    const { world } = this;
    if (!this.take('as')) return undefined;
    const { here } = this;
    const known = this.name(
      (s) => s.t === t && (s.is === 'local' || (s.is === 'piece' && isValue(world.pieces[s.n]))),
    )?.[0];
    if (!known) return world.local(checkedName(this.newName()), t, low, high, here).n;
    if (known.counts) throw new Problem(here, 'counted', { name: known.name });
    const piece = known.is === 'piece' ? at(world.pieces, known.n) : undefined;
    if (piece && piece.each !== null) this.fail('target');
    if (low < known.low || high > known.high)
      throw new Problem(here, 'outside', { value: `${low}–${high}`, low: known.low, high: known.high });
    return piece ? piece.base : known.n;
  }
}

export const isNumber = (p: Piece | undefined) => p?.kind === 'number' || p?.kind === 'track';
const isValue = (p: Piece | undefined) => isNumber(p) || p?.kind === 'flag' || p?.kind === 'marker';
