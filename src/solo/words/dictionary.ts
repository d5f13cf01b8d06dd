/** The sentences that a dictionary of solo files has. */
import type { Change } from '../changes.ts';
import type { Expectation, Problems } from '../problem.ts';

export interface Dictionary {
  readonly builtIn: {
    readonly you: string;
    readonly done: string;
    readonly yes: string;
    readonly no: string;
    readonly choose: string;
    readonly doubles: string;
    readonly empty: string;
    readonly otherwise: string;
    natural(n: string): string;
    /** Before a number or a name, which stays as it is. */
    readonly tests: Readonly<Record<'more' | 'least' | 'less' | 'most', string>>;
    readonly discards: string;
    readonly card: string;
    readonly standard: string;
    readonly standardHelp: string;
    readonly endings: string;
    readonly length: string;
    readonly wholeGame: string;
    /** What a measure with a row for each value shows. */
    readonly shares: string;
    readonly byHand: string;
    /** Headings of the rules that no section of the file has. */
    readonly chapters: Readonly<Record<'asides' | 'endings' | 'readings', string>>;
    rowsOf(table: string): string;
    setTo(name: string, value: string): string;
    layOut(name: string): string;
    start(name: string, value: string): string;
  };
  /** In the nominative, after a colon. */
  readonly expected: { readonly [E in Expectation]: (of: string) => string };
  /** `here: what is expected`; with what was found, and what was probably meant. */
  wanted(what: string, found: string, near: string): string;
  readonly problems: {
    readonly [I in Exclude<keyof Problems, 'expected'>]: { say(facts: Problems[I]): string }['say'];
  };
  at(line: number, column: number): string;
  /** What an edited text changes for a game in progress. */
  readonly changes: { readonly [I in Change['id']]: (name: string) => string };
}
