/**
 * `method: fateDie`, the published one-die successor: one die says which cards may be used, and the player picks.
 * C is the top card of the pile; once opened it lies there face up, and it is what the next gap is filled with.
 */
import { passage, type Steps } from '../../../kernel/flow.ts';
import { arg, decide, type Log, type Node, num } from '../../../kernel/game.ts';
import { die } from '../../../kernel/parts/die.ts';
import { dealt } from './after-play.ts';
import { type Side, SPACES, type Space, sideName } from './deck.ts';
import { takeOneOp } from './dice.ts';
import { nameAll, named, queue } from './display.ts';
import {
  deckIndex,
  deckOf,
  factsOf,
  forgetOldShuffles,
  fromPile,
  pileHasCards,
  pileSize,
  shuffleIn,
  tracked,
  undecided,
} from './pile.ts';
import type { Cdg, Move, Slot, State } from './state.ts';
import { mayUse } from './uses.ts';

const FATE = die<Cdg>('fate', 'fate');

export const fateDie: Steps<Cdg, 'fate' | 'open' | 'pick' | 'fate-refill'> = {
  fate: { node: () => FATE, play: (s, move, log) => fateRolled(s, num(move), log) },
  open: passage(open),
  pick: { node: pickNode, play: pick },
  'fate-refill': passage(fateRefill),
};

const C = 2;
const ROW = [0, 1, 3, 4] as const;
const ALL = [0, 1, 2, 3, 4] as const;
/** Which spaces each face opens; face 2 opens as many as it needs. */
export const OPENS: Readonly<Record<number, readonly number[]>> = {
  1: [C],
  3: [0, 1, C],
  4: [0, 1],
  5: [C, 3, 4],
  6: [3, 4],
};

/** The counter of cards left at 0: the side passes. */
export function fateRound(s: State, log?: Log<Cdg>): void {
  if (s.sides[s.active].left > 0) s.step = 'fate';
  else {
    log?.('passed', { side: sideName(s.options.deck, s.active) });
    s.step = 'next';
  }
}

function fateRolled(s: State, die: number, log?: Log<Cdg>): void {
  s.grey = die;
  s.wasUp = s.sides[s.active].slots.reduce((bits, slot, i) => bits | (slot?.up ? 1 << i : 0), 0);
  log?.('fate', { side: sideName(s.options.deck, s.active), die });
  s.step = 'open';
}

/** Opens what the face names. Comes back here until nothing is left to open. */
function open(s: State, log?: Log<Cdg>): void {
  const { slots } = s.sides[s.active];
  if (s.grey === 2) {
    while (slots.filter((slot) => slot?.up).length < 2) {
      const next = [...ROW, C].find((i) =>
        i === C && !slots[C] ? pileHasCards(s, s.active) : slots[i] && !slots[i].up,
      );
      if (next === undefined) break;
      openOne(s, next, log);
      if (s.turning.length > 0) return;
    }
  } else {
    for (const space of OPENS[s.grey] ?? []) openOne(s, space, log);
    if (s.turning.length > 0) return;
  }
  nameAll(s, s.active);
  if (s.turning.length > 0) return;
  if (picks(s).length === 0) takeOneOp(s, 'no-card-left', log);
  else s.step = 'pick';
}

function openOne(s: State, space: number, log?: Log<Cdg>): void {
  const { slots } = s.sides[s.active];
  if (space === C && !slots[C] && pileHasCards(s, s.active)) slots[C] = fromPile(s, s.active);
  const slot = slots[space];
  if (!slot || slot.up) return;
  if (undecided(slot)) return queue(s, s.active, space);
  slot.up = true;
  slot.closed = false;
  const at = SPACES[space] as Space;
  if (!slot.card) log?.('turned-up-all', { side: sideName(s.options.deck, s.active), spaces: at });
  else log?.('turned-up', { ...named(s, s.active, slot.card), space: at });
}

/** The face-up cards with the fewest Ops among these spaces; untracked, any of them may be one. */
function lowest(s: Readonly<State>, among: readonly number[]): number[] {
  const { slots } = s.sides[s.active];
  const up = among.filter((i) => slots[i]?.up);
  if (!tracked(s)) return up;
  const ops = (i: number) => factsOf(s, (slots[i] as Slot).card).ops;
  const least = Math.min(...up.map(ops));
  return up.filter((i) => ops(i) === least);
}

/** Which cards the face lets the player use. */
function picks(s: Readonly<State>): number[] {
  const { slots } = s.sides[s.active];
  switch (s.grey) {
    case 1:
      return [...(slots[C]?.up ? [C] : []), ...lowest(s, ROW)].sort();
    case 2: {
      const ops = lowest(s, ALL);
      return ALL.filter(
        (i) =>
          slots[i]?.up && (ops.includes(i) || !tracked(s) || mayUse(s, factsOf(s, slots[i].card), 'event')),
      );
    }
    default:
      return (OPENS[s.grey] ?? []).filter((i) => slots[i]?.up);
  }
}

