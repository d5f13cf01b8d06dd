/** For tests: games from files and from parts of files, and their exact odds. */
import { readFileSync } from 'node:fs';
import { distribution, rowsAsText } from '../../src/kernel/exact/exact.ts';
import type { Game, Spec } from '../../src/kernel/game.ts';
import { type OptionsOf, resolve } from '../../src/kernel/options.ts';
import { gameOf } from '../../src/solo/game.ts';
import type { Plan } from '../../src/solo/plan.ts';
import { compile } from '../../src/solo/read/compile.ts';
import type { Solo } from '../../src/solo/run/state.ts';
import { sayPlaced } from '../../src/solo/words/words.ts';

/** A shipped system; `bridge` is the first Last Bridge, which is hardly ever won. */
export function textOf(name: string): string {
  const folder = name === 'bridge' ? './last-bridge.solo.md' : `../../src/solo/systems/${name}.solo.md`;
  return readFileSync(new URL(folder, import.meta.url), 'utf8');
}

export function planOf(text: string): Plan {
  const compiled = compile(text);
  if (!compiled.ok) throw new Error(compiled.problems.map((p) => sayPlaced(p, 'en')).join('\n'));
  return compiled.plan;
}

export const load = (name: string): Game<Solo> => gameOf(planOf(textOf(name)));

const HEAD = '---\nsolo: 1\nid: trial\n---\n\n# Trial\n\n';
/** A whole file from its sections. */
export const file = (sections: string) => HEAD + sections;

export function optionsOf<G extends Spec>(
  game: Game<G>,
  given: Record<string, unknown> = {},
): OptionsOf<G['options']> {
  const resolved = resolve(game.options, given);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  return resolved.options;
}

/** Rows as fractions, without the outcomes that never come up. */
export function exact<G extends Spec>(
  game: Game<G>,
  measure: string,
  given: Record<string, unknown> = {},
  part: Record<string, unknown> = {},
): { key: string; outcomes: Record<string, string> }[] {
  const found = game.lab.measures[measure as G['measure']];
  if (!found) throw new Error(`no measure '${measure}'`);
  return rowsAsText(distribution(game, found, optionsOf(game, given), part)).map(({ key, outcomes }) => ({
    key,
    outcomes: Object.fromEntries(Object.entries(outcomes).filter(([, f]) => f !== '0/1')),
  }));
}
