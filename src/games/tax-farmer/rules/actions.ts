/** Phase 3: activating provinces and crushing rebellions. */
import type { Steps } from '../../../kernel/flow.ts';
import { arg, type Decision, decide, type Log, num } from '../../../kernel/game.ts';
import { type Atlas, atlas, type Card, type Province } from './atlas.ts';
import { cardBack, fieldNumber, provinceId } from './deal.ts';
import { beginAction, canUse } from './effects.ts';
import { leader } from './lead.ts';
import type { Seat } from './options.ts';
import { addPoints, giveGood, holds } from './purse.ts';
import { clearAgents } from './rebellion.ts';
import { type Bits, bit, has, type Move, type State, type TaxFarmer } from './state.ts';

/** T59: the First Player begins. */
export function beginActivation(s: State): void {
  toActivator(s, atlas(s), s.first);
}

/**
 * T55-T58: who may activate a province: the player who leads there, if nobody has activated it; IMPERIA waits for
 * phase 4 (G24); one in rebellion only with WEAPONS in hand (T72, G28). -1: nobody.
 */
function activator(s: Readonly<State>, a: Atlas, province: number): number {
  if (has(s.activated, province)) return -1;
  if (province === a.capital && s.options.capitalActivation === 'none') return -1;
  const player = leader(s, a, province);
  return player >= 0 && has(s.rebels, province) && !holds(s, player, a.weapons) ? -1 : player;
}

/** T54, T71: clockwise, past those without a choice (G26); when nobody has one, the phase is over. */
export function toActivator(s: State, a: Atlas, from: number): void {
  let able: Bits = 0;
  for (let p = 0; p < a.provinces.length; p++) {
    const player = activator(s, a, p);
    if (player >= 0) able |= bit(player);
  }
  for (let i = 0; i < a.players; i++) {
    const player = (from + i) % a.players;
    if (has(able, player) && !has(s.passed, player)) {
      s.step = 'activate';
      s.active = player;
      return;
    }
  }
  s.passed = 0;
  s.step = 'begin-bribery';
}

function activateNode(s: Readonly<State>): Decision<TaxFarmer> {
  const a = atlas(s);
  const moves: Move[] = [];
  a.activate.forEach((move, p) => {
    if (activator(s, a, p) === s.active) moves.push(move);
  });
  // G25, `mayPass`: who passes is through for this round.
  if (s.options.activation === 'mayPass') moves.push('pass');
  return decide('activate', a.seats[s.active] as Seat, moves);
}

/** T69: one province in a turn. */
function activate(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  if (move === 'pass') {
    s.passed |= bit(s.active);
    log?.('passed', { seat: a.seats[s.active] as Seat });
    return toActivator(s, a, s.active + 1);
  }
  s.at = a.provinceNumber.get(arg(move)) as number;
  if (has(s.rebels, s.at)) return crush(s, a, log);
  collect(s, a, log);
  // T63: then its action, if it can be used at all.
  if (canUse(s, a)) s.step = 'action';
  else toNeeds(s, a);
}

/** T60-T62: first the gold and the goods that the province provides; a good in hand already is not taken (G27). */
function collect(s: State, a: Atlas, log?: Log<TaxFarmer>): void {
  const player = s.active;
  const { id, gold, goods } = a.provinces[s.at] as Province;
  const fresh = goods & ~(s.goods[player] as number);
  (s.gold[player] as number) += gold;
  (s.goods[player] as number) |= fresh;
  log?.('collected', {
    seat: a.seats[player] as Seat,
    province: id,
    gold,
    gained: a.goods.filter((_, good) => has(fresh, good)),
  });
}

