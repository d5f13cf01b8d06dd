import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { conforms } from '../../../../test/conforms.ts';
import { fileWords, sayPlaced } from '../../../files/words/words.ts';
import type { DataProblem } from '../../../kernel/data-problem.ts';
import { resolve } from '../../../kernel/options.ts';
import {
  ALL_CIVILIZATIONS,
  BASE_CIVILIZATIONS,
  nameOf,
  WITH_FAME,
  WITH_WISDOM,
} from '../rules/box/civilizations.ts';
import { BASE, WISDOM_AND_WARFARE } from '../rules/box/decks.ts';
import { type Card, type Deck, TYPES } from '../rules/box/units.ts';
import { civilization } from '../rules/game.ts';
import { en } from '../words/en.ts';
import { said as spoken } from '../words/said.ts';
import {
  inspectCivilizations as checkCivilizations,
  inspectDeck as checkDeck,
  inspect,
  read,
} from './file.ts';

const reading = await fileWords('en');
const { problems } = spoken('en', en);
const said = (found: readonly DataProblem[]) => found.map((problem) => sayPlaced(problem, reading, problems));
const inspectDeck = (data: unknown) => said(checkDeck(data));
const inspectCivilizations = (data: unknown) => said(checkCivilizations(data));
const readAs = (option: string, text: string) => {
  const found = read[option]?.(text) ?? { problems: [] };
  return 'problems' in found ? { problems: said(found.problems) } : found;
};

const copy = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

describe('the shipped files', () => {
  test('pass their own inspection', () => {
    for (const deck of [BASE, WISDOM_AND_WARFARE]) expect(inspectDeck(deck)).toEqual([]);
    for (const list of [BASE_CIVILIZATIONS, WITH_FAME, WITH_WISDOM, ALL_CIVILIZATIONS])
      expect(inspectCivilizations(list)).toEqual([]);
  });

  test('have as many cards as the boxes: 15 of each land type and 8 aircraft', () => {
    for (const deck of [BASE, WISDOM_AND_WARFARE]) {
      const count = (type: string) =>
        deck.cards.filter((c) => c.type === type).reduce((n, c) => n + c.copies, 0);
      expect(TYPES.map(count)).toEqual([15, 15, 15, 8]);
    }
  });

  test('show strengths 1-3, 2-4, 3-5 and 4-6 by rank, aircraft 5-7', () => {
    for (const rank of [0, 1, 2, 3]) {
      for (const type of ['infantry', 'mounted', 'artillery']) {
        const shown = BASE.cards.filter((c) => c.type === type).map((c) => c.strength[rank]);
        expect(shown).toEqual([1 + rank, 2 + rank, 3 + rank]);
      }
      expect(BASE.cards.filter((c) => c.type === 'aircraft').map((c) => c.strength[rank])).toEqual([5, 6, 7]);
    }
  });

  test('six civilizations in the base box, sixteen in all, named in every language', () => {
    const lists = [BASE_CIVILIZATIONS, WITH_FAME, WITH_WISDOM, ALL_CIVILIZATIONS];
    expect(lists.map((list) => list.civilizations.length)).toEqual([6, 10, 12, 16]);
    for (const { name } of ALL_CIVILIZATIONS.civilizations)
      expect(Object.keys(name)).toEqual(['en', 'pl', 'cs', 'ru']);
  });
});

describe('an edited deck', () => {
  const broken = (change: (cards: Card[]) => unknown) => {
    const deck = copy(BASE) as { name: string; totals: string; cards: Card[] };
    change(deck.cards);
    return inspectDeck(deck);
  };
  test('with a missing value names the place', () => {
    expect(broken((c) => Object.assign(c[2] as Card, { strength: [1, 2, 3] }))[0]).toMatch(
      /^cards\[3\]\.strength/,
    );
    expect(broken((c) => Object.assign(c[0] as Card, { copies: 0 }))).toEqual([
      'cards[1].copies: must be a whole number from 1 to 60',
    ]);
    expect(broken((c) => Object.assign(c[4] as Card, { type: 'navy' }))[0]).toMatch(/^cards\[5\]\.type/);
    expect(broken((c) => Object.assign(c[4] as Card, { wings: 2 }))[0]).toMatch(/^cards\[5\]/);
  });
  test('with too few or too many of a type is refused', () => {
    expect(broken((c) => c.splice(9, 3))).toEqual([
      'cards: must have at least 2 aircraft for the opponent, not 0',
    ]);
    expect(broken((c) => Object.assign(c[0] as Card, { copies: 60 }))).toEqual([
      'cards: must have at most 60 infantry, not 72',
    ]);
  });
  test('with two kinds that look alike is refused', () => {
    expect(broken((c) => Object.assign(c[1] as Card, { strength: [1, 3, 4, 5] }))).toEqual([
      'cards[2]: is the same as cards[1] at rank 1; make them one kind',
    ]);
  });
  test('that is no deck at all', () => {
    expect(inspectDeck(null)).toEqual(['file: must be a deck']);
    expect(inspectDeck({ name: 'x' })).not.toEqual([]);
  });
  test('through the options: refused with its problems, and a good one taken', () => {
    const bad = resolve(civilization.options, { deck: { name: 'x' } }, inspect);
    expect(!bad.ok && bad.refusal.reason).toBe('file');
    const own = { ...copy(BASE), name: 'Mine' };
    expect(resolve(civilization.options, { deck: own }, inspect).ok).toBe(true);
    expect(resolve(civilization.options, { deck: own }).ok).toBe(false);
  });
});

