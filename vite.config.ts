import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A game's chunks carry its name: `boer-war-rules-x1y2.js`, so that a reader of the network panel knows what was loaded. */
function chunkName(chunk: { name: string; facadeModuleId: string | null }): string {
  const game = chunk.facadeModuleId?.match(/\/src\/games\/([^/]+)\/(.+)\.tsx?$/);
  const name = game ? `${game[1]}-${game[2]!.replaceAll('/', '-')}` : chunk.name;
  return `assets/${name}-[hash].js`;
}

export default defineConfig({
  root: here('./src/web'),
  // Relative, so that the build works from any folder of any host.
  base: './',
  cacheDir: here('./node_modules/.vite'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: here('./dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { output: { chunkFileNames: chunkName } },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', fs: { allow: [here('.')] } },
  preview: { host: '127.0.0.1' },
});
