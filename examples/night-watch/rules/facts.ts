import type { NumberFact } from '../../../src/kernel/facts.ts';
import { OIL, type Spec } from './options.ts';

export const oil: NumberFact<Spec> = {
  id: 'oil',
  kind: 'number',
  when: (s) => s.step !== 'dark',
  min: 1,
  max: OIL,
  get: (s) => s.oil,
  set: (s, flasks) => {
    s.oil = flasks;
  },
};

/** What a player may set by hand until the game is over. */
export const facts = [oil];
