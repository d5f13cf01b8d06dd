/** Tests the search for settings that matter, on a march whose length is a setting. */
import { expect, test } from 'vitest';
import type { Game } from '../src/kernel/game.ts';
import { forksOf } from './explains.ts';
import { type Errand, errand } from './toys/errand.ts';

const telling: Game<Errand> = {
  ...errand,
  why: { ...errand.why, rules: { all: { clauses: [], options: ['steps'] } } },
};

test('finds the steps that another value would change, and whether the rules name the setting', () => {
  const silent = forksOf(errand, ['steps'], {}, 1, 500, {});
  expect(silent.length).toBeGreaterThan(0);
  expect(silent.every(({ option, named }) => option === 'steps' && !named)).toBe(true);
  const told = forksOf(telling, ['steps'], {}, 1, 500, {});
  expect(told.map(({ at }) => at)).toEqual(silent.map(({ at }) => at));
  expect(told.every(({ named }) => named)).toBe(true);
});

test('finds nothing if a setting changes nothing', () => {
  const deaf: Game<Errand> = {
    ...errand,
    apply(s, move, log) {
      const { options } = s;
      const fixed = Object.assign(s, { options: { ...options, steps: 6 } });
      errand.apply(fixed, move, log);
      Object.assign(s, { options });
    },
  };
  expect(forksOf(deaf, ['steps'], {}, 1, 500, {})).toEqual([]);
});
