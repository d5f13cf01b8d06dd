/** The map, drawn: provinces with agents, need cards, coins and rebellions; below it the Election track, one lane for each player. */
import { useState } from 'preact/hooks';
import type { Piece, Place } from '../../kernel/scene.ts';
import type { BoardProps } from '../../web/board.ts';
import { Odds } from '../../web/scene/Odds.tsx';
import { MOST_AROUND, outline } from './map.ts';
import { SEATS, type Seat } from './options.ts';
import type { State, TaxFarmer } from './state.ts';
import './board.css';

type Props = BoardProps<TaxFarmer>;
type Words = Props['words'];
type Options = State['options'];

/** Every colour has a mark of its own, for eyes that see the colours alike. */
const MARKS: Readonly<Record<Seat, string>> = {
  red: 'M10 5.6A4.4 4.4 0 1 1 9.9 5.6Z',
  blue: 'M6 6H14V14H6Z',
  green: 'M10 4.8L15 14H5Z',
  yellow: 'M10 4.6L15.2 10L10 15.4L4.8 10Z',
  orange: 'M8.2 5H11.8V8.2H15V11.8H11.8V15H8.2V11.8H5V8.2H8.2Z',
  violet: 'M10 4.4L11.6 8.2L15.6 8.5L12.5 11.1L13.5 15.1L10 12.9L6.5 15.1L7.5 11.1L4.4 8.5L8.4 8.2Z',
};

/** T02: agents are hexagons. */
function Hex({ seat }: { seat: Seat }) {
  return (
    <svg class="tf-hex" data-owner={seat} viewBox="0 0 20 20" aria-hidden="true">
      <path class="tf-hex-body" d="M10 .8L18 5.4V14.6L10 19.2L2 14.6V5.4Z" />
      <path class="tf-hex-mark" d={MARKS[seat]} />
    </svg>
  );
}

export function Board({ scene, view, node, words, play }: Props) {
  const [chosen, choose] = useState('');
  const { options } = view;
  const provinces = scene.filter((place) => place.kind === 'map');
  const taps = tapsOf(node);
  const numbers = taps.get(chosen) ?? [];
  const tap = (id: string) => {
    const moves = taps.get(id) ?? [];
    if (moves.length === 1 && !moves[0]?.number) play(moves[0]?.move ?? '');
    else choose(id === chosen ? '' : id);
  };
  const test = scene.find((place) => place.kind === 'odds');
  return (
    <div class="tf">
      {test && (
        <Odds
          place={test}
          words={words}
          title={words.place(test.id, options)}
          outcome={(id) => words.place(`province.${id}`, options)}
        />
      )}
      <div class="tf-map" data-rows={provinces.length > MOST_AROUND + 1 ? '' : undefined}>
        <Land view={view} />
        {provinces.map((place) => {
          const id = place.id.slice('province.'.length);
          return (
            <Province
              key={id}
              place={place}
              words={words}
              options={options}
              chosen={chosen === id}
              {...(taps.has(id) ? { tap: () => tap(id) } : {})}
            />
          );
        })}
      </div>
      {numbers.length > 0 && (
        <fieldset class="tf-numbers">
          <legend>{words.place(`province.${chosen}`, options)}</legend>
          {numbers.map(({ move, number }) => (
            <button
              key={move}
              type="button"
              onClick={() => {
                choose('');
                play(move);
              }}
            >
              {number}
            </button>
          ))}
        </fieldset>
      )}
      <Track scene={scene} view={view} words={words} />
    </div>
  );
}

interface Tap {
  readonly move: string;
  /** '' where a tap on the province says it all. */
  readonly number: string;
}

/** The moves that a tap on a province may mean, by its id. */
function tapsOf(node: Props['node']): ReadonlyMap<string, readonly Tap[]> {
  const taps = new Map<string, Tap[]>();
  if (node.kind === 'end') return taps;
  for (const move of node.moves) {
    const [, id = '', number = ''] =
      /^(?:place|coins|activate|rebel|crushed):([^,]+),?(.*)$/.exec(move) ?? [];
    if (id) taps.set(id, [...(taps.get(id) ?? []), { move, number }]);
  }
  return taps;
}

/** The provinces as land; those in rebellion are hatched. */
function Land({ view }: { view: State }) {
  const { provinces } = view.options.board;
  const capital = provinces.findIndex((p) => p.capital);
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
      {provinces.map(({ id }, p) => {
        const d = outline(provinces.length, capital, p);
        const rebels = (view.rebels & (1 << p)) !== 0;
        return (
          <g key={id}>
            <path class="tf-province" data-tone={p === capital ? 'city' : p % 3} d={d} />
            {rebels && <path d={d} fill="url(#tf-hatch)" />}
          </g>
        );
      })}
    </svg>
  );
}

