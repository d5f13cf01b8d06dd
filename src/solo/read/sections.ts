/** Which section of the format a heading was meant for. */
import { nearest } from '../problem.ts';
import type { Section } from './markdown.ts';

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
export function meantSection({ heading, items }: Section): string {
  const named = MEANT.find(([, words]) => words.test(heading.text))?.[0];
  const near = nearest(
    heading.text,
    MEANT.map(([section]) => section),
  );
  const [first] = items;
  return named || near || (MEANT.find(([, , like]) => like.test(first?.span.text ?? ''))?.[0] ?? '');
}
