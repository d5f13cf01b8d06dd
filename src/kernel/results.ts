/** What a game says about its end, without words: where the points came from, computed from its events; who won. */
import type { AnySpec, Told } from './game.ts';

export interface Report {
  readonly seats: readonly {
    readonly seat: string;
    readonly points: number;
    /** By source; they add up to the points. */
    readonly from: Readonly<Record<string, number>>;
  }[];
  /** Points after each round, in the order of the seats. */
  readonly rounds: readonly { readonly round: number; readonly points: readonly number[] }[];
}

/** One or more numbers followed through a game: a line for each, a value for each step of it. */
export interface Course {
  readonly lines: readonly string[];
  /** `label` is short enough for the axis of a chart; `null` where a line has no value. */
  readonly steps: readonly { readonly label: string; readonly values: readonly (number | null)[] }[];
}

/** A method, so that one game's report, of its own events, is assignable to any game's. */
export type ReportOf = {
  report(options: object, reports: readonly Told<AnySpec>[]): Report;
}['report'];

export type CourseOf = {
  course(options: object, reports: readonly Told<AnySpec>[]): Course;
}['course'];

export interface Results {
  /** How the points came about, for a game that counts them. */
  readonly report?: ReportOf;
  /** For a game without points: the numbers that tell how it went; the words' `course` names them. */
  readonly course?: CourseOf;
  /** The outcomes that the player wins with, for a game with one seat. Without them nobody counts wins. */
  readonly wins?: readonly string[];
}
