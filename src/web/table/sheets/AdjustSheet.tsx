/**
 * The player adjusts facts of the table, each within its bounds, with a reason for the story. Nothing counts until it is
 * saved; until then the sheet says what the values change on the table.
 */
import { useRef, useState } from 'preact/hooks';
import { TEXT_LIMIT } from '../../../kernel/session/journal.ts';
import { perform } from '../../../kernel/session/step.ts';
import { mayKnow } from '../../../sitting/narrate.ts';
import { type ActResult, whyRefused } from '../../../sitting/refusal.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import { movesBetween } from '../../../sitting/to-do-list.ts';
import { sayChanges } from '../../../words/to-do.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { Problem } from '../../page/Problem.tsx';
import { FactFields } from '../../setup/FactFields.tsx';
import { stopsAtField } from '../../setup/field-out-of-bounds.ts';
import { useAsksFirst } from '../../together/people/asks-first.ts';
import { useUi } from '../../words/ui.ts';
import { useGame } from '../use-game.ts';
import './AdjustSheet.css';

/** What the player has entered, the earliest first. */
type Entered = readonly { readonly fact: string; readonly value: string }[];

export function AdjustSheet({ close }: { close: () => void }) {
  const { say, program } = useUi();
  const { sitting, words } = useGame();
  const [refused, setRefused] = useState('');
  const [reason, setReason] = useState('');
  const [entered, setEntered] = useState<Entered>([]);
  /** The same at once: a tap on the button also enters the field that it leaves. */
  const latest = useRef(entered);
  const asksFirst = useAsksFirst(sitting);
  const { state, facts, changes } = preview(sitting, entered);
  const { session, viewer } = sitting;
  const told = sayChanges(program, words, changes, session.game.scene(session.game.view(state, viewer)));
  const enter = (next: Entered) => {
    latest.current = next;
    setEntered(next);
  };
  const save = () => {
    for (const { fact, value } of latest.current) {
      const now = sitting.facts.find(({ id }) => id === fact);
      if (now && !now.unknown && String(now.value) === value) continue;
      const acted: ActResult = sitting.adjust(fact, value, reason);
      setRefused(whyRefused(acted, program, words, sitting.view()));
      if (!acted.ok) return;
      // The others answer at the table.
      if (acted.proposed) break;
    }
    close();
  };
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
        set={(fact, value) =>
          enter([...latest.current.filter((one) => one.fact !== fact.id), { fact: fact.id, value }])
        }
      />
      <div class="adjust-end">
        <div role="status">
          {told.length > 0 && (
            <p>
              {say.adjustChanges} {told.join(' · ')}
            </p>
          )}
        </div>
        <Problem>{refused}</Problem>
        <p class="row">
          <button type="button" onClick={close}>
            {say.cancel}
          </button>
          <button
            type="button"
            class="primary"
            onClick={(event) => stopsAtField(event.currentTarget.closest('dialog')) || save()}
          >
            {say.save}
          </button>
        </p>
      </div>
    </Dialog>
  );
}

/** The position with the entered values, as far as they fit: other facts and their bounds may follow from them. */
function preview({ session, viewer, playerDraws, facts: known }: Sitting, entered: Entered) {
  const { game } = session;
  const state = game.clone(session.state);
  for (const { fact, value } of entered) {
    const was = game.facts(state).find(({ id }) => id === fact);
    perform(game, state, {
      ...session.adjustment(fact, value, ''),
      ...(was && !was.unknown && { from: String(was.value) }),
    });
  }
  const facts = game.facts(state).filter(({ secret }) => mayKnow(viewer, secret));
  return {
    state,
    facts: entered.length > 0 ? facts : known,
    changes: entered.length > 0 ? movesBetween(session, session.state, state, viewer, playerDraws) : [],
  };
}
