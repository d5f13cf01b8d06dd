/** What bots got by their moves, and what the moves did to the viewer's seat: the difference of what each seat has. */
import type { AnySpec } from '../kernel/game.ts';
import type { Piece } from '../kernel/scene.ts';
import type { Session } from '../kernel/session/session.ts';
import { repeat } from '../kernel/session/step.ts';
import type { BotMove } from './seats.ts';

/** A kind of piece, and how many more there are now; fewer, if negative. */
export interface Gain {
  readonly piece: Piece;
  readonly more: number;
}

export interface Change {
  readonly points: number;
  readonly pieces: readonly Gain[];
}

/** All that one bot did between two decisions of people. */
export interface BotTurn {
  readonly seat: string;
  readonly beats: readonly BotMove[];
  readonly gained: Change;
  /** What it did to the viewer. */
  readonly toViewer: Change;
}

/** Points in the order of the seats; empty if the game has none. */
type Scores = (view: object) => readonly number[];

const NOTHING: Change = { points: 0, pieces: [] };

/** What a seat has: its points, and what is in its own places. */
function having(session: Session<AnySpec>, view: object, seat: string, scores: Scores): Change {
  const { game, options } = session;
  const seats: readonly string[] = game.seats(options);
  const pieces = game
    .scene(view)
    .filter(({ owner }) => owner === seat)
    .flatMap((place) => place.pieces.map((piece) => ({ piece, more: piece.count ?? 1 })));
  return { points: scores(view)[seats.indexOf(seat)] ?? 0, pieces };
}

/** The sum of both, or what is left of the first without the second. */
function combined(a: Change, b: Change, sign: 1 | -1): Change {
  const pieces = new Map(a.pieces.map((gain) => [gain.piece.id, gain]));
  for (const { piece, more } of b.pieces)
    pieces.set(piece.id, { piece, more: (pieces.get(piece.id)?.more ?? 0) + sign * more });
  return {
    points: a.points + sign * b.points,
    pieces: [...pieces.values()].filter(({ more }) => more !== 0),
  };
}

/** One for each bot that played, in the order of their first moves. */
export function botTurns(
  session: Session<AnySpec>,
  beats: readonly BotMove[],
  viewer: string,
  scores: Scores = () => [],
): readonly BotTurn[] {
  const { game, line } = session;
  const turns = new Map<string, BotTurn>();
  // One walk along the line: replaying it for each beat would take long after a long turn.
  const state = session.replayed(beats[0]?.from ?? line.length);
  for (const beat of beats) {
    const { seat } = beat;
    const look = (of: string) => having(session, game.view(state, viewer), of, scores);
    const before = seat === undefined ? [] : [look(seat), look(viewer)];
    for (const { step } of line.slice(beat.from, beat.to)) repeat(game, state, step);
    if (seat === undefined) continue;
    const [gained = NOTHING, toViewer = NOTHING] = [look(seat), look(viewer)].map((after, i) =>
      combined(after, before[i] ?? NOTHING, -1),
    );
    const turn = turns.get(seat) ?? { seat, beats: [], gained: NOTHING, toViewer: NOTHING };
    turns.set(seat, {
      seat,
      beats: [...turn.beats, beat],
      gained: combined(turn.gained, gained, 1),
      toViewer: combined(turn.toViewer, toViewer, 1),
    });
  }
  return [...turns.values()];
}
