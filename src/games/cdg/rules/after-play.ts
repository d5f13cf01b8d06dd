/** Step 4, the played card leaves; step 5, the display closes up and is refilled (a ruling: the text breaks off). */
import { passage, type Steps } from '../../../kernel/flow.ts';
import type { Log } from '../../../kernel/game.ts';
import { type Side, SPACES, type Space, sideName } from './deck.ts';
import { named, queue, readyPile } from './display.ts';
import { deckOf, factsOf, fromPile, pileHasCards, tracked, undecided } from './pile.ts';
import type { After, Cdg, Events, State } from './state.ts';

/** P72, P73: to the discards; a starred card whose event was played, in battle or not, leaves the game. */
export function putAway(
  s: State,
  side: Side,
  card: string,
  from: Events['discarded']['from'],
  after: After,
  log?: Log<Cdg>,
): void {
  const asEvent = after === 'event' || after === 'battle' || after === 'turn-over';
  if (card && asEvent && factsOf(s, card).star) {
    deckOf(s, side).removed.push(card);
    log?.('removed', { ...named(s, side, card), after });
    return;
  }
  if (card) deckOf(s, side).discards.push(card);
  log?.('discarded', { ...named(s, side, card), from, after });
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
  const { from, card } = playing;
  if (from >= 0) s.sides[s.active].slots[from] = null;
  playing.card = '';
  const where = from >= 0 ? (SPACES[from] as Space) : 'top';
  putAway(s, s.active, card, where, playing.use || (tracked(s) ? 'no-use' : ''), log);
}

/**
 * `slide`: the card in the last space is discarded, unless the played one came from there, from the deck, or there
 * was none; the others move up towards it. `inPlace`: nothing moves.
 */
function closeUp(s: State, log?: Log<Cdg>): void {
  if (s.options.afterPlay === 'slide') {
    const { slots } = s.sides[s.active];
    const end = slots.length - 1;
    const last = slots[end] ?? null;
    const fromDisplay = s.playing !== null && s.playing.from >= 0;
    if (last && (fromDisplay || s.options.discardE === 'always')) {
      if (undecided(last)) return queue(s, s.active, end);
      if (last.card) deckOf(s, s.active).discards.push(last.card);
      slots[end] = null;
      log?.('end-of-row', named(s, s.active, last.card));
    }
    const kept = slots.filter((slot) => slot !== null);
    const gaps = slots.length - kept.length;
    const moved = kept.some((slot, i) => slots[gaps + i] !== slot);
    for (let i = 0; i <= end; i++) slots[i] = kept[i - gaps] ?? null;
    if (moved) log?.('closed-up', { side: sideName(s.options.deck, s.active) });
  }
  s.step = 'refill';
}

/**
 * P15: new cards come in now, face down, the space nearest the end of the row first. Where the pile runs out on the way,
 * what it still gave is told before the shuffle: whoever deals real cards does it in that order.
 */
function refill(s: State, log?: Log<Cdg>): void {
  const { slots } = s.sides[s.active];
  let spaces = '';
  for (let i = slots.length - 1; i >= 0; i--) {
    if (slots[i]) continue;
    if (!pileHasCards(s, s.active)) {
      dealt(s, s.active, spaces, log);
      spaces = '';
    }
    const pile = readyPile(s, s.active, log);
    if (pile === 'none') break;
    if (pile === 'wait') return;
    slots[i] = fromPile(s, s.active);
    spaces += SPACES[i];
  }
  dealt(s, s.active, spaces, log);
  s.step = 'next';
}

export function dealt(s: State, side: Side, spaces: string, log?: Log<Cdg>): void {
  if (spaces) log?.('dealt', { side: sideName(s.options.deck, side), spaces });
}
