/** The provinces in board order, each folded to its name. */

import { Icon } from '../../../web/controls/Icon.tsx';
import { Switch } from '../../../web/controls/Switch.tsx';
import { useUi } from '../../../web/words/ui.ts';
import { named, type ProvinceFile } from '../files/board-file.ts';
import { ActionFields } from './Action.tsx';
import { anchor, remarksAt } from './checks.ts';
import { freeId, renameProvince } from './draft.ts';
import {
  EntryButtons,
  NameField,
  NumberField,
  Remarks,
  Section,
  TextField,
  TickField,
  useEditing,
} from './fields.tsx';
import { goodsOf } from './lists.ts';
import { useEditorWords } from './say.ts';

export function Provinces() {
  const { board, set } = useEditing();
  const editor = useEditorWords();
  return (
    <Section place="provinces" title={editor.sections.provinces} covers={['provinces']} open>
      <p class="quiet">{editor.provincesHelp}</p>
      <Remarks place="provinces" />
      <ol class="entries">
        {board.provinces.map((province, i) => (
          // By position: while ids are typed, two may be equal
          <Province key={i} province={province} i={i} />
        ))}
      </ol>
      <button
        type="button"
        onClick={() =>
          set('provinces', [...board.provinces, freshProvince(board.provinces.map((p) => p.id))])
        }
      >
        <Icon name="pen" /> {editor.add.province}
      </button>
    </Section>
  );
}

function freshProvince(taken: readonly string[]): ProvinceFile {
  return {
    id: freeId('province', taken),
    name: {},
    capital: false,
    needFields: 1,
    production: { gold: 0, goods: [] },
    excludedNeeds: null,
    action: null,
  };
}

function Province({ province, i }: { province: ProvinceFile; i: number }) {
  const { board, problems, set, change } = useEditing();
  const { lang } = useUi();
  const editor = useEditorWords();
  const at = `provinces.${i}`;
  const title = named(province.name, lang) || editor.unnamed;
  const wrong = remarksAt(problems, at, true).length;
  return (
    <li class="entry province">
      <details>
        <summary id={anchor(at)}>
          <h3>
            {i + 1}. {title}
          </h3>
          {wrong > 0 && (
            <span class="tag wrong" title={editor.problems(wrong)}>
              {wrong}
            </span>
          )}
        </summary>
        <div class="section">
          <NameField place={`${at}.name`} label={editor.name} />
          <TextField
            place={`${at}.id`}
            label={editor.id}
            help={editor.idHelp}
            rename={(id) => change(renameProvince(board, i, id))}
          />
          <Switch
            label={editor.capital}
            on={province.capital === true}
            turn={(on) => set(`${at}.capital`, on)}
          />
          <div class="numbers-row">
            <NumberField place={`${at}.production.gold`} label={editor.gold} />
            <NumberField place={`${at}.needFields`} label={editor.needFields} />
          </div>
          <TickField
            place={`${at}.production.goods`}
            label={editor.produces}
            choices={goodsOf(board, lang)}
          />
          <fieldset class="excluded">
            <legend>{editor.excluded}</legend>
            <Switch
              label={editor.excludedOwn}
              on={province.excludedNeeds === null}
              turn={(on) => set(`${at}.excludedNeeds`, on ? null : [...province.production.goods])}
            />
            {province.excludedNeeds !== null && (
              <TickField
                place={`${at}.excludedNeeds`}
                label={editor.sections.goods}
                choices={goodsOf(board, lang)}
              />
            )}
          </fieldset>
          <Switch
            label={editor.hasAction}
            on={province.action !== null}
            turn={(on) =>
              set(
                `${at}.action`,
                on
                  ? {
                      id: freeId('action', actionIds(board.provinces)),
                      name: {},
                      text: {},
                      cost: {},
                      effects: [{ type: 'manual' }],
                    }
                  : null,
              )
            }
          />
          {province.action && <ActionFields place={`${at}.action`} />}
        </div>
      </details>
      <EntryButtons list="provinces" i={i} name={title} />
    </li>
  );
}

const actionIds = (provinces: readonly ProvinceFile[]) =>
  provinces.flatMap((p) => (p.action ? [p.action.id] : []));
