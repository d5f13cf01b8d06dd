/** Turns an author's words into the complete words that surfaces use: what a small game has nothing to say about is filled in. */
import type { UnlessNever } from './define.ts';
import type { Spec } from './game.ts';
import type { Words } from './words.ts';

/** Left out by a game whose types name nothing for them. */
type Nameless = 'asides' | 'facts' | 'value' | 'options' | 'presets' | 'refusals' | 'measures';
/** Left out by a game without pieces, cells or anything to lay out. */
type Optional = Nameless | 'piece' | 'cell' | 'checklist';

type Named<G extends Spec> =
  | UnlessNever<G['aside'], 'asides'>
  | UnlessNever<G['fact'], 'facts' | 'value'>
  | UnlessNever<keyof G['options'], 'options'>
  | UnlessNever<G['preset'], 'presets'>
  | UnlessNever<G['refusal'], 'refusals'>
  | UnlessNever<G['measure'], 'measures'>;

export type WordsDecl<G extends Spec> = Omit<Words<G>, Optional> &
  Partial<Pick<Words<G>, Optional>> &
  Pick<Words<G>, Named<G>>;

/** The complete words, with a default for everything that was left out. */
export function defineWords<G extends Spec>(given: WordsDecl<G>): Words<G> {
  const defaults = {
    asides: {},
    facts: (fact: string) => fact,
    value: (_: string, value: string) => value,
    options: {},
    presets: {},
    refusals: {},
    measures: {},
    piece: ({ kind }: { readonly kind: string }) => kind,
    cell: () => '',
    checklist: () => [],
  };
  const words: object = { ...defaults, ...given };
  return words as Words<G>;
}
