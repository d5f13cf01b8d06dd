/** The colours of picture/look.css and of its counters; a test compares them. */
import type { Ground } from '../../../print/pieces.ts';
import type { Look, Tint } from '../../../print/sheet.ts';
import type { Side } from '../rules/options.ts';

export const look: Look = { accent: '#7a5916', wash: '#f1e5c9' };

interface SideColours {
  readonly fill: Tint;
  readonly wash: Tint;
}
export const SIDE: Readonly<Record<Side, SideColours>> = {
  boers: { fill: '#3b6b38', wash: '#e6ecd9' },
  empire: { fill: '#9c2f27', wash: '#f5e0d8' },
};

export const GO_GROUND: Ground = { fill: '#34632f' };
export const STOP_GROUND: Ground = { fill: '#8f2a22' };
export const ROUND_GROUND: Ground = { fill: '#5b4a26' };
export const ACTION_GROUND: Ground = { fill: '#d9b25c', letters: 'ink' };
