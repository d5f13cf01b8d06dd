/** A deck as the form holds it: numbers may be missing while they are typed. The reader's checks decide if it can be played. */
import { KINDS, type Kind, type Scenario, SPACES } from '../rules/cards/deck.ts';

export type Typed = number | null;

/** What the form shows of a card; what it doesn't, such as hints, stays as it came. */
export interface DraftCard {
  readonly id: string;
  readonly side: string;
  readonly name: string;
  readonly group: string;
  readonly ops: Typed;
  readonly sr: Typed;
  readonly status: Typed;
  readonly rp: Readonly<Record<string, Typed>>;
  readonly kind: Kind;
  readonly combat: boolean;
  readonly star: boolean;
  readonly nation: string;
}

export interface Draft {
  readonly title: string;
  readonly sides: readonly { readonly id: string; readonly name: string }[];
  readonly shared: boolean;
  readonly spaces: Typed;
  readonly ranges: readonly Typed[];
  readonly turns: Readonly<Record<Scenario, Typed>>;
  readonly rounds: Typed;
  readonly groups: readonly { readonly id: string; readonly status: Typed }[];
  readonly cards: readonly DraftCard[];
}

type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const list = (value: unknown): readonly Part[] => (Array.isArray(value) ? value.filter(isPart) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): Typed => (typeof value === 'number' ? value : null);

function cardOf(card: Part): DraftCard {
  const points = isPart(card.rp) ? Object.entries(card.rp).map(([nation, n]) => [nation, number(n)]) : [];
  return {
    ...card,
    id: text(card.id),
    side: text(card.side),
    name: text(card.name),
    group: text(card.group),
    ops: number(card.ops),
    sr: number(card.sr),
    status: number(card.status),
    rp: Object.fromEntries(points),
    kind: KINDS.find((kind) => kind === card.kind) ?? 'other',
    combat: card.combat === true,
    star: card.star === true,
    nation: text(card.nation),
  };
}

/** What the form can show of it; undefined if it isn't a deck at all. */
export function draftOf(data: unknown): Draft | undefined {
  if (!isPart(data) || !Array.isArray(data.cards) || !Array.isArray(data.sides)) return undefined;
  const turns = isPart(data.turns) ? data.turns : {};
  return {
    ...data,
    title: text(data.title),
    sides: list(data.sides).map(({ id, name }) => ({ id: text(id), name: text(name) })),
    shared: data.shared === true,
    spaces: number(data.spaces),
    ranges: Array.isArray(data.ranges) ? data.ranges.map(number) : [],
    turns: {
      introductory: number(turns.introductory),
      limited: number(turns.limited),
      campaign: number(turns.campaign),
    },
    rounds: number(data.rounds),
    groups: list(data.groups).map(({ id, status }) => ({ id: text(id), status: number(status) })),
    cards: list(data.cards).map(cardOf),
  };
}

/** The list with something else in this place; undefined takes it out. */
export function put<T>(items: readonly T[], at: number, item: T | undefined): readonly T[] {
  return items.flatMap((old, i) => (i !== at ? [old] : item === undefined ? [] : [item]));
}

/** Every space has a range: those that come get the whole die. */
export function withSpaces(draft: Draft, spaces: Typed): Draft {
  if (spaces === null || spaces < 1 || spaces > SPACES.length) return { ...draft, spaces };
  return { ...draft, spaces, ranges: Array.from({ length: spaces }, (_, i) => draft.ranges[i] ?? 6) };
}

/** One more card, with the first id of its side that is free. */
export function withAnother(draft: Draft, side: string): Draft {
  const letter = /^[A-Za-z]/.exec(side)?.[0].toUpperCase() ?? 'C';
  const taken = new Set(draft.cards.map(({ id }) => id));
  let nth = 1;
  const id = () => `${letter}-${String(nth).padStart(2, '0')}`;
  while (taken.has(id())) nth++;
  const card: DraftCard = {
    id: id(),
    side,
    name: '',
    group: draft.groups[0]?.id ?? '',
    ops: null,
    sr: 0,
    status: 0,
    rp: {},
    kind: 'other',
    combat: false,
    star: false,
    nation: '',
  };
  return { ...draft, cards: [...draft.cards, card] };
}

/** A combat card is marked as one in both places. */
export function withKind(card: DraftCard, kind: Kind): DraftCard {
  return { ...card, kind, combat: kind === 'combat' };
}

/** "boats 2, guards 1" */
export function pointsText(rp: DraftCard['rp']): string {
  return Object.entries(rp)
    .map(([nation, points]) => `${nation} ${points ?? ''}`.trim())
    .join(', ');
}

/** A nation without its number is kept, and the checks report it. */
export function pointsOf(written: string): DraftCard['rp'] {
  const parts = written.split(/[,;]/).map((part) => part.trim());
  return Object.fromEntries(
    parts.filter(Boolean).map((part) => {
      const [, nation = part, points] = /^(.*?)\s+(\d+)$/.exec(part) ?? [];
      return [nation, points === undefined ? null : Number(points)];
    }),
  );
}
