/**
 * The table as a picture: the culture track with its markers, the table of history events with the row of this turn
 * open, debts; and in a battle the fronts. The outlook opens on request.
 */
import type { Node } from '../../../kernel/game.ts';
import type { BoardProps } from '../../../web/picture.ts';
import type { Civilization } from '../rules/spec.ts';
import type { State } from '../rules/state.ts';
import { Fronts } from './battle/Fronts.tsx';
import { playMoves } from './battle/play-moves.ts';
import { DrawOdds, drawsUnits } from './cards/DrawOdds.tsx';
import { HandPad, padMoves } from './cards/HandPad.tsx';
import { Outlook } from './outlook/Outlook.tsx';
import { placesOf } from './places.ts';
import { CultureTrack } from './turn/CultureTrack.tsx';
import { DiceAndDebts } from './turn/DiceAndDebts.tsx';
import { History } from './turn/History.tsx';
import { Tally } from './turn/Tally.tsx';
import './picture.css';

export { Drawn } from './cards/Drawn.tsx';

/**
 * The keypad of unit cards stands in for a list of two dozen buttons, and in battle the cards in hand and the fronts are
 * themselves the choices; for a draw only if the player draws.
 */
export function offers(node: Node<Civilization>): readonly string[] {
  return [...padMoves(node), ...playMoves(node)];
}

/** Unit cards are shown with their odds, for every player's draw. */
export function tellsOdds(node: Node<Civilization>, _: State, playerDraws: boolean): boolean {
  if (node.kind !== 'chance') return false;
  return playerDraws ? padMoves(node).length > 0 : drawsUnits(node);
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
      <DiceAndDebts {...props} at={at} />
      {!fronts && <History scene={scene} view={view} words={words} />}
      {!fronts && <Outlook view={view} words={words} lang={lang} />}
      {view.options.tally && <Tally at={at} words={words} />}
    </div>
  );
}
