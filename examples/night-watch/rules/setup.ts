import { OIL, type Options, type State } from './options.ts';

/** The beginning; measures start from it, too, so it's in a file of its own. */
export function setup(options: Options): State {
  return { options, hour: 1, at: 'gate', lights: 0, oil: OIL, step: 'walk' };
}
