/** What can be wrong with a board file, or odd in it: the facts of each problem, for the dictionaries. */
import type { KeyProblems } from '../../../files/schema.ts';
import type { NoFacts } from '../../../kernel/data-problem.ts';

export type BoardProblems = KeyProblems & {
  readonly whole: { readonly min: number; readonly max: number };
  readonly characters: { readonly most: number };
  readonly entries: { readonly most: number };
  readonly id: NoFacts;
  readonly otherId: NoFacts;
  readonly named: NoFacts;
  readonly names: NoFacts;
  readonly text: NoFacts;
  readonly yesNo: NoFacts;
  readonly list: NoFacts;
  readonly shape: { readonly keys: readonly string[] };
  readonly oneOf: { readonly choices: readonly string[] };
  readonly good: NoFacts;
  readonly province: NoFacts;
  readonly board: NoFacts;
  readonly switches: NoFacts;
  readonly rebellions: NoFacts;
  readonly noGood: { readonly good: string };
  readonly noProvince: { readonly province: string };
  readonly twice: { readonly id: string };
  readonly either: NoFacts;
  readonly overMost: NoFacts;
  readonly overTrack: NoFacts;
  readonly capitals: { readonly found: number };
  readonly fields: { readonly most: number };
  readonly cards: { readonly most: number };
  readonly agents: { readonly most: number };
  readonly capitalHasNone: NoFacts;
  readonly isCapital: NoFacts;
  /** From here on: a board that can be played, and plays badly. */
  readonly fewCards: NoFacts;
  readonly noWeapons: NoFacts;
  readonly oneWeapons: NoFacts;
  readonly noNothing: NoFacts;
  readonly fewProvinces: NoFacts;
  readonly neverCrushed: NoFacts;
};
