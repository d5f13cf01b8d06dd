/** How owners and seats are told apart, on the screen and on paper: a colour that carries cream letters, and a shape. */
import { at } from '../kernel/at.ts';
import { type Box, type Path, path, type Tint } from './sheet.ts';

/** In the order of the seats; in a box of 20 by 20. */
export const SHAPES: readonly string[] = [
  'M10 3A7 7 0 1 1 9.9 3Z',
  'M3.500 3.500H16.500V16.500H3.500Z',
  'M10 2.500L18 16.500H2Z',
  'M10 2L18 10L10 18L2 10Z',
  'M7 2.500H13V7H17.500V13H13V17.500H7V13H2.500V7H7Z',
  'M10 1.800L12.500 7.400L18.500 8L14 12L15.300 18L10 14.900L4.700 18L6 12L1.500 8L7.500 7.400Z',
];

/** As in web/seats/SeatMark.css; a test compares them. */
const FILLS: readonly Tint[] = ['#a8322b', '#2b5d9c', '#34703a', '#7d620b', '#a34d0e', '#74408c'];
/** A light wash of each, for what is not a piece. */
const WASHES: readonly Tint[] = ['#f7e4e1', '#e1e9f4', '#e1eee2', '#f3ebd2', '#f8e7d9', '#ede3f1'];

export const ownerFill = (nth: number): Tint => at(FILLS, nth % FILLS.length);
export const ownerWash = (nth: number): Tint => at(WASHES, nth % WASHES.length);

/** A shape without a line. */
export function ownerMark(nth: number, box: Box, fill: Path['fill']): Path {
  return path(at(SHAPES, nth % SHAPES.length), 20, box, { stroke: 0, fill });
}
