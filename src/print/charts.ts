/** The charts of a scene on paper: the first cell of each row heads it, as the texts above the columns head these. */
import type { AnySpec } from '../kernel/game.ts';
import type { Place, Scene } from '../kernel/scene.ts';
import type { Words } from '../kernel/words.ts';
import { columnsFor, flow, heading, table, together } from './layout.ts';
import { type Block, pt } from './lettering.ts';
import { body, type Figure, type Look, type Page, type Paper } from './sheet.ts';

/** Points; the first is used unless the words are too long for it. */
const SIZES = [10, 9, 8, 7] as const;

/** A page to read, with every chart whole. */
export function chartSheets(scene: Scene, look: Look, words: Words<AnySpec>, paper: Paper): readonly Page[] {
  const { width, height } = body(paper, 'portrait');
  const blocks = charts(scene).flatMap((place) => {
    const title = heading(paper, words.place(place.id), width, look.accent);
    const rows = together(drawn(place, words, look, paper, width).rows);
    const chart = [title, rows, AIR];
    return title.height + rows.height <= height
      ? [together(chart)]
      : [title, ...drawn(place, words, look, paper, width).rows, AIR];
  });
  if (blocks.length === 0) return [];
  const pages = flow(paper, 'portrait', 'tables', paper.words.tables, blocks, 0);
  return pages.map((page) => ({ ...page, side: 'reading' }));
}

const AIR: Block = { height: 7, at: () => [] };

/** A chart in the player aid; none where its cells need more than a line each. */
export function chartFigure(
  place: Place,
  words: Words<AnySpec>,
  look: Look,
  paper: Paper,
  room: number,
): Figure | undefined {
  const { rows, width, whole } = drawn(place, words, look, paper, room);
  if (!whole) return undefined;
  const block = together(rows);
  return { width, height: block.height, at: (_, x, y) => block.at(x, y) };
}

export const charts = (scene: Scene): Scene =>
  scene.filter(({ kind, rows = [] }) => kind === 'chart' && rows.length > 0);

function drawn(
  { id, cells = [], rows = [] }: Place,
  words: Words<AnySpec>,
  look: Look,
  paper: Paper,
  room: number,
): { readonly rows: readonly Block[]; readonly width: number; readonly whole: boolean } {
  const header = cells.length > 0;
  const texts = [...(header ? [cells] : []), ...rows].map((row) =>
    row.map((text) => words.print?.(id, text) ?? text),
  );
  const tried = SIZES.map((points) => ({ size: pt(points), ...columnsFor(paper, texts, pt(points), room) }));
  const { size, widths, whole } =
    tried.find((each) => each.whole) ?? tried.find(({ widths }) => fits(widths, room)) ?? tried.at(-1)!;
  const width = Math.min(
    room,
    widths.reduce((sum, each) => sum + each, 0),
  );
  return { rows: table(paper, width, widths, texts, { size, look, header }), width, whole };
}

const fits = (widths: readonly number[], room: number) =>
  widths.reduce((sum, width) => sum + width, 0) <= room + 1e-6;
