// npm run same-lines: how many lines of each dictionary folder are the same in all four languages. A line that no
// translator would change is logic, and belongs in a file that all languages share.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LANGS = ['en', 'pl', 'cs', 'ru'];

/**
 * For each `words` folder under src, with its subfolders: the average number of lines per language, and the number that
 * all languages share. A folder that lacks a language shares nothing.
 */
export function sameLines(root) {
  const files = readdirSync(join(root, 'src'), { recursive: true })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\/words\/(.+\/)?(en|pl|cs|ru)\.ts$/.test(path));
  const folders = [...new Set(files.map((path) => path.slice(0, path.indexOf('/words/') + 6)))].sort();
  return folders.map((folder) => {
    const [first, ...others] = LANGS.map((lang) =>
      linesOf(
        files
          .filter((path) => path.startsWith(`${folder}/`) && path.endsWith(`/${lang}.ts`))
          .map((path) => join(root, path)),
      ),
    );
    const all = [first, ...others].flatMap((lines) => [...lines.values()]);
    const lines = all.reduce((sum, n) => sum + n, 0) / LANGS.length;
    const same = [...first].reduce(
      (sum, [line, n]) => sum + Math.min(n, ...others.map((lines) => lines.get(line) ?? 0)),
      0,
    );
    return { folder, lines, same, share: same / lines };
  });
}

/** How often each line occurs in these files; blank lines don't count. */
function linesOf(paths) {
  const lines = new Map();
  for (const path of paths)
    for (const line of readFileSync(path, 'utf8')
      .split('\n')
      .map((each) => each.trim()))
      if (line) lines.set(line, (lines.get(line) ?? 0) + 1);
  return lines;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { folder, lines, same, share } of sameLines(fileURLToPath(new URL('..', import.meta.url))))
    console.log(
      `${folder}: ${same} of ${Math.round(lines)} lines are the same in four languages (${(100 * share).toFixed(1)}%)`,
    );
