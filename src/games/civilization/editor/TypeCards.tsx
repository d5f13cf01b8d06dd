/** The kinds of cards of one type: copies, and what they show at each rank. */

import type { DataProblem } from '../../../kernel/data-problem.ts';
import { Icon } from '../../../web/controls/Icon.tsx';
import { useUi } from '../../../web/words/ui.ts';
import type { Type } from '../rules/box/units.ts';
import { type Draft, type DraftCard, type Typed, withAnother, withCard } from './draft.ts';
import { UNITS } from './words.ts';

interface Props {
  readonly type: Type;
  readonly name: string;
  readonly draft: Draft;
  readonly problems: readonly DataProblem[];
  readonly change: (draft: Draft) => void;
}

export function TypeCards({ type, name, draft, problems, change }: Props) {
  const say = UNITS[useUi().lang];
  const kinds = draft.cards.map((card, at) => ({ card, at })).filter(({ card }) => card.type === type);
  const cards = kinds.reduce((sum, { card }) => sum + (card.copies ?? 0), 0);
  return (
    <fieldset class="units-type">
      <legend>
        {name} <small>{say.cards(cards)}</small>
      </legend>
      {kinds.map(({ card, at }, i) => (
        <Kind
          key={at}
          title={say.kind(name, i + 1)}
          place={`cards[${at + 1}]`}
          card={card}
          problems={problems}
          put={(next) => change(withCard(draft, at, next))}
        />
      ))}
      <button type="button" onClick={() => change(withAnother(draft, type))}>
        <Icon name="copy" /> {say.add(name)}
      </button>
    </fieldset>
  );
}

interface KindProps {
  readonly title: string;
  readonly place: string;
  readonly card: DraftCard;
  readonly problems: readonly DataProblem[];
  readonly put: (card: DraftCard | undefined) => void;
}

function Kind({ title, place, card, problems, put }: KindProps) {
  const say = UNITS[useUi().lang];
  const wrong = (path: string) =>
    problems.some((problem) => problem.path === path || problem.path.startsWith(`${path}.`));
  const replaced = (list: readonly Typed[], at: number, n: Typed) =>
    list.map((old, i) => (i === at ? n : old));
  const row = (what: 'strength' | 'health', values: readonly Typed[]) => (
    <span class="units-ranks">
      <span class="units-what">{say[what]}</span>
      {values.map((value, i) => (
        <Field
          key={i}
          label={`${title}: ${say[what]}, ${say.rank(i + 1)}`}
          value={value}
          wrong={problems.some(({ path }) => path === `${place}.${what}[${i + 1}]`)}
          take={(n) => put({ ...card, [what]: replaced(values, i, n) })}
        />
      ))}
    </span>
  );
  return (
    <div class="units-kind" data-wrong={wrong(place) ? '' : undefined}>
      <span class="units-copies">
        <span class="units-what">{say.copies}</span>
        <Field
          label={`${title}: ${say.copies}`}
          value={card.copies}
          wrong={wrong(`${place}.copies`)}
          take={(copies) => put({ ...card, copies })}
        />
      </span>
      {row('strength', card.strength)}
      {card.health && row('health', card.health)}
      <button type="button" class="plain" aria-label={say.remove(title)} onClick={() => put(undefined)}>
        <Icon name="remove" />
      </button>
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: Typed;
  readonly wrong: boolean;
  readonly take: (n: Typed) => void;
}

/** Half typed is no number yet; the checks say so. */
function Field({ label, value, wrong, take }: FieldProps) {
  return (
    <input
      type="number"
      inputMode="numeric"
      min={1}
      aria-label={label}
      aria-invalid={wrong}
      value={value ?? ''}
      onInput={(event) => {
        const n = event.currentTarget.valueAsNumber;
        take(Number.isNaN(n) ? null : n);
      }}
    />
  );
}
