/** What is wrong, or odd, in a data file. Readers and checks report facts, as rules do; dictionaries make the sentences. */

export type Facts = Readonly<Record<string, string | number | readonly string[]>>;
export type NoFacts = Readonly<Record<string, never>>;

/** What one source can report: the facts of each problem by its id. */
export type Problems = Readonly<Record<string, Facts>>;

/** Which problem it is, before anybody says where. */
export type Named<P extends Problems = Problems> = {
  readonly [I in keyof P & string]: { readonly id: I; readonly facts: P[I] };
}[keyof P & string];

export type DataProblem<P extends Problems = Problems> = Named<P> & {
  /** Where in the text; missing where the data did not come as a text. */
  readonly place?: TextPlace;
  /** To the value, as the file's owner counts: `cards.3.ops`; '' for the whole file. */
  readonly path: string;
};

/** The first line and the first column are 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A sentence for each problem, complete by the compiler. */
export type ProblemWords<P extends Problems = Problems> = {
  readonly [I in keyof P]: { say(facts: P[I]): string }['say'];
};

/** The sentence alone; an id that the dictionary lacks stands for itself. */
export function sayNamed({ id, facts }: Named, words: ProblemWords = {}): string {
  return (Object.hasOwn(words, id) && words[id]?.(facts)) || id;
}

/** The sentence after the path to the value. */
export function sayAtPath(problem: DataProblem, words?: ProblemWords): string {
  const said = sayNamed(problem, words);
  return problem.path ? `${problem.path}: ${said}` : said;
}
