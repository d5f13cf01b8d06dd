/**
 * Facts of a position that a player may set by hand, each declared once: what it may be, how it is read and how it is
 * set. The list for the player, the setting itself and the check of the bounds follow from the declaration.
 */
import type { Fact, Log, Spec } from './game.ts';
import type { OptionsOf } from './options.ts';
import type { Place } from './scene.ts';

interface Declared<G extends Spec, Value> {
  readonly id: G['fact'];
  /** Is it there? Only then it can be set and its bounds hold; always where this is left out. */
  when?(state: Readonly<G['state']>): boolean;
  /** It's there and its bounds hold, but what is under way depends on it: it can't be set now. */
  rests?(state: Readonly<G['state']>): boolean;
  /** Nobody has told it yet: `get` gives what is shown until then. */
  unknown?(state: Readonly<G['state']>): boolean;
  get(state: Readonly<G['state']>): Value;
  /** Restores whatever depends on it, too. That it was set has been reported by then. */
  set(state: G['state'], value: Value, log?: Log<G>): void;
}
export interface NumberFact<G extends Spec> extends Declared<G, number> {
  readonly kind: 'number';
  /** Inclusive on both ends; a function where they follow from the position. */
  readonly min: number | ((state: Readonly<G['state']>) => number);
  readonly max: number | ((state: Readonly<G['state']>) => number);
  /** Play may lead past the greatest value that a player can set; there it may stay. */
  readonly mayExceed?: true;
}
export interface ChoiceFact<G extends Spec> extends Declared<G, string> {
  readonly kind: 'choice';
  choices(state: Readonly<G['state']>): readonly string[];
}
export type FactDecl<G extends Spec> = NumberFact<G> | ChoiceFact<G>;

/** A game's facts; a function where the settings decide which there are. It's asked once for each set of options. */
export type FactDecls<G extends Spec> =
  | readonly FactDecl<G>[]
  | ((options: OptionsOf<G['options']>) => readonly FactDecl<G>[]);

/** What every game with facts reports when one is set by hand, as its event `set`. */
export interface FactSet<Id extends string> {
  readonly fact: Id;
  readonly value: number | string;
}

/** Called instead of setting a fact: `set` sets it, and whatever depends on any of the facts is restored around that. */
type Settle<G extends Spec> = (state: G['state'], set: () => void, log?: Log<G>) => void;

/** The same facts, for a game in which something has to follow whichever of them is set. */
export function settled<G extends Spec>(
  facts: readonly FactDecl<G>[],
  settle: Settle<G>,
): readonly FactDecl<G>[] {
  return facts.map((fact): FactDecl<G> => {
    if (fact.kind === 'number') return { ...fact, set: settling<G, number>(fact, settle) };
    return { ...fact, set: settling<G, string>(fact, settle) };
  });
}

function settling<G extends Spec, Value>(
  fact: Declared<G, Value>,
  settle: Settle<G>,
): Declared<G, Value>['set'] {
  return (state, value, log) => settle(state, () => fact.set(state, value, log), log);
}

/** The facts of a position's game, whichever form they were declared in. */
export function declaredFacts<G extends Spec>(
  facts: FactDecls<G>,
): (state: Readonly<G['state']>) => readonly FactDecl<G>[] {
  if (typeof facts !== 'function') return () => facts;
  const known = new WeakMap<object, readonly FactDecl<G>[]>();
  return ({ options }) => {
    const found = known.get(options) ?? facts(options as OptionsOf<G['options']>);
    known.set(options, found);
    return found;
  };
}

/** What can be set here, in the order of the declarations. */
export function listFacts<G extends Spec>(
  declared: readonly FactDecl<G>[],
  state: Readonly<G['state']>,
): readonly Fact<G>[] {
  return declared
    .filter((fact) => (fact.when?.(state) ?? true) && !fact.rests?.(state))
    .map((fact) => read(fact, state));
}

/** Sets one fact to a value that `listFacts` allows. */
export function setFact<G extends Spec>(
  declared: readonly FactDecl<G>[],
  state: G['state'],
  id: G['fact'],
  value: number | string,
  log?: Log<G>,
): void {
  const fact = declared.find((each) => each.id === id);
  if (!fact) throw new Error(`no fact '${id}' is declared`);
  if (fact.kind === 'number') fact.set(state, Number(value), log);
  else fact.set(state, String(value), log);
}

/** Throws where a fact is outside its bounds. Called after every move in tests, so it builds nothing that isn't needed. */
export function checkFacts<G extends Spec>(
  declared: readonly FactDecl<G>[],
  state: Readonly<G['state']>,
): void {
  for (const fact of declared) {
    if ((fact.when && !fact.when(state)) || within(fact, state)) continue;
    const found = read(fact, state);
    const bounds = found.kind === 'number' ? `${found.min}–${found.max}` : found.choices.join(', ');
    throw new Error(`'${found.id}' is ${found.value}, not ${bounds}`);
  }
}

function within<G extends Spec>(fact: FactDecl<G>, state: Readonly<G['state']>): boolean {
  if (fact.kind === 'choice') return fact.choices(state).includes(fact.get(state));
  const value = fact.get(state);
  if (!Number.isInteger(value) || value < bound(fact.min, state)) return false;
  return fact.mayExceed === true || value <= bound(fact.max, state);
}

function bound<G extends Spec>(given: NumberFact<G>['min'], state: Readonly<G['state']>): number {
  return typeof given === 'number' ? given : given(state);
}

/** The fact as a number on the table, under its own id or another; for games whose view is the state. */
export function numberPlace<G extends Spec>(
  fact: NumberFact<G>,
  state: Readonly<G['state']>,
  id: string = fact.id,
): Place {
  return { id, kind: 'number', pieces: [], value: fact.get(state) };
}

function read<G extends Spec>(fact: FactDecl<G>, state: Readonly<G['state']>): Fact<G> {
  const { id } = fact;
  const told = fact.unknown && { unknown: fact.unknown(state) };
  if (fact.kind === 'choice')
    return { id, kind: 'choice', value: fact.get(state), choices: fact.choices(state), ...told };
  const value = fact.get(state);
  const [min, max] = [bound(fact.min, state), bound(fact.max, state)];
  return { id, kind: 'number', value, min, max: fact.mayExceed ? Math.max(max, value) : max, ...told };
}
