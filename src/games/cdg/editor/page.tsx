/** The deck editor: sides, displays and the facts printed on the cards, checked as they are typed. */
import { FileEditor, type Form } from '../../../web/editor/FileEditor.tsx';
import { useUi } from '../../../web/words/ui.ts';
import { pathsOfGlory } from '../decks/paths-of-glory.ts';
import { saltRoad } from '../decks/salt-road.ts';
import { cardDriven } from '../index.ts';
import { Cards } from './Cards.tsx';
import { type Draft, draftOf } from './draft.ts';
import { Frame } from './Frame.tsx';
import { nameOf } from './name-of.ts';
import { DECKS } from './words.ts';
import './editor.css';

/** The shipped decks are decks. */
const FRESH = draftOf(saltRoad) as Draft;

export function Editor() {
  return (
    <FileEditor
      module={cardDriven}
      option="deck"
      class="deck-editor"
      words={DECKS}
      file="deck.json"
      draftOf={draftOf}
      fresh={() => FRESH}
      shipped={[saltRoad, pathsOfGlory]}
      fillIn
      nameOf={nameOf}
      form={(form) => <DeckForm {...form} />}
    />
  );
}

function DeckForm(form: Form<Draft>) {
  const { draft } = form;
  const say = DECKS[useUi().lang];
  return (
    <>
      <Frame {...form} />
      <div class="deck-sides">
        {(draft.shared ? [{ id: '', name: say.both }] : draft.sides).map(({ id, name }) => (
          <Cards key={id} side={id} name={name || id} {...form} />
        ))}
      </div>
    </>
  );
}