const nameIn = ({ name }: Deck) => (typeof name === 'string' ? name : name.en);
/** The shipped deck as the table that an owner would type in. */
function asTable(deck: Deck): string {
  const health = deck.totals === 'health';
  const lines = deck.cards.map(({ type, copies, strength, health: h }) =>
    [type, copies, ...strength, ...(health ? (h ?? strength) : [])].join(','),
  );
  const columns = ['unit_type', 'copies', ...[1, 2, 3, 4].map((r) => `strength_r${r}`)];
  if (health) columns.push(...[1, 2, 3, 4].map((r) => `health_r${r}`));
  return [`# name: ${nameIn(deck)}`, columns.join(','), ...lines, ''].join('\n');
}

const readDeck = (text: string) => readAs('deck', text);

describe('a deck as a table', () => {
  test('reads as the deck it was written from', () => {
    for (const deck of [BASE, WISDOM_AND_WARFARE])
      expect(readDeck(asTable(deck))).toEqual({ data: { ...deck, name: nameIn(deck) } });
    expect(readDeck(JSON.stringify(BASE, null, 2))).toEqual({ data: BASE });
    expect(readDeck(`\uFEFF${asTable(BASE).replaceAll(',', ';').replaceAll('\n', '\r\n')}`)).toEqual({
      data: { ...BASE, name: 'Base game' },
    });
  });

  test('with columns for the owner’s notes; its name is then that of the deck', () => {
    const lines = asTable(BASE).trim().split('\n').slice(1);
    const noted = lines.map((line, i) =>
      i === 0
        ? `deck,${line},confidence_copies,confidence_strength,source`
        : `Mine,${line},high,low,counted at the table`,
    );
    expect(readDeck(noted.join('\n'))).toEqual({ data: { ...BASE, name: 'Mine' } });
  });

  test('with a hole: the line, the column and what is allowed', () => {
    const holed = asTable(BASE).replace('infantry,9,2,3,4,5', 'infantry,9,2,,4,5');
    expect(readDeck(holed)).toEqual({
      problems: ['line 4, column 14 (cards[2].strength[2]): must be a whole number from 1 to 20'],
    });
    const navy = asTable(BASE).replace('mounted,3,', 'navy,3,');
    expect(readDeck(navy)).toEqual({
      problems: ['line 6, column 1 (cards[4].type): must be one of: infantry, mounted, artillery, aircraft'],
    });
    const short = asTable(BASE).replace('infantry,9,2,3,4,5', 'infantry,9,2,3,4');
    expect(readDeck(short)).toEqual({
      problems: ['line 4, column 1: must have 6 cells like the first line, not 5'],
    });
    const few = asTable(BASE)
      .split('\n')
      .filter((line) => !line.startsWith('aircraft'));
    expect(readDeck(few.join('\n'))).toEqual({
      problems: ['line 2, column 1 (cards): must have at least 2 aircraft for the opponent, not 0'],
    });
  });

  test('with unknown columns or settings, two decks, or nothing at all', () => {
    const wrong = (text: string) => {
      const found = readDeck(text);
      return 'problems' in found ? found.problems[0] : 'taken';
    };
    expect(wrong(asTable(BASE).replace('copies', 'cards'))).toMatch(
      /^line 2, column 11: unknown column “cards”/,
    );
    expect(wrong(`# colour: red\n${asTable(BASE)}`)).toBe(
      'line 1, column 3: unknown setting “colour”; settings: name, totals',
    );
    expect(
      wrong(
        'deck,unit_type,copies,strength_r1,strength_r2,strength_r3,strength_r4\na,infantry,2,1,2,3,4\nb,infantry,2,2,3,4,5\n',
      ),
    ).toBe('line 3, column 1: a file must have only one deck; this line belongs to “b”');
    expect(wrong('unit_type,copies\n')).toBe('line 1, column 1: column “strength_r1” is missing');
    expect(wrong('')).toBe('line 1, column 1: the file is empty');
    expect(wrong('{"name": "x"')).toMatch(/^line 1, column 13: /);
    expect(wrong('{\n  "name": "x",\n  "totals": "luck",\n  "cards": []\n}')).toBe(
      'line 3, column 13 (totals): must be one of: strength, health',
    );
  });
});

