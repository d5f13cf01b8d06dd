/** One space of a display: its letter and range, the card, and the odds of nominating it. */
import { useState } from 'preact/hooks';
import type { Node } from '../../../kernel/game.ts';
import type { Place } from '../../../kernel/scene.ts';
import { type Lang, sayMove, type Words } from '../../../kernel/words.ts';
import { memo } from '../../../web/redraw/memo.ts';
import type { Side, Space } from '../rules/cards/deck.ts';
import { rangeOf, turningNow } from '../rules/cards/display.ts';
import type { Cdg, Slot, State } from '../rules/state.ts';
import type { BoardWords } from '../words/board.ts';
import { letterOf } from '../words/reading.ts';
import { Face, type FaceProps, faceOf } from './Face.tsx';
import { OddsBar, OddsList } from './Odds.tsx';
import type { PartProps } from './props.ts';

interface Props extends PartProps {
  readonly space: Space;
  readonly side: Side;
}

/** What the space shows now. The view is a part of the game, which plays on: only what is read off it goes further. */
export function SpaceView({ space, side, view, scene, node, words, lang, say, play }: Props) {
  const slot = view.sides[side].slots[space];
  const turning = turningNow(view);
  const active = side === view.active;
  const playing = active && view.playing?.from === space;
  const nominated = active && view.nominated === space && view.step !== 'nominate' && !playing;
  // Fate die: C is the top of the pile, until it is opened.
  const top =
    view.options.method === 'fateDie' &&
    space === 'C' &&
    !slot &&
    scene.some((place) => place.id.startsWith('pile') && place.pieces.length > 0);
  const move = moveFor(view, node, side, space);
  return (
    <OneSpace
      {...faceOf(top ? TOP : slot, view)}
      id={`cdg-${side}${space}`}
      space={space}
      range={rangeOf(view, space)}
      move={move}
      does={move && sayMove(words, move, view)}
      odds={active ? scene.find((place) => place.id === `odds.${space}`) : undefined}
      state={playing ? 'inPlay' : nominated ? 'nominated' : undefined}
      turning={turning?.side === side && turning.space === space}
      words={words}
      lang={lang}
      say={say}
      play={play}
    />
  );
}

interface SpaceProps extends FaceProps {
  readonly id: string;
  readonly space: Space;
  readonly range: number;
  /** The move that a tap on the card makes, and what it says. */
  readonly move: string | undefined;
  readonly does: string | undefined;
  readonly odds: Place | undefined;
  readonly state: 'inPlay' | 'nominated' | undefined;
  readonly turning: boolean;
  readonly words: Words<Cdg>;
  readonly lang: Lang;
  readonly say: BoardWords;
  play(move: string, quick?: boolean): void;
}

const OneSpace = memo((props: SpaceProps) => {
  const { id, space, range, move, does, odds, state, turning, words, lang, say, play } = props;
  const [open, setOpen] = useState(false);
  return (
    <li class="cdg-space" data-turning={turning ? '' : undefined} data-playing={state ? '' : undefined}>
      <p class="cdg-label">
        <strong>{letterOf(words, space)}</strong>{' '}
        <span class="cdg-range">
          <span class="hidden">{say.range} </span>
          {range === 0 ? '–' : range === 1 ? '1' : `1–${range}`}
        </span>
      </p>
      <div class="cdg-lie">
        <Face id={`${id}-card`} kind={props.kind} card={props.card} deck={props.deck} say={say} />
        {/* Over the card, which stays as it is whether it can be tapped or not, and is told after what the tap does. */}
        {move && (
          <button
            type="button"
            class="cdg-choose"
            aria-label={does}
            aria-describedby={`${id}-card`}
            onClick={(event) => play(move, event.detail === 0)}
          />
        )}
      </div>
      {state && <p class="cdg-state">{say[state]}</p>}
      {odds && <OddsBar place={odds} lang={lang} say={say} open={open} toggle={() => setOpen(!open)} />}
      {odds && open && <OddsList place={odds} words={words} />}
    </li>
  );
});

const TOP: Slot = { card: null, set: null, up: false, closed: false };

/** The move that a tap on this card makes. */
function moveFor(view: State, node: Node<Cdg>, side: Side, space: Space): string | undefined {
  if (node.kind === 'end') return undefined;
  const verbs = side === view.active ? ['nominate', 'pick', 'attack'] : ['defend'];
  const taps = verbs.map((verb) => `${verb}:${space}`);
  return node.moves.find((move) => taps.includes(move));
}
