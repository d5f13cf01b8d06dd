/** How the sentences of one language call units, things, effects and civilizations. */
import type { Labels } from '../../../kernel/printed.ts';
import { type Lang, listing, times } from '../../../kernel/words.ts';
import { type Civilizations, nameOf } from '../rules/box/civilizations.ts';
import { type Face, unitOf } from '../rules/box/units.ts';
import type { EffectKind } from '../rules/events/history.ts';
import type { Book, Item } from '../rules/vocabulary.ts';
import type { Cancelling, Dictionary, Thing } from './sentences.ts';

export type Names = ReturnType<typeof namesIn>;

/** A name for a button (`…Label`) also says what is printed on the table; a sentence uses only its own language. */
export function namesIn(lang: Lang, d: Dictionary, { also }: Labels) {
  const and = listing(lang);
  const unit = (card: string) => {
    const { type, attack, health } = unitOf(card);
    return `${d.types[type]} ${attack === health ? attack : `${attack}/${health}`}`;
  };
  const item = (thing: Thing) => d.items[thing];
  const by = (card: string) => d[`by.${card as Cancelling}`];
  const { barracks, academy, general } = d.bonuses;
  return {
    unit,
    unitLabel: (card: string) => unit(card) + also(unitOf(card).type),
    item,
    itemLabel: (thing: string) => item(thing as Item) + also(thing),
    by,
    byLabel: (card: string) => by(card) + also(card),
    book: (book: string) => d.books[book as Book],
    /** `2 × hut and 1 × silk`, or that it is nothing. */
    items: (counts: Partial<Record<Item, number>>) =>
      and(Object.entries(counts).map(([thing, k]) => times(k, item(thing as Item)))) || d.items.none,
    units: (counts: Record<Face, number>) =>
      and(Object.entries(counts).map(([card, k]) => (k === 1 ? unit(card) : times(k, unit(card))))),
    effect: (kind: EffectKind, amount: number) =>
      kind === 'culture' || kind === 'military' || kind === 'battle'
        ? d[`effect.${kind}.amount`]({ amount })
        : d[`effect.${kind}`],
    bonusLabels: {
      barracks: barracks + also('barracks'),
      academy: academy + also('academy'),
      general: general + also('general'),
    },
    civilization: (list: Civilizations, id: string) => nameOf(list, id, lang),
  };
}
