/** How the war went: both sides' war status at the end of each turn, for a deck whose events raise it. */
import type { Course, ToldEvent } from '../../../kernel/results.ts';
import { sideName } from '../rules/cards/deck.ts';
import type { Cdg, State } from '../rules/state.ts';

type Events = Cdg['event'];

export function course({ deck }: State['options'], reports: readonly ToldEvent[]): Course {
  const lines = [sideName(deck, 0), sideName(deck, 1)];
  const status = [0, 0];
  const steps: { label: string; values: number[] }[] = [];
  for (const { event, facts } of reports) {
    if (event === 'turn-begins') {
      steps.push({ label: String((facts as Events['turn-begins']).turn), values: [...status] });
    } else if (event === 'war-status') {
      const of = lines.indexOf((facts as Events['war-status']).side);
      status[of] = (facts as Events['war-status']).status;
      steps.at(-1)?.values.splice(0, 2, ...status);
    }
  }
  return { lines, steps: status.some((level) => level > 0) ? steps : [] };
}
