/**
 * A throwaway game to try the kernel: a march of six steps, and a sub-procedure (an ambush: roll, then decide) that the
 * player can call at any time, even inside itself; the state has a stack of where to return.
 */
import { defineGame } from '../../src/kernel/define.ts';
import type { FactSet } from '../../src/kernel/facts.ts';
import { chance, decide, end, type Node, type SpecOf, table } from '../../src/kernel/game.ts';
import type { OptionsOf } from '../../src/kernel/options.ts';
import { spaces } from '../../src/kernel/parts/track.ts';

const options = { steps: { kind: 'number', role: 'taste', min: 1, max: 9, default: 6 } } as const;

type Step = 'march' | 'weather' | 'ambush' | 'flee-or-fight';

interface State {
  readonly options: OptionsOf<typeof options>;
  marched: number;
  wounds: number;
  /** Where to return after each running procedure; the last is the current one. */
  stack: Step[];
}

export type Errand = SpecOf<{
  options: typeof options;
  state: State;
  ask: Step;
  move: 'done' | 'sun' | 'rain' | 'hit' | 'miss' | 'flee' | 'fight';
  aside: 'ambush';
  event: {
    marched: { n: number };
    weather: { what: string };
    ambush: { depth: number };
    hit: { wounds: number };
    set: FactSet<'marched'>;
  };
  outcome: 'arrived';
  fact: 'marched';
  rule: 'all';
  preset: 'standard' | 'short';
}>;

export const errand = defineGame<Errand>({
  id: 'toy-errand',
  version: 1,
  options,
  presets: { standard: {}, short: { steps: 1 } },
  why: {
    asks: { march: 'all', weather: 'all', ambush: 'all', 'flee-or-fight': 'all' },
    events: { marched: 'all', weather: 'all', ambush: 'all', hit: 'all' },
    rules: { all: { clauses: [] } },
  },
  setup: (options) => ({ options, marched: 0, wounds: 0, stack: ['march'] }),
  node(s): Node<Errand> {
    switch (s.stack.at(-1)) {
      case 'march':
        return table('march', ['done']);
      case 'weather':
        return chance('weather', { sun: 2, rain: 1 });
      case 'ambush':
        return chance('ambush', { hit: 1, miss: 5 });
      case 'flee-or-fight':
        return decide('flee-or-fight', 'player', ['flee', 'fight']);
      case undefined:
        return end('arrived', [6 - s.wounds]);
    }
  },
  apply(s, move, log) {
    switch (move) {
      case 'ambush':
        s.stack.push('ambush');
        log?.('ambush', { depth: s.stack.length });
        break;
      case 'done':
        s.marched++;
        log?.('marched', { n: s.marched });
        s.stack[s.stack.length - 1] = 'weather';
        break;
      case 'sun':
      case 'rain':
        log?.('weather', { what: move });
        if (s.marched >= s.options.steps) s.stack.pop();
        else s.stack[s.stack.length - 1] = 'march';
        break;
      case 'hit':
        s.wounds++;
        log?.('hit', { wounds: s.wounds });
        s.stack[s.stack.length - 1] = 'flee-or-fight';
        break;
      case 'fight':
        s.stack[s.stack.length - 1] = 'ambush';
        break;
      case 'miss':
      case 'flee':
        s.stack.pop();
        break;
    }
  },
  check(s) {
    if (s.marched > s.options.steps) throw new Error('marched too far');
  },
  asides: (s) => (s.stack.length > 0 && s.stack.length < 4 ? ['ambush'] : []),
  facts: [
    {
      id: 'marched',
      kind: 'number',
      when: (s) => s.stack.at(-1) === 'march',
      min: 0,
      max: (s) => s.options.steps - 1,
      get: (s) => s.marched,
      set(s, n) {
        s.marched = n;
      },
    },
  ],
  turn: (s) => (s.stack.length === 0 ? '' : String(s.stack[0] === 'march' ? s.marched : s.marched - 1)),
  scene: (s) => [
    {
      id: 'road',
      kind: 'track',
      cells: spaces(0, 9),
      pieces: [{ id: 'you', kind: 'you', cell: s.marched }],
    },
  ],
});
