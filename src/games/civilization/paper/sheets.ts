/** The tables of the solo rules: history events by turn and die, the opponent's units, and what things are worth in trade. */

import type { Lang, Words } from '../../../kernel/words.ts';
import { flow, heading, table, together } from '../../../print/layout.ts';
import { type Block, pt } from '../../../print/lettering.ts';
import { body, type Paper, type Sheets } from '../../../print/sheet.ts';
import { pool } from '../rules/battle/opponent.ts';
import { TYPES } from '../rules/box/units.ts';
import { BANDS, DICE, type Level } from '../rules/events/history.ts';
import { VALUES } from '../rules/market/trade.ts';
import { type Civilization, ITEMS, type Item, RESOURCES, type Resource } from '../rules/state.ts';

export { chapters } from './chapters.ts';

interface TableWords {
  readonly history: string;
  readonly turns: string;
  readonly opponent: string;
  readonly level: string;
  readonly cards: string;
  readonly trade: string;
  readonly item: string;
  readonly sell: string;
  readonly buy: string;
  readonly items: Readonly<Record<Row, string>>;
}

/** A resource is worth the same whatever its kind, so it has one row of the trade table. */
type Row = Exclude<Item, Resource>;

const SAY: Readonly<Record<Lang, TableWords>> = {
  en: {
    history: 'History events',
    turns: 'Turns',
    opponent: 'The opponent in battle',
    level: 'Military level',
    cards: 'Card limit',
    trade: 'Trade',
    item: 'Item',
    sell: 'Worth when offered',
    buy: 'Cost when asked for',
    items: {
      trade: 'Trade point',
      culture: 'Culture token',
      resource: 'Resource',
      card: 'Culture event card',
      hut: 'Hut token',
      village: 'Village token',
    },
  },
  pl: {
    history: 'Wydarzenia historyczne',
    turns: 'Tury',
    opponent: 'Przeciwnik w bitwie',
    level: 'Poziom wojskowy',
    cards: 'Limit kart',
    trade: 'Handel',
    item: 'Pozycja',
    sell: 'Wartość przy sprzedaży',
    buy: 'Wartość przy zakupie',
    items: {
      trade: 'Punkt handlu',
      culture: 'Żeton kultury',
      resource: 'Surowiec',
      card: 'Karta wydarzenia kulturalnego',
      hut: 'Żeton chaty',
      village: 'Żeton wioski',
    },
  },
  cs: {
    history: 'Historické události',
    turns: 'Tahy',
    opponent: 'Soupeř v boji',
    level: 'Vojenská úroveň',
    cards: 'Limit karet',
    trade: 'Obchod',
    item: 'Položka',
    sell: 'Hodnota při prodeji',
    buy: 'Hodnota při nákupu',
    items: {
      trade: 'Bod obchodu',
      culture: 'Žeton kultury',
      resource: 'Surovina',
      card: 'Karta kulturní události',
      hut: 'Žeton chýše',
      village: 'Žeton vesnice',
    },
  },
  ru: {
    history: 'Исторические события',
    turns: 'Ходы',
    opponent: 'Противник в бою',
    level: 'Военный уровень',
    cards: 'Карт не больше',
    trade: 'Торговля',
    item: 'Предмет',
    sell: 'Цена при продаже',
    buy: 'Цена при покупке',
    items: {
      trade: 'Очко торговли',
      culture: 'Жетон культуры',
      resource: 'Ресурс',
      card: 'Карта культурного события',
      hut: 'Жетон хижины',
      village: 'Жетон деревни',
    },
  },
};

/** Tables to look things up in. */
export const forReading = true;

const STYLE = { size: pt(9.5) };

export const sheets: Sheets<Civilization> = (_, words, paper) =>
  flow(
    paper,
    'landscape',
    'tables',
    paper.words.tables,
    [history(words, paper), opponent(words, paper), trade(paper)],
    5,
  );

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

function history(words: Words<Civilization>, paper: Paper): Block {
  return titled(paper, SAY[paper.lang].history, [1, 3, 3, 3, 3, 3, 3], historyRows(words, paper));
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

function opponent(words: Words<Civilization>, paper: Paper): Block {
  return titled(paper, SAY[paper.lang].opponent, [1, 2, 2, 2, 2, 2, 2], opponentRows(words, paper));
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

function trade(paper: Paper): Block {
  return titled(paper, SAY[paper.lang].trade, [3, 2, 2], tradeRows(paper));
}

/** A cell of a table begins like a sentence. */
function capital(words: string): string {
  const [first = '', ...rest] = words.trim();
  return first.toUpperCase() + rest.join('');
}

function titled(paper: Paper, title: string, shares: readonly number[], rows: readonly string[][]): Block {
  const { width } = body(paper, 'landscape');
  return together([heading(paper, title, width), ...table(paper, width, shares, rows, STYLE)]);
}
