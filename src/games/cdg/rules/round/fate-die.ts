/**
 * `method: fateDie`, the published one-die successor: one die says which cards may be used, and the player picks.
 * C is the top card of the pile; once opened it stays there face up, and fills the next gap.
 */
import { passage, type Steps } from '../../../../kernel/flow.ts';
import { decide, type Log, type Node, num } from '../../../../kernel/game.ts';
import { die } from '../../../../kernel/parts/die.ts';
import { type Card, type Side, SPACES, type Space, sideName, spaceOf } from '../cards/deck.ts';
import { nameAll, named, queue } from '../cards/display.ts';
import {
  deckOf,
  factsOf,
  forgetOldShuffles,
  fromPile,
  pileHasCards,
  pileSize,
  shuffleIn,
  tracked,
  undecided,
} from '../cards/pile.ts';
import { type Cdg, fateOf, type Move, type OnDisplay, type Playing, type State } from '../state.ts';
import { dealt } from './after-play.ts';
import { playFrom, takeOneOp } from './dice.ts';
import { mayUse } from './uses.ts';

const FATE = die<Cdg>('fate', 'fate');

export const fateDie: Steps<Cdg, 'fate' | 'open' | 'pick' | 'fate-refill'> = {
  fate: { node: () => FATE, play: (s, move, log) => fateRolled(s, num(move), log) },
  open: passage(open),
  pick: { node: pickNode, play: pick },
  'fate-refill': passage(fateRefill),
};

const ROW = ['A', 'B', 'D', 'E'] as const;
/** Which spaces each face opens; face 2 opens as many as it needs. */
const OPENS: Readonly<Record<number, readonly Space[]>> = {
  1: ['C'],
  3: ['A', 'B', 'C'],
  4: ['A', 'B'],
  5: ['C', 'D', 'E'],
  6: ['D', 'E'],
};

export function opens(face: number): readonly Space[] {
  return OPENS[face] ?? [];
}

/** The counter of cards left at 0: the side passes. */
export function fateRound(s: State, log?: Log<Cdg>): void {
  if (s.sides[s.active].left > 0) s.step = 'fate';
  else {
    log?.('passed', { side: sideName(s.options.deck, s.active) });
    s.step = 'next';
  }
}

function fateRolled(s: State, die: number, log?: Log<Cdg>): void {
  s.fate = die;
  s.wasUp = faceUp(s, SPACES);
  log?.('fate', { side: sideName(s.options.deck, s.active), die });
  s.step = 'open';
}

/** Opens what the face names. Comes back here until nothing is left to open. */
function open(s: State, log?: Log<Cdg>): void {
  if (s.fate === 2) {
    while (s.turning.length === 0 && faceUp(s, SPACES).length < 2) {
      const next = [...ROW, 'C' as const].find((space) => canOpen(s, space));
      if (!next) break;
      openOne(s, next, log);
    }
  } else for (const space of opens(fateOf(s))) openOne(s, space, log);
  if (s.turning.length > 0) return;
  nameAll(s, s.active);
  if (s.turning.length > 0) return;
  if (picks(s).length === 0) takeOneOp(s, 'no-card-left', log);
  else s.step = 'pick';
}

/** Those of the side's spaces with a face-up card, in their order. */
function faceUp(s: Readonly<State>, among: readonly Space[]): Space[] {
  const { slots } = s.sides[s.active];
  return among.filter((space) => slots[space]?.up);
}

function canOpen(s: Readonly<State>, space: Space): boolean {
  const slot = s.sides[s.active].slots[space];
  return slot ? !slot.up : space === 'C' && pileHasCards(s, s.active);
}

function openOne(s: State, space: Space, log?: Log<Cdg>): void {
  if (!canOpen(s, space)) return;
  const { slots } = s.sides[s.active];
  const slot = slots[space] ?? fromPile(s, s.active);
  slots[space] = slot;
  if (undecided(slot)) return queue(s, s.active, space);
  slot.up = true;
  slot.closed = false;
  if (slot.card === null)
    log?.('turned-up-all', { side: sideName(s.options.deck, s.active), spaces: [space] });
  else log?.('turned-up', { ...named(s, s.active, slot.card), space });
}

/** The face-up cards with the fewest Ops among these spaces; untracked, any of them may be one. */
function lowest(s: Readonly<State>, among: readonly Space[]): Space[] {
  const up = faceUp(s, among);
  const ops = up.map((space) => cardIn(s, space)?.ops ?? 0);
  const least = Math.min(...ops);
  return up.filter((_, i) => ops[i] === least);
}

/** The card in a space of the side; undefined if there is none or nobody knows it. */
function cardIn(s: Readonly<State>, space: Space): Card | undefined {
  const card = s.sides[s.active].slots[space]?.card;
  return card ? factsOf(s, card) : undefined;
}

/** Which cards the face lets the player use. */
function picks(s: Readonly<State>): Space[] {
  switch (s.fate) {
    case 1:
      return [...faceUp(s, ['C']), ...lowest(s, ROW)].sort();
    case 2: {
      const ops = lowest(s, SPACES);
      return faceUp(s, SPACES).filter((space) => {
        const card = cardIn(s, space);
        return !card || ops.includes(space) || mayUse(s, card, 'event');
      });
    }
    default:
      return faceUp(s, opens(fateOf(s)));
  }
}

