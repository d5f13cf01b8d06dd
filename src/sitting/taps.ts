/**
 * Where a tap ends. The app makes a draw with the confirmation before it, and several draws in a row, only as long as a
 * person can follow at the real table. An undo takes back what one tap did, so the same rule says where it began.
 */
import { type AnySpec, type Chance, certain, type Game } from '../kernel/game.ts';
import { difference, movable } from '../kernel/scene.ts';
import { automatic, type Played } from '../kernel/session/session.ts';

/** A piece taken from one place and put in another. More has to be done before anything else happens. */
const LITTLE = 2;
/** What a confirmation is called in every game: other answers are choices, and say what happened. */
export const DONE = 'done';
/** Longer rows of draws are shown in parts. */
export const IN_A_ROW = 24;

type State = AnySpec['state'];

/** The game, and the seat whose table is looked at. */
export interface Table {
  readonly game: Game<AnySpec>;
  readonly seat: string;
}

/**
 * Does the app go on with the draw that follows? After a draw it does if that answers the same question, after a
 * confirmation if it's still the same turn and nothing in play goes out of play; in both cases only if there is
 * little to move in between.
 */
export function drawsOn({ game, seat }: Table, from: State, to: State): boolean {
  const [was, next] = [game.node(from), game.node(to)];
  if (next.kind !== 'chance' || certain(next)) return false;
  const [before, after] = [from, to].map((state) => movable(game.scene(game.view(state, seat)), true));
  if (!before || !after) return false;
  const inPlay = (id: string) => after.some((place) => place.active && place.id === id);
  const same =
    was.kind === 'chance'
      ? was.ask === next.ask
      : game.turn(from) === game.turn(to) && before.every(({ active, id }) => !active || inPlay(id));
  return same && difference(before, after).filter((change) => change.do !== 'set').length <= LITTLE;
}

/** A draw that the app makes with the confirmation before it, and the position then. */
export interface DrawAfter {
  readonly node: Chance<AnySpec>;
  readonly state: State;
}

/** The draw after the confirmation that is asked for here; undefined where nothing, or something else, is. */
export function drawAfterDone(table: Table, state: State): DrawAfter | undefined {
  const { game } = table;
  const node = game.node(state);
  if (node.kind !== 'table' || !node.moves.includes(DONE)) return undefined;
  const after = game.clone(state);
  game.apply(after, DONE);
  const next = game.node(after);
  return next.kind === 'chance' && drawsOn(table, state, after) ? { node: next, state: after } : undefined;
}

/** Steps of a game, and the positions between them. */
export interface Steps {
  readonly steps: readonly Played<AnySpec>[];
  /** The position after so many steps. */
  after(n: number): State;
}

/**
 * Is this step a draw that the app made in the same tap as the step before? `withAnswers`: this surface makes draws
 * with confirmations.
 */
export function sameTap(table: Table, { steps, after }: Steps, at: number, withAnswers: boolean): boolean {
  if (!steps[at]?.random) return false;
  let last = at - 1;
  while (last >= 0 && automatic(steps[last] as Played<AnySpec>)) last--;
  const { step, random } = steps[last] ?? {};
  if (step?.kind !== 'move') return false;
  if (random) return drawsOn(table, after(last), after(at));
  return (
    withAnswers && step.move === DONE && last === at - 1 && drawAfterDone(table, after(last)) !== undefined
  );
}
