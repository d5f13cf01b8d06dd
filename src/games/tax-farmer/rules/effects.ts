/** The action of a province: its cost, then its effects in order, as the board file has them. */
import type { Steps } from '../../../kernel/flow.ts';
import { arg, type Decision, decide, type Log, type Table, table } from '../../../kernel/game.ts';
import type { Action, Effect } from '../files/board-file.ts';
import { type Atlas, atlas, coinsIn, type Province } from './atlas.ts';
import { provinceId } from './deal.ts';
import { afterSteps } from './election.ts';
import type { Seat } from './options.ts';
import { addPoints, giveGood, takeGood } from './purse.ts';
import { type Bits, bit, has, type Move, type State, type TaxFarmer } from './state.ts';

/** T56: only what is assigned to that province. */
function actionHere(s: Readonly<State>, a: Atlas): Action {
  return (a.provinces[s.at] as Province).action as Action;
}

/** The action of the province being activated can be used if its cost can be paid and every effect can do something. */
export function canUse(s: Readonly<State>, a: Atlas): boolean {
  const player = s.active;
  const { action } = a.provinces[s.at] as Province;
  if (!action) return false;
  const { gold = 0, points = 0, good } = action.cost;
  if ((s.gold[player] as number) < gold || (s.points[player] as number) < points) return false;
  if (good === undefined) return allWork(s, a, player, action, s.goods[player] as Bits, -1);
  return payable(s, a, player, action) !== 0;
}

/** The goods that may be given up as the cost, so that the effects still work. */
function payable(s: Readonly<State>, a: Atlas, player: number, action: Action): Bits {
  const { good: wanted } = action.cost;
  const held = s.goods[player] as Bits;
  let bits = 0;
  for (let good = 0; good < a.goods.length; good++) {
    if (!has(held, good) || (wanted !== 'any' && a.goods[good] !== wanted)) continue;
    if (allWork(s, a, player, action, held & ~bit(good), good)) bits |= bit(good);
  }
  return bits;
}

function allWork(
  s: Readonly<State>,
  a: Atlas,
  player: number,
  action: Action,
  held: Bits,
  given: number,
): boolean {
  const { effects, cost } = action;
  for (let i = 0; i < effects.length; i++)
    if (!works(s, a, player, effects[i] as Effect, held, given, cost.points ?? 0)) return false;
  return true;
}

/** Can this effect do anything for the player, who holds these goods and has given up that one? */
function works(
  s: Readonly<State>,
  a: Atlas,
  player: number,
  effect: Effect,
  held: Bits,
  given: number,
  spent: number,
): boolean {
  switch (effect.type) {
    case 'gold':
    case 'agentsNextRound':
      return effect.amount > 0;
    case 'points': {
      const { pointsCap } = s.options;
      return effect.amount > 0 && (pointsCap === 0 || (s.points[player] as number) - spent < pointsCap);
    }
    case 'electionMarker':
      return afterSteps(s, a, effect.amount) !== s.marker;
    case 'good':
      return available(a, effect.good, held, given) !== 0;
    case 'takeGold':
      return rivals(s, a, player, effect.from) !== 0;
    case 'removeCoins':
      return a.provinces.some((_, p) => removable(s, a, p, effect) > 0);
    case 'manual':
      return true;
  }
}

/** The goods that `good` can mean for somebody with these in hand. */
function available(a: Atlas, good: string, held: Bits, given: number): Bits {
  const all = (1 << a.goods.length) - 1;
  if (good === 'any') return all & ~held;
  if (good === 'anyOther') return all & ~held & ~(given < 0 ? 0 : bit(given));
  return bit(a.goodNumber.get(good) as number) & ~held;
}

/** Rivals to take gold from: any who has some, or only the richest. */
function rivals(s: Readonly<State>, a: Atlas, player: number, from: 'anyRival' | 'richestRival'): Bits {
  let most = 1;
  if (from === 'richestRival')
    for (let r = 0; r < a.players; r++) if (r !== player) most = Math.max(most, s.gold[r] as number);
  let bits = 0;
  for (let r = 0; r < a.players; r++) if (r !== player && (s.gold[r] as number) >= most) bits |= bit(r);
  return bits;
}

