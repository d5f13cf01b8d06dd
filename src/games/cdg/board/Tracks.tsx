/** Turn, round, dice, war status, victory points: one line that is always in sight. */
import { Die } from '../../../web/scene/Die.tsx';
import type { PartProps } from './props.ts';

export function Tracks({ view, scene, words, say }: PartProps) {
  const dice = scene.find((place) => place.id === 'dice')?.pieces ?? [];
  const turns = scene.find((place) => place.id === 'turns')?.cells?.length ?? 0;
  const number = (id: string) => {
    const place = scene.find((each) => each.id === id);
    return place && { id, name: words.place(id), value: place.value };
  };
  const { armistice } = view.options.deck;
  const numbers = [number('combined'), number('vp')].filter((each) => each !== undefined);
  return (
    <div class="cdg-tracks">
      <p class="cdg-turn">
        {say.turn} <strong>{view.turn}</strong>
        <span class="cdg-of">/{turns}</span>
        <span class="cdg-turns" aria-hidden="true">
          {Array.from({ length: turns }, (_, i) => (
            <span
              key={i}
              data-now={i + 1 === view.turn ? '' : undefined}
              data-past={i + 1 < view.turn ? '' : undefined}
            />
          ))}
        </span>
      </p>
      <ol class="cdg-rounds" aria-label={words.place('rounds')}>
        {Array.from({ length: view.options.deck.rounds }, (_, i) => (
          <li
            key={i}
            data-now={i + 1 === view.round ? '' : undefined}
            aria-current={i + 1 === view.round ? 'step' : undefined}
          >
            {i + 1}
          </li>
        ))}
      </ol>
      {numbers.map(({ id, name, value }) => (
        <p key={id} class="cdg-number">
          {name} <strong>{value}</strong>
          {armistice > 0 && id === 'combined' && <span class="cdg-of">/{armistice}</span>}
        </p>
      ))}
      {dice.length > 0 && (
        <p class="cdg-dice">
          {dice.map((piece) => (
            <Die
              key={piece.id}
              value={Number(piece.print)}
              kind={piece.kind}
              name={words.piece(piece).replace(/ \d$/, '')}
            />
          ))}
        </p>
      )}
    </div>
  );
}

/** What each face of the die for mandated offensives would say, for the side that rolls it. */
export function Mandated({ view, scene, words }: PartProps) {
  if (!scene.some((place) => place.id === 'mandated')) return null;
  const { id } = view.options.deck.sides[view.active];
  const faces = view.options.deck.mandated?.[view.active] ?? [];
  return (
    <ol class="cdg-mandated" data-side={view.active} aria-label={words.place('mandated')}>
      {faces.map((nation, i) => (
        <li key={i}>
          <Die value={i + 1} /> {words.value(`${id}.mandated`, nation, view.options)}
        </li>
      ))}
    </ol>
  );
}
