/** What the checks of a data file say, retold in the reader's language; places stay as the file has them. */

import type { Lang } from '../kernel/words.ts';
import { SAID, SENTENCES } from './places-words.ts';

/** Each sentence of the checks, by what is always the same in it. */
type Sentences<K extends string> = Readonly<Record<K, RegExp>>;
export type Retold<K extends string> = Readonly<
  Record<K, (first: string, second: string, third: string, fourth: string) => string>
>;

/** `line 4, column 14 (cards.2.ops): …`, `cards[2].ops: …`, or the sentence alone. */
const PLACED = /^(?:line (\d+), column (\d+)( \([^)]*\))?: |[^\s:]+: )?(.*)$/s;

/**
 * Says a line by the game's own sentences, or by those that every file is read with. One that nobody knows stays as
 * it is; test/retells.ts sees to it that there is none.
 */
export function retelling<K extends string>(
  lang: Lang,
  sentences: Sentences<K>,
  said: Retold<NoInfer<K>>,
): (line: string) => string {
  const reading = lang === 'en' ? undefined : SAID[lang];
  return (line) => {
    const [, row, column = '', path = '', what = line] = PLACED.exec(line) ?? [];
    const told = retold(what, sentences, said) ?? (reading && retold(what, SENTENCES, reading));
    if (told === undefined) return line;
    const place = line.slice(0, line.length - what.length);
    return (row !== undefined && reading ? `${reading.at(row, column)}${path}: ` : place) + told;
  };
}

function retold<K extends string>(
  what: string,
  sentences: Sentences<K>,
  said: Retold<NoInfer<K>>,
): string | undefined {
  for (const id of Object.keys(sentences) as K[]) {
    const [found, a = '', b = '', c = '', d = ''] = sentences[id].exec(what) ?? [];
    if (found !== undefined) return said[id](a, b, c, d);
  }
  return undefined;
}
