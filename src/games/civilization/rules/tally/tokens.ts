/** Tokens: debts, which gains pay first, and the tally if the app keeps it. */
import type { Log } from '../spec.ts';
import type { State } from '../state.ts';
import { type Item, isResource, RESOURCES, type Resource } from '../vocabulary.ts';

/** The trade dial stops here. */
export const TRADE_LIMIT = 27;
/** More than any turn brings; what doesn't fit on the dial is lost, so the player needn't calculate. */
export const MOST_TRADE = 63;
export const CULTURE_LIMIT = 90;
/** The market has sixteen resource tokens in all. */
export const RESOURCE_LIMIT = 16;
export const COINS_TO_WIN = 15;

/** All resources of the tally, of any kind. */
export function resources({ tally }: Readonly<State>): number {
  return RESOURCES.reduce((sum, resource) => sum + tally.resources[resource], 0);
}

/** C35, C36: for each token that can't be paid a wound token is owed. */
export function loseCulture(s: State, due: number, owned: number, log?: Log): void {
  const paid = Math.min(due, owned);
  if (s.options.tally) s.tally.culture -= paid;
  s.debt.culture += due - paid;
  log?.('culture-lost', { due, paid, debt: s.debt.culture });
}

/** The debt that a gain of this pays first. */
function debtOf(what: Item | 'coins'): keyof State['debt'] | undefined {
  if (what === 'culture') return 'culture';
  return what === 'resource' || isResource(what) ? 'resource' : undefined;
}

/** C40, C41: a gain first gives back wound tokens of its kind; the rest is taken. */
export function gain(s: State, what: Item | 'coins', amount: number, log?: Log): void {
  const kind = debtOf(what);
  const paid = kind ? Math.min(amount, s.debt[kind]) : 0;
  if (kind) s.debt[kind] -= paid;
  log?.('gained', { what, amount, paid, debt: kind ? s.debt[kind] : 0 });
  if (s.options.tally) take(s, what, amount - paid, log);
}

/** Into the tally, within the limits of the box. */
function take(s: State, what: Item | 'coins', amount: number, log?: Log): void {
  const { tally } = s;
  if (what === 'culture') tally.culture = Math.min(CULTURE_LIMIT, tally.culture + amount);
  else if (what === 'trade') {
    const over = turnDial(s, amount);
    if (over > 0) log?.('collected', { trade: tally.trade, over });
  } else if (what === 'coins') tally.coins = Math.min(COINS_TO_WIN, tally.coins + amount);
  else if (isResource(what)) tally.resources[what] += Math.min(amount, RESOURCE_LIMIT - resources(s));
}

/** Turns the trade dial and returns how much it couldn't take. */
export function turnDial({ tally }: State, amount: number): number {
  const wanted = tally.trade + amount;
  tally.trade = Math.min(TRADE_LIMIT, wanted);
  return wanted - tally.trade;
}

/** Out of the tally. */
export function pay(s: State, what: Item | 'coins', amount: number): void {
  const { tally } = s;
  if (!s.options.tally) return;
  if (what === 'culture' || what === 'trade' || what === 'coins') tally[what] -= amount;
  else if (isResource(what)) tally.resources[what] -= amount;
}

/** Kinds of which the player may still take a token: none beyond the tokens there are. */
export function takable(s: Readonly<State>): readonly Resource[] {
  return s.options.tally && s.debt.resource === 0 && resources(s) >= RESOURCE_LIMIT ? [] : RESOURCES;
}
