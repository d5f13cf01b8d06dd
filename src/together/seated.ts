/** How people are called, whether they're here, and which of them sits where. */
import type { AnySpec } from '../kernel/game.ts';
import type { Session } from '../kernel/session/session.ts';
import type { Words } from '../kernel/words.ts';
import { actor, isBot, playerOf } from '../sitting/seats.ts';
import { ownerOf } from './consent.ts';
import type { Person } from './messages.ts';
import type { PeopleWords } from './words/people/words.ts';

export function nameOf(person: Person, words: PeopleWords): string {
  return person.name || words.guest(person.chair);
}

/** A seat of the game between people. */
export interface Seated {
  readonly seat: string;
  readonly nth: number;
  /** Whose seat it is. */
  readonly owner: Person | undefined;
  /** Who plays it instead of its person: the name of a bot, or another person. */
  readonly bot: string | undefined;
  readonly standIn: Person | undefined;
}

export function seatsAt(session: Session<AnySpec>, people: readonly Person[]): readonly Seated[] {
  return session.game.seats(session.options).map((seat, nth) => {
    const by = actor(session, seat);
    const bot = isBot(session, seat) ? playerOf(session, seat) : undefined;
    const standIn = by === seat ? undefined : ownerOf(people, by);
    return { seat, nth, owner: ownerOf(people, seat), bot, standIn };
  });
}

/** Who must decide now, and for which seat; undefined if it isn't a decision of a person. */
export function awaited(
  session: Session<AnySpec>,
  people: readonly Person[],
): { readonly seat: string; readonly person: Person | undefined } | undefined {
  const { node } = session;
  if (node.kind !== 'decision' || isBot(session, node.seat)) return undefined;
  return { seat: node.seat, person: ownerOf(people, actor(session, node.seat)) };
}

export function seatList(seats: readonly string[], words: Words<AnySpec>): readonly string[] {
  return seats.map((seat) => words.seats(seat));
}

/** Whole minutes, at least one. */
export function minutes(seconds: number): number {
  return Math.max(1, Math.floor(seconds / 60));
}

/** That it's you, or whether somebody is here. */
export function sayPresence(person: Person, me: Person | undefined, words: PeopleWords): string {
  if (person.chair === me?.chair) return words.you;
  if (person.here) return words.here;
  const { away = 0 } = person;
  return away < 60 ? words.away : words.awayFor(minutes(away));
}
