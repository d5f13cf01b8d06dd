/** Text on sheets: fitted lines, wrapped paragraphs, words as large as their box allows. */
import { ASCENT, type Box, DESCENT, type Mark, type Paper, type Text } from './sheet.ts';

/** Converts points to millimetres. */
export const pt = (points: number): number => (points * 25.4) / 72;

export interface Style {
  readonly size: number;
  readonly bold?: boolean;
  readonly anchor?: Text['anchor'];
  readonly colour?: Text['colour'];
}

/** One line, unchanged. */
export function text(paper: Paper, x: number, y: number, words: string, style: Style): Text {
  const { size, bold = false, anchor = 'start', colour = 'ink' } = style;
  const width = paper.measure(words, size, bold);
  return { kind: 'text', x, y, text: words, size, anchor, bold, colour, width };
}

/** One line, set smaller if it would be too wide. */
export function fitted(paper: Paper, x: number, y: number, words: string, room: number, style: Style): Text {
  const natural = paper.measure(words, style.size, style.bold ?? false);
  return text(paper, x, y, words, { ...style, size: style.size * Math.min(1, room / natural) });
}

/** Lines no wider than `width`; breaks inside a word only if the word alone is wider. */
export function wrap(paper: Paper, words: string, width: number, size: number, bold = false): string[] {
  const fits = (s: string) => paper.measure(s, size, bold) <= width;
  const lines: string[] = [];
  let line = '';
  for (let word of words.split(/[ \n]+/).filter(Boolean)) {
    if (line && fits(`${line} ${word}`)) {
      line = `${line} ${word}`;
      continue;
    }
    if (line) lines.push(line);
    while (!fits(word)) {
      const letters = [...word];
      let n = letters.length - 1;
      while (n > 1 && !fits(letters.slice(0, n).join(''))) n--;
      if (n < 1) break;
      lines.push(letters.slice(0, n).join(''));
      word = letters.slice(n).join('');
    }
    line = word;
  }
  if (line) lines.push(line);
  return lines;
}

/** Something of a known height that can be placed anywhere. */
export interface Block {
  readonly height: number;
  at(x: number, y: number): readonly Mark[];
}

const LEADING = 1.36;

/**
 * Keeps words together: no line ends with a one-letter word or with a number that counts the next word; none begins
 * with a dash, or with a Roman numeral that belongs to the previous word.
 */
function bound(words: string): string {
  return words
    .replaceAll(/(?<=\p{Ll}) (I{1,3}|IV)(?!\p{L})/gu, '\u00a0$1')
    .replaceAll(/(?<=^|[\s(«„“])(?<!\p{Ll}\u00a0)(\p{L}) (?=\S)/gu, '$1\u00a0')
    .replaceAll(/(?<=^|[\s(«„“])(\d+) (?=[\p{L}«„“])/gu, '$1\u00a0')
    .replaceAll(/ (?=[–—] )/g, '\u00a0');
}

/** Wrapped text. */
export function paragraph(paper: Paper, words: string, width: number, style: Style): Block {
  const { size, bold = false, anchor = 'start' } = style;
  const lines = wrap(paper, bound(words), width, size, bold);
  const shift = { start: 0, middle: width / 2, end: width }[anchor];
  return {
    height: lines.length * LEADING * size,
    at: (x, y) =>
      lines.map((line, i) => text(paper, x + shift, y + (i * LEADING + ASCENT + 0.08) * size, line, style)),
  };
}

/** Smaller letters can't be read at a table: a word is broken before it is set smaller. */
export const LEGIBLE = pt(7);

/** Words centred in a box, on as many lines as fit best, as large as possible up to `style.size`. */
export function centred(paper: Paper, box: Box, words: string, style: Style): Text[] {
  const bold = style.bold ?? false;
  const whole = words.split(/[ \n]+/).filter(Boolean);
  let { size } = style;
  let lines: string[] = [];
  for (; size > 0.8; size *= 0.96) {
    const wide = Math.max(0, ...whole.map((word) => paper.measure(word, size, bold)));
    lines = wrap(paper, words, box.width, size, bold);
    const high = ((lines.length - 1) * TIGHT + 1) * size <= box.height;
    if (high && (wide <= box.width || size * 0.96 < LEGIBLE)) break;
  }
  // Capitals are 0.714 of the size high; centre the block on them.
  const first = box.y + box.height / 2 - ((lines.length - 1) * TIGHT * size) / 2 + 0.357 * size;
  return lines.map((line, i) =>
    text(paper, box.x + box.width / 2, first + i * TIGHT * size, line, { ...style, size, anchor: 'middle' }),
  );
}
const TIGHT = ASCENT + DESCENT;
