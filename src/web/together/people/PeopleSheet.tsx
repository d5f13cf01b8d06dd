/** The sheet about the people at the table: everybody with what can be done about them, the player's own place, what the host may do. */
import { useState } from 'preact/hooks';
import type { AnySpec } from '../../../kernel/game.ts';
import type { Words } from '../../../kernel/words.ts';
import { seatList } from '../../../together/seated.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { Problem } from '../../page/Problem.tsx';
import { useSignal } from '../../redraw/signal.ts';
import { go, to } from '../../route.ts';
import { useUi } from '../../words/ui.ts';
import { SharedTableProvider, useSharedTable } from '../at-table.tsx';
import { LockSwitch } from '../lobby/LockSwitch.tsx';
import type { SharedGame } from '../shared-game.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { Everybody } from './Everybody.tsx';
import { FreeSeats } from './FreeSeats.tsx';
import { Invite } from './Invite.tsx';
import { MyPlace } from './MyPlace.tsx';
import { useMinutes } from './minute.ts';
import { PersonActs } from './PersonActs.tsx';
import { sayExpiry } from './say-expiry.ts';

interface Props {
  readonly shared: SharedGame;
  readonly words: Words<AnySpec>;
  /** The game is kept in another way now: open it again. */
  readonly reopen: () => void;
  readonly close: () => void;
}

export function PeopleSheet({ shared, words, ...props }: Props) {
  const { say } = useUi();
  return (
    <Dialog title={say.keeping.people} close={props.close}>
      <SharedTableProvider shared={shared} words={words} meanwhile={<p aria-busy="true">{say.loading}</p>}>
        <Sheet {...props} />
      </SharedTableProvider>
    </Dialog>
  );
}

function Sheet({ reopen, close }: Pick<Props, 'reopen' | 'close'>) {
  const { say, lang } = useUi();
  const { shared, words, people, together, asked } = useSharedTable();
  useSignal(shared.changes);
  useMinutes();
  const { replica } = shared;
  const { role, around } = replica;
  const [inviting, setInviting] = useState(false);
  const [problem, setProblem] = useState('');
  const host = role === 'host' && replica.status === 'here';
  /** Leaves the table, with what this device has of the game. */
  const left = async () => {
    close();
    if (await shared.afterLeaving()) reopen();
    else go(to.shelf);
  };
  const delete_ = async () => {
    if (await asked.ask(replica.manage('delete'))) await left();
  };
  return (
    <>
      <Problem>{asked.refused || problem}</Problem>
      <Everybody
        persons={replica.people}
        about={(person) => (
          <>
            {person.seats.length > 0 && <p>{seatList(person.seats, words).join(', ')}</p>}
            <PersonActs person={person} close={close} />
          </>
        )}
      />
      {!shared.lobby && <FreeSeats close={close} />}
      {host && !shared.lobby && (
        <details class="fold" open={inviting} onToggle={(event) => setInviting(event.currentTarget.open)}>
          <summary>
            <h2>{people.invite}</h2>
          </summary>
          {inviting && <Invite />}
        </details>
      )}
      {host && !shared.lobby && <LockSwitch />}
      {replica.status === 'gone' ? (
        <button
          type="button"
          class="primary"
          onClick={() => void left().catch(() => setProblem(say.keeping.newNotSaved))}
        >
          {together.takeHome}
        </button>
      ) : (
        <MyPlace close={close} left={() => void left()} />
      )}
      {host && (
        <ConfirmButton
          label={people.delete}
          help={people.deleteHelp}
          now={people.deleteNow}
          cancel={people.cancel}
          run={() => void delete_()}
        />
      )}
      <small>
        {people.lookAhead} {sayExpiry(around, people, lang)}
      </small>
    </>
  );
}
