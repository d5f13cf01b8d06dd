/** The set-up of a game that waits at a table: brings the new settings there, and goes back. */
import { useState } from 'preact/hooks';
import type { AnySpec } from '../../../kernel/game.ts';
import { format } from '../../../kernel/session/journal.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { Problem } from '../../page/Problem.tsx';
import { go, to } from '../../route.ts';
import { openStore } from '../../store/open.ts';
import { useUi } from '../../words/ui.ts';
import { sayNoTable } from '../no-table.ts';
import { useTableWords } from '../people/use-words.ts';
import { replaceGame } from '../server.ts';

interface Props {
  /** Of the game on this device. */
  readonly id: string;
  readonly off: boolean;
  readonly newSession: () => Session<AnySpec> | undefined;
}

export function ChangeGame({ id, off, newSession }: Props) {
  const { program, say } = useUi();
  const table = useTableWords();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  if (!table) return null;
  const replace = async () => {
    const session = newSession();
    const shared = (await (await openStore()).load(id))?.record.shared;
    if (!session || !shared) return;
    setBusy(true);
    const refused = await replaceGame(shared, format(session.journal));
    setBusy(false);
    if (refused) setProblem(sayNoTable(refused, table.together, program, say.name));
    else go(to.game(id), true);
  };
  return (
    <>
      <Problem>{problem}</Problem>
      <a class="button big" href={to.game(id)}>
        {table.people.cancel}
      </a>
      <button type="button" class="primary big" disabled={off || busy} onClick={() => void replace()}>
        {table.people.change}
      </button>
    </>
  );
}
