/**
 * The map, drawn, and next to or below it the Election track. A province is a button if it can be chosen: the
 * first tap says where, a second one how many.
 */
import type { RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Lang, sayMove } from '../../../kernel/words.ts';
import { Icon } from '../../../web/controls/Icon.tsx';
import type { BoardProps, DrawnProps } from '../../../web/picture.ts';
import { Die } from '../../../web/scene/dice/Die.tsx';
import { Rolled } from '../../../web/scene/dice/Rolled.tsx';
import { Odds } from '../../../web/scene/places/Odds.tsx';
import { percent, useUi } from '../../../web/words/ui.ts';
import { rebellionChance } from '../rules/parts/dice.ts';
import { isTested, load } from '../rules/phases/rebellion.ts';
import type { State, TaxFarmer } from '../rules/state.ts';
import { MOST_AROUND } from '../scene/map.ts';
import { Land, Province } from './provinces.tsx';
import { Track } from './track.tsx';
import './picture.css';

type Props = BoardProps<TaxFarmer>;

/** Between the province that is asked about and the numbers for it. */
const EDGE = 4;

interface Tap {
  readonly move: string;
  /** '' if a tap on the province is enough. */
  readonly number: string;
}

/** The moves that a tap on a province may mean, by its id. Draws and the table's answers are in the prompt. */
function tapsOf(node: Props['node']): ReadonlyMap<string, readonly Tap[]> {
  const taps = new Map<string, Tap[]>();
  if (node.kind !== 'decision') return taps;
  for (const move of node.moves) {
    const [, id = '', number = ''] = /^(?:place|coins|activate|rebel):([^,]+),?(.*)$/.exec(move) ?? [];
    if (!id) continue;
    const some = taps.get(id);
    if (some) some.push({ move, number });
    else taps.set(id, [{ move, number }]);
  }
  return taps;
}

/** The map takes all of them; the prompt keeps the rest, such as a pass. */
export function offers(node: Props['node']): readonly string[] {
  return [...tapsOf(node).values()].flatMap((taps) => taps.map(({ move }) => move));
}

export function scores({ players }: Props['view']): readonly number[] {
  return players.map(({ points }) => points);
}

