/** The last draw: two dice with their pips, or the card. A card on a display is visible already. */
import type { DrawnProps } from '../../../web/picture.ts';
import { Die } from '../../../web/scene/dice/Die.tsx';
import { SPACES } from '../rules/cards/deck.ts';
import type { Cdg } from '../rules/state.ts';
import { BOARD } from '../words/board.ts';
import { CardFace } from './Face.tsx';

export function Drawn({ move, label, view, words, lang }: DrawnProps<Cdg>) {
  const pair = /^roll:(\d)(\d)$/.exec(move);
  if (pair)
    return (
      <>
        {(['grey', 'blue'] as const).map((kind, i) => (
          <Die
            key={kind}
            value={Number(pair[i + 1])}
            kind={kind}
            name={words.piece({ id: kind, kind, print: '' }).trim()}
          />
        ))}
      </>
    );
  const die = /^(?:die|fate):(\d)$/.exec(move);
  if (die) return <Die value={Number(die[1])} name={label} />;
  const id = /^card:(.+)$/.exec(move)?.[1];
  if (view.sides.some(({ slots }) => SPACES.some((space) => slots[space]?.card === id))) return null;
  const card = view.options.deck.cards.find((each) => each.id === id);
  return card ? <CardFace card={card} deck={view.options.deck} say={BOARD[lang]} /> : <span>{label}</span>;
}
