/** "Play together" with a new game: opens the table and goes there. */
import { useState } from 'preact/hooks';
import type { AnySpec } from '../../kernel/game.ts';
import { format } from '../../kernel/session/journal.ts';
import type { Session } from '../../kernel/session/session.ts';
import type { UnboundWords } from '../../kernel/words.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { useTask } from '../controls/task.ts';
import { Problem } from '../page/Problem.tsx';
import { go, to } from '../route.ts';
import { createGame } from '../saved/kept.ts';
import { openStore } from '../store/open.ts';
import { useUi } from '../words/ui.ts';
import { JoinChoice, type Way } from './JoinChoice.tsx';
import { sayNoTable } from './no-table.ts';
import { type TableWords, useTableWords } from './people/use-words.ts';
import { keepTable, sharedByHost, tableHeader } from './record.ts';
import { openTable } from './server.ts';
import './together.css';

interface Props {
  /** The game, with bots in the seats that were given to them. */
  readonly newSession: () => Session<AnySpec> | undefined;
  /** The game for people, who take their seats at the table. */
  readonly forPeople: () => Session<AnySpec> | undefined;
  readonly words: UnboundWords<AnySpec>;
  readonly playerDraws: boolean;
  readonly close: () => void;
}

export function NewTogether(props: Props) {
  const { say } = useUi();
  const table = useTableWords();
  return (
    <Dialog title={say.keeping.together} close={props.close}>
      {table ? <Choose {...props} table={table} /> : <p aria-busy="true">{say.loading}</p>}
    </Dialog>
  );
}

function Choose({
  newSession,
  forPeople,
  words,
  playerDraws,
  close,
  table,
}: Props & { readonly table: TableWords }) {
  const { say, program } = useUi();
  const { people, together } = table;
  const [way, setWay] = useState<Way>('people');
  const { busy, problem, run } = useTask();
  const open = async () => {
    const session = way === 'people' ? forPeople() : newSession();
    // The page below says why.
    if (!session) return close();
    const made = await openTable(format(session.journal), way === 'people');
    if ('reason' in made) return sayNoTable(made, together, program, words.title);
    const store = await openStore();
    if (way === 'people') return go(to.game((await keepTable(store, session, made)).id), true);
    const record = await createGame(store, session, Date.now(), { own: playerDraws });
    await store.patch(record.id, { header: tableHeader(session), shared: sharedByHost(made, false) });
    return go(to.game(record.id), true);
  };
  return (
    <>
      <JoinChoice way={way} words={people} choose={setWay} />
      <p class="quiet">{people.lookAhead}</p>
      <Problem>{problem}</Problem>
      <button
        type="button"
        class="primary"
        aria-busy={busy}
        onClick={() => void run(open, say.keeping.newNotSaved)}
      >
        {busy ? together.opening : people.open}
      </button>
    </>
  );
}
