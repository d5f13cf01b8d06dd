/** The colours of print, and sheets with lines only. */
import { type Colour, type Fill, type Mark, type Page, THIN, type Tint } from './sheet.ts';

const NAMED: Readonly<Record<Exclude<Colour, Tint>, Tint>> = {
  ink: '#22201c',
  soft: '#625a4c',
  paper: '#ffffff',
  cream: '#fffaf0',
};
/** Printers mix warm grey from three inks; black takes one. */
const PLAIN: Readonly<Record<Exclude<Colour, Tint>, Tint>> = {
  ink: '#000000',
  soft: '#5c5c5c',
  paper: '#ffffff',
  cream: '#000000',
};

const isTint = (colour: Fill): colour is Tint => colour.startsWith('#');

export function tint(colour: Colour): Tint {
  return isTint(colour) ? colour : NAMED[colour];
}

/** The same sheets with lines only: coloured bodies keep their outline, light washes go, letters are black. */
export function plain(page: Page): Page {
  return { ...page, marks: page.marks.flatMap(inLines) };
}

function inLines(mark: Mark): readonly Mark[] {
  const colour = lettering(mark.colour);
  if (mark.kind === 'text' || mark.kind === 'line') return [{ ...mark, colour }];
  const { fill, stroke } = mark;
  if (fill === 'none' || !isTint(fill))
    return [{ ...mark, colour, fill: fill === 'none' ? fill : PLAIN[fill] }];
  if (stroke > 0) return [{ ...mark, colour, fill: 'none' }];
  return lightness(fill) < DARK ? [{ ...mark, colour: PLAIN.ink, fill: 'none', stroke: THIN }] : [];
}

const lettering = (colour: Colour): Tint => (isTint(colour) ? PLAIN.ink : PLAIN[colour]);

/** Anything lighter is a wash. */
const DARK = 0.72;

/** 0 for black, 1 for white, by how bright the eye finds it. */
function lightness(colour: Tint): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
