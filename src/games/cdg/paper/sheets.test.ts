/** The printed displays: two in landscape, five spaces in a row with their ranges and dice. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resolve } from '../../../kernel/options.ts';
import { LANGS, type Lang } from '../../../kernel/words.ts';
import {
  body,
  type Circle,
  extent,
  PAPER_NAMES,
  type Page,
  type PaperName,
  type Text,
} from '../../../print/sheet.ts';
import { paperOf } from '../../../print/sheets.ts';
import { named } from '../../../words/program.ts';
import { pathsOfGlory } from '../decks/paths-of-glory.ts';
import { options as decls } from '../rules/options.ts';
import { WORDS } from '../words/testing.ts';
import { aid } from './aid.ts';
import { anyDeckLook, look, SIDE } from './colours.ts';
import { sheets, spaces } from './sheets.ts';

function made(lang: Lang = 'en', paper: PaperName = 'a4', given = {}): readonly Page[] {
  const resolved = resolve(decls, given);
  if (!resolved.ok) throw new Error(resolved.refusal.option);
  return sheets(resolved.options, named(WORDS[lang], resolved.options), paperOf(paper, lang));
}

const texts = (page: Page) => page.marks.filter((mark): mark is Text => mark.kind === 'text');
/** The bold texts of a page from left to right: letters and ranges above the cards. */
const heads = (page: Page, paper: PaperName = 'a4') =>
  texts(page)
    .filter(({ bold, y }) => bold && y < (spaces(paperOf(paper, 'en'), pathsOfGlory)[0]?.card.y ?? 0))
    .toSorted((a, b) => a.x - b.x)
    .map(({ text }) => text);
const PAPERS = LANGS.flatMap((lang) => PAPER_NAMES.map((paper) => [lang, paper] as const));
/** The letters on the displays of each language. */
const LETTERS: Readonly<Record<Lang, string>> = { en: 'ABCDE', pl: 'ABCDE', cs: 'ABCDE', ru: 'АБВГД' };