interface ProvinceProps {
  readonly place: Place;
  readonly words: Words;
  readonly options: Options;
  readonly chosen: boolean;
  readonly tap?: () => void;
}

function Province({ place, words, options, chosen, tap }: ProvinceProps) {
  const name = words.place(place.id, options);
  const agents = place.pieces.filter(({ kind }) => kind === 'agent');
  const cards = place.pieces.filter(({ kind }) => kind === 'need' || kind === 'nothing');
  const rebels = place.pieces.find(({ kind }) => kind === 'rebellion');
  const loose = place.pieces.find(({ kind, cell }) => kind === 'coin' && cell === undefined);
  const coins = (cell: number | undefined) =>
    place.pieces.find((piece) => piece.kind === 'coin' && piece.cell === cell && cell !== undefined)?.count ??
    0;
  return (
    <section
      class="tf-place"
      style={{ left: `${place.x}%`, top: `${place.y}%` }}
      data-active={place.active ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
      data-rebels={rebels ? '' : undefined}
      aria-label={name}
    >
      {tap ? (
        <button type="button" class="tf-name" aria-pressed={chosen} onClick={tap}>
          {name}
        </button>
      ) : (
        <h3 class="tf-name">{name}</h3>
      )}
      {rebels && <p class="tf-rebels">{words.piece(rebels, options)}</p>}
      {loose && <Coins count={loose.count ?? 0} word={words.piece(loose, options)} />}
      {cards.length > 0 && (
        <ul class="tf-needs">
          {cards.map((card) => (
            <Need key={card.id} card={card} coins={coins(card.cell)} words={words} options={options} />
          ))}
        </ul>
      )}
      {agents.length > 0 && (
        <ul class="tf-agents">
          {agents.map((piece) => (
            <li key={piece.id}>
              <Hex seat={piece.owner as Seat} />
              <span class="hidden">{words.piece(piece, options)} </span>
              <b>{piece.count}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** T11: the good's name and a number in a yellow coin; beside it the coins that lie on the card. */
function Need({
  card,
  coins,
  words,
  options,
}: {
  card: Piece;
  coins: number;
  words: Words;
  options: Options;
}) {
  const [good, reward] = (card.print ?? '').split(',');
  if (reward === undefined) return <li class="tf-need tf-nothing">{words.piece(card, options)}</li>;
  return (
    <li class="tf-need">
      <span class="tf-good">{words.piece({ id: '', kind: 'good', print: good ?? '' }, options)}</span>
      <span class="tf-coin">{reward}</span>
      {coins > 0 && <Coins count={coins} word={words.piece({ id: '', kind: 'coin' }, options)} />}
    </li>
  );
}

function Coins({ count, word }: { count: number; word: string }) {
  return (
    <span class="tf-coins">
      +{count}
      <span class="hidden"> {word}</span>
    </span>
  );
}

/** The Election track: a lane for each player with all that lies before him, the black marker across all lanes. */
function Track({ scene, view, words }: Pick<Props, 'scene' | 'view' | 'words'>) {
  const { options } = view;
  const { end } = options.board.track;
  const most = Math.max(end, ...view.points);
  const track = scene.find(({ id }) => id === 'track');
  const share = (points: number) => `${(100 * points) / most}%`;
  return (
    <section
      class="tf-track"
      aria-label={words.place('track', options)}
      style={{ '--end': share(end), '--marker': share(view.marker) }}
    >
      <p class="tf-election">
        <span class="tf-black" aria-hidden="true" />
        {words.piece({ id: 'election', kind: 'election' }, options)} <b>{view.marker}</b> / {end}
      </p>
      <ol>
        {SEATS.slice(0, options.players).map((seat, player) => {
          const place = scene.find(({ id }) => id === `player.${seat}`);
          const marker = track?.pieces.find(({ id }) => id === `points.${seat}`);
          return (
            <li key={seat} class="tf-player" data-owner={seat} data-active={place?.active ? '' : undefined}>
              <p class="tf-who">
                <Hex seat={seat} />
                <span>{words.seats(seat)}</span>
                <b title={marker && words.piece(marker, options)}>{view.points[player]}</b>
              </p>
              <div class="tf-lane" aria-hidden="true">
                <span class="tf-bar" style={{ width: share(view.points[player] ?? 0) }} />
              </div>
              <ul class="tf-hand">
                {place?.pieces.map((piece) => (
                  <li key={piece.id} data-kind={piece.kind}>
                    {handWord(piece, words, options)} {piece.count !== undefined && <b>{piece.count}</b>}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What lies before a player, without his name, which stands over it. */
function handWord({ owner: _, ...piece }: Piece, words: Words, options: Options): string {
  return words.piece(piece, options);
}
