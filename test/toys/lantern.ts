/** Lantern: a night watch of six hours. Each hour you walk your round, then the wind may blow the lantern out. */
import { defineGame } from '../../src/kernel/define.ts';
import { chance, end, type Node, type SpecOf, table } from '../../src/kernel/game.ts';
import type { OptionsOf } from '../../src/kernel/options.ts';

const options = { hours: { kind: 'number', role: 'taste', min: 1, max: 12, default: 6 } } as const;

interface State {
  readonly options: OptionsOf<typeof options>;
  hour: number;
  step: 'walk' | 'wind' | 'out' | 'dawn';
}

/** What exists. */
export type Lantern = SpecOf<{
  options: typeof options;
  state: State;
  ask: 'walk' | 'wind';
  move: 'done' | 'calm' | 'gust';
  event: { walked: { hour: number }; wind: { gust: boolean } };
  outcome: 'dark' | 'dawn';
  rule: 'round' | 'wind';
  measure: 'night';
}>;

/** What happens. */
export const lantern = defineGame<Lantern>({
  id: 'lantern',
  version: 1,
  options,
  why: {
    asks: { walk: 'round', wind: 'wind' },
    events: { walked: 'round', wind: 'wind' },
    rules: { round: { clauses: [] }, wind: { clauses: [] } },
  },
  lab: {
    measures: {
      night: {
        kind: 'remembering',
        rows: () => [{ key: 'night', outcomes: ['dawn', 'dark'] }],
        first: 'dawn',
        next: { wind: (memory, { gust }) => (gust ? 'dark' : memory) },
        bucket: (memory) => ['night', memory],
      },
    },
  },
  setup: (options) => ({ options, hour: 1, step: 'walk' }),
  node(s): Node<Lantern> {
    if (s.step === 'walk') return table('walk', ['done']);
    if (s.step === 'wind') return chance('wind', { calm: 5, gust: 1 });
    return end(s.step === 'out' ? 'dark' : 'dawn', [s.hour]);
  },
  apply(s, move, log) {
    if (move === 'done') {
      log?.('walked', { hour: s.hour });
      s.step = 'wind';
    } else {
      log?.('wind', { gust: move === 'gust' });
      s.step = move === 'gust' ? 'out' : s.hour === s.options.hours ? 'dawn' : 'walk';
      if (s.step === 'walk') s.hour++;
    }
  },
  check(s) {
    if (s.hour > s.options.hours) throw new Error('past dawn');
  },
  turn: (s) => (s.step === 'walk' || s.step === 'wind' ? String(s.hour) : ''),
  scene: (s) => [
    {
      id: 'night',
      kind: 'track',
      cells: Array.from({ length: s.options.hours }, (_, i) => String(i + 1)),
      pieces: [{ id: 'lantern', kind: 'lantern', cell: s.hour - 1, face: s.step === 'out' ? 'down' : 'up' }],
    },
  ],
});
