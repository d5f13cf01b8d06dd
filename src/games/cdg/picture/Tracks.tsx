/** Turn, round, dice, war status, victory points: one line that is always visible. */
import type { Place } from '../../../kernel/scene.ts';
import type { Words } from '../../../kernel/words.ts';
import { memo } from '../../../web/redraw/memo.ts';
import { Die } from '../../../web/scene/dice/Die.tsx';
import type { Cdg } from '../rules/state.ts';
import type { PartProps } from './props.ts';

export function Tracks({ view, scene, words }: PartProps) {
  const find = (id: string) => scene.find((place) => place.id === id);
  const { armistice, rounds } = view.options.deck;
  return (
    <Line
      turn={view.turn}
      turns={find('turns')?.cells?.length ?? 0}
      round={view.round}
      rounds={rounds}
      combined={find('combined')?.value}
      armistice={armistice}
      vp={find('vp')?.value}
      dice={find('dice')}
      words={words}
    />
  );
}

interface LineProps {
  readonly turn: number;
  readonly turns: number;
  readonly round: number;
  readonly rounds: number;
  readonly combined: Place['value'];
  readonly armistice: number;
  readonly vp: Place['value'];
  readonly dice: Place | undefined;
  readonly words: Words<Cdg>;
}

const Line = memo((props: LineProps) => {
  const { turn, turns, round, rounds, combined, armistice, vp, dice, words } = props;
  return (
    <div class="cdg-tracks">
      <p class="cdg-turn">
        {words.facts('turn')} <strong>{turn}</strong>
        <span class="cdg-of">/{turns}</span>
        <span class="cdg-turns" aria-hidden="true">
          {Array.from({ length: turns }, (_, i) => (
            <span
              key={i}
              data-now={i + 1 === turn ? '' : undefined}
              data-past={i + 1 < turn ? '' : undefined}
            />
          ))}
        </span>
      </p>
      <ol class="cdg-rounds" aria-label={words.place('rounds')}>
        {Array.from({ length: rounds }, (_, i) => (
          <li
            key={i}
            data-now={i + 1 === round ? '' : undefined}
            aria-current={i + 1 === round ? 'step' : undefined}
          >
            {i + 1}
          </li>
        ))}
      </ol>
      {combined !== undefined && (
        <p class="cdg-number">
          {words.place('combined')} <strong>{combined}</strong>
          {armistice > 0 && <span class="cdg-of">/{armistice}</span>}
        </p>
      )}
      {vp !== undefined && (
        <p class="cdg-number">
          {words.place('vp')} <strong>{vp}</strong>
        </p>
      )}
      {dice && dice.pieces.length > 0 && (
        <p class="cdg-dice">
          {dice.pieces.map((piece) => (
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
});

/** What each face of the die for mandated offensives would say, for the side that rolls it. */
export function Mandated({ view, scene, words }: PartProps) {
  if (!scene.some((place) => place.id === 'mandated')) return null;
  const { id } = view.options.deck.sides[view.active];
  const faces = view.options.deck.mandated?.[view.active] ?? [];
  return (
    <section data-about="" data-side={view.active}>
      <h2 class="cdg-mandated-title">
        {words.value('active', id)}: {words.place('mandated')}
      </h2>
      <ol class="cdg-mandated">
        {faces.map((nation, i) => (
          <li key={i}>
            <Die value={i + 1} /> {words.value(`${id}.mandated`, nation)}
          </li>
        ))}
      </ol>
    </section>
  );
}
