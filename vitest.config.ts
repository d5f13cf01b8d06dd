import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// The full run plays ten times as many games in each test.
const timeout = process.env.EMPTYCHAIR_ALL ? 600_000 : 60_000;

/** What holds for every unit test, whichever way it is run. */
export const plain = defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    setupFiles: ['test/setup.ts'],
    environment: 'node',
    // Two cores are what the slowest supported machine has; more workers only wait for each other.
    maxWorkers: 2,
    testTimeout: timeout,
    hookTimeout: timeout,
    // A forgotten `.only` would leave every other test out without a word.
    allowOnly: false,
    reporters: ['default'],
    // Output of passing tests hides the failing one.
    silent: 'passed-only',
    coverage: { provider: 'v8', include: ['src/**/*.{ts,tsx}'], exclude: ['**/*.test.ts'] },
  },
});

const FOLDERS = ['src', 'test', 'examples'];

/** These add games to the catalogue, which no program ever takes out of it. */
const ALONE = ['src/cli/commands/docs.test.ts', 'src/cli/commands/module.test.ts', 'test/secrets.test.ts'];

const alone = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.test.ts') && (ALONE.includes(name) || replacesModules(name))),
);

/** Other files would meet what it puts in the place of a module. */
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
          // Loading the sources again for each file would be a quarter of the work.
          isolate: false,
          setupFiles: ['test/leaves-nothing.ts'],
        },
      },
      // Afterwards, or the shared process would end whenever one of these comes up.
      { extends: true, test: { name: 'alone', include: alone, sequence: { groupOrder: 1 } } },
    ],
  },
});
