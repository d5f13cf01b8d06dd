// Which file may import what, and which words rules must not contain. Reads text, not types, so that it
// holds for files that nothing imports yet.
import { posix } from 'node:path';
import type { Source } from './sources.ts';

/** Everything that is wrong with one file, as sentences that name it. */
export function violations({ path, text }: Source): string[] {
  const code = withoutComments(text);
  const found = [...badName(path), ...badWords(path, code)];
  for (const target of imports(code)) {
    const reason = badImport(path, target);
    if (reason) found.push(`imports ${target}: ${reason}`);
  }
  return found.map((what) => `${path} ${what}`);
}

/** Names after `from`, `import`, `import(`, `require(` and in `new URL(…, import.meta.url)`, as they are written. */
export function imports(code: string): string[] {
  const patterns = [
    /\bfrom\s*(['"`])([^'"`\n]+)\1/g,
    /\bimport\s*(['"`])([^'"`\n]+)\1/g,
    /\b(?:import|require)\s*\(\s*(['"`])([^'"`\n]+)\1/g,
    /\bnew URL\(\s*(['"`])([^'"`\n]+)\1\s*,\s*import\.meta\.url/g,
  ];
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[2]!));
}

export function withoutComments(text: string): string {
  const strings = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
  return text.replace(strings, (_, string?: string) => string ?? ' ');
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** A game's picture of the table: board.tsx, and the parts it is cut into. */
const BOARD = /^src\/games\/[^/]+\/board(\.tsx|\/[^/]+\.tsx?)$/;

function badImport(path: string, target: string): string | undefined {
  if (/^(\/|file:|[A-Za-z]:[\\/]|https?:)/.test(target)) return 'nothing is loaded by an absolute address';
  const local = target.startsWith('.');
  const to = local ? posix.normalize(posix.join(posix.dirname(path), target)) : target;
  if (local && (to === '..' || to.startsWith('../'))) return 'outside the project';

  const game = gameOf(path);
  const otherGame = local && game !== undefined && gameOf(to) !== undefined && gameOf(to) !== game;
  if (otherGame) return 'a game knows no other game';
  if (isTest(path)) return undefined;

  if (path.startsWith('src/') && !isTest(path)) {
    if (local && !to.startsWith('src/') && !to.startsWith('package.json')) return 'the app needs only src';
    if (local && isTest(to)) return 'tests are not part of the app';
    if (to === 'boardgame.io' || to.startsWith('boardgame.io/')) return 'only bench measures it';
  }
  if (path.startsWith('src/kernel/')) {
    if (local && to.startsWith('src/kernel/')) return undefined;
    if (path === 'src/kernel/rng.ts' && to.startsWith('pure-rand/')) return undefined;
    return 'the kernel stands alone, but for pure-rand in rng.ts';
  }
  if (path.startsWith('src/bots/')) {
    const known = local && (to.startsWith('src/kernel/') || to.startsWith('src/bots/'));
    return known ? undefined : 'bots know the kernel only';
  }
  // The catalogue and what reads data files by it, and nothing else beside the games' folders, know every game.
  if (path === 'src/games/index.ts' || path === 'src/files/data-file.ts') {
    const known = local && (to.startsWith('src/kernel/') || to.startsWith('src/games/'));
    if (!known) return 'the catalogue knows the kernel and the games';
    return BOARD.test(to) ? 'boards are loaded by web' : undefined;
  }
  if (path.startsWith('src/games/')) {
    if (local && (to.startsWith('src/kernel/') || (game !== undefined && gameOf(to) === game))) {
      const doors = (file: string) => BOARD.test(file) || file.endsWith('/file.ts');
      return !doors(path) && doors(to) ? 'boards and files are loaded by web and cli' : undefined;
    }
    if (BOARD.test(path) && (/^preact(\/|$)/.test(to) || to.startsWith('src/web/'))) return undefined;
    if (path.endsWith('/file.ts') && to === 'valibot') return undefined;
    return 'a game knows the kernel and itself';
  }
  if (path.startsWith('src/lab/') && /^src\/(cli|web)\//.test(to))
    return 'the lab knows kernel, games and bots';
  if (path.startsWith('src/web/') && /^src\/cli\//.test(to)) return 'the page does not know the terminal';
  if (path.startsWith('src/web/') && to.startsWith('node:')) return 'there is no Node in a page';
  return undefined;
}

/** The folder of the game that a path belongs to. */
function gameOf(path: string): string | undefined {
  return path.match(/^src\/games\/([^/]+)\//)?.[1];
}

const isRules = (path: string) => /^src\/(kernel|games)\//.test(path) && /\.tsx?$/.test(path);

const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\bMath\s*\.\s*random\b/, 'Math.random: chance is a node'],
  [/\bDate\s*\.\s*now\b/, 'Date.now: rules have no clock'],
  [/\bnew\s+Date\s*\(/, 'new Date(: rules have no clock'],
  [/\bperformance\s*\.\s*now\b/, 'performance.now: rules have no clock'],
  [/\bconsole\s*\./, 'console: rules report events'],
  [/\bas\s+any\b/, 'as any: say what it is'],
  [/\bas\s+unknown\s+as\b/, 'as unknown as: say what it is'],
  [/\b(?:import|require)\s*\(\s*(?!['"`\s])/, 'an import by a computed name: nobody can check it'],
  [/\b(?:import|require)\s*\(\s*`[^`]*\$\{/, 'an import by a computed name: nobody can check it'],
];

function badWords(path: string, code: string): string[] {
  if (!isRules(path) || isTest(path)) return [];
  return FORBIDDEN.filter(([pattern]) => pattern.test(code)).map(([, reason]) => `has ${reason}`);
}

function badName(path: string): string[] {
  const banned = path.startsWith('src/') && /(^|\/)(utils?|helpers?|types)\.tsx?$/.test(path);
  return banned ? ['has a name that says nothing about what is in it'] : [];
}