/** How many coins may come off the need cards of a province; 0: too few, or the effect is for another one. */
function removable(
  s: Readonly<State>,
  a: Atlas,
  province: number,
  effect: Effect & { type: 'removeCoins' },
): number {
  if (effect.province !== 'any' && effect.province !== provinceId(a, province)) return 0;
  const coins = Math.min(effect.max, coinsIn(s, a, province));
  return coins >= Math.max(1, effect.min) ? coins : 0;
}

/** The cost first; which good to give up is asked where there is a choice. */
export function beginAction(s: State, a: Atlas, log?: Log<TaxFarmer>): void {
  const action = actionHere(s, a);
  s.given = -1;
  s.effect = 0;
  if (action.cost.good === undefined) return pay(s, a, log);
  const goods = payable(s, a, s.active, action);
  if (goods & (goods - 1)) s.step = 'pay-good';
  else {
    s.given = 31 - Math.clz32(goods);
    pay(s, a, log);
  }
}

function payGoodNode(s: Readonly<State>): Decision<TaxFarmer> {
  const a = atlas(s);
  const goods = payable(s, a, s.active, actionHere(s, a));
  return decide('pay-good', a.seats[s.active] as Seat, goodMoves(a, goods, 'pay'));
}

function goodMoves(a: Atlas, goods: Bits, verb: 'pay' | 'take'): Move[] {
  const moves: Move[] = [];
  a.goods.forEach((id, good) => {
    if (has(goods, good)) moves.push(`${verb}:${id}`);
  });
  return moves;
}

function payGood(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  s.given = a.goodNumber.get(arg(move)) as number;
  pay(s, a, log);
}

function pay(s: State, a: Atlas, log?: Log<TaxFarmer>): void {
  const player = s.active;
  const { gold = 0, points = 0 } = actionHere(s, a).cost;
  (s.gold[player] as number) -= gold;
  (s.points[player] as number) -= points;
  if (s.given >= 0) giveGood(s, player, s.given);
  log?.('action-used', {
    seat: a.seats[player] as Seat,
    province: provinceId(a, s.at),
    gold: -gold,
    points: -points,
    lost: s.given < 0 ? [] : [a.goods[s.given] as string],
  });
  carryOn(s, a, log);
}

/** One effect after the other; stops where something has to be asked. One that can do nothing any more is passed over. */
function carryOn(s: State, a: Atlas, log?: Log<TaxFarmer>): void {
  const { effects } = actionHere(s, a);
  for (; s.effect < effects.length; s.effect++) {
    const effect = effects[s.effect] as Effect;
    if (!works(s, a, s.active, effect, s.goods[s.active] as Bits, s.given, 0)) continue;
    if (!carryOut(s, a, effect, log)) return;
  }
  s.step = 'begin-needs';
}

function nextEffect(s: State, a: Atlas, log?: Log<TaxFarmer>): void {
  s.effect++;
  carryOn(s, a, log);
}

/** False: the player is asked first. A choice with one answer is not asked. */
function carryOut(s: State, a: Atlas, effect: Effect, log?: Log<TaxFarmer>): boolean {
  const player = s.active;
  const seat = a.seats[player] as Seat;
  switch (effect.type) {
    case 'gold':
      (s.gold[player] as number) += effect.amount;
      log?.('gains', { seat, gold: effect.amount, points: 0, gained: [] });
      return true;
    case 'points': {
      const points = addPoints(s, player, effect.amount);
      log?.('gains', { seat, gold: 0, points, gained: [] });
      return true;
    }
    case 'agentsNextRound':
      (s.bonus[player] as number) += effect.amount;
      log?.('more-agents', { seat, agents: effect.amount });
      return true;
    case 'electionMarker': {
      const from = s.marker;
      s.marker = afterSteps(s, a, effect.amount);
      log?.('marker', { seat, dice: 0, sum: effect.amount, from, to: s.marker });
      return true;
    }
    case 'good': {
      const goods = available(a, effect.good, s.goods[player] as Bits, s.given);
      if (goods & (goods - 1)) return ask(s, 'take-good');
      gainGood(s, a, 31 - Math.clz32(goods), log);
      return true;
    }
    case 'takeGold': {
      const from = rivals(s, a, player, effect.from);
      if (from & (from - 1)) return ask(s, 'rival');
      takeGold(s, a, effect, 31 - Math.clz32(from), log);
      return true;
    }
    case 'removeCoins':
      return ask(s, 'coins');
    case 'manual':
      return ask(s, 'manual');
  }
}

