/** Both displays with their cards, piles, dice and tracks. A card that can be chosen now is a button. */
import type { Node } from '../../../kernel/game.ts';
import type { BoardProps } from '../../../web/picture.ts';
import { useDigits } from '../../../web/scene/digits.ts';
import { SIDES, SPACES } from '../rules/cards/deck.ts';
import type { Cdg } from '../rules/state.ts';
import { BOARD } from '../words/board.ts';
import { BattleRow } from './Battle.tsx';
import { Display } from './Display.tsx';
import { asksForCard, Keypad } from './Keypad.tsx';
import type { PartProps } from './props.ts';
import { Mandated, Tracks } from './Tracks.tsx';
import './picture.css';

export { Drawn } from './Drawn.tsx';

/** Which card was drawn, and which one to nominate or to use, is tapped on the picture itself. */
export function offers(node: Node<Cdg>): readonly string[] {
  if (node.kind === 'end') return [];
  // Of a draw these count only where the player draws.
  return asksForCard(node) ? node.moves : node.moves.filter((move) => /^(nominate|pick):/.test(move));
}

/** The nominated card has the odds of its roll beside it: a tap opens them all. */
export function tellsOdds(node: Node<Cdg>, _: Cdg['view'], playerDraws: boolean): boolean {
  return node.kind === 'chance' && node.ask === 'roll' && !playerDraws;
}

export function Board(props: BoardProps<Cdg>) {
  const { node, play } = props;
  const all: PartProps = { ...props, say: BOARD[props.lang] };
  // Where the prompt has its own choices (no card, a card without dice), the digits are theirs.
  const spaces = node.kind === 'decision' && offers(node).length === node.moves.length ? node.moves : [];
  useDigits(spaces.length > 0, (digit) => {
    const move = spaces.find((each) => each.endsWith(`:${SPACES[Number(digit) - 1]}`));
    if (move) play(move, true);
  });
  return (
    <div class="cdg">
      <Keypad {...all} />
      <Tracks {...all} />
      <Mandated {...all} />
      <BattleRow {...all} />
      <div class="cdg-sides">
        {SIDES.map((side) => (
          <Display key={side} side={side} {...all} />
        ))}
      </div>
    </div>
  );
}
