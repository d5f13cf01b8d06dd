/** "Share table": brings the game to a shared table, and shows the code for one more device. */
import { useEffect, useState } from 'preact/hooks';
import type { AnySpec } from '../../kernel/game.ts';
import { format } from '../../kernel/session/journal.ts';
import type { Words } from '../../kernel/words.ts';
import { peopleWords } from '../../together/words/people/words.ts';
import { type TogetherWords, togetherWords } from '../../together/words/words.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { useTask } from '../controls/task.ts';
import { Problem } from '../page/Problem.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { useSignal } from '../redraw/signal.ts';
import { go, to } from '../route.ts';
import type { OpenGame } from '../saved/open.ts';
import { announce } from '../store/news.ts';
import { useUi } from '../words/ui.ts';
import { LinkToCopy } from './LinkToCopy.tsx';
import { sayNoTable } from './no-table.ts';
import { type NewLink, type NoTable, newLink, openTable } from './server.ts';
import { type SharedGame, sharedByHost, tableHeader } from './shared-game.ts';
import { togetherLabel } from './title.ts';
import { type Way, Ways } from './Ways.tsx';
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
          <AtTable shared={saved.shared} together={together} reopen={reopen} close={close} />
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
      {several && people && <Ways way={way} words={people} choose={setWay} />}
      <p>{way === 'devices' ? together.help : people?.lookAhead}</p>
      <Problem>{problem}</Problem>
      <button type="button" class="primary" aria-busy={busy} onClick={() => void run(open, say.notSaved)}>
        {busy ? together.opening : together.open}
      </button>
    </>
  );
}

function AtTable({
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
      {role === 'host' ? <Invite shared={shared} together={together} /> : <p>{together.onlyHost}</p>}
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

/** Links that were made and shown, by table and role. */
const shown = new Map<string, NewLink>();

/** Each link is one device's place at the table: the last one is shown again until a device has taken it. */
async function unusedLink({ replica }: SharedGame, role: 'table' | 'watch'): Promise<NewLink | NoTable> {
  const key = `${replica.link.table} ${role}`;
  const last = shown.get(key);
  if (last && !replica.people.some(({ chair, here }) => here && chair === last.chair)) return last;
  const link = await newLink(replica.link, role);
  if (!('reason' in link)) shown.set(key, link);
  return link;
}

/** The code and the link for one more device. */
function Invite({ shared, together }: { shared: SharedGame; together: TogetherWords }) {
  const { program, say } = useUi();
  const [role, setRole] = useState<'table' | 'watch'>('table');
  const [made, setMade] = useState<{ readonly role: string; readonly link: NewLink } | undefined>();
  const [problem, setProblem] = useState('');
  const { link: mine } = shared.replica;
  useEffect(() => {
    let wanted = true;
    void unusedLink(shared, role).then((link) => {
      if (!wanted) return;
      if ('reason' in link) return setProblem(sayNoTable(link, together, program, ''));
      setProblem('');
      setMade({ role, link });
    });
    return () => {
      wanted = false;
    };
  }, [role]);
  const current = made?.role === role ? made.link : undefined;
  return (
    <>
      <RadioGroup
        legend={together.device}
        name="role"
        values={['table', 'watch'] as const}
        chosen={role}
        choose={setRole}
        label={(each) => (
          <>
            {together.roles[each]} <small>{together.rolesHelp[each]}</small>
          </>
        )}
      />
      <Problem>{problem}</Problem>
      {current ? (
        <LinkToCopy
          key={current.token}
          hash={to.table(mine.table, current.token)}
          addresses={current.addresses}
          label={together.link}
          qr={together.qr}
          words={together}
        />
      ) : (
        !problem && <p aria-busy="true">{say.loading}</p>
      )}
    </>
  );
}
