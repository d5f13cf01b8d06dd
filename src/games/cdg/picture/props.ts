/** What every part of the picture is given. */
import type { BoardProps } from '../../../web/picture.ts';
import type { Cdg } from '../rules/state.ts';
import type { BoardWords } from '../words/board.ts';

export interface PartProps extends BoardProps<Cdg> {
  readonly say: BoardWords;
}
