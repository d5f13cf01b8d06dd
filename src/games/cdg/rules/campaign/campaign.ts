/** The turn around the action rounds: mandated offensives, six rounds of each side, the phases, war status. */
import { passage, type Steps } from '../../../../kernel/flow.ts';
import { end, type Log, num, table } from '../../../../kernel/game.ts';
import { die } from '../../../../kernel/parts/die.ts';
import { type Group, SIDES, type Side, SPACES, sideName } from '../cards/deck.ts';
import { turnUp } from '../cards/display.ts';
import { commitment, deckOf, groupCards, owners, shuffleIn, tracked } from '../cards/pile.ts';
import { putAway } from '../round/after-play.ts';
import { displayEmpty, takeOneOp } from '../round/dice.ts';
import { fateRound, fateTurnOver, openTop } from '../round/fate-die.ts';
import { combined } from '../round/uses.ts';
import type { Cdg, Move, State } from '../state.ts';

const MANDATED = die<Cdg>('mandated', 'die');
const PHASE = table<Cdg>('phase', ['done']);
const ARMISTICE = table<Cdg>('armistice', ['armistice', 'go-on']);

type Campaign =
  | 'turn'
  | 'mandated'
  | 'round'
  | 'reveal'
  | 'next'
  | 'phase'
  | 'phases-over'
  | 'armistice'
  | 'over';

export const campaign: Steps<Cdg, Campaign> = {
  turn: passage(beginTurn),
  mandated: { node: () => MANDATED, play: (s, move, log) => mandated(s, num(move), log) },
  round: passage(beginRound),
  reveal: passage(reveal),
  next: passage(nextRound),
  phase: { node: () => PHASE, play: (s, _, log) => nextPhase(s, log) },
  'phases-over': passage(phasesOver),
  armistice: { node: () => ARMISTICE, play: armistice },
  over: {
    node: ({ outcome }) => end(outcome, [outcome === 'stopped' ? 0 : 1]),
    play() {
      throw new Error('the game is over');
    },
  },
};

/** How many turns the scenario has. */
export function lastTurn(s: Readonly<State>): number {
  return s.options.deck.turns[s.options.scenario];
}

function beginTurn(s: State, log?: Log<Cdg>): void {
  s.neutral = false;
  for (const side of SIDES) s.sides[side].offensive = null;
  s.seen = 0;
  s.round = 1;
  s.active = 0;
  log?.('turn-begins', { turn: s.turn });
  s.step = s.options.mandated && s.options.deck.mandated ? 'mandated' : 'round';
}

/** One die for each side; the nation is a reminder for the map. */
function mandated(s: State, die: number, log?: Log<Cdg>): void {
  const nation = s.options.deck.mandated?.[s.active][die - 1] ?? 'none';
  s.sides[s.active].offensive = nation;
  log?.('mandated', { side: sideName(s.options.deck, s.active), die, nation });
  if (s.active === 0) s.active = 1;
  else {
    s.active = 0;
    s.step = 'round';
  }
}

/** P37: a side's action round begins; what a battle of the last one closed may be opened again (P36). */
function beginRound(s: State, log?: Log<Cdg>): void {
  for (const side of SIDES) {
    const { slots, kept } = s.sides[side];
    for (const space of SPACES) if (slots[space]) slots[space].closed = false;
    for (const card of kept) card.used = false;
  }
  s.nominated = null;
  s.roll = null;
  s.fate = null;
  s.playing = null;
  s.oneOp = null;
  log?.('round-begins', { side: sideName(s.options.deck, s.active), turn: s.turn, round: s.round });
  if (s.options.method === 'fateDie') fateRound(s, log);
  else s.step = 'reveal';
}

/** Step 1 (P13, P38). The other side's cards stay as they lie (P14). */
function reveal(s: State, log?: Log<Cdg>): void {
  turnUp(s, s.active, log);
  if (s.turning.length > 0) return;
  if (displayEmpty(s)) takeOneOp(s, 'empty-display', log);
  else s.step = 'nominate';
}

