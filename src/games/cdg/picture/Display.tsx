/** The display of one side: its spaces, its card in play, its piles and its standing in the war. */
import type { Place } from '../../../kernel/scene.ts';
import type { Words } from '../../../kernel/words.ts';
import { memo } from '../../../web/redraw/memo.ts';
import { type Deck, langOf, type Side, spacesOf } from '../rules/cards/deck.ts';
import { opponent, turningNow } from '../rules/cards/display.ts';
import type { Cdg, State } from '../rules/state.ts';
import { Legend } from './Odds.tsx';
import type { PartProps } from './props.ts';
import { SpaceView } from './Space.tsx';

export function Display({ side, ...props }: PartProps & { side: Side }) {
  const { view, scene, words, say } = props;
  const { deck } = view.options;
  const { id } = deck.sides[side];
  const inRound = !['over', 'phase', 'armistice'].includes(view.step);
  const active = view.active === side && inRound;
  const first = side === atStake(view);
  const name = words.value('active', id);
  const find = (place: string) => scene.find((each) => each.id === place);
  const commitment = find(deck.shared ? 'commitment' : `commitment.${id}`)?.pieces[0];
  const { offensive } = view.sides[side];
  const numbers: readonly (readonly [string, Place | undefined])[] = [
    [say.status, find(`status.${id}`)],
    [words.place('left'), find(`left.${id}`)],
  ];
  // A shared deck shows them once.
  const pile = (what: string) =>
    deck.shared ? (side === 0 ? find(what) : undefined) : find(`${what}.${id}`);
  const loose = [`played.${id}`, `kept.${id}`].flatMap((each) => find(each) ?? []);
  return (
    <section
      class="cdg-side"
      data-side={side}
      data-active={active ? '' : undefined}
      data-first={first ? '' : undefined}
      data-about={first && inRound ? '' : undefined}
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
        {commitment && <p>{words.piece(commitment)}</p>}
        {offensive && offensive !== 'none' && (
          <p>
            {words.place('mandated')} <strong>{words.value(`${id}.mandated`, offensive)}</strong>
          </p>
        )}
        {props.node.kind === 'decision' && active && offered(props.node) && (
          <p class="cdg-hint">{say.tapCard}</p>
        )}
      </header>
      <ol class="cdg-row" style={{ '--spaces': deck.spaces }}>
        {spacesOf(deck).map((space) => (
          <SpaceView key={space} space={space} side={side} {...props} />
        ))}
      </ol>
      {active && <Legend {...props} />}
      {loose.map((place) => (
        <p key={place.id} class="cdg-loose">
          {words.place(place.id.replace(/\..*/, ''))}:{' '}
          <strong lang={langOf(deck)}>{place.pieces.map(({ print }) => print).join(', ')}</strong>
        </p>
      ))}
      <Piles
        pile={pile('pile')}
        discards={pile('discards')}
        removed={pile('removed')}
        deck={deck}
        words={words}
      />
    </section>
  );
}

/**
 * Whose cards matter now: those that are turned up, the defender's in a search and while they show that none is played,
 * else those of the side that acts.
 */
function atStake(view: State): Side {
  const turning = turningNow(view);
  if (turning) return turning.side;
  const { battle } = view;
  const search = battle && ['turn-up', 'defend', 'die'].includes(battle.step);
  const inVain = battle?.step === 'fight' && battle.defence === null;
  return search || inVain ? opponent(view.active) : view.active;
}

/** Is a card to be tapped? */
const offered = (node: { readonly moves: readonly string[] }) =>
  node.moves.some((move) => /^(nominate|pick):/.test(move));

interface PilesProps {
  readonly pile: Place | undefined;
  readonly discards: Place | undefined;
  readonly removed: Place | undefined;
  readonly deck: Deck;
  readonly words: Words<Cdg>;
}

/** Pile, discards and cards out of the game. */
const Piles = memo(({ pile, discards, removed, deck, words }: PilesProps) => {
  const piles = Object.entries({ pile, discards, removed }).flatMap(([what, place]) =>
    place ? [{ what, place }] : [],
  );
  if (piles.length === 0) return null;
  return (
    <div class="cdg-piles">
      {piles.map(({ what, place }) => {
        const count = place.pieces.reduce((sum, piece) => sum + (piece.count ?? 1), 0);
        const label = (
          <>
            {words.place(what)} <strong>{count}</strong>
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
});
