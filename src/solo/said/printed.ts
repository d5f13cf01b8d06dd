/** What is printed on cards besides their names: their values, their text, and what they do. */
import type { Piece as Laid } from '../../kernel/scene.ts';
import type { Act, Piece, Plan } from '../plan.ts';
import { textId } from '../read/ids.ts';
import type { Namer } from './names.ts';

export interface PrintedCards {
  /** On a card of the scene, line by line. */
  face(card: Laid): readonly string[];
  /** With a card that was drawn at this question; what it does is told by itself. */
  drawn(act: Act, card: string): readonly string[];
}

/** `sentence`: what the file says under an id, '' if nothing. */
export function printedCards(plan: Plan, names: Namer, sentence: (id: string) => string): PrintedCards {
  const deckOf = (piece: Piece | undefined) =>
    piece?.deck === undefined ? piece : (plan.pieces[piece.deck] as Piece);
  const ids = ({ kinds = -1 }: Piece) => plan.lists[kinds]?.ids ?? [];
  const lines = (deck: Piece, k: number) =>
    [
      (deck.columns ?? [])
        .map(({ name, values }) => `${names.of(name)} ${names.number(values[k] ?? 0)}`)
        .join(', '),
      sentence(textId(deck.id, ids(deck)[k] ?? '')),
    ].filter((line) => line !== '');
  return {
    face({ id, print = '' }) {
      const deck = deckOf(names.pieceOf(id));
      if (deck?.kind !== 'deck') return [];
      const k = plan.lists[deck.kinds ?? -1]?.members.indexOf(print) ?? -1;
      if (k < 0) return [];
      const effects = plan.effects[plan.pieces.indexOf(deck)] ?? [];
      const does = effects.find(({ when }) => when.is === 'kinds' && when.of.includes(k));
      const told = does ? sentence(does.id) : '';
      return told === '' ? lines(deck, k) : [...lines(deck, k), told];
    },
    drawn(act, card) {
      const deck =
        act.do === 'draw' || act.do === 'refill' || act.do === 'take'
          ? deckOf(plan.pieces[act.piece])
          : undefined;
      return deck?.kind === 'deck' ? lines(deck, ids(deck).indexOf(card)) : [];
    },
  };
}
