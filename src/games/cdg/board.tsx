/** Both displays with their cards, piles, dice and tracks. A card that can be chosen now is a button. */
import { useState } from 'preact/hooks';
import type { Node } from '../../kernel/game.ts';
import type { Place, Scene } from '../../kernel/scene.ts';
import type { Lang, Words } from '../../kernel/words.ts';
import type { BoardProps, DrawnProps } from '../../web/board.ts';
import { Die } from '../../web/scene/Die.tsx';
import { percent, readFraction } from '../../web/ui.ts';
import { type Card, SIDES, type Side, SPACES, type Space } from './deck.ts';
import { rangeOf, turningNow } from './display.ts';
import { factsOf } from './pile.ts';
import type { Cdg, Slot, State } from './state.ts';
import { BOARD, type BoardWords } from './words/board.ts';
import './board.css';

interface Props {
  readonly view: State;
  readonly scene: Scene;
  readonly node: Node<Cdg>;
  readonly words: Words<Cdg>;
  readonly lang: Lang;
  readonly say: BoardWords;
  play(move: string): void;
}

export function Board(props: BoardProps<Cdg>) {
  const all: Props = { ...props, say: BOARD[props.lang] };
  const mandated = props.scene.find((place) => place.id === 'mandated');
  return (
    <div class="cdg">
      <Tracks {...all} />
      {mandated && <Mandated {...all} />}
      <Keypad {...all} key={all.view.turning.join()} />
      <div class="cdg-sides">
        {SIDES.map((side) => (
          <Display key={side} side={side} {...all} />
        ))}
      </div>
      <Legend {...all} />
    </div>
  );
}

