/** The game that a newcomer can try at once. */
import type { Meta } from '../../kernel/meta.ts';

/** Complete, and needs no box: a draft makes no good first impression. */
export function firstToTry(games: readonly { readonly meta: Meta }[]): Meta | undefined {
  return games.find(({ meta }) => meta.status === 'complete' && !meta.box)?.meta;
}
