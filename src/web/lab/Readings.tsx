/** The compared setting and its values; the others are measured against the current one. */
import { useId } from 'preact/hooks';
import { variantName } from '../../lab/report/comparison.ts';
import type { Speech } from '../../lab/report/sayings.ts';
import { useUi } from '../words/ui.ts';
import type { Studied } from './studied.ts';
import { comparable, values } from './values.ts';

export interface Chosen {
  readonly key: string;
  /** As the command line has them, the base not among them. */
  readonly others: readonly string[];
}

interface Props extends Pick<Studied, 'game' | 'words'> {
  readonly speech: Speech;
  readonly chosen: Chosen;
  readonly base: string;
  /** Why a value can't be combined with the other settings. */
  readonly refusal: (value: string) => string | undefined;
  readonly choose: (chosen: Chosen) => void;
}

export function Readings({ game, words, speech, chosen, base, refusal, choose }: Props) {
  const { say } = useUi();
  const field = useId();
  const { rulings, others } = comparable(game);
  const { key } = chosen;
  const decl = game.options[key];
  const name = (one: string) => words.options[one]?.name ?? one;
  const list = (keys: readonly string[]) =>
    keys.map((one) => (
      <option key={one} value={one}>
        {name(one)}
      </option>
    ));
  return (
    <>
      <div class="field">
        <label for={field}>{say.lab.which}</label>
        <select id={field} value={key} onChange={(event) => choose(every(game, event.currentTarget.value))}>
          {rulings.length > 0 && <optgroup label={say.rulings}>{list(rulings)}</optgroup>}
          {others.length > 0 && <optgroup label={say.lab.otherSettings}>{list(others)}</optgroup>}
        </select>
        <small>{words.options[key]?.help}</small>
      </div>
      <fieldset class="choices">
        <legend>{say.lab.values}</legend>
        {values(decl).map((value) => {
          const against = value === base ? undefined : refusal(value);
          const ticked = value === base || (against === undefined && chosen.others.includes(value));
          return (
            <label key={value} class="choice">
              <input
                type="checkbox"
                checked={ticked}
                disabled={value === base || against !== undefined}
                onChange={({ currentTarget: { checked } }) => {
                  const kept = chosen.others.filter((one) => one !== value);
                  choose({ key, others: checked ? [...kept, value] : kept });
                }}
              />
              <span>
                {variantName(speech, `${key}=${value}`)}
                {value === base && <span class="tag">{speech.lab.compare.base}</span>}
                {against !== undefined && <small>{words.refusals[against] ?? against}</small>}
              </span>
            </label>
          );
        })}
      </fieldset>
    </>
  );
}

/** An option with all of its values. */
export function every(game: Studied['game'], key: string): Chosen {
  return { key, others: [...values(game.options[key])] };
}
