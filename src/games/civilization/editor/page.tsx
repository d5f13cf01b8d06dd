/** The editor of unit cards: how many cards of each type show what, checked as it is typed. */
import type { AnySpec } from '../../../kernel/game.ts';
import { defaults } from '../../../kernel/options.ts';
import type { UnboundWords } from '../../../kernel/words.ts';
import { FileEditor, type Form } from '../../../web/editor/FileEditor.tsx';
import { useUi } from '../../../web/words/ui.ts';
import { civilization } from '../index.ts';
import { BASE, WISDOM_AND_WARFARE } from '../rules/box/decks.ts';
import { TYPES } from '../rules/box/units.ts';
import { options } from '../rules/options.ts';
import { type Draft, draftOf, freshDraft, withTotals } from './draft.ts';
import { TypeCards } from './TypeCards.tsx';
import { UNITS } from './words.ts';
import './editor.css';

export function Editor() {
  return (
    <FileEditor
      module={civilization}
      option="deck"
      class="units"
      words={UNITS}
      file="units.json"
      draftOf={draftOf}
      fresh={freshDraft}
      shipped={[BASE, WISDOM_AND_WARFARE]}
      form={(form, words) => <Units form={form} words={words} />}
    />
  );
}

const usual = defaults(options);

function Units({ form, words }: { readonly form: Form<Draft>; readonly words: UnboundWords<AnySpec> }) {
  const { draft, change } = form;
  const say = UNITS[useUi().lang];
  return (
    <>
      <div class="fields">
        <label class="field">
          <span>{say.name}</span>
          <input
            type="text"
            maxLength={60}
            value={draft.name}
            onInput={(event) => change({ ...draft, name: event.currentTarget.value })}
          />
        </label>
        <label class="field">
          <span>{say.totals}</span>
          <select
            value={draft.totals}
            onChange={(event) =>
              change(withTotals(draft, event.currentTarget.value === 'health' ? 'health' : 'strength'))
            }
          >
            <option value="strength">{say.strengthTotal}</option>
            <option value="health">{say.healthTotal}</option>
          </select>
        </label>
      </div>
      <div class="units-types">
        {TYPES.map((type) => (
          <TypeCards
            key={type}
            type={type}
            name={words.piece({ id: type, kind: type, print: '' }, usual).trim()}
            {...form}
          />
        ))}
      </div>
    </>
  );
}
