/** Which parts of the games' modules go into a build. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SHIPPED = /\/src\/games\/[^/]+\/index\.ts$/;
const NOTHING = '\0nothing';

/**
 * For workers, which only play: a module's meta, rules and bots. A game that isn't shipped may keep its rules where it
 * likes, so there only the folders go that never hold any.
 */
export function onlyRules(others: readonly string[] = []): Plugin {
  const modules = new Set(others.map((file) => resolve(file)));
  const isLeftOut = (source: string, importer: string) =>
    SHIPPED.test(importer)
      ? !/^\.\/(meta\.ts|rules\/|bots\/)/.test(source)
      : modules.has(importer) && /^\.\/(words|paper|picture|editor)\//.test(source);
  return {
    name: 'only-rules',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source.startsWith('./') && isLeftOut(source, importer) ? NOTHING : undefined,
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
