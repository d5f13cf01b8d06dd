/** Which parts of the games' modules go into a build. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = /\/src\/games\/[^/]+\/index\.ts$/;
const NOTHING = '\0nothing';

/** For workers, which only play: a module's meta, rules and bots. */
export function onlyRules(): Plugin {
  return {
    name: 'only-rules',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !MODULE.test(importer) || !source.startsWith('./')) return undefined;
      return /^\.\/(meta\.ts|rules\/|bots\/)/.test(source) ? undefined : NOTHING;
    },
    load: (id) => (id === NOTHING ? 'export {}' : undefined),
  };
}

/** Adds the games of module files to the shipped ones, for tests and for your own builds. */
export function moreGames(files: readonly string[]): Plugin {
  return {
    name: 'more-games',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/src/games/index.ts')) return undefined;
      return [code, ...files.map((file) => `export * from ${JSON.stringify(resolve(file))};`)].join('\n');
    },
  };
}
