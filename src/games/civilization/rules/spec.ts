/** The Civilization solo game as one type. */
import type { Log as KernelLog } from '../../../kernel/game.ts';
import type { Aside, Move, RuledOut, Step } from './moves.ts';
import type { options } from './options.ts';
import type { Events, Fact } from './reports.ts';
import type { Outcome, State } from './state.ts';

/** The rule texts of the game; the dictionaries have one for each. */
export type RuleId =
  | 'setup'
  | 'clock'
  | 'event-roll'
  | 'losses'
  | 'debts'
  | 'nothing-there'
  | 'picking'
  | 'random-unit'
  | 'anarchy'
  | 'disasters'
  | 'cancelling'
  | 'counter-cards'
  | 'two-dice'
  | 'military'
  | 'bonuses'
  | 'announced'
  | 'hands'
  | 'opponent'
  | 'fronts'
  | 'abilities'
  | 'battle-end'
  | 'trade'
  | 'deals'
  | 'wonders'
  | 'victories'
  | 'tally';

export interface Civilization {
  options: typeof options;
  state: State;
  view: State;
  seat: 'player';
  ask: Exclude<Step, 'over'>;
  move: Move;
  aside: Aside;
  event: Events;
  ruledOut: RuledOut;
  outcome: Outcome;
  fact: Fact;
  rule: RuleId;
  preset: 'v04' | 'bookkeeper' | 'harsh';
  measure: 'events-by-turn' | 'results-by-turn' | 'battles' | 'no-battle' | 'military-shortfall' | 'survive';
  refusal: never;
  silent:
    | 'ability'
    | 'accept'
    | 'amount'
    | 'at'
    | 'bonus'
    | 'cancel'
    | 'changed'
    | 'choose-again'
    | 'counter'
    | 'done'
    | 'draw'
    | 'figure-card'
    | 'free'
    | 'gained'
    | 'hand'
    | 'hand-changed'
    | 'have'
    | 'lose'
    | 'never-mind'
    | 'offer'
    | 'own'
    | 'paid'
    | 'pay'
    | 'roll'
    | 'same'
    | 'spent'
    | 'unit'
    | 'use'
    | 'village-battle'
    | 'walls'
    | 'want';
}

export type Log = KernelLog<Civilization>;
