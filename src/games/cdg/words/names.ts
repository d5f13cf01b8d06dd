/** Sides, spaces and cards as the sentences of a language name them at one table. */
import type { Labels } from '../../../kernel/printed.ts';
import { textsOf } from '../../../kernel/sentences.ts';
import { type Lang, listing } from '../../../kernel/words.ts';
import type { Card, Space } from '../rules/cards/deck.ts';
import type { State, Use } from '../rules/state.ts';
import type { Dictionary } from './sentences.ts';

export type Names = ReturnType<typeof namesAt>;

export function namesAt(lang: Lang, d: Dictionary, { bare, also }: Labels) {
  const and = listing(lang);
  const sides = textsOf(d, 'side');
  const groups = textsOf(d, 'group');
  const nations = textsOf(d, 'nation');
  const reminders = textsOf(d, 'reminder');
  /** As reports name it: the deck's own name for it, or an id that the dictionary knows. */
  const side = (name: string) => sides[name] ?? name;
  const local = (space: string) => d.components[space] ?? space;
  /** The letter on the display, and nothing else. */
  const printed = (space: string) => bare(space, local(space));
  const letter = (space: string) => d.letter(printed(space));
  const letters = (spaces: readonly Space[]) => and(spaces.map(letter));
  return {
    side,
    sideOf: (id: string, options: State['options']) =>
      options.deck.sides.find((each) => each.id === id)?.name || side(id),
    group: (id: string) => groups[id] ?? id,
    nation: (id: string) => nations[id],
    /** What to do in a phase; a deck may have its own phases. */
    reminder: (phase: string) => reminders[phase] ?? phase,
    /** A phase is called by what is before the colon. */
    phase: (id: string) => (reminders[id] ?? id).split(/[:.]/)[0] ?? id,
    use: (use: Use) => d[`use.${use}`],
    also,
    printed,
    letter,
    letters,
    spaces: (spaces: readonly Space[]) => ({ spaces: letters(spaces), count: spaces.length }),
    button: (space: string) =>
      d['letter.button']({ letter: printed(space), local: local(space) + also(space) }),
    /** By its name; else by its space, '' for the top of the pile. */
    card: (name: string | undefined, space: string) =>
      name || (space ? d['card.in']({ space: letter(space) }) : d['card.top']),
    /** Replacement points as the card has them: 'FR 2, RU 3'. */
    points: (card: Card | undefined) =>
      Object.entries(card?.rp ?? {})
        .map(([nation, points]) => d.points({ nation, points }))
        .join(', '),
  };
}