export function Board({ scene, view, node, words, lang, play }: Props) {
  const { say } = useUi();
  const [chosen, choose] = useState('');
  const map = useRef<HTMLDivElement>(null);
  const provinces = scene.filter((place) => place.kind === 'map');
  const taps = tapsOf(node);
  const numbers = taps.get(chosen) ?? [];
  const open = numbers.some(({ number }) => number !== '');
  /** The player uses keys: only then the focus is moved, because moving it draws its frame. */
  const keys = useRef(false);
  useKeptPlace(map, keys);
  // What was chosen is forgotten with the question.
  useEffect(() => {
    if (taps.size === 0) choose('');
  }, [taps.size === 0]);
  const tap = (id: string, key: boolean) => {
    keys.current = key;
    const moves = taps.get(id) ?? [];
    if (moves.length === 1 && !moves[0]?.number) play(moves[0]?.move ?? '', key);
    else choose(id === chosen ? '' : id);
  };
  const now = useRef(tap);
  now.current = tap;
  const tapped = useCallback((id: string, key: boolean) => now.current(id, key), []);
  /** Back to the province that was asked about. */
  const close = () => {
    const asked = map.current?.querySelector<HTMLElement>('.tf-name[aria-pressed="true"]');
    if (keys.current) asked?.focus({ preventScroll: true });
    choose('');
  };
  // With the drawing itself: the next key is for the numbers, however soon it comes.
  useLayoutEffect(() => {
    if (!open) return;
    const pad = map.current?.parentElement?.querySelector<HTMLElement>('.tf-pad');
    if (!pad) return;
    if (keys.current) pad.querySelector('button')?.focus({ preventScroll: true });
    pad.style.bottom = `${coveredBelow(pad)}px`;
    const asked = map.current?.querySelector<HTMLElement>('.tf-place[data-chosen]');
    if (!asked) return;
    // From the upper edge of the numbers down, the frame that scrolls has no room for the province.
    const end = Math.min(innerHeight, pad.closest('main')?.getBoundingClientRect().bottom ?? innerHeight);
    asked.style.scrollMarginBottom = `${end - pad.getBoundingClientRect().top + EDGE}px`;
    asked.scrollIntoView({ block: 'nearest' });
  }, [chosen, open]);
  const placing = node.kind === 'decision' && node.ask === 'place';
  const note = placing ? noteOn(view, chosen) : undefined;
  const risks = placing ? risksOf(view, chosen, lang) : undefined;
  const test = scene.find((place) => place.kind === 'odds');
  const odds = test && (
    <Odds
      place={test}
      words={words}
      title={words.place(test.id)}
      outcome={(id) => words.place(`province.${id}`)}
    />
  );
  const tested = provinces.find(({ active }) => active);
  const single = test?.odds?.length === 1;
  const about = words.about?.(`province.${chosen}`).join(' · ');
  const pad = open && (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key closes what its buttons answer
    <div class="tf-pad" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <fieldset class="tf-panel tf-numbers">
        <legend>{words.place(`province.${chosen}`)}</legend>
        {about && <p class="tf-about">{about}</p>}
        {note && <p class="tf-about">{words.place(note)}</p>}
        {risks && <p class="tf-about">{words.place('risk')}:</p>}
        {numbers.map(({ move, number }) => (
          <button
            key={move}
            type="button"
            onClick={(event) => {
              keys.current = event.detail === 0;
              // The second of two taps in two places: no half of a double tap. The act first, so that the page is drawn once.
              play(move, true);
              close();
            }}
          >
            <span class="hidden">{sayMove(words, move, view)}</span>
            <span aria-hidden="true">{number}</span>
            {risks && <small class="tf-risk">{risks(Number(number))}</small>}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        class="plain small"
        aria-label={say.close}
        onClick={(event) => {
          keys.current = event.detail === 0;
          close();
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
  return (
    <div class="tf">
      <div class="tf-board">
        <div class="tf-frame">
          {odds && !single && odds}
          <div
            ref={map}
            class="tf-map"
            data-about={taps.size > 0 ? '' : undefined}
            tabIndex={-1}
            data-rows={provinces.length > MOST_AROUND + 1 ? '' : undefined}
          >
            <Land view={view} tap={tapped} opens={(id) => taps.has(id)} />
            {provinces.map((place) => {
              const id = place.id.slice('province.'.length);
              return (
                <Province
                  key={id}
                  place={place}
                  words={words}
                  chosen={open && chosen === id}
                  tap={taps.has(id) ? tapped : undefined}
                />
              );
            })}
            {odds && single && (
              <div class="tf-panel" data-side={(tested?.y ?? 0) > 50 ? 'top' : 'bottom'}>
                {odds}
              </div>
            )}
          </div>
          {pad}
        </div>
        <Track scene={scene} view={view} words={words} />
      </div>
    </div>
  );
}

/**
 * While bots play, no province is a button: the focus moves to the map, which has no name and isn't announced, and
 * returns to its province when it can be chosen again.
 */
function useKeptPlace(map: RefObject<HTMLDivElement | null>, keys: RefObject<boolean>): void {
  const stood = useRef('');
  // Before this drawing, which may take the button away.
  const at = document.activeElement?.closest<HTMLElement>('.tf-place')?.dataset.id;
  useLayoutEffect(() => {
    if (!keys.current) return;
    const { activeElement: now, body } = document;
    if (at !== undefined && now === body) {
      stood.current = at;
      map.current?.focus({ preventScroll: true });
    } else if (now === map.current) {
      map.current
        ?.querySelector<HTMLElement>(`[data-id="${CSS.escape(stood.current)}"] button`)
        ?.focus({ preventScroll: true });
    }
  });
}

/** What a player who places agents there must know of it, besides what is printed. */
function noteOn(view: State, id: string): string | undefined {
  const p = view.options.board.provinces.findIndex((province) => province.id === id);
  if (view.provinces[p]?.rebels) return 'rebels';
  return view.options.board.provinces[p]?.capital ? 'capital' : undefined;
}

/** The chance of a rebellion with N more agents; undefined if the province isn't tested. */
function risksOf(view: State, id: string, lang: Lang): ((agents: number) => string) | undefined {
  const p = view.options.board.provinces.findIndex((province) => province.id === id);
  const province = view.provinces[p];
  if (!province || !isTested(view, p)) return undefined;
  const sure = load(view, province);
  return (agents) => percent(lang, rebellionChance(view.players.length, sure + agents));
}

/** How much of the screen's bottom the prompt covers, if it's over this part of the page and not next to it. */
function coveredBelow(part: HTMLElement): number {
  const over = document.querySelector('.asking')?.getBoundingClientRect();
  const { left, right } = part.getBoundingClientRect();
  return over && over.left < right && over.right > left ? Math.max(0, innerHeight - over.top) : 0;
}

/** Dice with their pips, several with their sum. A dealt card is on the map already. */
export function Drawn({ move, label, by, dice }: DrawnProps<TaxFarmer>) {
  if (move === 'deal-nothing' || move.startsWith('deal:')) return null;
  // A single die is its own sum; of several the player may have entered only the sum.
  const alone = by === 'chance' && dice.length === 0;
  const die = (alone ? /^(?:die|sum):(\d)$/ : /^die:(\d)$/).exec(move)?.[1];
  if (die) return <Die value={Number(die)} />;
  return (
    <>
      <Rolled dice={dice} />
      <span class="tf-rolled" data-long={label.length > 3 ? '' : undefined}>
        {label}
      </span>
    </>
  );
}
