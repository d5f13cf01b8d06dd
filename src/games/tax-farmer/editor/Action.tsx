/** The action printed in a province: name and text, what it costs and what it does. */

import { Icon } from '../../../web/controls/Icon.tsx';
import { useUi } from '../../../web/words/ui.ts';
import type { Effect } from '../files/board-file.ts';
import { freshEffect } from './draft.ts';
import {
  EntryButtons,
  NameField,
  NumberField,
  Remarks,
  SelectField,
  TextField,
  useEditing,
} from './fields.tsx';
import { goodsOf, provincesOf } from './lists.ts';
import { useEditorWords } from './say.ts';
import { EFFECTS, type EffectType } from './words/words.ts';

export function ActionFields({ place }: { place: string }) {
  const { board, at, set } = useEditing();
  const { lang } = useUi();
  const editor = useEditorWords();
  const effects = at(`${place}.effects`) as readonly Effect[];
  return (
    <div class="section inner">
      <NameField place={`${place}.name`} label={editor.actionName} />
      <NameField place={`${place}.text`} label={editor.actionText} long />
      <div class="numbers-row">
        <TextField place={`${place}.id`} label={editor.id} rename={(id) => set(`${place}.id`, id)} />
        <NumberField place={`${place}.cost.gold`} label={editor.costGold} optional />
        <NumberField place={`${place}.cost.points`} label={editor.costPoints} optional />
        <SelectField
          place={`${place}.cost.good`}
          label={editor.costGood}
          value={String(at(`${place}.cost.good`) ?? '')}
          choices={[['', editor.none], ['any', editor.any], ...goodsOf(board, lang)]}
          choose={(good) => set(`${place}.cost.good`, good || undefined)}
        />
      </div>
      <fieldset class="entries">
        <legend>{editor.effects}</legend>
        {effects.map((effect, i) => (
          // By position: an effect is its place in the order
          <div class="entry" key={i}>
            <EffectFields place={`${place}.effects.${i}`} effect={effect} n={i + 1} />
            <EntryButtons list={`${place}.effects`} i={i} name={editor.effect(i + 1)} />
          </div>
        ))}
        <Remarks place={`${place}.effects`} />
        <button type="button" onClick={() => set(`${place}.effects`, [...effects, freshEffect('manual')])}>
          <Icon name="pen" /> {editor.add.effect}
        </button>
      </fieldset>
    </div>
  );
}

function EffectFields({ place, effect, n }: { place: string; effect: Effect; n: number }) {
  const { board, set } = useEditing();
  const { lang } = useUi();
  const editor = useEditorWords();
  const counted = effect.type === 'takeGold' && effect.perStarted !== undefined ? 'perStarted' : 'amount';
  return (
    <div class="numbers-row">
      <SelectField
        place={place}
        label={editor.effect(n)}
        value={effect.type}
        wide
        choices={EFFECTS.map((type) => [type, editor.effectKinds[type]])}
        choose={(type) => set(place, freshEffect(type as EffectType))}
      />
      {(effect.type === 'gold' ||
        effect.type === 'points' ||
        effect.type === 'agentsNextRound' ||
        effect.type === 'electionMarker') && <NumberField place={`${place}.amount`} label={editor.amount} />}
      {effect.type === 'good' && (
        <SelectField
          place={`${place}.good`}
          label={editor.good}
          value={effect.good}
          choices={[['any', editor.any], ['anyOther', editor.anyOther], ...goodsOf(board, lang)]}
          choose={(good) => set(`${place}.good`, good)}
        />
      )}
      {effect.type === 'takeGold' && (
        <>
          <SelectField
            place={`${place}.counted`}
            label={editor.taking}
            value={counted}
            choices={Object.entries(editor.takings)}
            choose={(how) => set(place, { type: 'takeGold', [how]: 1, from: effect.from })}
          />
          <NumberField place={`${place}.${counted}`} label={editor.amount} />
          <SelectField
            place={`${place}.from`}
            label={editor.from}
            value={effect.from}
            choices={Object.entries(editor.rivals)}
            choose={(from) => set(`${place}.from`, from)}
          />
        </>
      )}
      {effect.type === 'removeCoins' && (
        <>
          <NumberField place={`${place}.min`} label={editor.fewest} />
          <NumberField place={`${place}.max`} label={editor.most} />
          <SelectField
            place={`${place}.province`}
            label={editor.province}
            value={effect.province}
            choices={[['any', editor.any], ...provincesOf(board, lang)]}
            choose={(province) => set(`${place}.province`, province)}
          />
        </>
      )}
      {effect.type === 'manual' && <small>{editor.manualHelp}</small>}
    </div>
  );
}
