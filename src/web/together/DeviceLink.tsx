/** The code and the link for one more device of the player's own, to play or to watch. */
import { useEffect, useState } from 'preact/hooks';
import type { TogetherWords } from '../../together/words/words.ts';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { Problem } from '../page/Problem.tsx';
import { to } from '../route.ts';
import { useUi } from '../words/ui.ts';
import { LinkToCopy } from './LinkToCopy.tsx';
import { sayNoTable } from './no-table.ts';
import { type NewLink, type NoTable, newLink } from './server.ts';
import type { SharedGame } from './shared-game.ts';

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

export function DeviceLink({ shared, together }: { shared: SharedGame; together: TogetherWords }) {
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
