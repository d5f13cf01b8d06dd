/** The player adjusts facts of the table, each within its bounds, with a reason for the story. */
import { useState } from 'preact/hooks';
import type { AnySpec } from '../../../kernel/game.ts';
import { TEXT_LIMIT } from '../../../kernel/session/journal.ts';
import type { Words } from '../../../kernel/words.ts';
import { whyRefused } from '../../../sitting/refusal.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { FactFields } from '../../setup/FactFields.tsx';
import { stopsAtField } from '../../setup/field-out-of-bounds.ts';
import { useAsksFirst } from '../../together/people/asks-first.ts';
import { useUi } from '../../words/ui.ts';

interface Props {
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  readonly close: () => void;
}

export function AdjustSheet({ sitting, words, close }: Props) {
  const { say, program } = useUi();
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
      {refused && (
        <p class="notice problem" role="alert">
          {refused}
        </p>
      )}
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
