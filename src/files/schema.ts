/** What a schema finds, as problems with facts. valibot's messages are texts, so each carries its problem as JSON. */
import type { DataProblem, Named, NoFacts, Problems } from '../kernel/data-problem.ts';
import { inheritedKey } from './places.ts';

/** Where an object may have certain keys only: one too many, or one too few. */
export type KeyProblems = {
  readonly unknown: { readonly key: string };
  readonly missing: { readonly key: string };
};

/** Makes the messages of a schema: `wrong('whole', { min: 1, max: 6 })`. */
export function messages<P extends Problems>(): <I extends keyof P & string>(
  id: I,
  ...facts: P[I] extends NoFacts ? [] : [facts: P[I]]
) => string {
  return (id, ...[facts]) => JSON.stringify({ id, facts: facts ?? {} });
}

/** What of valibot's issues is looked at. */
interface Issue {
  readonly type: string;
  readonly expected: string | null;
  readonly message: string;
  readonly path?: readonly { readonly key?: unknown }[] | undefined;
}

/** Data from outside by its schema: every issue as a problem at its path. Every message is one of `messages`. */
export function misshapen<P extends Problems>(
  data: unknown,
  issuesOf: (data: unknown) => readonly Issue[],
): (DataProblem<P> | DataProblem<KeyProblems>)[] {
  const inherited = inheritedKey(data);
  if (inherited !== undefined) return [keyProblem('unknown', inherited)];
  return issuesOf(data).map(({ type, expected, message, path: keys = [] }) => {
    const path = keys.map(({ key }) => String(key)).join('.');
    // Of a part with fixed keys: it expects nothing, or the missing key in quotes.
    if (type === 'strict_object' && expected === 'never') return keyProblem('unknown', path);
    if (type === 'strict_object' && expected?.startsWith('"')) return keyProblem('missing', path);
    return { path, ...(JSON.parse(message) as Named<P>) };
  });
}

function keyProblem(id: keyof KeyProblems, path: string): DataProblem<KeyProblems> {
  return { path, id, facts: { key: path.slice(path.lastIndexOf('.') + 1) } };
}
