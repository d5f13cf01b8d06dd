/** Sheets as a PDF, without a browser; the letters are embedded. */
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Lang } from '../kernel/words.ts';
import { tint } from './colours.ts';
import type { Line, Mark, Page, Text } from './sheet.ts';

const POINTS = 72 / 25.4;
const FONTS = '@expo-google-fonts/noto-sans';
const require = createRequire(import.meta.url);
const REGULAR = require.resolve(`${FONTS}/400Regular/NotoSans_400Regular.ttf`);
const BOLD = require.resolve(`${FONTS}/700Bold/NotoSans_700Bold.ttf`);

export type Document = InstanceType<typeof PDFDocument>;

const CREATOR = 'Emptychair';
/** A fixed date, because the library derives the file's id from it: the same sheets must give the same bytes. */
const DATE = new Date(Date.UTC(2000, 0, 1));

/** Whether `pdf` made this file, in this version or an older one. */
export function isOurs(bytes: Uint8Array): boolean {
  const raw = Buffer.from(bytes).toString('latin1');
  const creator = /\/Creator (\d+) 0 R/.exec(raw)?.[1];
  return raw.startsWith('%PDF-') && raw.includes(`\n${creator} 0 obj\n(${CREATOR})\nendobj`);
}

export function pdf(pages: readonly Page[], title: string, lang: Lang): Promise<Buffer> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    lang,
    displayTitle: true,
    info: { Title: title, Creator: CREATOR, CreationDate: DATE },
  });
  letters(doc);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((good, bad) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => good(Buffer.concat(chunks)));
    doc.on('error', bad);
  });
  for (const page of pages) {
    doc.addPage({ size: [page.width * POINTS, page.height * POINTS], margin: 0 });
    doc.outline.addItem(page.title);
    doc.save().scale(POINTS);
    for (const mark of page.marks) draw(doc, mark);
    doc.restore();
  }
  doc.end();
  return done;
}

export function letters(doc: Document): void {
  doc.registerFont('regular', REGULAR);
  doc.registerFont('bold', BOLD);
}

function draw(doc: Document, mark: Mark): void {
  switch (mark.kind) {
    case 'line':
      doc.moveTo(mark.x1, mark.y1).lineTo(mark.x2, mark.y2).lineWidth(mark.stroke);
      if (mark.dashed) doc.dash(1.5, { space: 1 });
      doc.stroke(tint(mark.colour)).undash();
      return;
    case 'rect':
      if (mark.radius) doc.roundedRect(mark.x, mark.y, mark.width, mark.height, mark.radius);
      else doc.rect(mark.x, mark.y, mark.width, mark.height);
      return paint(doc, mark);
    case 'circle':
      doc.circle(mark.x, mark.y, mark.radius);
      return paint(doc, mark);
    case 'path':
      doc.path(mark.d);
      return paint(doc, mark);
    case 'text':
      return write(doc, mark);
  }
}

function paint(doc: Document, { stroke, fill, colour }: Exclude<Mark, Line | Text>): void {
  doc.lineWidth(stroke);
  if (fill === 'none') {
    if (stroke > 0) doc.stroke(tint(colour));
    // A path that isn't painted would be painted with the next one.
    else throw new Error('a mark without a line and without a fill');
  } else if (stroke > 0) doc.fillAndStroke(tint(fill), tint(colour));
  else doc.fill(tint(fill));
}

/** Kerning and ligatures would make a line narrower than it was laid out. */
export const PLAIN = { kern: false, liga: false, clig: false, calt: false } as const;

function write(doc: Document, mark: Text): void {
  doc
    .font(mark.bold ? 'bold' : 'regular')
    .fontSize(mark.size)
    .fillColor(tint(mark.colour));
  const back = { start: 0, middle: 0.5, end: 1 }[mark.anchor];
  doc.text(mark.text, mark.x - back * mark.width, mark.y, {
    lineBreak: false,
    baseline: 'alphabetic',
    // The types only allow a list of features to enable.
    features: PLAIN as never,
  });
}
