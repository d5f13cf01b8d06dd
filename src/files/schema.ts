/** Turns valibot's issues into problems with facts. valibot's messages are texts, so each carries its problem as JSON. */
import type { DataProblem, Named, NoFacts, Problems } from '../kernel/data-problem.ts';
import { inheritedKey } from './places.ts';

/** An object with fixed keys has an unknown key, or lacks one. */
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

/** The parts of valibot's issues that we use. */
interface Issue {
  readonly type: string;
  readonly expected: string | null;
  readonly message: string;
  readonly path?: readonly { readonly key?: unknown }[] | undefined;
}

/** Checks data from outside against its schema: every issue is a problem at its path. All messages must come from `messages`. */
export function misshapen<P extends Problems>(
  data: unknown,
  issuesOf: (data: unknown) => readonly Issue[],
): (DataProblem<P> | DataProblem<KeyProblems>)[] {
  const inherited = inheritedKey(data);
  if (inherited !== undefined) return [keyProblem('unknown', inherited)];
  return issuesOf(data).map(({ type, expected, message, path: keys = [] }) => {
    const path = keys.map(({ key }) => String(key)).join('.');
    // For an object with fixed keys, valibot expects 'never', or the missing key in quotes.
    if (type === 'strict_object' && expected === 'never') return keyProblem('unknown', path);
    if (type === 'strict_object' && expected?.startsWith('"')) return keyProblem('missing', path);
    return { path, ...(JSON.parse(message) as Named<P>) };
  });
}

function keyProblem(id: keyof KeyProblems, path: string): DataProblem<KeyProblems> {
  return { path, id, facts: { key: path.slice(path.lastIndexOf('.') + 1) } };
}
