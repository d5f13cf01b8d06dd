/** Where a game's points came from, computed from its events: pure, without words. */

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
