/** Any legal way: operations, strategic redeployment, replacement points, event; and the limits of the base game. */
import { passage, type Steps } from '../../../../kernel/flow.ts';
import { decide, type Log, type Node, table } from '../../../../kernel/game.ts';
import { type Card, type Side, sideName } from '../cards/deck.ts';
import { named, queue } from '../cards/display.ts';
import { factsOf, tracked, undecided } from '../cards/pile.ts';
import {
  type Cdg,
  type Impossible,
  type Move,
  type Playing,
  playingOf,
  type State,
  USES,
  type Use,
} from '../state.ts';

/** Only the table knows whether the event's conditions are met. */
const EVENT = table<Cdg>('event', ['event', 'no-event']);

export const uses: Steps<Cdg, 'name' | 'event' | 'use'> = {
  name: passage(nameCard),
  event: {
    node: () => EVENT,
    play: (s, move, log) => (move === 'event' ? useCard(s, move, log) : notEvent(s, log)),
  },
  use: {
    node: useNode,
    play: (s, move, log) => (isUse(move) ? useCard(s, move, log) : noUse(s, log)),
  },
};

function isUse(move: Move): move is Use {
  return move === 'ops' || move === 'sr' || move === 'rp' || move === 'event';
}

/**
 * Is this use legal by what the program knows? SR and RP never twice running; the event of a combat card only in
 * battle (P21); a nation's reinforcements once a turn and not in turn 1; one neutral a turn for both sides.
 * Whatever depends on the map is the player's to judge.
 */
export function mayUse(s: Readonly<State>, card: Card, use: Use): boolean {
  return whyNot(s, card, use) === undefined;
}

/** What rules the use out: the card has no such number, it was also the last use, or the event isn't possible. */
export function whyNot(
  s: Readonly<State>,
  card: Card,
  use: Use,
): 'no-value' | 'twice-running' | Impossible | undefined {
  const { last } = s.sides[s.active];
  switch (use) {
    case 'ops':
      return card.ops > 0 ? undefined : 'no-value';
    case 'sr':
      if (card.sr === 0) return 'no-value';
      return last === 'sr' ? 'twice-running' : undefined;
    case 'rp':
      if (Object.keys(card.rp).length === 0) return 'no-value';
      return last === 'rp' ? 'twice-running' : undefined;
    case 'event':
      return impossible(s, card);
  }
}

/** What rules out the event by what the program knows. */
function impossible(s: Readonly<State>, { combat, kind, nation }: Card): Impossible | undefined {
  if (combat) return 'combat';
  if (kind === 'reinforcement' && s.turn <= 1) return 'first-turn';
  if (kind === 'reinforcement' && s.sides[s.active].reinforced.includes(nation)) return 'reinforced';
  return kind === 'neutral' && s.neutral ? 'neutral' : undefined;
}

/** The card in play, once it is known, with what is printed on it. */
export function inPlay(s: Readonly<State>): { readonly how: Playing['how']; readonly facts: Card } {
  const { how, card } = playingOf(s);
  if (card === null) throw new Error('nobody knows the card in play');
  return { how, facts: factsOf(s, card) };
}

const NOT_AS_EVENT: readonly Use[] = ['ops', 'sr', 'rp'];

/** Ways that the dice leave open, legal or not. */
function ways(how: Playing['how']): readonly Use[] {
  switch (how) {
    case 'other':
      return NOT_AS_EVENT;
    case 'event-or-ops':
      return ['ops', 'event'];
    case 'event-only':
    case 'opening':
      return ['event'];
    default:
      return USES;
  }
}

export function usesOf(s: Readonly<State>): readonly Use[] {
  const { facts, how } = inPlay(s);
  return ways(how).filter((use) => mayUse(s, facts, use));
}

/** The card in play is known from here on; a random event is tried as its event first (P63, P68). */
function nameCard(s: State, log?: Log<Cdg>): void {
  const playing = playingOf(s);
  if (playing.from !== 'top') {
    const slot = s.sides[s.active].slots[playing.from];
    if (undecided(slot)) return queue(s, s.active, playing.from);
    playing.card = slot?.card ?? null;
  }
  if (!tracked(s)) {
    s.step = 'act';
    return;
  }
  const { how, facts } = inPlay(s);
  if (how === 'opening') useCard(s, 'event', log);
  else if (how === 'event' && mayUse(s, facts, 'event')) s.step = 'event';
  else if (how === 'event') notEvent(s, log);
  else s.step = 'use';
}

/** P64-P66, P69-P71: not as its event, so in any other legal way. */
function notEvent(s: State, log?: Log<Cdg>): void {
  const { facts } = inPlay(s);
  const why = impossible(s, facts) ?? 'conditions';
  log?.('not-event', { ...named(s, s.active, facts.id), why });
  playingOf(s).how = 'other';
  s.step = 'use';
}

function useNode(s: Readonly<State>): Node<Cdg> {
  const uses = usesOf(s);
  return decide('use', 'player', uses.length > 0 ? uses : ['no-use']);
}

/** Ways that aren't offered here; the player may know better. */
export function refusedUses(s: Readonly<State>): readonly Use[] {
  if (s.step === 'event') return NOT_AS_EVENT;
  if (s.step !== 'use') return [];
  const uses = usesOf(s);
  return USES.filter((use) => !uses.includes(use));
}

/** The player knows better than the program, and may say why. */
interface Anyway {
  readonly reason: string;
}

/** The card is used like this, and what the base game's limits depend on is remembered. */
export function useCard(s: State, use: Use, log?: Log<Cdg>, anyway?: Anyway): void {
  const { facts: card } = inPlay(s);
  const side = s.sides[s.active];
  playingOf(s).use = use;
  const value = use === 'ops' ? card.ops : use === 'sr' ? card.sr : undefined;
  log?.('used', {
    ...named(s, s.active, card.id),
    use,
    ...(value !== undefined && { value }),
    anyway: anyway !== undefined,
    reason: anyway?.reason ?? '',
  });
  side.last = use === 'event' && card.hints.includes('counts_as:SR_play') ? 'sr' : use;
  if (use === 'event') {
    eventPlayed(s, s.active, card, log);
    if (card.kind === 'reinforcement' && !side.reinforced.includes(card.nation))
      side.reinforced.push(card.nation);
    if (card.kind === 'neutral') s.neutral = true;
  }
  s.step = 'act';
}

/** An event with a war-status number raises the side's status, which never falls. */
export function eventPlayed(s: State, side: Side, card: Card, log?: Log<Cdg>): void {
  s.events.push({ card: card.id, turn: s.turn });
  if (card.status === 0) return;
  s.sides[side].status += card.status;
  log?.('war-status', {
    side: sideName(s.options.deck, side),
    by: card.status,
    status: s.sides[side].status,
    combined: combined(s),
  });
}

export function combined(s: Readonly<State>): number {
  return s.sides[0].status + s.sides[1].status;
}

/** A card without any legal use is discarded unused. */
function noUse(s: State, log?: Log<Cdg>): void {
  log?.('no-use', named(s, s.active, inPlay(s).facts.id));
  leaveUnused(s);
}

/** The app finds a legal use, but the map allows none: the card is discarded unused. */
export function notPossible(s: State, reason: string, log?: Log<Cdg>): void {
  log?.('not-possible', { ...named(s, s.active, inPlay(s).facts.id), reason });
  leaveUnused(s);
}

function leaveUnused(s: State): void {
  s.sides[s.active].last = null;
  s.step = 'discard';
}
