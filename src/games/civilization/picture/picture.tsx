/**
 * The table as a picture: the culture track with its markers, the dice in hand, the table of history events with the
 * row of this turn open, debts; and in a battle the fronts. What may come is told on request.
 */
import type { Node } from '../../../kernel/game.ts';
import { sayMove } from '../../../kernel/words.ts';
import type { BoardProps } from '../../../web/picture.ts';
import { DicePad } from '../../../web/scene/DicePad.tsx';
import type { Civilization, State } from '../rules/state.ts';
import { handRolled } from '../scene/hands.ts';
import { placesOf } from './at.ts';
import { CultureTrack } from './CultureTrack.tsx';
import { DrawOdds, drawsUnits } from './DrawOdds.tsx';
import { Fronts } from './Fronts.tsx';
import { HandPad, padMoves } from './HandPad.tsx';
import { History } from './History.tsx';
import { Outlook } from './Outlook.tsx';
import { playMoves } from './play-moves.ts';
import { Strip } from './Strip.tsx';
import { Tally } from './Tally.tsx';
import './picture.css';

export { Drawn } from './Drawn.tsx';

/**
 * The keypad of unit cards stands in for a list of two dozen buttons, the dice for what they come to, and in battle the
 * cards in hand and the fronts are themselves the choices; of a draw only where the player draws.
 */
export function offers(node: Node<Civilization>, view: State): readonly string[] {
  return node.kind === 'chance' && handRolled(view) ? node.moves : [...padMoves(node), ...playMoves(node)];
}

/** Own dice have their results beside them; unit cards are shown with their odds, whoever draws. */
export function tellsOdds(node: Node<Civilization>, view: State, playerDraws: boolean): boolean {
  if (node.kind !== 'chance') return false;
  return playerDraws ? handRolled(view) !== undefined || padMoves(node).length > 0 : drawsUnits(node);
}

function OwnDice({ node, view, words, playerDraws, play }: BoardProps<Civilization>) {
  const hand = playerDraws && handRolled(view);
  if (!hand || node.kind !== 'chance') return null;
  const results = node.moves.map((move, i) => ({
    move,
    label: sayMove(words, move, view),
    odds: [node.weights[i] as number, node.total] as const,
  }));
  return <DicePad hand={hand} roll={`${view.turn} ${node.ask}`} results={results} play={play} />;
}

export function Board(props: BoardProps<Civilization>) {
  const { scene, view, words, lang } = props;
  const at = placesOf(scene);
  const fronts = at('fronts');
  const track = at('culture');
  return (
    <div class="cv">
      <OwnDice {...props} />
      {fronts && <Fronts {...props} place={fronts} at={at} />}
      {!fronts && <HandPad {...props} />}
      {!fronts && <DrawOdds {...props} />}
      {track && <CultureTrack place={track} words={words} />}
      <Strip {...props} at={at} />
      {!fronts && <History scene={scene} view={view} words={words} />}
      {!fronts && <Outlook view={view} words={words} lang={lang} />}
      {view.options.tally && <Tally at={at} words={words} />}
    </div>
  );
}
