/** The action of a province: its cost, then its effects in order, as the board file has them. */
import { at } from '../../../../kernel/at.ts';
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, type Decision, decide, type Log, type Table, table } from '../../../../kernel/game.ts';
import type { Action, Effect } from '../../files/board-file.ts';
import { atlas, coinsIn, goodAt, printedAt } from '../parts/atlas.ts';
import { addPoints } from '../parts/purse.ts';
import {
  activePlayer,
  type Move,
  type PlayerState,
  type ProvinceState,
  playerAt,
  playerOf,
  provinceAt,
  provinceHere,
  type State,
  type TaxFarmer,
} from '../state.ts';
import { afterSteps } from './election.ts';

type EffectOf<T extends Effect['type']> = Effect & { readonly type: T };

/** What the cost takes, or has taken, from the active player. */
interface Price {
  readonly points: number;
  readonly good: number | null;
  readonly paid: boolean;
}

/** T56: only what is assigned to that province. */
function actionHere(s: Readonly<State>): Action {
  const { id, action } = printedAt(atlas(s), s.here);
  if (!action) throw new Error(`${id} has no action`);
  return action;
}

/** The action of the province being activated can be used if its cost can be paid and every effect can do something. */
export function canUse(s: Readonly<State>): boolean {
  const { action } = printedAt(atlas(s), s.here);
  if (!action) return false;
  const player = activePlayer(s);
  const { gold = 0, points = 0, good } = action.cost;
  if (player.gold < gold || player.points < points) return false;
  if (good === undefined) return allWork(s, action, { points, good: null, paid: false });
  for (let given = 0; given < player.goods.length; given++) if (mayPay(s, action, given)) return true;
  return false;
}

/** What may stand in the way of an action. Gold, agents and what the owner does by hand always work. */
export type Obstacle =
  | `cost.${'gold' | 'points' | 'good'}`
  | `effect.${Exclude<Effect['type'], 'gold' | 'agentsNextRound' | 'manual'>}`;

/** Why the active player can't use the action here: the first part of its cost or its effects that stands in the way. */
export function obstacle(s: Readonly<State>): Obstacle | undefined {
  const { action } = printedAt(atlas(s), s.here);
  if (!action || canUse(s)) return undefined;
  const player = activePlayer(s);
  const { gold = 0, points = 0, good } = action.cost;
  if (player.gold < gold) return 'cost.gold';
  if (player.points < points) return 'cost.points';
  const paid = good === undefined ? null : payableAtAll(s, good);
  if (paid === undefined) return 'cost.good';
  const idle = action.effects.find((effect) => !works(s, effect, { points, good: paid, paid: false }));
  return idle && idle.type !== 'gold' && idle.type !== 'agentsNextRound' && idle.type !== 'manual'
    ? `effect.${idle.type}`
    : undefined;
}

/** The first good in hand that the cost may ask for; undefined if there is none. */
function payableAtAll(s: Readonly<State>, wanted: string): number | undefined {
  const { goods } = activePlayer(s);
  const found = goods.findIndex(
    (held, good) => held && (wanted === 'any' || atlas(s).goods[good] === wanted),
  );
  return found < 0 ? undefined : found;
}

/** Whether this good may be paid as the cost so that the effects still work. */
function mayPay(s: Readonly<State>, action: Action, good: number): boolean {
  const { good: wanted, points = 0 } = action.cost;
  if (!activePlayer(s).goods[good] || (wanted !== 'any' && atlas(s).goods[good] !== wanted)) return false;
  return allWork(s, action, { points, good, paid: false });
}

function payable(s: Readonly<State>, action: Action): readonly number[] {
  const found: number[] = [];
  for (let good = 0; good < atlas(s).goods.length; good++) if (mayPay(s, action, good)) found.push(good);
  return found;
}

function allWork(s: Readonly<State>, { effects }: Action, price: Price): boolean {
  for (let i = 0; i < effects.length; i++) if (!works(s, at(effects, i), price)) return false;
  return true;
}

/** Whether this effect can do anything for the active player. */
function works(s: Readonly<State>, effect: Effect, price: Price): boolean {
  switch (effect.type) {
    case 'gold':
    case 'agentsNextRound':
      return effect.amount > 0;
    case 'points': {
      const { pointsCap } = s.options;
      const points = activePlayer(s).points - (price.paid ? 0 : price.points);
      return effect.amount > 0 && (pointsCap === 0 || points < pointsCap);
    }
    case 'electionMarker':
      return afterSteps(s, effect.amount) !== s.marker;
    case 'good':
      for (let good = 0; good < atlas(s).goods.length; good++)
        if (isAvailable(s, effect, good, price)) return true;
      return false;
    case 'takeGold':
      // The richest rival has gold if any has.
      for (let i = 0; i < s.players.length; i++) if (i !== s.active && playerAt(s, i).gold > 0) return true;
      return false;
    case 'removeCoins':
      for (let p = 0; p < s.provinces.length; p++) if (removable(provinceAt(s, p), effect) > 0) return true;
      return false;
    case 'manual':
      return true;
  }
}

