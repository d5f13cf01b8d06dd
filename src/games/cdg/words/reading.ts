/** What the dictionaries read from the view, the same in every language. */
import { type Lang, listing } from '../../../kernel/words.ts';
import {
  type Card,
  cardOf,
  type Deck,
  fullName,
  type Side,
  SPACES,
  type Space,
  shortName,
  sideName,
} from '../rules/deck.ts';
import { opponent, rangeIn, rangeOf, turningNow } from '../rules/display.ts';
import { type HintKind, openHints, readHint } from '../rules/hints.ts';
import type { State } from '../rules/state.ts';

export type HintWords = { readonly [K in HintKind]: (...args: string[]) => string };

export const activeName = (s: State): string => sideName(s.options.deck, s.active);
export const attackerName = (s: State): string => sideName(s.options.deck, s.battle?.attacker ?? s.active);
export const defenderName = (s: State): string =>
  sideName(s.options.deck, opponent(s.battle?.attacker ?? s.active));

/** The card to turn up or to name: whose, where, and whether it already lies face up. */
export function turned(s: State): { side: string; space: Space; up: boolean } {
  if (s.turning.length === 0) return { side: activeName(s), space: 'A', up: false };
  const { side, space, slot } = turningNow(s);
  return { side: sideName(s.options.deck, side), space: SPACES[space] as Space, up: slot.up };
}

export function nameOf(s: State, id: string): string {
  return id ? fullName(cardOf(s.options.deck, id)) : '';
}

/** Cards of both sides may come up in one go, and then it must be said whose each is. */
export const bothTurnUp = (options?: State['options']): boolean =>
  options !== undefined && (options.method === 'fateDie' || options.deck.shared);

/** A card as the player looks it up: what it goes by, and its name. */
export function numberedName(deck: Deck, id: string): string | undefined {
  const card = deck.cards.find((each) => each.id === id);
  return card && `${shortName(deck, card)} ${fullName(card)}`;
}

/** The card in a space of a side, as people call it; '' where nobody knows. */
export function cardIn(s: State, side: Side, space: string): string {
  const slot = s.sides[side].slots[SPACES.indexOf(space as Space)];
  return slot?.up && slot.card ? nameOf(s, slot.card) : '';
}

export function nominee(s: State): { space: Space; name: string; range: number } {
  const at = Math.max(0, s.nominated);
  const space = SPACES[at] as Space;
  return { space, name: cardIn(s, s.active, space), range: rangeOf(s, at) };
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
  const from = playing && playing.from >= 0 ? (SPACES[playing.from] as Space) : '';
  return { card, name: card ? fullName(card) : '', space: from, asEvent: playing?.how === 'event' };
}

/** The die for the defender's card: where it lies, its name and its range. */
export function defending(s: State): { space: Space; name: string; range: number } {
  const side = opponent(s.battle?.attacker ?? 0);
  const at = Math.max(0, s.battle?.defenceFrom ?? 0);
  const space = SPACES[at] as Space;
  return { space, name: cardIn(s, side, space), range: rangeOf(s, at) };
}

/** Replacement points as printed: 'FR 2, RU 3'. */
export function points(card: Card | undefined): string {
  return Object.entries(card?.rp ?? {})
    .map(([nation, n]) => `${nation} ${n}`)
    .join(', ');
}

/** What to mind before the event is played, in the words of a language. */
export function mind(s: State, words: HintWords, lang: Lang): string {
  // Several cards of one condition are alternatives: any of them will do.
  const or = listing(lang, 'or');
  return openHints(s)
    .map((hint) => {
      const read = readHint(hint);
      if (!read) return hint;
      const named = (arg: string) =>
        or(arg.split(',').map((id) => s.options.deck.cards.find((card) => card.id === id)?.name ?? id));
      return words[read.kind](...read.args.map(named));
    })
    .join('; ');
}

/** A range as the die shows it: 0, 1 or 1–4. */
export const upTo = (range: number): string => (range < 2 ? String(range) : `1–${range}`);

/** The activation ranges as they are written beside the spaces, each in one piece: 'A 1, B 1–2'. */
export function rangesOf(options: State['options'], letter: (space: string) => string): string {
  return SPACES.slice(0, options.deck.spaces)
    .map((space, i) => {
      const range = rangeIn(options, i);
      return `${letter(space)}\u00a0${range === 0 ? '–' : upTo(range)}`;
    })
    .join(', ');
}

export const lastSpace = (s: State): Space => SPACES[s.options.deck.spaces - 1] as Space;

/** No turn follows this one. */
export const isLastTurn = (s: State): boolean => s.turn >= s.options.deck.turns[s.options.scenario];

export const phaseOf = (s: State): string => s.options.deck.phases[s.phase] ?? '';

/** What the reminder of a phase is about: nobody checks commitment in turn 1. */
export const reminderOf = (s: State): string =>
  phaseOf(s) === 'war-status' && s.turn < 2 ? 'war-status-turn-1' : phaseOf(s);

/** `verb:arg` of an outcome: ['event', 'C'] of 'event:C'. */
export function parts(text: string): [string, string] {
  const [a = '', b = ''] = text.split(':');
  return [a, b];
}

/** A space is called by its letter, whatever word or quotation marks stand around it in a language. */
export function letterOf(cell: string): string {
  return cell.match(/\p{Lu}(?=\P{L}*$)/u)?.[0] ?? cell;
}
