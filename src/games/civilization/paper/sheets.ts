/** The tables of the solo rules: history events by turn and die, the opponent's units, and what things are worth in trade. */

import type { Words } from '../../../kernel/words.ts';
import { flow, heading, type TableStyle, table, together, wholeWords } from '../../../print/layout.ts';
import { type Block, fitted, pt } from '../../../print/lettering.ts';
import { die } from '../../../print/pieces.ts';
import { body, type Paper, rect, type Sheets } from '../../../print/sheet.ts';
import { pool } from '../rules/battle/opponent.ts';
import { TYPES } from '../rules/box/units.ts';
import { BANDS, DICE } from '../rules/events/history.ts';
import { VALUES } from '../rules/market/deal.ts';
import type { Civilization } from '../rules/spec.ts';
import { ITEMS, RESOURCES } from '../rules/vocabulary.ts';
import { look } from './colours.ts';
import { type Row, SAY } from './words.ts';

export { aid } from './aid.ts';

export { chapters } from './chapters.ts';
export { look };

/** Tables to look things up in. */
export const forReading = true;

/** As large as they fit on one page with whole words. */
export const sheets: Sheets<Civilization> = (_, words, paper) => {
  const { width } = body(paper, 'portrait');
  const tables = [
    { title: SAY[paper.lang].history, shares: HISTORY, rows: historyRows(words, paper), dice: true },
    { title: SAY[paper.lang].opponent, shares: OPPONENT, rows: opponentRows(words, paper), dice: false },
    { title: SAY[paper.lang].trade, shares: TRADE, rows: tradeRows(paper), dice: false },
  ];
  for (let points = LARGEST; ; points -= 0.25) {
    const style = { size: pt(points), look };
    const blocks = tables.map((each) => titled(paper, each, style));
    const pages = flow(paper, 'portrait', 'tables', paper.words.tables, blocks, 8);
    const whole = tables.every(({ shares, rows }) => wholeWords(paper, width, shares, rows, style.size));
    if ((pages.length === 1 && whole) || points <= SMALLEST)
      return pages.map((page) => ({ ...page, side: 'reading' }));
  }
};
const HISTORY = [1.7, 3, 3, 3, 3, 3, 3];
const OPPONENT = [1.7, 3, 3, 3, 3, 3, 3];
const TRADE = [3, 2, 2];
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

/** C62-C67, C69: which units the opponent's pool holds at each level, and how many cards are drawn from it. */
export function opponentRows(words: Words<Civilization>, paper: Paper): string[][] {
  const say = SAY[paper.lang];
  const unit = (kind: string) => capital(words.piece({ id: kind, kind }));
  return [
    [say.turns, say.level, say.cards, ...TYPES.map(unit)],
    ...BANDS.map(({ from, to, level, cards }) => {
      const units = pool(level);
      return [`${from}–${to}`, String(level), String(cards), ...TYPES.map((type) => String(units[type]))];
    }),
  ];
}

/** C136-C148. */
export function tradeRows(paper: Paper): string[][] {
  const say = SAY[paper.lang];
  const items = ITEMS.filter((item): item is Row => !RESOURCES.some((resource) => resource === item));
  return [
    [say.item, say.sell, say.buy],
    ...items.map((item) => {
      const { sell, buy } = VALUES[item];
      return [say.items[item], sell === 0 ? '–' : String(sell), String(buy)];
    }),
  ];
}

/** A cell of a table begins like a sentence. */
function capital(words: string): string {
  const [first = '', ...rest] = words.trim();
  return first.toUpperCase() + rest.join('');
}

interface Titled {
  readonly title: string;
  readonly shares: readonly number[];
  readonly rows: readonly (readonly string[])[];
  /** The header shows the faces of a die instead of their numbers. */
  readonly dice: boolean;
}

function titled(paper: Paper, { title, shares, rows, dice }: Titled, style: TableStyle): Block {
  const { width } = body(paper, 'portrait');
  const head = heading(paper, title, width, look.accent);
  if (!dice) return together([head, ...table(paper, width, shares, rows, style)]);
  const [[turns = ''] = [], ...below] = rows;
  return together([
    head,
    diceHead(paper, { turns, width, shares, size: style.size }),
    ...table(paper, width, shares, below, { ...style, header: false }),
  ]);
}

interface DiceHead {
  /** Above the first column. */
  readonly turns: string;
  readonly width: number;
  readonly shares: readonly number[];
  readonly size: number;
}

/** The faces of the die above their columns. */
function diceHead(paper: Paper, { turns, width, shares, size }: DiceHead): Block {
  const [first = 0, each = 0] = shares;
  const share = width / shares.reduce((sum, part) => sum + part, 0);
  const height = 11;
  return {
    height,
    at: (x, y) => [
      rect({ x, y, width, height }, { stroke: 0, fill: look.accent }),
      fitted(paper, x + size * 0.6, y + height / 2 + 1.3, turns, share * first - size * 1.2, {
        size,
        bold: true,
        colour: 'cream',
      }),
      ...DICE.flatMap((value, i) => die(x + share * (first + each * i) + 6.2, y + height / 2, value, 8)),
    ],
  };
}
