import { defineConfig } from 'vitest/config';

// The full run plays ten times as many games in each test.
const timeout = process.env.EMPTYCHAIR_ALL ? 600_000 : 60_000;

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    setupFiles: ['test/setup.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'examples/**/*.test.ts'],
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
