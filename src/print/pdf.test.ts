/** The PDF itself: pages, sizes, embedded letters, and the same widths as in the layout. */

import PDFDocument from 'pdfkit';
import { describe, expect, it, test } from 'vitest';
import { ferryModule } from '../../test/toys/ferry/index.ts';
import { ringModule } from '../../test/toys/ring/index.ts';
import { catalogue } from '../games/catalogue.ts';
import type { Module } from '../games/module.ts';
import { resolve } from '../kernel/options.ts';
import { LANGS, type Lang } from '../kernel/words.ts';
import { named } from '../words/program.ts';
import { letters, PLAIN, pdf } from './pdf.ts';
import { PAPER_NAMES, type Page } from './sheet.ts';
import { paperOf, sheetsOf } from './sheets.ts';

interface Printed {
  readonly pages: readonly Page[];
  readonly bytes: Buffer;
}

type PaperName = (typeof PAPER_NAMES)[number];
const made = new Map<string, Promise<Printed>>();

/** The sheets of a game and their PDF, made once. */
function printed(module: Module, lang: Lang, paper: PaperName): Promise<Printed> {
  const key = `${module.meta.id} ${lang} ${paper}`;
  const known = made.get(key) ?? print(module, lang, paper);
  made.set(key, known);
  return known;
}

async function print(module: Module, lang: Lang, paper: PaperName): Promise<Printed> {
  const pages = await laidOut(module, lang, paper);
  return { pages, bytes: await pdf(pages, 'Title', lang) };
}

async function laidOut(listed: Module, lang: Lang, paper: PaperName): Promise<readonly Page[]> {
  const game = await listed.game();
  const resolved = resolve(game.options);
  if (!resolved.ok) throw new Error(resolved.refusal.option);
  const words = named(await listed.words[lang](), resolved.options);
  return sheetsOf(game, resolved.options, words, paperOf(paper, lang));
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

/** Neither has its own sheets. */
const SUBJECTS: readonly Module[] = [ferryModule, ringModule];

describe.each(SUBJECTS.map((module) => [module.meta.id, module] as const))('%s as a PDF', (_, module) => {
  it.each(PAPER_NAMES)('has all its pages, each of the size of %s', async (paper) => {
    const { pages, bytes } = await printed(module, 'en', paper);
    const found = boxes(bytes);
    expect(found).toHaveLength(pages.length);
    pages.forEach(({ width, height }, i) => {
      expect(found[i]?.[0]).toBeCloseTo(width, 2);
      expect(found[i]?.[1]).toBeCloseTo(height, 2);
    });
  });
  it.each(LANGS)('embeds its letters in %s', async (lang) => {
    const { pages, bytes } = await printed(module, lang, 'a4');
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
  });
  it.each(LANGS)('sets every line as wide as it was laid out, in %s', async (lang) => {
    const doc = new PDFDocument();
    letters(doc);
    const known = new Map<string, number>();
    for (const { marks } of (await printed(module, lang, 'a4')).pages) {
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

describe.each(catalogue().map((entry) => [entry.meta.id, entry] as const))('%s', (id, entry) => {
  it.each(LANGS)('has only letters that print, in %s', async (lang) => {
    const letters = missing(await laidOut(entry, lang, 'a4'));
    expect(letters, `the PDF's font has no such letters: replace them in words/${lang} of ${id}`).toEqual([]);
  });
});

test('a letter without a shape is noticed', async () => {
  const [page] = await laidOut(ringModule, 'en', 'a4');
  const marks = page!.marks.map((mark) => (mark.kind === 'text' ? { ...mark, text: '漢a' } : mark));
  expect(new Set(missing([{ ...page!, marks }]))).toEqual(new Set(['漢']));
});
