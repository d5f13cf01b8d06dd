/**
 * The table as a picture: the culture track with its markers, the dice in hand, the table of history events with the
 * row of this turn open, debts; and in a battle the fronts, with the chance to win after each card.
 */
import { useState } from 'preact/hooks';
import { asNumber } from '../../kernel/fraction.ts';
import type { Piece, Place } from '../../kernel/scene.ts';
import type { Lang } from '../../kernel/words.ts';
import type { BoardProps, Names } from '../../web/board.ts';
import { Die } from '../../web/scene/Die.tsx';
import { outlook } from './outlook.ts';
import { type Civilization, RESOURCES, type State } from './state.ts';
import { chances, defenceOf, type Forecast, survive } from './survive.ts';
import type { Type } from './units.ts';
import { BOARD } from './words/board.ts';
import './board.css';

type Props = BoardProps<Civilization>;

export function Board({ scene, view, words, lang }: Props) {
  const at = (id: string) => scene.find((place) => place.id === id);
  const fronts = at('fronts');
  const track = at('culture');
  return (
    <div class="cv">
      {fronts && <Fronts place={fronts} at={at} view={view} words={words} lang={lang} />}
      {track && <CultureTrack place={track} words={words} />}
      <Strip at={at} view={view} words={words} lang={lang} />
      {!fronts && <History scene={scene} die={view.hit?.die ?? 0} words={words} />}
      {!fronts && <Ahead view={view} lang={lang} />}
      {view.options.tally && <Tally at={at} words={words} />}
    </div>
  );
}

type At = (id: string) => Place | undefined;

