/** The numbers that a question asks for: a short range becomes buttons, a long one a field. */
import {
  type AnySpec,
  type Decision,
  type Proposal,
  type Range,
  size,
  type Table,
  withListedNeighbours,
} from '../../../kernel/game.ts';
import { sayGroup, sayMove, type Words } from '../../../kernel/words.ts';
import { proposalFor } from '../../../sitting/proposal.ts';
import type { Sitting } from '../../../sitting/sitting.ts';

/** A number with a word (`4 lights`), short enough for a row of buttons. A longer label is a sentence. */
export const NUMBER = 12;

/** More numbers than this are typed into a field. */
const FEW_NUMBERS = 10;

/**
 * The numbers that a node accepts, with those it lists: a short range becomes buttons; a long one, one with a proposal
 * and one that `field` says so of become a field.
 */
export function numbersAt(
  node: Decision<AnySpec> | Table<AnySpec>,
  proposal: (range: Range, short: boolean) => Proposal<string> | undefined = () => undefined,
  field: (range: Range) => boolean = () => false,
): {
  readonly few: readonly string[];
  readonly many: readonly (Range & { readonly proposal: Proposal<string> | undefined })[];
} {
  const short = (range: Range) => size(range) <= FEW_NUMBERS;
  const ranges = node.ranges
    .map((range) => withListedNeighbours(node, range))
    .map((range) => ({ ...range, proposal: proposal(range, short(range)) }));
  const isFew = (range: Range & { readonly proposal: unknown }) =>
    short(range) && !range.proposal && !field(range);
  return {
    few: ranges
      .filter(isFew)
      .flatMap((range) =>
        Array.from({ length: size(range) }, (_, i) => `${range.verb}:${range.min + i * range.step}`),
      ),
    many: ranges.filter((range) => !isFew(range)),
  };
}

/** The numbers that a question asks for; a field where they are rarely wanted, or where a sentence says each of them. */
export function numbersAsked(
  sitting: Sitting,
  words: Words<AnySpec>,
  node: Decision<AnySpec> | Table<AnySpec>,
): ReturnType<typeof numbersAt> {
  const view = sitting.view();
  const wordy = ({ verb, min }: Range) => sayMove(words, `${verb}:${min}`, view).length > NUMBER;
  return numbersAt(
    node,
    (range, short) => proposalFor(sitting, range, short),
    (range) => rareGroup(words, range, view) !== '' || (size(range) > 2 && wordy(range)),
  );
}

/** The name of the closed group that a rarely used range is in; '' for any other range. */
export function rareGroup(words: Words<AnySpec>, range: Range, view: object): string {
  if (!words.rare?.includes(range.verb)) return '';
  return sayGroup(words, `${range.verb}:${range.min}`, view) ?? '';
}
