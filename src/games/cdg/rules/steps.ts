/**
 * The solo mode for card-driven games in one table: each step of the flow with its node and its moves. Each chapter has
 * its own file. Clause ids P.. are explained in docs/clauses.md, rulings in README.md.
 */
import { type AsideInput, type Asides, asideOf, continueFlow, type Steps } from '../../../kernel/flow.ts';
import { arg, type Log, type Node } from '../../../kernel/game.ts';
import { campaign, endGame } from './campaign/campaign.ts';
import { type Side, sideName } from './cards/deck.ts';
import { found, strays, turning } from './cards/display.ts';
import { afterPlay } from './round/after-play.ts';
import { acting, battle, beginBattle, mayBattle } from './round/battle.ts';
import { dice } from './round/dice.ts';
import { fateDie } from './round/fate-die.ts';
import { notPossible, refusedUses, useCard, uses, usesOf } from './round/uses.ts';
import type { At, Cdg, State } from './state.ts';

const STEPS: Steps<Cdg, At> = {
  ...campaign,
  ...turning,
  ...dice,
  ...fateDie,
  ...uses,
  ...acting,
  ...battle,
  ...afterPlay,
};

/** Where the game is. Cards are turned up before anything else happens, and a battle is fought before the round continues. */
function at(s: Readonly<State>): At {
  if (s.step === 'over') return 'over';
  if (s.turning.length > 0) return 'turning';
  return s.battle ? `battle-${s.battle.step}` : s.step;
}

export function node(s: Readonly<State>): Node<Cdg> {
  return STEPS[at(s)].node(s);
}

export function apply(s: State, move: Cdg['move'] | Cdg['aside'], log?: Log<Cdg>, text = ''): void {
  const aside = asideOf<Cdg>(ASIDES, move);
  if (aside) aside(s, { arg: arg(move), text }, log);
  else STEPS[at(s)].play(s, move as Cdg['move'], log);
  continueGame(s, log);
}

/** Continues until somebody is asked. */
export function continueGame(s: State, log?: Log<Cdg>): void {
  continueFlow(STEPS, at, s, log);
}

/** What the player may do besides answering, by its verb. */
const ASIDES: Asides<Cdg> = {
  battle: (s, _, log) => beginBattle(s, log),
  anyway: (s, { arg, text }, log) => useCard(s, arg, log, { reason: text }),
  'not-possible': (s, { text }, log) => notPossible(s, text, log),
  found: foundAfterAll,
  victory: victory,
  'stop-here': stopHere,
};

/** It counts as unseen again, and is then the card that turned up. */
function foundAfterAll(s: State, { arg: card }: AsideInput, log?: Log<Cdg>): void {
  found(s, card, log);
  STEPS[at(s)].play(s, `card:${card}`, log);
}

function stopHere(s: State, { text }: AsideInput, log?: Log<Cdg>): void {
  log?.('stopped', { turn: s.turn, reason: text });
  endGame(s, 'stopped');
}

/** Who has won is for the base game to say; the player may declare it at any moment. */
function victory(s: State, { arg: id, text: reason }: AsideInput, log?: Log<Cdg>): void {
  const side: Side = s.options.deck.sides[0].id === id ? 0 : 1;
  log?.('victory', { side: sideName(s.options.deck, side), turn: s.turn, reason });
  endGame(s, side === 0 ? 'first' : 'second');
}

export function asides(s: Readonly<State>): Cdg['aside'][] {
  if (s.step === 'over') return [];
  const list: Cdg['aside'][] = [];
  if (mayBattle(s) && s.step !== 'act' && s.step !== 'one-op') list.push('battle');
  if (!s.battle && s.turning.length === 0) {
    for (const use of refusedUses(s)) list.push(`anyway:${use}`);
    if (s.step === 'use' && usesOf(s).length > 0) list.push('not-possible');
  }
  for (const { id } of s.options.deck.sides) list.push(`victory:${id}`);
  list.push('stop-here');
  for (const card of strays(s)) list.push(`found:${card}`);
  return list;
}
