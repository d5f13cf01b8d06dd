/** The phrases of a step in turn: before which one its sentence is told, and what their questions are called. */
import { waits } from '../acts.ts';
import type { Act } from '../plan.ts';

export interface Phrase {
  readonly act: Act;
  /** The step's sentence is told before it. A phrase that waits tells it with its result. */
  readonly tells: boolean;
  /** The name of its question; the step's first has the step's id. Where the sentence was told already, only the result is told. */
  readonly question: string;
}

const ARRANGES: readonly Act['do'][] = ['if', 'look', 'call', 'repeat', 'each'];

/** `told`: the sentence was told before, as a branch's is. `counted`: measures want it told in any case. */
export function phrases(
  acts: readonly Act[],
  id: string,
  { told, counted }: { readonly told: boolean; readonly counted: boolean },
): readonly Phrase[] {
  let said = told;
  let nth = 1;
  return acts.map((act) => {
    const later = waits(act);
    const tells = !said && !later && (counted || !ARRANGES.includes(act.do));
    said ||= tells;
    if (later && said) nth++;
    said ||= later;
    return { act, tells, question: nth === 1 ? id : `${id}~${nth}` };
  });
}