describe('civilizations as a table', () => {
  const readList = (text: string) => readAs('civilizations', text);
  test('by box, with names in as many languages as there are', () => {
    const text = '# name: Mine\nid,box,en,cs\nrome,base,Romans,Římané\nzulu,third,,Zulové\n';
    expect(readList(text)).toEqual({
      data: {
        name: 'Mine',
        civilizations: [
          { id: 'rome', box: 'base', name: { en: 'Romans', cs: 'Římané' } },
          { id: 'zulu', box: 'third', name: { cs: 'Zulové' } },
        ],
      },
    });
  });
  test('each problem has its line and column', () => {
    expect(readList('id,box,en\nrome,base,Romans\nrome,base,Again\n')).toEqual({
      problems: ['line 3, column 1 (civilizations[2].id): “rome” is also civilizations[1]'],
    });
    expect(readList('id,box,en\nRome!,base,Romans\nzulu,base,Zulu\n')).toEqual({
      problems: ['line 2, column 1 (civilizations[1].id): must be lower-case letters, digits and hyphens'],
    });
    const withId = (id: string) => readList(`id,box,en\n${id},base,Romans\nzulu,base,Zulu\n`);
    expect(withId('r'.repeat(40))).toHaveProperty('data');
    for (const id of ['r'.repeat(41), 'rome!', 'ro me', '1rome', '-rome'])
      expect(withId(id)).toEqual({
        problems: ['line 2, column 1 (civilizations[1].id): must be lower-case letters, digits and hyphens'],
      });
    expect(readList('id,en\nrome,Romans\nzulu,Zulu\n')).toEqual({
      problems: ['line 1, column 1: column “box” is missing'],
    });
    expect(readList('# name: Mine\nbox,en\nbase,Romans\n')).toEqual({
      problems: ['line 2, column 1: column “id” is missing'],
    });
    expect(readList('id,box,en,en\nrome,base,Romans,Again\n')).toEqual({
      problems: ['line 1, column 11: column “en” appears twice'],
    });
  });
});

describe('an edited list of civilizations', () => {
  test('needs two, with different ids and names', () => {
    const one = { name: 'x', civilizations: [{ id: 'rome', box: 'base', name: { en: 'Romans' } }] };
    expect(inspectCivilizations(one)[0]).toMatch(/^civilizations: must have at least two/);
    const twice = { name: 'x', civilizations: [...one.civilizations, { id: 'rome', box: 'base', name: {} }] };
    expect(inspectCivilizations(twice)).toEqual([
      'civilizations[2].id: “rome” is also civilizations[1]',
      'civilizations[2].name: must have a name in at least one language',
    ]);
  });
  test('a missing name falls back to English, then to the first given, then to the id', () => {
    const list = {
      name: 'x',
      civilizations: [
        { id: 'a', box: 'b', name: { en: 'A', cs: 'Á' } },
        { id: 'c', box: 'b', name: { pl: 'Ć' } },
      ],
    };
    expect([
      nameOf(list, 'a', 'cs'),
      nameOf(list, 'a', 'ru'),
      nameOf(list, 'c', 'ru'),
      nameOf(list, 'z', 'en'),
    ]).toEqual(['Á', 'A', 'Ć', 'z']);
  });
});

const lopsided = {
  name: 'Lopsided',
  totals: 'strength',
  cards: [
    { type: 'infantry', copies: 60, strength: [1, 2, 3, 4] },
    { type: 'mounted', copies: 59, strength: [2, 2, 2, 2] },
    { type: 'artillery', copies: 2, strength: [9, 9, 9, 9] },
    { type: 'aircraft', copies: 57, strength: [5, 6, 7, 8], health: [1, 1, 1, 1] },
  ],
};
conforms(civilization, { deck: lopsided, tally: true }, { games: 4, inspect, name: 'with an edited deck' });

test('the tables on the page about these files can be played with', () => {
  const page = readFileSync(new URL('../../../../docs/units-files.md', import.meta.url), 'utf8');
  const [units = '', list = ''] = [...page.matchAll(/```csv\n(.*?)```/gs)].map(([, body = '']) => body);
  expect(readDeck(units)).toEqual({ data: { ...BASE, name: 'My box' } });
  expect(read.civilizations?.(list)).toHaveProperty('data.civilizations.length', 3);
});
