/** What the sentences need from the view. */
import type { Words } from '../../../kernel/words.ts';
import {
  type Card,
  cardOf,
  type Deck,
  fullName,
  type Side,
  type Space,
  shortName,
  sideName,
  spacesOf,
} from '../rules/cards/deck.ts';
import { opponent, rangeIn, rangeOf, turningNow } from '../rules/cards/display.ts';
import type { Cdg, State } from '../rules/state.ts';

export const activeName = (s: State): string => sideName(s.options.deck, s.active);
export const attackerName = (s: State): string => sideName(s.options.deck, s.battle?.attacker ?? s.active);
export const defenderName = (s: State): string =>
  sideName(s.options.deck, opponent(s.battle?.attacker ?? s.active));

/** The card to turn up or to name: whose, where, and whether it is face up already. */
export function turned(s: State): { side: string; space: Space; up: boolean } {
  const now = turningNow(s);
  if (!now) return { side: activeName(s), space: 'A', up: false };
  return { side: sideName(s.options.deck, now.side), space: now.space, up: now.slot.up };
}

export function nameOf(s: State, id: string | null): string {
  return id ? fullName(cardOf(s.options.deck, id)) : '';
}

/** Cards of both sides may come up in one go, and then it must be said whose each is. */
export const bothTurnUp = (options: State['options']): boolean =>
  options.method === 'fateDie' || options.deck.shared;

/** A card as the player looks it up: its number or id, and its name. */
export function numberedName(deck: Deck, id: string): string | undefined {
  const card = deck.cards.find((each) => each.id === id);
  return card && `${shortName(deck, card)} ${fullName(card)}`;
}

/** The name of the card in a space of a side; '' if nobody knows it. */
export function cardIn(s: State, side: Side, space: Space): string {
  const slot = s.sides[side].slots[space];
  return slot?.up ? nameOf(s, slot.card) : '';
}

export function nominee(s: State): { space: Space; name: string; range: number } {
  const space = s.nominated ?? 'A';
  return { space, name: cardIn(s, s.active, space), range: rangeOf(s, space) };
}

interface InPlay {
  readonly card: Card | undefined;
  readonly name: string;
  /** '' for the top card. */
  readonly space: Space | '';
  readonly asEvent: boolean;
}

export function inPlay(s: State): InPlay {
  const { playing } = s;
  const card = playing?.card ? cardOf(s.options.deck, playing.card) : undefined;
  const space = playing && playing.from !== 'top' ? playing.from : '';
  const asEvent = playing?.how === 'event' || playing?.how === 'opening';
  return { card, name: card ? fullName(card) : '', space, asEvent };
}

/** The card that the defender rolls for: its space, its name and its range. */
export function defending(s: State): { space: Space; name: string; range: number } {
  const side = opponent(s.battle?.attacker ?? 0);
  const space = s.battle?.defenceFrom ?? 'A';
  return { space, name: cardIn(s, side, space), range: rangeOf(s, space) };
}

/** A range as the die shows it: 0, 1 or 1–4. */
export const upTo = (range: number): string => (range < 2 ? String(range) : `1–${range}`);

/** The activation ranges as they are written beside the spaces, each in one piece: 'A 1, B 1–2'. */
export function rangesOf(options: State['options'], letter: (space: string) => string): string {
  return spacesOf(options.deck)
    .map((space) => {
      const range = rangeIn(options, space);
      return `${letter(space)}\u00a0${range === 0 ? '–' : upTo(range)}`;
    })
    .join(', ');
}

export const lastSpace = (s: State): Space => spacesOf(s.options.deck).at(-1) ?? 'A';

/** No turn follows this one. */
export const isLastTurn = (s: State): boolean => s.turn >= s.options.deck.turns[s.options.scenario];

/** What the reminder of a phase is about: nobody checks commitment in turn 1. */
export function reminderOf({ options, phase, turn }: State): string {
  const id = options.deck.phases[phase ?? 0] ?? '';
  return id === 'war-status' && turn < 2 ? 'war-status-turn-1' : id;
}

/** The letter of a space on the displays at the table, alone as it is printed there. */
export const letterOf = (words: Words<Cdg>, space: string): string =>
  words.print?.('display', space) ?? space;
