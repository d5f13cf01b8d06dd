/** Test files share a process: each must leave it as it was, or a test could depend on the file before it. */
import { afterAll, afterEach, expect, vi } from 'vitest';
import { catalogue } from '../src/games/catalogue.ts';

const surroundings = () => ({
  folder: process.cwd(),
  environment: { ...process.env },
  games: catalogue().map(({ meta }) => meta.id),
  // Names that start with an underscore are the helpers of a compiler, which some libraries bring along.
  globals: Object.getOwnPropertyNames(globalThis)
    .filter((name) => !name.startsWith('_'))
    .sort(),
});
const before = surroundings();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

afterAll(() =>
  expect(surroundings(), 'left behind for the next file: mend it, or add the file to ALONE').toEqual(before),
);
