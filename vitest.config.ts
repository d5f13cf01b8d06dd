import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { soloMeta } from './scripts/build/systems.ts';

// The full run plays ten times as many games in each test.
const timeout = process.env.EMPTYCHAIR_ALL ? 600_000 : 60_000;

/** Settings for every unit test, however it's run. */
export const plain = defineConfig({
  plugins: [soloMeta()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    setupFiles: ['test/setup.ts'],
    environment: 'node',
    // The slowest supported machine has two cores; a third worker saved nothing when it was measured.
    maxWorkers: 2,
    testTimeout: timeout,
    hookTimeout: timeout,
    // A forgotten `.only` would silently skip every other test.
    allowOnly: false,
    reporters: ['default'],
    // Output of passing tests hides the failing one.
    silent: 'passed-only',
    coverage: { provider: 'v8', include: ['src/**/*.{ts,tsx}'], exclude: ['**/*.test.ts'] },
  },
});

const FOLDERS = ['src', 'test', 'examples'];

/** These add games to the catalogue, and nothing can remove them; the last one changes the environment for good. */
const ALONE = [
  'src/cli/commands/docs.test.ts',
  'src/cli/commands/golden.test.ts',
  'src/cli/commands/module.test.ts',
  'src/cli/commands/solo.test.ts',
  'src/solo/docs.test.ts',
  'src/web/systems/systems.test.ts',
  'test/secrets.test.ts',
  'test/browser.test.ts',
];

const alone = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.test.ts') && (ALONE.includes(name) || replacesModules(name))),
);

/** Other files in the same process would see its mocks. */
function replacesModules(name: string): boolean {
  return /\bvi\.(mock|doMock)\(/.test(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

export default defineConfig({
  ...plain,
  test: {
    ...plain.test,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: FOLDERS.map((folder) => `${folder}/**/*.test.ts`),
          exclude: alone,
          // Loading the sources for each file would be a quarter of the work.
          isolate: false,
          setupFiles: ['test/leaves-nothing.ts'],
        },
      },
      // Last, because the shared process would end whenever one of these runs.
      { extends: true, test: { name: 'alone', include: alone, sequence: { groupOrder: 1 } } },
    ],
  },
});
