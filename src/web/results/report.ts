/**
 * How a game's points came about. A game that counts points may bring `src/games/X/results.ts` with a function
 * `report(options, reports)`: pure, read from what the rules reported, no words. The app finds it by that name; the
 * sources it names are said by the app's dictionary (results.sources).
 */
import { folderOf } from '../folders.ts';

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

type ReportOf = (
  options: object,
  reports: readonly { readonly event: string; readonly facts: object }[],
) => Report;

const REPORTS = import.meta.glob<ReportOf>('../../games/*/results.ts', { import: 'report' });

export async function loadReport(game: string): Promise<ReportOf | undefined> {
  return REPORTS[`../../games/${folderOf(game)}/results.ts`]?.();
}
