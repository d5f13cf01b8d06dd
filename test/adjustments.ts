/** Sets every adjustable fact to the values where a game is most likely to break. */
import type { Fact, Game, Spec } from '../src/kernel/game.ts';
import type { Int } from '../src/kernel/rng.ts';
import { perform, type Reported } from '../src/kernel/session/step.ts';
import { must } from './position.ts';

export interface Adjustment<G extends Spec> {
  readonly fact: Fact<G>;
  readonly to: number | string;
  /** Which value of the fact: a choice, or an end of its bounds, whose number depends on the position. */
  readonly bound: string;
}

/** The minimum, the maximum and a number in between; every choice. */
export function adjustments<G extends Spec>(facts: readonly Fact<G>[]): Adjustment<G>[] {
  return facts.flatMap((fact): Adjustment<G>[] => {
    if (fact.kind === 'choice') return fact.choices.map((to) => ({ fact, to, bound: to }));
    const { min, max } = fact;
    const bounds = { least: min, greatest: max, middle: Math.floor((min + max) / 2) };
    return Object.entries(bounds)
      .filter(([bound, to]) => bound === 'least' || (to !== min && (bound === 'greatest' || to !== max)))
      .map(([bound, to]) => ({ fact, to, bound }));
  });
}

/** What was tried at each question of a game, under any settings. */
const tried = new WeakMap<object, Set<string>>();

/** Those not tried yet at this question. They count as tried from now on. */
export function untried<G extends Spec>(
  game: Game<G>,
  ask: string,
  all: readonly Adjustment<G>[],
): readonly Adjustment<G>[] {
  const known = tried.get(game) ?? new Set();
  tried.set(game, known);
  return all.filter(({ fact, bound }) => {
    const before = known.size;
    return known.add(`${ask} ${fact.id} ${bound}`).size > before;
  });
}

/**
 * At most `most` of them. Each kind of fact (`points`, `card`) is equally likely, so that the kind with the most choices
 * doesn't crowd out the rest.
 */
export function sampled<G extends Spec>(
  all: readonly Adjustment<G>[],
  most: number,
  int: Int,
): readonly Adjustment<G>[] {
  if (all.length <= most) return all;
  const kinds = new Map<string, Adjustment<G>[]>();
  for (const each of all) {
    const kind = each.fact.id.split('.')[0] as string;
    kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  const picked: Adjustment<G>[] = [];
  const groups = [...kinds.values()];
  for (let n = int(groups.length); picked.length < most; n++) {
    const group = groups[n % groups.length] as Adjustment<G>[];
    if (group.length > 0) picked.push(...group.splice(int(group.length), 1));
  }
  return picked;
}

/** A fact's current value is one of its allowed values. */
export function soundFacts<G extends Spec>(facts: readonly Fact<G>[]): void {
  for (const fact of facts) {
    const inside =
      fact.kind === 'number'
        ? fact.value >= fact.min && fact.value <= fact.max
        : fact.choices.includes(fact.value);
    must(inside, `facts() lists '${fact.id}' as ${fact.value}, outside its own bounds`);
  }
  must(
    new Set(facts.map((fact) => fact.id)).size === facts.length,
    'a fact is listed twice: facts() must give each id once',
  );
}

/** Sets a fact like a session does; afterwards it must have the new value. */
export function set<G extends Spec>(
  game: Game<G>,
  world: G['state'],
  { fact, to }: Adjustment<G>,
): readonly Reported<G>[] {
  const step = {
    kind: 'adjust',
    fact: fact.id,
    from: String(fact.value),
    to: String(to),
    reason: '',
  } as const;
  const done = perform(game, world, step);
  must(done.ok, `the session refuses '${fact.id}' set to ${to}: ${JSON.stringify(done)}`);
  const facts = game.facts(world);
  soundFacts(facts);
  const again = facts.find((f) => f.id === fact.id);
  must(
    again === undefined || again.value === to,
    `adjust() set '${fact.id}' to ${to} and facts() reads ${again?.value}`,
  );
  return done.value.events;
}
