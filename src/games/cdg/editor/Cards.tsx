/** The cards of one side, each folded to a line; its fields come when it opens. */

import { useId, useState } from 'preact/hooks';
import { Icon } from '../../../web/controls/Icon.tsx';
import { Switch } from '../../../web/controls/Switch.tsx';
import { useUi } from '../../../web/words/ui.ts';
import { KINDS } from '../rules/cards/deck.ts';
import { type Draft, type DraftCard, pointsOf, pointsText, put, withAnother, withKind } from './draft.ts';
import { Choice, NumberField, TextField, Wrong } from './fields.tsx';
import { DECKS } from './words.ts';

interface Props {
  /** '' where both sides share the deck. */
  readonly side: string;
  readonly name: string;
  readonly draft: Draft;
  readonly why: (path: string) => string;
  readonly change: (draft: Draft) => void;
}

export function Cards({ side, name, draft, why, change }: Props) {
  const say = DECKS[useUi().lang];
  const mine = draft.cards.flatMap((card, at) => (draft.shared || card.side === side ? [{ card, at }] : []));
  return (
    <section class="deck-side">
      <h2>
        {name} <small>{mine.length}</small>
      </h2>
      {mine.map(({ card, at }) => (
        <CardFold
          key={at}
          card={card}
          groups={draft.groups.map(({ id }) => id)}
          wrong={(field) => why(field ? `cards.${at}.${field}` : `cards.${at}`)}
          put={(next) => change({ ...draft, cards: put(draft.cards, at, next) })}
        />
      ))}
      <button type="button" onClick={() => change(withAnother(draft, side))}>
        <Icon name="copy" /> {say.add(name)}
      </button>
    </section>
  );
}

interface CardProps {
  readonly card: DraftCard;
  readonly groups: readonly string[];
  /** '' for anything about the card. */
  readonly wrong: (field: string) => string;
  readonly put: (card: DraftCard | undefined) => void;
}

function CardFold({ card, groups, wrong, put }: CardProps) {
  const say = DECKS[useUi().lang];
  const [open, setOpen] = useState(card.name === '');
  const rp = useId();
  const title = `${card.id} ${card.name || say.unnamed}`;
  const text = (field: 'id' | 'name' | 'nation', label: string, most?: number) => (
    <TextField
      label={label}
      value={card[field]}
      wrong={wrong(field)}
      take={(value) => put({ ...card, [field]: value })}
      {...(most === undefined ? {} : { most })}
    />
  );
  const number = (field: 'ops' | 'sr' | 'status', label: string) => (
    <NumberField
      label={label}
      value={card[field]}
      wrong={wrong(field)}
      take={(value) => put({ ...card, [field]: value })}
    />
  );
  return (
    <details
      class="fold deck-card"
      open={open}
      data-wrong={wrong('') ? '' : undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {title} <small>{card.ops ?? '–'}</small>
      </summary>
      {open && (
        <div class="deck-fields">
          {text('id', say.id, 16)}
          {text('name', say.card)}
          {number('ops', say.ops)}
          {number('sr', say.sr)}
          {number('status', say.status)}
          <Choice label={say.inGroup} value={card.group} take={(group) => put({ ...card, group })}>
            {groups.map((group) => (
              <option key={group} value={group}>
                {group}
              </option>
            ))}
          </Choice>
          <Choice
            label={say.kind}
            value={card.kind}
            take={(value) => put(withKind(card, KINDS.find((kind) => kind === value) ?? 'other'))}
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {say.kinds[kind]}
              </option>
            ))}
          </Choice>
          {card.kind === 'reinforcement' && text('nation', say.nation, 16)}
          <label class="field">
            <span>{say.rp}</span>
            {/* Only what is typed to the end is read: a comma on the way would be lost. */}
            <input
              type="text"
              aria-invalid={wrong('rp') !== ''}
              aria-describedby={wrong('rp') ? rp : undefined}
              value={pointsText(card.rp)}
              onChange={(event) => put({ ...card, rp: pointsOf(event.currentTarget.value) })}
            />
            <Wrong id={rp} why={wrong('rp')} />
          </label>
          <Switch label={say.star} on={card.star} turn={(star) => put({ ...card, star })} />
          <button type="button" onClick={() => put(undefined)}>
            <Icon name="remove" /> {say.remove(title)}
          </button>
        </div>
      )}
    </details>
  );
}
