/** Data files that an owner may bring: a unit deck, a list of civilizations. Each problem names its place. */
import * as v from 'valibot';
import type { Inspect } from '../../kernel/options.ts';
import type { Civilizations } from './civilizations.ts';
import { pool } from './opponent.ts';
import { type Deck, face, TYPES, unitAt } from './units.ts';

const MOST_CARDS = 60;
const whole = (min: number, max: number) =>
  v.pipe(
    v.number(`a whole number from ${min} to ${max} is wanted`),
    v.integer(`a whole number from ${min} to ${max} is wanted`),
    v.minValue(min, `at least ${min}`),
    v.maxValue(max, `at most ${max}`),
  );
const byRank = v.strictTuple(
  [whole(1, 20), whole(1, 20), whole(1, 20), whole(1, 20)],
  'four numbers are wanted, one for each rank',
);
const text = v.pipe(
  v.string('a text is wanted'),
  v.minLength(1, 'is empty'),
  v.maxLength(60, 'is longer than 60 characters'),
);

const deckSchema: v.GenericSchema<Deck> = v.strictObject({
  name: text,
  totals: v.picklist(['strength', 'health'], "'strength' or 'health' is wanted"),
  cards: v.pipe(
    v.array(
      v.strictObject({
        type: v.picklist(TYPES, `one of ${TYPES.join(', ')} is wanted`),
        copies: whole(1, MOST_CARDS),
        strength: byRank,
        health: v.exactOptional(byRank),
      }),
      'a list of cards is wanted',
    ),
    v.maxLength(500, 'more than 500 kinds of cards'),
  ),
});

const listSchema: v.GenericSchema<Civilizations> = v.strictObject({
  name: text,
  civilizations: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(
          v.string('a text is wanted'),
          v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'small letters, digits and dashes are wanted'),
        ),
        box: text,
        name: v.strictObject({
          en: v.exactOptional(text),
          pl: v.exactOptional(text),
          cs: v.exactOptional(text),
          ru: v.exactOptional(text),
        }),
      }),
      'a list of civilizations is wanted',
    ),
    v.minLength(2, 'two civilizations at least: one to play, one to count the turns'),
    v.maxLength(60, 'more than 60 civilizations'),
  ),
});

function place(issue: v.BaseIssue<unknown>): string {
  const path = issue.path?.map(({ key }) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`));
  return path ? path.join('').replace(/^\./, '') : 'file';
}

function shape(schema: v.GenericSchema, data: unknown): string[] {
  const read = v.safeParse(schema, data);
  return read.success ? [] : read.issues.slice(0, 12).map((issue) => `${place(issue)}: ${issue.message}`);
}

/** What a deck needs beyond its form: enough cards for the opponent, and faces that can be told apart. */
export function inspectDeck(data: unknown): readonly string[] {
  const problems = shape(deckSchema, data);
  if (problems.length > 0) return problems;
  const deck = data as Deck;
  const wanted = pool(4);
  for (const type of TYPES) {
    const cards = deck.cards.filter((card) => card.type === type);
    const copies = cards.reduce((sum, card) => sum + card.copies, 0);
    if (copies < wanted[type])
      problems.push(`cards: ${wanted[type]} ${type} at least, the opponent needs them; there are ${copies}`);
    if (copies > MOST_CARDS) problems.push(`cards: at most ${MOST_CARDS} ${type}; there are ${copies}`);
    for (const rank of [1, 2, 3, 4]) {
      const seen = new Map<string, number>();
      for (const card of cards) {
        const at = deck.cards.indexOf(card) + 1;
        const shown = face(unitAt(card, rank));
        const before = seen.get(shown);
        if (before)
          problems.push(
            `cards[${at}]: shows the same as cards[${before}] at rank ${rank}; make them one kind`,
          );
        else seen.set(shown, at);
      }
    }
  }
  return [...new Set(problems)];
}

export function inspectCivilizations(data: unknown): readonly string[] {
  const problems = shape(listSchema, data);
  if (problems.length > 0) return problems;
  const seen = new Map<string, number>();
  (data as Civilizations).civilizations.forEach(({ id, name }, i) => {
    const before = seen.get(id);
    if (before) problems.push(`civilizations[${i + 1}].id: '${id}' is also civilizations[${before}]`);
    else seen.set(id, i + 1);
    if (Object.keys(name).length === 0)
      problems.push(`civilizations[${i + 1}].name: a name in one language at least`);
  });
  return problems;
}

export const inspect: Inspect = { deck: inspectDeck, civilizations: inspectCivilizations };
