/** Which endings are the player's victories, and how the culture level rose. */
import type { Told } from '../../../kernel/game.ts';
import type { Course } from '../../../kernel/results.ts';
import type { Civilization } from '../rules/spec.ts';

export const wins: readonly Civilization['outcome'][] = ['culture', 'science', 'economy'];

/** The culture level at the end of each turn. */
export function course(_: object, reports: readonly Told<Civilization>[]): Course {
  let level = 0;
  const steps: { label: string; values: number[] }[] = [];
  for (const { event, facts } of reports) {
    if (event === 'turn-begins') {
      steps.push({ label: String(facts.turn), values: [level] });
    } else if (event === 'advanced') {
      level = facts.space;
      steps.at(-1)?.values.splice(0, 1, level);
    }
  }
  return { lines: ['culture'], steps };
}
