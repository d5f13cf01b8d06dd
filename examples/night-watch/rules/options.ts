import type { FactSet } from '../../../src/kernel/facts.ts';
import type { SpecOf } from '../../../src/kernel/game.ts';
import type { OptionsOf } from '../../../src/kernel/options.ts';

export const PLACES = ['gate', 'market', 'harbour'] as const;
export type Place = (typeof PLACES)[number];
/** Flasks at the beginning. */
export const OIL = 3;

export const options = {
  hours: { kind: 'number', role: 'taste', min: 1, max: 12, default: 6 },
  weather: { kind: 'choice', role: 'taste', choices: ['calm', 'stormy'], default: 'calm' },
  // R1: the text doesn't say whether lighting the lantern at the guards' fire uses oil.
  gateFire: { kind: 'choice', role: 'ruling', rule: 'oil', choices: ['oil', 'free'], default: 'oil' },
} as const;

export type Options = OptionsOf<typeof options>;

/** What exists. */
export type Spec = SpecOf<{
  options: typeof options;
  state: State;
  ask: 'walk' | 'count' | 'wind';
  move: `go:${Place}` | `lights:${number}` | 'calm' | 'gust';
  aside: 'bell';
  event: {
    walked: { hour: number; to: Place };
    counted: { at: Place; lights: number };
    wind: { at: Place; gust: boolean; oil: number };
    bell: { hour: number };
    set: FactSet<'oil'>;
  };
  outcome: 'dawn' | 'dark' | 'relieved';
  fact: 'oil';
  rule: 'round' | 'lights' | 'wind' | 'oil' | 'bell';
  preset: 'storm' | 'standard';
  measure: 'one-hour' | 'gusts';
}>;

export interface State {
  readonly options: Options;
  hour: number;
  at: Place;
  /** Lights counted so far. */
  lights: number;
  oil: number;
  step: Spec['ask'] | Spec['outcome'];
}
