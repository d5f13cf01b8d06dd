/** Tables are only built for games that fit, and never change a number. */

import { describe, expect, test } from 'vitest';
import { errand } from '../../../test/toys/errand.ts';
import { lantern } from '../../../test/toys/lantern.ts';
import { identityStorage } from '../../kernel/define.ts';
import { type AnySpec, chance, end, type Game } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { allMeasures } from '../survey/survey.ts';
import { Ledger, label, type Tally } from './ledger.ts';
import type { Options, Study } from './player.ts';
import { prepare } from './prepare.ts';
import { tablesOf } from './tables.ts';

function studyOf(game: Game<AnySpec>): Study {
  const resolved = resolve(game.options);
  if (!resolved.ok) throw new Error(resolved.refusal.option);
  const options: Options = resolved.options;
  return { game, options, measures: allMeasures(game, options) };
}
const fits = (game: Game<AnySpec>, clock = () => 0) => tablesOf(studyOf(game), [], clock) !== undefined;

interface Walk extends AnySpec {
  state: { readonly options: Options; at: number; steps: number };
}
/** A walk by coin tosses: `where` says how the place follows from the toss. */
const walk = (
  where: (at: number, head: boolean) => number,
  over: (s: Walk['state']) => boolean,
): Game<AnySpec> => {
  const game: Game<Walk> = {
    ...(errand as Game<AnySpec>),
    stored: identityStorage,
    lab: { measures: {} },
    setup: (options) => ({ options, at: 0, steps: 0 }),
    node: (s) => (over(s) ? end('arrived', [s.at]) : chance('throw', { head: 1, tail: 1 })),
    apply(s, move) {
      s.at = where(s.at, move === 'head');
      s.steps++;
    },
    clone: (s) => ({ ...s }),
  };
  return game;
};

describe('tables fit', () => {
  test('a game that revisits positions', () => {
    expect(fits(lantern as Game<AnySpec>)).toBe(true);
    expect(
      fits(
        walk(
          (at, head) => at + Number(head),
          (s) => s.steps === 10,
        ),
      ),
    ).toBe(true);
  });
  test('no game in which every position is new', () => {
    // Each toss is remembered: after twenty there are a million places.
    expect(
      fits(
        walk(
          (at, head) => 2 * at + Number(head),
          (s) => s.steps === 20,
        ),
      ),
    ).toBe(false);
  });
  test('no game with cycles', () => {
    const round = walk(
      (at, head) => (head ? at + 1 : 0),
      (s) => s.at === 3,
    );
    const forgetful: Game<AnySpec> = {
      ...round,
      apply(s, move, log) {
        round.apply(s, move, log);
        (s as Walk['state']).steps = 0;
      },
    };
    expect(fits(forgetful)).toBe(false);
  });
  test('no game for several seats, none that breaks, and none that takes too long', () => {
    expect(fits({ ...(lantern as Game<AnySpec>), seats: () => ['a', 'b'] })).toBe(false);
    const broken = () => {
      throw new Error('broken');
    };
    expect(fits({ ...(lantern as Game<AnySpec>), node: broken })).toBe(false);
    let time = 0;
    expect(fits(lantern as Game<AnySpec>, () => (time += 1000))).toBe(false);
  });
});

test('a measure that counts now and then has the same entries with tables as with the rules', () => {
  const game: Game<AnySpec> = {
    ...(lantern as Game<AnySpec>),
    lab: {
      measures: {
        gusts: {
          kind: 'counting',
          rows: () => [],
          count: { wind: ({ gust }: { gust: boolean }) => (gust ? ['all', 'gust'] : undefined) },
        },
        ...(lantern as Game<AnySpec>).lab.measures,
      },
    },
  };
  const tallies = [undefined, () => 0].map((clock) => {
    const ledger = new Ledger();
    const play = prepare(studyOf(game), clock)(ledger);
    for (let i = 0; i < 200; i++) {
      play(2, i);
      ledger.close(i);
    }
    return ledger.tally();
  });
  expect(tallies[1]).toEqual(tallies[0]);
  const { quantities } = tallies[0] as Tally;
  // A gust ends the night, and only a gust makes it dark.
  const dark = quantities[label('outcome', 'dark')]?.sum;
  expect(quantities[label('measure', 'gusts', 'all', 'gust')]?.sum).toBe(dark);
  expect(quantities[label('measure', 'night', 'night', 'dark')]?.sum).toBe(dark);
  expect(dark).toBeGreaterThan(0);
});
