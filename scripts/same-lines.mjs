// npm run same-lines: how many lines of each game's dictionaries are the same in all four languages. A line that no
// translator would touch decides something, or repeats it: it belongs where a thing is said once for all languages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LANGS = ['en', 'pl', 'cs', 'ru'];

/** For each game with all four dictionaries: its lines in a language, on average, and those that all languages share. */
export function sameLines(root) {
  const games = join(root, 'src/games');
  return readdirSync(games)
    .filter((game) => existsSync(join(games, game, 'words')))
    .map((game) => {
      const counted = LANGS.map((lang) => linesOf(join(games, game, 'words'), lang));
      const [first, ...others] = counted;
      const same = [...first].reduce(
        (sum, [line, n]) => sum + Math.min(n, ...others.map((lines) => lines.get(line) ?? 0)),
        0,
      );
      const lines =
        counted.flatMap((each) => [...each.values()]).reduce((sum, n) => sum + n, 0) / LANGS.length;
      return { game, lines, same, share: same / lines };
    });
}

/** How often each line stands in the files of a language; blank lines don't count. */
function linesOf(folder, lang) {
  const lines = new Map();
  for (const path of readdirSync(folder, { recursive: true }).filter((name) =>
    `/${name}`.endsWith(`/${lang}.ts`),
  ))
    for (const line of readFileSync(join(folder, path), 'utf8')
      .split('\n')
      .map((each) => each.trim()))
      if (line) lines.set(line, (lines.get(line) ?? 0) + 1);
  return lines;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { game, lines, same, share } of sameLines(fileURLToPath(new URL('..', import.meta.url))))
    console.log(
      `${game}: ${same} of ${Math.round(lines)} lines are the same in four languages (${(100 * share).toFixed(1)}%)`,
    );
