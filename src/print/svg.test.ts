/** SVG pages: whole, of the right size, and text stays text. */
import { describe, expect, it } from 'vitest';
import { text } from './lettering.ts';
import type { Page, Text } from './sheet.ts';
import { circle, line, page, path, rect } from './sheet.ts';
import { paperOf } from './sheets.ts';
import { printStyle, svg } from './svg.ts';

const paper = paperOf('a4', 'en');
const sheet = (marks: Page['marks'], title = 'T') => page(paper, 'landscape', { id: 'x', title, marks });

describe('svg', () => {
  it('is as large as the paper', () => {
    expect(svg(sheet([]))).toContain('width="297mm" height="210mm" viewBox="0 0 297 210"');
  });
  it('draws each kind of mark once', () => {
    const marks: Page['marks'] = [
      line(1, 2, 3, 4, { stroke: 0.2, dashed: true }),
      rect({ x: 1, y: 2, width: 3, height: 4 }, { radius: 1, fill: '#eeddcc', colour: '#0a0b0c' }),
      circle(5, 6, 2, { stroke: 0, fill: 'ink' }),
      path('M0 0L1 1', 1, { x: 1, y: 1, width: 1, height: 1 }),
      text(paper, 10, 20, 'Zażółć', { size: 4, bold: true, anchor: 'middle' }),
    ];
    const out = svg(sheet(marks));
    for (const tag of ['line', 'rect', 'circle', 'path', 'text'])
      expect(out.match(new RegExp(`<${tag} `, 'g'))).toHaveLength(1);
    expect(out).toContain('stroke-dasharray');
    expect(out).toContain('rx="1" fill="#eeddcc" stroke="#0a0b0c"');
    expect(out).toContain('<circle cx="5" cy="6" r="2" fill="#22201c"/>');
    expect(out).toMatch(
      /<text x="10" y="20" font-size="4" fill="#22201c" text-anchor="middle" font-weight="700" textLength="[\d.]+" lengthAdjust="spacingAndGlyphs">Zażółć<\/text>/,
    );
  });
  it('gives a text the width of the layout', () => {
    const mark: Text = text(paper, 0, 0, 'GO! STOP', { size: 5 });
    expect(svg(sheet([mark]))).toContain(`textLength="${Math.round(mark.width * 1000) / 1000}"`);
  });
  it('never lets a name become markup', () => {
    const name = `</text><script>alert("1")</script>&'\u0000`;
    const out = svg(sheet([text(paper, 10, 20, name, { size: 4 })], name));
    expect(out).not.toContain('<script');
    expect(out).not.toContain('\u0000');
    expect(out).toContain('&lt;/text&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;');
    expect(out.match(/<[a-z]+/g)).toEqual(['<svg', '<title', '<text']);
  });
  it('has a style for both ways of the paper', () => {
    expect(printStyle('letter')).toContain('@page { size: 215.9mm 279.4mm; margin: 0; }');
    expect(printStyle('letter')).toContain('@page landscape { size: 279.4mm 215.9mm; margin: 0; }');
  });
});
