/** The example game's files, rewritten for another game: its name, its place and its one language. */
import { dirname, join, relative, sep } from 'node:path';
import { LANGS, type Lang } from '../kernel/words.ts';

/** The name of a game and of its folder. */
export const NAME = /^(?=.{2,40}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);

/** `last-bridge` is “Last Bridge” until its author finds a better title. */
export const titleOf = (name: string) => name.split('-').map(capital).join(' ');

export interface Rewriting {
  readonly name: string;
  /** The only language that it speaks: the others fall back to it. */
  readonly lang: Lang;
  /** The folder of the example, and that of the new game. */
  readonly from: string;
  readonly to: string;
}

/** A file of the example as the new game has it; undefined where it has none: the words of another language. */
export function rewritten(file: string, text: string, game: Rewriting): string | undefined {
  const { name, lang } = game;
  const others = LANGS.filter((other) => other !== lang);
  if (others.some((other) => file === `words/${other}.ts`)) return undefined;
  const parts = name.split('-');
  const camel = parts.map((part, i) => (i === 0 ? part : capital(part))).join('');
  const renamed = withoutLanguages(text, others)
    .replaceAll('night-watch', name)
    // The added word keeps it from being a keyword or another name in the file.
    .replaceAll('nightWatch', `${camel}Game`)
    .replace(/Night Watch|Nocna warta|Noční hlídka|Ночной дозор/g, titleOf(name));
  return file.endsWith('.ts') ? sortedImports(moved(file, renamed, game)) : renamed;
}

/** Lines that name a file of words in another language, and lists of languages. */
function withoutLanguages(text: string, others: readonly Lang[]): string {
  const named = new RegExp(`^.*'\\./words/(${others.join('|')})\\.ts'.*\\n`, 'gm');
  const listed = (list: string) =>
    list
      .split(', ')
      .filter((item) => !others.some((other) => item.replaceAll("'", '') === other))
      .join(', ');
  return text
    .replace(named, '')
    .replace(/(?<=langs: \[)[^\]]+(?=\])/, listed)
    .replace(/(?<=dictionaries = \{ ).+(?= \})/, listed);
}

/** What is imported from outside the folder is found from the new place, too. */
function moved(file: string, text: string, { from, to }: Rewriting): string {
  return text.replace(/(?<=\bfrom ')\.[^']+(?=')/g, (path) => {
    const target = join(dirname(join(from, file)), path);
    if (target.startsWith(from + sep)) return path;
    const found = relative(dirname(join(to, file)), target)
      .split(sep)
      .join('/');
    return found.startsWith('.') ? found : `./${found}`;
  });
}

/** As the formatter wants them: packages first, then what is farther away before what is nearer. */
function sortedImports(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith('import '));
  const after = lines.findIndex((line, i) => i > first && !line.startsWith('import '));
  if (first < 0) return text;
  const key = (line: string) => {
    const path = line.match(/'([^']+)';$/)?.[1] ?? '';
    const ups = path.split('../').length - 1;
    return [path.startsWith('.') ? 1 : 0, -ups, path] as const;
  };
  const sorted = lines.slice(first, after).sort((a, b) => {
    const [one, other] = [key(a), key(b)];
    return one[0] - other[0] || one[1] - other[1] || (one[2] < other[2] ? -1 : 1);
  });
  return [...lines.slice(0, first), ...sorted, ...lines.slice(after)].join('\n');
}
