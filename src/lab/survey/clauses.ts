import { letters } from '../../kernel/clauses.ts';

/**
 * The clauses of the source texts that play can exercise, by the letters of their ids (docs/clauses.md). Examples,
 * remarks and what is printed on components don't count. A test compares this list with that page.
 */

const LISTED: Readonly<Record<string, string>> = {
  B: 'B01 B04-B09 B19-B39 B62 B63 B71-B74 B77 B78',
  P: 'P01 P07-P21 P23-P74',
  C: 'C01 C04-C06 C08-C10 C13-C23 C25-C33 C35 C36 C42-C44 C46-C50 C53-C61 C66 C68 C69 C71-C85 C88-C94 C96-C103 C105-C148 C151 C153 C154',
  T: 'T01 T03 T04 T07-T10 T13 T16 T17 T19-T95 T97-T105',
};

/** Every clause with the same letters as this one: `B26`, `B27`, … */
export function clausesLike(clause: string): readonly string[] {
  const text = letters(clause);
  return (Object.hasOwn(LISTED, text) ? (LISTED[text] as string) : '').split(' ').flatMap((part) => {
    const [from = '', to = from] = part.split('-');
    if (from === '') return [];
    const digits = from.length - text.length;
    const [low, high] = [Number(from.slice(text.length)), Number(to.slice(text.length))];
    return Array.from(
      { length: high - low + 1 },
      (_, i) => text + String(low + i).padStart(low + i > 99 ? 3 : digits, '0'),
    );
  });
}
