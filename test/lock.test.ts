// A lock file that installs on every platform, from any mirror.
import { describe, expect, test } from 'vitest';
import { projectFiles, read } from './sources.ts';

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>;
}

/** npm drops platform packages that weren't published yet, and the next `npm ci` on another platform fails. */
function missingOptional({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesFor(path, name).some((place) => place in packages))
      .map((name) => `${path || 'package.json'} needs ${name}`),
  );
}

/** Where Node looks for a package: beside its dependent first, then in each folder above. */
function placesFor(path: string, name: string): string[] {
  const parts = path === '' ? [] : path.split(/(?:^|\/)node_modules\//).slice(1);
  return Array.from({ length: parts.length + 1 }, (_, up) =>
    [...parts.slice(0, parts.length - up), name].map((part) => `node_modules/${part}`).join('/'),
  );
}

// In pieces, so that this file doesn't contain what it looks for.
const HOSTS = new RegExp(
  [
    ['registry', 'npmjs'],
    ['registry', 'yarnpkg'],
    ['registry', 'npmmirror'],
    ['npm', 'pkg', 'github'],
    ['deb', 'debian'],
  ]
    .map((words) => words.join('\\.'))
    .concat('"resolved":\\s*"https?:', '(^|\\n)\\s*(@[\\w-]+:)?registry\\s*=', '--registry[= ]\\S*://')
    .join('|'),
);

const lock = JSON.parse(read('package-lock.json').text) as Lock;

test('the lock file has every optional package of every platform', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(50);
  expect(missingOptional(lock)).toEqual([]);
});

test('no file names a host to download packages from', () => {
  const text = projectFiles().filter((path) => !/\.(png|jpe?g|webp|ico|woff2?|ttf|pdf)$/.test(path));
  expect(text).toContain('package-lock.json');
  expect(text).toContain('.npmrc');
  expect(text.filter((path) => HOSTS.test(read(path).text))).toEqual([]);
});

describe('these checks can fail', () => {
  test('a platform package that was dropped', () => {
    const broken: Lock = {
      packages: {
        'node_modules/a': { optionalDependencies: { 'a-linux': '1', 'a-mac': '1' } },
        'node_modules/a-linux': {},
      },
    };
    expect(missingOptional(broken)).toEqual(['node_modules/a needs a-mac']);
  });

  test('a package nested under its dependent is found, one under another package is not', () => {
    const a = { optionalDependencies: { b: '1' } };
    expect(
      missingOptional({ packages: { 'node_modules/@x/a': a, 'node_modules/@x/a/node_modules/b': {} } }),
    ).toEqual([]);
    expect(
      missingOptional({
        packages: { 'node_modules/c/node_modules/a': a, 'node_modules/c/node_modules/b': {} },
      }),
    ).toEqual([]);
    expect(
      missingOptional({ packages: { 'node_modules/a': a, 'node_modules/c/node_modules/b': {} } }),
    ).toHaveLength(1);
  });

  test.each([
    ['"resolved": ', '"http://127.0.0.1:4873/a.tgz"'].join(''),
    ['registry', 'http://localhost'].join('='),
    ['https://registry', 'npmjs', 'org/a'].join('.'),
  ])('the host in %s', (text) => {
    expect(HOSTS.test(text)).toBe(true);
  });
});
