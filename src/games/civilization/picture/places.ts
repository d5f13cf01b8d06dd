/** Places of the scene by their id. */
import type { Place, Scene } from '../../../kernel/scene.ts';

export type At = (id: string) => Place | undefined;

export const placesOf =
  (scene: Scene): At =>
  (id) =>
    scene.find((place) => place.id === id);
