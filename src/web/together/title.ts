/** Playing together, in the menu of a game. */
import type { OpenGame } from '../saved/open.ts';
import type { UiWords } from '../words/words.ts';

/** What the way to the table is called in the menu. */
export function togetherLabel({ shared, sitting }: OpenGame, { keeping }: UiWords): string {
  if (shared) return shared.ofPeople ? keeping.people : keeping.show;
  const { game, session } = sitting;
  return game.seats(session.options).length > 1 && game.seated(session.options)
    ? keeping.together
    : keeping.show;
}
