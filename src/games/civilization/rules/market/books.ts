/** Tokens: debts that gains pay first, and the tally where the app keeps it. */
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, num, range, table, verb } from '../../../../kernel/game.ts';
import type { Killed } from '../battle/battle.ts';
import { type Face, face, rowOf, rows, TYPES, type Type, unitAt, unitOf } from '../box/units.ts';
import {
  type Book,
  type Civilization,
  type Item,
  type Log,
  RESOURCES,
  type Resource,
  type State,
} from '../state.ts';
import { VICTORY_SPACE, victory } from '../turn/turn.ts';

/** The trade dial stops here. */
export const TRADE_LIMIT = 27;
/** More than any turn brings; what doesn't fit on the dial is lost, so the player needn't calculate. */
export const MOST_TRADE = 63;
export const CULTURE_LIMIT = 90;
/** The market has sixteen resource tokens in all. */
export const RESOURCE_LIMIT = 16;
export const COINS_TO_WIN = 15;

export function isResource(what: string): what is Resource {
  return (RESOURCES as readonly string[]).includes(what);
}

export function resources(s: Readonly<State>): number {
  return RESOURCES.reduce((sum, r) => sum + s.tally.resources[r], 0);
}

/** C35, C36: what can't be paid is owed, one wound token for each. */
export function loseCulture(s: State, dueNow: number, owned: number, log?: Log): void {
  const paid = Math.min(dueNow, owned);
  if (s.options.tally) s.tally.culture -= paid;
  s.debt.culture += dueNow - paid;
  log?.('culture-lost', { due: dueNow, paid, debt: s.debt.culture });
}

/** C40, C41: a gain first gives back wound tokens of its own kind; the rest is taken. */
export function gain(s: State, what: Item | 'coins', amount: number, log?: Log): void {
  const kind =
    what === 'culture' ? 'culture' : what === 'resource' || isResource(what) ? 'resource' : undefined;
  const paid = kind ? Math.min(amount, s.debt[kind]) : 0;
  if (kind) s.debt[kind] -= paid;
  const rest = amount - paid;
  log?.('gained', { what, amount, paid, debt: kind ? s.debt[kind] : 0 });
  if (!s.options.tally) return;
  const { tally } = s;
  if (what === 'culture') tally.culture = Math.min(CULTURE_LIMIT, tally.culture + rest);
  else if (what === 'trade') {
    const over = turnDial(s, rest);
    if (over > 0) log?.('collected', { trade: tally.trade, over });
  } else if (what === 'coins') tally.coins = Math.min(COINS_TO_WIN, tally.coins + rest);
  else if (isResource(what)) tally.resources[what] += Math.min(rest, RESOURCE_LIMIT - resources(s));
}

/** Turns the trade dial, which stops at 27; comes back with how much it could not take. */
export function turnDial({ tally }: State, amount: number): number {
  const wanted = tally.trade + amount;
  tally.trade = Math.min(TRADE_LIMIT, wanted);
  return wanted - tally.trade;
}

export function pay(s: State, what: Item | 'coins', amount: number): void {
  const { tally } = s;
  if (!s.options.tally) return;
  if (what === 'culture' || what === 'trade' || what === 'coins') tally[what] -= amount;
  else if (isResource(what)) tally.resources[what] -= amount;
}

export function rankOf(s: Readonly<State>, type: Type): number {
  return type === 'aircraft' ? 1 : s.tally.rank[type];
}

/** The tallied army, card by card kind: face at its present rank, and how many. */
export function army(s: Readonly<State>): { type: Type; row: number; face: Face; count: number }[] {
  return TYPES.flatMap((type) =>
    rows(s.options.deck, type).map((card, row) => ({
      type,
      row,
      face: face(unitAt(card, rankOf(s, type))),
      count: s.tally.army[type][row] as number,
    })),
  ).filter(({ count }) => count > 0);
}

export function armySize(s: Readonly<State>): number {
  return TYPES.reduce((sum, type) => sum + s.tally.army[type].reduce((a, b) => a + b, 0), 0);
}

/** Adds cards to the tallied army, or takes them off; never beyond what the deck has. */
export function enlist(s: State, text: string, by: 1 | -1): void {
  const unit = unitOf(text);
  const row = rowOf(s.options.deck, unit, rankOf(s, unit.type));
  const counts = s.tally.army[unit.type];
  const all = rows(s.options.deck, unit.type)[row]?.copies;
  if (all === undefined) return;
  counts[row] = Math.max(0, Math.min(all, (counts[row] as number) + by));
}

/** Cards of the deck that the army hasn't yet, at the ranks as they are. */
export function recruits(s: Readonly<State>): Face[] {
  return TYPES.flatMap((type) =>
    rows(s.options.deck, type)
      .map((card, row) => ({ card, free: card.copies - (s.tally.army[type][row] as number) }))
      .filter(({ free }) => free > 0)
      .map(({ card }) => face(unitAt(card, rankOf(s, type)))),
  );
}

/** What died in battle leaves the standing forces; survivors go back to them. */
export function buryKilled(s: State, killed: Killed): void {
  if (s.options.tally) for (const unit of killed.mine) enlist(s, face(unit), -1);
}

