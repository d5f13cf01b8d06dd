/** Estimates, in points, of what things are worth to a player; heuristics, not rules of the game. */

import { at } from '../../../kernel/at.ts';
import type { Effect } from '../files/board-file.ts';
import { type Atlas, atlas, cardAt, cardOn, needOn, printedAt } from '../rules/parts/atlas.ts';
import { activePlayer, type NeedField, type PlayerState, provinceAt, type State } from '../rules/state.ts';
import type { Temper } from './tempers.ts';

/** The player who decides, and what the decision is based on. */
export interface Weighing {
  readonly s: Readonly<State>;
  readonly a: Atlas;
  readonly player: Readonly<PlayerState>;
  readonly goods: GoodsWorth;
  readonly temper: Temper;
}

export function weighing(s: Readonly<State>, temper: Temper): Weighing {
  const a = atlas(s);
  return { s, a, player: activePlayer(s), goods: goodsWorth(s, a), temper };
}

export function standing({ points, gold }: Readonly<PlayerState>): number {
  return points + gold;
}

/** Ahead of every rival in points and gold together. */
export function leads({ s, player }: Weighing): boolean {
  const mine = standing(player);
  for (const rival of s.players) if (standing(rival) > mine) return false;
  return true;
}

export function isLast({ s, player }: Weighing): boolean {
  const mine = standing(player);
  for (const rival of s.players) if (standing(rival) < mine) return false;
  return true;
}

/** What each good is worth to a player who lacks it, by its number. */
export type GoodsWorth = readonly number[];

const scratch: number[] = [];

/**
 * A share of the best price that an open need pays, or a little for an action; WEAPONS also by the rebellions.
 * Made for one decision: the next call overwrites it, because playouts ask for it all the time.
 */
export function goodsWorth(s: Readonly<State>, a: Atlas): GoodsWorth {
  for (let good = 0; good < a.goods.length; good++) scratch[good] = 1.5;
  let rebellions = 0;
  for (const { rebels, fields } of s.provinces) {
    if (rebels) rebellions++;
    for (const { card, coins } of fields) {
      if (card === null) continue;
      const { good, reward } = cardAt(a, card);
      if (good === null) continue;
      const price = 0.45 * (reward + coins);
      if (price > at(scratch, good)) scratch[good] = price;
    }
  }
  const arms = 1.5 + Math.min(6, 2.2 * rebellions);
  if (arms > at(scratch, a.weapons)) scratch[a.weapons] = arms;
  return scratch;
}

/** The worth of the best good that the player lacks. */
function bestMissing({ player, goods }: Weighing): number {
  let best = 0;
  for (let good = 0; good < player.goods.length; good++)
    if (!player.goods[good]) best = Math.max(best, at(goods, good));
  return best;
}

/** The worth of the least useful good that the player will hold after collecting. */
function leastWanted({ player, goods }: Weighing, provided: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let good = 0; good < player.goods.length; good++)
    if (player.goods[good]) least = Math.min(least, at(goods, good));
  for (const good of provided) least = Math.min(least, at(goods, good));
  return least;
}

/** What an effect gives. `manual` is worth nothing to a bot, which can't carry it out. */
function worthOfEffect(w: Weighing, effect: Effect): number {
  switch (effect.type) {
    case 'gold':
    case 'points':
      return effect.amount;
    case 'agentsNextRound':
      return 0.6 * effect.amount;
    case 'electionMarker':
      // The leader wants the end to come soon.
      return (leads(w) ? 0.5 : -0.4) * effect.amount;
    case 'good':
      if (effect.good === 'any' || effect.good === 'anyOther') return bestMissing(w);
      return at(w.goods, w.a.goodNumber(effect.good));
    case 'takeGold': {
      let most = 0;
      for (const rival of w.s.players) {
        if (rival === w.player) continue;
        const taken = effect.perStarted
          ? Math.ceil(rival.gold / effect.perStarted)
          : Math.min(rival.gold, effect.amount ?? 0);
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

/** A whole action: what its effects give, less what it costs. Negative: better skipped. */
export function worthOfAction(w: Weighing, p: number): number {
  const { action, goods: provided } = printedAt(w.a, p);
  if (!action) return 0;
  const { gold = 0, points = 0, good } = action.cost;
  let worth = -gold - points;
  if (good === 'any') worth -= leastWanted(w, provided);
  else if (good !== undefined) worth -= at(w.goods, w.a.goodNumber(good));
  for (const effect of action.effects) worth += worthOfEffect(w, effect);
  return worth;
}

/** What a province would give the player who activates it. */
export function worthOfProvince(w: Weighing, p: number): number {
  const { s, a, player, temper } = w;
  const province = provinceAt(s, p);
  if (p === a.capital) {
    const [ahead, behind] = temper.capital;
    return (leads(w) ? ahead : behind) + (s.marker > 0.75 * a.file.track.end ? 1.5 : 0);
  }
  if (province.rebels) {
    if (!player.goods[a.weapons]) return 0;
    let worth = a.file.bonuses.crushPoints + province.loose;
    if (s.options.crushAlsoCollects) worth += worthOfCollecting(w, p);
    return s.options.crushAlsoActs ? worth + gainByAction(w, p) : worth;
  }
  const { goods: provided } = printedAt(a, p);
  let worth = worthOfCollecting(w, p);
  for (const field of province.fields) {
    const good = needOn(a, field);
    if (good !== null && (player.goods[good] || provided.includes(good))) worth += gainByNeed(a, field);
  }
  return worth + gainByAction(w, p);
}

/** What a need pays. */
export function priceOn(a: Atlas, field: Readonly<NeedField>): number {
  return (cardOn(a, field)?.reward ?? 0) + field.coins;
}

/** What fulfilling a need adds, once its good is gone. */
export function gainByNeed(a: Atlas, field: Readonly<NeedField>): number {
  return priceOn(a, field) - 1.2;
}

/** The gold of a province, and those of its goods that the player lacks. */
function worthOfCollecting({ a, player, goods }: Weighing, p: number): number {
  const { gold, goods: provided } = printedAt(a, p);
  let worth = gold;
  for (const good of provided) if (!player.goods[good]) worth += at(goods, good);
  return worth;
}

/** What the action adds; 0 if it's better skipped or can't be paid for. */
function gainByAction(w: Weighing, p: number): number {
  if (!affordable(w, p)) return 0;
  const action = worthOfAction(w, p);
  return action > 0.2 ? action : 0;
}

/** Whether the action could be paid for after collecting. The exact answer comes when the province is activated. */
function affordable({ a, player }: Weighing, p: number): boolean {
  const { action, gold, goods } = printedAt(a, p);
  if (!action) return false;
  const { cost } = action;
  if (player.gold + gold < (cost.gold ?? 0)) return false;
  return cost.good === undefined || goods.length > 0 || player.goods.includes(true);
}
