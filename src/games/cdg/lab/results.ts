/** How the war went: both sides' war status at the end of each turn, for a deck whose events raise it. */
import type { Told } from '../../../kernel/game.ts';
import type { Course } from '../../../kernel/results.ts';
import { sideName } from '../rules/cards/deck.ts';
import type { Cdg, State } from '../rules/state.ts';

export function course({ deck }: State['options'], reports: readonly Told<Cdg>[]): Course {
  const lines = [sideName(deck, 0), sideName(deck, 1)];
  const status = [0, 0];
  const steps: { label: string; values: number[] }[] = [];
  for (const { event, facts } of reports) {
    if (event === 'turn-begins') {
      steps.push({ label: String(facts.turn), values: [...status] });
    } else if (event === 'war-status') {
      const of = lines.indexOf(facts.side);
      status[of] = facts.status;
      steps.at(-1)?.values.splice(0, 2, ...status);
    }
  }
  return { lines, steps: status.some((level) => level > 0) ? steps : [] };
}
