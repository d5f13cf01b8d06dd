/** The odds of a draw of unit cards that has too many outcomes for its button: the cards, each with its share. */
import type { Node } from '../../../kernel/game.ts';
import type { BoardProps } from '../../../web/picture.ts';
import { type Face, TYPES, unitOf } from '../rules/box/units.ts';
import type { Civilization } from '../rules/spec.ts';
import { BOARD } from '../words/board.ts';
import { ShortOdds } from './ShortOdds.tsx';
import { UnitCard } from './UnitCard.tsx';

/** As many the button itself tells. */
const FEW = 4;

type Props = Pick<BoardProps<Civilization>, 'node' | 'words' | 'lang' | 'playerDraws'>;

/** Does it draw one of many unit cards? */
export function drawsUnits(node: Node<Civilization>): boolean {
  return (
    node.kind === 'chance' &&
    node.moves.length > FEW &&
    node.moves.every((move) => TYPES.includes(unitDrawn(move).type))
  );
}

const unitDrawn = (move: string) => unitOf(move.slice(move.indexOf(':') + 1) as Face);

/** Where the player draws, the keypad has them. */
export function DrawOdds({ node, words, lang, playerDraws }: Props) {
  if (playerDraws || node.kind !== 'chance' || !drawsUnits(node)) return null;
  const { moves, weights, total } = node;
  const owner = node.ask === 'their-card' ? 'opponent' : 'player';
  return (
    <section class="cv-may" data-about="">
      {node.ask === 'their-card' && <h2 class="place-name">{BOARD[lang].mayTurnUp}</h2>}
      <ol class="cv-cards cv-odds">
        {moves.map((move, i) => {
          const { type, attack, health } = unitDrawn(move);
          const print = attack === health ? String(attack) : `${attack}/${health}`;
          return (
            <li key={move}>
              <UnitCard piece={{ id: move, kind: type, print, owner }} words={words} possible />
              <ShortOdds lang={lang} weight={weights[i] as number} total={total} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
