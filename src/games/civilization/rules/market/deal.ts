/** A deal by the trade table (C83-C87, C136-C148). */
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, decide, num, range } from '../../../../kernel/game.ts';
import type { Move } from '../moves.ts';
import type { Civilization, Log } from '../spec.ts';
import { type Deal, dealOf, type State } from '../state.ts';
import { section } from '../tally/culture-track.ts';
import { gain, pay, RESOURCE_LIMIT, TRADE_LIMIT } from '../tally/tokens.ts';
import { afterTrade } from '../turn/turn.ts';
import { ITEMS, type Item, isResource } from '../vocabulary.ts';

/** C136-C148: what an item is worth when it's offered, and what it costs; 0: it can't be offered. */
interface Value {
  readonly sell: number;
  readonly buy: number;
}
const RESOURCE: Value = { sell: 4, buy: 8 };
export const VALUES: Readonly<Record<Item, Value>> = {
  trade: { sell: 1, buy: 2 },
  culture: { sell: 1, buy: 2 },
  resource: RESOURCE,
  wheat: RESOURCE,
  silk: RESOURCE,
  incense: RESOURCE,
  iron: RESOURCE,
  card: { sell: 0, buy: 8 },
  hut: { sell: 6, buy: 12 },
  village: { sell: 8, buy: 16 },
};

function worth<I extends Item>(items: Readonly<Partial<Record<I, number>>>, value: keyof Value): number {
  let sum = 0;
  for (const item in items) sum += (items[item] ?? 0) * VALUES[item][value];
  return sum;
}

export function asked({ want }: Readonly<Deal>): number {
  return worth(want, 'buy');
}

export function offered({ offer }: Readonly<Deal>): number {
  return worth(offer, 'sell');
}

/** C85: what is offered must be worth what is asked for (ruling `dealTest`: read literally, it's the other way round). */
function fair(s: Readonly<State>, deal: Readonly<Deal>): boolean {
  const give = offered(deal);
  if (s.options.dealTest === 'literal') return give > 0 && asked(deal) >= give;
  return give >= asked(deal);
}

const COUNTED: readonly Item[] = ITEMS.filter((item) => item !== 'resource');
const UNCOUNTED: readonly Item[] = ITEMS.filter((item) => !isResource(item));

/** Each kind of resource has a row only if the app counts them. */
export function rowsOf(s: Readonly<State>): readonly Item[] {
  return s.options.tally ? COUNTED : UNCOUNTED;
}

/** The most that the app accepts of what it doesn't count: huts or villages, and culture tokens to pay with. */
const MOST_HUTS = 10;
const MOST_CULTURE = 60;

/** How many of an item the player can still put on the table; huts and villages aren't counted by the app. */
function payable(s: Readonly<State>, deal: Readonly<Deal>, item: Item): number {
  const value = VALUES[item].sell;
  if (value === 0) return 0;
  const missing = asked(deal) - offered(deal);
  const useful = s.options.dealTest === 'literal' ? Math.floor(missing / value) : Math.ceil(missing / value);
  return Math.max(0, Math.min(useful, owned(s, item) - (deal.offer[item] ?? 0)));
}
export function owned(s: Readonly<State>, item: Item): number {
  const { tally, debt } = s;
  if (item === 'hut' || item === 'village') return MOST_HUTS;
  if (!s.options.tally) {
    if (item === 'culture') return debt.culture > 0 ? 0 : MOST_CULTURE;
    if (item === 'resource') return debt.resource > 0 ? 0 : RESOURCE_LIMIT;
    return TRADE_LIMIT;
  }
  if (item === 'trade' || item === 'culture') return tally[item];
  return isResource(item) ? tally.resources[item] : 0;
}

const MOST: Partial<Record<Item, number>> = {
  trade: TRADE_LIMIT,
  culture: 30,
  card: 5,
  hut: MOST_HUTS,
  village: MOST_HUTS,
};

/** The roll and its deal are over. */
export function closeTrade(s: State): void {
  if (s.options.tally && s.options.tradeTiming === 'before') {
    s.deal = null;
    s.step = 'collect';
  } else afterTrade(s);
}

/** After a roll with successes. */
export function newDeal(successes: number): Deal {
  return { successes, rows: 0, want: {}, offer: {} };
}

