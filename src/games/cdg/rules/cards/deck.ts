/** What a deck is: the facts printed on the cards, and the frame of the game that they are played in. */
import { arg } from '../../../../kernel/game.ts';

export const SPACES = ['A', 'B', 'C', 'D', 'E'] as const;
export type Space = (typeof SPACES)[number];

/** The space that a move or the result of a roll names: its argument, or all of it. */
export function spaceOf(move: string): Space {
  const named = arg(move) || move;
  const space = SPACES.find((each) => each === named);
  if (!space) throw new Error(`'${move}' names no space`);
  return space;
}

/** The sides in the order of play. */
export type Side = 0 | 1;
export const SIDES: readonly Side[] = [0, 1];

export const KINDS = ['other', 'combat', 'reinforcement', 'neutral'] as const;
export type Kind = (typeof KINDS)[number];

export interface Card {
  readonly id: string;
  /** Id of the side whose deck it belongs to; '' in a shared deck. */
  readonly side: string;
  /** As printed; 0 for none. */
  readonly number: number;
  readonly name: string;
  /** What tells cards of one name apart. */
  readonly detail: string;
  readonly group: string;
  readonly ops: number;
  readonly sr: number;
  /** Replacement points by nation; nations with none are left out. */
  readonly rp: Readonly<Record<string, number>>;
  /** What the event adds to the side's war status. */
  readonly status: number;
  /** P22: marked as a combat card. */
  readonly combat: boolean;
  /** P73: starred, so it leaves the game when played as its event. */
  readonly star: boolean;
  /** A combat card that serves in one battle of a turn only. */
  readonly once: boolean;
  readonly kind: Kind;
  /** For reinforcements. */
  readonly nation: string;
  /** Conditions of the event, for the player to judge: hints, never a reason to refuse. */
  readonly hints: readonly string[];
}

export const SCENARIOS = ['introductory', 'limited', 'campaign'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** Cards that come into play together, once the war status of their side has reached `status`. */
export interface Group {
  readonly id: string;
  readonly status: number;
}

interface SideOfDeck {
  /** Short, without blanks: it is in moves, facts and the journal. */
  readonly id: string;
  /** What to call it; '' if the dictionaries know the id. */
  readonly name: string;
}

export interface Deck {
  readonly id: string;
  readonly title: string;
  /** The language that the cards are printed in, as in `pl` or `en-GB`; left out if unknown. */
  readonly lang?: string;
  /** In the order of play. */
  readonly sides: readonly [SideOfDeck, SideOfDeck];
  /** One deck for both sides. */
  readonly shared: boolean;
  /** One to five. */
  readonly spaces: number;
  /** The activation range of each space, 0-6, as the printed displays have it. */
  readonly ranges: readonly number[];
  readonly turns: Readonly<Record<Scenario, number>>;
  /** Action rounds of each side in a turn. */
  readonly rounds: number;
  /** The first one is in play from the beginning. */
  readonly groups: readonly Group[];
  /** What follows the action rounds of a turn; 'war-status' is where new groups come in. */
  readonly phases: readonly string[];
  /** A card whose event needs no dice in one round (P18), and which may be put on the first display (P12). */
  readonly opening: {
    readonly card: string;
    readonly side: Side;
    readonly turn: number;
    readonly round: number;
  } | null;
  /** What each face of the die says at the start of a turn, one list for each side. */
  readonly mandated: readonly [readonly string[], readonly string[]] | null;
  readonly vp: { readonly start: number; readonly min: number; readonly max: number } | null;
  /** Combined war status at which the war may end; 0: it doesn't. */
  readonly armistice: number;
  readonly cards: readonly Card[];
}

/** The spaces of a display. */
export function spacesOf(deck: Deck): readonly Space[] {
  return SPACES.slice(0, deck.spaces);
}

const INDEX = new WeakMap<Deck, Map<string, Card>>();

/** The card of an id. */
export function cardOf(deck: Deck, id: string): Card {
  let index = INDEX.get(deck);
  if (!index) {
    index = new Map(deck.cards.map((card) => [card.id, card]));
    INDEX.set(deck, index);
  }
  const card = index.get(id);
  if (!card) throw new Error(`no card '${id}' in the deck '${deck.id}'`);
  return card;
}

/** The language of the names on the cards, which may differ from that of the screen; '' if unknown. */
export function langOf({ lang = '' }: Deck): string {
  return lang;
}

/** How the story and the prompts call a side: by the deck's name for it, else by its id. */
export function sideName(deck: Deck, side: Side): string {
  return deck.sides[side].name || deck.sides[side].id;
}

/** A card's whole name, as people tell it apart: 'Russian Reinforcements (RU 11)'. */
export function fullName(card: Card): string {
  return card.detail ? `${card.name} (${card.detail})` : card.name;
}

const NUMBERED = new WeakMap<Deck, ReadonlySet<string>>();

/**
 * How the player names a card: by its printed number if all cards of its pile have different ones, else by its id.
 */
export function shortName(deck: Deck, card: Card): string {
  let piles = NUMBERED.get(deck);
  if (!piles) {
    const sides = [...new Set(deck.cards.map(({ side }) => side))];
    piles = new Set(
      sides.filter((side) => {
        const numbers = deck.cards
          .filter((each) => deck.shared || each.side === side)
          .map((each) => each.number);
        return !numbers.includes(0) && new Set(numbers).size === numbers.length;
      }),
    );
    NUMBERED.set(deck, piles);
  }
  return piles.has(card.side) ? String(card.number) : card.id;
}

/**
 * Cards written one to a line: id, name, detail, group, Ops, SR, RP, war status, marks, kind, nation, hints.
 * Marks: `c` combat card, `*` starred, `1` once a turn. RP are in the order of `nations`.
 */
export function cardsFrom(text: string, side: string, nations: readonly string[]): readonly Card[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [
        id = '',
        name = '',
        detail = '',
        group = '',
        ops,
        sr,
        rp = '',
        status,
        marks = '',
        kind,
        nation = '',
        hints,
      ] = line.split('|');
      const points = rp.split(' ').map(Number);
      return {
        id,
        side,
        number: Number(id.slice(id.lastIndexOf('-') + 1)),
        name,
        detail,
        group,
        ops: Number(ops),
        sr: Number(sr),
        rp: Object.fromEntries(
          nations.map((of, i) => [of, points[i] ?? 0] as const).filter(([, n]) => n > 0),
        ),
        status: Number(status),
        combat: marks.includes('c'),
        star: marks.includes('*'),
        once: marks.includes('1'),
        kind: KINDS.find((each) => each === kind) ?? 'other',
        nation,
        hints: hints ? hints.split(';') : [],
      };
    });
}
