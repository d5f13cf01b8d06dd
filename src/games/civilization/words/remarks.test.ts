/** Whatever the checks of units and civilizations say is known to the dictionaries, and nothing there is said by nobody. */
import { retells, spoilt } from '../../../../test/retells.ts';
import { inspectCivilizations, inspectDeck, read } from '../files/file.ts';
import { BASE_CIVILIZATIONS } from '../rules/civilizations.ts';
import { BASE } from '../rules/decks.ts';
import { remarked, SENTENCES } from './remarks.ts';

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
  const found = read.deck?.(text) ?? { problems: [] };
  return 'problems' in found ? found.problems : ['taken'];
};

retells(
  [
    ...DECKS.flatMap((parts) => inspectDeck({ ...BASE, ...parts })),
    ...LISTS.flatMap((parts) => inspectCivilizations({ ...BASE_CIVILIZATIONS, ...parts })),
    ...TABLES.flatMap(problems),
    ...[...spoilt(BASE)].flatMap(inspectDeck),
    ...[...spoilt(BASE_CIVILIZATIONS)].flatMap(inspectCivilizations),
  ],
  ['src/games/civilization/files/file.ts', 'src/games/civilization/files/unit-table.ts'],
  SENTENCES,
  remarked,
);
