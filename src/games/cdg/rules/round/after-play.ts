/** Step 4, the played card leaves; step 5, the display closes up and is refilled (a ruling: the text breaks off). */
import { passage, type Steps } from '../../../../kernel/flow.ts';
import type { Log } from '../../../../kernel/game.ts';
import { type Side, type Space, sideName, spacesOf } from '../cards/deck.ts';
import { named, queue, readyPile } from '../cards/display.ts';
import { deckOf, factsOf, fromPile, pileHasCards, tracked, undecided } from '../cards/pile.ts';
import type { After, Cdg, Events, State } from '../state.ts';

/** A card of a side that leaves the display, the pile or a battle; null if it isn't tracked. */
interface Leaving {
  readonly side: Side;
  readonly card: string | null;
  readonly from: Events['discarded']['from'];
  /** Undefined if the cards aren't tracked. */
  readonly after: After | undefined;
}

/** P72, P73: to the discards; a starred card whose event was played, in battle or not, leaves the game. */
export function putAway(s: State, { side, card, from, after }: Leaving, log?: Log<Cdg>): void {
  const asEvent = after === 'event' || after === 'battle' || after === 'turn-over';
  if (card !== null && asEvent && factsOf(s, card).star) {
    deckOf(s, side).removed.push(card);
    log?.('removed', { ...named(s, side, card), after });
    return;
  }
  if (card !== null) deckOf(s, side).discards.push(card);
  log?.('discarded', { ...named(s, side, card), from, ...(after && { after }) });
}

export const afterPlay: Steps<Cdg, 'discard' | 'close-up' | 'refill'> = {
  discard: passage(discard),
  'close-up': passage(closeUp),
  refill: passage(refill),
};

/** Step 4. P74: without a card there is nothing to do. */
function discard(s: State, log?: Log<Cdg>): void {
  s.step = s.options.method === 'fateDie' ? 'fate-refill' : 'close-up';
  const { playing } = s;
  if (!playing) return;
  const { from, card, use } = playing;
  if (from !== 'top') s.sides[s.active].slots[from] = null;
  playing.card = null;
  putAway(s, { side: s.active, card, from, after: use ?? (tracked(s) ? 'no-use' : undefined) }, log);
}

/**
 * `slide`: the card in the last space is discarded, unless the played one came from there, from the deck, or there
 * was none; the others move up towards it. `inPlace`: nothing moves.
 */
function closeUp(s: State, log?: Log<Cdg>): void {
  if (s.options.afterPlay === 'slide') {
    leaveRow(s, log);
    if (s.turning.length > 0) return;
    slide(s, log);
  }
  s.step = 'refill';
}

function leaveRow(s: State, log?: Log<Cdg>): void {
  const fromDisplay = s.playing !== null && s.playing.from !== 'top';
  if (!fromDisplay && s.options.discardE !== 'always') return;
  const { slots } = s.sides[s.active];
  const end = spacesOf(s.options.deck).at(-1);
  const last = end ? slots[end] : null;
  if (!end || !last) return;
  if (undecided(last)) return queue(s, s.active, end);
  if (last.card !== null) deckOf(s, s.active).discards.push(last.card);
  slots[end] = null;
  log?.('end-of-row', named(s, s.active, last.card));
}

function slide(s: State, log?: Log<Cdg>): void {
  const { slots } = s.sides[s.active];
  const spaces = spacesOf(s.options.deck).toReversed();
  const left = spaces.filter((space) => slots[space]);
  if (left.every((from, i) => from === spaces[i])) return;
  for (const [i, space] of spaces.entries()) {
    const from = left[i];
    slots[space] = from ? slots[from] : null;
  }
  log?.('closed-up', { side: sideName(s.options.deck, s.active) });
}

/**
 * P15: new cards come in now, face down, the space nearest the end of the row first. Where the pile runs out on the way,
 * what it still gave is told before the shuffle: a player with real cards deals in that order.
 */
function refill(s: State, log?: Log<Cdg>): void {
  const side = s.active;
  const { slots } = s.sides[side];
  let spaces: Space[] = [];
  for (const space of spacesOf(s.options.deck).toReversed()) {
    if (slots[space]) continue;
    if (!pileHasCards(s, side)) {
      dealt(s, side, spaces, log);
      spaces = [];
    }
    const pile = readyPile(s, side, log);
    if (pile === 'none') break;
    if (pile === 'wait') return;
    slots[space] = fromPile(s, side);
    spaces.push(space);
  }
  dealt(s, side, spaces, log);
  s.step = 'next';
}

export function dealt(s: State, side: Side, spaces: readonly Space[], log?: Log<Cdg>): void {
  if (spaces.length > 0) log?.('dealt', { side: sideName(s.options.deck, side), spaces });
}
