/** What can be wrong with a deck file: the facts of each problem, for the dictionaries. */
import type { KeyProblems } from '../../../files/schema.ts';
import type { NoFacts } from '../../../kernel/data-problem.ts';

/** What an id is for. */
export type IdOf = 'id' | 'side' | 'group' | 'nation';

export type DeckProblems = KeyProblems & {
  readonly notList: NoFacts;
  readonly deck: NoFacts;
  readonly card: NoFacts;
  readonly noCards: NoFacts;
  readonly cards: NoFacts;
  readonly none: NoFacts;
  readonly most: { readonly most: number; readonly of: 'cards' | 'groups' | 'phases' };
  /** `side` is '' where both share the deck. */
  readonly least: {
    readonly least: number;
    readonly side: string;
    readonly group: string;
    readonly found: number;
  };
  readonly column: { readonly columns: readonly string[] };
  readonly unknownName: { readonly name: string; readonly known: readonly string[] };
  readonly columnTwice: { readonly column: string };
  readonly cells: { readonly columns: number };
  readonly setTwice: { readonly name: string };
  readonly notWhole: NoFacts;
  readonly whole: { readonly min: number; readonly max: number };
  readonly text: NoFacts;
  readonly name: NoFacts;
  readonly long: { readonly most: number };
  readonly printable: NoFacts;
  readonly id: { readonly of: IdOf };
  /** An id with letters that none may have. */
  readonly letters: { readonly of: IdOf };
  readonly reserved: NoFacts;
  readonly yes: NoFacts;
  readonly language: NoFacts;
  /** `found` is '' where there is nothing. */
  readonly oneOf: { readonly choices: readonly string[]; readonly found: string };
  readonly twice: { readonly id: string; readonly card: number };
  readonly combat: NoFacts;
  readonly points: NoFacts;
  readonly nation: NoFacts;
  readonly sides: NoFacts;
  readonly sameSide: NoFacts;
  readonly groupTwice: NoFacts;
  readonly groupStatus: NoFacts;
  readonly firstGroup: NoFacts;
  readonly ranges: { readonly spaces: number };
  readonly numbers: NoFacts;
  readonly texts: NoFacts;
  readonly turns: NoFacts;
  readonly opening: NoFacts;
  readonly openingCard: { readonly group: string };
  readonly openingSide: NoFacts;
  readonly openingRound: NoFacts;
  readonly vp: NoFacts;
  readonly vpOrder: NoFacts;
  readonly faces: NoFacts;
  readonly mandated: NoFacts;
};
