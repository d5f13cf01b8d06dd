/** What the author of rules should know about them besides their measures, as facts: what never happens, and what is guessed. */

/** Where in the author's text, and the rule that stands there. */
interface Where {
  readonly line: number;
  readonly rule: string;
}

export type Remark = Where &
  (
    | {
        /** A value stopped at the end of its range, which may hide a mistake. */
        readonly id: 'stopped';
        readonly name: string;
        readonly end: 'low' | 'high';
      }
    /** A branch, a table's row or cell, or a card's effect never came up. */
    | { readonly id: 'never'; readonly label: string }
    /** A person decides here: simulations do what is usual, or choose with equal chances, or have nothing to go by (`open`). */
    | { readonly id: 'leaned'; readonly how: 'usual' | 'random' | 'open' }
    /** There was nothing left to draw, and the rules don't say what happens then. */
    | { readonly id: 'empty' }
  );

export interface Remarks {
  /** The number of games that were looked at; undefined if every position was visited. */
  readonly games?: number | undefined;
  /** In the order of the text. */
  readonly found: readonly Remark[];
}
