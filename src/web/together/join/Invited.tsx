/** Joining a table of people: by an invitation in the address, or by a code that somebody said. */
import { useState } from 'preact/hooks';
import type { TableLink } from '../../../together/replica.ts';
import { sayRefused } from '../../../together/words/people/words.ts';
import { Busy } from '../../page/Busy.tsx';
import { Message } from '../../page/Message.tsx';
import { Problem } from '../../page/Problem.tsx';
import { useTitle } from '../../page/title.ts';
import { useLoaded } from '../../redraw/loaded.ts';
import { to } from '../../route.ts';
import { openStore } from '../../store/open.ts';
import { useUi } from '../../words/ui.ts';
import { JoinPage } from '../JoinPage.tsx';
import { myName, rememberName } from '../my-name.ts';
import { NameField } from '../NameField.tsx';
import { type TableWords, useTableWords } from '../people/use-words.ts';
import { canHaveServer, type Invite, joinTable } from '../server.ts';

interface Props {
  /** Without one a code is asked for. */
  readonly invite: { readonly table: string; readonly invite: string } | undefined;
}

export function Invited({ invite }: Props) {
  const { say } = useUi();
  const table = useTableWords();
  const [place, setPlace] = useState<{ readonly link: TableLink; readonly name: string } | undefined>();
  const [refused, setRefused] = useState('');
  useTitle(say.keeping.joinTable);
  if (!table) return <Busy />;
  if (place && !refused) return <JoinPage {...place.link} name={place.name} refuseName={setRefused} />;
  return (
    <Form
      invite={invite}
      table={table}
      refused={refused && sayRefused(table.people, refused)}
      join={async (asked, name) => {
        // A person who only needs another name has a place already.
        const link = place?.link ?? (await joinTable(asked));
        if ('reason' in link) return sayNotJoined(table, link.reason);
        rememberName(name);
        setRefused('');
        setPlace({ link, name });
        return '';
      }}
    />
  );
}

interface FormProps extends Props {
  readonly table: TableWords;
  readonly refused: string;
  /** Says why not; '' if it worked. */
  readonly join: (invite: Invite, name: string) => Promise<string>;
}

function Form({ invite, table: { people, together }, refused, join }: FormProps) {
  const { say } = useUi();
  const [code, setCode] = useState('');
  const [name, setName] = useState(myName);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const there = useLoaded(() => idOf(invite?.table), invite?.table ?? '');
  if (!canHaveServer())
    return (
      <Message>
        <h1>{people.join}</h1>
        <p>{together.notOpened.noServer}</p>
        <p class="row">
          <a class="button" href={to.shelf}>
            {say.toShelf}
          </a>
        </p>
      </Message>
    );
  const go = async () => {
    setBusy(true);
    setProblem(await join(invite ?? { code }, name.trim()));
    setBusy(false);
  };
  const ready = invite !== undefined || code.trim() !== '';
  return (
    <Message>
      <h1>{people.join}</h1>
      <p>{invite ? people.invited : people.joinHelp}</p>
      {there && (
        <p class="notice">
          {people.already}{' '}
          <a class="button" href={to.game(there)}>
            {people.toTable}
          </a>
        </p>
      )}
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !busy) void go();
        }}
      >
        {!invite && (
          <label class="field">
            <span>{people.code}</span>
            <input
              type="text"
              name="code"
              class="code"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              maxLength={12}
              value={code}
              onInput={(event) => setCode(event.currentTarget.value)}
            />
            <small>{people.codeHelp}</small>
          </label>
        )}
        <NameField name={name} words={people} set={setName} />
        <Problem>{problem || refused}</Problem>
        <p class="row">
          <button type="submit" class="primary" disabled={!ready} aria-busy={busy}>
            {people.joinNow}
          </button>
          <a class="button" href={to.shelf}>
            {say.toShelf}
          </a>
        </p>
      </form>
      <p class="quiet">
        <small>{people.lookAhead}</small>
      </p>
    </Message>
  );
}

/** A game of this device at that table. */
async function idOf(table: string | undefined): Promise<string | undefined> {
  if (table === undefined) return undefined;
  const records = await (await openStore()).list();
  return records.find((each) => each.shared?.table === table && each.removed === 0)?.id;
}

const SAID = ['invite', 'code', 'locked', 'full', 'slow'] as const;

function sayNotJoined({ people, together }: TableWords, reason: string): string {
  const { notJoined, refused } = people;
  const known = SAID.find((each) => each === reason);
  if (known) return notJoined[known];
  if (reason === 'noServer') return together.notOpened.noServer;
  return reason === 'table' ? refused.table : notJoined.offline;
}
