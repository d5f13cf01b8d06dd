/** Everything of a board but its provinces: title and origin, goods, cards, numbers, rebellions, open questions. */

import type { AnySpec } from '../../../kernel/game.ts';
import type { UnboundWords } from '../../../kernel/words.ts';
import { Icon } from '../../../web/controls/Icon.tsx';
import { Switch } from '../../../web/controls/Switch.tsx';
import { useUi } from '../../../web/words/ui.ts';
import { named } from '../files/board-file.ts';
import { switches } from '../files/switches.ts';
import { freeId, renameGood } from './draft.ts';
import {
  EntryButtons,
  NameField,
  NumberField,
  Remarks,
  Section,
  SelectField,
  TextField,
  TickField,
  useEditing,
} from './fields.tsx';
import { goodsOf, provincesOf } from './lists.ts';
import { useEditorWords } from './say.ts';
import { KINDS, NUMBERS } from './words/words.ts';

export function About() {
  const { board, set } = useEditing();
  const editor = useEditorWords();
  return (
    <Section place="about" title={editor.sections.about} covers={['id', 'title', 'provenance']} open>
      <NameField place="title" label={editor.boardTitle} />
      <TextField place="id" label={editor.boardId} help={editor.idHelp} rename={(id) => set('id', id)} />
      <SelectField
        place="provenance.kind"
        label={editor.provenance}
        value={String(board.provenance.kind ?? '')}
        choices={KINDS.map((kind) => [kind, editor.kinds[kind]])}
        choose={(kind) => set('provenance.kind', kind)}
      />
      <TextField place="provenance.note" label={editor.note} long />
    </Section>
  );
}

export function Goods() {
  const { board, set, change } = useEditing();
  const { lang } = useUi();
  const editor = useEditorWords();
  return (
    <Section place="goods" title={editor.sections.goods} covers={['goods', 'weaponsGood']}>
      <Remarks place="goods" />
      <ol class="entries">
        {board.goods.map((good, i) => (
          // By position: while ids are typed, two may be equal
          <li class="entry" key={i}>
            <div class="section">
              <NameField place={`goods.${i}.name`} label={named(good.name, lang) || editor.unnamed} />
              <TextField
                place={`goods.${i}.id`}
                label={editor.id}
                rename={(id) => change(renameGood(board, i, id))}
              />
            </div>
            <EntryButtons list="goods" i={i} name={named(good.name, lang) || editor.unnamed} />
          </li>
        ))}
      </ol>
      <button
        type="button"
        onClick={() =>
          set('goods', [
            ...board.goods,
            {
              id: freeId(
                'good',
                board.goods.map((g) => g.id),
              ),
              name: {},
            },
          ])
        }
      >
        <Icon name="pen" /> {editor.add.good}
      </button>
      <SelectField
        place="weaponsGood"
        label={editor.weapons}
        value={String(board.weaponsGood ?? '')}
        choices={goodsOf(board, lang)}
        choose={(good) => set('weaponsGood', good)}
      />
    </Section>
  );
}

export function Deck() {
  const { board, set } = useEditing();
  const { lang } = useUi();
  const editor = useEditorWords();
  const cards = board.needDeck.reduce((sum, card) => sum + (Number(card.copies) || 0), 0);
  const fields = board.provinces.reduce((sum, p) => sum + (Number(p.needFields) || 0), 0);
  return (
    <Section place="needDeck" title={editor.sections.deck} covers={['needDeck']}>
      <p class="quiet">{editor.deckHelp(cards, fields)}</p>
      <Remarks place="needDeck" />
      <ol class="entries">
        {board.needDeck.map((card, i) => (
          // By position: cards have no names
          <li class="entry" key={i}>
            <div class="numbers-row">
              <SelectField
                place={`needDeck.${i}.good`}
                label={editor.good}
                value={card.good ?? ''}
                choices={[['', editor.nothing], ...goodsOf(board, lang)]}
                choose={(good) => set(`needDeck.${i}.good`, good || null)}
              />
              <NumberField place={`needDeck.${i}.reward`} label={editor.reward} />
              <NumberField place={`needDeck.${i}.copies`} label={editor.copies} />
            </div>
            <EntryButtons list="needDeck" i={i} name={editor.card(i + 1)} />
          </li>
        ))}
      </ol>
      <button
        type="button"
        onClick={() => set('needDeck', [...board.needDeck, { good: null, reward: 0, copies: 1 }])}
      >
        <Icon name="pen" /> {editor.add.card}
      </button>
    </Section>
  );
}

