// Flags of every command: what needs a value is refused without one, and no flag has two.
import { describe, expect, test } from 'vitest';
import { readArguments, SHAPES } from './arguments.ts';
import { call } from './testing/in-process.ts';
import { type FlagName, terminalWords } from './words/terminal.ts';

const flags = Object.keys(SHAPES) as FlagName[];
const valued = flags.filter((flag) => SHAPES[flag] !== 'alone');
const words = await terminalWords('en');
const read = (...args: string[]) => readArguments(args, flags, words);

describe.each(valued)('--%s', (flag) => {
  test.each([[`--${flag}`], [`--${flag}=`], [`--${flag}`, ''], [`--${flag}`, '--json']])(
    '%j: its value is missing',
    (...args) => {
      expect(() => read(...args)).toThrow(`--${flag} needs a value.`);
    },
  );
});

test.each(valued.filter((flag) => SHAPES[flag] === 'value'))('--%s has one value', (flag) => {
  for (const args of [
    [`--${flag}`, 'a', `--${flag}`, 'b'],
    [`--${flag}=a`, `--${flag}`, 'a'],
  ])
    expect(() => read(...args)).toThrow(`--${flag} appears twice; it can have only one value.`);
});

test.each(valued.filter((flag) => SHAPES[flag] === 'pairs'))('--%s has one value for each key', (flag) => {
  for (const args of [
    [`--${flag}`, 'turns=1', `--${flag}`, 'turns=2'],
    [`--${flag}`, 'turns=1', 'turns=1'],
  ])
    expect(() => read(...args).pairs(flag)).toThrow(`--${flag} turns appears twice`);
  expect(read(`--${flag}`, 'a=1', 'b=2', `--${flag}`, 'c=3').pairs(flag)).toEqual([
    ['a', '1'],
    ['b', '2'],
    ['c', '3'],
  ]);
});

test.each([
  [['--lang'], '--lang needs a value.'],
  [['--lang='], '--lang needs a value.'],
  [['games', '--lang'], '--lang needs a value.'],
  [['--lang', 'pl', 'games', '--lang', 'pl'], '--lang podano dwa razy'],
  [['play', 'boer-war', '--option', 'turns=1', '--option', 'turns=2'], '--option turns appears twice'],
  [['play', 'boer-war', '--start', 'boers.1=1', 'boers.1=2'], '--start boers.1 appears twice'],
  [['compare', 'boer-war', '--option', 'turns=1', 'turns=2'], '--option turns appears twice'],
  // The name of a setting means the same as its key.
  [['play', 'boer-war', '--option', 'turns=1', 'Turns=2'], '--option turns appears twice'],
  [['compare', 'boer-war', '--option', 'turns=1,2', '--option', 'TURNS=3'], '--option turns appears twice'],
  [['--lang', 'pl', '--lang'], '--lang podano dwa razy'],
  [['--lang', 'pl', '--lang', 'cs', 'games'], '--lang podano dwa razy'],
  [['--lang=en', '--lang=pl'], '--lang appears twice'],
  [['--language', 'pl'], 'Unknown command: --language'],
])('%j is refused', async (args, says) => {
  const { code, out, err } = await call(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(says);
});

test('a language alone still shows the help in it', async () => {
  const { code, out } = await call(['--lang', 'pl']);
  expect([code, out]).toEqual([0, expect.stringContaining('Polecenia')]);
});
