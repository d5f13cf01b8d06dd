/** The unit cards of the deck as a keypad, a row for each type: a hand of six is six quick taps. */
import type { Node } from '../../../kernel/game.ts';
import type { BoardProps } from '../../../web/board.ts';
import type { Civilization } from '../state.ts';
import { allFaces, TYPES, unitOf } from '../units.ts';
import { UnitCard } from './UnitCard.tsx';

/** The moves of this node that the keypad offers: cards that the player's table shows. */
export function padMoves(node: Node<Civilization>): readonly string[] {
  if (node.kind !== 'table' && node.kind !== 'decision') return [];
  if (node.ask === 'my-hand' || node.ask === 'ability')
    return node.moves.filter((move) => move.startsWith('have:'));
  return node.ask === 'their-card' ? node.moves : [];
}

type Props = Pick<BoardProps<Civilization>, 'view' | 'node' | 'words' | 'play'>;

/** Cards that can't be there any more stay in their place, greyed, so that no key moves under the thumb. */
export function HandPad({ view, node, words, play }: Props) {
  const moves = padMoves(node);
  const theirs = moves.some((move) => move.startsWith('card:'));
  const verb = theirs ? 'card' : 'have';
  const all = allFaces(view.options.deck).filter((f) => !theirs || moves.includes(`card:${f}`));
  return (
    <div class="cv-pad">
      {TYPES.map((type) => (
        <ul key={type} class="cv-pad-row">
          {all
            .filter((f) => unitOf(f).type === type)
            .map((f) => {
              const { attack, health } = unitOf(f);
              const print = attack === health ? String(attack) : `${attack}/${health}`;
              return (
                <li key={f}>
                  <button
                    type="button"
                    class="cv-key"
                    disabled={!moves.includes(`${verb}:${f}`)}
                    // Several cards of mine in a row are meant; a double tap must not turn up two of theirs.
                    onClick={(event) => play(`${verb}:${f}`, !theirs || event.detail === 0)}
                  >
                    <UnitCard piece={{ id: f, kind: type, print }} words={words} />
                  </button>
                </li>
              );
            })}
        </ul>
      ))}
    </div>
  );
}
