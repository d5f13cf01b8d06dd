/** The display of one side: its spaces, its card in play, its piles and its standing in the war. */
import { useState } from 'preact/hooks';
import type { Place } from '../../../kernel/scene.ts';
import { type Deck, langOf, type Side, SPACES } from '../deck.ts';
import { opponent, turningNow } from '../display.ts';
import type { State } from '../state.ts';
import type { PartProps } from './props.ts';
import { SpaceView } from './Space.tsx';

export function Display({ side, ...props }: PartProps & { side: Side }) {
  const { view, scene, words, say } = props;
  const [opened, setOpened] = useState(-1);
  const { deck } = view.options;
  const { id } = deck.sides[side];
  const active = view.active === side && !['over', 'phase', 'armistice'].includes(view.step);
  const name = words.value('active', id, view.options);
  const find = (place: string) => scene.find((each) => each.id === place);
  const commitment = find(deck.shared ? 'commitment' : `commitment.${id}`)?.pieces[0];
  const offensive = view.offensives[side];
  const numbers: readonly (readonly [string, Place | undefined])[] = [
    [say.status, find(`status.${id}`)],
    [words.place('left'), find(`left.${id}`)],
  ];
  const loose = [`played.${id}`, `kept.${id}`].flatMap((each) => find(each) ?? []);
  return (
    <section
      class="cdg-side"
      data-side={side}
      data-active={active ? '' : undefined}
      data-first={side === atStake(view) ? '' : undefined}
      aria-label={name}
    >
      <header class="cdg-head">
        <h2>{name}</h2>
        {active && <span class="cdg-now">{say.toAct}</span>}
        {numbers.map(
          ([what, place]) =>
            place && (
              <p key={what}>
                {what} <strong>{place.value}</strong>
              </p>
            ),
        )}
        {commitment && <p>{words.piece(commitment, view.options)}</p>}
        {offensive && offensive !== 'none' && (
          <p>
            {words.place('mandated')}{' '}
            <strong>{words.value(`${id}.mandated`, offensive, view.options)}</strong>
          </p>
        )}
        {props.node.kind === 'decision' && active && offered(props.node) && (
          <p class="cdg-hint">{say.tapCard}</p>
        )}
      </header>
      <ol class="cdg-row" style={{ '--spaces': deck.spaces }}>
        {view.sides[side].slots.map((slot, i) => (
          <SpaceView
            key={SPACES[i]}
            slot={slot}
            at={i}
            side={side}
            open={opened === i}
            toggle={() => setOpened(opened === i ? -1 : i)}
            {...props}
          />
        ))}
      </ol>
      {loose.map((place) => (
        <p key={place.id} class="cdg-loose">
          {words.place(place.id.split('.')[0] as string)}:{' '}
          <strong lang={langOf(deck)}>{place.pieces.map(({ print }) => print).join(', ')}</strong>
        </p>
      ))}
      <Piles {...props} deck={deck} of={deck.shared ? (side === 0 ? '' : undefined) : `.${id}`} />
    </section>
  );
}

/** Whose cards matter now: those that are turned up, the defender's in a search, else those of the side that acts. */
function atStake(view: State): Side {
  if (view.turning.length > 0) return turningNow(view).side;
  const search = view.battle && ['turn-up', 'defend', 'die'].includes(view.battle.step);
  return search ? opponent(view.active) : view.active;
}

/** Is a card to be tapped? */
const offered = (node: { readonly moves: readonly string[] }) =>
  node.moves.some((move) => /^(nominate|pick):/.test(move));

/** Pile, discards and cards out of the game; of a shared deck they stand once. */
function Piles({ scene, words, deck, of }: PartProps & { deck: Deck; of: string | undefined }) {
  const piles = ['pile', 'discards', 'removed'].flatMap((what) => {
    const place = scene.find((each) => each.id === `${what}${of}`);
    return place ? [{ what, place }] : [];
  });
  if (piles.length === 0) return null;
  return (
    <div class="cdg-piles">
      {piles.map(({ what, place }) => {
        const count = place.pieces.reduce((sum, piece) => sum + (piece.count ?? 1), 0);
        const label = (
          <>
            <strong>{count}</strong> {words.place(what)}
          </>
        );
        if (what === 'pile' || count === 0)
          return (
            <p key={what} class="cdg-pile" data-what={what}>
              {label}
            </p>
          );
        return (
          <details key={what} class="cdg-pile" data-what={what}>
            <summary>{label}</summary>
            <ul lang={langOf(deck)}>
              {place.pieces.map((piece) => (
                <li key={piece.id}>{piece.print}</li>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}
