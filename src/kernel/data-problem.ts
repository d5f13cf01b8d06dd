/** What is wrong or suspicious in a data file. Like rules, readers and checks report facts; dictionaries phrase them. */

export type Facts = Readonly<Record<string, string | number | readonly string[]>>;
export type NoFacts = Readonly<Record<string, never>>;

/** What one source can report: each problem's facts, by its id. */
export type Problems = Readonly<Record<string, Facts>>;

/** A problem without its place. */
export type Named<P extends Problems = Problems> = {
  readonly [I in keyof P & string]: { readonly id: I; readonly facts: P[I] };
}[keyof P & string];

export type DataProblem<P extends Problems = Problems> = Named<P> & {
  /** Where in the text; missing if the data didn't come as text. */
  readonly place?: TextPlace;
  /** The path to the value, as the file's author sees it: `cards.3.ops`; '' for the whole file. */
  readonly path: string;
};

/** Lines and columns count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A sentence for each problem; the compiler checks that none is missing. */
export type ProblemWords<P extends Problems = Problems> = {
  readonly [I in keyof P]: { say(facts: P[I]): string }['say'];
};

/** The sentence alone; the id if the dictionary lacks one. */
export function sayNamed({ id, facts }: Named, words: ProblemWords = {}): string {
  return (Object.hasOwn(words, id) && words[id]?.(facts)) || id;
}

/** The sentence after the path to the value. */
export function sayAtPath(problem: DataProblem, words?: ProblemWords): string {
  const said = sayNamed(problem, words);
  return problem.path ? `${problem.path}: ${said}` : said;
}
