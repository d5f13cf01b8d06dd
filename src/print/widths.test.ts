/** The table of widths against the font files, letter by letter. */
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { letters, PLAIN } from './pdf.ts';
import { BOLD, measure, REGULAR } from './widths.ts';

const doc = new PDFDocument();
letters(doc);

describe.each([
  ['regular', REGULAR, false],
  ['bold', BOLD, true],
] as const)('%s', (font, runs, bold) => {
  it('is as wide as in the font file, every letter', () => {
    doc.font(font).fontSize(1000);
    const known = runs.flatMap(([first, list]) => list.split(' ').map((_, i) => first + i));
    expect(known.length).toBeGreaterThan(400);
    const wrong = known.filter((code) => {
      const letter = String.fromCodePoint(code);
      return (
        Math.abs(doc.widthOfString(letter, { features: PLAIN as never }) - measure(letter, 1000, bold)) > 0.01
      );
    });
    expect(wrong).toEqual([]);
  });
  it('has a glyph for each of them', () => {
    doc.font(font);
    // pdfkit keeps the opened font to itself; a missing letter would print as an empty box.
    const opened = Reflect.get(doc, '_font') as { font: { hasGlyphForCodePoint(code: number): boolean } };
    const codes = runs.flatMap(([first, list]) => list.split(' ').map((_, i) => first + i));
    expect(codes.filter((code) => !opened.font.hasGlyphForCodePoint(code))).toEqual([]);
    expect(opened.font.hasGlyphForCodePoint(0x2192)).toBe(false);
  });
  it('sums up over whole lines', () => {
    doc.font(font).fontSize(10);
    for (const line of [
      'AVATAR Wo Ty. fi ffl',
      'Zażółć gęślą jaźń',
      'Příliš žluťoučký kůň',
      'Съешь ещё этих Тут',
    ])
      expect(measure(line, 10, bold)).toBeCloseTo(doc.widthOfString(line, { features: PLAIN as never }), 3);
  });
  it('has every letter of the four languages', () => {
    const all = 'ĄĆĘŁŃÓŚŹŻąćęłńóśźżÁČĎÉĚÍŇŘŠŤÚŮÝŽáčďéěíňřšťúůýžАБЯЁабяёъ„”“‚‘’«»–—…×−·•%';
    const known = new Set(runs.flatMap(([first, list]) => list.split(' ').map((_, i) => first + i)));
    expect([...all].filter((letter) => !known.has(letter.codePointAt(0) as number))).toEqual([]);
  });
});
