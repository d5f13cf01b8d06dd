/** Which values the sentences of a step need, in all languages of the file. */
import type { Expr, Plan, Saying, Text } from '../plan.ts';

/** Without repetition; a told event has their values in this order. */
export function spoken(plan: Plan, id: string): readonly Expr[] {
  const found = new Map<string, Expr>();
  const add = (saying: Saying | undefined) => {
    for (const text of saying ? [saying.ask, saying.told ?? []] : [])
      for (const part of text) if (typeof part !== 'string') found.set(keyOf(part.e), part.e);
  };
  add(plan.texts[id]);
  for (const { sentences } of plan.translations) if (Object.hasOwn(sentences, id)) add(sentences[id]);
  return [...found.values()];
}

export const keyOf = (e: Expr) => JSON.stringify(e);

/** The place of each of a text's values among those of its step. */
export function places(plan: Plan, id: string, text: Text): readonly number[] {
  const keys = spoken(plan, id).map(keyOf);
  return text.map((part) => (typeof part === 'string' ? -1 : keys.indexOf(keyOf(part.e))));
}
