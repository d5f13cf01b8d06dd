/** What the readers of JSON and tables say, in the player's language; shared by all games. */
import { type DataProblem, type ProblemWords, sayAtPath, sayNamed } from '../../kernel/data-problem.ts';
import { type Flat, loader } from '../../kernel/sentences.ts';
import type { ReadingProblems } from '../places.ts';

export interface FileWords {
  at(line: number, column: number): string;
  /** After the listed problems. */
  more(count: number): string;
  readonly problems: ProblemWords<ReadingProblems>;
}

/** A dictionary as a translator meets it. */
export type Dictionary = Flat<FileWords>;

export const fileWords = loader<FileWords>({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
  cs: async () => (await import('./cs.ts')).cs,
  ru: async () => (await import('./ru.ts')).ru,
});

/** The readers' sentences and those of the game's own checks. */
export function bothWords(reading: FileWords, own: ProblemWords | undefined): ProblemWords {
  return { ...reading.problems, ...own };
}

/** `line 4, column 14 (cards.2.ops): …`, `cards.2.ops: …`, or the sentence alone. */
export function sayPlaced(problem: DataProblem, reading: FileWords, own: ProblemWords | undefined): string {
  const { place, path } = problem;
  const words = bothWords(reading, own);
  if (!place) return sayAtPath(problem, words);
  return `${reading.at(place.line, place.column)}${path && ` (${path})`}: ${sayNamed(problem, words)}`;
}
