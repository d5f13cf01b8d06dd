/** The rules of any game on one page, in order, each with its clauses. */
import { clauseList } from '../kernel/clauses.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import type { Words } from '../kernel/words.ts';
import { flow, together } from './layout.ts';
import { type Block, paragraph, pt, text } from './lettering.ts';
import { body, type Chapters, type Mark, type Page, type Paper, page, type Way } from './sheet.ts';

/** Smaller print can't be read at a table. */
const SMALLEST = 7;
const LARGEST = 12;
const GUTTER = 5;
/** Space saved because an aid has no printing note below its title. */
const NOTE = 5;

/** The largest print that fits everything on one page; very long rules continue on another page instead of being cut. */
export function aid(
  game: Game<AnySpec>,
  words: Words<AnySpec>,
  paper: Paper,
  chapters: Chapters = {},
): Page[] {
  const title = paper.words.aid;
  for (let points = LARGEST; points >= SMALLEST; points -= 0.125) {
    for (const [way, columns] of ways(points)) {
      const marks = inColumns(paper, way, columns, (width) =>
        rules(game, words, paper, chapters, width, points),
      );
      if (marks) return [page(paper, way, { id: 'aid', title, marks })];
    }
  }
  const { width } = body(paper, 'portrait');
  return flow(paper, 'portrait', 'aid', title, rules(game, words, paper, chapters, width, 8), 2.2);
}

/** Small print needs short lines. */
function ways(points: number): readonly (readonly [Way, number])[] {
  return points > 9.5
    ? [['portrait', 1]]
    : [
        ['portrait', 2],
        ['landscape', 3],
      ];
}

interface Rule extends Block {
  /** Space above it: more before a chapter. */
  readonly above: number;
}

function rules(
  game: Game<AnySpec>,
  words: Words<AnySpec>,
  paper: Paper,
  chapters: Chapters,
  width: number,
  points: number,
): Rule[] {
  return Object.entries(words.rules).map(([id, rule]) => {
    const size = pt(points);
    const said = paragraph(paper, rule, width, { size });
    const clauses = clauseList(game.why.rules[id]?.clauses ?? []);
    const whole = clauses ? withClauses(said, clauses, paper, width, points) : said;
    const title = chapters[id]?.[paper.lang];
    return title
      ? { ...together([paragraph(paper, title, width, { size, bold: true }), whole]), above: size * 0.8 }
      : { ...whole, above: size * 0.4 };
  });
}

/** The clauses at the right, after the last words of the rule if they fit, otherwise below. */
function withClauses(said: Block, clauses: string, paper: Paper, width: number, points: number): Block {
  const style = { size: pt(Math.max(6, points * 0.8)), colour: 'soft', anchor: 'end' } as const;
  const note = text(paper, 0, 0, clauses, style);
  const last = said.at(0, 0).at(-1);
  if (last?.kind !== 'text' || last.width + pt(points) * 0.7 + note.width > width)
    return together([said, paragraph(paper, clauses, width, style)]);
  return {
    height: said.height,
    at: (x, y) => [...said.at(x, y), { ...note, x: x + width, y: y + last.y }],
  };
}

/** The rules in columns, or undefined if they don't fit. */
function inColumns(
  paper: Paper,
  way: Way,
  columns: number,
  made: (width: number) => readonly Rule[],
): Mark[] | undefined {
  const below = body(paper, way);
  const room = { ...below, y: below.y - NOTE, height: below.height + NOTE };
  const width = (room.width - (columns - 1) * GUTTER) / columns;
  const marks: Mark[] = [];
  let column = 0;
  let used = 0;
  for (const { above, height, at } of made(width)) {
    let y = used > 0 ? used + above : 0;
    if (y + height > room.height) {
      column++;
      y = 0;
    }
    if (column >= columns || height > room.height) return undefined;
    marks.push(...at(room.x + column * (width + GUTTER), room.y + y));
    used = y + height;
  }
  return marks;
}
