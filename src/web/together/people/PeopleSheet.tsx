/** The sheet about the people at the table: everybody with what can be done about them, one's own place, the host's part. */
import { useState } from 'preact/hooks';
import type { AnySpec } from '../../../kernel/game.ts';
import type { Words } from '../../../kernel/words.ts';
import { seatList } from '../../../together/seated.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { Problem } from '../../page/Problem.tsx';
import { useLoaded } from '../../redraw/loaded.ts';
import { useSignal } from '../../redraw/signal.ts';
import { go, to } from '../../route.ts';
import { useUi } from '../../words/ui.ts';
import { botsOf } from '../lobby/bots.ts';
import { LockSwitch } from '../lobby/LockSwitch.tsx';
import type { SharedGame } from '../shared-game.ts';
import { useAsked } from './asked.ts';
import { Everybody } from './Everybody.tsx';
import { FreeSeats } from './FreeSeats.tsx';
import { Invite } from './Invite.tsx';
import { Mine } from './Mine.tsx';
import { useMinutes } from './minute.ts';
import { PersonActs } from './PersonActs.tsx';
import { Sure } from './Sure.tsx';
import { sayExpiry } from './say-expiry.ts';
import { type TableWords, useTableWords } from './use-words.ts';

interface Props {
  readonly shared: SharedGame;
  readonly words: Words<AnySpec>;
  /** The game is kept in another way now: open it again. */
  readonly reopen: () => void;
  readonly close: () => void;
}

export function PeopleSheet(props: Props) {
  const { say } = useUi();
  const table = useTableWords();
  return (
    <Dialog title={say.keeping.people} close={props.close}>
      {table ? <Sheet {...props} table={table} /> : <p aria-busy="true">{say.loading}</p>}
    </Dialog>
  );
}

function Sheet({ shared, words, reopen, close, table }: Props & { readonly table: TableWords }) {
  const { say, lang } = useUi();
  useSignal(shared.changes);
  useMinutes();
  const { people, together } = table;
  const { replica, entry } = shared;
  const { role, around } = replica;
  const asked = useAsked(people);
  const bot = useLoaded(() => botsOf(entry), entry.meta.id)?.usual;
  const [inviting, setInviting] = useState(false);
  const [problem, setProblem] = useState('');
  const host = role === 'host' && replica.status === 'here';
  /** Away from the table, with what this device has of the game. */
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
        shared={shared}
        table={table}
        about={(person) => (
          <>
            {person.seats.length > 0 && <p>{seatList(person.seats, words).join(', ')}</p>}
            <PersonActs {...{ person, shared, table, asked, bot, close }} />
          </>
        )}
      />
      {!shared.lobby && <FreeSeats {...{ shared, words, table, asked, bot, close }} />}
      {host && !shared.lobby && (
        <details class="fold" open={inviting} onToggle={(event) => setInviting(event.currentTarget.open)}>
          <summary>
            <h2>{people.invite}</h2>
          </summary>
          {inviting && <Invite shared={shared} words={table} />}
        </details>
      )}
      {host && !shared.lobby && <LockSwitch shared={shared} table={table} asked={asked} />}
      {replica.status === 'gone' ? (
        <button
          type="button"
          class="primary"
          onClick={() => void left().catch(() => setProblem(say.keeping.newNotSaved))}
        >
          {together.takeHome}
        </button>
      ) : (
        <Mine {...{ shared, table, asked, bot, close }} left={() => void left()} />
      )}
      {host && (
        <Sure
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
