/** The rules of any game on one page, in their order, each with the clauses that it renders. */
import { clauseList } from '../kernel/clauses.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { flow, together } from '../kernel/layout.ts';
import { type Block, paragraph, pt, text } from '../kernel/lettering.ts';
import { body, type Mark, type Page, type Paper, page, type Way } from '../kernel/sheet.ts';
import type { Words } from '../kernel/words.ts';

/** Nobody reads smaller print at a table. */
const SMALLEST = 7;
const LARGEST = 12;
const GUTTER = 6;
/** An aid has no line on how to print it below its title. */
const NOTE = 4;

/** The largest print with which everything fits on one page; a very long set of rules goes on rather than be cut. */
export function aid(game: Game<AnySpec>, words: Words<AnySpec>, paper: Paper): Page[] {
  const title = paper.words.aid;
  for (let points = LARGEST; points >= SMALLEST; points -= 0.25) {
    for (const [way, columns] of ways(points)) {
      const marks = inColumns(paper, way, columns, pt(points) * 0.7, (width) =>
        rules(game, words, paper, width, points),
      );
      if (marks) return [page(paper, way, 'aid', title, marks)];
    }
  }
  const { width } = body(paper, 'portrait');
  return flow(paper, 'portrait', 'aid', title, rules(game, words, paper, width, 8), 2.2);
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

function rules(
  game: Game<AnySpec>,
  words: Words<AnySpec>,
  paper: Paper,
  width: number,
  points: number,
): Block[] {
  return Object.entries(words.rules).map(([id, rule]) => {
    const said = paragraph(paper, rule, width, { size: pt(points) });
    const clauses = clauseList(game.why.rules[id]?.clauses ?? []);
    return clauses ? withClauses(said, clauses, paper, width, points) : said;
  });
}

/** The clauses at the right, behind the last words of the rule where there is room for them, else below. */
function withClauses(said: Block, clauses: string, paper: Paper, width: number, points: number): Block {
  const style = { size: pt(Math.max(6, points * 0.8)), colour: 'soft', anchor: 'end' } as const;
  const note = text(paper, 0, 0, clauses, style);
  const last = said.at(0, 0).at(-1);
  if (last?.kind !== 'text' || last.width + pt(points) + note.width > width)
    return together([said, paragraph(paper, clauses, width, style)]);
  return {
    height: said.height,
    at: (x, y) => [...said.at(x, y), { ...note, x: x + width, y: y + last.y }],
  };
}

/** The blocks down one column after the other, or undefined where there are too many of them. */
function inColumns(
  paper: Paper,
  way: Way,
  columns: number,
  gap: number,
  made: (width: number) => readonly Block[],
): Mark[] | undefined {
  const below = body(paper, way);
  const room = { ...below, y: below.y - NOTE, height: below.height + NOTE };
  const width = (room.width - (columns - 1) * GUTTER) / columns;
  const marks: Mark[] = [];
  let column = 0;
  let y = room.y;
  for (const block of made(width)) {
    if (y + block.height > room.y + room.height) {
      column++;
      y = room.y;
    }
    if (column >= columns || block.height > room.height) return undefined;
    marks.push(...block.at(room.x + column * (width + GUTTER), y));
    y += block.height + gap;
  }
  return marks;
}
