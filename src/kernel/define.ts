/**
 * Turns an author's declaration into the complete game that kernel and surfaces use. A declaration may leave out what
 * has a default; `defineGame` fills it in, so no other code sees optional members.
 */
import { checkFacts, declaredFacts, type FactDecls, type FactSet, listFacts, setFact } from './facts.ts';
import type { Game, Lab, Log, Spec } from './game.ts';
import type { Place } from './scene.ts';

/** Required in every game. */
type Core = 'id' | 'version' | 'options' | 'why' | 'setup' | 'node' | 'apply' | 'turn' | 'scene';

export type UnlessNever<Named, Member> = [Named] extends [never] ? never : Member;

/** Members that are required if the spec names something for them. */
type Named<G extends Spec> =
  | UnlessNever<G['preset'], 'presets'>
  | UnlessNever<Exclude<G['seat'], 'player'>, 'seats'>
  | UnlessNever<G['refusal'], 'refuse'>
  | UnlessNever<G['aside'], 'asides'>
  // The defaults, the state itself, would show a seat and a searching bot what the view hides.
  | ([G['state'], G['view']] extends [G['view'], G['state']] ? never : 'view' | 'determinize');

type LabDecl<G extends Spec> = Partial<Lab<G>> & Pick<Lab<G>, UnlessNever<G['measure'], 'measures'>>;

/** Facts can be declared only if the events include `set`. */
type Facts<G extends Spec> = G['event'] extends { set: infer Reported }
  ? FactSet<G['fact']> extends Reported
    ? FactDecls<G>
    : never
  : never;

/** A declaration in which everything optional may be missing, for any spec. */
type Declared<G extends Spec> = Pick<Game<G>, Core> &
  Partial<Omit<Game<G>, Core | 'lab' | 'facts' | 'adjust'>> & {
    readonly lab?: Partial<Lab<G>>;
    /** What the player may adjust. An adjustment is reported as the event `set`. */
    readonly facts?: FactDecls<G>;
  };

/** What an author writes. `check` covers what must hold besides the bounds of the facts. */
export type GameDecl<G extends Spec> = Declared<G> &
  Pick<Game<G>, Named<G>> & { readonly [M in UnlessNever<G['measure'], 'lab'>]: LabDecl<G> } & {
    readonly [M in UnlessNever<G['fact'], 'facts'>]: Facts<G>;
  };

/** The complete game, with a default for everything that was left out. */
export function defineGame<G extends Spec>(decl: GameDecl<G>): Game<G> {
  const given: Declared<G> = decl;
  const facts = declaredFacts(given.facts ?? []);
  return {
    id: given.id,
    version: given.version,
    ...(given.text !== undefined && { text: given.text }),
    options: given.options,
    presets: given.presets ?? ({} as Game<G>['presets']),
    why: given.why,
    lab: { measures: {} as Lab<G>['measures'], ...given.lab },
    scoring: given.scoring ?? 'points',
    seats: given.seats ?? (() => ['player']),
    seated: given.seated ?? (() => true),
    refuse: given.refuse ?? (() => undefined),
    setup: given.setup,
    node: given.node,
    rolls: given.rolls ?? [],
    upkeep: given.upkeep ?? (() => []),
    byHand: given.byHand ?? {},
    hand: given.hand ?? (() => undefined),
    proposal: given.proposal ?? (() => undefined),
    apply: given.apply,
    clone: given.clone ?? copyState,
    stored: given.stored ?? identityStorage,
    hides: given.hides ?? given.view !== undefined,
    view: given.view ?? ((state) => state),
    determinize: given.determinize ?? (() => {}),
    check(state) {
      given.check?.(state);
      checkFacts(facts(state), state);
    },
    ruledOut: given.ruledOut ?? (() => []),
    asides: given.asides ?? (() => []),
    facts: (state) => (given.node(state).kind === 'end' ? [] : listFacts(facts(state), state)),
    adjust(state, fact, value, log) {
      const { secret } = facts(state).find(({ id }) => id === fact) ?? {};
      if (log) reportSet(log, { fact, value }, secret);
      setFact(facts(state), state, fact, value, log);
    },
    turn: given.turn,
    scene: (view) => given.scene(view).map(withoutNone),
  };
}

/** A supply that has run out has no pieces: an author needn't leave out what has the count 0. */
function withoutNone(place: Place): Place {
  const there = place.pieces.filter(({ count }) => count !== 0);
  return there.length < place.pieces.length ? { ...place, pieces: there } : place;
}

/** Stores the state unchanged, without its options. */
export const identityStorage = {
  write: ({ options: _, ...position }: { readonly options: object }): object => position,
  read: <S>(position: object, options: object): S => ({ ...position, options }) as S,
};

/** The casts are safe: the types of a declaration with facts require this event. */
function reportSet<G extends Spec>(
  log: Log<G>,
  set: FactSet<G['fact']>,
  secret: G['seat'] | undefined,
): void {
  log('set' as keyof G['event'] & string, set as G['event'][keyof G['event'] & string], secret);
}

/** A copy of a position that shares only its options. States are plain data, so copying objects and lists is enough. */
function copyState<S extends { readonly options: object }>(state: S): S {
  const { options, ...position } = state;
  return { options, ...copy(position) } as S;
}

function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy) as T;
  const whole: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) whole[key] = copy(inner);
  return whole as T;
}
