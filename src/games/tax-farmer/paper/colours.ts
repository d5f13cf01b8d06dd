/** The colours of picture/look.css and picture/picture.css; a test compares them. */
import type { Ground } from '../../../print/pieces.ts';
import type { Look, Tint } from '../../../print/sheet.ts';
import type { Seat } from '../rules/options.ts';

export const look: Look = { accent: '#68306f', wash: '#efe0ee' };

/** Each seat's colour and, on it, its shape. */
export const SEAT: Readonly<Record<Seat, Required<Ground>>> = {
  red: { fill: '#a8322b', letters: 'cream', owner: 0 },
  blue: { fill: '#2b5d9c', letters: 'cream', owner: 1 },
  green: { fill: '#34703a', letters: 'cream', owner: 2 },
  yellow: { fill: '#e0b62c', letters: 'ink', owner: 3 },
  orange: { fill: '#d9752a', letters: 'ink', owner: 4 },
  violet: { fill: '#74408c', letters: 'cream', owner: 5 },
};

export const REBELLION: Ground = { fill: '#9c2a1f' };
/** Dark enough for the black marker of the text, and still a colour that gives way to lines. */
export const BLACK: Ground = { fill: '#22201c' };
export const FIRST: Ground = { fill: look.accent };

export const SEA: Tint = '#dfe7e6';
export const COAST: Tint = '#a2937a';
/** Neighbouring provinces differ a little. */
export const LAND: readonly Tint[] = ['#f3ead6', '#ede2c8', '#f7f0e0'];
