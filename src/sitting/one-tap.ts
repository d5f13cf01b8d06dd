/**
 * Where a tap ends. The app makes a draw together with the confirmation before it, or several draws in a row, only as
 * long as a person can follow on the real table. An undo removes what one tap did, so the same rule says where a tap
 * started.
 */
import { at } from '../kernel/at.ts';
import { type AnySpec, type Chance, DONE, type Game, isCertain } from '../kernel/game.ts';
import { movable, onTheTable } from '../kernel/scene.ts';
import { difference } from '../kernel/scene-changes.ts';
import { automatic, type Played, type Session } from '../kernel/session/session.ts';
import { viewers } from './seats.ts';

/** Taking a piece from one place and putting it in another. If there is more to do, the player does it first. */
const MOST_PIECES_MOVED = 2;
/** More draws in a row are split over several taps. */
export const MOST_DRAWS_IN_A_ROW = 24;

type State = AnySpec['state'];

/** The game, and the seat whose view of the table counts. */
export interface WatchedGame {
  readonly game: Game<AnySpec>;
  readonly seat: string;
}

/** The table that decides where a tap ends: always the same seat's, so it doesn't depend on the viewer. */
export function watchedOf(session: Session<AnySpec>): WatchedGame {
  return { game: session.game, seat: at(viewers(session), 0) };
}

/**
 * Whether the app continues with the next draw. After a draw it does if the next one answers the same question and there
 * is little to move in between. After a confirmation it does in the same turn, with as little to move on the real table
 * and nothing there going out of play; places that only the app keeps don't stop it.
 */
export function drawsOn({ game, seat }: WatchedGame, from: State, to: State): boolean {
  const [was, next] = [game.node(from), game.node(to)];
  if (next.kind !== 'chance' || isCertain(next)) return false;
  const afterDraw = was.kind === 'chance';
  if (afterDraw ? was.ask !== next.ask : game.turn(from) !== game.turn(to)) return false;
  const places = afterDraw ? movable : onTheTable;
  const [before, after] = [from, to].map((state) => places(game.scene(game.view(state, seat)), true));
  if (!before || !after) return false;
  const inPlay = (id: string) => after.some((place) => place.active && place.id === id);
  if (!afterDraw && before.some(({ active, id }) => active && !inPlay(id))) return false;
  return difference(before, after).filter((change) => change.do !== 'set').length <= MOST_PIECES_MOVED;
}

/** Whether the app, after this draw's likeliest result, continues with the next one. */
export function drawsMore(watched: WatchedGame, state: State): boolean {
  const { game, seat } = watched;
  const node = game.node(state);
  if (node.kind !== 'chance' || (node.secret !== undefined && node.secret !== seat)) return false;
  const likeliest = node.moves[node.weights.indexOf(Math.max(...node.weights))];
  if (likeliest === undefined) return false;
  const after = game.clone(state);
  game.apply(after, likeliest);
  return drawsOn(watched, state, after);
}

/** A draw that the app makes together with the confirmation before it, and the position at that point. */
export interface DrawAfter {
  readonly node: Chance<AnySpec>;
  readonly state: State;
}

/** The draw after the confirmation that this node asks for; undefined if it asks for something else. */
export function drawAfterDone(watched: WatchedGame, state: State): DrawAfter | undefined {
  const { game } = watched;
  const node = game.node(state);
  if (node.kind !== 'table' || !node.moves.includes(DONE)) return undefined;
  const after = game.clone(state);
  game.apply(after, DONE);
  const next = game.node(after);
  return next.kind === 'chance' && drawsOn(watched, state, after) ? { node: next, state: after } : undefined;
}

/** Steps of a game, and the positions between them. */
export interface StepLine {
  readonly steps: readonly Played<AnySpec>[];
  /** The position after `n` steps. */
  after(n: number): State;
}

/**
 * Whether this step is a draw that the app made in the same tap as the step before. `withAnswers`: this surface makes
 * draws together with confirmations.
 */
export function sameTap(
  watched: WatchedGame,
  { steps, after }: StepLine,
  nth: number,
  withAnswers: boolean,
): boolean {
  if (!steps[nth]?.random) return false;
  let last = nth - 1;
  while (last >= 0 && automatic(at(steps, last))) last--;
  const { step, random } = steps[last] ?? {};
  if (step?.kind !== 'move') return false;
  if (random) return drawsOn(watched, after(last), after(nth));
  return (
    withAnswers && step.move === DONE && last === nth - 1 && drawAfterDone(watched, after(last)) !== undefined
  );
}
