// Which file may import what, and which words rules must not contain. Reads text, not types, so that it covers files
// that nothing imports yet.
import { posix } from 'node:path';
import type { Source } from './sources.ts';

/** Every violation in one file, as a sentence that names the file. */
export function violations({ path, text }: Source): string[] {
  const code = withoutComments(text);
  const found = [...badName(path), ...badWords(path, code)];
  for (const target of imports(code)) {
    const reason = badImport(path, target, code) ?? badPhrasing(path, target, code);
    if (reason) found.push(`imports ${target}: ${reason}`);
  }
  return found.map((what) => `${path} ${what}`);
}

/** Names after `from`, `import`, `import(`, `require(` and in `new URL(…, import.meta.url)`, as they are written. */
export function imports(code: string): string[] {
  const patterns = [
    /\bfrom\s*(['"`])([^'"`\n]+)\1/g,
    // An object's key may end with the word: 'shelf.import': 'Open'.
    /(?<![\w.'"-])import\s*(['"`])([^'"`\n]+)\1/g,
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

/** A game's picture, cover and editor: its parts for the app. */
const FOR_THE_APP = /^src\/games\/[^/]+\/(picture|editor)\//;
/** The schemas of a game's data files. */
const SCHEMAS = /^src\/games\/[^/]+\/files\/file\.ts$/;
/** The public files of a game's folder. */
const MODULE = /^src\/games\/[^/]+\/index\.ts$/;
/** A dictionary. */
const DICTIONARY = /^src\/(?:.+\/)?words\/(?:.+\/)?(en|pl|cs|ru)\.ts$/;
/** A game's dictionary: a list of its sentences. */
const OF_A_GAME = /^src\/games\/[^/]+\/words\/..\.ts$/;
/** The catalogue and its files. */
const CATALOGUE = /^src\/games\/[^/]+\.ts$/;

/** Files outside src/games that may name a game, each with its reason. */
export const MAY_NAME_A_GAME: Readonly<Record<string, string>> = {
  'src/web/main.tsx': 'loads the colours of every game, by a pattern that names none',
};

/** The folders that a folder of src may import from, besides itself: imports go one way. */
const KNOWS: Readonly<Record<string, readonly string[]>> = {
  words: ['kernel'],
  bots: ['kernel'],
  sitting: ['kernel', 'bots', 'words'],
  together: ['kernel', 'words', 'sitting'],
  print: ['kernel', 'games'],
  lab: ['kernel', 'games', 'words', 'bots'],
  server: ['kernel', 'games', 'sitting', 'together'],
  cli: [
    ...['kernel', 'files', 'games', 'solo', 'words', 'bots', 'sitting'],
    ...['together', 'lab', 'print', 'server'],
  ],
  web: ['kernel', 'files', 'games', 'solo', 'words', 'bots', 'sitting', 'together', 'lab', 'print'],
};
/** The folders of the server, from the innermost on: each knows those before it. */
const SERVER = ['store', 'game', 'bots', 'people', 'rooms', 'doors'];
/** What only tests load: whole servers and devices to try things on. */
const FOR_TESTS = /\/(testing\/[^/]+|testing|simulated)\.ts$/;

/** The folder of the server that a file is in, if its place among the others is fixed. */
function serverFolder(path: string): string | undefined {
  const folder = path.match(/^src\/server\/([^/]+)\//)?.[1];
  return folder !== undefined && SERVER.includes(folder) ? folder : undefined;
}

function badImport(path: string, target: string, code: string): string | undefined {
  if (/^(\/|file:|[A-Za-z]:[\\/]|https?:)/.test(target)) return 'nothing is loaded by an absolute address';
  const local = target.startsWith('.');
  const to = local ? posix.normalize(posix.join(posix.dirname(path), target)) : target;
  if (local && (to === '..' || to.startsWith('../'))) return 'outside the project';

  const game = gameOf(path);
  const otherGame = local && game !== undefined && gameOf(to) !== undefined && gameOf(to) !== game;
  if (otherGame) return 'a game knows no other game';
  if (isTest(path)) return undefined;

  if (path.startsWith('src/')) {
    if (local && !to.startsWith('src/') && !to.startsWith('package.json')) return 'the app needs only src';
    if (local && isTest(to)) return 'tests are not part of the app';
    if (to === 'boardgame.io' || to.startsWith('boardgame.io/')) return 'only bench measures it';
    if (game === undefined && gameOf(to) !== undefined && !(CATALOGUE.test(path) && MODULE.test(to)))
      return 'a game is met through its module in the catalogue';
  }
  if (path.startsWith('src/kernel/')) {
    if (local && to.startsWith('src/kernel/')) return undefined;
    if (path === 'src/kernel/rng.ts' && to.startsWith('pure-rand/')) return undefined;
    return 'the kernel stands alone, but for pure-rand in rng.ts';
  }
  if (path.startsWith('src/files/')) {
    return local && /^src\/(kernel|files)\//.test(to)
      ? undefined
      : 'reading data files needs the kernel only';
  }
  if (path.startsWith('src/solo/')) {
    if (
      path === 'src/solo/read/markdown.ts' &&
      /^(mdast|mdast-util-[a-z-]+|micromark-extension-[a-z-]+)$/.test(to)
    )
      return undefined;
    if (path === 'src/solo/module.ts' && to === 'src/games/module.ts') return undefined;
    return local && /^src\/(kernel|solo)\//.test(to)
      ? undefined
      : 'solo files need the kernel, and a Markdown parser in read/markdown.ts';
  }
  if (/^src\/(bots|sitting)\//.test(path) && !local) return 'no page, no terminal, no socket';
  if (CATALOGUE.test(path)) {
    // It describes what a game can bring to the app and the printer, and loads neither.
    if (path === 'src/games/module.ts' && /^src\/(print\/sheet|web\/picture)\.ts$/.test(to))
      return onlyTypes(code, target) ? undefined : 'a module is described by types only';
    if (path === 'src/games/from-text.ts' && /^src\/solo\/(module|problem)\.ts$/.test(to)) return undefined;
    return local && /^src\/(kernel|games)\//.test(to)
      ? undefined
      : 'the catalogue knows the kernel and the modules';
  }
  if (game !== undefined) {
    const ofTheGame = local && gameOf(to) === game;
    if (MODULE.test(path))
      return ofTheGame || to === 'src/games/module.ts' ? undefined : 'a module names parts of its game';
    if (ofTheGame && MODULE.test(to) && !FOR_THE_APP.test(path))
      return 'rules do not load the module around them';
    if (ofTheGame && (FOR_THE_APP.test(to) || SCHEMAS.test(to)) && !FOR_THE_APP.test(path))
      return 'pictures, editors and schemas are loaded by the module';
    if (ofTheGame || (local && /^src\/(kernel|files)\//.test(to))) return undefined;
    if (local && /^src\/print\/(sheet|layout|lettering|pieces|dice|figures|cutting|owners)\.ts$/.test(to))
      return undefined;
    if (FOR_THE_APP.test(path) && (/^preact(\/|$)/.test(to) || /^src\/(web|words)\//.test(to)))
      return undefined;
    if ((SCHEMAS.test(path) || FOR_THE_APP.test(path)) && to === 'valibot') return undefined;
    return 'a game knows the kernel and itself';
  }
  const [here, there] = [serverFolder(path), serverFolder(to)];
  if (here && there && SERVER.indexOf(there) > SERVER.indexOf(here)) return `${here} doesn't know ${there}`;
  const allowed = to.startsWith('src/') && !FOR_TESTS.test(path) ? KNOWS[folderOf(path)] : undefined;
  if (allowed && folderOf(to) !== folderOf(path) && !allowed.includes(folderOf(to)))
    return `${folderOf(path)} knows only ${allowed.join(', ')}`;
  if (path.startsWith('src/web/') && to.startsWith('node:')) return 'there is no Node in a page';
  if (path.startsWith('src/web/') && to === 'src/games/outside.ts')
    return 'a page gets its games at build time';
  return undefined;
}

/**
 * A dictionary phrases sentences: it imports only plurals and lists, and other dictionaries of its language. A game's
 * dictionary also imports the names and facts of its sentences; if it is a whole `Words<…>` or `defineWords<…>`, as for a
 * game in a single language, it may also import the types of the rules.
 */
function badPhrasing(path: string, target: string, code: string): string | undefined {
  const lang = DICTIONARY.exec(path)?.[1];
  if (lang === undefined) return undefined;
  const to = posix.join(posix.dirname(path), target);
  if (to === 'src/kernel/words.ts' || posix.basename(to) === `${lang}.ts`) return undefined;
  const whole = OF_A_GAME.test(path) && /\b(?:Words|defineWords)</.test(code);
  if (whole && to === 'src/kernel/define-words.ts') return undefined;
  if (!onlyTypes(code, target))
    return 'a dictionary phrases sentences and decides nothing: it imports only kernel/words.ts, its sentences.ts and dictionaries of its own language';
  const known = ['src/kernel/sentences.ts', `src/games/${gameOf(path)}/words/sentences.ts`].includes(to);
  return OF_A_GAME.test(path) && !whole && !known
    ? 'a dictionary knows sentences and their facts'
    : undefined;
}

/** Is nothing but types imported from there? */
function onlyTypes(code: string, target: string): boolean {
  return !imports(code.replace(/\bimport type\b[^;]*;/g, '')).includes(target);
}

/** The folder of src that a path belongs to; the path itself outside src. */
function folderOf(path: string): string {
  return path.match(/^src\/([^/]+)\//)?.[1] ?? path;
}

/** The folder of the game that a path belongs to. */
function gameOf(path: string): string | undefined {
  return path.match(/^src\/games\/([^/]+)\//)?.[1];
}

const isRules = (path: string) =>
  /^src\/(kernel|games|sitting|solo|together)\//.test(path) &&
  /\.tsx?$/.test(path) &&
  path !== 'src/games/outside.ts';

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

/** Surfaces know no game: they contain neither a game's id nor the name of its folder. */
export function namesAGame(path: string, code: string, names: readonly string[]): string[] {
  if (!path.startsWith('src/') || path.startsWith('src/games/') || isTest(path)) return [];
  if (Object.hasOwn(MAY_NAME_A_GAME, path)) return [];
  return names
    .filter((name) => new RegExp(`['"\`/]${name}['"\`/]`).test(code))
    .map(
      (name) =>
        `${path} names the game ${name}: ask its module instead, or give a new game an id that no surface uses as a word`,
    );
}

function badName(path: string): string[] {
  const banned = path.startsWith('src/') && /(^|\/)(utils?|helpers?|types)\.tsx?$/.test(path);
  return banned ? ['has a name that says nothing about what is in it'] : [];
}
