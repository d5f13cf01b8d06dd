/** That it's you, or whether somebody is here. */
import type { Person } from '../../../together/messages.ts';
import { minutes } from '../../../together/seated.ts';
import type { PeopleWords } from '../../../together/words/people/words.ts';

export function sayPresence(person: Person, me: Person | undefined, words: PeopleWords): string {
  if (person.chair === me?.chair) return words.you;
  if (person.here) return words.here;
  const { away = 0 } = person;
  return away < 60 ? words.away : words.awayFor(minutes(away));
}
