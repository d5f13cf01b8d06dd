import type { FactDecl } from '../../../src/kernel/facts.ts';
import { OIL, type Spec } from './options.ts';
import { node } from './steps.ts';

/** What a player may set by hand, each declared once. */
export const FACTS: readonly FactDecl<Spec>[] = [
  {
    id: 'oil',
    kind: 'number',
    when: (s) => node(s).kind !== 'end',
    min: 1,
    max: OIL,
    get: (s) => s.oil,
    set: (s, flasks) => {
      s.oil = flasks;
    },
  },
];
