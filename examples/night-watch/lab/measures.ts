import type { Lab } from '../../../src/kernel/game.ts';
import { OIL, PLACES, type Place, type Spec } from '../rules/options.ts';
import { setup } from '../rules/setup.ts';

export const measures: Lab<Spec>['measures'] = {
  /** Counting: an event that comes exactly once between `start` and `stop`. There is no choice, so it's exact. */
  'one-hour': {
    kind: 'counting',
    with: { at: { kind: 'choice', role: 'detail', choices: PLACES, default: 'gate' } },
    start: (options, { at }) => ({ ...setup(options), at: at as Place, step: 'wind' }),
    stop: (s) => s.step !== 'wind',
    rows: (_, { at }) => [{ key: String(at), outcomes: [String(OIL - 1), String(OIL)] }],
    count: { wind: ({ at, oil }) => [at, String(oil)] },
  },
  /** Remembering: a text carried through the whole game, which names the outcome at the end. */
  gusts: {
    kind: 'remembering',
    rows: ({ hours }) => [{ key: 'night', outcomes: Array.from({ length: hours + 1 }, (_, n) => String(n)) }],
    first: '0',
    next: { wind: (memory, { gust }) => (gust ? String(Number(memory) + 1) : memory) },
    bucket: (memory) => ['night', memory],
  },
};