/** C81, C82: the roll holds; only what was asked for and offered so far is dropped. */
function chooseAgain(s: State): void {
  s.deal = newDeal(dealOf(s).successes);
  s.step = 'deal';
}

/** C87: the player hands over the offer and takes what was asked for; gains pay debts first. */
function exchange(s: State, log?: Log): void {
  const deal = dealOf(s);
  log?.('deal', {
    want: { ...deal.want },
    offer: { ...deal.offer },
    asked: asked(deal),
    offered: offered(deal),
    section: section(s.level),
  });
  for (const item of ITEMS) if (deal.offer[item]) pay(s, item, deal.offer[item]);
  for (const item of ITEMS) if (deal.want[item]) gain(s, item, deal.want[item], log);
  closeTrade(s);
}

/** The player takes nothing. */
function noDeal(s: State, log?: Log): void {
  log?.('no-deal', { successes: dealOf(s).successes });
  closeTrade(s);
}

export const deal: Steps<Civilization, 'deal' | 'want-amount' | 'pay' | 'pay-amount'> = {
  deal: {
    node: (s) => {
      const deal = dealOf(s);
      const any = s.options.tradeUnit === 'anyAmountOfOneRow';
      const open = deal.rows < deal.successes ? rowsOf(s) : [];
      const wants = open.filter((item) => !(any && deal.want[item]));
      return decide('deal', 'player', [
        ...wants.map((item): Move => `want:${item}`),
        ...(deal.rows > 0 ? (['offer'] as const) : []),
        'no-deal',
        ...(deal.rows > 0 ? (['choose-again'] as const) : []),
      ]);
    },
    play: (s, move, log) => {
      const deal = dealOf(s);
      if (move === 'no-deal') return noDeal(s, log);
      if (move === 'choose-again') return chooseAgain(s);
      if (move === 'offer') {
        s.step = 'pay';
        return;
      }
      const item = arg(move, 'want');
      if (s.options.tradeUnit === 'anyAmountOfOneRow') {
        deal.item = item;
        s.step = 'want-amount';
      } else {
        deal.rows++;
        deal.want[item] = (deal.want[item] ?? 0) + 1;
        if (deal.rows === deal.successes) s.step = 'pay';
      }
    },
  },
  'want-amount': {
    node: (s) =>
      decide('want-amount', 'player', [], [range('amount', 1, MOST[itemOf(dealOf(s))] ?? RESOURCE_LIMIT)]),
    play: (s, move) => {
      const deal = dealOf(s);
      deal.want[itemOf(deal)] = num(move);
      delete deal.item;
      deal.rows++;
      s.step = deal.rows === deal.successes ? 'pay' : 'deal';
    },
  },
  pay: {
    node: (s) => {
      const deal = dealOf(s);
      return decide('pay', 'player', [
        ...rowsOf(s)
          .filter((item) => payable(s, deal, item) > 0)
          .map((item): Move => `pay:${item}`),
        ...(fair(s, deal) ? (['agree'] as const) : []),
        'no-deal',
        'choose-again',
      ]);
    },
    play: (s, move, log) => {
      const deal = dealOf(s);
      if (move === 'no-deal') noDeal(s, log);
      else if (move === 'choose-again') chooseAgain(s);
      else if (move === 'agree') exchange(s, log);
      else {
        deal.item = arg(move, 'pay');
        if (payable(s, deal, deal.item) > 1) s.step = 'pay-amount';
        else put(deal, 1);
      }
    },
  },
  'pay-amount': {
    node: (s) => {
      const deal = dealOf(s);
      // The useful amount comes first: eight trade points for a card are one tap. The field is for less.
      const most = payable(s, deal, itemOf(deal));
      return most === 2
        ? decide('pay-amount', 'player', ['amount:2', 'amount:1'])
        : decide('pay-amount', 'player', [`amount:${most}`], [range('amount', 1, most - 1)]);
    },
    play: (s, move) => {
      put(dealOf(s), num(move));
      s.step = 'pay';
    },
  },
};

/** The row whose amount is being named. */
function itemOf({ item }: Readonly<Deal>): Item {
  if (!item) throw new Error('no row is chosen');
  return item;
}

function put(deal: Deal, amount: number): void {
  const item = itemOf(deal);
  deal.offer[item] = (deal.offer[item] ?? 0) + amount;
  delete deal.item;
}
