import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    setupFiles: ['test/setup.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    // Two cores are what the slowest supported machine has; more workers only wait for each other.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A forgotten `.only` would leave every other test out without a word.
    allowOnly: false,
    reporters: ['default'],
    // Output of passing tests hides the failing one.
    silent: 'passed-only',
    coverage: { provider: 'v8', include: ['src/**/*.{ts,tsx}'], exclude: ['**/*.test.ts'] },
  },
});
