/** How a game draws itself on the table. */
import { find } from '../../games/catalogue.ts';
import type { PictureModule } from '../picture.ts';
import { useLoaded } from '../redraw/loaded.ts';

/** Empty if the game has no picture of its own: its scene is drawn piece by piece. */
export type Picture = Partial<PictureModule>;

const NONE: Picture = {};

/** Undefined until the picture is loaded. */
export function usePicture(game: string): Picture | undefined {
  return useLoaded(async () => (await find(game)?.picture?.()) ?? NONE, game);
}
