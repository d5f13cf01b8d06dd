/** Renders every sentence of a dictionary with many numbers for each of its facts. */
import type { Said } from './speaks.ts';

/** One for each plural form that our languages have, and the teens that look like them. */
export const NUMBERS = [0, 1, 2, 5, 12, 21, 22, 25];

type Sentence = (...facts: unknown[]) => unknown;

/** Facts that are the same number under any name: a sentence can't tell a name made of digits from another name. */
function facts(n: number): unknown {
  return new Proxy(
    {},
    { get: (_, name) => (name === Symbol.toPrimitive ? () => n : typeof name === 'string' ? n : undefined) },
  );
}

export interface Rendered {
  readonly said: readonly Said[];
  /** Sentences that need facts of another kind: a side, a list. Whole games say them. */
  readonly silent: readonly string[];
}

/** Every text of a dictionary, and every sentence with each of the numbers. */
export function rendered(dictionary: unknown, path = ''): Rendered {
  if (typeof dictionary === 'string') return { said: [[path, dictionary]], silent: [] };
  if (typeof dictionary === 'function') {
    const said = NUMBERS.flatMap((n): Said[] => {
      const text = attempt(dictionary as Sentence, n);
      return text === undefined ? [] : [[`${path} with ${n}`, text]];
    });
    return { said, silent: said.length > 0 ? [] : [path] };
  }
  if (typeof dictionary !== 'object' || dictionary === null) return { said: [], silent: [] };
  const parts = Object.entries(dictionary).map(([key, inner]) =>
    rendered(inner, path ? `${path}.${key}` : key),
  );
  return { said: parts.flatMap(({ said }) => said), silent: parts.flatMap(({ silent }) => silent) };
}

/** With one number for all facts: in a record, or one after the other. */
function attempt(say: Sentence, n: number): string | undefined {
  for (const given of [[facts(n)], [n, n, n, n]]) {
    try {
      const text = say(...given);
      if (typeof text === 'string' && text && !/undefined|NaN|не\sчисло|\[object/.test(text)) return text;
    } catch {}
  }
  return undefined;
}