/** Whether the effect can give this good: one that isn't in hand, or is paid for it. */
function isAvailable(s: Readonly<State>, effect: EffectOf<'good'>, good: number, price: Price): boolean {
  const givenUp = good === price.good;
  if (activePlayer(s).goods[good] && (price.paid || !givenUp)) return false;
  if (effect.good === 'any') return true;
  return effect.good === 'anyOther' ? !givenUp : atlas(s).goods[good] === effect.good;
}

/** The goods that the effect which is being carried out can give. */
function available(s: Readonly<State>, effect: EffectOf<'good'>): readonly number[] {
  const price = paidPrice(s);
  const found: number[] = [];
  for (let good = 0; good < atlas(s).goods.length; good++)
    if (isAvailable(s, effect, good, price)) found.push(good);
  return found;
}

/** Rivals to take gold from: any who has some, or only the richest. */
function rivals(s: Readonly<State>, { from }: EffectOf<'takeGold'>): readonly PlayerState[] {
  let most = 1;
  if (from === 'richestRival')
    for (let i = 0; i < s.players.length; i++) if (i !== s.active) most = Math.max(most, playerAt(s, i).gold);
  return s.players.filter(({ gold }, i) => i !== s.active && gold >= most);
}

/** How many coins may be removed from the need cards of a province; 0: too few, or the effect is for another one. */
function removable(province: Readonly<ProvinceState>, effect: EffectOf<'removeCoins'>): number {
  if (effect.province !== 'any' && effect.province !== province.id) return 0;
  const coins = Math.min(effect.max, coinsIn(province));
  return coins >= Math.max(1, effect.min) ? coins : 0;
}

/** The cost first; asks which good to pay if there is a choice. */
export function beginAction(s: State, log?: Log<TaxFarmer>): void {
  const action = actionHere(s);
  s.given = null;
  s.effect = 0;
  if (action.cost.good !== undefined) {
    const goods = payable(s, action);
    if (goods.length > 1) {
      s.step = 'pay-good';
      return;
    }
    s.given = at(goods, 0);
  }
  pay(s, log);
}

function payGoodNode(s: Readonly<State>): Decision<TaxFarmer> {
  const { goods } = atlas(s);
  const moves = payable(s, actionHere(s)).map((good): Move => `pay:${at(goods, good)}`);
  return decide('pay-good', activePlayer(s).seat, moves);
}

function payGood(s: State, move: Move, log?: Log<TaxFarmer>): void {
  s.given = atlas(s).goodNumber(arg(move));
  pay(s, log);
}

function pay(s: State, log?: Log<TaxFarmer>): void {
  const player = activePlayer(s);
  const { gold = 0, points = 0 } = actionHere(s).cost;
  player.gold -= gold;
  player.points -= points;
  if (s.given !== null) player.goods[s.given] = false;
  log?.('action-used', {
    seat: player.seat,
    province: provinceHere(s).id,
    gold: -gold,
    points: -points,
    lost: s.given === null ? [] : [goodAt(atlas(s), s.given)],
  });
  carryOn(s, log);
}

/** The effects are carried out after the cost is paid. */
function paidPrice(s: Readonly<State>): Price {
  return { points: actionHere(s).cost.points ?? 0, good: s.given, paid: true };
}

/** Carries out one effect after the other and stops at a question. Skips an effect that can do nothing. */
function carryOn(s: State, log?: Log<TaxFarmer>): void {
  const { effects } = actionHere(s);
  const price = paidPrice(s);
  for (; s.effect < effects.length; s.effect++) {
    const effect = at(effects, s.effect);
    if (works(s, effect, price) && !carryOut(s, effect, log)) return;
  }
  s.step = 'begin-needs';
}

function nextEffect(s: State, log?: Log<TaxFarmer>): void {
  s.effect++;
  carryOn(s, log);
}

