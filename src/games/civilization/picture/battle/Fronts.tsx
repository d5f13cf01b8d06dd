/**
 * The battle as a picture: their units above, mine below, wounds on them; my hand, their cards face down, the fallen.
 * A card that I may play, and a front that it may go to, is a button with the chance to hold the capital after it.
 */
import type { ComponentChildren } from 'preact';
import type { Piece, Place } from '../../../../kernel/scene.ts';
import { sayMove } from '../../../../kernel/words.ts';
import type { BoardProps, Names } from '../../../../web/picture.ts';
import { useDigits } from '../../../../web/scene/digits.ts';
import type { Step } from '../../rules/moves.ts';
import type { Civilization } from '../../rules/spec.ts';
import { BOARD } from '../../words/board.ts';
import { DrawOdds } from '../cards/DrawOdds.tsx';
import { HandPad } from '../cards/HandPad.tsx';
import { shown, UnitCard, UnitCards } from '../cards/UnitCard.tsx';
import { MOST_BONUS } from '../outlook/entered-army.ts';
import { CardChance } from '../outlook/Forecasts.tsx';
import { NumberRow } from '../outlook/NumberRow.tsx';
import { useChances } from '../outlook/use-chances.ts';
import type { At } from '../places.ts';
import { Abilities } from './Abilities.tsx';
import { playMoves } from './play-moves.ts';
import { BattleSum } from './Sum.tsx';

export function Fronts({ place, at, ...props }: BoardProps<Civilization> & { place: Place; at: At }) {
  const { view, words, lang, node, play } = props;
  const say = BOARD[lang];
  const { battle } = view;
  const hand = at('hand');
  const hidden = at('opponent-cards');
  const fallen = at('fallen');
  const chances = useChances(view);
  const moves = playMoves(node);
  useDigits(moves.length > 0, (digit) => {
    const move = moves[Number(digit) - 1];
    if (move) play(move, true);
  });
  const find = (cell: number, owner: string, wound: boolean) =>
    place.pieces.find((p) => (p.cell ?? 0) === cell && p.owner === owner && (p.kind === 'wound') === wound);
  /** A button for a move, if it can be made; otherwise just what it shows. */
  const choice = (move: string, shown: ComponentChildren, kind = 'cv-play') =>
    moves.includes(move) ? (
      <button type="button" class={kind} onClick={(event) => play(move, event.detail === 0)}>
        <span class="hidden">{sayMove(words, move, view)}</span>
        <span aria-hidden="true">{shown}</span>
        {chances.possible && <CardChance forecast={chances.of(move)} lang={lang} />}
      </button>
    ) : (
      shown
    );
  const playing = view.step === 'my-front' && battle?.playing;
  return (
    <figure class="cv-fronts">
      <figcaption class="place-name">{words.place(place.id)}</figcaption>
      <p class="cv-deck">
        <span class="cv-backs" aria-hidden="true">
          {Array.from({ length: hidden?.value ?? 0 }, (_, i) => (
            <i key={i} class="cv-cardback" />
          ))}
        </span>
        <span>
          {words.place('opponent-cards')} <strong>{hidden?.value}</strong>
        </span>
      </p>
      <HandPad {...props} />
      <DrawOdds {...props} />
      <ol class="cv-field" data-about="">
        {(place.cells ?? []).map((print, cell) => (
          <li key={print} class="cv-front">
            <Slot piece={find(cell, 'opponent', false)} wounds={find(cell, 'opponent', true)} words={words} />
            <span class="cv-front-number">{words.cell('fronts', cell)}</span>
            {choice(
              `front:${cell + 1}`,
              <Slot piece={find(cell, 'player', false)} wounds={find(cell, 'player', true)} words={words} />,
            )}
          </li>
        ))}
        {moves.includes('new-front') && (
          <li class="cv-front cv-new-front">
            {choice('new-front', sayMove(words, 'new-front', view), 'cv-play cv-open-front')}
          </li>
        )}
      </ol>
      {battle && BEFORE.every((step) => step !== view.step) && (
        <BattleSum view={view} battle={battle} bonus={chances.bonus} lang={lang} />
      )}
      {hand && hand.pieces.length > 0 && (
        <>
          <p class="place-name">
            {words.place('hand')}
            {view.step === 'my-unit' && moves.length > 0 && <span class="cv-hint"> {say.tapCard}</span>}
          </p>
          <ol class="cv-cards cv-hand-cards" data-about={view.step === 'my-unit' ? '' : undefined}>
            {playing && (
              <li data-playing="">
                <UnitCard piece={{ id: 'playing', ...shown(playing), owner: 'player' }} words={words} />
              </li>
            )}
            {/* The scene has the card that is being played as the last one. */}
            {hand.pieces.slice(0, playing ? -1 : undefined).map((piece) => (
              <li key={piece.id}>
                {choice(
                  `unit:${piece.kind}-${(piece.print ?? '').replace('/', '-')}`,
                  <UnitCard piece={piece} words={words} />,
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      <div class="cv-battle-asks">
        <Abilities {...props} />
      </div>
      {chances.possible && (
        <>
          <p class="quiet">{say.chancesHelp}</p>
          <NumberRow
            label={say.bonus}
            value={chances.bonus}
            min={0}
            max={MOST_BONUS}
            take={chances.setBonus}
          />
        </>
      )}
      <UnitCards place={fallen} words={words} class="cv-fallen" />
    </figure>
  );
}

/** Steps of a battle before anybody has played. */
const BEFORE: readonly Step[] = ['walls', 'hand-limit', 'my-hand', 'draw-hand'];

interface SlotProps {
  readonly piece: Piece | undefined;
  readonly wounds: Piece | undefined;
  readonly words: Names;
}

function Slot({ piece, wounds, words }: SlotProps) {
  if (!piece) return <span class="cv-slot" />;
  return (
    <span class="cv-slot">
      <UnitCard piece={piece} words={words} />
      {wounds && (
        <span class="cv-wounds" role="img" aria-label={`${wounds.count ?? 1} × ${words.piece(wounds)}`}>
          {wounds.count}
        </span>
      )}
    </span>
  );
}
