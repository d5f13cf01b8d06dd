/** Dealing need cards to the empty need fields: at set-up and in the supply phase. */
import { at } from '../../../../kernel/at.ts';
import type { Steps } from '../../../../kernel/flow.ts';
import type { Chance, Log } from '../../../../kernel/game.ts';
import { type Move, type NeedField, provinceHere, type State, type TaxFarmer } from '../state.ts';
import { type Atlas, atlas, cardAt, goodAt, printedAt } from './atlas.ts';
import { add } from './counts.ts';

/** T13, T102: field by field in board order. An undealt card isn't decided yet, so shuffling needs no separate step (T10, T101). */
export function beginDeal(s: State, log?: Log<TaxFarmer>): void {
  s.step = 'deal';
  s.here = 0;
  s.field = 0;
  toNextField(s, atlas(s), log);
}

/** The next empty field of a province that isn't in rebellion (T49); after the last one the round begins. */
export function toNextField(s: State, a: Atlas, log?: Log<TaxFarmer>): void {
  for (; s.here < s.provinces.length; s.here++, s.field = 0) {
    const { id, rebels, fields } = provinceHere(s);
    if (rebels) continue;
    for (; s.field < fields.length; s.field++) {
      if (at(fields, s.field).card !== null) continue;
      if (canDeal(s, a)) return;
      // G9: with no card to deal the field stays empty.
      log?.('deck-empty', { province: id, field: fieldNumber(s.field) });
    }
  }
  // G6, `afterDeal`: the excluded cards go back now.
  for (let card = 0; card < s.kept.length; card++) {
    add(s.deck, card, at(s.kept, card));
    s.kept[card] = 0;
  }
  s.step = 'begin-round';
}

function canDeal(s: Readonly<State>, a: Atlas): boolean {
  const redraw = s.options.excludedField === 'redraw';
  for (let card = 0; card < s.deck.length; card++)
    if (s.deck[card] !== 0 && !(redraw && excluded(s, a, card))) return true;
  return false;
}

/** T16: the card's good is one that the province excludes; by default one that it makes (G4). */
function excluded(s: Readonly<State>, a: Atlas, card: number): boolean {
  const { good } = cardAt(a, card);
  return good !== null && printedAt(a, s.here).excluded.includes(good);
}

function dealNode(s: Readonly<State>): Chance<TaxFarmer> {
  const a = atlas(s);
  const moves: Move[] = [];
  const weights: number[] = [];
  let total = 0;
  for (let card = 0; card < a.cards.length; card++) {
    const n = s.deck[card] ?? 0;
    if (n === 0) continue;
    moves.push(cardAt(a, card).move);
    weights.push(n);
    total += n;
  }
  return { kind: 'chance', ask: 'deal', secret: undefined, moves, weights, total };
}

function deal(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  const { id, fields } = provinceHere(s);
  const card = a.cardNumber(move);
  const { good, reward } = cardAt(a, card);
  if (good !== null && excluded(s, a, card)) {
    // T17: back into the deck, at once or when the deal is over (G6).
    if (s.options.excludedCardReturn === 'afterDeal') {
      add(s.deck, card, -1);
      add(s.kept, card, 1);
    }
    log?.('excluded', { province: id, field: fieldNumber(s.field), good: goodAt(a, good) });
    // T16: the field stays empty this round; G5, `redraw`: it gets another card.
    if (s.options.excludedField === 'leaveEmpty') s.field++;
  } else {
    add(s.deck, card, -1);
    at(fields, s.field).card = card;
    const name = good === null ? null : goodAt(a, good);
    log?.('dealt', { province: id, field: fieldNumber(s.field), good: name, reward });
    s.field++;
  }
  toNextField(s, a, log);
}

export const dealing: Steps<TaxFarmer, 'deal'> = { deal: { node: dealNode, play: deal } };

/** Takes the card off a field, back into the deck; the coins on it go to the bank. */
export function cardBack(s: State, field: NeedField): void {
  if (field.card === null) return;
  add(s.deck, field.card, 1);
  field.card = null;
  field.coins = 0;
}

/** As players count: the first field of a province is 1. */
export function fieldNumber(field: number): number {
  return field + 1;
}
