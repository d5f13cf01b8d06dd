/** Which endings are the player's victories, and how the culture level rose. */
import type { Course, ToldEvent } from '../../../kernel/results.ts';
import type { Civilization } from '../rules/spec.ts';

export const wins: readonly Civilization['outcome'][] = ['culture', 'science', 'economy'];

type Events = Civilization['event'];

/** The culture level at the end of each turn. */
export function course(_: object, reports: readonly ToldEvent[]): Course {
  let level = 0;
  const steps: { label: string; values: number[] }[] = [];
  for (const { event, facts } of reports) {
    if (event === 'turn-begins') {
      steps.push({ label: String((facts as Events['turn-begins']).turn), values: [level] });
    } else if (event === 'advanced') {
      level = (facts as Events['advanced']).space;
      steps.at(-1)?.values.splice(0, 1, level);
    }
  }
  return { lines: ['culture'], steps };
}
