/** What happened since a person's last tap, as a person would tell it: a line for each bot, and what it did to the viewer. */
import type { AnySpec } from '../kernel/game.ts';
import type { Piece } from '../kernel/scene.ts';
import type { Session } from '../kernel/session/session.ts';
import { type Brief, sayEvent, type Words } from '../kernel/words.ts';
import { addressed, briefsOf, meant, type Narrator, results, visibleTo } from './narrate.ts';
import type { BotMove } from './seats.ts';

/** A kind of piece, and how many there were and are. */
export interface Gain {
  readonly piece: Piece;
  readonly from: number;
  readonly to: number;
}

export interface Gains {
  readonly points: { readonly from: number; readonly to: number };
  readonly pieces: readonly Gain[];
}

/** What was done, each with all that it was done with. */
export type Deeds = readonly { readonly what: string; readonly which: readonly string[] }[];

/** All that one bot did, or got, between two decisions of people; '' for what nobody decided. */
export interface BotTurn {
  readonly seat: string;
  readonly beats: readonly BotMove[];
  readonly deeds: Deeds;
  readonly change: Gains;
}

/** Points in the order of the seats; empty if the game has none. */
type Scores = (view: object) => readonly number[];

/** What is counted, and how. */
interface Counting extends Pick<Words<AnySpec>, 'briefs' | 'counted'> {
  readonly scores?: Scores | undefined;
}

/** What a seat has: its points, and what is in its own places. */
function having({ game, options }: Session<AnySpec>, view: object, seat: string, scores: Scores) {
  const seats: readonly string[] = game.seats(options);
  const pieces = game
    .scene(view)
    .filter(({ owner }) => owner === seat)
    .flatMap((place) => place.pieces);
  return { points: scores(view)[seats.indexOf(seat)] ?? 0, pieces };
}

/** The same on two positions of the line: what the seat's panel showed, and what it shows. */
function compared(
  session: Session<AnySpec>,
  views: readonly [before: object, after: object],
  seat: string,
  { counted, scores = () => [] }: Counting,
): Gains {
  const [before, after] = [having(session, views[0], seat, scores), having(session, views[1], seat, scores)];
  const count = (pieces: readonly Piece[], id: string) => {
    const piece = pieces.find((one) => one.id === id);
    return piece ? (piece.count ?? 1) : 0;
  };
  const known = new Map([...before.pieces, ...after.pieces].map((piece) => [piece.id, piece]));
  const pieces = [...known.values()]
    .filter(({ kind }) => counted?.includes(kind) ?? true)
    .map((piece) => ({ piece, from: count(before.pieces, piece.id), to: count(after.pieces, piece.id) }))
    .filter((gain) => gain.from !== gain.to);
  return { points: { from: before.points, to: after.points }, pieces };
}

function viewsOf(
  session: Session<AnySpec>,
  from: number,
  to: number,
  viewer: string,
): readonly [object, object] {
  const { game, line, state } = session;
  const at = (n: number) => game.view(n === line.length ? state : session.replayed(n), viewer);
  return [at(from), at(to)];
}

/** What has changed for the viewer since a place on the line. */
export function changeSince(
  session: Session<AnySpec>,
  from: number,
  viewer: string,
  counting: Counting,
): Gains {
  return compared(session, viewsOf(session, from, session.line.length, viewer), viewer, counting);
}

/**
 * First what nobody decided; then one for each bot that played, in the order of their first moves, and for each other
 * player that something happened to. What happened to the viewer, `concerning` says.
 */
export function botTurns(
  session: Session<AnySpec>,
  beats: readonly BotMove[],
  viewer: string,
  counting: Counting,
): readonly BotTurn[] {
  const from = beats[0]?.from ?? session.line.length;
  const to = beats.at(-1)?.to ?? from;
  const told = session.line
    .slice(from, to)
    .flatMap(({ events }) => visibleTo(viewer, events))
    .flatMap((each) => briefsOf(counting, each));
  const others = told.map(({ by }) => by).filter((by) => by !== '' && by !== viewer);
  const seats = [...new Set([...beats.flatMap(({ seat }) => seat ?? []), ...others])];
  const nobody = deedsOf(told, '');
  const views = viewsOf(session, from, to, viewer);
  return [
    ...(nobody.length > 0
      ? [{ seat: '', beats: [], deeds: nobody, change: { points: { from: 0, to: 0 }, pieces: [] } }]
      : []),
    ...seats.map((seat) => ({
      seat,
      beats: beats.filter((beat) => beat.seat === seat),
      deeds: deedsOf(told, seat),
      change: compared(session, views, seat, counting),
    })),
  ];
}

function deedsOf(told: readonly Brief[], seat: string): Deeds {
  const deeds = new Map<string, string[]>();
  for (const { by, what, which } of told)
    if (by === seat) deeds.set(what, [...(deeds.get(what) ?? []), ...(which ? [which] : [])]);
  return [...deeds].map(([what, which]) => ({ what, which }));
}

/**
 * What the viewer has to know of their own last tap and of everything after it: its results, and what concerns them of
 * what others did. Where a game says briefly what happened, nothing that the answer itself said.
 */
export function concerning(narrator: Narrator, at: number, since: number): readonly string[] {
  const { session, words, viewer } = narrator;
  const mine = words.briefs
    ? []
    : session.line.slice(at, since).flatMap((played) => results(narrator, played));
  const others = session.line.slice(words.briefs ? at : since).flatMap((played) => [
    ...visibleTo(viewer, played.events).flatMap((told) => {
      const to = addressed(narrator, told);
      if (to.length > 0) return to;
      const { event, facts } = told;
      const known = briefsOf(words, told).some((brief) => brief.known);
      return known || !Object.values(facts).includes(viewer) ? [] : [sayEvent(words, event, facts)];
    }),
    ...meant(narrator, played),
  ]);
  return [...mine, ...others];
}
