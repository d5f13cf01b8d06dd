import { numberPlace } from '../../../src/kernel/facts.ts';
import { spaces } from '../../../src/kernel/parts/track.ts';
import type { Scene } from '../../../src/kernel/scene.ts';
import { oil } from '../rules/facts.ts';
import { PLACES, type Place, type State } from '../rules/options.ts';
import { FACES, WIND } from '../rules/wind.ts';

/** Where each place is on the map, in percent from the left and from the top. */
const MAP: Readonly<Record<Place, readonly [x: number, y: number]>> = {
  gate: [15, 25],
  market: [50, 60],
  harbour: [85, 30],
};

/** What is on the table. The same id is the same piece, so an undo can say where to move it. */
export function scene(s: State): Scene {
  return [
    ...PLACES.map((id) => ({
      id,
      kind: 'map' as const,
      x: MAP[id][0],
      y: MAP[id][1],
      active: id === s.at,
      pieces: id === s.at ? [{ id: 'watchman', kind: 'watchman' }] : [],
    })),
    {
      id: 'hours',
      kind: 'track',
      cells: spaces(1, s.options.hours),
      pieces: [{ id: 'clock', kind: 'clock', cell: s.hour - 1 }],
    },
    numberPlace(oil, s),
    { id: 'lights', kind: 'number', value: s.lights, pieces: [] },
    {
      id: 'wind',
      kind: 'chart',
      cells: ['', ...FACES.map(String)],
      rows: WIND.map((row, i) => [String(i + 1), ...row]),
      pieces: [],
      active: s.step === 'wind',
    },
  ];
}
