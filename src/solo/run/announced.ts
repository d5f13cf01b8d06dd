/** Everything that a file's games can ask and tell, whatever the settings. */
import { eachPhrases, waits } from '../acts.ts';
import type { Act, Plan } from '../plan.ts';
import { phrases } from './phrases.ts';

export interface Announced {
  /** By the name of each question: the step that asks it, and how. */
  readonly asks: ReadonlyMap<string, { readonly step: string; readonly act: Act }>;
  /** The steps, branches, cells, effects, asides and endings that the story tells about. */
  readonly told: ReadonlySet<string>;
}

export function announced(plan: Plan): Announced {
  const asks = new Map<string, { step: string; act: Act }>();
  const told = new Set([...plan.asides, ...plan.endings].map(({ id }) => id));
  const counted = countedBy(plan);
  const tell = (id: string) => {
    if (counted.has(id) || hasSentence(plan, id)) told.add(id);
  };
  eachPhrases(plan, (id, acts, branch) => {
    if (branch) tell(id);
    for (const { act, tells, question } of phrases(acts, id, { told: branch, counted: counted.has(id) })) {
      if (tells) tell(id);
      if (waits(act)) asks.set(question, { step: id, act });
    }
  });
  return { asks, told };
}

/** The sentences that are rules, and the questions and events without one. */
export function ruleIds(plan: Plan): ReadonlySet<string> {
  const { asks, told } = announced(plan);
  const spoken = Object.keys(plan.texts).filter((id) => hasSentence(plan, id));
  return new Set([...spoken, ...told, ...[...asks.values()].map(({ step }) => step)]);
}

/** What some measure counts at. */
export function countedBy({ questions }: Plan): ReadonlySet<string> {
  return new Set(questions.flatMap(({ steps }) => steps));
}

export function hasSentence({ texts }: Plan, id: string): boolean {
  return (texts[id]?.ask.length ?? 0) > 0;
}
