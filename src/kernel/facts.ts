/**
 * Plain facts of a position, declared once: what each may be, how it is read and how it is set. What a player may set
 * by hand, the setting itself and the check of the bounds follow from the declaration.
 */
import type { Fact, Spec } from './game.ts';

interface Declared<G extends Spec> {
  readonly id: G['fact'];
  /** Only then it can be set and its bounds hold; always where this is left out. */
  when?(state: Readonly<G['state']>): boolean;
}
export interface NumberFact<G extends Spec> extends Declared<G> {
  readonly kind: 'number';
  /** Inclusive on both ends; a function where they follow from the position. */
  readonly min: number | ((state: Readonly<G['state']>) => number);
  readonly max: number | ((state: Readonly<G['state']>) => number);
  get(state: Readonly<G['state']>): number;
  /** Restores whatever depends on it, too. */
  set(state: G['state'], value: number): void;
}
export interface ChoiceFact<G extends Spec> extends Declared<G> {
  readonly kind: 'choice';
  choices(state: Readonly<G['state']>): readonly string[];
  get(state: Readonly<G['state']>): string;
  set(state: G['state'], value: string): void;
}
export type FactDecl<G extends Spec> = NumberFact<G> | ChoiceFact<G>;

/** What can be set here, in the order of the declarations. */
export function listFacts<G extends Spec>(
  declared: readonly FactDecl<G>[],
  state: Readonly<G['state']>,
): readonly Fact<G>[] {
  return declared.filter((fact) => fact.when?.(state) ?? true).map((fact) => read(fact, state));
}

/** Sets one fact to a value that `listFacts` allows. */
export function setFact<G extends Spec>(
  declared: readonly FactDecl<G>[],
  state: G['state'],
  id: G['fact'],
  value: number | string,
): void {
  const fact = declared.find((each) => each.id === id);
  if (!fact) throw new Error(`no fact '${id}' is declared`);
  if (fact.kind === 'number') fact.set(state, Number(value));
  else fact.set(state, String(value));
}

/** Throws where a fact is outside its bounds. */
export function checkFacts<G extends Spec>(
  declared: readonly FactDecl<G>[],
  state: Readonly<G['state']>,
): void {
  for (const fact of listFacts(declared, state)) {
    const within =
      fact.kind === 'number'
        ? Number.isInteger(fact.value) && fact.value >= fact.min && fact.value <= fact.max
        : fact.choices.includes(fact.value);
    if (!within)
      throw new Error(
        `'${fact.id}' is ${fact.value}, not ${fact.kind === 'number' ? `${fact.min}–${fact.max}` : fact.choices.join(', ')}`,
      );
  }
}

function read<G extends Spec>(fact: FactDecl<G>, state: Readonly<G['state']>): Fact<G> {
  const { id } = fact;
  if (fact.kind === 'choice')
    return { id, kind: 'choice', value: fact.get(state), choices: fact.choices(state) };
  const bound = (given: typeof fact.min) => (typeof given === 'number' ? given : given(state));
  return { id, kind: 'number', value: fact.get(state), min: bound(fact.min), max: bound(fact.max) };
}
