/** The printed pieces, on the layout itself: what is printed where, and that fronts and backs meet. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyLanguage } from '../../../../test/speaks.ts';
import { resolve } from '../../../kernel/options.ts';
import { LANGS, type Lang } from '../../../kernel/words.ts';
import { behind } from '../../../print/cutting.ts';
import {
  type Box,
  extent,
  HAIRLINE,
  PAPER_NAMES,
  type Page,
  type PaperName,
  type Rect,
  type Text,
} from '../../../print/sheet.ts';
import { paperOf } from '../../../print/sheets.ts';
import { boerWar } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { cs } from '../words/cs.ts';
import { en } from '../words/en.ts';
import { pl } from '../words/pl.ts';
import { ru } from '../words/ru.ts';
import { said } from '../words/said.ts';
import { SIDE } from './colours.ts';
import { markersNeeded } from './markers.ts';
import { look, sheets } from './sheets.ts';

const DICTIONARIES = everyLanguage(said, { en, pl, cs, ru });

function optionsOf(given: Readonly<Record<string, unknown>> = {}): State['options'] {
  const resolved = resolve(boerWar.options, given);
  if (!resolved.ok) throw new Error(resolved.refusal.option);
  return resolved.options;
}

const made = (lang: Lang = 'en', given = {}, paper: PaperName = 'a4') =>
  sheets(optionsOf(given), DICTIONARIES[lang], paperOf(paper, lang));

function find(pages: readonly Page[], id: string): Page {
  const page = pages.find((p) => p.id === id);
  if (!page) throw new Error(`no page ${id}`);
  return page;
}

const texts = (page: Page) => page.marks.filter((mark): mark is Text => mark.kind === 'text');
const inside = (outer: Box, { x, y, width, height }: Box) =>
  x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;
/** What is printed in a box, its lines joined. */
const printed = (page: Page, box: Box) =>
  texts(page)
    .filter((mark) => inside(box, { x: mark.x, y: mark.y, width: 0, height: 0 }))
    .map((mark) => mark.text)
    .join(' ');

const rects = (page: Page) => page.marks.filter((mark): mark is Rect => mark.kind === 'rect');
/** The room for a counter in each space. */
const wells = (page: Page) => rects(page).filter(({ fill }) => fill === 'paper');
/** The spaces themselves, with their print. */
const spacesOf = (page: Page) =>
  rects(page).filter(({ width, stroke, fill }) => width === 21.3 && stroke > 0 && fill !== 'paper');

/** The spaces below each heading of the page of tracks, from left to right. */
function trackPrints(page: Page): Map<string, string[]> {
  const spaces = spacesOf(page);
  const headings = texts(page).filter(
    (mark) => !spaces.some((space) => inside(space, { x: mark.x, y: mark.y, width: 0, height: 0 })),
  );
  return new Map(
    headings.map((heading, i) => {
      const next = headings[i + 1]?.y ?? page.height;
      const below = spaces.filter(({ y }) => y > heading.y && y < next);
      return [heading.text, below.toSorted((a, b) => a.y - b.y || a.x - b.x).map((s) => printed(page, s))];
    }),
  );
}

/** The outlines of the counters on a front. */
const frames = (page: Page) =>
  rects(page).filter(({ stroke, colour }) => stroke === HAIRLINE && colour === 'soft');

/** Rows of boxes from the top, each from the left. */
function inTable(boxes: readonly Box[]): Box[][] {
  const rows = [...new Set(boxes.map(({ y }) => y))].sort((a, b) => a - b);
  return rows.map((y) => boxes.filter((box) => box.y === y).sort((a, b) => a.x - b.x));
}

/** The author's sheet, four columns above the spare counters: its rows of prints, with '' for an empty place. */
function counterTable(pages: readonly Page[], side: 'front' | 'back', lang: Lang, rows = 3): string[][] {
  const front = find(pages, 'counters.front');
  const [first = []] = inTable(frames(front));
  const columns = first.map(({ x }) => x);
  const paper = paperOf('a4', lang);
  return inTable(frames(front))
    .slice(0, rows)
    .map((row) => {
      const here = (x: number) => row.find((box) => box.x === x);
      const prints = columns.map((x) => {
        const box = here(x);
        if (!box) return '';
        return side === 'front'
          ? printed(front, box)
          : printed(find(pages, 'counters.back'), behind(box, paper));
      });
      // A back is seen from the other side: its columns run the other way.
      return side === 'front' ? prints : prints.toReversed();
    });
}

const twelve = Array.from({ length: 12 }, (_, i) => String(i));
const NEXT = 'Next Action?';

const PAPERS = LANGS.flatMap((lang) => PAPER_NAMES.map((paper) => [lang, paper] as const));

