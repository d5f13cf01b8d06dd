/** Who is at a table and on what terms, as its people see it, and what a change of that is. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import { longAway } from '../../together/consent.ts';
import type { Person } from '../../together/messages.ts';
import type { Refusal } from '../game/acting.ts';
import type { Gathering } from '../store/store.ts';

/** The most people at one table, devices that only watch included. */
export const MOST_PEOPLE = 40;

/** A table at one moment. */
export interface Situation {
  readonly gathering: Gathering;
  readonly people: readonly Person[];
  readonly session: Session<AnySpec>;
  /** The bots that play this game. */
  readonly bots: readonly string[];
  readonly now: number;
}

/** What becomes of a table, with lines of its journal. */
export interface Change {
  readonly gathering: Gathering;
  readonly lines?: readonly string[];
}

export function isRefusal<T extends object>(plan: T | Refusal): plan is Refusal {
  return 'reason' in plan;
}

/** `here`: the chairs with devices on this server. */
export function peopleOf(
  { policy, chairs }: Gathering,
  here: ReadonlySet<number>,
  now: number,
): readonly Person[] {
  return chairs.map(({ chair, role, name, seats, seen, until }) => {
    const person = { chair, role, name, seats: [...seats] };
    if (here.has(chair) || until > now) return { ...person, here: true };
    const away = Math.max(0, Math.floor((now - seen) / 1000));
    return { ...person, here: false, ...(policy === 'people' && { away }) };
  });
}

export function personAt({ people }: Pick<Situation, 'people'>, chair: number): Person | undefined {
  return people.find((each) => each.chair === chair);
}

/** Whether the person votes on proposals: they have a seat, and are here or left less than two minutes ago. */
export function atTheTable(person: Person): boolean {
  return person.seats.length > 0 && !longAway(person);
}

/** What people see of each other, as one text: who is here, and who has been away for too long. */
export function presence(people: readonly Person[]): string {
  return people.map((person) => `${person.chair}${person.here ? '+' : longAway(person) ? '-' : '~'}`).join();
}

/** Makes this person the host; the previous host keeps only their seat. */
export function hosted(gathering: Gathering, host: number): Gathering {
  const chairs = gathering.chairs.map((each) => {
    if (each.chair === host) return { ...each, role: 'host' as const };
    return each.role === 'host' ? { ...each, role: 'seat' as const } : each;
  });
  return { ...gathering, chairs };
}
