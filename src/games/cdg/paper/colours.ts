/** The colours of picture/look.css and picture/picture.css; a test compares them. */
import type { Look, Tint } from '../../../print/sheet.ts';

export const look: Look = { accent: '#4a5148', wash: '#e6e6da' };
export const anyDeckLook: Look = { accent: '#84442a', wash: '#f3e2d6' };

/** In the order of play. */
export const SIDE: readonly [SideColours, SideColours] = [
  { fill: '#59614f', wash: '#e9ebdf' },
  { fill: '#375d86', wash: '#e0e8ef' },
];
interface SideColours {
  readonly fill: Tint;
  readonly wash: Tint;
}
