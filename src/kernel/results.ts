/** How a game's points came about, read from what its rules reported: pure, and no words. */

export interface Report {
  readonly seats: readonly {
    readonly seat: string;
    readonly points: number;
    /** By source; the parts add up to the points. */
    readonly from: Readonly<Record<string, number>>;
  }[];
  /** Points after each round, in the order of the seats. */
  readonly rounds: readonly { readonly round: number; readonly points: readonly number[] }[];
}

/** Written as a method, so that the options of one game can stand where those of any game are given. */
export type ReportOf = {
  report(options: object, reports: readonly { readonly event: string; readonly facts: object }[]): Report;
}['report'];
