/**
 * Own cards: the printed numbers of those that can be there as keys. Through one row the keys stay where they are, those
 * named greyed, so several are named in one go; a number or a part of the name can be typed too.
 */
import { useRef, useState } from 'preact/hooks';
import type { Node } from '../../../kernel/game.ts';
import { useDigits } from '../../../web/scene/digits.ts';
import { type Card, fullName, langOf, type Space, shortName, spacesOf } from '../rules/cards/deck.ts';
import { turningNow } from '../rules/cards/display.ts';
import type { Cdg, State } from '../rules/state.ts';
import { letterOf } from '../words/reading.ts';
import type { PartProps } from './props.ts';

/** Does this node ask which card was turned up? */
export function asksForCard(node: Node<Cdg>): boolean {
  return node.kind !== 'end' && (node.ask === 'reveal' || node.ask === 'top');
}

/** For the player's own deck, or if the player draws for the app; not in a picture of an earlier position. */
export function Keypad(props: PartProps) {
  const { node, playerDraws } = props;
  const asked =
    node.kind !== 'end' &&
    asksForCard(node) &&
    node.moves.length > 0 &&
    (node.kind === 'table' || playerDraws);
  return asked ? <Keys {...props} /> : null;
}

/** The most names that a part of one is answered with. */
const FOUND = 8;

function Keys({ view, node, words, say, play }: PartProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const moves: readonly string[] = node.kind === 'end' ? [] : node.moves;
  const side = sideOf(view);
  const faceUp = Object.values(view.sides[side].slots).map((slot) => (slot?.up ? slot.card : null));
  const cards = cardsOf(view).filter(({ id }) => moves.includes(`card:${id}`) || faceUp.includes(id));
  const label = (card: Card) => shortName(view.options.deck, card);
  const possible = cards.filter((card) => moves.includes(`card:${card.id}`));
  const take = (card: Card) => {
    setText('');
    play(`card:${card.id}`, true);
  };
  const sought = text.trim().toLowerCase();
  const found = sought === '' ? [] : possible.filter((card) => fits(card, label(card), sought));
  const exact = possible.find((card) => label(card).toLowerCase() === sought);
  /** A number that isn't the beginning of a longer one needs no Enter. */
  const typed = (next: string) => {
    const begun = possible.filter((card) => label(card).startsWith(next));
    const only = begun.length === 1 && /^\d+$/.test(next) ? begun[0] : undefined;
    if (only && label(only) === next) take(only);
    else setText(next);
  };
  useDigits(true, (digit) => {
    field.current?.focus();
    typed(text + digit);
  });
  // Letters look for a name: names replace the keys, above the keyboard of a phone.
  const byName = /[^\d\s]/.test(sought) && exact === undefined;
  const names = (
    <div role="status" key="names">
      {sought !== '' && found.length === 0 && <p class="cdg-none">{say.notThere(text.trim())}</p>}
      {found.length > 0 && (
        <ul class="cdg-found" lang={langOf(view.options.deck)}>
          {found.slice(0, FOUND).map((card) => (
            <li key={card.id}>
              <button type="button" onClick={() => take(card)}>
                {words.moves.card(card.id, view)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
  return (
    <section class="cdg-keypad" data-about="" aria-label={say.which}>
      <Where view={view} words={words} say={say} />
      {byName && names}
      {!byName && (
        // A key just pressed is greyed: the focus waits here, on no other key, which would name the next card if held down.
        <div class="cdg-keys" tabIndex={-1}>
          {cards.map((card) => (
            <button
              key={card.id}
              type="button"
              disabled={!possible.includes(card)}
              aria-label={`${label(card)} ${card.name}`}
              title={card.name}
              onClick={() => take(card)}
            >
              {label(card)}
            </button>
          ))}
        </div>
      )}
      <form
        class="cdg-search"
        onSubmit={(event) => {
          event.preventDefault();
          const only = exact ?? (found.length === 1 ? found[0] : undefined);
          if (only) take(only);
        }}
      >
        <input
          ref={field}
          type="text"
          autocomplete="off"
          aria-label={say.search}
          placeholder={say.search}
          value={text}
          onInput={(event) => typed(event.currentTarget.value)}
        />
        {moves.includes('not-now') && (
          <button type="button" onClick={() => play('not-now', true)}>
            {say.notNow}
          </button>
        )}
      </form>
      {!byName && names}
    </section>
  );
}

/** A key shows the card's number; the detail is added where two names are equal. */
const fits = (card: Card, key: string, sought: string) =>
  key.toLowerCase().startsWith(sought) || fullName(card).toLowerCase().includes(sought);

function sideOf(view: State) {
  return turningNow(view)?.side ?? view.active;
}

/** Every card of the side in the order of the numbers. */
function cardsOf(view: State): readonly Card[] {
  const { deck } = view.options;
  return deck.cards
    .filter((card) => deck.shared || card.side === deck.sides[sideOf(view)].id)
    .toSorted((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1));
}

/** Whose card, and which space is being turned up; cards named before are in their spaces. */
function Where({ view, words, say }: Pick<PartProps, 'view' | 'words' | 'say'>) {
  const { deck } = view.options;
  const side = sideOf(view);
  const now = turningNow(view)?.space;
  const at = (space: Space) => {
    const slot = view.sides[side].slots[space];
    const card = slot?.up && deck.cards.find(({ id }) => id === slot.card);
    return card ? shortName(deck, card) : '';
  };
  return (
    <div class="cdg-where" data-side={side}>
      <strong>{words.value('active', deck.sides[side].id)}</strong>
      {!now ? (
        <span>{say.topCard}</span>
      ) : (
        <ol aria-label={words.place('display')}>
          {spacesOf(deck).map((space) => (
            <li
              key={space}
              data-now={space === now ? '' : undefined}
              aria-current={space === now ? 'step' : undefined}
            >
              {letterOf(words, space)}
              {at(space) && <small> {at(space)}</small>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
