/** Test files share a process: each must restore it, or a test could depend on the previous file. */
import { afterAll, afterEach, expect, vi } from 'vitest';
import { catalogue } from '../src/games/catalogue.ts';

const surroundings = () => ({
  folder: process.cwd(),
  environment: { ...process.env },
  games: catalogue().map(({ meta }) => meta.id),
  // Names that start with an underscore are compiler helpers of some libraries.
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
  expect(surroundings(), 'left behind for the next file: fix it, or add the file to ALONE').toEqual(before),
);