function ask(s: State, step: State['step']): false {
  s.step = step;
  return false;
}

function effectHere(s: Readonly<State>, a: Atlas): Effect {
  return actionHere(s, a).effects[s.effect] as Effect;
}

function takeGoodNode(s: Readonly<State>): Decision<TaxFarmer> {
  const a = atlas(s);
  const effect = effectHere(s, a) as Effect & { type: 'good' };
  const goods = available(a, effect.good, s.goods[s.active] as Bits, s.given);
  return decide('take-good', a.seats[s.active] as Seat, goodMoves(a, goods, 'take'));
}

function takeAGood(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  gainGood(s, a, a.goodNumber.get(arg(move)) as number, log);
  nextEffect(s, a, log);
}

function gainGood(s: State, a: Atlas, good: number, log?: Log<TaxFarmer>): void {
  takeGood(s, s.active, good);
  log?.('gains', { seat: a.seats[s.active] as Seat, gold: 0, points: 0, gained: [a.goods[good] as string] });
}

function rivalNode(s: Readonly<State>): Decision<TaxFarmer> {
  const a = atlas(s);
  const effect = effectHere(s, a) as Effect & { type: 'takeGold' };
  const from = rivals(s, a, s.active, effect.from);
  const moves: Move[] = [];
  a.seats.forEach((seat, player) => {
    if (has(from, player)) moves.push(`rival:${seat}`);
  });
  return decide('rival', a.seats[s.active] as Seat, moves);
}

function chooseRival(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  const effect = effectHere(s, a) as Effect & { type: 'takeGold' };
  takeGold(s, a, effect, a.seats.indexOf(arg(move) as Seat), log);
  nextEffect(s, a, log);
}

/** A fixed amount, or one for every started so many; never more than the rival has. */
function takeGold(
  s: State,
  a: Atlas,
  effect: Effect & { type: 'takeGold' },
  rival: number,
  log?: Log<TaxFarmer>,
): void {
  const purse = s.gold[rival] as number;
  const wanted = effect.perStarted ? Math.ceil(purse / effect.perStarted) : (effect.amount ?? 0);
  const gold = Math.min(purse, wanted);
  s.gold[rival] = purse - gold;
  (s.gold[s.active] as number) += gold;
  log?.('tithe', { seat: a.seats[s.active] as Seat, rival: a.seats[rival] as Seat, gold });
}

function coinsNode(s: Readonly<State>): Decision<TaxFarmer> {
  const a = atlas(s);
  const effect = effectHere(s, a) as Effect & { type: 'removeCoins' };
  const moves: Move[] = [];
  a.provinces.forEach(({ id }, p) => {
    const most = removable(s, a, p, effect);
    for (let n = Math.max(1, effect.min); n <= most; n++) moves.push(`coins:${id},${n}`);
  });
  return decide('coins', a.seats[s.active] as Seat, moves);
}

/** The fullest card of the province gives first. */
function removeCoins(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  const [id = '', n] = arg(move).split(',');
  const { field, fields } = a.provinces[a.provinceNumber.get(id) as number] as Province;
  for (let left = Number(n); left > 0; left--) {
    let fullest = field;
    for (let f = field; f < field + fields; f++)
      if ((s.coins[f] as number) > (s.coins[fullest] as number)) fullest = f;
    s.coins[fullest]!--;
  }
  log?.('coins-off', { seat: a.seats[s.active] as Seat, province: id, coins: Number(n) });
  nextEffect(s, a, log);
}

const BY_HAND: Table<TaxFarmer> = table('manual', ['done']);

/** The owner reads the printed text, sets the facts by hand and says so. */
function manualDone(s: State, _: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  log?.('by-hand', { seat: a.seats[s.active] as Seat, province: provinceId(a, s.at) });
  nextEffect(s, a, log);
}

export const effects: Steps<TaxFarmer, 'pay-good' | 'take-good' | 'rival' | 'coins' | 'manual'> = {
  'pay-good': { node: payGoodNode, play: payGood },
  'take-good': { node: takeGoodNode, play: takeAGood },
  rival: { node: rivalNode, play: chooseRival },
  coins: { node: coinsNode, play: removeCoins },
  manual: { node: () => BY_HAND, play: manualDone },
};
