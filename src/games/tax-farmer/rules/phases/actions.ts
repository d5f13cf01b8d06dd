/** Phase 3: activating provinces and crushing rebellions. */
import { at } from '../../../../kernel/at.ts';
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, type Decision, decide, type Log, num } from '../../../../kernel/game.ts';
import { type Atlas, agentsThere, atlas, cardAt, goodAt, needOn, printedAt } from '../parts/atlas.ts';
import { add } from '../parts/counts.ts';
import { cardBack, fieldNumber } from '../parts/deal.ts';
import { leader } from '../parts/lead.ts';
import { addPoints } from '../parts/purse.ts';
import {
  activePlayer,
  type Move,
  type NeedField,
  playerAt,
  provinceAt,
  provinceHere,
  type State,
  type TaxFarmer,
} from '../state.ts';
import { beginAction, canUse } from './effects.ts';
import { nobodyPassed } from './placement.ts';
import { clearAgents } from './rebellion.ts';

/** T59: the First Player begins. */
export function beginActivation(s: State): void {
  toActivator(s, s.first);
}

/**
 * T55-T58: who may activate a province: the player who leads there, if nobody has activated it; IMPERIA waits for
 * phase 4 (G24); one in rebellion only with WEAPONS in hand (T72, G28).
 */
function activator(s: Readonly<State>, a: Atlas, p: number): number | null {
  const province = provinceAt(s, p);
  if (province.activated) return null;
  if (p === a.capital && s.options.capitalActivation === 'none') return null;
  const player = leader(s, province);
  if (player === null || !province.rebels) return player;
  return playerAt(s, player).goods[a.weapons] ? player : null;
}

/** T54, T71: clockwise, skipping players without a choice (G26); if nobody has one, the phase is over. */
export function toActivator(s: State, from: number): void {
  const a = atlas(s);
  let wait = a.players;
  for (let p = 0; p < s.provinces.length; p++) {
    const player = activator(s, a, p);
    if (player !== null && !playerAt(s, player).passed)
      wait = Math.min(wait, (player - from + 2 * a.players) % a.players);
  }
  if (wait < a.players) {
    s.step = 'activate';
    s.active = (from + wait) % a.players;
  } else {
    nobodyPassed(s);
    s.step = 'begin-bribery';
  }
}

function activateNode(s: Readonly<State>): Decision<TaxFarmer> {
  const a = atlas(s);
  const moves: Move[] = [];
  a.activate.forEach((move, p) => {
    if (activator(s, a, p) === s.active) moves.push(move);
  });
  // G25, `mayPass`: who passes is through for this round.
  if (s.options.activation === 'mayPass') moves.push('pass');
  return decide('activate', activePlayer(s).seat, moves);
}

/** T69: one province in a turn. */
function activate(s: State, move: Move, log?: Log<TaxFarmer>): void {
  if (move === 'pass') {
    const player = activePlayer(s);
    player.passed = true;
    log?.('passed', { seat: player.seat });
    return toActivator(s, s.active + 1);
  }
  s.here = atlas(s).provinceNumber(arg(move));
  if (provinceHere(s).rebels) return crush(s, log);
  collect(s, log);
  // T63: then its action, if it can be used at all.
  if (canUse(s)) s.step = 'action';
  else toNeeds(s);
}

/** T60-T62: first the gold and the goods that the province provides; a good already in hand isn't taken (G27). */
function collect(s: State, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  const player = activePlayer(s);
  const { id, gold, goods } = printedAt(a, s.here);
  const gained: number[] = [];
  for (const good of goods) {
    if (player.goods[good]) continue;
    player.goods[good] = true;
    gained.push(good);
  }
  player.gold += gold;
  log?.('collected', {
    seat: player.seat,
    province: id,
    gold,
    gained: gained.map((good) => goodAt(a, good)),
    home: agentsThere(s, provinceHere(s)),
  });
}

