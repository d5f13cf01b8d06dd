/** The PDF itself: pages, sizes, embedded letters, and the same widths as in the layout. */
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../games/catalogue.ts';
import { resolve } from '../kernel/options.ts';
import { LANGS, type Lang } from '../kernel/words.ts';
import { letters, PLAIN, pdf } from './pdf.ts';
import { PAPER_NAMES, type Page } from './sheet.ts';
import { paperOf, sheetsOf } from './sheets.ts';

interface Printed {
  readonly pages: readonly Page[];
  readonly bytes: Buffer;
}

const made = new Map<string, Promise<Printed>>();

/** The sheets of a game and their PDF, made once. */
function printed(id: string, lang: Lang, paper: (typeof PAPER_NAMES)[number]): Promise<Printed> {
  const key = `${id} ${lang} ${paper}`;
  const known = made.get(key) ?? print(id, lang, paper);
  made.set(key, known);
  return known;
}

async function print(id: string, lang: Lang, paper: (typeof PAPER_NAMES)[number]): Promise<Printed> {
  const listed = catalogue().find(({ meta }) => meta.id === id);
  if (!listed) throw new Error(id);
  const game = await listed.game();
  const resolved = resolve(game.options);
  if (!resolved.ok) throw new Error(resolved.refusal.option);
  const pages = await sheetsOf(game, resolved.options, await listed.words[lang](), paperOf(paper, lang));
  return { pages, bytes: await pdf(pages, 'Title', lang) };
}

/** Width and height of every page, in millimetres. */
function boxes(bytes: Buffer): number[][] {
  const found = bytes.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...found].map(([, w, h]) => [w, h].map((points) => (Number(points) / 72) * 25.4));
}

/** Letters that the font lacks and that would print as empty boxes. */
function missing(pages: readonly Page[]): string[] {
  const doc = new PDFDocument();
  letters(doc);
  const lacks = (bold: boolean) => {
    doc.font(bold ? 'bold' : 'regular');
    const { font } = Reflect.get(doc, '_font') as { font: { hasGlyphForCodePoint(code: number): boolean } };
    return (letter: string) => !font.hasGlyphForCodePoint(letter.codePointAt(0) as number);
  };
  return [true, false].flatMap((bold) => {
    const texts = pages.flatMap(({ marks }) =>
      marks.flatMap((m) => (m.kind === 'text' && m.bold === bold ? [m.text] : [])),
    );
    return [...new Set(texts.join(''))].filter(lacks(bold));
  });
}

describe.each(catalogue().map(({ meta }) => meta.id))('%s as a PDF', (id) => {
  it.each(PAPER_NAMES)('has all its pages, each of the size of %s', async (paper) => {
    const { pages, bytes } = await printed(id, 'en', paper);
    const found = boxes(bytes);
    expect(found).toHaveLength(pages.length);
    pages.forEach(({ width, height }, i) => {
      expect(found[i]?.[0]).toBeCloseTo(width, 2);
      expect(found[i]?.[1]).toBeCloseTo(height, 2);
    });
  });
  it.each(LANGS)('embeds its letters in %s, and every one of them exists', async (lang) => {
    const { pages, bytes } = await printed(id, lang, 'a4');
    const raw = bytes.toString('latin1');
    expect(raw.startsWith('%PDF-')).toBe(true);
    expect(raw).toContain(`/Lang (${lang})`);
    const fonts = [...raw.matchAll(/\/BaseFont \/([A-Z]{6}\+\S+)/g)].map(([, name]) => name?.slice(7));
    const texts = pages.flatMap(({ marks }) => marks.filter((mark) => mark.kind === 'text'));
    const used = new Set(texts.map(({ bold }) => (bold ? 'NotoSans-Bold' : 'NotoSans-Regular')));
    expect(used.size).toBeGreaterThan(0);
    expect(new Set(fonts)).toEqual(used);
    expect(raw.match(/\/FontFile2 /g)).toHaveLength(used.size);
    expect(raw).not.toContain('/Helvetica');
    expect(missing(pages)).toEqual([]);
  });
  it.each(LANGS)('sets every line as wide as it was laid out, in %s', async (lang) => {
    const doc = new PDFDocument();
    letters(doc);
    const known = new Map<string, number>();
    for (const { marks } of (await printed(id, lang, 'a4')).pages) {
      for (const mark of marks) {
        if (mark.kind !== 'text') continue;
        const { text, bold, size, width } = mark;
        // Cards and tables say the same again and again.
        const key = `${bold} ${size} ${text}`;
        if (known.get(key) === width) continue;
        doc.font(bold ? 'bold' : 'regular').fontSize(size);
        expect(doc.widthOfString(text, { features: PLAIN as never }), text).toBeCloseTo(width, 2);
        known.set(key, width);
      }
    }
  });
});
