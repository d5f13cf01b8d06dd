/** The battle as a picture: their units above, mine below, wounds on them; my hand, their cards face down, the fallen. */
import type { Piece, Place } from '../../../kernel/scene.ts';
import type { BoardProps, Names } from '../../../web/picture.ts';
import type { Civilization } from '../rules/state.ts';
import { Abilities } from './Abilities.tsx';
import type { At } from './at.ts';
import { CardChances } from './CardChances.tsx';
import { DrawOdds } from './DrawOdds.tsx';
import { HandPad } from './HandPad.tsx';
import { UnitCard } from './UnitCard.tsx';

export function Fronts({ place, at, ...props }: BoardProps<Civilization> & { place: Place; at: At }) {
  const { view, words, lang } = props;
  const hand = at('hand');
  const hidden = at('opponent-cards');
  const fallen = at('fallen');
  const find = (cell: number, owner: string, wound: boolean) =>
    place.pieces.find((p) => (p.cell ?? 0) === cell && p.owner === owner && (p.kind === 'wound') === wound);
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
      <ol class="cv-field">
        {(place.cells ?? []).map((print, cell) => (
          <li key={print} class="cv-front">
            <Slot piece={find(cell, 'opponent', false)} wounds={find(cell, 'opponent', true)} words={words} />
            <span class="cv-front-number">{words.cell('fronts', cell)}</span>
            <Slot piece={find(cell, 'player', false)} wounds={find(cell, 'player', true)} words={words} />
          </li>
        ))}
      </ol>
      <HandPad {...props} />
      <DrawOdds {...props} />
      {hand && <Cards place={hand} words={words} />}
      <CardChances view={view} words={words} lang={lang} />
      <Abilities {...props} />
      {fallen && <Cards place={fallen} words={words} fallen />}
    </figure>
  );
}

function Cards({ place, words, fallen = false }: { place: Place; words: Names; fallen?: boolean }) {
  if (place.pieces.length === 0) return null;
  return (
    <>
      <p class="place-name">{words.place(place.id)}</p>
      <ol class={fallen ? 'cv-cards cv-fallen' : 'cv-cards'}>
        {place.pieces.map((piece) => (
          <li key={piece.id}>
            <UnitCard piece={piece} words={words} />
          </li>
        ))}
      </ol>
    </>
  );
}

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
