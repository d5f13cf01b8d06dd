/** The printed sheet, drawn: for each side its Rounds Track with the markers and its Actions Track with the counters; below them the cup. */
import { cupPlace } from '../../../kernel/parts/cup.ts';
import type { Piece, Place } from '../../../kernel/scene.ts';
import type { Words } from '../../../kernel/words.ts';
import type { BoardProps, Names } from '../../../web/picture.ts';
import { memo } from '../../../web/redraw/memo.ts';
import { Counter } from '../../../web/scene/places/Counter.tsx';
import { Cup } from '../../../web/scene/places/Cup.tsx';
import { Odds } from '../../../web/scene/places/Odds.tsx';
import { SIDES, type Side } from '../rules/options.ts';
import { randomPool } from '../rules/rounds.ts';
import type { BoerWar, State } from '../rules/state.ts';
import './picture.css';

export function Board({ scene, view, words }: BoardProps<BoerWar>) {
  const at = (id: string) => scene.find((place) => place.id === id);
  const cup = at('cup');
  const aside = at('at-hand')?.pieces ?? [];
  return (
    <div class="bw">
      {SIDES.map((side) => (
        <SideSheet
          key={side}
          side={side}
          rounds={at(`rounds.${side}`)}
          actions={at(`actions.${side}`)}
          odds={at(`odds.${side}`)}
          roundsLeft={at(`rounds-left.${side}`)?.value}
          actionsLeft={at(`actions-left.${side}`)?.value}
          words={words}
        />
      ))}
      <div class="bw-cup">
        {cup && <Cup place={cup} next={nextCup(view)} words={words} />}
        {aside.map((piece) => (
          <p key={piece.id} class="bw-aside">
            <span class="bw-flag" data-kind={piece.kind}>
              {printed(piece, words)}
            </span>
            <small>{words.place('at-hand')}</small>
          </p>
        ))}
      </div>
    </div>
  );
}

/** What goes into the cup after the action that is being carried out. */
function nextCup(s: State): readonly Piece[] {
  if (s.step !== 'action' || s.complete === 2) return [];
  return cupPlace('cup', randomPool(s.options.poolRule, s.faceUp[s.active], s.complete === 0 ? 1 : 2), false)
    .pieces;
}

interface SheetProps {
  readonly side: Side;
  readonly rounds: Place | undefined;
  readonly actions: Place | undefined;
  readonly odds: Place | undefined;
  readonly roundsLeft: Place['value'];
  readonly actionsLeft: Place['value'];
  readonly words: Words<BoerWar>;
}

const SideSheet = memo(({ side, rounds, actions, odds, roundsLeft, actionsLeft, words }: SheetProps) => {
  const name = words.value('active', side);
  return (
    <section
      class="bw-side"
      data-owner={side}
      data-active={rounds?.active ? '' : undefined}
      data-about={rounds?.active ? '' : undefined}
      aria-label={name}
    >
      <header class="bw-head">
        <h2>{name}</h2>
        <p class="bw-left">
          <span>
            {words.place('rounds-left')} <strong>{roundsLeft}</strong>
          </span>
          <span>
            {words.place('actions-left')} <strong>{actionsLeft}</strong>
          </span>
        </p>
      </header>
      {rounds && <RoundsTrack place={rounds} words={words} />}
      {actions && <ActionsTrack place={actions} words={words} />}
      {odds && actionsLeft !== 0 && <Odds place={odds} words={words} title={words.place('odds')} />}
    </section>
  );
});

/** Numbered spaces. Each marker is a flag on its space: "Round finished" above the track, "Action complete" below it. */
const RoundsTrack = memo(({ place, words }: { place: Place; words: Names }) => {
  const cells = place.cells ?? [];
  const flag = (piece: Piece) => {
    const cell = piece.cell ?? 0;
    return (
      <li
        key={piece.id}
        class="bw-pole"
        data-piece={`${place.id} ${piece.id}`}
        data-kind={piece.kind}
        data-left={cell > cells.length / 2 ? '' : undefined}
        style={{ '--cell': cell, '--cells': cells.length }}
      >
        <span class="bw-flag" data-kind={piece.kind}>
          {printed(piece, words)}
        </span>
        <span class="hidden">: {words.cell(place.id, cell)}</span>
      </li>
    );
  };
  const above = place.pieces.filter((piece) => piece.kind === 'round-finished');
  const below = place.pieces.filter((piece) => piece.kind !== 'round-finished');
  return (
    <figure class="bw-rounds">
      <figcaption class="hidden">{words.place(place.id)}</figcaption>
      {above.length > 0 && <ul class="bw-flags">{above.map(flag)}</ul>}
      <div class="track" aria-hidden="true" style={{ '--columns': cells.length }}>
        {cells.map((print, cell) => {
          const kinds = place.pieces.filter((piece) => piece.cell === cell).map((piece) => piece.kind);
          return (
            <span key={print} class="cell" data-marked={kinds.join(' ')}>
              {print}
            </span>
          );
        })}
      </div>
      {below.length > 0 && <ul class="bw-flags bw-below">{below.map(flag)}</ul>}
    </figure>
  );
});

/** A counter on every space of its number, in groups as on the sheet. */
const ActionsTrack = memo(({ place, words }: { place: Place; words: Names }) => {
  return (
    <figure class="bw-actions">
      <figcaption class="hidden">{words.place(place.id)}</figcaption>
      <ol style={{ '--columns': place.pieces.length }}>
        {place.pieces.map((piece, i) => (
          <li key={piece.id} data-first={piece.print !== place.pieces[i - 1]?.print ? '' : undefined}>
            <Counter piece={piece} words={words} />
          </li>
        ))}
      </ol>
    </figure>
  );
});

/** What is printed on a marker: its name without the language's quotation marks. */
function printed(piece: Piece, words: Names): string {
  return words.piece(piece).replace(/[“”„«»"‟]/g, '');
}
