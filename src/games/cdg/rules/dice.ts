/** Steps 2 and 3 of an action round: the nominated card, the two dice, and which card they give. */
import { passage, type Steps } from '../../../kernel/flow.ts';
import { arg, type Chance, decide, type Hand, type Log, type Node, num } from '../../../kernel/game.ts';
import { SPACES, type Space, sideName } from './deck.ts';
import { named, rangeOf, readyPile, topNode } from './display.ts';
import { deckIndex, see, tracked } from './pile.ts';
import type { Cdg, Move, OneOp, Playing, Result, State } from './state.ts';

/** P40: grey and blue together are one roll, `roll:GB`. */
export const ROLL: Chance<Cdg> = {
  kind: 'chance',
  ask: 'roll',
  secret: undefined,
  moves: Array.from({ length: 36 }, (_, i): Move => `roll:${(Math.floor(i / 6) + 1) * 10 + (i % 6) + 1}`),
  weights: Array(36).fill(1),
  total: 36,
};

const PAIR: Hand<Move> = {
  dice: ['grey', 'blue'],
  sum: false,
  move: ([grey = 1, blue = 1]) => `roll:${10 * grey + blue}`,
};

export const dice: Steps<Cdg, 'nominate' | 'roll' | 'own-space' | 'draw' | 'top'> = {
  nominate: { node: nominateNode, play: nominate },
  roll: { node: () => ROLL, play: (s, move, log) => rolled(s, num(move), log) },
  'own-space': { node: ownSpaceNode, play: ownSpace },
  draw: passage(drawTop),
  top: { node: topNode, play: (s, move, log) => topCard(s, arg(move), log) },
};

export function pairRolled(s: Readonly<State>): Hand<Move> | undefined {
  return s.step === 'roll' ? PAIR : undefined;
}

/** Which card the roll gives to the one nominated in `space` (0 is A) with range 1 to `range` (P42-P68). */
export function outcomeOf(grey: number, blue: number, space: number, range: number, spaces: number): Result {
  // A die beyond the last space counts as 6.
  const named = blue <= spaces ? (SPACES[blue - 1] as Space) : undefined;
  if (grey === blue) return named ? `event:${named}` : 'event:top';
  if (grey <= range) return 'nominated';
  if (!named) return 'top';
  return blue - 1 === space ? 'one-op' : named;
}

/** P18: the opening card's event, in its own round, without dice. */
function openingSpace(s: Readonly<State>): number {
  const { opening } = s.options.deck;
  if (!opening || s.active !== opening.side || s.turn !== opening.turn || s.round !== opening.round)
    return -1;
  if (!tracked(s)) return SPACES.indexOf(s.options.opening as Space);
  return s.sides[s.active].slots.findIndex((slot) => slot?.card === opening.card && slot.up);
}

/** P39: exactly one card of the own display, before the roll. */
function nominateNode(s: Readonly<State>): Node<Cdg> {
  const moves: Move[] = [];
  if (openingSpace(s) >= 0) moves.push('opening');
  for (const [i, slot] of s.sides[s.active].slots.entries())
    if (slot) moves.push(`nominate:${SPACES[i] as Space}`);
  if (s.options.voluntaryOneOp || moves.length === 0) moves.push('one-op');
  return decide('nominate', 'player', moves);
}

function nominate(s: State, move: string, log?: Log<Cdg>): void {
  if (move === 'one-op') return takeOneOp(s, displayEmpty(s) ? 'empty-display' : 'chosen', log);
  if (move === 'opening') {
    const from = openingSpace(s);
    s.playing = { from, card: s.sides[s.active].slots[from]?.card ?? '', how: 'event-only', use: '' };
    s.step = 'name';
    return;
  }
  s.nominated = SPACES.indexOf(arg(move) as Space);
  const card = s.sides[s.active].slots[s.nominated]?.card ?? '';
  const range = rangeOf(s, s.nominated);
  log?.('nominated', { ...named(s, s.active, card), space: SPACES[s.nominated] as Space, range });
  s.step = 'roll';
}

export function displayEmpty(s: Readonly<State>): boolean {
  return s.sides[s.active].slots.every((slot) => slot === null);
}

/** P41: the pair alone decides. */
function rolled(s: State, pair: number, log?: Log<Cdg>): void {
  s.grey = Math.floor(pair / 10);
  s.blue = pair % 10;
  const { spaces } = s.options.deck;
  const result = outcomeOf(s.grey, s.blue, s.nominated, rangeOf(s, s.nominated), spaces);
  const space = SPACES[s.nominated] as Space;
  log?.('rolled', {
    side: sideName(s.options.deck, s.active),
    space,
    grey: s.grey,
    blue: s.blue,
    result: result === 'one-op' && s.options.ownSpace === 'playable' ? 'nominated' : result,
  });
  if (result === 'nominated') return take(s, s.nominated, 'any', log);
  if (result === 'one-op') {
    // P53: forced. Version 3.0 lets the nominated card through after all.
    if (s.options.ownSpace === 'playable') s.step = 'own-space';
    else takeOneOp(s, 'own-space', log);
    return;
  }
  if (result === 'top' || result === 'event:top') {
    s.playing = { from: -1, card: '', how: result === 'top' ? 'any' : 'event', use: '' };
    s.step = 'draw';
    return;
  }
  const event = result.startsWith('event:');
  take(s, SPACES.indexOf((event ? arg(result) : result) as Space), event ? 'event' : 'any', log);
}

/** The card in this space is the one to play; where none lies (after a battle) it is a 1-Ops activation. */
function take(s: State, space: number, how: Playing['how'], log?: Log<Cdg>): void {
  const slot = s.sides[s.active].slots[space];
  if (!slot) return takeOneOp(s, 'empty-space', log);
  s.playing = { from: space, card: slot.card, how, use: '' };
  s.step = 'name';
}

/** P53, P54: an activation for one Ops point, and no card. */
export function takeOneOp(s: State, why: OneOp, log?: Log<Cdg>): void {
  s.playing = null;
  s.oneOp = why;
  s.sides[s.active].last = '';
  log?.('one-op', { side: sideName(s.options.deck, s.active), why });
  s.step = 'one-op';
}

function ownSpaceNode(s: Readonly<State>): Node<Cdg> {
  const there = s.sides[s.active].slots[s.nominated];
  return decide('own-space', 'player', there ? ['play', 'one-op'] : ['one-op']);
}

function ownSpace(s: State, move: string, log?: Log<Cdg>): void {
  if (move === 'play') take(s, s.nominated, 'any', log);
  else takeOneOp(s, 'own-space', log);
}

/** P55, P68: the top card of the pile. With nothing to draw from it is a 1-Ops activation. */
function drawTop(s: State, log?: Log<Cdg>): void {
  if (!tracked(s)) {
    s.step = 'act';
    return;
  }
  const pile = readyPile(s, s.active, log);
  if (pile === 'ready') s.step = 'top';
  if (pile === 'none') takeOneOp(s, 'no-card-left', log);
}

/** P56, P68: the card from the pile is played at once. */
function topCard(s: State, card: string, log?: Log<Cdg>): void {
  (s.playing as Playing).card = card;
  s.seen++;
  see(s, deckIndex(s, s.active), card);
  log?.('drawn', named(s, s.active, card));
  s.step = 'name';
}