describe('displays', () => {
  it.each(PAPERS)('P02: exactly two, one for each side (%s, %s)', (...on) => {
    for (const given of [{}, { method: 'fateDie' }, { cards: 'untracked' }]) {
      const pages = made(...on, given);
      expect(pages.map(({ id }) => id)).toEqual(pathsOfGlory.sides.map(({ id }) => `display.${id}`));
      expect(new Set(pages.map(({ title }) => title)).size).toBe(2);
    }
  });
  it('P03: landscape', () => {
    for (const on of PAPERS)
      for (const { width, height } of made(...on)) expect(width).toBeGreaterThan(height);
    expect(made().map(({ width, height }) => [width, height])).toEqual([
      [297, 210],
      [297, 210],
    ]);
  });
  it.each(PAPERS)('P05: five spaces, A to E, in a single row (%s, %s)', (lang, paper) => {
    const row = spaces(paperOf(paper, lang), pathsOfGlory);
    expect(row).toHaveLength(5);
    expect(new Set(row.map(({ card }) => card.y)).size).toBe(1);
    for (const page of made(lang, paper))
      expect(heads(page, paper).filter((text) => /^\p{Lu}$/u.test(text))).toEqual([...LETTERS[lang]]);
  });
  it('with the fate die show the faces that open each space', () => {
    for (const page of made('en', 'a4', { method: 'fateDie' })) {
      const row = spaces(paperOf('a4', 'en'), pathsOfGlory).map(({ seen }) => {
        const dice = page.marks.filter(
          (mark) =>
            mark.kind === 'rect' && mark.width === 8 && mark.x > seen.x && mark.x + 8 < seen.x + seen.width,
        );
        return dice
          .map(extent)
          .map(
            (box) =>
              page.marks
                .filter((mark): mark is Circle => mark.kind === 'circle')
                .filter(({ x, y }) => Math.hypot(x - box.x - 4, y - box.y - 4) < 5).length,
          );
      });
      // The 2 opens cards until two are open, wherever they are; it is below, in the middle of the sheet.
      expect(row.map((faces) => faces.filter((face) => face !== 2))).toEqual([
        [3, 4],
        [3, 4],
        [1, 3, 5],
        [5, 6],
        [5, 6],
      ]);
      expect(row.flat().filter((face) => face === 2)).toHaveLength(1);
      expect(texts(page).map(({ text }) => text)).toContain('reveal cards until 2 are face up');
    }
  });
  it.each(PAPER_NAMES)(
    'P04, P06: the outer two are cut off by the paper, the inner three are as large as a card (%s)',
    (name) => {
      const paper = paperOf(name, 'en');
      const room = body(paper, 'landscape');
      const row = spaces(paper, pathsOfGlory);
      expect(row.map(({ card, seen }) => seen.width < card.width)).toEqual([true, false, false, false, true]);
      for (const { seen } of row) {
        expect(seen.x).toBeGreaterThanOrEqual(room.x);
        expect(seen.x + seen.width).toBeLessThanOrEqual(room.x + room.width);
      }
    },
  );
  it('have the chosen ranges', () => {
    const ranges = (page: Page) => heads(page).filter((text) => /^(1|1–\d|–)$/.test(text));
    for (const page of made()) expect(ranges(page)).toEqual(['1', '1–2', '1–3', '1–4', '1–5']);
    for (const page of made('en', 'a4', { ranges: 'flat4' }))
      expect(ranges(page)).toEqual(Array(5).fill('1–4'));
    for (const page of made('en', 'a4', { ranges: 'custom', 'ranges.custom': '0,1,6,2,3' }))
      expect(ranges(page)).toEqual(['–', '1', '1–6', '1–2', '1–3']);
  });
  it.each(PAPERS)('P47-P51, P58-P62: below space n the blue n, and the pair of n (%s, %s)', (lang, paper) => {
    const row = spaces(paperOf(paper, lang), pathsOfGlory);
    for (const page of made(lang, paper)) {
      const pips = page.marks.filter((mark): mark is Circle => mark.kind === 'circle');
      row.forEach(({ seen }, i) => {
        const below = seen.y + seen.height;
        const here = pips.filter(
          ({ x, y }) => x > seen.x && x < seen.x + seen.width && y > below && y < below + 30,
        );
        expect(here).toHaveLength(3 * (i + 1));
      });
      // P55, P68: once and as a pair, below them all.
      expect(pips.filter(({ y }) => y > (row[0]?.seen.y ?? 0) + 89 + 36)).toHaveLength(18);
    }
  });
  it.each([1, 2, 3, 4, 5])('have room for everything with %d spaces', (n) => {
    const resolved = resolve(decls);
    if (!resolved.ok) throw new Error(resolved.refusal.option);
    const deck = { ...pathsOfGlory, title: 'Another war', spaces: n };
    for (const name of PAPER_NAMES)
      for (const lang of LANGS) {
        const paper = paperOf(name, lang);
        const room = body(paper, 'landscape');
        const options = { ...resolved.options, deck };
        for (const page of sheets(options, named(WORDS[lang], options), paper)) {
          expect(page.title).toContain('(Another war)');
          const boxes = page.marks.map(extent);
          expect(Math.min(...boxes.map(({ x }) => x))).toBeGreaterThan(room.x - 0.2);
          expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeLessThan(room.x + room.width + 0.2);
          expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeLessThan(room.y + room.height);
        }
      }
  });
  it.each(LANGS)('call every space by one letter in %s', (lang) => {
    for (const page of made(lang)) {
      const letters = heads(page).filter((text) => /^\p{Lu}$/u.test(text));
      expect(new Set(letters).size).toBe(5);
    }
  });
  it('are in the colours of the sides in the app, and say for which cards they are', () => {
    const css = readFileSync(new URL('../picture/picture.css', import.meta.url), 'utf8');
    for (const [side, { fill, wash }] of SIDE.entries()) {
      const rule = css.slice(css.indexOf(`[data-side="${side}"]`));
      expect(rule.match(/--owner-fill: (#\w+)/)?.[1]).toBe(fill);
      expect(rule.match(/--owner-wash: light-dark\((#\w+)/)?.[1]).toBe(wash);
      const fills = made()[side]?.marks.flatMap((mark) => (mark.kind === 'rect' ? [mark.fill] : []));
      expect(fills).toEqual(expect.arrayContaining([fill, wash]));
    }
    for (const { note } of made()) expect(note).toContain('63\u00a0×\u00a089\u00a0mm');
    const looks = readFileSync(new URL('../picture/look.css', import.meta.url), 'utf8');
    const accents = [...looks.matchAll(/--accent: light-dark\((#\w+)/g)].map(([, accent]) => accent);
    expect(accents).toEqual([look.accent, anyDeckLook.accent]);
  });
});

describe('the player aid', () => {
  const panels = (given = {}, lang: Lang = 'en') => {
    const resolved = resolve(decls, given);
    if (!resolved.ok) throw new Error(resolved.refusal.option);
    return aid(resolved.options, named(WORDS[lang], resolved.options), paperOf('a4', lang));
  };
  const said = (given = {}) =>
    panels(given)
      .flatMap(({ lines }) => lines.map(({ text }) => text))
      .join(' ');
  it('follows the settings', () => {
    expect(said()).toContain('1-Ops activation and play no card');
    expect(said({ ownSpace: 'playable' })).toContain('play it after all');
    expect(said({ afterPlay: 'inPlace' })).not.toContain('slide the others');
    expect(said({ keepWinning: true })).toContain('stays beside the display');
    expect(said({ method: 'fateDie' })).toContain('Roll the fate die');
    expect(said({ method: 'fateDie' })).not.toContain('blue');
  });
  it('names what each face of the fate die opens', () => {
    const [, faces] = panels({ method: 'fateDie' });
    expect(faces?.lines.slice(2, 6).map(({ text }) => text)).toEqual([
      'Play A, B or C.',
      'Play A or B.',
      'Play C, D or E.',
      'Play D or E.',
    ]);
  });
  it.each(LANGS)('has as many lines in %s as in English', (lang) => {
    const count = (of: Lang) => panels({}, of).map(({ lines }) => lines.length);
    expect(count(lang)).toEqual(count('en'));
  });
});
