/** The goods and provinces of the board in the form, to choose from. */

import type { Lang } from '../../../kernel/words.ts';
import { type BoardFile, type Name, named } from '../files/board-file.ts';

type Choices = readonly (readonly [id: string, says: string])[];

const listed = (of: readonly { readonly id: string; readonly name: Name }[], lang: Lang): Choices =>
  of.map(({ id, name }) => [String(id), named(name, lang) || String(id)]);

export const goodsOf = (board: BoardFile, lang: Lang): Choices => listed(board.goods, lang);
export const provincesOf = (board: BoardFile, lang: Lang): Choices => listed(board.provinces, lang);
