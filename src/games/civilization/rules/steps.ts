/** The rules in one table: each step of the flow with its node and its moves, and what the player may do besides. */
import { type Asides, asideOf, type Steps } from '../../../kernel/flow.ts';
import { arg, type Node } from '../../../kernel/game.ts';
import { abilities, ability } from './battle/ability.ts';
import { aftermath, decideBattle } from './battle/aftermath.ts';
import { defence } from './battle/defence.ts';
import { battleTurns } from './battle/fight.ts';
import { hand } from './battle/hand.ts';
import { questions } from './battle/questions.ts';
import { canMeetVillage, meetVillage } from './battle/village.ts';
import { beginAbilityUse, beginUse, canSkipRoll, skipRoll, twoDice } from './cards/two-dice.ts';
import { cancel } from './events/cancel.ts';
import { cultural } from './events/cultural.ts';
import { events, notPossible } from './events/events.ts';
import { losses } from './events/losses.ts';
import { canChangeHand, changeHand, military } from './events/military.ts';
import { deal } from './market/deal.ts';
import { trade } from './market/trade.ts';
import { wonders } from './market/wonders.ts';
import type { Aside, Move, Step } from './moves.ts';
import type { Civilization, Log } from './spec.ts';
import type { State } from './state.ts';
import { books, gains, openBook, spendings } from './tally/books.ts';
import { advance, canAdvance } from './tally/culture-track.ts';
import { beforeTheGame } from './turn/setup.ts';
import { due, turnEnd, VICTORY_SPACE, victory } from './turn/turn.ts';
import { VICTORIES, type Victory } from './vocabulary.ts';

const STEPS: Steps<Civilization, Step> = {
  ...beforeTheGame,
  ...wonders,
  ...events,
  ...losses,
  ...cultural,
  ...cancel,
  ...twoDice,
  ...military,
  ...trade,
  ...deal,
  ...defence,
  ...questions,
  ...hand,
  ...battleTurns,
  ...ability,
  ...aftermath,
  ...books,
  ...turnEnd,
};

export function node(s: Readonly<State>): Node<Civilization> {
  return STEPS[s.step].node(s);
}

const ASIDES: Asides<Civilization> = {
  victory: (s, { arg, text }, log) => victory(s, arg, text, log),
  advance: (s, _, log) => advance(s, log),
  gained: (s, { arg }) => openBook(s, 'gain', arg),
  spent: (s, { arg }) => openBook(s, 'spend', arg),
  use: (s, { arg }) => beginUse(s, arg),
  ability: (s, { arg }) => beginAbilityUse(s, arg),
  'no-roll': (s, _, log) => skipRoll(s, log),
  'hand-changed': changeHand,
  'village-battle': (s, _, log) => meetVillage(s, log),
  'not-possible': (s, { text }, log) => notPossible(s, text, log),
  decided: (s, { arg, text }, log) => decideBattle(s, arg === 'won', text, log),
};

export function apply(s: State, move: Move | Aside, log?: Log, text = ''): void {
  const aside = asideOf(ASIDES, move);
  if (aside) aside(s, { arg: arg(move), text }, log);
  else STEPS[s.step].play(s, move as Move, log);
}

/**
 * C15-C18: the three victories, and no military one. Space Flight is researched after the Movement phase, so it comes
 * too late while a battle is still due this turn.
 */
function victories(s: Readonly<State>): Victory[] {
  return VICTORIES.filter((kind) => kind !== 'science' || due(s) === 0);
}

export function asides(s: Readonly<State>): Aside[] {
  if (s.step === 'over' || s.turn === 0) return [];
  const list: Aside[] = victories(s).map((kind): Aside => `victory:${kind}`);
  if (canSkipRoll(s)) list.push('no-roll');
  if (s.use || s.book) return list;
  if (s.hit) list.push('not-possible');
  if (s.battle && s.step !== 'spoils') list.push('decided:won', 'decided:lost');
  list.push(...abilities(s).map((what): Aside => `ability:${what}`));
  if (canMeetVillage(s)) list.push('village-battle');
  if (canChangeHand(s)) list.push('hand-changed');
  if (!s.battle) list.push('use:card');
  // A deal or an event has counted what there is; before and after it the player may enter something.
  if (!s.deal && !s.battle && !s.hit) {
    list.push('use:resources');
    if (s.level < VICTORY_SPACE && canAdvance(s)) list.push('advance');
    list.push(...gains(s).map((book): Aside => `gained:${book}`));
    list.push(...spendings(s).map((book): Aside => `spent:${book}`));
  }
  return list;
}
