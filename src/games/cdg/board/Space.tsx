/** One space of a display: its letter and range, the card, and the odds of nominating it. */
import type { Node } from '../../../kernel/game.ts';
import { sayMove } from '../../../kernel/words.ts';
import { type Side, SPACES, type Space } from '../deck.ts';
import { rangeOf } from '../display.ts';
import type { Cdg, Slot, State } from '../state.ts';
import { Face } from './Face.tsx';
import { OddsBar, OddsList } from './Odds.tsx';
import type { PartProps } from './props.ts';

interface Props extends PartProps {
  readonly slot: Slot | null;
  readonly at: number;
  readonly side: Side;
  readonly open: boolean;
  toggle(): void;
}

export function SpaceView({ slot, at, side, open, toggle, ...props }: Props) {
  const { view, scene, node, words, lang, say, play } = props;
  const space = SPACES[at] as Space;
  const range = rangeOf(view, at);
  const move = moveFor(view, node, side, space);
  const own = side === view.active;
  const odds = own ? scene.find((place) => place.id === `odds.${space}`) : undefined;
  const playing = own && view.playing?.from === at;
  const nominated = own && view.nominated === at && view.step !== 'nominate' && !playing;
  const turning = view.turning[0] === side * 5 + at;
  // Fate die: C is the top of the pile, until it is opened.
  const top =
    view.options.method === 'fateDie' &&
    at === 2 &&
    !slot &&
    scene.some((place) => place.id.startsWith('pile') && place.pieces.length > 0);
  const face = <Face slot={top ? TOP : slot} view={view} say={say} />;
  return (
    <li
      class="cdg-space"
      data-turning={turning ? '' : undefined}
      data-playing={playing || nominated ? '' : undefined}
    >
      <p class="cdg-label">
        <strong>{say.space(space)}</strong>{' '}
        <span class="cdg-range">
          <span class="hidden">{say.range} </span>
          {range === 0 ? '–' : range === 1 ? '1' : `1–${range}`}
        </span>
      </p>
      {move ? (
        <button type="button" class="cdg-choose" onClick={(event) => play(move, event.detail === 0)}>
          {/* Before what is seen, so that the button can also be called by that. */}
          <span class="hidden">{sayMove(words, move, view)}. </span>
          {face}
        </button>
      ) : (
        <div class="cdg-lie">{face}</div>
      )}
      {(playing || nominated) && <p class="cdg-state">{playing ? say.inPlay : say.nominated}</p>}
      {odds && <OddsBar place={odds} lang={lang} say={say} open={open} toggle={toggle} />}
      {odds && open && <OddsList place={odds} words={words} />}
    </li>
  );
}

const TOP: Slot = { card: '', set: -1, up: false, closed: false };

/** The move that a tap on this card makes. */
function moveFor(view: State, node: Node<Cdg>, side: Side, space: Space): string | undefined {
  if (node.kind === 'end') return undefined;
  const verbs = side === view.active ? ['nominate', 'pick', 'attack'] : ['defend'];
  const wanted = verbs.map((verb) => `${verb}:${space}`);
  return node.moves.find((move) => wanted.includes(move));
}
