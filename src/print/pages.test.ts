/** Every page of every game, language and paper: nothing near the edge, nothing over another, no text out of its box. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ferryModule } from '../../test/toys/ferry/index.ts';
import { ringModule } from '../../test/toys/ring/index.ts';
import { whisperModule } from '../../test/toys/whisper/index.ts';
import { catalogue } from '../games/catalogue.ts';
import type { Module } from '../games/module.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { resolve } from '../kernel/options.ts';
import { LANGS, type Lang, sayToLayOut } from '../kernel/words.ts';
import { moduleOf } from '../solo/module.ts';
import { named } from '../words/program.ts';
import { pt } from './lettering.ts';
import {
  type Box,
  cuttingRoom,
  extent,
  HAIRLINE,
  type Inks,
  MARGIN,
  PAPER_NAMES,
  PAPER_SIZES,
  type Page,
  type Paper,
  type PaperName,
  type Rect,
  rect,
  type Text,
} from './sheet.ts';
import { paperOf, sheetsOf } from './sheets.ts';

const EPSILON = 0.001;
/** As in B12: nobody looks one up at the table. */
const CLAUSE = /(?<![\p{L}\d])[A-Z]\d{2,3}(?![\p{L}\d])/u;

/** A system that somebody wrote as a text file. */
function written(name: string): Module {
  const read = moduleOf(readFileSync(new URL(`../solo/systems/${name}.solo.md`, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(name);
  return read.module;
}

/** The toys and the written systems bring no sheets of their own. */
const SUBJECTS: readonly Module[] = [
  written('last-bridge'),
  written('warden'),
  written('boer-war'),
  written('civ-clock'),
  ...catalogue(),
  ringModule,
  ferryModule,
  whisperModule,
];

const laidOut = new Map<string, readonly Page[]>();

async function pagesOf(
  listed: Module,
  game: Game<AnySpec>,
  lang: Lang,
  paper: PaperName,
  given: Readonly<Record<string, unknown>> = {},
  inks: Inks = 'colour',
): Promise<readonly Page[]> {
  const key = JSON.stringify([game.id, lang, paper, given, inks]);
  const known = laidOut.get(key);
  if (known) return known;
  const resolved = resolve(game.options, given);
  if (!resolved.ok) throw new Error(resolved.refusal.option);
  const pages = await sheetsOf(
    game,
    resolved.options,
    named(await listed.words[lang](), resolved.options),
    paperOf(paper, lang, inks),
  );
  laidOut.set(key, pages);
  return pages;
}

const texts = (page: Page) => page.marks.filter((mark): mark is Text => mark.kind === 'text');

function inside(outer: Box, { x, y, width, height }: Box): boolean {
  return (
    x >= outer.x - EPSILON &&
    y >= outer.y - EPSILON &&
    x + width <= outer.x + outer.width + EPSILON &&
    y + height <= outer.y + outer.height + EPSILON
  );
}

/** Letters without the room above capitals and below the line, where neighbours may reach. */
function ink(mark: Text): Box {
  const { x, width } = extent(mark);
  return { x, y: mark.y - 0.72 * mark.size, width, height: 0.72 * mark.size };
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.x + a.width > b.x + EPSILON &&
    b.x + b.width > a.x + EPSILON &&
    a.y + a.height > b.y + EPSILON &&
    b.y + b.height > a.y + EPSILON
  );
}

const outsideMargins = (page: Page) => {
  const { width, height } = page;
  const room = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  // A line along the margin may be half as thick as it is wide outside.
  const grown = { x: room.x - 0.2, y: room.y - 0.2, width: room.width + 0.4, height: room.height + 0.4 };
  return page.marks.filter((mark) => !inside(grown, extent(mark)));
};

function overlapping(page: Page): string[] {
  const all = texts(page).map(({ text, ...mark }) => ({ text, box: ink({ text, ...mark }) }));
  const found: string[] = [];
  for (const [i, a] of all.entries())
    for (let j = i + 1; j < all.length; j++) {
      const b = all[j]!;
      if (overlap(a.box, b.box)) found.push(`${a.text} | ${b.text}`);
    }
  return found;
}

/** Texts that begin in a frame and reach out of it. */
function outOfBox(page: Page): string[] {
  const frames = page.marks.filter((mark): mark is Rect => mark.kind === 'rect');
  return texts(page).flatMap((mark) => {
    const box = ink(mark);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 0, height: 0 };
    return frames.some((frame) => inside(frame, middle) && !inside(frame, box)) ? [mark.text] : [];
  });
}

/** Letters that are too small. */
function unreadable(page: Page): string[] {
  return texts(page).flatMap(({ size, text }) => (size < pt(6.9) ? [text] : []));
}

describe.each(SUBJECTS.map((listed) => [listed.meta.id, listed] as const))('%s', (_, listed) => {
  it.each(LANGS.flatMap((lang) => PAPER_NAMES.map((paper) => [lang, paper] as const)))(
    'fits in %s on %s, with every set of settings',
    async (lang, paper) => {
      const game = await listed.game();
      for (const given of [{}, ...Object.values(game.presets)]) {
        const pages = await pagesOf(listed, game, lang, paper, given);
        expect(
          pages.filter(({ id }) => id.startsWith('aid')).map(({ id }) => id),
          'the player aid has one page: shorten it in paper/aid-words.ts',
        ).toEqual(['aid']);
        expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
        for (const page of pages) {
          const where = `on '${page.id}' with ${JSON.stringify(given)}: see sheets() in paper/sheets.ts`;
          expect([page.width, page.height].sort((a, b) => a - b)).toEqual([...PAPER_SIZES[paper]]);
          expect(page.title, where).not.toBe('');
          expect(outsideMargins(page), where).toEqual([]);
          expect(overlapping(page), where).toEqual([]);
          expect(outOfBox(page), where).toEqual([]);
          expect(unreadable(page), where).toEqual([]);
          expect(
            texts(page).filter(({ text }) => /undefined|\[object|NaN/.test(text)),
            where,
          ).toEqual([]);
        }
      }
    },
  );
  it.each(PAPER_NAMES)('has each back on the leaf of its front on %s', async (paper) => {
    const pages = await pagesOf(listed, await listed.game(), 'en', paper);
    pages.forEach((page, i) => {
      if (page.side === 'front') expect([i % 2, pages[i + 1]?.side]).toEqual([0, 'back']);
      if (page.side === 'back') expect([i % 2, pages[i - 1]?.side]).toEqual([1, 'front']);
    });
  });
  it.each(PAPER_NAMES.flatMap((paper) => LANGS.map((lang) => [paper, lang] as const)))(
    'prints each back behind its front on %s in %s, flipped on the long edge',
    async (paper, lang) => {
      const pages = await pagesOf(listed, await listed.game(), lang, paper);
      pages.forEach((front, i) => {
        const back = pages[i + 1];
        if (front.side !== 'front' || !back) return;
        expect(misplaced(front, back, paperOf(paper, lang))).toEqual([]);
      });
    },
  );
  it.each(LANGS)('says the whole set-up in %s, and names no clause', async (lang) => {
    const game = await listed.game();
    const words = await listed.words[lang]();
    const resolved = resolve(game.options);
    if (!resolved.ok) throw new Error(resolved.refusal.option);
    const aid = (await pagesOf(listed, game, lang, 'a4')).filter(({ id }) => id === 'aid');
    const said = aid.flatMap((page) => texts(page).map(({ text }) => text));
    const onTable = (await listed.sheets?.())?.onTable;
    for (const step of words.checklist(onTable?.(resolved.options) ?? resolved.options))
      expect(said.join('').replaceAll(/\s+/g, '')).toContain(sayToLayOut(step).replaceAll(/\s+/g, ''));
    expect(said.filter((text) => CLAUSE.test(text))).toEqual([]);
  });
  if (listed.sheets)
    it('has pictures on its player aid, if it draws its own', async () => {
      if (!(await listed.sheets?.())?.aid) return;
      const aid = (await pagesOf(listed, await listed.game(), 'en', 'a4')).find(({ id }) => id === 'aid');
      const drawn = aid?.marks.filter(({ kind }) => kind === 'circle' || kind === 'path') ?? [];
      expect(drawn.length).toBeGreaterThan(8);
    });
  it('says the same in lines only, at the same places, without a colour', async () => {
    const game = await listed.game();
    const coloured = await pagesOf(listed, game, 'ru', 'a4');
    const plain = await pagesOf(listed, game, 'ru', 'a4', {}, 'plain');
    const told = (page: Page) => texts(page).map(({ text, x, y, size }) => [text, x, y, size]);
    expect(plain.map(told)).toEqual(coloured.map(told));
    for (const page of plain) expect(colours(page)).toEqual([]);
    expect(coloured.some((page) => colours(page).length > 0)).toBe(true);
  });
  // The app has chapters on its page of rules, too.
  if (listed.sheets)
    it.each(LANGS)('has its chapters in %s, from the first rule on, in their order', async (lang) => {
      const chapters = (await listed.sheets?.())?.chapters ?? {};
      const ids = Object.keys((await listed.words[lang]()).rules);
      const order = `chapters in paper/sheets.ts start at the first rule of words/${lang} and keep its order`;
      expect(Object.keys(chapters), order).toEqual(ids.filter((id) => id in chapters));
      expect(Object.keys(chapters)[0], order).toBe(ids[0]);
      const titles = Object.values(chapters).map((title) => title[lang]);
      expect(new Set(titles).size, 'two chapters in paper/sheets.ts have one title').toBe(titles.length);
    });
});

/** Frames of a front without a print behind them, and prints of a back that are behind none. */
function misplaced(front: Page, back: Page, paper: Paper): readonly Box[] {
  const frames = front.marks.filter((mark) => mark.kind === 'rect' && mark.stroke === HAIRLINE);
  const mirrored = frames.map((mark) => {
    const { x, y, width, height } = extent(mark);
    return { x: front.width - x - width, y, width, height };
  });
  const drawn = back.marks.map(extent).filter((box) => inside(cuttingRoom(paper), box));
  return [
    ...mirrored.filter((frame) => !drawn.some((box) => inside(frame, box))),
    ...drawn.filter((box) => !mirrored.some((frame) => inside(frame, box))),
  ];
}

/** Anything that a black cartridge can't print. */
function colours(page: Page): string[] {
  const used = page.marks.flatMap((mark) =>
    mark.kind === 'text' || mark.kind === 'line' || mark.fill === 'none'
      ? [mark.colour]
      : [mark.colour, mark.fill],
  );
  return [...new Set(used)].filter((colour) => !/^#(..)\1\1$/.test(colour) && colour.startsWith('#'));
}

describe('these checks can fail', () => {
  const at = (x: number, width: number, text = 'a'): Text => ({
    kind: 'text',
    x,
    y: 50,
    text,
    size: 4,
    anchor: 'start',
    bold: false,
    colour: 'ink',
    width,
  });
  const pageWith = (marks: Page['marks']): Page => ({
    id: 'x',
    title: 'x',
    note: '',
    width: 210,
    height: 297,
    side: 'single',
    marks,
  });
  it('at the edge', () => expect(outsideMargins(pageWith([at(150, 60)]))).toHaveLength(1));
  it('over each other', () =>
    expect(overlapping(pageWith([at(20, 30), at(45, 30, 'b')]))).toEqual(['a | b']));
  it('too small', () => {
    const small = { ...at(20, 30, 'word'), size: pt(6.8) };
    expect(unreadable(pageWith([small, at(20, 30)]))).toEqual(['word']);
  });
  it('out of a box', () => {
    const frame = rect({ x: 20, y: 40, width: 20, height: 20 });
    expect(outOfBox(pageWith([frame, at(25, 18)]))).toEqual(['a']);
    expect(outOfBox(pageWith([frame, at(22, 16)]))).toEqual([]);
  });
  it('on a clause', () => {
    expect(['B12', 'see C105, C106'].every((text) => CLAUSE.test(text))).toBe(true);
    expect(['A4', 'GO!', '1–7', 'R&D', 'E'].some((text) => CLAUSE.test(text))).toBe(false);
  });
  it('on a back that is not behind its front', () => {
    const paper = paperOf('a4', 'en');
    const piece = { x: 20, y: 40, width: 20, height: 20 };
    const front = pageWith([rect(piece, { stroke: HAIRLINE })]);
    const behind = { ...piece, x: 170 };
    expect(misplaced(front, pageWith([rect(behind, { stroke: 0 })]), paper)).toEqual([]);
    expect(misplaced(front, pageWith([rect(piece, { stroke: 0 })]), paper)).toHaveLength(2);
  });
  it('on a colour', () => {
    const box = { x: 0, y: 0, width: 1, height: 1 };
    expect(colours(pageWith([rect(box, { fill: '#9c2f27' }), rect(box, { fill: '#5c5c5c' })]))).toEqual([
      '#9c2f27',
    ]);
  });
});
