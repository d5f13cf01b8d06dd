/**
 * Data files that an owner may bring (docs/units-files.md): a unit deck, a list of civilizations, as JSON or as a
 * table. Each problem names its place.
 */
import * as v from 'valibot';
import { notText, placed, type Read, readJson, type UnreadBy, unread } from '../../../files/places.ts';
import { messages, misshapen } from '../../../files/schema.ts';
import type { DataProblem } from '../../../kernel/data-problem.ts';
import type { Inspect, ReadFile } from '../../../kernel/options.ts';
import { pool } from '../rules/battle/opponent.ts';
import type { Civilizations } from '../rules/box/civilizations.ts';
import { type Deck, face, TYPES, unitAt } from '../rules/box/units.ts';
import type { UnitProblems } from './problems.ts';
import { readCivilizationRows, readUnitRows } from './unit-rows.ts';

const MOST_CARDS = 60;
const wrong = messages<UnitProblems>();
const whole = (min: number, max: number) => {
  const wanted = wrong('whole', { min, max });
  return v.pipe(v.number(wanted), v.integer(wanted), v.minValue(min, wanted), v.maxValue(max, wanted));
};
const byRank = v.strictTuple([whole(1, 20), whole(1, 20), whole(1, 20), whole(1, 20)], wrong('ranks'));
const text = v.pipe(
  v.string(wrong('text')),
  v.minLength(1, wrong('emptyText')),
  v.maxLength(60, wrong('long', { most: 60 })),
);

/** One text, or one for each language. */
const byLanguage: v.GenericSchema<{ en: string; pl: string; cs: string; ru: string }> = v.strictObject(
  { en: text, pl: text, cs: text, ru: text },
  wrong('entry'),
);
const title = v.lazy(
  (given): v.GenericSchema<Deck['name']> => (typeof given === 'object' && given !== null ? byLanguage : text),
);

const deckSchema: v.GenericSchema<Deck> = v.strictObject(
  {
    name: title,
    totals: v.picklist(['strength', 'health'], wrong('oneOf', { choices: ['strength', 'health'] })),
    cards: v.pipe(
      v.array(
        v.strictObject(
          {
            type: v.picklist(TYPES, wrong('oneOf', { choices: TYPES })),
            copies: whole(1, MOST_CARDS),
            strength: byRank,
            health: v.exactOptional(byRank),
          },
          wrong('entry'),
        ),
        wrong('list', { of: 'cards' }),
      ),
      v.maxLength(500, wrong('tooMany', { most: 500, of: 'cards' })),
    ),
  },
  wrong('data', { of: 'cards' }),
);

const listSchema: v.GenericSchema<Civilizations> = v.strictObject(
  {
    name: title,
    civilizations: v.pipe(
      v.array(
        v.strictObject(
          {
            id: v.pipe(v.string(wrong('text')), v.regex(/^[a-z][a-z0-9-]{0,39}$/, wrong('id'))),
            box: text,
            name: v.strictObject(
              {
                en: v.exactOptional(text),
                pl: v.exactOptional(text),
                cs: v.exactOptional(text),
                ru: v.exactOptional(text),
              },
              wrong('entry'),
            ),
          },
          wrong('entry'),
        ),
        wrong('list', { of: 'civilizations' }),
      ),
      v.minLength(2, wrong('two')),
      v.maxLength(60, wrong('tooMany', { most: 60, of: 'civilizations' })),
    ),
  },
  wrong('data', { of: 'civilizations' }),
);

/** As people count: `cards[3].strength`. */
function shown(path: string): string {
  return path.replace(/\.(\d+)/g, (_, n: string) => `[${Number(n) + 1}]`);
}

type Problem = DataProblem<UnitProblems>;

function shape(schema: v.GenericSchema, data: unknown): Problem[] {
  return misshapen<UnitProblems>(data, (given) => v.safeParse(schema, given).issues ?? []);
}

/** What the schema can't check: enough cards for the opponent, and no two cards that look alike. */
function deckProblems(data: unknown): readonly Problem[] {
  const problems = shape(deckSchema, data);
  if (problems.length > 0) return problems;
  const deck = data as Deck;
  const wanted = pool(4);
  for (const type of TYPES) {
    const cards = deck.cards.filter((card) => card.type === type);
    const copies = cards.reduce((sum, card) => sum + card.copies, 0);
    const least = wanted[type];
    if (copies < least) problems.push({ path: 'cards', id: 'fewUnits', facts: { least, type, copies } });
    if (copies > MOST_CARDS)
      problems.push({ path: 'cards', id: 'manyUnits', facts: { most: MOST_CARDS, type, copies } });
    for (const rank of [1, 2, 3, 4]) {
      const seen = new Map<string, number>();
      const twins = new Set<number>();
      for (const card of cards) {
        const at = deck.cards.indexOf(card);
        const lookalike = face(unitAt(card, rank));
        const before = seen.get(lookalike);
        if (before === undefined) seen.set(lookalike, at);
        else if (!twins.has(before)) {
          twins.add(before);
          const as = shown(`cards.${before}`);
          problems.push({ path: `cards.${at}`, id: 'alike', facts: { as, rank } });
        }
      }
    }
  }
  return problems;
}

function civilizationProblems(data: unknown): readonly Problem[] {
  const problems = shape(listSchema, data);
  if (problems.length > 0) return problems;
  const seen = new Map<string, number>();
  (data as Civilizations).civilizations.forEach(({ id, name }, i) => {
    const at = `civilizations.${i}`;
    const before = seen.get(id);
    if (before === undefined) seen.set(id, i);
    else
      problems.push({
        path: `${at}.id`,
        id: 'same',
        facts: { id, as: shown(`civilizations.${before}`) },
      });
    if (Object.keys(name).length === 0) problems.push({ path: `${at}.name`, id: 'named', facts: {} });
  });
  return problems;
}

const counted = (problem: Problem) => ({ ...problem, path: shown(problem.path) || 'file' });
export const inspectDeck = (data: unknown): readonly Problem[] => deckProblems(data).map(counted);
export const inspectCivilizations = (data: unknown): readonly Problem[] =>
  civilizationProblems(data).map(counted);

/** A file from its text, JSON or a table: whole, or every problem with its line and column. */
function reader(
  readRows: (text: string) => Read | UnreadBy<UnitProblems>,
  problemsOf: (data: unknown) => readonly Problem[],
) {
  return (text: string): ReturnType<ReadFile[string]> => {
    const bare = text.replace(/^\uFEFF/, '');
    const read = notText(bare) ?? (/^\s*[[{]/.test(bare) ? readJson(bare) : readRows(bare));
    if ('id' in read) return unread(bare, read);
    const problems = problemsOf(read.value);
    if (problems.length === 0) return { data: read.value as object };
    return placed(bare, read.places, problems, shown);
  };
}

export const read: ReadFile = {
  deck: reader(readUnitRows, deckProblems),
  civilizations: reader(readCivilizationRows, civilizationProblems),
};

export const inspect: Inspect = { deck: inspectDeck, civilizations: inspectCivilizations };
