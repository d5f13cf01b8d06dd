/**
 * Sheets to print, as plain data: pages of marks, in millimetres from the top left corner. Games make them with pure
 * functions; the code that draws them (a page of the app, a PDF) knows no game.
 */
import type { AnySpec, Spec } from '../kernel/game.ts';
import type { OptionsOf } from '../kernel/options.ts';
import type { Lang, Words } from '../kernel/words.ts';
import { moved } from './moved.ts';

export const PAPER_SIZES = { a4: [210, 297], letter: [215.9, 279.4] } as const;
export type PaperName = keyof typeof PAPER_SIZES;
export const PAPER_NAMES: readonly PaperName[] = ['a4', 'letter'];

/** No mark comes closer to the edge, because common printers can't print there. */
export const MARGIN = 10;
const HEADER = 14;
const FOOTER = 6;

/** In the colours of the app, or with lines only, which saves ink. */
export const INKS = ['colour', 'plain'] as const;
export type Inks = (typeof INKS)[number];

/** The texts that all games' sheets share. */
export interface PaperWords {
  readonly setUp: string;
  readonly aid: string;
  readonly rules: string;
  /** Heading of the player aid's pictures of what is laid out. */
  readonly onTable: string;
  readonly settings: string;
  readonly on: string;
  readonly off: string;
  readonly tracks: string;
  readonly counters: string;
  readonly markers: string;
  readonly cards: string;
  readonly board: string;
  readonly tables: string;
  /** For pieces that the player may already have in the box. */
  readonly spare: string;
  readonly front: string;
  readonly back: string;
  /** How to print a front and the back that follows it. */
  readonly bothSides: string;
  /** How to print a sheet that pieces are placed on. */
  readonly oneSide: string;
  /** For which pieces its spaces are made. */
  fits(width: number, height: number): string;
  /** How to print a file: how many pages on both sides, the rest on one, and how many sheets of paper it takes. */
  howTo(both: number, pages: number, leaves: number): string;
  page(n: number, of: number): string;
}

/** The paper size, the font's measurements, and the few texts that every sheet needs. */
export interface Paper {
  readonly name: PaperName;
  readonly inks: Inks;
  /** For names that come from data. */
  readonly lang: Lang;
  /** The width of a text in the font of the sheets. */
  measure(text: string, size: number, bold: boolean): number;
  readonly words: PaperWords;
}

export type Tint = `#${string}`;
/** `cream` is what is written on a coloured piece; with lines only it is written in ink, on white. */
export type Colour = 'ink' | 'soft' | 'paper' | 'cream' | Tint;
export type Fill = 'none' | Colour;

export interface Line {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stroke: number;
  readonly dashed: boolean;
  readonly colour: Colour;
}
export interface Rect extends Box {
  readonly kind: 'rect';
  /** Corner radius. */
  readonly radius: number;
  /** Width of the line; 0 means none. */
  readonly stroke: number;
  readonly colour: Colour;
  readonly fill: Fill;
}
export interface Circle {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly stroke: number;
  readonly colour: Colour;
  readonly fill: Fill;
}
/** `at` is the bounding box of `d` (an SVG path with absolute coordinates). */
export interface Path {
  readonly kind: 'path';
  readonly d: string;
  readonly at: Box;
  readonly stroke: number;
  readonly colour: Colour;
  readonly fill: Fill;
}
/** One line of text; (x, y) is on its baseline. */
export interface Text {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly bold: boolean;
  readonly colour: Colour;
  readonly width: number;
}
export type Mark = Line | Rect | Circle | Path | Text;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Page {
  readonly id: string;
  readonly title: string;
  /** A line below the title, '' for none. */
  readonly note: string;
  readonly width: number;
  readonly height: number;
  /**
   * A back is the other side of the preceding front, flipped on the long edge. Pages to read may have each other on
   * their backs; what pieces are placed on has nothing there.
   */
  readonly side: 'front' | 'back' | 'reading' | 'single';
  readonly marks: readonly Mark[];
}

/** A game's own sheets; a method, so that one game's sheets are assignable to any game's. */
export type Sheets<G extends Spec> = {
  sheets(options: OptionsOf<G['options']>, words: Words<G>, paper: Paper): readonly Page[];
}['sheets'];

/** The options for a player who lays out everything that is printed. */
export type OnTable<G extends Spec> = {
  onTable(options: OptionsOf<G['options']>): OptionsOf<G['options']>;
}['onTable'];

/** The colours of a game in the app: its accent, and a light wash of it. */
export interface Look {
  readonly accent: Tint;
  readonly wash: Tint;
}

/** Something small and drawn, of a known size. */
export interface Figure {
  readonly width: number;
  readonly height: number;
  at(paper: Paper, x: number, y: number): readonly Mark[];
}

/** A part of the player aid: short lines, most of them with a picture. */
export interface Panel {
  readonly title: string;
  readonly lines: readonly AidLine[];
}
export interface AidLine {
  readonly picture?: Figure;
  readonly text: string;
  /** A step of the set-up, with a box to tick. */
  readonly tick?: boolean;
}

