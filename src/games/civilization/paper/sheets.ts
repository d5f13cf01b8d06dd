/** The tables of the solo rules: history events by turn and die, the opponent's units, and what things are worth in trade. */

import type { Words } from '../../../kernel/words.ts';
import { flow, heading, type TableStyle, table, together } from '../../../print/layout.ts';
import { type Block, fitted, pt } from '../../../print/lettering.ts';
import { die } from '../../../print/pieces.ts';
import { body, type Paper, rect, type Sheets } from '../../../print/sheet.ts';
import { pool } from '../rules/battle/opponent.ts';
import { TYPES } from '../rules/box/units.ts';
import { BANDS, DICE, type Level } from '../rules/events/history.ts';
import { VALUES } from '../rules/market/trade.ts';
import { type Civilization, ITEMS, RESOURCES } from '../rules/state.ts';
import { look } from './colours.ts';
import { type Row, SAY } from './words.ts';

export { aid } from './aid.ts';

export { chapters } from './chapters.ts';
export { look };

/** Tables to look things up in. */
export const forReading = true;

/** As large as they fit on one page. */
export const sheets: Sheets<Civilization> = (_, words, paper) => {
  for (let points = LARGEST; ; points -= 0.25) {
    const style = { size: pt(points), look };
    const blocks = [history(words, paper, style), opponent(words, paper, style), trade(paper, style)];
    const pages = flow(paper, 'portrait', 'tables', paper.words.tables, blocks, 8);
    if (pages.length === 1 || points <= SMALLEST) return pages.map((page) => ({ ...page, side: 'reading' }));
  }
};
const LARGEST = 11.5;
const SMALLEST = 7;

/** C105-C135: one row for each band of turns, one column for each face of the event die. */
export function historyRows(words: Words<Civilization>, paper: Paper): string[][] {
  const head = [SAY[paper.lang].turns, ...DICE.map(String)];
  return [
    head,
    ...BANDS.map(({ from, to, effects, cards }) => [
      `${from}–${to}`,
      ...effects.map(({ kind, amount }) =>
        capital(
          words.piece({
            id: kind,
            kind: `effect-${kind}`,
            print: kind === 'battle' ? `${amount}/${cards}` : String(amount),
          }),
          // A number stays with its word.
        ).replaceAll(/ (?=\d+(,|$))/g, '\u00a0'),
      ),
    ]),
  ];
}

const HISTORY = [1.6, 3, 3, 3, 3, 3, 3];

/** The faces of the die are drawn above their columns. */
function history(words: Words<Civilization>, paper: Paper, style: TableStyle): Block {
  const { width } = body(paper, 'portrait');
  const [[turns = ''] = [], ...rows] = historyRows(words, paper);
  const share = width / HISTORY.reduce((sum, each) => sum + each, 0);
  const height = 11;
  const head: Block = {
    height,
    at: (x, y) => [
      rect({ x, y, width, height }, { stroke: 0, fill: look.accent }),
      fitted(paper, x + 1.5, y + height / 2 + 1.3, turns, share * 1.6 - 3, {
        ...style,
        bold: true,
        colour: 'cream',
      }),
      ...DICE.flatMap((value, i) => die(x + share * (1.6 + 3 * i) + 6, y + height / 2, value, 8)),
    ],
  };
  return together([
    heading(paper, SAY[paper.lang].history, width, look.accent),
    head,
    ...table(paper, width, HISTORY, rows, { ...style, header: false }),
  ]);
}

/** C62-C67, C69: which units the opponent's pool holds at each level, and how many cards are drawn from it. */
export function opponentRows(words: Words<Civilization>, paper: Paper): string[][] {
  const say = SAY[paper.lang];
  const unit = (kind: string) => capital(words.piece({ id: kind, kind }));
  return [
    [say.turns, say.level, say.cards, ...TYPES.map(unit)],
    ...BANDS.map(({ from, to, cards }, i) => {
      const level = (i + 1) as Level;
      const units = pool(level);
      return [`${from}–${to}`, String(level), String(cards), ...TYPES.map((type) => String(units[type]))];
    }),
  ];
}

function opponent(words: Words<Civilization>, paper: Paper, style: TableStyle): Block {
  return titled(paper, SAY[paper.lang].opponent, [1, 2, 2, 2, 2, 2, 2], opponentRows(words, paper), style);
}

/** C136-C148. */
export function tradeRows(paper: Paper): string[][] {
  const say = SAY[paper.lang];
  const items = ITEMS.filter((item): item is Row => !RESOURCES.some((resource) => resource === item));
  return [
    [say.item, say.sell, say.buy],
    ...items.map((item) => {
      const [sell, buy] = VALUES[item];
      return [say.items[item], sell === 0 ? '–' : String(sell), String(buy)];
    }),
  ];
}

function trade(paper: Paper, style: TableStyle): Block {
  return titled(paper, SAY[paper.lang].trade, [3, 2, 2], tradeRows(paper), style);
}

/** A cell of a table begins like a sentence. */
function capital(words: string): string {
  const [first = '', ...rest] = words.trim();
  return first.toUpperCase() + rest.join('');
}

function titled(
  paper: Paper,
  title: string,
  shares: readonly number[],
  rows: readonly string[][],
  style: TableStyle,
): Block {
  const { width } = body(paper, 'portrait');
  return together([heading(paper, title, width, look.accent), ...table(paper, width, shares, rows, style)]);
}
