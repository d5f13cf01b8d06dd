/** What an author should know about a file besides its measures, as facts: what never happens, and what is guessed. */
import { compile } from '../kernel/exact/compiled.ts';
import { NotExact } from '../kernel/exact/exact.ts';
import type { OptionsOf } from '../kernel/options.ts';
import { playout } from '../kernel/play.ts';
import { rng } from '../kernel/rng.ts';
import { gameOf } from './game.ts';
import type { Branch, Plan } from './plan.ts';
import { eachStep } from './read/check.ts';

export type Finding =
  /** A value stopped at the end of its range: it hides mistakes. */
  | {
      readonly id: 'stopped';
      readonly step: string;
      readonly line: number;
      readonly name: string;
      readonly end: 'low' | 'high';
    }
  /** A branch, a table's cell or a card's effect never came up. */
  | { readonly id: 'never'; readonly step: string; readonly line: number; readonly label: string }
  /** A person decides here: simulations do what is usual, or anything (`random`), or have nothing to go by (`open`). */
  | {
      readonly id: 'leaned';
      readonly step: string;
      readonly line: number;
      readonly how: 'usual' | 'random' | 'open';
    }
  /** A draw found nothing, and no branch is for that. */
  | { readonly id: 'empty'; readonly step: string; readonly line: number };

export interface Examined {
  /** Whether every position was visited, or only the simulated games. */
  readonly whole: boolean;
  readonly findings: readonly Finding[];
}

/** More positions aren't visited one by one. */
const MOST_POSITIONS = 20_000;

/** Looks at every position where there are few, otherwise at simulated games. */
export function examine(
  plan: Plan,
  options: OptionsOf<Record<never, never>>,
  games: number,
  seed = 1,
): Examined {
  const stopped = new Map<string, Finding>();
  const taken = new Set<string>();
  const leaned = new Set<string>();
  const empty = new Set<string>();
  const line = (id: string) => plan.lines[id] ?? 0;
  const game = gameOf(plan, {
    stopped: (step, name, end) =>
      stopped.set(`${step} ${end}`, { id: 'stopped', step, line: line(step), name, end }),
    took: (branch) => taken.add(branch),
    leaned: (step) => leaned.add(step),
    empty: (step) => empty.add(step),
  });
  const whole = visitsAll(() => compile(game, { start: game.setup(options) }, MOST_POSITIONS));
  if (!whole) for (let n = 0; n < games; n++) playout(game, game.setup(options), rng(seed + n));
  const how = decisions(plan);
  return {
    whole,
    findings: [
      ...stopped.values(),
      ...branchesOf(plan).flatMap((b): Finding[] =>
        taken.has(b.id) ? [] : [{ id: 'never', step: b.id, line: line(b.id), label: b.label }],
      ),
      ...[...leaned].map(
        (step): Finding => ({ id: 'leaned', step, line: line(step), how: how.get(step) ?? 'open' }),
      ),
      ...[...empty].map((step): Finding => ({ id: 'empty', step, line: line(step) })),
    ].sort((a, b) => a.line - b.line),
  };
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

/** Every branch, cell and effect of the file. */
function branchesOf(plan: Plan): readonly Branch[] {
  const found: Branch[] = [];
  const inside = (branches: readonly Branch[]) => {
    for (const b of branches) {
      found.push(b);
      eachStep([{ id: b.id, saying: b.saying, does: b.does }, ...b.steps], see);
    }
  };
  const seen = new Set<Branch>();
  const see = (_: string, act: object) => {
    if (!('branches' in act)) return;
    for (const b of act.branches as readonly Branch[])
      if (!seen.has(b)) {
        seen.add(b);
        found.push(b);
      }
  };
  for (const { steps } of plan.procedures) eachStep(steps, see);
  for (const { cells } of plan.tables) inside(cells);
  for (const effects of Object.values(plan.effects)) inside(effects);
  return found;
}

/** What simulations go by where a person decides. */
function decisions(plan: Plan): ReadonlyMap<string, 'usual' | 'random' | 'open'> {
  const found = new Map<string, 'usual' | 'random' | 'open'>();
  for (const { steps } of plan.procedures)
    eachStep(steps, (id, act) => {
      if (act.do !== 'ask' && act.do !== 'pick' && act.do !== 'choose') return;
      found.set(id, act.usually === undefined ? 'open' : act.usually === 'random' ? 'random' : 'usual');
    });
  return found;
}
