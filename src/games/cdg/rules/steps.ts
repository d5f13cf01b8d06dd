/**
 * The solo mode for card-driven games: who is asked what, and what follows. Each chapter has a file of its own:
 * display, dice, uses, after-play, battle, fate-die, campaign. Clause ids P.. are those of docs/clauses.md; rulings
 * stand in README.md.
 */
import { arg, end, type Log, type Node, num, table, verb } from '../../../kernel/game.ts';
import { closeUp, discard, refill } from './after-play.ts';
import { battleMove, battleNode, battleOnward, beginBattle, hasCombatCards, mayBattle } from './battle.ts';
import {
  ARMISTICE,
  armistice,
  beginRound,
  beginTurn,
  MANDATED,
  mandated,
  nextPhase,
  nextRound,
  over,
  PHASE,
  phasesOver,
  reveal,
  skipPhase,
} from './campaign.ts';
import { SIDES, type Side, SPACES, type Space, sideName } from './deck.ts';
import { drawTop, nominate, nominateNode, ownSpace, ownSpaceNode, ROLL, rolled } from './dice.ts';
import { found, named, notNow, revealed, revealNode, strays, topNode } from './display.ts';
import { FATE, fateRefill, fateRolled, fateSetup, open, pick, pickNode } from './fate-die.ts';
import { deckIndex, fromPile, groupCards, see, tracked } from './pile.ts';
import type { Cdg, Playing, SideState, State, Step, Use } from './state.ts';
import { EVENT, nameCard, notEvent, notPossible, noUse, refusedUses, use, useNode, usesOf } from './uses.ts';

/** While the player acts on the map a battle is one answer away; with no combat cards in the deck there is none. */
const ACT = { act: table<Cdg>('act', ['done']), 'one-op': table<Cdg>('one-op', ['done']) } as const;
const ACT_OR_FIGHT = {
  act: table<Cdg>('act', ['done', 'battle']),
  'one-op': table<Cdg>('one-op', ['done', 'battle']),
} as const;

export function node(s: Readonly<State>): Node<Cdg> {
  if (s.step === 'over') return end(s.outcome, [s.outcome === 'stopped' ? 0 : 1]);
  if (s.turning.length > 0) return revealNode(s);
  if (s.battle) return battleNode(s, s.battle);
  switch (s.step) {
    case 'mandated':
      return MANDATED;
    case 'nominate':
      return nominateNode(s);
    case 'roll':
      return ROLL;
    case 'own-space':
      return ownSpaceNode(s);
    case 'fate':
      return FATE;
    case 'pick':
      return pickNode(s);
    case 'top':
      return topNode(s);
    case 'event':
      return EVENT;
    case 'use':
      return useNode(s);
    case 'act':
    case 'one-op':
      return (hasCombatCards(s) ? ACT_OR_FIGHT : ACT)[s.step];
    case 'phase':
      return PHASE;
    case 'armistice':
      return ARMISTICE;
    default:
      throw new Error(`nothing is asked at '${s.step}'`);
  }
}

/** Steps that need nobody. Each says whether it went on; one that has cards turned up comes back to itself. */
const ONWARD: Readonly<Partial<Record<Step, (s: State, log?: Log<Cdg>) => boolean>>> = {
  turn: beginTurn,
  round: beginRound,
  reveal,
  open,
  draw: drawTop,
  name: nameCard,
  discard,
  'close-up': (s, log) => (s.options.method === 'fateDie' ? fateRefill(s, log) : closeUp(s, log)),
  refill,
  next: nextRound,
  phase: skipPhase,
  'phases-over': phasesOver,
};

/** Goes on until somebody is asked. */
export function onward(s: State, log?: Log<Cdg>): void {
  for (;;) {
    if (s.turning.length > 0 || s.step === 'over') return;
    if (s.battle) {
      if (!battleOnward(s, s.battle, log)) return;
    } else if (!ONWARD[s.step]?.(s, log)) return;
  }
}

export function apply(s: State, move: Cdg['move'] | Cdg['aside'], log?: Log<Cdg>, text = ''): void {
  act(s, move, log, text);
  onward(s, log);
}