function pickNode(s: Readonly<State>): Node<Cdg> {
  const moves = picks(s).map((i): Move => `pick:${SPACES[i] as Space}`);
  return decide('pick', 'player', moves.length > 0 ? moves : ['one-op']);
}

function pick(s: State, move: string, log?: Log<Cdg>): void {
  if (move === 'one-op') return takeOneOp(s, 'no-card-left', log);
  const from = SPACES.indexOf(arg(move) as Space);
  const how = s.grey !== 2 ? 'any' : lowest(s, ALL).includes(from) ? 'event-or-ops' : 'event-only';
  const card = s.sides[s.active].slots[from]?.card ?? '';
  log?.('picked', { ...named(s, s.active, card), space: SPACES[from] as Space });
  s.playing = { from, card, how, use: '' };
  s.step = 'name';
}

/** A gap is filled with C if it lies open, else from the pile. A dry pile gives nothing, and caps the counter. */
export function fillGap(
  s: State,
  side: Side,
  space: number,
  up: boolean,
  log?: Log<Cdg>,
): 'C' | 'pile' | 'none' {
  const own = s.sides[side];
  const { slots } = own;
  const c = slots[C];
  if (c) {
    slots[space] = { ...c, up };
    slots[C] = null;
    log?.('c-moves', { side: sideName(s.options.deck, side), space: SPACES[space] as Space, up });
    return 'C';
  }
  if (pileHasCards(s, side)) {
    slots[space] = fromPile(s, side);
    return 'pile';
  }
  if (!own.dry) log?.('pile-dry', { side: sideName(s.options.deck, side) });
  own.dry = true;
  own.left = Math.min(own.left, 4);
  return 'none';
}

/** Nothing slides; a gap gets the facing it had, face up after a 1. Told in the order in which hands do it. */
function fateRefill(s: State, log?: Log<Cdg>): void {
  const side = s.sides[s.active];
  const { slots } = side;
  const used = s.playing?.from ?? -1;
  if (s.playing) side.left = Math.max(0, side.left - 1);
  let spaces = '';
  let turned = '';
  const told = () => {
    dealt(s, s.active, spaces, log);
    if (turned) log?.('turned-up-all', { side: sideName(s.options.deck, s.active), spaces: turned });
    spaces = '';
    turned = '';
  };
  for (const i of ROW) {
    if (slots[i]) continue;
    const up = (s.grey === 1 && i === used) || (s.wasUp & (1 << i)) > 0;
    if (!slots[C] && !pileHasCards(s, s.active)) told();
    const from = fillGap(s, s.active, i, up, log);
    if (from === 'none') break;
    if (from === 'C') continue;
    spaces += SPACES[i];
    const slot = side.slots[i] ?? null;
    if (up && undecided(slot)) queue(s, s.active, i);
    else if (up && slot) {
      slot.up = true;
      turned += SPACES[i];
    }
  }
  told();
  s.step = 'next';
}

/** At the turn's end a pile that ran dry is made up again: face-down cards and discards, and the gaps are filled. */
export function fateTurnOver(s: State, side: Side, log?: Log<Cdg>): void {
  const own = s.sides[side];
  if (own.dry && tracked(s)) {
    nameAll(s, side);
    if (s.turning.length > 0) return;
    const deck = deckOf(s, side);
    const back = deck.discards;
    const before = back.length;
    const left = pileSize(s, side);
    deck.discards = [];
    let spaces = '';
    for (const [i, slot] of own.slots.entries()) {
      if (!slot || (slot.up && i !== C)) continue;
      if (slot.card) back.push(slot.card);
      own.slots[i] = null;
      spaces += SPACES[i];
    }
    forgetOldShuffles(s, deckIndex(s, side));
    s.reshuffles++;
    const facts = { side: sideName(s.options.deck, side), cards: before + spaces.length };
    if (spaces) log?.('collected', { side: facts.side, spaces });
    // New cards may have come into the pile since it ran dry.
    if (facts.cards > 0) log?.(left > 0 ? 'shuffled-in' : 'reshuffled', facts);
    shuffleIn(s, deckIndex(s, side), back);
  }
  own.dry = false;
  let spaces = '';
  for (const i of ROW) {
    if (own.slots[i] || !pileHasCards(s, side)) continue;
    own.slots[i] = fromPile(s, side);
    spaces += SPACES[i];
  }
  dealt(s, side, spaces, log);
}

/** An open C goes back into a pile that is shuffled. */
export function openTop(s: State, side: Side, log?: Log<Cdg>): readonly string[] {
  const c = s.options.method === 'fateDie' ? s.sides[side].slots[C] : null;
  if (!c) return [];
  s.sides[side].slots[C] = null;
  log?.('collected', { side: sideName(s.options.deck, side), spaces: 'C' });
  return c.card ? [c.card] : [];
}

/** A and B begin face up. */
export function fateSetup(s: State, side: Side): void {
  s.sides[side].slots[C] = null;
  for (const i of [0, 1]) {
    const slot = s.sides[side].slots[i];
    if (undecided(slot ?? null)) queue(s, side, i);
    else if (slot) slot.up = true;
  }
}
