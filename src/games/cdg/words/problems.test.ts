/** Every problem that a deck file can have is reported by a sample, and phrased in every language. */
import { phrases, spoilt } from '../../../../test/problems.ts';
import { pathsOfGlory } from '../decks/paths-of-glory.ts';
import { inspect, MOST_CARDS, readDeck } from '../files/file.ts';
import type { Deck } from '../rules/cards/deck.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { problemsOf } from './problems.ts';
import { ru } from './ru.ts';

const [first, second] = pathsOfGlory.cards as [Deck['cards'][0], Deck['cards'][0]];
const few: Deck = { ...pathsOfGlory, cards: [first, second] };
const card = (parts: object) => ({ cards: [{ ...first, ...parts }, ...pathsOfGlory.cards.slice(1)] });
const opening = { card: first.id, side: 0, turn: 1, round: 1 };

/** The shipped deck with some parts replaced. */
const WRONG: readonly object[] = [
  { sides: [pathsOfGlory.sides[0], pathsOfGlory.sides[0]] },
  { sides: ['a'] },
  { groups: [pathsOfGlory.groups[0], pathsOfGlory.groups[0]] },
  { groups: [{ id: 'late', status: 4 }] },
  { groups: ['a', 'b 1', 'c 2', 'd 3'] },
  { ranges: [1] },
  { phases: Array.from({ length: 13 }, () => 'phase') },
  card({ id: second.id }),
  card({ side: 'moon' }),
  card({ group: 'moon' }),
  card({ combat: true, kind: 'other' }),
  card({ kind: 'reinforcement', nation: '' }),
  { shared: true, cards: few.cards },
  { cards: Array.from({ length: MOST_CARDS + 1 }, () => first) },
  { opening: { ...opening, card: 'nothing' } },
  { opening: { ...opening, side: first.side === pathsOfGlory.sides[0].id ? 1 : 0 } },
  { opening: { ...opening, round: 20 } },
  { vp: { start: 5, min: 6, max: 7 } },
];

const TABLES: readonly string[] = [
  '# sides: a, b',
  '# colour: red\n',
  '# deck: a\n# deck: b\n',
  'id,colour',
  'id,id',
  'id,name',
  'id,name,ops\n1,One,3,4',
];

const problems = (text: string) => {
  const read = readDeck(text);
  if (!('problems' in read)) throw new Error(`taken: ${text.slice(0, 80)}`);
  return read.problems;
};

phrases(
  [
    ...WRONG.flatMap((parts) => problems(JSON.stringify({ ...pathsOfGlory, ...parts }))),
    ...TABLES.flatMap(problems),
    ...[...spoilt(few)].flatMap((deck) => inspect.deck?.(deck) ?? []),
    ...(inspect.deck?.({ ...pathsOfGlory, armistice: undefined }) ?? []),
  ],
  { en: problemsOf(en), pl: problemsOf(pl), cs: problemsOf(cs), ru: problemsOf(ru) },
);