/** T72-T74, T22: the marker comes off, ten points, WEAPONS stay in hand (G35); nothing else happens there (G34, G60). */
function crush(s: State, a: Atlas, log?: Log<TaxFarmer>): void {
  const player = s.active;
  const spent = s.options.weaponsConsumed;
  s.rebels &= ~bit(s.at);
  if (spent) giveGood(s, player, a.weapons);
  const points = addPoints(s, player, a.file.bonuses.crushPoints);
  const gold = s.loose[s.at] as number;
  s.loose[s.at] = 0;
  (s.gold[player] as number) += gold;
  log?.('crushed', {
    seat: a.seats[player] as Seat,
    province: provinceId(a, s.at),
    points,
    gold,
    lost: spent ? [a.goods[a.weapons] as string] : [],
  });
  if (s.options.crushAlsoCollects) collect(s, a, log);
  // G60, `crushAlsoActs`: as after collecting, if it can be used at all; no need card can lie here yet.
  if (s.options.crushAlsoActs && canUse(s, a)) s.step = 'action';
  else finishActivation(s, a);
}

function actionNode(s: Readonly<State>): Decision<TaxFarmer> {
  const a = atlas(s);
  const seat = a.seats[s.active] as Seat;
  return decide('action', seat, canUse(s, a) ? ['use', 'skip'] : ['skip']);
}

function useAction(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  if (move === 'use') beginAction(s, a, log);
  else toNeeds(s, a);
}

/** Can the active player fulfil the need on this field? The good must be in hand (T66). */
function canFill(s: Readonly<State>, a: Atlas, field: number): boolean {
  const card = s.cards[field] as number;
  const good = card < 0 ? -1 : (a.cards[card] as Card).good;
  return good >= 0 && holds(s, s.active, good);
}

/** T64: last come the needs; a good gained in this activation will do (G29). */
export function beginNeeds(s: State): void {
  toNeeds(s, atlas(s));
}

/** While one of them can be fulfilled, the player is asked. */
export function toNeeds(s: State, a: Atlas): void {
  s.given = -1;
  const { field, fields } = a.provinces[s.at] as Province;
  for (let f = field; f < field + fields; f++) {
    if (!canFill(s, a, f)) continue;
    s.step = 'needs';
    return;
  }
  finishActivation(s, a);
}

function needsNode(s: Readonly<State>): Decision<TaxFarmer> {
  const a = atlas(s);
  const { field, fields } = a.provinces[s.at] as Province;
  const moves: Move[] = [];
  for (let f = field; f < field + fields; f++) if (canFill(s, a, f)) moves.push(`fill:${fieldNumber(a, f)}`);
  moves.push('leave');
  return decide('needs', a.seats[s.active] as Seat, moves);
}

/** T65-T68: the card off its field, the good given up, the reward and the coins on the card taken. */
function fill(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  if (move === 'leave') return finishActivation(s, a);
  const player = s.active;
  const { id, field: from } = a.provinces[s.at] as Province;
  const field = from + num(move) - 1;
  const card = s.cards[field] as number;
  const coins = s.coins[field] as number;
  const { good, reward } = a.cards[card] as Card;
  giveGood(s, player, good);
  const inPoints = s.options.needReward === 'points';
  const points = inPoints ? addPoints(s, player, reward) : 0;
  const gold = coins + (inPoints ? 0 : reward);
  (s.gold[player] as number) += gold;
  cardBack(s, field);
  if (s.options.fulfilledCard === 'removed') {
    s.deck[card]!--;
    s.removed[card]!++;
  }
  const lost = [a.goods[good] as string];
  log?.('filled', { seat: a.seats[player] as Seat, province: id, reward, coins, gold, points, lost });
  toNeeds(s, a);
}

/** T70: all agents of all players leave the province; those in IMPERIA stay for phase 4 (G24). */
function finishActivation(s: State, a: Atlas): void {
  s.activated |= bit(s.at);
  if (s.at !== a.capital) clearAgents(s, a, s.at);
  toActivator(s, a, s.active + 1);
}

export const activation: Steps<TaxFarmer, 'activate' | 'action' | 'needs'> = {
  activate: { node: activateNode, play: activate },
  action: { node: actionNode, play: useAction },
  needs: { node: needsNode, play: fill },
};