/** False if the player must answer first. A choice with one answer isn't asked. */
function carryOut(s: State, effect: Effect, log?: Log<TaxFarmer>): boolean {
  const player = activePlayer(s);
  const { seat } = player;
  const action = provinceHere(s).id;
  switch (effect.type) {
    case 'gold':
      player.gold += effect.amount;
      log?.('gains', { seat, action, gold: effect.amount, points: 0, gained: [] });
      return true;
    case 'points': {
      const points = addPoints(player, effect.amount, s.options);
      log?.('gains', { seat, action, gold: 0, points, gained: [] });
      return true;
    }
    case 'agentsNextRound':
      player.bonus += effect.amount;
      log?.('more-agents', { seat, action, agents: effect.amount });
      return true;
    case 'electionMarker': {
      const from = s.marker;
      s.marker = afterSteps(s, effect.amount);
      log?.('marker-moved', { seat, action, by: effect.amount, from, to: s.marker });
      return true;
    }
    case 'good': {
      const goods = available(s, effect);
      if (goods.length > 1) return ask(s, 'take-good');
      gainGood(s, at(goods, 0), log);
      return true;
    }
    case 'takeGold': {
      const from = rivals(s, effect);
      if (from.length > 1) return ask(s, 'rival');
      takeGold(s, effect, at(from, 0), log);
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

/** The effect that the player is asked about. */
function effectHere<T extends Effect['type']>(s: Readonly<State>, type: T): EffectOf<T> {
  const effect = actionHere(s).effects[s.effect];
  if (!effect || !isOf(effect, type)) throw new Error(`no effect '${type}' is carried out`);
  return effect;
}

function isOf<T extends Effect['type']>(effect: Effect, type: T): effect is EffectOf<T> {
  return effect.type === type;
}

function takeGoodNode(s: Readonly<State>): Decision<TaxFarmer> {
  const { goods } = atlas(s);
  const moves = available(s, effectHere(s, 'good')).map((good): Move => `take:${at(goods, good)}`);
  return decide('take-good', activePlayer(s).seat, moves);
}

function takeAGood(s: State, move: Move, log?: Log<TaxFarmer>): void {
  gainGood(s, atlas(s).goodNumber(arg(move)), log);
  nextEffect(s, log);
}

function gainGood(s: State, good: number, log?: Log<TaxFarmer>): void {
  const player = activePlayer(s);
  player.goods[good] = true;
  log?.('gains', {
    seat: player.seat,
    action: provinceHere(s).id,
    gold: 0,
    points: 0,
    gained: [goodAt(atlas(s), good)],
  });
}

function rivalNode(s: Readonly<State>): Decision<TaxFarmer> {
  const moves = rivals(s, effectHere(s, 'takeGold')).map(({ seat }): Move => `rival:${seat}`);
  return decide('rival', activePlayer(s).seat, moves);
}

function chooseRival(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const rival = playerAt(s, playerOf(s, arg(move)));
  takeGold(s, effectHere(s, 'takeGold'), rival, log);
  nextEffect(s, log);
}

/** A fixed amount, or 1 per N, rounded up; never more than the rival has. */
function takenFrom({ gold }: PlayerState, { perStarted, amount = 0 }: EffectOf<'takeGold'>): number {
  return Math.min(gold, perStarted ? Math.ceil(gold / perStarted) : amount);
}

/** What choosing this rival brings, and what the rival has. */
export function rivalAsked(s: Readonly<State>, seat: string): { gold: number; of: number } {
  const rival = playerAt(s, playerOf(s, seat));
  return { gold: takenFrom(rival, effectHere(s, 'takeGold')), of: rival.gold };
}

function takeGold(s: State, effect: EffectOf<'takeGold'>, rival: PlayerState, log?: Log<TaxFarmer>): void {
  const player = activePlayer(s);
  const gold = takenFrom(rival, effect);
  rival.gold -= gold;
  player.gold += gold;
  log?.('tithe', { seat: player.seat, action: provinceHere(s).id, rival: rival.seat, gold });
}

function coinsNode(s: Readonly<State>): Decision<TaxFarmer> {
  const effect = effectHere(s, 'removeCoins');
  const moves: Move[] = [];
  for (const province of s.provinces) {
    const most = removable(province, effect);
    for (let n = Math.max(1, effect.min); n <= most; n++) moves.push(`coins:${province.id},${n}`);
  }
  return decide('coins', activePlayer(s).seat, moves);
}

/** The fullest card of the province gives first. */
function removeCoins(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const [id = '', n] = arg(move).split(',');
  const { fields } = provinceAt(s, atlas(s).provinceNumber(id));
  for (let left = Number(n); left > 0; left--)
    fields.reduce((fullest, field) => (field.coins > fullest.coins ? field : fullest)).coins--;
  log?.('coins-off', {
    seat: activePlayer(s).seat,
    action: provinceHere(s).id,
    province: id,
    coins: Number(n),
  });
  nextEffect(s, log);
}

const BY_HAND: Table<TaxFarmer> = table('manual', ['done']);

/** The owner reads the printed text, sets the facts by hand and says so. */
function manualDone(s: State, _: Move, log?: Log<TaxFarmer>): void {
  log?.('by-hand', { seat: activePlayer(s).seat, province: provinceHere(s).id });
  nextEffect(s, log);
}

export const effects: Steps<TaxFarmer, 'pay-good' | 'take-good' | 'rival' | 'coins' | 'manual'> = {
  'pay-good': { node: payGoodNode, play: payGood },
  'take-good': { node: takeGoodNode, play: takeAGood },
  rival: { node: rivalNode, play: chooseRival },
  coins: { node: coinsNode, play: removeCoins },
  manual: { node: () => BY_HAND, play: manualDone },
};
