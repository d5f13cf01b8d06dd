/** The rules of any game on one page, in their order, each with the clauses that it renders. */
import { clauseList } from '../kernel/clauses.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { flow, together } from '../kernel/layout.ts';
import { type Block, paragraph, pt } from '../kernel/lettering.ts';
import { body, type Mark, type Page, type Paper, page, type Way } from '../kernel/sheet.ts';
import type { Words } from '../kernel/words.ts';

/** Nobody reads smaller print at a table. */
const SMALLEST = 6.5;
const LARGEST = 11;
const GUTTER = 7;

/** The largest print with which everything fits on one page; a very long set of rules goes on rather than be cut. */
export function aid(game: Game<AnySpec>, words: Words<AnySpec>, paper: Paper): Page[] {
  const title = paper.words.aid;
  for (let points = LARGEST; points >= SMALLEST; points -= 0.25) {
    for (const [way, columns] of ways(points)) {
      const marks = inColumns(paper, way, columns, pt(points) * 0.8, (width) =>
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
    const clauses = clauseList(game.why.rules[id]?.clauses ?? []);
    const size = pt(points);
    const blocks = [paragraph(paper, rule, width, { size })];
    if (clauses) blocks.push(paragraph(paper, clauses, width, { size: size * 0.75, colour: 'soft' }));
    return together(blocks);
  });
}

/** The blocks down one column after the other, or undefined where there are too many of them. */
function inColumns(
  paper: Paper,
  way: Way,
  columns: number,
  gap: number,
  made: (width: number) => readonly Block[],
): Mark[] | undefined {
  const room = body(paper, way);
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
