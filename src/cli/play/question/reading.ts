/** What a line was read as, or why it can't be used: one sentence, and the question remains. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: string };

export function read<T>(value: T): Reading<T> {
  return { ok: true, value };
}

export function refused(why: string): Reading<never> {
  return { ok: false, why };
}
