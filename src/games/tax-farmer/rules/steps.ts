/**
 * Imperial Tax Farmer in one table: each step of the flow with its node and its moves. Each phase has its own file,
 * in the order of the text; clause ids T.. are explained in docs/clauses.md, rulings G.. in README.md.
 */
import { at } from '../../../kernel/at.ts';
import { continueFlow, passage, type Steps } from '../../../kernel/flow.ts';
import type { Log, Node } from '../../../kernel/game.ts';
import { beginDeal, dealing } from './parts/deal.ts';
import { activation, beginActivation, toNeeds } from './phases/actions.ts';
import { beginBribery, bribery } from './phases/bribery.ts';
import { effects } from './phases/effects.ts';
import { election, findLowest } from './phases/election.ts';
import { countCapital, ending, over } from './phases/ending.ts';
import { beginRound, placement } from './phases/placement.ts';
import { beginTests, tests } from './phases/rebellion.ts';
import { opening } from './phases/setup.ts';
import { beginSupply } from './phases/supply.ts';
import { askPoints, helper } from './phases/tracking.ts';
import type { Move, NeedField, PlayerState, ProvinceState, State, Step, TaxFarmer } from './state.ts';

const STEPS: Steps<TaxFarmer, Step> = {
  ...opening,
  'begin-deal': passage(beginDeal),
  ...dealing,
  'begin-round': passage(beginRound),
  ...placement,
  'begin-tests': passage(beginTests),
  ...tests,
  'begin-activation': passage(beginActivation),
  ...activation,
  ...effects,
  'begin-needs': passage(toNeeds),
  'begin-bribery': passage(beginBribery),
  ...bribery,
  'find-lowest': passage(findLowest),
  ...election,
  'begin-supply': passage(beginSupply),
  'ask-points': passage(askPoints),
  ...helper,
  ...ending,
};

export function node(s: Readonly<State>): Node<TaxFarmer> {
  return STEPS[s.step].node(s);
}

export function apply(s: State, move: Move | TaxFarmer['aside'], log?: Log<TaxFarmer>): void {
  if (move === 'stop-here') return stopHere(s, log);
  const { step } = s;
  STEPS[step].play(s, move, log);
  if (s.step !== step) continueGame(s, log);
}

/** Continues until somebody is asked. */
export function continueGame(s: State, log?: Log<TaxFarmer>): void {
  continueFlow(STEPS, ({ step }) => step, s, log);
}

/** The players may stop at any moment; the current points decide. */
function stopHere(s: State, log?: Log<TaxFarmer>): void {
  if (s.options.tracking === 'full') countCapital(s);
  over(s, 'stopped', log);
}

export function clone(s: Readonly<State>): State {
  return {
    options: s.options,
    step: s.step,
    round: s.round,
    first: s.first,
    active: s.active,
    marker: s.marker,
    players: copies(s.players, clonePlayer),
    provinces: copies(s.provinces, cloneProvince),
    deck: s.deck.slice(),
    kept: s.kept.slice(),
    removed: s.removed.slice(),
    toRise: s.toRise,
    here: s.here,
    field: s.field,
    turns: s.turns,
    effect: s.effect,
    given: s.given,
    rollForAll: s.rollForAll,
    told: s.told,
    lowest: s.lowest,
    dice: s.dice,
    outcome: s.outcome,
  };
}

/** `map` would give lists of another form than `setup` does, and bots that play on with copies would be slower. */
function copies<T>(list: readonly T[], copy: (one: T) => T): T[] {
  const copied = list.slice();
  for (let i = 0; i < copied.length; i++) copied[i] = copy(at(copied, i));
  return copied;
}

function clonePlayer(p: PlayerState): PlayerState {
  return {
    seat: p.seat,
    points: p.points,
    gold: p.gold,
    goods: p.goods.slice(),
    unplaced: p.unplaced,
    bonus: p.bonus,
    lost: p.lost,
    passed: p.passed,
    roll: p.roll,
    capital: p.capital,
  };
}

function cloneProvince(p: ProvinceState): ProvinceState {
  return {
    id: p.id,
    agents: p.agents.slice(),
    rebels: p.rebels,
    activated: p.activated,
    fields: copies(p.fields, cloneField),
    loose: p.loose,
  };
}

function cloneField({ card, coins }: NeedField): NeedField {
  return { card, coins };
}
