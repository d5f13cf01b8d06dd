/** What is said on the page that plays many games at once. The report itself has the lab's words. */
import type { Flat } from '../../../kernel/sentences.ts';
export interface LabPageWords {
  /** On a box of the shelf and in the set-up. */
  readonly open: string;
  readonly help: string;
  /** Above what only people who write rules need. */
  readonly writers: string;
  readonly settings: string;
  /** What the page is asked: what these rules do, or how readings of one rule differ. */
  readonly question: string;
  readonly study: string;
  readonly compare: string;
  /** Which setting, which of its values; settings that are no rulings. */
  readonly which: string;
  readonly values: string;
  readonly otherSettings: string;
  readonly tickMore: string;
  readonly games: string;
  /** Of each reading. */
  readonly gamesEach: string;
  readonly deciders: string;
  readonly chance: string;
  /** On the button; `games` is counted already: `10,000 games`. */
  play(games: string): string;
  /** The same for several readings, with the number of games for each. */
  playEach(readings: number, games: string): string;
  readonly preparing: string;
  readonly stop: string;
  readonly stopping: string;
  readonly nothingDone: string;
  broken(why: string): string;
  /** Where the page has to do the work itself. */
  readonly onPage: string;
  readonly save: string;
  readonly files: Readonly<
    Record<'page' | 'json' | 'measures' | 'counts' | 'lengths' | 'differences', string>
  >;
  readonly single: string;
  readonly singleHelp: string;
  readonly number: string;
  readonly openGame: string;
  readonly opening: string;
  readonly notOpened: string;
  /** The name of such a game on the shelf. */
  simulated(number: string): string;
  /** A button to a game that got stuck or never ended. */
  trouble(number: string): string;
}

/** A dictionary as a translator meets it. */
export type Dictionary = Flat<LabPageWords>;