/** Three rows of seven, as the sections of the track; the start stands before them. */
function CultureTrack({ place, words }: { place: Place; words: Names }) {
  const name = words.place(place.id);
  return (
    <figure class="cv-track">
      <figcaption class="place-name">{name}</figcaption>
      <ol aria-label={name}>
        {(place.cells ?? []).map((print, cell) => {
          const here = place.pieces.filter((piece) => (piece.cell ?? 0) === cell);
          // The start matters only while somebody stands on it.
          if (cell === 0 && here.length === 0) return null;
          return (
            <li
              key={print}
              class="cv-space"
              data-section={cell === 0 ? 'start' : Math.min(3, Math.ceil(cell / 7))}
              data-now={here.some((p) => p.kind === 'turn-counter') ? '' : undefined}
            >
              <span class="cv-number" aria-hidden={here.length ? 'true' : undefined}>
                {print}
              </span>
              {here.map((piece) => (
                <Marker
                  key={piece.id}
                  piece={piece}
                  name={`${words.piece(piece)}: ${words.cell(place.id, cell)}`}
                />
              ))}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** The own marker is a pennant, the counter a disc lying face down, a wound token a drop; a battle has swords on it. */
function Marker({ piece, name }: { piece: Piece; name: string }) {
  return (
    <svg
      class="cv-marker"
      viewBox="0 0 24 24"
      role="img"
      aria-label={name}
      data-kind={piece.kind}
      focusable="false"
    >
      {piece.kind === 'own-marker' && <path d="M6 22V3l13 5-13 5" />}
      {piece.kind === 'turn-counter' && (
        <>
          <circle cx="12" cy="12" r="9.500" />
          <path class="cv-back" d="M6 9l12 6M6 15l12-6M12 4v16" />
        </>
      )}
      {(piece.kind === 'wound' || piece.kind === 'reminder') && (
        <path d="M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z" />
      )}
      {piece.kind === 'wonders' && <path d="M4 9l8-6 8 6zM6 11v7M12 11v7M18 11v7M4 20h16" />}
      {piece.kind === 'reminder' && <path class="cv-swords" d="M8.500 11l7 8M15.500 11l-7 8" />}
    </svg>
  );
}

/** Dice in hand, the die of the event, what is owed. */
function Strip({ at, view, words, lang }: Pick<Props, 'view' | 'words' | 'lang'> & { at: At }) {
  const dice = at('event-dice');
  const debts = ['debt.culture', 'debt.resource'].map(at).filter((place) => place !== undefined);
  const ahead = outlook(view);
  return (
    <div class="cv-strip">
      <p class="cv-dice" data-active={dice?.active ? '' : undefined}>
        <span class="cv-hand" aria-hidden="true">
          {Array.from({ length: Math.min(dice?.value ?? 0, 16) }, (_, i) => (
            <i key={i} class="cv-die" />
          ))}
        </span>
        <span>
          {words.place('event-dice')} <strong>{dice?.value}</strong>
          {ahead && (
            <small>
              {' '}
              {BOARD[lang].event(ahead.turn)} {percent(lang, asNumber(ahead.event))}
            </small>
          )}
        </span>
        {view.hit && <Die value={view.hit.die} kind="event-die" name={words.place('event-die')} />}
      </p>
      <ul class="cv-debts">
        {debts.map((place) => (
          <li key={place.id} class="cv-chip" data-debt={place.value ? '' : undefined}>
            {words.place(place.id)} <strong>{place.value}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Four rows of six; the row of this turn is open and stands out, the others open at a tap. */
function History({ scene, die, words }: Pick<Props, 'scene'> & { die: number; words: Names }) {
  return (
    <div class="cv-history">
      {scene
        .filter((place) => place.id.startsWith('history.'))
        .map((place) => (
          <details
            key={`${place.id}${place.active ? ' now' : ''}`}
            open={place.active}
            data-now={place.active ? '' : undefined}
          >
            <summary>{words.place(place.id)}</summary>
            <ol>
              {place.pieces.map((piece, i) => (
                <li
                  key={piece.id}
                  class="cv-effect"
                  data-hit={place.active && die === i + 1 ? '' : undefined}
                >
                  <Die value={i + 1} name="" />
                  <span>{words.piece(piece)}</span>
                </li>
              ))}
            </ol>
          </details>
        ))}
    </div>
  );
}

/** What may come, on request: the outlook, and whether the capital would hold. */
function Ahead({ view, lang }: Pick<Props, 'view' | 'lang'>) {
  const say = BOARD[lang];
  const ahead = outlook(view);
  // On the last turn nothing comes any more but a battle that is due.
  if (!ahead && !(view.options.tally && view.pending.length > 0)) return null;
  return (
    <details class="cv-ahead">
      <summary>{say.outlook}</summary>
      {ahead && (
        <dl>
          <Line name={say.event(ahead.turn)} value={percent(lang, asNumber(ahead.event))} />
          {ahead.battle.map((f, i) => (
            <Line key={i} name={say.battle(i + 1)} value={percent(lang, asNumber(f))} />
          ))}
        </dl>
      )}
      {view.options.tally && <Survive view={view} lang={lang} />}
    </details>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div class="cv-line">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The army that the app keeps, against the next battle there could be. */
function Survive({ view, lang }: Pick<Props, 'view' | 'lang'>) {
  const say = BOARD[lang];
  const defence = defenceOf(view);
  const key = JSON.stringify(defence);
  const [asked, setAsked] = useState<{ key: string; forecast: Forecast }>();
  const known = asked?.key === key ? asked.forecast : undefined;
  return (
    <p class="cv-survive">
      <span>{say.survive}</span>
      {known ? (
        <ForecastText forecast={known} lang={lang} />
      ) : (
        <button
          type="button"
          class="button"
          onClick={() =>
            setAsked({
              key,
              forecast: survive(view, defence, { positions: 8_000, battles: 800, seed: 2010 }),
            })
          }
        >
          {say.ask}
        </button>
      )}
    </p>
  );
}

function ForecastText({ forecast, lang }: { forecast: Forecast; lang: Lang }) {
  const say = BOARD[lang];
  if (forecast.exact)
    return (
      <span>
        <strong>{percent(lang, asNumber(forecast.chance))}</strong> <small>{say.best}</small>
      </span>
    );
  return (
    <span>
      <strong>{percent(lang, forecast.chance)}</strong>{' '}
      <small>
        {say.plan} {percent(lang, forecast.low)}–{percent(lang, forecast.high)}
      </small>
    </span>
  );
}

/** The fronts: their units above, mine below, wounds on them; my hand with its chances, their cards face down. */
function Fronts({
  place,
  at,
  view,
  words,
  lang,
}: Pick<Props, 'view' | 'words' | 'lang'> & { place: Place; at: At }) {
  const hand = at('hand');
  const hidden = at('opponent-cards');
  const fallen = at('fallen');
  const find = (cell: number, owner: string, wound: boolean) =>
    place.pieces.find((p) => (p.cell ?? 0) === cell && p.owner === owner && (p.kind === 'wound') === wound);
  return (
    <figure class="cv-fronts">
      <figcaption class="place-name">{words.place(place.id)}</figcaption>
      <p class="cv-deck">
        <span aria-hidden="true">
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
      {hand && hand.pieces.length > 0 && (
        <>
          <p class="place-name">{words.place('hand')}</p>
          <ol class="cv-cards">
            {hand.pieces.map((piece) => (
              <li key={piece.id}>
                <UnitCard piece={piece} words={words} />
              </li>
            ))}
          </ol>
          <CardChances view={view} words={words} lang={lang} />
        </>
      )}
      {fallen && fallen.pieces.length > 0 && (
        <>
          <p class="place-name">{words.place('fallen')}</p>
          <ol class="cv-cards cv-fallen">
            {fallen.pieces.map((piece) => (
              <li key={piece.id}>
                <UnitCard piece={piece} words={words} />
              </li>
            ))}
          </ol>
        </>
      )}
    </figure>
  );
}

function Slot({
  piece,
  wounds,
  words,
}: {
  piece: Piece | undefined;
  wounds: Piece | undefined;
  words: Names;
}) {
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

const SIGN: Record<Type, string> = {
  infantry: 'M12 3v18M8 7l4-4 4 4',
  mounted: 'M5 19c0-8 3-13 9-14l-1 3 5 3-1 3-5-1c-1 2-1 4-1 6z',
  artillery: 'M5 17a7 7 0 0 1 14 0M5 17h14M12 10V4l5 2',
  aircraft: 'M12 3v18M12 9l-9 5v2l9-3 9 3v-2zM9 21l3-2 3 2',
};

function UnitCard({ piece, words }: { piece: Piece; words: Names }) {
  return (
    <span
      class="cv-unit"
      role="img"
      aria-label={words.piece(piece)}
      data-owner={piece.owner}
      data-kind={piece.kind}
    >
      <strong class="cv-strength">{piece.print}</strong>
      <svg class="cv-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={SIGN[piece.kind as Type]} />
      </svg>
      {(piece.count ?? 1) > 1 && <small class="cv-copies">×{piece.count}</small>}
    </span>
  );
}

/** On request: for each card (or front) the chance to hold the capital. */
function CardChances({ view, words, lang }: Pick<Props, 'view' | 'words' | 'lang'>) {
  const say = BOARD[lang];
  const possible = view.battle?.kind === 'capital' && (view.step === 'my-unit' || view.step === 'my-front');
  const key = possible ? positionOf(view) : '';
  const [asked, setAsked] = useState<{ key: string; lines: ReturnType<typeof chances> }>();
  if (!possible) return null;
  if (asked?.key !== key)
    return (
      <p class="cv-survive">
        <span>{say.cards}</span>
        <button
          type="button"
          class="button"
          onClick={() =>
            setAsked({ key, lines: chances(view, { positions: 4_000, battles: 400, seed: 2010 }) })
          }
        >
          {say.ask}
        </button>
      </p>
    );
  return (
    <dl class="cv-chances">
      {asked.lines.map(({ move, forecast }) => {
        const [verb, arg] = [
          move.split(':')[0] as 'unit' | 'front' | 'new-front',
          move.slice(move.indexOf(':') + 1),
        ];
        return (
          <div key={move} class="cv-line">
            <dt>{words.moves[verb](arg, view)}</dt>
            <dd>
              <ForecastText forecast={forecast} lang={lang} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function positionOf({ step, battle, known }: Readonly<State>): string {
  return JSON.stringify([step, battle, known]);
}

function Tally({ at, words }: { at: At; words: Names }) {
  const army = at('army');
  const numbers = ['culture', 'trade', 'coins', ...RESOURCES].map((what) => at(`tally.${what}`));
  return (
    <div class="cv-tally">
      <ul>
        {numbers.map(
          (place) =>
            place && (
              <li key={place.id} class="cv-chip" data-none={place.value ? undefined : ''}>
                {words.place(place.id)} <strong>{place.value}</strong>
              </li>
            ),
        )}
      </ul>
      {army && army.pieces.length > 0 && (
        <>
          <p class="place-name">{words.place('army')}</p>
          <ol class="cv-cards">
            {army.pieces.map((piece) => (
              <li key={piece.id}>
                <UnitCard piece={piece} words={words} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** Whole percent; near nothing and near certainty a digit more, so that neither looks like what it is not. */
function percent(lang: Lang, share: number): string {
  const close = (share > 0 && share < 0.01) || (share > 0.99 && share < 1);
  const digits = { style: 'percent', maximumFractionDigits: close ? 1 : 0 } as const;
  return new Intl.NumberFormat(lang, digits).format(share);
}
