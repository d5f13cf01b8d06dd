/** The odds of a draw that has too many outcomes for its button: unit cards with their shares, or one share for all. */
import type { BoardProps } from '../../../web/board.ts';
import type { Civilization } from '../state.ts';
import { type Face, TYPES, unitOf } from '../units.ts';
import { BOARD } from '../words/board.ts';
import { percent } from './percent.ts';
import { UnitCard } from './UnitCard.tsx';

/** As many the button itself tells. */
const FEW = 4;

type Props = Pick<BoardProps<Civilization>, 'node' | 'words' | 'lang' | 'own'>;

/** Where the player draws, the keypad has them, or the buttons. */
export function DrawOdds({ node, words, lang, own }: Props) {
  if (own || node.kind !== 'chance' || node.moves.length <= FEW) return null;
  const { moves, weights, total } = node;
  const units = moves.map((move) => unitOf(move.slice(move.indexOf(':') + 1) as Face));
  if (!units.every(({ type }) => TYPES.includes(type)))
    return weights.every((w) => w === weights[0]) ? (
      <p class="cv-each">{BOARD[lang].each(moves.length)}</p>
    ) : null;
  return (
    <ol class="cv-cards cv-odds">
      {units.map((unit, i) => {
        const { type, attack, health } = unit;
        const print = attack === health ? String(attack) : `${attack}/${health}`;
        return (
          <li key={moves[i]}>
            <UnitCard piece={{ id: moves[i] as string, kind: type, print }} words={words} />
            <small title={`${weights[i]}/${total}`}>{percent(lang, (weights[i] as number) / total)}</small>
          </li>
        );
      })}
    </ol>
  );
}