export function Numbers() {
  const editor = useEditorWords();
  return (
    <Section
      place="numbers"
      title={editor.sections.numbers}
      covers={['players', 'setup', 'track', 'bonuses']}
    >
      <div class="numbers-row">
        {NUMBERS.map((place) => (
          <NumberField key={place} place={place} label={editor.numbers[place]} />
        ))}
      </div>
    </Section>
  );
}

const PLAYERS = [3, 4, 5, 6] as const;

export function Rebellions() {
  const { board, set } = useEditing();
  const { lang } = useUi();
  const editor = useEditorWords();
  return (
    <Section place="startingRebellions" title={editor.sections.rebellions} covers={['startingRebellions']}>
      {PLAYERS.map((n) => {
        const place = `startingRebellions.${n}`;
        const start = board.startingRebellions[String(n)];
        return (
          <fieldset key={n} class="section">
            <legend>{editor.withPlayers(n)}</legend>
            <Switch
              label={editor.rebellions}
              on={start !== undefined}
              turn={(on) => set(place, on ? { count: 1, choose: 'random', candidates: null } : undefined)}
            />
            {start && (
              <>
                <div class="numbers-row">
                  <NumberField place={`${place}.count`} label={editor.amount} />
                  <SelectField
                    place={`${place}.choose`}
                    label={editor.chosenBy}
                    value={String(start.choose ?? '')}
                    choices={Object.entries(editor.choosers)}
                    choose={(by) => set(`${place}.choose`, by)}
                  />
                </div>
                <Switch
                  label={editor.anyProvince}
                  on={start.candidates === null}
                  turn={(on) => set(`${place}.candidates`, on ? null : [])}
                />
                {start.candidates !== null && (
                  <TickField
                    place={`${place}.candidates`}
                    label={editor.candidates}
                    choices={provincesOf(board, lang)}
                  />
                )}
              </>
            )}
          </fieldset>
        );
      })}
    </Section>
  );
}

/** Each switch as the game names it; an unset one means its default. */
export function Questions({ words }: { words: UnboundWords<AnySpec> }) {
  const { at, set } = useEditing();
  const editor = useEditorWords();
  return (
    <Section place="rules" title={editor.sections.rules} covers={['rules']}>
      <p class="quiet">{editor.rulesHelp}</p>
      {Object.entries(switches).map(([key, decl]) => {
        const place = `rules.${key}`;
        const said: { name: string; choices?: Readonly<Record<string, string>> } | undefined =
          words.options[key];
        const label = said?.name ?? key;
        if (decl.kind === 'number')
          return <NumberField key={key} place={place} label={label} usual={String(decl.default)} optional />;
        const value = at(place);
        const choices =
          decl.kind === 'flag'
            ? Object.entries(editor.flags)
            : decl.choices.map((choice) => [choice, said?.choices?.[choice] ?? choice] as const);
        const usual = choices.find(([choice]) => choice === String(decl.default))?.[1] ?? '';
        return (
          <SelectField
            key={key}
            place={place}
            label={label}
            value={value === undefined ? '' : String(value)}
            choices={[['', editor.unset(usual)], ...choices]}
            choose={(choice) =>
              set(place, choice === '' ? undefined : decl.kind === 'flag' ? choice === 'true' : choice)
            }
          />
        );
      })}
    </Section>
  );
}