/** The other side, the next round, or the end of the action phase. P16, P17: no draw phase comes between. */
function nextRound(s: State, log?: Log<Cdg>): void {
  s.playing = null;
  s.oneOp = null;
  if (s.active === 0) s.active = 1;
  else {
    s.active = 0;
    s.round++;
  }
  if (s.round <= s.options.deck.rounds) s.step = 'round';
  else {
    s.round = s.options.deck.rounds;
    s.phase = null;
    nextPhase(s, log);
  }
}

/** One reminder after the other; switched off, only what the program itself does remains. */
function nextPhase(s: State, log?: Log<Cdg>): void {
  const { phases } = s.options.deck;
  const over = s.phase === null ? undefined : phases[s.phase];
  if (over !== undefined) log?.('phase-over', { phase: over });
  s.phase = s.phase === null ? 0 : s.phase + 1;
  const phase = phases[s.phase];
  if (phase === 'war-status') warStatus(s, log);
  s.step = phase === undefined ? 'phases-over' : 'phase';
  if (phase !== undefined && !s.options.reminders) nextPhase(s, log);
}

/** From turn 2 on: a side that has reached a group's war status shuffles it in, with pile and discards. */
function warStatus(s: State, log?: Log<Cdg>): void {
  if (s.turn < 2) return;
  const { groups, shared } = s.options.deck;
  for (const side of owners(s)) {
    const status = shared ? Math.max(s.sides[0].status, s.sides[1].status) : s.sides[side].status;
    const reached = (group: Group | undefined) => group !== undefined && status >= group.status;
    while (reached(groups[deckOf(s, side).groups])) newGroup(s, side, log);
  }
}

/** The display stays; its face-down cards still come from the old pile. */
export function newGroup(s: State, side: Side, log?: Log<Cdg>): void {
  const deck = deckOf(s, side);
  const cards = groupCards(s, side, deck.groups).map(({ id }) => id);
  const open = openTop(s, side, log);
  deck.groups++;
  log?.('commitment', {
    ...(!s.options.deck.shared && { side: sideName(s.options.deck, side) }),
    group: commitment(s, side),
    cards: cards.length,
  });
  if (!tracked(s)) return;
  const discards = deck.discards;
  deck.discards = [];
  shuffleIn(s, side, [...cards, ...discards, ...open]);
}

/** The turn ends: kept combat cards are lost, and the war may be over. */
function phasesOver(s: State, log?: Log<Cdg>): void {
  if (s.options.method === 'fateDie') {
    for (const side of SIDES) {
      fateTurnOver(s, side, log);
      if (s.turning.length > 0) return;
    }
  }
  if (!s.options.deck.phases.includes('war-status')) warStatus(s, log);
  for (const side of SIDES) {
    for (const { card } of s.sides[side].kept)
      putAway(s, { side, card, from: 'battle', after: 'turn-over' }, log);
    s.sides[side].kept.length = 0;
  }
  log?.('turn-over', { turn: s.turn, seen: s.seen, reshuffles: s.reshuffles });
  const { armistice } = s.options.deck;
  if (armistice > 0 && combined(s) >= armistice) s.step = 'armistice';
  else endTurn(s);
}

function armistice(s: State, move: Move, log?: Log<Cdg>): void {
  if (move === 'go-on') return endTurn(s);
  log?.('armistice', { combined: combined(s) });
  endGame(s, 'armistice');
}

function endTurn(s: State): void {
  if (s.turn >= lastTurn(s)) endGame(s, 'played-out');
  else toTurn(s, s.turn + 1);
}

/** Limits of the old turn lapse; the counter of the fate die is reset. */
export function toTurn(s: State, turn: number): void {
  s.turn = turn;
  s.step = 'turn';
  for (const side of SIDES) {
    const sideState = s.sides[side];
    sideState.last = null;
    sideState.reinforced.length = 0;
    sideState.left = s.options.fateCards;
  }
}

export function endGame(s: State, outcome: Cdg['outcome']): void {
  s.step = 'over';
  s.outcome = outcome;
}
