/** The sections of a file: those with a meaning of their own, and what may stand in which. */
import { collect, nearest, Problem } from '../problem.ts';
import { type Document, type Item, type Section, withoutArrow } from './markdown.ts';
import { WORDS } from './translations.ts';
import { shown, type World } from './world.ts';

export const SECTIONS = ['Settings', 'Pieces', 'Set-up', 'At any time', 'Endings', 'Ask', 'Words'] as const;
const SPECIAL = SECTIONS.filter((name) => name !== 'Words').map((name) => name.toLowerCase());
/** Their items are carried out. */
const ACTS = ['at any time', 'ask'];

/** A name with a meaning of its own, in lower case; any other is that of the game or of a procedure. */
const nameOf = ({ heading }: Section): string => {
  const name = heading.text.toLowerCase().replace(/\s+/g, ' ');
  return name === 'setup' || name === 'set up' ? 'set-up' : name;
};

export const isTranslation = ({ heading }: Section) => WORDS.test(heading.text);
export const isSpecial = (section: Section) => SPECIAL.includes(nameOf(section)) || isTranslation(section);

/** An item and everything under it. */
export const withAllUnder = (item: Item): Item[] => [item, ...item.children.flatMap(withAllUnder)];

/** Those with a meaning of their own, by their names in lower case. */
export function specialSections({ sections }: Document, world: World): ReadonlyMap<string, Section> {
  const found = new Map<string, Section>();
  collect(world.problems, sections.filter(isSpecial), (section) => {
    const name = nameOf(section);
    if (found.has(name))
      throw new Problem(section.heading.at, 'sectionTwice', { name: section.heading.text });
    found.set(name, section);
  });
  return found;
}

/** Under a wrong heading, everything would be a second problem. */
const HEADINGS: readonly Problem['id'][] = [
  'headingDepth',
  'headingLevel',
  'titleTwice',
  'section',
  'subheading',
  'tableLine',
];

/** Tables and ### headings are for pieces, and arrows for what is carried out. Says whether every heading is right. */
export function checkLayout({ sections }: Document, { problems }: World): boolean {
  collect(problems, sections, (section) => {
    const { heading, items, grid } = section;
    const [sub] = section.subs;
    const name = nameOf(section);
    const steps = section.subs.find((s) => s.items.length > 0 && !s.grid);
    if (steps)
      throw new Problem(steps.heading.at, 'headingLevel', { name: shown(steps.heading.text), marks: '##' });
    if (grid && name !== 'pieces' && /:\s*(?:deck|table)\b/i.test(heading.text))
      throw new Problem(heading.at, 'headingLevel', { name: shown(heading.text), marks: '###' });
    if (!isSpecial(section) && items[0] && !items.some(({ ordered }) => ordered))
      throw new Problem(heading.at, 'section', { name: shown(heading.text), near: meantSection(section) });
    if (sub && name !== 'pieces') throw new Problem(sub.heading.at, 'subheading', {});
    if (grid) throw new Problem(grid.head[0]?.at ?? heading.at, 'tableAlone', {});
    const [item] = section.subs.flatMap((each) => each.items);
    if (item) throw new Problem(item.span.at, 'tableMissing', { name: sub?.heading.text ?? '' });
  });
  const silent = sections.filter((s) => isSpecial(s) && !ACTS.includes(nameOf(s)));
  const items = silent.flatMap((s) => s.items.flatMap(withAllUnder));
  collect(problems, items, ({ span }) => withoutArrow(span));
  return !problems.some(({ id }) => HEADINGS.includes(id));
}

/** Its name in other words and languages, and what its items look like. */
const MEANT: readonly (readonly [section: string, words: RegExp, items: RegExp])[] = [
  [
    'Endings',
    /^(?:end|ending|zako[nń]czeni|konc|konec|z[aá]v[eě]r|конц|оконч|финал)/i,
    /:\s*(?:win|lose|draw)\b/i,
  ],
  [
    'Pieces',
    /^(?:component|element|komponent|sou[cč][aá]st|компонент|элемент|детали)/i,
    /:\s*(?:list of|track|number|flag|counters|cup of|deck of|display of)\b/i,
  ],
  [
    'Settings',
    /^(?:option|variant|ustawieni|opcj|nastaven|настройк|параметр)/i,
    /:\s*(?:\d+ to \d+|one of|yes or no)\b/i,
  ],
  ['Ask', /^(?:question|measure|pytani|ot[aá]zk|вопрос)/i, /\?.*(?:→|->)/],
  ['Set-up', /^(?:set|prepar|przygotowani|p[rř][ií]prav|подготовк|расклад)/i, /$^/],
  ['At any time', /^(?:any ?time|zawsze|w dowolnym|kdykoli|в любой)/i, /^[^:]*(?:→|->)\s*end\b/],
  ['Words …', /^(?:words?|translation|s[lł]ow|slov|слова|перевод)/i, /^\[[^\]]*\]:/],
];

/** By its name, then by what stands under it; '' if nothing fits. */
function meantSection({ heading, items }: Section): string {
  const named = MEANT.find(([, words]) => words.test(heading.text))?.[0];
  const near = nearest(
    heading.text,
    MEANT.map(([section]) => section),
  );
  const [first] = items;
  return named || near || (MEANT.find(([, , like]) => like.test(first?.span.text ?? ''))?.[0] ?? '');
}
