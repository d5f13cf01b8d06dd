/** People with their role at the table, and whether they are here. */
import type { ComponentChildren } from 'preact';
import type { Person } from '../../../together/messages.ts';
import { nameOf, sayPresence } from '../../../together/seated.ts';
import { useSharedTable } from '../at-table.tsx';
import './people.css';

interface Props {
  readonly persons: readonly Person[];
  /** What else to say about a person, and what can be done. */
  readonly about?: (person: Person) => ComponentChildren;
}

export function Everybody({ persons, about }: Props) {
  const { shared, people } = useSharedTable();
  const { me } = shared.replica;
  return (
    <ul class="everybody">
      {persons.map((person) => (
        <li key={person.chair} data-here={person.here ? '' : undefined}>
          <p>
            <b>{nameOf(person, people)}</b>{' '}
            <small>
              {[
                (person.role === 'host' || person.seats.length === 0) && people.roles[person.role],
                sayPresence(person, me, people),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </p>
          {about?.(person)}
        </li>
      ))}
    </ul>
  );
}
