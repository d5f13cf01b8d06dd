/** The odds of a draw of unit cards that has too many outcomes for its button: the cards, each with its share. */

import { at } from '../../../../kernel/at.ts';
import { arg, type Node } from '../../../../kernel/game.ts';
import type { BoardProps } from '../../../../web/picture.ts';
import { unitIn } from '../../rules/box/units.ts';
import type { Civilization } from '../../rules/spec.ts';
import { BOARD } from '../../words/board.ts';
import { ShortOdds } from './ShortOdds.tsx';
import { shown, UnitCard } from './UnitCard.tsx';

/** As many the button itself tells. */
export const FEW = 4;

type Props = Pick<BoardProps<Civilization>, 'node' | 'words' | 'lang' | 'playerDraws'>;

/** Does it draw one of many unit cards? */
export function drawsUnits(node: Node<Civilization>): boolean {
  return (
    node.kind === 'chance' &&
    node.moves.length > FEW &&
    node.moves.every((move) => unitDrawn(move) !== undefined)
  );
}

const unitDrawn = (move: string) => unitIn(arg(move));

/** If the player draws, the keypad shows them. */
export function DrawOdds({ node, words, lang, playerDraws }: Props) {
  if (playerDraws || node.kind !== 'chance' || !drawsUnits(node)) return null;
  const { moves, weights, total } = node;
  const owner = node.ask === 'their-card' ? 'opponent' : 'player';
  return (
    <section class="cv-may" data-about="">
      {node.ask === 'their-card' && <h2 class="place-name">{BOARD[lang].mayTurnUp}</h2>}
      <ol class="cv-cards cv-odds">
        {moves.map((move, i) => {
          const unit = unitDrawn(move);
          return (
            unit && (
              <li key={move}>
                <UnitCard piece={{ id: move, ...shown(unit), owner }} words={words} possible />
                <ShortOdds lang={lang} weight={at(weights, i)} total={total} />
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