/** Turn, round, dice, war status, victory points: one line that is always in sight. */
function Tracks({ view, scene, words, say }: Props) {
  const dice = scene.find((place) => place.id === 'dice')?.pieces ?? [];
  const turns = scene.find((place) => place.id === 'turns')?.cells?.length ?? 0;
  const number = (id: string) => {
    const place = scene.find((each) => each.id === id);
    return place && { name: words.place(id), value: place.value };
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
      {numbers.map(({ name, value }) => (
        <p key={name} class="cdg-number">
          {name} <strong>{value}</strong>
          {armistice > 0 && name === words.place('combined') && <span class="cdg-of">/{armistice}</span>}
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

/** What each face of the die would say, for the side that rolls it. */
function Mandated({ view, words }: Props) {
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

function Display({ side, ...props }: Props & { side: Side }) {
  const { view, scene, words, say } = props;
  const { deck } = view.options;
  const { id } = deck.sides[side];
  const active = view.active === side && view.step !== 'over' && view.step !== 'phase';
  const name = words.value('active', id, view.options);
  const place = (what: string) => scene.find((each) => each.id === (deck.shared ? what : `${what}.${id}`));
  const status = scene.find((each) => each.id === `status.${id}`);
  const left = scene.find((each) => each.id === `left.${id}`);
  const group =
    deck.groups.length > 1 ? words.value(`${id}.commitment`, commitmentOf(view, side), view.options) : '';
  const offensive = view.offensives[side];
  const loose = [`played.${id}`, `kept.${id}`].flatMap((each) => scene.filter((p) => p.id === each));
  return (
    <section class="cdg-side" data-side={side} data-active={active ? '' : undefined} aria-label={name}>
      <header class="cdg-head">
        <h2>{name}</h2>
        {active && <span class="cdg-now">{say.toAct}</span>}
        {status && (
          <p>
            {say.status} <strong>{status.value}</strong>
            {group && <span class="cdg-group"> {group}</span>}
          </p>
        )}
        {offensive && offensive !== 'none' && (
          <p>
            {words.place('mandated')}{' '}
            <strong>{words.value(`${id}.mandated`, offensive, view.options)}</strong>
          </p>
        )}
        {left && (
          <p>
            {words.place('left')} <strong>{left.value}</strong>
          </p>
        )}
      </header>
      <ol class="cdg-row" style={{ '--spaces': deck.spaces }}>
        {view.sides[side].slots.map((slot, i) => (
          <SpaceView key={SPACES[i]} slot={slot} at={i} side={side} {...props} />
        ))}
      </ol>
      {loose.map((each) => (
        <p key={each.id} class="cdg-loose">
          {words.place(each.id.split('.')[0] as string)}:{' '}
          {each.pieces.map((piece) => (
            <strong key={piece.id} lang="en">
              {piece.print}
            </strong>
          ))}
        </p>
      ))}
      {place('pile') && (deck.shared ? side === 0 : true) && (
        <div class="cdg-piles">
          {(['pile', 'discards', 'removed'] as const).map((what) => (
            <PileView key={what} what={what} place={place(what) as Place} words={words} />
          ))}
        </div>
      )}
    </section>
  );
}

function commitmentOf(view: State, side: Side): string {
  const deck = view.decks[view.options.deck.shared ? 0 : side];
  return view.options.deck.groups[(deck?.groups ?? 1) - 1]?.id ?? '';
}

function PileView({ what, place, words }: { what: string; place: Place; words: Words<Cdg> }) {
  const count = place.pieces.reduce((sum, piece) => sum + (piece.count ?? 1), 0);
  const name = words.place(what);
  if (what === 'pile' || count === 0)
    return (
      <p class="cdg-pile" data-what={what}>
        <strong>{count}</strong> {name}
      </p>
    );
  return (
    <details class="cdg-pile" data-what={what}>
      <summary>
        <strong>{count}</strong> {name}
      </summary>
      <ul lang="en">
        {place.pieces.map((piece) => (
          <li key={piece.id}>{piece.print}</li>
        ))}
      </ul>
    </details>
  );
}

/** One space: its letter and range, the card, and the odds of nominating it. */
function SpaceView({
  slot,
  at,
  side,
  view,
  scene,
  node,
  words,
  lang,
  say,
  play,
}: Props & { slot: Slot | null; at: number; side: Side }) {
  const space = SPACES[at] as Space;
  const range = rangeOf(view, at);
  const move = moveFor(view, node, side, space);
  const odds = side === view.active ? scene.find((place) => place.id === `odds.${space}`) : undefined;
  const playing = side === view.active && view.playing?.from === at;
  const nominated = side === view.active && view.nominated === at && view.step !== 'nominate';
  const turning = view.turning[0] === side * 5 + at;
  const state = [playing && say.inPlay, nominated && !playing && say.nominated].filter(Boolean).join(', ');
  // Fate die: C is the top of the pile, until it is opened.
  const top =
    view.options.method === 'fateDie' &&
    at === 2 &&
    !slot &&
    scene.some((p) => p.id.startsWith('pile') && p.pieces.length > 0);
  const face = <Face slot={top ? TOP : slot} view={view} say={say} />;
  return (
    <li
      class="cdg-space"
      data-turning={turning ? '' : undefined}
      data-playing={playing || nominated ? '' : undefined}
    >
      <p class="cdg-label">
        <strong>{say.space(space)}</strong>{' '}
        <span class="cdg-range">
          <span class="hidden">{say.range} </span>
          {range === 0 ? '–' : range === 1 ? '1' : `1–${range}`}
        </span>
      </p>
      {move ? (
        <button type="button" class="cdg-choose" onClick={() => play(move)}>
          {face}
        </button>
      ) : (
        <div class="cdg-lie">{face}</div>
      )}
      {state && <p class="cdg-state">{state}</p>}
      {odds && <OddsBar place={odds} words={words} lang={lang} say={say} />}
    </li>
  );
}

const TOP: Slot = { card: '', set: -1, up: false, closed: false };

function moveFor(view: State, node: Node<Cdg>, side: Side, space: Space): string | undefined {
  if (node.kind === 'end') return undefined;
  const verbs = side === view.active ? ['nominate', 'pick', 'attack'] : ['defend'];
  const wanted = verbs.map((verb) => `${verb}:${space}`);
  return node.moves.find((move) => wanted.includes(move));
}

/** What is printed on a card, or its back. */
function Face({ slot, view, say }: { slot: Slot | null; view: State; say: BoardWords }) {
  if (!slot)
    return (
      <span class="cdg-card" data-face="none">
        {say.empty}
      </span>
    );
  if (!slot.up)
    return (
      <span class="cdg-card" data-face="down" data-closed={slot.closed ? '' : undefined}>
        <span class="hidden">{say.down}</span>
      </span>
    );
  if (!slot.card)
    return (
      <span class="cdg-card" data-face="up">
        {say.unnamed}
      </span>
    );
  return <CardFace card={factsOf(view, slot.card)} say={say} />;
}

function CardFace({ card, say }: { card: Card; say: BoardWords }) {
  const points = Object.entries(card.rp);
  return (
    <span class="cdg-card" data-face="up" data-combat={card.combat ? '' : undefined}>
      <span class="cdg-values">
        <span class="hidden">{say.ops} </span>
        <strong>{card.ops}</strong>
        <span class="cdg-slash">/</span>
        <span class="hidden">, {say.sr} </span>
        {card.sr}
      </span>
      {card.number > 0 && <span class="cdg-no">{card.number}</span>}
      <span class="cdg-name" lang="en">
        {breakable(card.name)}
        {card.detail && <small> {card.detail}</small>}
      </span>
      {points.length > 0 && (
        <span class="cdg-rp">
          <span class="hidden">{say.rp} </span>
          {points.map(([nation, n]) => `${nation}\u00a0${n}`).join(' · ')}
        </span>
      )}
      <span class="cdg-marks">
        {card.combat && (
          <abbr class="cdg-cc" title={say.combat}>
            {say.cc}
          </abbr>
        )}
        {card.status > 0 && (
          <abbr class="cdg-status" title={say.status}>
            +{card.status}
          </abbr>
        )}
        {card.star && (
          <abbr class="cdg-star" title={say.starred}>
            ✱
          </abbr>
        )}
      </span>
    </span>
  );
}

/** Where the longest words of card names may be parted. */
const breakable = (name: string) =>
  name.replace(/(Reinforce)(ments)|(Interc)(epts)|(Revolu)(tion)/g, '$1$3$5\u00ad$2$4$6');

const PARTS = ['nominated', 'other', 'top', 'one-op', 'event'] as const;
type Part = (typeof PARTS)[number];
const partOf = (outcome: string): Part => {
  if (outcome.startsWith('event')) return 'event';
  return outcome === 'nominated' || outcome === 'top' || outcome === 'one-op' ? outcome : 'other';
};

/** The exact odds of a nomination as a bar in five parts; every outcome stands in its description. */
function OddsBar({
  place,
  words,
  lang,
  say,
}: {
  place: Place;
  words: Words<Cdg>;
  lang: Lang;
  say: BoardWords;
}) {
  const share: Record<Part, number> = { nominated: 0, other: 0, top: 0, 'one-op': 0, event: 0 };
  for (const { outcome, chance } of place.odds ?? []) {
    const { n, d } = readFraction(chance);
    share[partOf(outcome)] += n / d;
  }
  const name = words.measures.nominate?.outcome ?? ((text: string) => text);
  const exact = (place.odds ?? []).map(({ outcome, chance }) => `${name(outcome)} ${chance}`).join(', ');
  return (
    <div class="cdg-odds" role="img" aria-label={`${say.odds}: ${exact}`} title={exact}>
      <span class="cdg-bar">
        {PARTS.map(
          (part) => share[part] > 0 && <span key={part} data-part={part} style={{ flexGrow: share[part] }} />,
        )}
      </span>
      <span class="cdg-share">{percent(lang, Math.round(share.nominated * 3600), 3600)}</span>
    </div>
  );
}

function Legend({ scene, say }: Props) {
  if (!scene.some((place) => place.kind === 'odds')) return null;
  return (
    <ul class="cdg-legend" aria-label={say.odds}>
      {PARTS.map((part) => (
        <li key={part}>
          <span class="cdg-key" data-part={part} aria-hidden="true" /> {say.parts[part]}
        </li>
      ))}
    </ul>
  );
}

/** Own cards: the printed numbers, those that can't be there greyed; a part of the name finds it too. */
function Keypad({ view, node, words, say, play }: Props) {
  const [text, setText] = useState('');
  if (node.kind !== 'table' || (node.ask !== 'reveal' && node.ask !== 'top')) return null;
  const { deck } = view.options;
  const side = node.ask === 'reveal' ? turningNow(view).side : view.active;
  const possible = new Set<string>(node.moves);
  const own = deck.cards
    .filter((card) => deck.shared || card.side === deck.sides[side].id)
    .toSorted((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1));
  const wanted = text.trim().toLowerCase();
  const found = own.filter(
    (card) => possible.has(`card:${card.id}`) && card.name.toLowerCase().includes(wanted),
  );
  return (
    <section class="cdg-keypad" aria-label={say.which}>
      <p>{say.which}</p>
      <div class="cdg-keys">
        {own.map((card) => (
          <button
            key={card.id}
            type="button"
            disabled={!possible.has(`card:${card.id}`)}
            aria-label={`${card.number || card.id} ${card.name}`}
            title={card.name}
            onClick={() => play(`card:${card.id}`)}
          >
            {card.number || card.id}
          </button>
        ))}
      </div>
      <label class="cdg-search">
        <span>{say.search}</span>
        <input type="text" value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      {wanted.length > 0 && (
        <ul class="cdg-found" lang="en">
          {found.slice(0, 8).map((card) => (
            <li key={card.id}>
              <button type="button" onClick={() => play(`card:${card.id}`)}>
                {words.moves.card(card.id, view)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The last draw: two dice with their pips, or the card. */
export function Drawn({ move, label, view, words, lang }: DrawnProps<Cdg>) {
  const pair = /^roll:(\d)(\d)$/.exec(move);
  if (pair)
    return (
      <span class="cdg-drawn">
        <Die
          value={Number(pair[1])}
          kind="grey"
          name={words.piece({ id: 'grey', kind: 'grey', print: '' }).trim()}
        />
        <Die
          value={Number(pair[2])}
          kind="blue"
          name={words.piece({ id: 'blue', kind: 'blue', print: '' }).trim()}
        />
      </span>
    );
  const die = /^(?:die|fate):(\d)$/.exec(move);
  if (die) return <Die value={Number(die[1])} name={label} />;
  const id = /^card:(.+)$/.exec(move)?.[1];
  const card = id === undefined ? undefined : view.options.deck.cards.find((each) => each.id === id);
  return card ? <CardFace card={card} say={BOARD[lang]} /> : <span>{label}</span>;
}
