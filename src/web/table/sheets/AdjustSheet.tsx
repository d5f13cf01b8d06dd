/** The player adjusts facts of the table, each within its bounds, with a reason for the story. */
import { useState } from 'preact/hooks';
import { TEXT_LIMIT } from '../../../kernel/session/journal.ts';
import { whyRefused } from '../../../sitting/refusal.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { Problem } from '../../page/Problem.tsx';
import { FactFields } from '../../setup/FactFields.tsx';
import { stopsAtField } from '../../setup/field-out-of-bounds.ts';
import { useAsksFirst } from '../../together/people/asks-first.ts';
import { useUi } from '../../words/ui.ts';
import { useGame } from '../use-game.ts';

export function AdjustSheet({ close }: { close: () => void }) {
  const { say, program } = useUi();
  const { sitting, words } = useGame();
  const [refused, setRefused] = useState('');
  const [reason, setReason] = useState('');
  const { facts } = sitting;
  const asksFirst = useAsksFirst(sitting);
  return (
    <Dialog title={say.adjust} close={close}>
      <p class="quiet">
        {say.adjustHelp} {asksFirst}
      </p>
      <label class="field">
        <span>{say.adjustReason}</span>
        <input
          type="text"
          maxLength={TEXT_LIMIT}
          value={reason}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
      </label>
      <FactFields
        facts={facts}
        words={words}
        set={(fact, value) => {
          if (!fact.unknown && value === String(fact.value)) return;
          const acted = sitting.adjust(fact.id, value, reason);
          setRefused(whyRefused(acted, program, words, sitting.view()));
          // The others answer at the table.
          if (acted.ok && acted.proposed) close();
        }}
      />
      <Problem>{refused}</Problem>
      <button
        type="button"
        class="primary"
        onClick={(event) => stopsAtField(event.currentTarget.closest('dialog')) || close()}
      >
        {say.done}
      </button>
    </Dialog>
  );
}