function act(s: State, move: string, log: Log<Cdg> | undefined, text: string): void {
  switch (verb(move)) {
    case 'battle':
      return beginBattle(s, log);
    case 'anyway':
      return use(s, arg(move) as Use, true, text, log);
    case 'not-possible':
      return notPossible(s, text, log);
    case 'found':
      found(s, arg(move), log);
      return s.turning.length > 0 ? revealed(s, arg(move), log) : topCard(s, arg(move), log);
    case 'not-now':
      return notNow(s, log);
    case 'victory':
      return victory(s, arg(move), text, log);
    case 'stop-here':
      log?.('stopped', { turn: s.turn, reason: text });
      return over(s, 'stopped');
    case 'card':
      return s.turning.length > 0 ? revealed(s, arg(move), log) : topCard(s, arg(move), log);
  }
  if (s.battle) return battleMove(s, s.battle, move, log);
  switch (s.step) {
    case 'mandated':
      return mandated(s, num(move), log);
    case 'nominate':
      return nominate(s, move, log);
    case 'roll':
      return rolled(s, num(move), log);
    case 'own-space':
      return ownSpace(s, move, log);
    case 'fate':
      return fateRolled(s, num(move), log);
    case 'pick':
      return pick(s, move, log);
    case 'event':
      return move === 'event' ? use(s, 'event', false, '', log) : notEvent(s, log);
    case 'use':
      return move === 'no-use' ? noUse(s, log) : use(s, move as Use, false, '', log);
    case 'act':
    case 'one-op':
      s.step = 'discard';
      return;
    case 'phase':
      return nextPhase(s, log);
    case 'armistice':
      return armistice(s, move, log);
    default:
      throw new Error(`'${move}' at '${s.step}'`);
  }
}

/** P56, P68: the card from the pile is played at once. */
function topCard(s: State, card: string, log?: Log<Cdg>): void {
  (s.playing as Playing).card = card;
  s.seen++;
  see(s, deckIndex(s, s.active), card);
  log?.('drawn', named(s, s.active, card));
  s.step = 'name';
}

/** Who has won is for the base game to say; the player may declare it at any moment. */
function victory(s: State, id: string, reason: string, log?: Log<Cdg>): void {
  const side: Side = s.options.deck.sides[0].id === id ? 0 : 1;
  log?.('victory', { side: sideName(s.options.deck, side), turn: s.turn, reason });
  over(s, side === 0 ? 'first' : 'second');
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

/**
 * P08-P11: each side's first group is shuffled by itself, and every space gets one card of it, face down. P12: the
 * opening card may be one of them, and the others are still any of the rest.
 */
export function setup(options: State['options']): State {
  const { deck } = options;
  const side = (): SideState => ({
    slots: Array(deck.spaces).fill(null),
    status: 0,
    last: '',
    reinforced: [],
    kept: [],
    left: options.fateCards,
    dry: false,
  });
  const s: State = {
    options,
    turn: 1,
    round: 1,
    active: 0,
    step: 'turn',
    sides: [side(), side()],
    decks: (deck.shared ? [0] : SIDES).map(() => ({ sets: [[]], discards: [], removed: [], groups: 1 })),
    turning: [],
    nominated: -1,
    grey: 0,
    blue: 0,
    wasUp: 0,
    playing: null,
    oneOp: '',
    battle: null,
    neutral: false,
    events: [],
    offensives: ['', ''],
    phase: -1,
    vp: deck.vp?.start ?? 0,
    seen: 0,
    reshuffles: 0,
    outcome: 'played-out',
  };
  if (tracked(s))
    for (const [i, own] of s.decks.entries())
      own.sets[0] = groupCards(s, i, 0)
        .map(({ id }) => id)
        .sort();
  for (const each of SIDES) {
    const { slots } = s.sides[each];
    for (let i = 0; i < deck.spaces; i++) slots[i] = fromPile(s, each);
    if (deck.opening?.side === each && options.opening !== 'no' && tracked(s)) {
      const space = SPACES.indexOf(options.opening as Space);
      slots[space] = { card: deck.opening.card, set: -1, up: false, closed: false };
      see(s, deckIndex(s, each), deck.opening.card);
    }
    if (options.method === 'fateDie') fateSetup(s, each);
  }
  onward(s);
  return s;
}
