/** The map's provinces: the land they are, and on it agents, need cards, coins and rebellion markers. */
import { useMemo } from 'preact/hooks';
import type { Piece, Place } from '../../../kernel/scene.ts';
import type { Words } from '../../../kernel/words.ts';
import { memo } from '../../../web/redraw/memo.ts';
import { SEATS } from '../rules/options.ts';
import type { State, TaxFarmer } from '../rules/state.ts';
import { MOST_AROUND, outline } from '../scene/map.ts';
import { Hex } from './hex.tsx';

type Speech = Words<TaxFarmer>;

/** The same function at every drawing, so that only provinces that changed are drawn again. */
type Tap = (id: string, key: boolean) => void;

interface LandProps {
  readonly view: State;
  readonly tap: Tap;
  /** Whether a tap on this province does something. */
  readonly opens: (id: string) => boolean;
}

/** Drawn land; those in rebellion are hatched. A finger may tap it anywhere; keys and ears have the province's button. */
export function Land({ view, tap, opens }: LandProps) {
  const { provinces } = view.options.board;
  const capital = provinces.findIndex((p) => p.capital);
  const outlines = useMemo(
    () => provinces.map((_, p) => outline(provinces.length, capital, p)),
    [provinces, capital],
  );
  if (provinces.length > MOST_AROUND + 1) return null;
  return (
    <svg class="tf-land" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern
          id="tf-hatch"
          width="3"
          height="3"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V3" class="tf-hatch" />
        </pattern>
      </defs>
      {provinces.map(({ id }, p) => (
        <Tract
          key={id}
          id={id}
          tone={p === capital ? 'city' : p % 3}
          outline={outlines[p] ?? ''}
          rebels={view.provinces[p]?.rebels ?? false}
          tap={opens(id) ? tap : undefined}
        />
      ))}
    </svg>
  );
}

interface TractProps {
  readonly id: string;
  readonly tone: number | 'city';
  readonly outline: string;
  readonly rebels: boolean;
  /** If a tap does something. */
  readonly tap: Tap | undefined;
}

const Tract = memo(({ id, tone, outline, rebels, tap }: TractProps) => (
  // biome-ignore lint/a11y: the province's button does the same for keys
  <g data-land={id} data-open={tap ? '' : undefined} onClick={tap && (() => tap(id, false))}>
    <path class="tf-province" data-tone={tone} d={outline} />
    {rebels && <path d={outline} fill="url(#tf-hatch)" />}
  </g>
));

interface ProvinceProps {
  readonly place: Place;
  readonly words: Speech;
  readonly chosen: boolean;
  /** If a tap does something; the button covers everything in the province. */
  readonly tap: Tap | undefined;
}

export const Province = memo(({ place, words, chosen, tap }: ProvinceProps) => {
  const name = words.place(place.id);
  const id = place.id.slice('province.'.length);
  const yields = words.piece({ id, kind: 'yield', print: id });
  const action = words.piece({ id, kind: 'action', print: id });
  const agents = place.pieces.filter(({ kind }) => kind === 'agent');
  const card = (field: number) =>
    place.pieces.find(({ kind, cell }) => cell === field && (kind === 'need' || kind === 'nothing'));
  const rebels = place.pieces.find(({ kind }) => kind === 'rebellion');
  // The first cell is the province itself. One in rebellion has no need cards.
  const fields = rebels ? [] : (place.cells ?? []).slice(1).map((_, f) => f + 1);
  const loose = place.pieces.find(({ kind, cell }) => kind === 'coin' && cell === undefined);
  const coins = (cell: number | undefined) =>
    place.pieces.find((piece) => piece.kind === 'coin' && piece.cell === cell && cell !== undefined)?.count ??
    0;
  return (
    <section
      class="tf-place"
      data-id={id}
      style={{ left: `${place.x}%`, top: `${place.y}%`, '--y': place.y }}
      data-active={place.active ? '' : undefined}
      data-about={place.active ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
      data-open={tap ? '' : undefined}
      data-rebels={rebels ? '' : undefined}
      aria-label={name}
    >
      {tap ? (
        <button
          type="button"
          class="tf-name"
          aria-pressed={chosen}
          onClick={(event) => tap(id, event.detail === 0)}
        >
          {name}
        </button>
      ) : (
        <h2 class="tf-name">{name}</h2>
      )}
      {!rebels && (yields || action) && (
        <p class="tf-prints">
          {yields && <span>+ {yields}</span>} {action && <i>{action}</i>}
        </p>
      )}
      {rebels && <p class="tf-rebels">{words.piece(rebels)}</p>}
      {loose && <Coins count={loose.count ?? 0} word={words.piece(loose)} />}
      {fields.length > 0 && (
        <ul class="tf-needs">
          {fields.map((field) => (
            <Need key={field} card={card(field)} coins={coins(field)} words={words} />
          ))}
        </ul>
      )}
      {agents.length > 0 && (
        <ul class="tf-agents">
          {agents.map((piece) => (
            <li key={piece.id}>
              {SEATS.filter((seat) => seat === piece.owner).map((seat) => (
                <Hex key={seat} seat={seat} />
              ))}
              <span class="hidden">{words.piece(piece)} </span>
              <b>{piece.count}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

interface NeedProps {
  /** Undefined if the field is empty. */
  readonly card: Piece | undefined;
  readonly coins: number;
  readonly words: Speech;
}

/** T11: the good's name and its reward; next to it, in another shape, the coins on the card. */
function Need({ card, coins, words }: NeedProps) {
  if (!card)
    return (
      <li class="tf-need tf-empty">
        <span class="hidden">{words.piece({ id: '', kind: 'empty' })}</span>
      </li>
    );
  const [good, reward] = (card.print ?? '').split(',');
  if (reward === undefined) return <li class="tf-need tf-nothing">{words.piece(card)}</li>;
  return (
    <li class="tf-need">
      <span class="tf-good">{words.piece({ id: '', kind: 'good', print: good ?? '' })}</span>
      <span class="tf-reward">
        <span class="hidden">{words.piece({ id: '', kind: 'reward' })} </span>
        {reward}
      </span>
      {coins > 0 && <Coins count={coins} word={words.piece({ id: '', kind: 'coin', count: coins })} />}
    </li>
  );
}

/** The word is a label before the number, as with agents, so no language needs plural forms. */
function Coins({ count, word }: { count: number; word: string }) {
  return (
    <span class="tf-coins">
      <span class="hidden">{word} </span>
      <svg class="tf-stack" viewBox="0 0 12 12" aria-hidden="true">
        {[9, 6, 3].map((y) => (
          <ellipse key={y} cx="6" cy={y} rx="5" ry="2" />
        ))}
      </svg>
      {count}
    </span>
  );
}