/** T72-T74, T22: no marker any more, ten points; the player keeps WEAPONS (G35) and does nothing else there (G34, G60). */
function crush(s: State, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  const player = activePlayer(s);
  const province = provinceHere(s);
  const spent = s.options.weaponsConsumed;
  province.rebels = false;
  if (spent) player.goods[a.weapons] = false;
  const points = addPoints(player, a.file.bonuses.crushPoints, s.options);
  const gold = province.loose;
  province.loose = 0;
  player.gold += gold;
  log?.('crushed', {
    seat: player.seat,
    province: province.id,
    points,
    gold,
    lost: spent ? [goodAt(a, a.weapons)] : [],
    home: agentsThere(s, province),
  });
  if (s.options.crushAlsoCollects) collect(s, log);
  // G60, `crushAlsoActs`: as after collecting, if it can be used at all; no need card can lie here yet.
  if (s.options.crushAlsoActs && canUse(s)) s.step = 'action';
  else finishActivation(s);
}

const USE_OR_SKIP: readonly Move[] = ['use', 'skip'];
const SKIP: readonly Move[] = ['skip'];

function actionNode(s: Readonly<State>): Decision<TaxFarmer> {
  return decide('action', activePlayer(s).seat, canUse(s) ? USE_OR_SKIP : SKIP);
}

function useAction(s: State, move: Move, log?: Log<TaxFarmer>): void {
  if (move === 'use') beginAction(s, log);
  else toNeeds(s);
}

/** Whether the active player can fulfil the need on this field: the good must be in hand (T66). */
function canFill(s: Readonly<State>, field: NeedField): boolean {
  const good = needOn(atlas(s), field);
  return good !== null && activePlayer(s).goods[good] === true;
}

/** T64: last come the needs; a good gained in this activation will do (G29). While one can be fulfilled, the player is asked. */
export function toNeeds(s: State): void {
  s.given = null;
  for (const field of provinceHere(s).fields) {
    if (!canFill(s, field)) continue;
    s.step = 'needs';
    return;
  }
  finishActivation(s);
}

function needsNode(s: Readonly<State>): Decision<TaxFarmer> {
  const moves: Move[] = [];
  provinceHere(s).fields.forEach((field, f) => {
    if (canFill(s, field)) moves.push(`fill:${fieldNumber(f)}`);
  });
  moves.push('leave');
  return decide('needs', activePlayer(s).seat, moves);
}

/** T65-T68: the card off its field, the good given up, the reward and the coins on the card taken. */
function fill(s: State, move: Move, log?: Log<TaxFarmer>): void {
  if (move === 'leave') return finishActivation(s);
  const a = atlas(s);
  const player = activePlayer(s);
  const { id, fields } = provinceHere(s);
  const field = at(fields, num(move) - 1);
  const { card, coins } = field;
  const good = needOn(a, field);
  if (card === null || good === null) throw new Error(`'${move}': nothing is needed there`);
  const { reward } = cardAt(a, card);
  player.goods[good] = false;
  const inPoints = s.options.needReward === 'points';
  const points = inPoints ? addPoints(player, reward, s.options) : 0;
  const gold = coins + (inPoints ? 0 : reward);
  player.gold += gold;
  cardBack(s, field);
  if (s.options.fulfilledCard === 'removed') {
    add(s.deck, card, -1);
    add(s.removed, card, 1);
  }
  log?.('filled', { seat: player.seat, province: id, reward, coins, gold, points, lost: [goodAt(a, good)] });
  toNeeds(s);
}

/** T70: all agents of all players leave the province; those in IMPERIA stay for phase 4 (G24). */
function finishActivation(s: State): void {
  const province = provinceHere(s);
  province.activated = true;
  if (s.here !== atlas(s).capital) clearAgents(province);
  toActivator(s, s.active + 1);
}

export const activation: Steps<TaxFarmer, 'activate' | 'action' | 'needs'> = {
  activate: { node: activateNode, play: activate },
  action: { node: actionNode, play: useAction },
  needs: { node: needsNode, play: fill },
};