/** The section of the culture track that the player's marker is in. */
export function section(level: number): 1 | 2 | 3 {
  return level <= 7 ? 1 : level <= 14 ? 2 : 3;
}

const STEP_COST = { 1: [3, 0], 2: [5, 3], 3: [7, 6] } as const;
const GREAT_PERSON_SPACES = [3, 7, 12, 18];

/** Culture and trade for the step onto the next space. */
function stepCost(level: number): readonly [culture: number, trade: number] {
  return STEP_COST[section(level + 1)];
}

export function canAdvance(s: Readonly<State>): boolean {
  const [culture, trade] = stepCost(s.level);
  return !s.options.tally || (s.tally.culture >= culture && s.tally.trade >= trade);
}

/** C15: the last step of the culture track wins. */
export function advance(s: State, log?: Log): void {
  const [culture, trade] = stepCost(s.level);
  pay(s, 'culture', culture);
  pay(s, 'trade', trade);
  s.level++;
  log?.('advanced', { space: s.level, person: GREAT_PERSON_SPACES.includes(s.level) });
  if (s.level === VICTORY_SPACE) victory(s, 'culture', '', log);
}

/** How much can be entered in a book at once. */
function room(s: Readonly<State>, book: Book): number {
  const { tally, options, debt } = s;
  if (book === 'culture') return options.tally ? CULTURE_LIMIT - tally.culture + debt.culture : 30;
  if (book === 'trade') return MOST_TRADE;
  if (book === 'coins') return COINS_TO_WIN - tally.coins;
  return 16;
}

/** Books with something to enter: debts always, the rest where the app keeps it. */
export function gains(s: Readonly<State>): Book[] {
  if (!s.options.tally) return (['culture', 'resource'] as const).filter((kind) => s.debt[kind] > 0);
  const books: Book[] = (['culture', 'trade', 'coins'] as const).filter((book) => room(s, book) > 0);
  books.push('resource');
  if (recruits(s).length > 0) books.push('unit');
  return books;
}
export function spendings(s: Readonly<State>): Book[] {
  if (!s.options.tally) return [];
  const books: Book[] = (['culture', 'trade', 'coins'] as const).filter((book) => s.tally[book] > 0);
  if (resources(s) > 0) books.push('resource');
  if (armySize(s) > 0) books.push('unit');
  return books;
}

/** The player enters something in a book; afterwards the game continues where it was. */
export function openBook(s: State, kind: 'gain' | 'spend', book: Book): void {
  s.use = { kind, what: book, back: s.step };
  s.step = kind;
}

/** The book that is open. */
function open(s: Readonly<State>): Book {
  if (s.use?.kind !== 'gain' && s.use?.kind !== 'spend') throw new Error('no book is open');
  return s.use.what;
}

function close(s: State): void {
  s.step = s.use?.back ?? s.step;
  s.use = null;
}

export const books: Steps<Civilization, 'gain' | 'spend'> = {
  gain: {
    node: (s) => {
      const book = open(s);
      if (book === 'unit')
        return table('gain', [...recruits(s).map((f) => `have:${f}` as const), 'never-mind']);
      if (book === 'resource' && s.options.tally)
        return table('gain', [...takable(s).map((r) => `take:${r}` as const), 'never-mind']);
      return table('gain', ['never-mind'], [range('amount', 1, room(s, book))]);
    },
    play: (s, move, log) => {
      const book = open(s);
      close(s);
      if (verb(move) === 'amount') {
        gain(s, book === 'unit' ? 'resource' : book, num(move), log);
        if (s.options.tally && s.tally.coins === COINS_TO_WIN) victory(s, 'economy', '', log);
      } else if (verb(move) === 'take') {
        const what = arg(move, 'take');
        if (isResource(what)) gain(s, what, 1, log);
      } else if (verb(move) === 'have') {
        enlist(s, arg(move), 1);
        log?.('gained', { what: 'unit', amount: 1, paid: 0, debt: 0 });
      }
    },
  },
  spend: {
    node: (s) => {
      const book = open(s);
      if (book === 'unit')
        return table('spend', [...army(s).map((c) => `lose:${c.face}` as const), 'never-mind']);
      if (book === 'resource') {
        const owned = RESOURCES.filter((r) => s.tally.resources[r] > 0);
        return table('spend', [...owned.map((r) => `lose:${r}` as const), 'never-mind']);
      }
      return table('spend', ['never-mind'], [range('amount', 1, s.tally[book])]);
    },
    play: (s, move, log) => {
      const book = open(s);
      close(s);
      if (verb(move) === 'amount') {
        pay(s, book as 'culture' | 'trade' | 'coins', num(move));
        log?.('spent', { what: book, amount: num(move) });
      } else if (verb(move) === 'lose') {
        const what = arg(move, 'lose');
        if (isResource(what)) pay(s, what, 1);
        else enlist(s, what, -1);
        log?.('spent', { what: isResource(what) ? what : 'unit', amount: 1 });
      }
    },
  },
};

/** Kinds that the player may still take: none beyond the tokens there are. */
export function takable(s: Readonly<State>): readonly Resource[] {
  return s.options.tally && s.debt.resource === 0 && resources(s) >= RESOURCE_LIMIT ? [] : RESOURCES;
}
