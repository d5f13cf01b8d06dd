/** Dealing need cards to the empty need fields: at set-up and in the supply phase. */
import type { Steps } from '../../../kernel/flow.ts';
import type { Chance, Log } from '../../../kernel/game.ts';
import { type Atlas, atlas, type Card, type Province } from './atlas.ts';
import { has, type Move, type State, type TaxFarmer } from './state.ts';

/** T13, T102: field by field in board order. An undealt card is not decided, so shuffling needs no step of its own (T10, T101). */
export function beginDeal(s: State, log?: Log<TaxFarmer>): void {
  s.step = 'deal';
  s.at = 0;
  toNextField(s, atlas(s), log);
}

/** The next empty field of a province that is not in rebellion (T49); past the last one the round begins. */
export function toNextField(s: State, a: Atlas, log?: Log<TaxFarmer>): void {
  const { provinceOf } = a;
  while (s.at < provinceOf.length) {
    const province = provinceOf[s.at] as number;
    if (s.cards[s.at] === -1 && !has(s.rebels, province)) {
      if (canDeal(s, a, province)) return;
      // G9: with no card to deal the field stays empty.
      log?.('deck-empty', { province: provinceId(a, province), field: fieldNumber(a, s.at) });
    }
    s.at++;
  }
  // G6, `afterDeal`: the excluded cards go back now.
  for (let card = 0; card < s.kept.length; card++) {
    (s.deck[card] as number) += s.kept[card] as number;
    s.kept[card] = 0;
  }
  s.step = 'begin-round';
}

function canDeal(s: Readonly<State>, a: Atlas, province: number): boolean {
  const redraw = s.options.excludedField === 'redraw';
  return s.deck.some((n, card) => n > 0 && !(redraw && excluded(a, province, card)));
}

/** T16: the card's good is one that the province excludes; by default one that it makes (G4). */
function excluded(a: Atlas, province: number, card: number): boolean {
  const { good } = a.cards[card] as Card;
  return good >= 0 && has((a.provinces[province] as Province).excluded, good);
}

function dealNode(s: Readonly<State>): Chance<TaxFarmer> {
  const { cards } = atlas(s);
  const moves: Move[] = [];
  const weights: number[] = [];
  let total = 0;
  for (let card = 0; card < s.deck.length; card++) {
    const n = s.deck[card] as number;
    if (n === 0) continue;
    moves.push((cards[card] as Card).move);
    weights.push(n);
    total += n;
  }
  return { kind: 'chance', ask: 'deal', secret: undefined, moves, weights, total };
}

function deal(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  const card = a.cardOf.get(move) as number;
  const province = a.provinceOf[s.at] as number;
  const { good, reward } = a.cards[card] as Card;
  if (excluded(a, province, card)) {
    // T17: back into the deck, at once or when the deal is over (G6).
    if (s.options.excludedCardReturn === 'afterDeal') {
      s.deck[card]!--;
      s.kept[card]!++;
    }
    log?.('excluded', {
      province: provinceId(a, province),
      field: fieldNumber(a, s.at),
      good: a.goods[good] as string,
    });
    // T16: the field stays empty this round; G5, `redraw`: it gets another card.
    if (s.options.excludedField === 'leaveEmpty') s.at++;
  } else {
    s.deck[card]!--;
    s.cards[s.at] = card;
    log?.('dealt', {
      province: provinceId(a, province),
      field: fieldNumber(a, s.at),
      good: good < 0 ? null : (a.goods[good] as string),
      reward,
    });
    s.at++;
  }
  toNextField(s, a, log);
}

export const dealing: Steps<TaxFarmer, 'deal'> = { deal: { node: dealNode, play: deal } };

/** Takes the card off a field, back into the deck; the coins on it go to the bank. */
export function cardBack(s: State, field: number): void {
  const card = s.cards[field] as number;
  if (card < 0) return;
  s.deck[card]!++;
  s.cards[field] = -1;
  s.coins[field] = 0;
}

export function provinceId(a: Atlas, province: number): string {
  return (a.provinces[province] as Province).id;
}

/** As players count: the first field of a province is 1. */
export function fieldNumber(a: Atlas, field: number): number {
  return field - (a.provinces[a.provinceOf[field] as number] as Province).field + 1;
}
