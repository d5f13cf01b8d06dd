/** "Share table": brings the game to a shared table; at the table, its devices and the ways to leave. */
import { useState } from 'preact/hooks';
import type { AnySpec } from '../../kernel/game.ts';
import { format } from '../../kernel/session/journal.ts';
import type { Words } from '../../kernel/words.ts';
import { peopleWords } from '../../together/words/people/words.ts';
import { type TogetherWords, togetherWords } from '../../together/words/words.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { useTask } from '../controls/task.ts';
import { Problem } from '../page/Problem.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { useSignal } from '../redraw/signal.ts';
import { go, to } from '../route.ts';
import type { OpenGame } from '../saved/open.ts';
import { announce } from '../store/news.ts';
import { useUi } from '../words/ui.ts';
import { DeviceLink } from './DeviceLink.tsx';
import { JoinChoice, type Way } from './JoinChoice.tsx';
import { sayNoTable } from './no-table.ts';
import { sharedByHost, tableHeader } from './record.ts';
import { openTable } from './server.ts';
import type { SharedGame } from './shared-game.ts';
import { togetherLabel } from './title.ts';
import './together.css';
import '../controls/menu.css';

interface Props {
  readonly saved: OpenGame;
  readonly words: Words<AnySpec>;
  /** The game is kept in another way now: open it again. */
  readonly reopen: () => void;
  readonly close: () => void;
}

export function TogetherSheet({ saved, words, reopen, close }: Props) {
  const { say, lang } = useUi();
  const together = useLoaded(() => togetherWords(lang), lang);
  return (
    <Dialog title={togetherLabel(saved, say)} close={close}>
      {!together && <p aria-busy="true">{say.loading}</p>}
      {together &&
        (saved.shared ? (
          <TableActions shared={saved.shared} together={together} reopen={reopen} close={close} />
        ) : (
          <ToTable saved={saved} words={words} together={together} reopen={reopen} />
        ))}
    </Dialog>
  );
}

interface Parts {
  readonly together: TogetherWords;
  readonly reopen: () => void;
}

/** A game of this device. */
function ToTable({ saved, words, together, reopen }: Parts & Pick<Props, 'saved' | 'words'>) {
  const { program, say } = useUi();
  const { busy, problem, run } = useTask();
  const { session, game } = saved.sitting;
  // Where nobody else can sit, only the player's own devices join.
  const several = game.seats(session.options).length > 1 && game.seated(session.options);
  const [way, setWay] = useState<Way>(several ? 'people' : 'devices');
  const { lang } = useUi();
  const people = useLoaded(() => peopleWords(lang), lang);
  const open = async () => {
    await saved.save();
    const { record, store } = saved;
    const made = await openTable(format(session.journal), way === 'people');
    if ('reason' in made) return sayNoTable(made, together, program, words.title);
    const shared = sharedByHost(made, way === 'people');
    await store.patch(record.id, { header: tableHeader(session), shared });
    announce(record.id, record.count);
    return reopen();
  };
  return (
    <>
      {several && people && <JoinChoice way={way} words={people} choose={setWay} />}
      <p>{way === 'devices' ? together.help : people?.lookAhead}</p>
      <Problem>{problem}</Problem>
      <button type="button" class="primary" aria-busy={busy} onClick={() => void run(open, say.notSaved)}>
        {busy ? together.opening : together.open}
      </button>
    </>
  );
}

function TableActions({
  shared,
  together,
  reopen,
  close,
}: Parts & { readonly shared: SharedGame; readonly close: () => void }) {
  const { say } = useUi();
  useSignal(shared.changes);
  const { problem, run } = useTask();
  const { people, chair, role } = shared.replica;
  const here = people.filter((person) => person.here);
  const way = (label: string, help: string, leave: () => Promise<unknown>) => (
    <li>
      <button
        type="button"
        class="menu-item"
        onClick={() => void run(() => leave().then(close), say.keeping.newNotSaved)}
      >
        {label}
      </button>
      <small>{help}</small>
    </li>
  );
  return (
    <>
      {role === 'host' ? <DeviceLink shared={shared} together={together} /> : <p>{together.onlyHost}</p>}
      {here.length > 0 && (
        <section>
          <h3>{together.devices}</h3>
          <ul class="devices">
            {here.map((person) => (
              <li key={person.chair}>{together.chair(person.chair, person.role, person.chair === chair)}</li>
            ))}
          </ul>
        </section>
      )}
      <Problem>{problem}</Problem>
      <ul class="menu">
        {way(together.alone, together.aloneHelp, async () => go(to.game(await shared.continueAlone())))}
        {way(together.takeHome, together.takeHomeHelp, async () => {
          await shared.takeHome();
          reopen();
        })}
      </ul>
    </>
  );
}