/** What a game draws on its player aid, by the chosen settings. */
export type Aid<G extends Spec> = {
  aid(options: OptionsOf<G['options']>, words: Words<G>, paper: Paper): readonly Panel[];
}['aid'];

/** Headings of the rules, by the id of the first rule below each. */
export type Chapters = Readonly<Record<string, Readonly<Record<Lang, string>>>>;

/** What a game's module says about its printed sheets; every game gets a checklist and a player aid automatically. */
export interface OwnSheets {
  /** Without it counters, cards, the map, tracks and tables are printed from the scene. */
  readonly sheets?: Sheets<AnySpec>;
  readonly chapters: Chapters;
  /** The app's own colours without it. */
  readonly look?: Look;
  /** Without it the aid shows the places of the scene, and the rules in their chapters. */
  readonly aid?: Aid<AnySpec>;
  readonly onTable?: OnTable<AnySpec>;
  /** Players read them and don't lay them out, so they're in the reader's language, not that of the components. */
  readonly forReading?: boolean;
}

export type Orientation = 'portrait' | 'landscape';

function pageSize(paper: Paper, orientation: Orientation): { width: number; height: number } {
  const [short, long] = PAPER_SIZES[paper.name];
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}

/** Where pieces to cut out may be drawn: such a sheet has its title in the footer. */
export function cuttingRoom(paper: Paper): Box {
  const { width, height } = pageSize(paper, 'portrait');
  return { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOTER };
}

/** Where a sheet may draw: inside the margins, below the title, above the footer. */
export function body(paper: Paper, orientation: Orientation): Box {
  const { width, height } = pageSize(paper, orientation);
  const y = MARGIN + HEADER;
  return { x: MARGIN, y, width: width - 2 * MARGIN, height: height - y - MARGIN - FOOTER };
}

/** What is on a page; by default it is printed on one side and says nothing below. */
type Drawn = Pick<Page, 'id' | 'title' | 'marks'> & Partial<Pick<Page, 'side' | 'note'>>;

export function page(
  paper: Paper,
  orientation: Orientation,
  { id, title, marks, side = 'single', note = '' }: Drawn,
): Page {
  return { id, title, note, ...pageSize(paper, orientation), side, marks };
}

export const HAIRLINE = 0.15;
export const THIN = 0.25;

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  { stroke = HAIRLINE, dashed = false, colour = 'ink' as Colour } = {},
): Line {
  return { kind: 'line', x1, y1, x2, y2, stroke, dashed, colour };
}

/** A line and what is inside it. */
interface Drawing {
  readonly stroke?: number;
  readonly colour?: Colour;
  readonly fill?: Fill;
}

export function rect(box: Box, style: Drawing & { readonly radius?: number } = {}): Rect {
  const { x, y, width, height } = box;
  const { radius = 0, stroke = THIN, colour = 'ink', fill = 'none' } = style;
  return { kind: 'rect', x, y, width, height, radius, stroke, colour, fill };
}

export function circle(x: number, y: number, radius: number, style: Drawing = {}): Circle {
  const { stroke = THIN, colour = 'ink', fill = 'none' } = style;
  return { kind: 'circle', x, y, radius, stroke, colour, fill };
}

/** A drawing in a box of `view` by `view`, at its place and size on the sheet; `d` has absolute coordinates only. */
export function path(d: string, view: number, box: Box, style: Drawing = {}): Path {
  const { stroke = THIN, colour = 'ink', fill = 'none' } = style;
  return { kind: 'path', d: moved(d, box.width / view, box.x, box.y), at: box, stroke, colour, fill };
}

/** The bounding box of a mark, including its line. Letters reach a little above and below their baseline. */
export function extent(mark: Mark): Box {
  switch (mark.kind) {
    case 'line': {
      const half = mark.stroke / 2;
      const x = Math.min(mark.x1, mark.x2) - half;
      const y = Math.min(mark.y1, mark.y2) - half;
      return {
        x,
        y,
        width: Math.abs(mark.x1 - mark.x2) + mark.stroke,
        height: Math.abs(mark.y1 - mark.y2) + mark.stroke,
      };
    }
    case 'rect':
      return grown(mark, mark.stroke / 2);
    case 'path':
      return grown(mark.at, mark.stroke / 2);
    case 'circle': {
      const { x, y, radius, stroke } = mark;
      return grown({ x, y, width: 0, height: 0 }, radius + stroke / 2);
    }
    case 'text': {
      const back = { start: 0, middle: 0.5, end: 1 }[mark.anchor];
      const rise = ASCENT * mark.size;
      return {
        x: mark.x - back * mark.width,
        y: mark.y - rise,
        width: mark.width,
        height: rise + DESCENT * mark.size,
      };
    }
  }
}

/** How far accented capitals and descenders reach, relative to the size. */
export const ASCENT = 0.95;
export const DESCENT = 0.25;

/** Larger by `by` on every side; smaller if it's negative. */
export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
