/** The form for an army: how many of each card at its rank; hand, walls and bonus. */

import { at } from '../../../../kernel/at.ts';
import { Switch } from '../../../../web/controls/Switch.tsx';
import type { BoardProps } from '../../../../web/picture.ts';
import type { SupposedArmy } from '../../forecast/supposed-army.ts';
import { isLand, rows, TYPES, type Type, unitAt } from '../../rules/box/units.ts';
import { ATTACK_HAND } from '../../rules/events/military.ts';
import type { Civilization } from '../../rules/spec.ts';
import { BOARD } from '../../words/board.ts';
import { shown, UnitCard } from '../cards/UnitCard.tsx';
import { MOST_BONUS, MOST_HAND } from './entered-army.ts';
import { NumberRow } from './NumberRow.tsx';

interface Props extends Pick<BoardProps<Civilization>, 'view' | 'words' | 'lang'> {
  readonly told: SupposedArmy;
  readonly change: (told: SupposedArmy) => void;
}

export function ArmyForm(props: Props) {
  const { told, change, view, lang } = props;
  const say = BOARD[lang];
  return (
    <form class="cv-army" onSubmit={(event) => event.preventDefault()}>
      <h3>{say.army}</h3>
      <p class="quiet">{view.options.tally ? say.tallied : say.armyHelp}</p>
      {TYPES.map((type) => (
        <TypeRow key={type} {...props} type={type} />
      ))}
      <NumberRow
        label={say.hand}
        value={told.hand}
        min={ATTACK_HAND}
        max={MOST_HAND}
        take={(hand) => change({ ...told, hand })}
      />
      <NumberRow
        label={say.bonus}
        value={told.bonus}
        min={0}
        max={MOST_BONUS}
        take={(bonus) => change({ ...told, bonus })}
      />
      <Switch label={say.walls} on={told.walls} turn={(walls) => change({ ...told, walls })} />
    </form>
  );
}

/** One type: its rank, and its cards as they look at that rank. */
function TypeRow({ type, told, change, view, words, lang }: Props & { type: Type }) {
  const say = BOARD[lang];
  const rank = isLand(type) ? told.ranks[type] : 1;
  const name = words.piece({ id: type, kind: type, print: '' }).trim();
  const put = (row: number, by: 1 | -1) =>
    change({
      ...told,
      army: { ...told.army, [type]: told.army[type].map((n, i) => (i === row ? n + by : n)) },
    });
  return (
    <fieldset class="cv-kind">
      <legend>{name}</legend>
      {isLand(type) && (
        <label class="cv-rank">
          <span>{say.rank}</span>
          <select
            value={rank}
            onChange={(event) =>
              change({ ...told, ranks: { ...told.ranks, [type]: Number(event.currentTarget.value) } })
            }
          >
            {[1, 2, 3, 4].map((r) => (
              <option key={r} value={r}>
                {r}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul class="cv-cards">
        {rows(view.options.deck, type).map((card, row) => {
          const piece = { id: `${type}.${row}`, ...shown(unitAt(card, rank)) };
          const n = at(told.army[type], row);
          const unit = words.piece(piece);
          return (
            <li key={piece.id} class="cv-pick">
              <button type="button" class="cv-more" disabled={n >= card.copies} onClick={() => put(row, 1)}>
                <span class="hidden">{`${say.oneMore(unit)} (${n})`}</span>
                <span aria-hidden="true">
                  <UnitCard piece={{ ...piece, ...(n > 0 ? { owner: 'player' } : {}) }} words={words} />
                  <strong class="cv-count">{n}</strong>
                </span>
              </button>
              <button
                type="button"
                class="cv-less"
                disabled={n === 0}
                aria-label={say.oneLess(unit)}
                onClick={() => put(row, -1)}
              >
                −
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
