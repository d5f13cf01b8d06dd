/** What can be wrong with a unit deck or a list of civilizations: the facts of each problem, for the dictionaries. */
import type { KeyProblems } from '../../../files/schema.ts';
import type { NoFacts } from '../../../kernel/data-problem.ts';

type Of = { readonly of: 'cards' | 'civilizations' };

export type UnitProblems = KeyProblems & {
  readonly whole: { readonly min: number; readonly max: number };
  readonly ranks: NoFacts;
  readonly text: NoFacts;
  readonly emptyText: NoFacts;
  readonly long: { readonly most: number };
  readonly oneOf: { readonly choices: readonly string[] };
  readonly list: Of;
  readonly tooMany: Of & { readonly most: number };
  readonly fewUnits: { readonly least: number; readonly type: string; readonly copies: number };
  readonly manyUnits: { readonly most: number; readonly type: string; readonly copies: number };
  /** `as` is the path to the other one. */
  readonly alike: { readonly as: string; readonly rank: number };
  readonly id: NoFacts;
  readonly two: NoFacts;
  readonly same: { readonly id: string; readonly as: string };
  readonly named: NoFacts;
  /** Something other than a card, a civilization or its names. */
  readonly entry: NoFacts;
  readonly data: Of;
  readonly cells: { readonly cells: number; readonly found: number };
  readonly column: { readonly column: string; readonly known: readonly string[] };
  readonly columnTwice: { readonly column: string };
  readonly columnWanted: { readonly column: string };
  readonly setting: { readonly name: string; readonly known: readonly string[] };
  readonly noTable: NoFacts;
  readonly oneDeck: { readonly deck: string };
};
