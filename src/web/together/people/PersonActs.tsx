/** What can be done about one of the others: playing without them, and what the host may do. */
import { useState } from 'preact/hooks';
import { longAway, takesPart } from '../../../together/consent.ts';
import type { Person } from '../../../together/messages.ts';
import { nameOf } from '../../../together/seated.ts';
import { Problem } from '../../page/Problem.tsx';
import { to } from '../../route.ts';
import { useUi } from '../../words/ui.ts';
import { useSharedTable } from '../at-table.tsx';
import { LinkToCopy } from '../LinkToCopy.tsx';
import { sayNoTable } from '../no-table.ts';
import { reissue } from '../server.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { StandIn } from './StandIn.tsx';
import '../../controls/menu.css';

interface Props {
  readonly person: Person;
  readonly close: () => void;
}

export function PersonActs({ person, close }: Props) {
  const { shared, people, asked } = useSharedTable();
  const { replica } = shared;
  const { me, role } = replica;
  const name = nameOf(person, people);
  if (!me || person.chair === me.chair) return null;
  const host = role === 'host';
  const away = longAway(person);
  const missed = !shared.lobby && takesPart(me) && !person.here && person.seats.length > 0;
  const deposable = person.role === 'host' && away && takesPart(me);
  if (!host && !missed && !deposable) return null;
  return (
    <details class="person-acts">
      <summary>
        {host ? people.hostActs : people.goOnWithout}
        <span class="hidden">: {name}</span>
      </summary>
      {missed &&
        (away ? (
          person.seats.map((seat) => <StandIn key={seat} seat={seat} done={close} />)
        ) : (
          <p class="quiet">{people.notYet}</p>
        ))}
      <ul class="menu">
        {deposable && (
          <li>
            <button type="button" class="menu-item" onClick={() => void asked.ask(replica.propose('host'))}>
              {people.proposeHost}
            </button>
          </li>
        )}
        {host && person.role === 'seat' && (
          <li>
            <button
              type="button"
              class="menu-item"
              onClick={() => void asked.ask(replica.manage('pass', person.chair))}
            >
              {people.makeHost}
            </button>
          </li>
        )}
        {host && person.name && (
          <li>
            <button
              type="button"
              class="menu-item"
              onClick={() => void asked.ask(replica.manage('forget', person.chair))}
            >
              {people.forget}
            </button>
          </li>
        )}
      </ul>
      {host && <NewLink person={person} />}
      {host && (
        <ConfirmButton
          label={people.remove}
          help={`${people.removeWho(name)} ${people.removeHelp}`}
          now={people.remove}
          cancel={people.cancel}
          run={() => void asked.ask(replica.manage('remove', person.chair))}
        />
      )}
    </details>
  );
}

/** For somebody who lost their device. */
function NewLink({ person }: { person: Person }) {
  const { program } = useUi();
  const { shared, people, together } = useSharedTable();
  const name = nameOf(person, people);
  const { link } = shared.replica;
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState('');
  const make = async () => {
    const made = await reissue(link, person.chair);
    if ('reason' in made) setProblem(sayNoTable(made, together, program, ''));
    else setToken(made.token);
  };
  if (token)
    return (
      <LinkToCopy
        hash={to.table(link.table, token)}
        addresses={[]}
        label={people.newLinkFor(name)}
        qr={people.newLinkFor(name)}
        words={together}
      />
    );
  return (
    <>
      <button type="button" class="menu-item" onClick={() => void make()}>
        {people.newLink}
      </button>
      <small>{people.newLinkHelp}</small>
      <Problem>{problem}</Problem>
    </>
  );
}
