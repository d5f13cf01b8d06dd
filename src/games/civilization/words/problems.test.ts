/** Every problem that units and civilizations can have is reported by a sample, and phrased in every language. */
import { phrases, spoilt } from '../../../../test/problems.ts';
import { phrasesOf } from '../../../kernel/sentences.ts';
import { inspectCivilizations, inspectDeck, read } from '../files/file.ts';
import { BASE_CIVILIZATIONS } from '../rules/box/civilizations.ts';
import { BASE } from '../rules/box/decks.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';

const [first, second] = BASE.cards;
const [rome] = BASE_CIVILIZATIONS.civilizations;

const DECKS: readonly object[] = [
  { cards: [] },
  { cards: [{ ...first, copies: 60 }, ...BASE.cards.slice(1)] },
  { cards: [first, { ...second, strength: first?.strength }, ...BASE.cards.slice(2)] },
  { cards: Array.from({ length: 501 }, () => first) },
];

const LISTS: readonly object[] = [
  { civilizations: [rome] },
  { civilizations: [rome, rome] },
  { civilizations: [rome, { ...rome, id: 'nameless', name: {} }] },
  { civilizations: Array.from({ length: 61 }, () => rome) },
];

const TABLES: readonly string[] = [
  '# name: x',
  '# colour: red\n',
  'wings\n',
  'unit_type,unit_type\n',
  'unit_type,copies\n',
  'unit_type,copies\ninfantry\n',
  `deck,unit_type,copies,${[1, 2, 3, 4].map((r) => `strength_r${r}`)}\na,infantry,2,1,2,3,4\nb,infantry,2,2,3,4,5\n`,
];

const problems = (text: string) => {
  const found = read.deck?.(text);
  if (!found || !('problems' in found)) throw new Error(`taken: ${text}`);
  return found.problems;
};

phrases(
  [
    ...DECKS.flatMap((parts) => inspectDeck({ ...BASE, ...parts })),
    ...LISTS.flatMap((parts) => inspectCivilizations({ ...BASE_CIVILIZATIONS, ...parts })),
    ...TABLES.flatMap(problems),
    ...[...spoilt(BASE)].flatMap(inspectDeck),
    ...[...spoilt(BASE_CIVILIZATIONS)].flatMap(inspectCivilizations),
  ],
  {
    en: phrasesOf(en, 'problem'),
    pl: phrasesOf(pl, 'problem'),
    cs: phrasesOf(cs, 'problem'),
    ru: phrasesOf(ru, 'problem'),
  },
);