describe('tracks', () => {
  const page = find(made(), 'tracks-1');
  /** By side, as they follow one another on the page: its Rounds Track, its Actions Track. */
  function tracksOf(lang: Lang, paper: PaperName) {
    const [boerRounds, boerActions, empireRounds, empireActions, ...others] = [
      ...trackPrints(find(made(lang, {}, paper), 'tracks-1')).values(),
    ];
    expect(others).toEqual([]);
    return {
      boers: { rounds: boerRounds, actions: boerActions },
      empire: { rounds: empireRounds, actions: empireActions },
    };
  }
  it('have the name of their side above them', () => {
    expect([...trackPrints(page).keys()]).toEqual([
      'Boers: Rounds Track',
      'Boers: Actions Track',
      'Empire: Rounds Track',
      'Empire: Actions Track',
    ]);
  });
  it.each(PAPERS)(
    'B10: the Boers have twelve spaces for rounds, 0 to 11 from left to right (%s, %s)',
    (...at) => {
      expect(tracksOf(...at).boers.rounds).toEqual(twelve);
    },
  );
  it.each(PAPERS)('B14: so has the Empire, on a separate track (%s, %s)', (...at) => {
    expect(tracksOf(...at).empire.rounds).toEqual(twelve);
  });
  it.each([
    ['B11', 'boers', '1', 4],
    ['B12', 'boers', '2', 4],
    ['B13', 'boers', '3', 3],
    ['B16', 'empire', '1', 4],
    ['B17', 'empire', '2', 4],
    ['B18', 'empire', '3', 3],
  ] as const)('%s: the Actions Track of the %s has the digit %s in %d spaces', (_, side, digit, n) => {
    for (const at of PAPERS)
      expect(tracksOf(...at)[side].actions?.filter((print) => print === digit)).toHaveLength(n);
  });
  it.each(PAPERS)('B13, B18: eleven spaces in all, in order (%s, %s)', (...at) => {
    const eleven = [...'11112222333'];
    expect(tracksOf(...at).boers.actions).toEqual(eleven);
    expect(tracksOf(...at).empire.actions).toEqual(eleven);
  });
  it('B15: in Polish, and in every other language, the second side is the Empire', () => {
    expect([...trackPrints(find(made('pl'), 'tracks-1')).keys()]).toEqual([
      'Burowie: tor rund',
      'Burowie: tor akcji',
      'Imperium: tor rund',
      'Imperium: tor akcji',
    ]);
    for (const lang of LANGS) {
      const names = [...trackPrints(find(made(lang), 'tracks-1')).keys()];
      expect(names).toHaveLength(4);
      expect(names[2]).toMatch(/^(Empire|Imperium|Impérium|Империя):/);
    }
  });
  it('Turns with different counters have separate tracks', () => {
    const pages = made('en', { 'counters.boers.3': '2,1,0' });
    expect(pages.filter(({ id }) => id.startsWith('tracks')).map(({ title }) => title)).toEqual([
      'Tracks (Turn I, Turn II and Turn IV)',
      'Tracks (Turn III)',
    ]);
    const third = trackPrints(find(pages, 'tracks-3'));
    expect(third.get('Boers: Actions Track')).toEqual(['1', '1', '2']);
    expect(third.get('Boers: Rounds Track')).toEqual(['0', '1', '2', '3']);
    expect(third.get('Empire: Actions Track')).toHaveLength(11);
  });
  it('spaces of a track do not overlap, and each holds a counter below its print', () => {
    const [counter] = frames(find(made(), 'counters.front'));
    expect(spacesOf(page)).toHaveLength(46);
    expect(new Set(spacesOf(page).map(({ x, y }) => `${x} ${y}`)).size).toBe(46);
    expect(wells(page)).toHaveLength(46);
    for (const well of wells(page)) {
      expect(well.width).toBeGreaterThan((counter?.width ?? 0) + 2);
      expect(well.height).toBeGreaterThan((counter?.height ?? 0) + 2);
      expect(printed(page, well)).toBe('');
    }
    expect(page.note).toContain('19\u00a0×\u00a019\u00a0mm');
  });
  it('are in the colours of the sides in the app', () => {
    const css = readFileSync(new URL('../picture/look.css', import.meta.url), 'utf8');
    for (const [side, { fill, wash }] of Object.entries(SIDE)) {
      const rule = css.slice(css.indexOf(`[data-owner="${side}"]`));
      expect(rule.match(/--owner-fill: (#\w+)/)?.[1]).toBe(fill);
      expect(rule.match(/--owner-wash: light-dark\((#\w+)/)?.[1]).toBe(wash);
      expect(rects(page).some((mark) => mark.fill === wash)).toBe(true);
    }
    expect(css.match(/--accent: light-dark\((#\w+)/)?.[1]).toBe(look.accent);
    expect(css.match(/--wash: light-dark\((#\w+)/)?.[1]).toBe(look.wash);
  });
});

describe.each(LANGS)('counters of the variant, %s', (lang) => {
  const front = counterTable(made(lang), 'front', lang);
  const back = counterTable(made(lang), 'back', lang);

  it('B54: nine in all, no "Action" and no "Action complete" among them', () => {
    expect(front.flat().filter(Boolean)).toHaveLength(9);
    expect(front.flat().filter((print) => print.startsWith('Action'))).toEqual([]);
  });
  it('B55: exactly four GO!, the first row', () => {
    expect(front[0]).toEqual(['GO!', 'GO!', 'GO!', 'GO!']);
    expect(front.flat().filter((print) => print === 'GO!')).toHaveLength(4);
  });
  it('B56: exactly four STOP, the second row', () => {
    expect(front[1]).toEqual(['STOP', 'STOP', 'STOP', 'STOP']);
    expect(front.flat().filter((print) => print === 'STOP')).toHaveLength(4);
  });
  it('B57: one "Round finished", in the fourth column of the third row', () => {
    expect(front[2]).toEqual(['', '', '', 'Round finished']);
  });
  it('B58: all eight GO! and STOP have the same back', () => {
    expect(back.slice(0, 2)).toEqual([Array(4).fill(NEXT), Array(4).fill(NEXT)]);
    const page = find(made(lang), 'counters.back');
    const boxes = inTable(frames(find(made(lang), 'counters.front')))
      .slice(0, 2)
      .flat();
    const drawn = boxes.map((front) => {
      const box = behind(front, paperOf('a4', lang));
      return texts(page)
        .filter((mark) => inside(box, extent(mark)))
        .map(({ x, y, ...rest }) => ({ ...rest, x: (x - box.x).toFixed(6), y: (y - box.y).toFixed(6) }));
    });
    expect(drawn).toHaveLength(8);
    for (const each of drawn) expect(each).toEqual(drawn[0]);
    expect(drawn[0]).toHaveLength(2);
  });
  it('B59, B60: the back of "Round finished" is in the first column, in Polish too, unlike on the author’s sheet', () => {
    expect(back[2]).toEqual(['Round finished', '', '', '']);
  });
  it('B55, B56: as many markers as the largest pool of other counters or another pool rule', () => {
    const given = { poolRule: 'remainingAbove' };
    const { go, stop } = markersNeeded(optionsOf(given));
    expect([go, stop]).toEqual([7, 4]);
    const prints = counterTable(made(lang, given), 'front', lang, 4).flat();
    expect(prints.filter((print) => print === 'GO!')).toHaveLength(7);
    expect(prints.filter((print) => print === 'STOP')).toHaveLength(4);
    expect(counterTable(made(lang, given), 'back', lang, 4)[3]).toEqual(['Round finished', '', '', '']);
  });
});

describe('fronts and backs', () => {
  const settings = [{}, { poolRule: 'remainingAbove' }, { 'counters.boers.1': '11,11,11', turns: 2 }];

  it.each(PAPER_NAMES.flatMap((paper) => settings.map((given) => [paper, given] as const)))(
    'meet when the paper is turned over its long edge: %s, %o',
    (paper, given) => {
      const pages = made('en', given, paper);
      const fronts = pages.filter(({ side }) => side === 'front');
      expect(fronts.length).toBeGreaterThan(0);
      for (const front of fronts) {
        const back = pages[pages.indexOf(front) + 1] as Page;
        expect(back.side).toBe('back');
        const mirrored = frames(front).map((f) => ({ ...f, x: front.width - f.x - f.width }));
        const grownBy = (f: Box) => ({
          x: f.x - 0.01,
          y: f.y - 0.01,
          width: f.width + 0.02,
          height: f.height + 0.02,
        });
        for (const frame of mirrored) {
          const here = back.marks.filter((mark) => inside(grownBy(frame), extent(mark)));
          expect(here.length).toBeGreaterThan(0);
        }
        // Only counters have a print.
        for (const mark of back.marks)
          expect(mirrored.filter((frame) => inside(grownBy(frame), extent(mark)))).toHaveLength(1);
      }
    },
  );
  it('share one sheet, the spare ones below their label', () => {
    const pages = made();
    expect(pages.map(({ id }) => id)).toEqual(['counters.front', 'counters.back', 'tracks-1']);
    const label = texts(find(pages, 'counters.front')).find(
      ({ text }) => text === paperOf('a4', 'en').words.spare,
    );
    const rows = inTable(frames(find(pages, 'counters.front')));
    expect(label?.y).toBeGreaterThan(rows[2]?.[0]?.y ?? 0);
    expect(label?.y).toBeLessThan(rows[3]?.[0]?.y ?? 0);
    expect(rows.map((row) => row.length)).toEqual([4, 4, 1, 11, 11, 2]);
  });
  it('R8: with the spare counters there is a "Round finished" for each side and one "Action complete"', () => {
    const page = find(made(), 'counters.front');
    const spare = inTable(frames(page)).slice(3).flat();
    const words = spare.flatMap((box) => printed(page, box).split(' '));
    expect(words.filter((w) => w === 'Action')).toHaveLength(23);
    expect(words.filter((w) => w === 'complete')).toHaveLength(1);
    expect(words.filter((w) => w === 'Round')).toHaveLength(1);
    for (const [digit, n] of [
      ['1', 8],
      ['2', 8],
      ['3', 6],
    ] as const)
      expect(words.filter((w) => w === digit)).toHaveLength(n);
  });
});
