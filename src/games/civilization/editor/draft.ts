/** A unit deck as the form holds it: numbers may be missing while they are typed. The game's checks decide if it can be played. */

import type { Lang } from '../../../kernel/words.ts';
import { fileTitle } from '../../../web/editor/kept-draft.ts';
import { BASE } from '../rules/box/decks.ts';
import { TYPES, type Type } from '../rules/box/units.ts';

export type Typed = number | null;
export interface DraftCard {
  readonly type: Type;
  readonly copies: Typed;
  readonly strength: readonly Typed[];
  readonly health?: readonly Typed[];
}
export interface Draft {
  readonly name: string;
  readonly totals: 'strength' | 'health';
  readonly cards: readonly DraftCard[];
}

const RANKS = 4;

export const freshDraft = (lang: Lang): Draft =>
  draftOf(BASE, lang) ?? { name: '', totals: 'strength', cards: [] };

const isPart = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const number = (value: unknown): Typed => (typeof value === 'number' ? value : null);
const byRank = (value: unknown): readonly Typed[] =>
  Array.from({ length: RANKS }, (_, i) => number(Array.isArray(value) ? value[i] : undefined));

/** What the form can show of it; undefined if it isn't a deck at all. */
export function draftOf(data: unknown, lang: Lang): Draft | undefined {
  if (!isPart(data) || !Array.isArray(data.cards)) return undefined;
  const cards = data.cards.filter(isPart).flatMap((card): DraftCard[] => {
    const type = TYPES.find((t) => t === card.type);
    if (!type) return [];
    const { copies, strength, health } = card;
    return [
      {
        type,
        copies: number(copies),
        strength: byRank(strength),
        ...(Array.isArray(health) ? { health: byRank(health) } : {}),
      },
    ];
  });
  return { name: fileTitle(data, lang), totals: data.totals === 'health' ? 'health' : 'strength', cards };
}

/** The deck with another card in this place; undefined takes it out. */
export function withCard(draft: Draft, at: number, card: DraftCard | undefined): Draft {
  return { ...draft, cards: draft.cards.flatMap((old, i) => (i !== at ? [old] : card ? [card] : [])) };
}

/** One more kind, after the others of its type; cards of a split deck have their own health. */
export function withAnother(draft: Draft, type: Type): Draft {
  const none = Array.from({ length: RANKS }, () => null);
  const card: DraftCard = {
    type,
    copies: null,
    strength: none,
    ...(draft.totals === 'health' ? { health: none } : {}),
  };
  const last = draft.cards.findLastIndex((c) => c.type === type);
  const at = last < 0 ? draft.cards.length : last + 1;
  return { ...draft, cards: draft.cards.toSpliced(at, 0, card) };
}

/** A deck whose survivors add health has one on each card; the other kind has none. */
export function withTotals(draft: Draft, totals: Draft['totals']): Draft {
  const cards = draft.cards.map(({ health, ...card }) =>
    totals === 'health' ? { ...card, health: health ?? card.strength } : card,
  );
  return { ...draft, totals, cards };
}
