/** Sheets as SVG, for the app's print page. All text is escaped: names are data, never markup. */

import { tint } from './colours.ts';
import { type Line, type Mark, PAPER_SIZES, type Page, type PaperName, type Text } from './sheet.ts';

/** One page in the size of the paper. Texts keep their layout width in any browser font. */
export function svg(page: Page): string {
  const { width, height, title, marks } = page;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}mm" height="${n(height)}mm" viewBox="0 0 ${n(width)} ${n(height)}" role="img" aria-label="${escaped(title)}" font-family="'Noto Sans', Inter, sans-serif">`,
    `<title>${escaped(title)}</title>`,
    ...marks.map(drawn),
    '</svg>',
  ].join('\n');
}

/** Style for the page that holds the SVGs: each `.sheet` is one page of paper, portrait or `.landscape`. */
export function printStyle(paper: PaperName): string {
  const [short, long] = PAPER_SIZES[paper];
  return [
    `@page { size: ${short}mm ${long}mm; margin: 0; }`,
    `@page landscape { size: ${long}mm ${short}mm; margin: 0; }`,
    '.sheet { break-after: page; break-inside: avoid; }',
    '.sheet:last-child { break-after: auto; }',
    '.sheet svg { display: block; }',
    '.sheet.landscape { page: landscape; }',
  ].join('\n');
}

function drawn(mark: Mark): string {
  switch (mark.kind) {
    case 'line': {
      const dash = mark.dashed ? ' stroke-dasharray="1.5 1"' : '';
      return `<line x1="${n(mark.x1)}" y1="${n(mark.y1)}" x2="${n(mark.x2)}" y2="${n(mark.y2)}" stroke="${tint(mark.colour)}" stroke-width="${n(mark.stroke)}"${dash}/>`;
    }
    case 'rect': {
      const round = mark.radius ? ` rx="${n(mark.radius)}"` : '';
      return `<rect x="${n(mark.x)}" y="${n(mark.y)}" width="${n(mark.width)}" height="${n(mark.height)}"${round}${paint(mark)}/>`;
    }
    case 'circle':
      return `<circle cx="${n(mark.x)}" cy="${n(mark.y)}" r="${n(mark.radius)}"${paint(mark)}/>`;
    case 'path':
      return `<path d="${escaped(mark.d)}"${paint(mark)}/>`;
    case 'text': {
      const anchor = mark.anchor === 'start' ? '' : ` text-anchor="${mark.anchor}"`;
      const bold = mark.bold ? ' font-weight="700"' : '';
      // A width of 0 would hide the text instead of fitting it.
      const fit = mark.width > 0 ? ` textLength="${n(mark.width)}" lengthAdjust="spacingAndGlyphs"` : '';
      return `<text x="${n(mark.x)}" y="${n(mark.y)}" font-size="${n(mark.size)}" fill="${tint(mark.colour)}"${anchor}${bold}${fit}>${escaped(mark.text)}</text>`;
    }
  }
}

function paint({ stroke, fill, colour }: Exclude<Mark, Line | Text>): string {
  const outline = stroke > 0 ? ` stroke="${tint(colour)}" stroke-width="${n(stroke)}"` : '';
  return ` fill="${fill === 'none' ? fill : tint(fill)}"${outline}`;
}

/** Thousandths of a millimetre are enough for any printer. */
function n(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

const CODES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: not allowed in XML
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (c) => CODES.get(c) ?? c)
  );
}
