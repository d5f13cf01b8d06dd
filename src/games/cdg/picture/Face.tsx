/** A card: what is printed on it, its back, or the empty space. */
import { memo } from '../../../web/redraw/memo.ts';
import { type Card, type Deck, langOf } from '../rules/cards/deck.ts';
import { factsOf, tracked } from '../rules/cards/pile.ts';
import type { Slot, State } from '../rules/state.ts';
import type { BoardWords } from '../words/board.ts';

export interface FaceProps {
  /** `unnamed` and `up`: face up, but the player hasn't named it yet, or isn't asked to. */
  readonly kind: 'empty' | 'down' | 'closed' | 'unnamed' | 'up' | 'card';
  readonly card: Card | undefined;
  readonly deck: Deck;
}

export function faceOf(slot: Slot | null, view: State): FaceProps {
  const { deck } = view.options;
  if (!slot) return { kind: 'empty', card: undefined, deck };
  if (!slot.up) return { kind: slot.closed ? 'closed' : 'down', card: undefined, deck };
  if (!slot.card) return { kind: tracked(view) ? 'unnamed' : 'up', card: undefined, deck };
  return { kind: 'card', card: factsOf(view, slot.card), deck };
}

export function Face({
  id,
  kind,
  card,
  deck,
  say,
}: FaceProps & { readonly id?: string; readonly say: BoardWords }) {
  if (card) return <CardFace id={id} card={card} deck={deck} say={say} />;
  switch (kind) {
    case 'empty':
      return (
        <span id={id} class="cdg-card" data-face="none">
          {say.empty}
        </span>
      );
    case 'down':
    case 'closed':
      return (
        <span id={id} class="cdg-card" data-face="down" data-closed={kind === 'closed' ? '' : undefined}>
          <span class="hidden">{say[kind]}</span>
        </span>
      );
    default:
      return (
        <span id={id} class="cdg-card" data-face="up">
          {kind === 'unnamed' ? say.unnamed : say.up}
        </span>
      );
  }
}

interface CardProps {
  readonly id?: string | undefined;
  readonly card: Card;
  readonly deck: Deck;
  readonly say: BoardWords;
}

/** Ops, SR, number, name, RP and marks, each in its own corner. */
export const CardFace = memo(({ id, card, deck, say }: CardProps) => {
  const points = Object.entries(card.rp);
  return (
    <span id={id} class="cdg-card" data-face="up" data-combat={card.combat ? '' : undefined}>
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
});

/** Where the longest words of card names may be parted. */
const breakable = (name: string) =>
  name.replace(/(Reinforce)(ments)|(Inter)(cepts)|(Revolu)(tion)/g, '$1$3$5\u00ad$2$4$6');
