/** Looks at a file for its author: what stops, what never comes up, what is guessed, what finds nothing. */
import { compile } from '../kernel/exact/compiled.ts';
import { NotExact } from '../kernel/exact/exact.ts';
import type { Game } from '../kernel/game.ts';
import type { OptionsOf } from '../kernel/options.ts';
import { playout } from '../kernel/play.ts';
import type { Remark, Remarks } from '../kernel/remarks.ts';
import { rng } from '../kernel/rng.ts';
import { branchesIn, eachActOf } from './acts.ts';
import type { Plan } from './plan.ts';
import type { Solo } from './run/state.ts';
import type { Watch } from './run/watch.ts';

/** More positions aren't visited one by one. */
const MOST_POSITIONS = 20_000;

/** Looks at every position where there are few, otherwise at simulated games. `watched` is the plan's game. */
export function remarks(
  plan: Plan,
  watched: (watch: Watch) => Game<Solo>,
  options: OptionsOf<Solo['options']>,
  games: number,
  seed: number,
): Remarks {
  const stopped = new Map<string, Remark>();
  const taken = new Set<string>();
  const leaned = new Set<string>();
  const empty = new Set<string>();
  const at = (rule: string) => ({ rule, line: plan.lines[rule] ?? 0 });
  const game = watched({
    stopped: (step, name, end) =>
      stopped.set(`${step} ${name} ${end}`, { id: 'stopped', ...at(step), name, end }),
    took: (branch) => taken.add(branch),
    leaned: (step) => leaned.add(step),
    empty: (step) => empty.add(step),
  });
  const whole = visitsAll(() => compile(game, { start: game.setup(options) }, MOST_POSITIONS));
  if (!whole) for (let n = 0; n < games; n++) playout(game, game.setup(options), rng(seed + n));
  const how = decisions(plan);
  const found: Remark[] = [
    ...stopped.values(),
    ...branchesIn(plan)
      .filter(({ id }) => !taken.has(id))
      .map(({ id, label }): Remark => ({ id: 'never', ...at(id), label })),
    ...[...leaned].map((step): Remark => ({ id: 'leaned', ...at(step), how: how.get(step) ?? 'open' })),
    ...[...empty].map((step): Remark => ({ id: 'empty', ...at(step) })),
  ];
  return { games: whole ? undefined : games, found: found.sort((a, b) => a.line - b.line) };
}

function visitsAll(visit: () => void): boolean {
  try {
    visit();
    return true;
  } catch (error) {
    if (error instanceof NotExact) return false;
    throw error;
  }
}

/** What simulations go by where a person decides. A step may ask several things: one that is open counts. */
function decisions(plan: Plan): ReadonlyMap<string, 'usual' | 'random' | 'open'> {
  const found = new Map<string, 'usual' | 'random' | 'open'>();
  eachActOf(plan, (id, act) => {
    if (act.do !== 'ask' && act.do !== 'pick' && act.do !== 'choose') return;
    if (found.get(id) === 'open') return;
    found.set(id, act.usually === undefined ? 'open' : act.usually === 'random' ? 'random' : 'usual');
  });
  return found;
}
