/** A card as it lies: what is printed on it, its back, or the empty space. */
import { type Card, type Deck, langOf } from '../deck.ts';
import { factsOf, tracked } from '../pile.ts';
import type { Slot, State } from '../state.ts';
import type { BoardWords } from '../words/board.ts';

export function Face({ slot, view, say }: { slot: Slot | null; view: State; say: BoardWords }) {
  if (!slot)
    return (
      <span class="cdg-card" data-face="none">
        {say.empty}
      </span>
    );
  if (!slot.up)
    return (
      <span class="cdg-card" data-face="down" data-closed={slot.closed ? '' : undefined}>
        <span class="hidden">{slot.closed ? say.closed : say.down}</span>
      </span>
    );
  if (!slot.card)
    return (
      <span class="cdg-card" data-face="up">
        {tracked(view) ? say.unnamed : say.up}
      </span>
    );
  return <CardFace card={factsOf(view, slot.card)} deck={view.options.deck} say={say} />;
}

/** Ops, SR, number, name, RP and marks, each in its own corner. */
export function CardFace({ card, deck, say }: { card: Card; deck: Deck; say: BoardWords }) {
  const points = Object.entries(card.rp);
  return (
    <span class="cdg-card" data-face="up" data-combat={card.combat ? '' : undefined}>
      <span class="cdg-values">
        <span class="hidden">{say.ops} </span>
        <strong>{card.ops}</strong>
        <span class="cdg-slash">/</span>
        <span class="hidden">, {say.sr} </span>
        {card.sr}
      </span>
      {card.number > 0 && <span class="cdg-no">{card.number}</span>}
      <span class="cdg-name" lang={langOf(deck)}>
        {breakable(card.name)}
        {card.detail && <small> {card.detail.replaceAll(' ', '\u00a0')}</small>}
      </span>
      {points.length > 0 && (
        <span class="cdg-rp">
          <span class="hidden">{say.rp} </span>
          {points.map(([nation, n]) => `${nation}\u00a0${n}`).join(' · ')}
        </span>
      )}
      <span class="cdg-marks">
        {card.combat && (
          <abbr class="cdg-cc" title={say.combat}>
            {say.cc}
          </abbr>
        )}
        {card.status > 0 && (
          <abbr class="cdg-status" title={say.status}>
            +{card.status}
          </abbr>
        )}
        {card.star && (
          <abbr class="cdg-star" title={say.starred}>
            ✱
          </abbr>
        )}
      </span>
    </span>
  );
}

/** Where the longest words of card names may be parted. */
const breakable = (name: string) =>
  name.replace(/(Reinforce)(ments)|(Interc)(epts)|(Revolu)(tion)/g, '$1$3$5\u00ad$2$4$6');
