/** All of a deck but its cards: its name, sides, displays, turns and groups. */

import { Icon } from '../../../web/controls/Icon.tsx';
import { Switch } from '../../../web/controls/Switch.tsx';
import { useUi } from '../../../web/words/ui.ts';
import { SCENARIOS, SPACES } from '../rules/cards/deck.ts';
import { type Draft, put, withSpaces } from './draft.ts';
import { NumberField, TextField } from './fields.tsx';
import { DECKS } from './words.ts';

/** More than these a deck can't have. */
const MOST_GROUPS = 3;

interface Props {
  readonly draft: Draft;
  readonly why: (path: string) => string;
  readonly change: (draft: Draft) => void;
}

export function Frame({ draft, why: wrong, change }: Props) {
  const say = DECKS[useUi().lang];
  return (
    <div class="deck-fields">
      <TextField
        label={say.name}
        value={draft.title}
        wrong={wrong('title')}
        take={(title) => change({ ...draft, title })}
      />
      {draft.sides.map((side, i) => (
        <TextField
          key={i}
          label={say.side(String(i + 1))}
          value={side.name || side.id}
          wrong={wrong(`sides.${i}`)}
          most={30}
          take={(name) => change({ ...draft, sides: put(draft.sides, i, { ...side, name }) })}
        />
      ))}
      <Switch label={say.shared} on={draft.shared} turn={(shared) => change({ ...draft, shared })} />
      <NumberField
        label={say.spaces}
        value={draft.spaces}
        wrong={wrong('spaces')}
        take={(spaces) => change(withSpaces(draft, spaces))}
      />
      {draft.ranges.map((range, i) => (
        <NumberField
          key={i}
          label={say.range(SPACES[i] ?? '')}
          value={range}
          wrong={wrong(`ranges.${i}`)}
          take={(n) => change({ ...draft, ranges: put(draft.ranges, i, n) })}
        />
      ))}
      {SCENARIOS.map((each) => (
        <NumberField
          key={each}
          label={say.turns[each]}
          value={draft.turns[each]}
          wrong={wrong(`turns.${each}`)}
          take={(n) => change({ ...draft, turns: { ...draft.turns, [each]: n } })}
        />
      ))}
      <NumberField
        label={say.rounds}
        value={draft.rounds}
        wrong={wrong('rounds')}
        take={(rounds) => change({ ...draft, rounds })}
      />
      {draft.groups.map((group, i) => (
        <fieldset key={i} class="deck-group">
          <legend class="hidden">{say.group(String(i + 1))}</legend>
          <TextField
            label={say.group(String(i + 1))}
            value={group.id}
            wrong={wrong(`groups.${i}.id`)}
            most={16}
            take={(id) =>
              change({
                ...draft,
                groups: put(draft.groups, i, { ...group, id }),
                // Its cards stay in it.
                cards: draft.cards.map((card) => (card.group === group.id ? { ...card, group: id } : card)),
              })
            }
          />
          {i > 0 && (
            <>
              <NumberField
                label={say.groupFrom(group.id)}
                value={group.status}
                wrong={wrong(`groups.${i}.status`)}
                take={(status) => change({ ...draft, groups: put(draft.groups, i, { ...group, status }) })}
              />
              <button
                type="button"
                onClick={() => change({ ...draft, groups: put(draft.groups, i, undefined) })}
              >
                <Icon name="remove" /> {say.remove(group.id)}
              </button>
            </>
          )}
        </fieldset>
      ))}
      {draft.groups.length < MOST_GROUPS && (
        <button
          type="button"
          onClick={() =>
            change({
              ...draft,
              groups: [...draft.groups, { id: `group-${draft.groups.length + 1}`, status: 1 }],
            })
          }
        >
          <Icon name="copy" /> {say.addGroup}
        </button>
      )}
    </div>
  );
}
