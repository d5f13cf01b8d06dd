/** Which parts of the games' modules a build takes. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = /\/src\/games\/[^/]+\/index\.ts$/;
const NOTHING = '\0nothing';

/** For workers, which play and neither speak nor draw: of a module only its meta, its rules and its bots. */
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

/** Adds the games of module files to those that are shipped: for tests, and for an edition of one's own. */
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
