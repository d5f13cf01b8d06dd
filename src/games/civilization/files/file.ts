/**
 * Data files that an owner may bring (docs/units-files.md): a unit deck, a list of civilizations, as JSON or as a
 * table. Each problem names its place.
 */
import * as v from 'valibot';
import {
  type FileFault,
  inheritedKey,
  notText,
  type Read,
  readJson,
  told,
  type Unread,
  unread,
} from '../../../files/places.ts';
import type { Inspect, ReadFile } from '../../../kernel/options.ts';
import type { Civilizations } from '../rules/civilizations.ts';
import { pool } from '../rules/opponent.ts';
import { type Deck, face, TYPES, unitAt } from '../rules/units.ts';
import { readCivilizationTable, readUnitTable } from './unit-table.ts';

const MOST_CARDS = 60;
const whole = (min: number, max: number) => {
  const wanted = `a whole number from ${min} to ${max} is wanted`;
  return v.pipe(v.number(wanted), v.integer(wanted), v.minValue(min, wanted), v.maxValue(max, wanted));
};
const byRank = v.strictTuple(
  [whole(1, 20), whole(1, 20), whole(1, 20), whole(1, 20)],
  'four numbers are wanted, one for each rank',
);
const text = v.pipe(
  v.string('a text is wanted'),
  v.minLength(1, 'is empty'),
  v.maxLength(60, 'is longer than 60 characters'),
);

/** One text, or one for each language. */
const byLanguage: v.GenericSchema<{ en: string; pl: string; cs: string; ru: string }> = v.strictObject({
  en: text,
  pl: text,
  cs: text,
  ru: text,
});
const title = v.lazy(
  (given): v.GenericSchema<Deck['name']> => (typeof given === 'object' && given !== null ? byLanguage : text),
);

const deckSchema: v.GenericSchema<Deck> = v.strictObject(
  {
    name: title,
    totals: v.picklist(['strength', 'health'], 'one of strength, health is wanted'),
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
  },
  'a deck is wanted',
);

const listSchema: v.GenericSchema<Civilizations> = v.strictObject(
  {
    name: title,
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
  },
  'a list of civilizations in a file is wanted',
);

/** As people count: `cards[3].strength`. */
function shown(path: string): string {
  return path.replace(/\.(\d+)/g, (_, n: string) => `[${Number(n) + 1}]`);
}

function shape(schema: v.GenericSchema, data: unknown): FileFault[] {
  const inherited = inheritedKey(data);
  if (inherited !== undefined) return [{ path: inherited, problem: 'is not known here' }];
  const read = v.safeParse(schema, data);
  if (read.success) return [];
  return read.issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => String(key)).join('.');
    // Of a part with fixed keys: one too many, one too few, or no such part at all.
    const keyed = issue.type === 'strict_object' && path !== '';
    const problem = !keyed
      ? issue.message
      : /^(never|Object)$/.test(issue.expected ?? '')
        ? 'is not known here'
        : 'is missing';
    return { path, problem };
  });
}

/** What a deck needs beyond its form: enough cards for the opponent, and faces that can be told apart. */
function deckFaults(data: unknown): readonly FileFault[] {
  const faults = shape(deckSchema, data);
  if (faults.length > 0) return faults;
  const deck = data as Deck;
  const wanted = pool(4);
  for (const type of TYPES) {
    const cards = deck.cards.filter((card) => card.type === type);
    const copies = cards.reduce((sum, card) => sum + card.copies, 0);
    const fault = (problem: string) => faults.push({ path: 'cards', problem });
    if (copies < wanted[type])
      fault(`${wanted[type]} ${type} at least: the opponent needs them; there are ${copies}`);
    if (copies > MOST_CARDS) fault(`at most ${MOST_CARDS} ${type}; there are ${copies}`);
    for (const rank of [1, 2, 3, 4]) {
      const seen = new Map<string, number>();
      for (const card of cards) {
        const at = deck.cards.indexOf(card);
        const lookalike = face(unitAt(card, rank));
        const before = seen.get(lookalike);
        const alike = `shows the same as cards[${(before ?? 0) + 1}] at rank ${rank}; make them one kind`;
        if (before === undefined) seen.set(lookalike, at);
        else if (!faults.some((f) => f.problem === alike))
          faults.push({ path: `cards.${at}`, problem: alike });
      }
    }
  }
  return faults;
}

function civilizationFaults(data: unknown): readonly FileFault[] {
  const faults = shape(listSchema, data);
  if (faults.length > 0) return faults;
  const seen = new Map<string, number>();
  (data as Civilizations).civilizations.forEach(({ id, name }, i) => {
    const before = seen.get(id);
    if (before !== undefined)
      faults.push({ path: `civilizations.${i}.id`, problem: `'${id}' is also civilizations[${before + 1}]` });
    else seen.set(id, i);
    if (Object.keys(name).length === 0)
      faults.push({ path: `civilizations.${i}.name`, problem: 'a name in one language at least' });
  });
  return faults;
}

const said = ({ path, problem }: FileFault) => `${shown(path) || 'file'}: ${problem}`;
export const inspectDeck = (data: unknown): readonly string[] => deckFaults(data).map(said);
export const inspectCivilizations = (data: unknown): readonly string[] => civilizationFaults(data).map(said);

/** A file from its text, JSON or a table: whole, or every problem with its line and column. */
function reader(
  readRows: (text: string) => Read | Unread,
  faultsOf: (data: unknown) => readonly FileFault[],
) {
  return (text: string): ReturnType<ReadFile[string]> => {
    const bare = text.replace(/^\uFEFF/, '');
    const read = notText(bare) ?? (/^\s*[[{]/.test(bare) ? readJson(bare) : readRows(bare));
    if ('problem' in read) return unread(bare, read);
    const faults = faultsOf(read.value);
    if (faults.length === 0) return { data: read.value as object };
    return told(bare, read.places, faults, shown);
  };
}

export const read: ReadFile = {
  deck: reader(readUnitTable, deckFaults),
  civilizations: reader(readCivilizationTable, civilizationFaults),
};

export const inspect: Inspect = { deck: inspectDeck, civilizations: inspectCivilizations };
