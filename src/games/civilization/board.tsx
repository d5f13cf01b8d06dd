/**
 * The table as a picture: the culture track with its markers, the dice in hand, the table of history events with the
 * row of this turn open, debts; and in a battle the fronts. What may come is told on request.
 */
import type { Node } from '../../kernel/game.ts';
import type { BoardProps } from '../../web/board.ts';
import { placesOf } from './board/at.ts';
import { CultureTrack } from './board/CultureTrack.tsx';
import { DrawOdds } from './board/DrawOdds.tsx';
import { Fronts } from './board/Fronts.tsx';
import { HandPad, padMoves } from './board/HandPad.tsx';
import { History } from './board/History.tsx';
import { Outlook } from './board/Outlook.tsx';
import { Strip } from './board/Strip.tsx';
import { Tally } from './board/Tally.tsx';
import type { Civilization } from './state.ts';
import './board.css';

export { Drawn } from './board/Drawn.tsx';

/** The keypad of unit cards stands in for a list of two dozen buttons; of a draw only where the player draws. */
export function offers(node: Node<Civilization>): readonly string[] {
  return padMoves(node);
}

export function Board(props: BoardProps<Civilization>) {
  const { scene, view, words, lang } = props;
  const at = placesOf(scene);
  const fronts = at('fronts');
  const track = at('culture');
  return (
    <div class="cv">
      {fronts && <Fronts {...props} place={fronts} at={at} />}
      {!fronts && <HandPad {...props} />}
      {!fronts && <DrawOdds {...props} />}
      {track && <CultureTrack place={track} words={words} />}
      <Strip {...props} at={at} />
      {!fronts && <History scene={scene} die={view.hit?.die ?? 0} words={words} />}
      {!fronts && <Outlook view={view} words={words} lang={lang} />}
      {view.options.tally && <Tally at={at} words={words} />}
    </div>
  );
}
