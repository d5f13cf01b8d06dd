/**
 * Facts of a position that a player may adjust, each declared once: its allowed values, how to read it and how to set
 * it. The player's list, the adjustment and the check of the bounds follow from the declaration.
 */
import type { Fact, Log, Spec } from './game.ts';
import type { OptionsOf } from './options.ts';
import type { Place } from './scene.ts';

interface Declared<G extends Spec, Value> {
  readonly id: G['fact'];
  /** Whether it exists here; if not, it can't be set and its bounds aren't checked. By default always. */
  when?(state: Readonly<G['state']>): boolean;
  /** It exists and its bounds hold, but it can't be set now, because the current step depends on it. */
  locked?(state: Readonly<G['state']>): boolean;
  /** Its value isn't known yet; until then `get` returns a placeholder. */
  unknown?(state: Readonly<G['state']>): boolean;
  /** The only seat that may see and set it. By default everybody may. */
  readonly secret?: G['seat'];
  get(state: Readonly<G['state']>): Value;
  /** Also updates what depends on it. The event `set` has already been reported. */
  set(state: G['state'], value: Value, log?: Log<G>): void;
}
export interface NumberFact<G extends Spec> extends Declared<G, number> {
  readonly kind: 'number';
  /** Inclusive; a function if they depend on the position. */
  readonly min: number | ((state: Readonly<G['state']>) => number);
  readonly max: number | ((state: Readonly<G['state']>) => number);
  /** Play may exceed the maximum that a player can set. */
  readonly mayExceed?: true;
}
export interface ChoiceFact<G extends Spec> extends Declared<G, string> {
  readonly kind: 'choice';
  choices(state: Readonly<G['state']>): readonly string[];
}
export type FactDecl<G extends Spec> = NumberFact<G> | ChoiceFact<G>;

/** A game's facts; a function if they depend on the settings. It's called once per set of options. */
export type FactDecls<G extends Spec> =
  | readonly FactDecl<G>[]
  | ((options: OptionsOf<G['options']>) => readonly FactDecl<G>[]);

/** The facts of the event `set`, which reports an adjustment. */
export interface FactSet<Id extends string> {
  readonly fact: Id;
  readonly value: number | string;
}

/** Wraps the setting of any fact: calls `set` and updates what depends on the facts. */
type Update<G extends Spec> = (state: G['state'], set: () => void, log?: Log<G>) => void;

/** The same facts, for a game that must update something whenever any of them is set. */
export function withUpdate<G extends Spec>(
  facts: readonly FactDecl<G>[],
  settle: Update<G>,
): readonly FactDecl<G>[] {
  return facts.map((fact): FactDecl<G> => {
    if (fact.kind === 'number') return { ...fact, set: updating<G, number>(fact, settle) };
    return { ...fact, set: updating<G, string>(fact, settle) };
  });
}

function updating<G extends Spec, Value>(
  fact: Declared<G, Value>,
  settle: Update<G>,
): Declared<G, Value>['set'] {
  return (state, value, log) => settle(state, () => fact.set(state, value, log), log);
}

/** A position's facts, from either form of declaration. */
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

/** The facts that can be set here, in the order of declaration. */
export function listFacts<G extends Spec>(
  declared: readonly FactDecl<G>[],
  state: Readonly<G['state']>,
): readonly Fact<G>[] {
  return declared
    .filter((fact) => (fact.when?.(state) ?? true) && !fact.locked?.(state))
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

/** Throws if a fact is outside its bounds. Called after every move in tests, so it avoids allocations. */
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

/** A fact as a number in the scene, under its own id or another; for games whose view is the state. */
export function numberPlace<G extends Spec>(
  fact: NumberFact<G>,
  state: Readonly<G['state']>,
  id: string = fact.id,
): Place {
  return { id, kind: 'number', pieces: [], value: fact.get(state) };
}

function read<G extends Spec>(fact: FactDecl<G>, state: Readonly<G['state']>): Fact<G> {
  const { id } = fact;
  const told = {
    ...(fact.unknown && { unknown: fact.unknown(state) }),
    ...(fact.secret !== undefined && { secret: fact.secret }),
  };
  if (fact.kind === 'choice')
    return { id, kind: 'choice', value: fact.get(state), choices: fact.choices(state), ...told };
  const value = fact.get(state);
  const [min, max] = [bound(fact.min, state), bound(fact.max, state)];
  return { id, kind: 'number', value, min, max: fact.mayExceed ? Math.max(max, value) : max, ...told };
}
