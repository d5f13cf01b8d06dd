/** Which small picture a line of the checklist has: its places as they will be, a drawing, or the box. */
import type { Scene } from '../../kernel/scene.ts';
import type { ToLayOut } from '../../kernel/words.ts';
import { hasThumbnail } from '../shelf/MiniScene.tsx';

export const DRAWINGS = ['cup', 'dice', 'pile', 'tiles', 'pieces'] as const;
export type Drawing = (typeof DRAWINGS)[number];

/** Undefined if the line names only places that have no picture. */
export type LinePicture =
  | { readonly places: Scene }
  | { readonly drawing: Drawing }
  | { readonly box: true }
  | undefined;

export function pictureOf(line: ToLayOut, scene: Scene): LinePicture {
  if (typeof line === 'string') return { box: true };
  if ('draw' in line) return { drawing: line.draw };
  const { pieces } = line;
  const places = scene
    .filter(({ id }) => line.places.some((place) => id === place || id.startsWith(`${place}.`)))
    .map((place) =>
      pieces ? { ...place, pieces: place.pieces.filter(({ id }) => pieces.includes(id)) } : place,
    );
  const drawing = DRAWINGS.find((kind) => kind === places[0]?.kind);
  if (drawing) return { drawing };
  return hasThumbnail(places) ? { places } : undefined;
}
