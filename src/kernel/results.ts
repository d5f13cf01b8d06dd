/** What a game says about its end, without words: where the points came from, computed from its events; who won. */

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

/** A method, so that one game's report is assignable to any game's. */
export type ReportOf = {
  report(options: object, reports: readonly { readonly event: string; readonly facts: object }[]): Report;
}['report'];

export interface Results {
  /** How the points came about, for a game that counts them. */
  readonly report?: ReportOf;
  /** The outcomes that the player wins with, for a game with one seat. Without them nobody counts wins. */
  readonly wins?: readonly string[];
}
