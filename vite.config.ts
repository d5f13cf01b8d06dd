import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { moreGames, onlyRules } from './scripts/build/modules.ts';
import { oneFile } from './scripts/build/one-file.ts';
import { site } from './scripts/build/site.ts';
import { soloMeta } from './scripts/build/systems.ts';
import { HEADERS } from './src/server/doors/content-policy.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8'));

/** A game's chunks have its name: `boer-war-rules-x1y2.js`, so that the network panel shows what was loaded. */
function chunkName(chunk: { name: string; facadeModuleId: string | null }): string {
  const game = chunk.facadeModuleId?.match(/\/src\/games\/([^/]+)\/(.+)\.tsx?$/);
  const name = game ? `${game[1]}-${game[2]!.replaceAll('/', '-')}` : chunk.name;
  return `assets/${name}-[hash].js`;
}

/**
 * Without these groups a first visit makes 55 requests, many of them for a few hundred bytes. What the shelf needs first
 * is one file, and so is what most pages of a game share; a game's own parts stay apart, so that none is loaded early.
 */
const groups = [
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  // The shelf shows the examples: it mustn't load the table for them.
  { name: 'examples', test: /(web[\\/]systems[\\/]examples\.ts|\.solo\.md\?meta)$/, priority: 1 },
  { name: 'table', test: /[\\/]src[\\/](kernel|sitting|words|web|files)[\\/].*\.tsx?$/, minShareCount: 4 },
];

/** Module files of games that aren't shipped, for a test build: EMPTYCHAIR_GAMES=a/index.ts,b/index.ts. */
const others = (process.env.EMPTYCHAIR_GAMES ?? '').split(',').filter(Boolean);
const more = moreGames(others);

/** Reads `&auml;` and the like in Markdown. */
const ENTITIES = 'decode-named-character-reference';

/** A folder for any host; with `--mode single` one self-contained file. */
export default defineConfig(({ mode }) => ({
  root: here('./src/web'),
  // Relative, so that the build works from any folder of any host.
  base: './',
  cacheDir: here('./node_modules/.vite'),
  define: { EMPTYCHAIR_VERSION: JSON.stringify(version) },
  // Its variant for browsers asks the page, and workers have none.
  resolve: { alias: { [ENTITIES]: createRequire(import.meta.url).resolve(ENTITIES) } },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact' } },
  ...(mode === 'single'
    ? {
        plugins: [more, soloMeta(), oneFile('emptychair.html')],
        publicDir: false as const,
        build: {
          outDir: here('./dist/single'),
          emptyOutDir: true,
          target: 'es2022',
          assetsInlineLimit: Number.POSITIVE_INFINITY,
          cssCodeSplit: false,
          modulePreload: false as const,
          rolldownOptions: { output: { codeSplitting: false as const } },
        },
      }
    : {
        plugins: [more, soloMeta(), site(here('./src/web/sw.ts'))],
        build: {
          outDir: process.env.EMPTYCHAIR_DIST ?? here('./dist/web'),
          emptyOutDir: true,
          target: 'es2022',
          modulePreload: { polyfill: false },
          rolldownOptions: { output: { chunkFileNames: chunkName, codeSplitting: { groups } } },
        },
      }),
  worker: {
    format: 'es' as const,
    plugins: () => [more, onlyRules(others)],
    // In the single file a worker's script must be one piece too.
    ...(mode === 'single' ? { rolldownOptions: { output: { codeSplitting: false as const } } } : {}),
  },
  server: { host: '127.0.0.1', fs: { allow: [here('.')] } },
  preview: { host: '127.0.0.1', headers: HEADERS },
}));