function pickNode(s: Readonly<State>): Node<Cdg> {
  const moves = picks(s).map((space): Move => `pick:${space}`);
  return decide('pick', 'player', moves.length > 0 ? moves : ['one-op']);
}

function pick(s: State, move: Move, log?: Log<Cdg>): void {
  if (move === 'one-op') return takeOneOp(s, 'no-card-left', log);
  const space = spaceOf(move);
  const card = s.sides[s.active].slots[space]?.card ?? null;
  log?.('picked', { ...named(s, s.active, card), space });
  playFrom(s, space, howPicked(s, space));
}

function howPicked(s: Readonly<State>, space: Space): Playing['how'] {
  if (s.fate !== 2) return 'any';
  return lowest(s, SPACES).includes(space) ? 'event-or-ops' : 'event-only';
}

/** One of the cards that the side may use this turn is used. */
export function countCard(s: State, side: Side): void {
  const sideState = s.sides[side];
  sideState.left = Math.max(0, sideState.left - 1);
}

/** A gap is filled with an open C, else from the pile. */
export function fillGap(
  s: State,
  { side, space, up }: OnDisplay & { readonly up: boolean },
  log?: Log<Cdg>,
): 'C' | 'pile' | 'none' {
  const { slots } = s.sides[side];
  if (slots.C) {
    slots[space] = { ...slots.C, up };
    slots.C = null;
    log?.('c-moves', { side: sideName(s.options.deck, side), space, up });
    return 'C';
  }
  if (pileHasCards(s, side)) {
    slots[space] = fromPile(s, side);
    return 'pile';
  }
  runsDry(s, side, log);
  return 'none';
}

/** A dry pile gives nothing until the turn's end, and caps the counter. */
function runsDry(s: State, side: Side, log?: Log<Cdg>): void {
  const sideState = s.sides[side];
  if (!sideState.dry) log?.('pile-dry', { side: sideName(s.options.deck, side) });
  sideState.dry = true;
  sideState.left = Math.min(sideState.left, 4);
}

/** Nothing slides; a gap gets the facing it had, face up after a 1. Cards that the pile still gave are reported before it runs dry. */
function fateRefill(s: State, log?: Log<Cdg>): void {
  const side = s.active;
  const { slots } = s.sides[side];
  if (s.playing) countCard(s, side);
  const filled: Space[] = [];
  const turned: Space[] = [];
  for (const space of ROW) {
    if (slots[space]) continue;
    if (!slots.C && !pileHasCards(s, side)) break;
    const up = (s.fate === 1 && s.playing?.from === space) || s.wasUp.includes(space);
    if (fillGap(s, { side, space, up }, log) === 'C') continue;
    filled.push(space);
    const slot = s.sides[side].slots[space];
    if (up && undecided(slot)) queue(s, side, space);
    else if (up && slot) {
      slot.up = true;
      turned.push(space);
    }
  }
  dealt(s, side, filled, log);
  if (turned.length > 0) log?.('turned-up-all', { side: sideName(s.options.deck, side), spaces: turned });
  if (ROW.some((space) => slots[space] === null)) runsDry(s, side, log);
  s.step = 'next';
}

/** At the end of a turn a pile that ran dry is rebuilt, and the gaps are filled face down. */
export function fateTurnOver(s: State, side: Side, log?: Log<Cdg>): void {
  const sideState = s.sides[side];
  if (sideState.dry && tracked(s)) {
    nameAll(s, side);
    if (s.turning.length > 0) return;
    rebuildPile(s, side, log);
  }
  sideState.dry = false;
  const spaces: Space[] = [];
  for (const space of ROW) {
    if (sideState.slots[space] || !pileHasCards(s, side)) continue;
    sideState.slots[space] = fromPile(s, side);
    spaces.push(space);
  }
  dealt(s, side, spaces, log);
}

/** Face-down cards, an open C and the discards are shuffled into the pile. */
function rebuildPile(s: State, side: Side, log?: Log<Cdg>): void {
  const { slots } = s.sides[side];
  const deck = deckOf(s, side);
  const left = pileSize(s, side);
  const back = deck.discards;
  deck.discards = [];
  const spaces = SPACES.filter((space) => slots[space] && (space === 'C' || !slots[space].up));
  const cards = back.length + spaces.length;
  for (const space of spaces) {
    const card = slots[space]?.card;
    if (card) back.push(card);
    slots[space] = null;
  }
  forgetOldShuffles(s, side);
  s.reshuffles++;
  const name = sideName(s.options.deck, side);
  if (spaces.length > 0) log?.('collected', { side: name, spaces });
  // New cards may have come into the pile since it ran dry.
  if (cards > 0) log?.(left > 0 ? 'shuffled-in' : 'reshuffled', { side: name, cards });
  shuffleIn(s, side, back);
}

/** An open C goes back into a pile that is shuffled. */
export function openTop(s: State, side: Side, log?: Log<Cdg>): readonly string[] {
  const { slots } = s.sides[side];
  const open = s.options.method === 'fateDie' ? slots.C : null;
  if (!open) return [];
  slots.C = null;
  log?.('collected', { side: sideName(s.options.deck, side), spaces: ['C'] });
  return open.card === null ? [] : [open.card];
}

/** A and B begin face up. */
export function fateSetup(s: State, side: Side): void {
  const { slots } = s.sides[side];
  slots.C = null;
  for (const space of ['A', 'B'] as const) {
    const slot = slots[space];
    if (undecided(slot)) queue(s, side, space);
    else if (slot) slot.up = true;
  }
}
