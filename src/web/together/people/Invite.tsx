/** The host's invitations: for players, for the table in the middle, for spectators; as a link, a QR code and a code to say. */
import { useEffect, useState } from 'preact/hooks';
import { RadioGroup } from '../../controls/RadioGroup.tsx';
import { Problem } from '../../page/Problem.tsx';
import { to } from '../../route.ts';
import { useUi } from '../../words/ui.ts';
import { when } from '../../words/when.ts';
import { useSharedTable } from '../at-table.tsx';
import { LinkToCopy } from '../LinkToCopy.tsx';
import { sayNoTable } from '../no-table.ts';
import type { InvitedRole } from '../server.ts';
import { invite, madeBefore } from './invitations.ts';

const ROLES: readonly InvitedRole[] = ['seat', 'table', 'watch'];

export function Invite() {
  const { say, program, lang } = useUi();
  const { shared, people, together } = useSharedTable();
  const { link } = shared.replica;
  const [role, setRole] = useState<InvitedRole>('seat');
  const [made, setMade] = useState(() => madeBefore(link, role));
  const [problem, setProblem] = useState('');
  const again = async (role: InvitedRole) => {
    const found = await invite(link, role);
    setProblem('reason' in found ? sayNoTable(found, together, program, '') : '');
    setMade('reason' in found ? undefined : found);
  };
  useEffect(() => {
    const before = madeBefore(link, role);
    setMade(before);
    if (!before) void again(role);
  }, [role]);
  return (
    <div class="invite">
      <RadioGroup
        legend={people.inviteAs}
        name="invited"
        values={ROLES}
        chosen={role}
        choose={setRole}
        label={(each) => (
          <>
            {people.inviteRoles[each]} <small>{people.inviteHelp[each]}</small>
          </>
        )}
      />
      <Problem>{problem}</Problem>
      {made ? (
        <>
          <p class="spoken">
            <span>{people.spoken}</span>
            <b translate={false}>{spelled(made.code)}</b>
            <small>{people.spokenUntil(when(made.until, lang))}</small>
          </p>
          <LinkToCopy
            key={made.invite}
            hash={to.invite(link.table, made.invite)}
            addresses={made.addresses}
            label={people.inviteLink}
            qr={people.inviteQr}
            words={together}
          />
          <button type="button" class="side" onClick={() => void again(role)}>
            {people.newInvitation}
          </button>
          <small>{people.newInvitationHelp}</small>
        </>
      ) : (
        !problem && <p aria-busy="true">{say.loading}</p>
      )}
    </div>
  );
}

/** In two halves, as it's said. */
function spelled(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
