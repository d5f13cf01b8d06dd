/** What things are worth to a player, in points; rules of thumb, not rules. */

import type { Effect } from '../files/board-file.ts';
import type { Atlas, Card, Province } from '../rules/atlas.ts';
import { has, type State } from '../rules/state.ts';
import type { Temper } from './tempers.ts';

export function standing(s: Readonly<State>, player: number): number {
  return (s.points[player] as number) + (s.gold[player] as number);
}

/** Ahead of every rival in points and gold together. */
export function leads(s: Readonly<State>, a: Atlas, player: number): boolean {
  const mine = standing(s, player);
  for (let r = 0; r < a.players; r++) if (r !== player && standing(s, r) > mine) return false;
  return true;
}

export function isLast(s: Readonly<State>, a: Atlas, player: number): boolean {
  const mine = standing(s, player);
  for (let r = 0; r < a.players; r++) if (r !== player && standing(s, r) < mine) return false;
  return true;
}

export function countBits(bits: number): number {
  let n = 0;
  for (let b = bits; b !== 0; b &= b - 1) n++;
  return n;
}

/** What each good is worth to somebody who lacks it, by its number. */
export type GoodsWorth = readonly number[];

const scratch: number[] = [];

/**
 * A share of the best price that an open need pays, or a little for an action; WEAPONS also by the rebellions.
 * Made for one decision: the next call overwrites it, because playouts ask for it all the time.
 */
export function goodsWorth(s: Readonly<State>, a: Atlas): GoodsWorth {
  for (let good = 0; good < a.goods.length; good++) scratch[good] = 1.5;
  for (let f = 0; f < s.cards.length; f++) {
    const c = s.cards[f] as number;
    if (c < 0) continue;
    const { good, reward } = a.cards[c] as Card;
    if (good < 0) continue;
    const price = 0.45 * (reward + (s.coins[f] as number));
    if (price > (scratch[good] as number)) scratch[good] = price;
  }
  const arms = 1.5 + Math.min(6, 2.2 * countBits(s.rebels));
  if (arms > (scratch[a.weapons] as number)) scratch[a.weapons] = arms;
  return scratch;
}

/** The best good that one lacks. */
function bestMissing(s: Readonly<State>, a: Atlas, w: GoodsWorth, player: number): number {
  let best = 0;
  for (let good = 0; good < a.goods.length; good++) {
    if (has(s.goods[player] as number, good)) continue;
    best = Math.max(best, w[good] as number);
  }
  return best;
}

/** The good that one would miss least, and how much. */
function leastWanted(s: Readonly<State>, a: Atlas, w: GoodsWorth, player: number, extra: number): number {
  let least = Number.POSITIVE_INFINITY;
  const held = (s.goods[player] as number) | extra;
  for (let good = 0; good < a.goods.length; good++)
    if (has(held, good)) least = Math.min(least, w[good] as number);
  return least;
}

/** What an effect gives. `manual` is worth nothing to a bot, which can't read. */
function worthOfEffect(s: Readonly<State>, a: Atlas, w: GoodsWorth, player: number, effect: Effect): number {
  switch (effect.type) {
    case 'gold':
    case 'points':
      return effect.amount;
    case 'agentsNextRound':
      return 0.6 * effect.amount;
    case 'electionMarker':
      // Hurrying suits the one who is ahead.
      return (leads(s, a, player) ? 0.5 : -0.4) * effect.amount;
    case 'good':
      if (effect.good === 'any' || effect.good === 'anyOther') return bestMissing(s, a, w, player);
      return w[a.goodNumber.get(effect.good) as number] as number;
    case 'takeGold': {
      let most = 0;
      for (let r = 0; r < a.players; r++) {
        if (r === player) continue;
        const purse = s.gold[r] as number;
        const taken = effect.perStarted
          ? Math.ceil(purse / effect.perStarted)
          : Math.min(purse, effect.amount ?? 0);
        most = Math.max(most, taken);
      }
      return 1.2 * most;
    }
    case 'removeCoins':
      return 0.1;
    case 'manual':
      return Number.NEGATIVE_INFINITY;
  }
}

/** An action as a whole: what its effects give, less what it costs. Negative: better left. */
export function worthOfAction(
  s: Readonly<State>,
  a: Atlas,
  w: GoodsWorth,
  player: number,
  province: number,
): number {
  const { action, goods } = a.provinces[province] as Province;
  if (!action) return 0;
  const { gold = 0, points = 0, good } = action.cost;
  let worth = -gold - points;
  if (good === 'any') worth -= leastWanted(s, a, w, player, goods);
  else if (good !== undefined) worth -= w[a.goodNumber.get(good) as number] as number;
  for (let i = 0; i < action.effects.length; i++)
    worth += worthOfEffect(s, a, w, player, action.effects[i] as Effect);
  return worth;
}

/** What a province would give the player who activates it. */
export function worthOfProvince(
  s: Readonly<State>,
  a: Atlas,
  w: GoodsWorth,
  player: number,
  p: number,
  temper: Temper,
): number {
  const province = a.provinces[p] as Province;
  if (p === a.capital) {
    const [ahead, behind] = temper.capital;
    return (leads(s, a, player) ? ahead : behind) + (s.marker > 0.75 * a.file.track.end ? 1.5 : 0);
  }
  const held = s.goods[player] as number;
  if (has(s.rebels, p)) {
    if (!has(held, a.weapons)) return 0;
    const crushed = a.file.bonuses.crushPoints + (s.loose[p] as number);
    return s.options.crushAlsoActs ? crushed + gainByAction(s, a, w, player, p) : crushed;
  }
  let worth = province.gold;
  for (let good = 0; good < a.goods.length; good++)
    if (has(province.goods, good) && !has(held, good)) worth += w[good] as number;
  const mine = held | province.goods;
  for (let f = province.field; f < province.field + province.fields; f++) {
    const c = s.cards[f] as number;
    if (c < 0) continue;
    const card = a.cards[c] as Card;
    if (card.good >= 0 && has(mine, card.good)) worth += card.reward + (s.coins[f] as number) - 1.2;
  }
  return worth + gainByAction(s, a, w, player, p);
}

/** What the action adds; nothing where it is better left or can't be paid for. */
function gainByAction(s: Readonly<State>, a: Atlas, w: GoodsWorth, player: number, p: number): number {
  if (!affordable(s, a.provinces[p] as Province, player)) return 0;
  const action = worthOfAction(s, a, w, player, p);
  return action > 0.2 ? action : 0;
}

/** Could the action be paid for after collecting? The exact answer comes when the province is activated. */
function affordable(s: Readonly<State>, { action, gold, goods }: Province, player: number): boolean {
  if (!action) return false;
  const { cost } = action;
  if ((s.gold[player] as number) + gold < (cost.gold ?? 0)) return false;
  return cost.good === undefined || ((s.goods[player] as number) | goods) !== 0;
}
