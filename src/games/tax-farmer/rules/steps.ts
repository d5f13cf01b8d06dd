/**
 * Imperial Tax Farmer: where the game stands and what a move does, step by step. Each phase has a file of its own,
 * in the order of the text; clause ids T.. are explained in docs/clauses.md, rulings G.. in README.md.
 */
import { end, type Log, type Node, num } from '../../../kernel/game.ts';
import { actionNode, activate, activateNode, fill, needsNode, useAction } from './actions.ts';
import { atlas } from './atlas.ts';
import { bribe, bribeNode } from './bribery.ts';
import { deal, dealNode } from './deal.ts';
import { FIRST_DIE, LOWEST_DIE } from './dice.ts';
import {
  chooseRival,
  coinsNode,
  manualDone,
  manualNode,
  payGood,
  payGoodNode,
  removeCoins,
  rivalNode,
  takeAGood,
  takeGoodNode,
} from './effects.ts';
import { chooseDice, diceNode, electionNode, rollElection, rollLowest } from './election.ts';
import { countCapital, over, scores } from './ending.ts';
import { place, placeNode } from './placement.ts';
import { test, testNode } from './rebellion.ts';
import { chooseFirst, chooseFirstNode, rollFirst, startingRebellionNode, startRebellion } from './setup.ts';
import type { Move, State, TaxFarmer } from './state.ts';
import {
  acted,
  agentsPlaced,
  supplied,
  tellCapital,
  tellLoad,
  tellPoints,
  trackingNode,
} from './tracking.ts';

export function node(s: Readonly<State>): Node<TaxFarmer> {
  const a = atlas(s);
  switch (s.step) {
    case 'choose-first':
      return chooseFirstNode(a);
    case 'roll-first':
      return FIRST_DIE;
    case 'starting-rebellion':
      return startingRebellionNode(s, a);
    case 'deal':
      return dealNode(s, a);
    case 'place':
      return placeNode(s, a);
    case 'test':
      return testNode(a);
    case 'activate':
      return activateNode(s, a);
    case 'action':
      return actionNode(s, a);
    case 'pay-good':
      return payGoodNode(s, a);
    case 'take-good':
      return takeGoodNode(s, a);
    case 'rival':
      return rivalNode(s, a);
    case 'coins':
      return coinsNode(s, a);
    case 'manual':
      return manualNode();
    case 'needs':
      return needsNode(s, a);
    case 'bribe':
      return bribeNode(s, a);
    case 'roll-lowest':
      return LOWEST_DIE;
    case 'dice':
      return diceNode(s, a);
    case 'election':
      return electionNode(s);
    case 'table-supply':
    case 'table-placed':
    case 'table-load':
    case 'table-acted':
    case 'table-points':
    case 'table-capital':
      return trackingNode(s);
    case 'over':
      return end(s.outcome, scores(s));
  }
}

export function apply(s: State, move: Move | TaxFarmer['aside'], log?: Log<TaxFarmer>): void {
  if (move === 'stop-here') return stopHere(s, log);
  switch (s.step) {
    case 'choose-first':
      return chooseFirst(s, move, log);
    case 'roll-first':
      return rollFirst(s, move, log);
    case 'starting-rebellion':
      return startRebellion(s, move, log);
    case 'deal':
      return deal(s, move, log);
    case 'place':
      return place(s, move, log);
    case 'test':
      return test(s, move, log);
    case 'activate':
      return activate(s, move, log);
    case 'action':
      return useAction(s, move, log);
    case 'pay-good':
      return payGood(s, move, log);
    case 'take-good':
      return takeAGood(s, move, log);
    case 'rival':
      return chooseRival(s, move, log);
    case 'coins':
      return removeCoins(s, move, log);
    case 'manual':
      return manualDone(s, log);
    case 'needs':
      return fill(s, move, log);
    case 'bribe':
      return bribe(s, move, log);
    case 'roll-lowest':
      return rollLowest(s, move, log);
    case 'dice':
      return chooseDice(s, num(move), log);
    case 'election':
      return rollElection(s, move, log);
    case 'table-supply':
      return supplied(s, log);
    case 'table-placed':
      return agentsPlaced(s, log);
    case 'table-load':
      return tellLoad(s, move, log);
    case 'table-acted':
      return acted(s, move, log);
    case 'table-points':
      return tellPoints(s, move, log);
    case 'table-capital':
      return tellCapital(s, move, log);
    case 'over':
      return;
  }
}

/** The players may break off at any moment; the points as they stand decide. */
function stopHere(s: State, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  if (s.options.tracking === 'full') countCapital(s, a);
  over(s, a, 'stopped', log);
}

export function clone(s: Readonly<State>): State {
  return {
    options: s.options,
    step: s.step,
    round: s.round,
    first: s.first,
    active: s.active,
    marker: s.marker,
    points: s.points.slice(),
    gold: s.gold.slice(),
    goods: s.goods.slice(),
    unplaced: s.unplaced.slice(),
    bonus: s.bonus.slice(),
    lost: s.lost.slice(),
    rebels: s.rebels,
    activated: s.activated,
    passed: s.passed,
    agents: s.agents.slice(),
    cards: s.cards.slice(),
    coins: s.coins.slice(),
    loose: s.loose.slice(),
    deck: s.deck.slice(),
    kept: s.kept.slice(),
    removed: s.removed.slice(),
    at: s.at,
    effect: s.effect,
    given: s.given,
    rolls: s.rolls.slice(),
    hand: s.hand,
    told: s.told,
    lowest: s.lowest,
    capital: s.capital.slice(),
    outcome: s.outcome,
  };
}
