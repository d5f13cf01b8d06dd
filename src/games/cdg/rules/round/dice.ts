/** Steps 2 and 3 of an action round: the nominated card, the two dice, and which card they give. */
import { passage, type Steps } from '../../../../kernel/flow.ts';
import { arg, type Chance, decide, type Hand, type Log, type Node, num } from '../../../../kernel/game.ts';
import { SPACES, type Space, sideName, spaceOf } from '../cards/deck.ts';
import { named, rangeOf, readyPile, topNode } from '../cards/display.ts';
import { see, tracked } from '../cards/pile.ts';
import {
  type Cdg,
  type Move,
  nominatedOf,
  type OneOp,
  type Playing,
  playingOf,
  type Result,
  type Roll,
  type State,
} from '../state.ts';

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

/** The nominated space, its range from 1 to this number, and how many spaces the display has. */
interface Nominee {
  readonly space: Space;
  readonly range: number;
  readonly spaces: number;
}

/** Which card the roll gives (P42-P68). */
export function resultOf({ grey, blue }: Roll, { space, range, spaces }: Nominee): Result {
  // A die beyond the last space counts as 6 (R6).
  const byBlue = blue <= spaces ? SPACES[blue - 1] : undefined;
  if (grey === blue) return byBlue ? `event:${byBlue}` : 'event:top';
  if (grey <= range) return 'nominated';
  if (!byBlue) return 'top';
  return byBlue === space ? 'one-op' : byBlue;
}

/** P18: the opening card's event, in its own round, without dice. */
function openingSpace(s: Readonly<State>): Space | undefined {
  const { opening } = s.options.deck;
  if (!opening || s.active !== opening.side || s.turn !== opening.turn || s.round !== opening.round)
    return undefined;
  if (!tracked(s)) return s.options.opening === 'no' ? undefined : s.options.opening;
  const { slots } = s.sides[s.active];
  return SPACES.find((space) => slots[space]?.card === opening.card && slots[space].up);
}

/** P39: exactly one card of the own display, before the roll. */
function nominateNode(s: Readonly<State>): Node<Cdg> {
  const moves: Move[] = [];
  if (openingSpace(s)) moves.push('opening');
  const { slots } = s.sides[s.active];
  for (const space of SPACES) if (slots[space]) moves.push(`nominate:${space}`);
  if (s.options.voluntaryOneOp || moves.length === 0) moves.push('one-op');
  return decide('nominate', 'player', moves);
}

function nominate(s: State, move: Move, log?: Log<Cdg>): void {
  if (move === 'one-op') return takeOneOp(s, displayEmpty(s) ? 'empty-display' : 'chosen', log);
  const opening = move === 'opening' ? openingSpace(s) : undefined;
  if (opening) return playFrom(s, opening, 'opening');
  const space = spaceOf(move);
  s.nominated = space;
  const card = s.sides[s.active].slots[space]?.card ?? null;
  log?.('nominated', { ...named(s, s.active, card), space, range: rangeOf(s, space) });
  s.step = 'roll';
}

export function displayEmpty(s: Readonly<State>): boolean {
  const { slots } = s.sides[s.active];
  return SPACES.every((space) => slots[space] === null);
}

/** P41: the pair alone decides. */
function rolled(s: State, pair: number, log?: Log<Cdg>): void {
  const space = nominatedOf(s);
  const roll = { grey: Math.floor(pair / 10), blue: pair % 10 };
  s.roll = roll;
  const { spaces } = s.options.deck;
  const result = resultOf(roll, { space, range: rangeOf(s, space), spaces });
  log?.('rolled', {
    side: sideName(s.options.deck, s.active),
    space,
    ...roll,
    result: result === 'one-op' && s.options.ownSpace === 'playable' ? 'nominated' : result,
  });
  if (result === 'nominated') return take(s, space, 'any', log);
  if (result === 'one-op') {
    // P53: forced. Version 3.0 lets the nominated card through after all.
    if (s.options.ownSpace === 'playable') s.step = 'own-space';
    else takeOneOp(s, 'own-space', log);
    return;
  }
  if (result === 'top' || result === 'event:top') {
    s.playing = { from: 'top', card: null, how: result === 'top' ? 'any' : 'event', use: null };
    s.step = 'draw';
    return;
  }
  take(s, spaceOf(result), result.startsWith('event:') ? 'event' : 'any', log);
}

/** The card in this space is played; if the space is empty (after a battle) it is a 1-Ops activation. */
function take(s: State, space: Space, how: Playing['how'], log?: Log<Cdg>): void {
  if (s.sides[s.active].slots[space]) playFrom(s, space, how);
  else takeOneOp(s, 'empty-space', log);
}

/** The card in this space is in play. */
export function playFrom(s: State, from: Space, how: Playing['how']): void {
  s.playing = { from, card: s.sides[s.active].slots[from]?.card ?? null, how, use: null };
  s.step = 'name';
}

/** P53, P54: an activation for one Ops point, and no card. */
export function takeOneOp(s: State, why: OneOp, log?: Log<Cdg>): void {
  s.playing = null;
  s.oneOp = why;
  s.sides[s.active].last = null;
  log?.('one-op', { side: sideName(s.options.deck, s.active), why });
  s.step = 'one-op';
}

function ownSpaceNode(s: Readonly<State>): Node<Cdg> {
  const there = s.sides[s.active].slots[nominatedOf(s)];
  return decide('own-space', 'player', there ? ['play', 'one-op'] : ['one-op']);
}

function ownSpace(s: State, move: Move, log?: Log<Cdg>): void {
  if (move === 'play') take(s, nominatedOf(s), 'any', log);
  else takeOneOp(s, 'own-space', log);
}

/** P55, P68: the top card of the pile. If the pile is empty: 1-Ops activation. */
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
  playingOf(s).card = card;
  s.seen++;
  see(s, s.active, card);
  log?.('drawn', named(s, s.active, card));
  s.step = 'name';
}
