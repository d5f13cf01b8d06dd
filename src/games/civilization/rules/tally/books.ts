/** What the player enters as gained or spent between the steps of the game. */
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, num, range, table, verb } from '../../../../kernel/game.ts';
import type { Civilization } from '../spec.ts';
import { bookOf, type OpenBook, type State } from '../state.ts';
import { victory } from '../turn/turn.ts';
import { type Book, isResource, RESOURCES } from '../vocabulary.ts';
import { army, armySize, enlist, recruits } from './army.ts';
import { COINS_TO_WIN, CULTURE_LIMIT, gain, MOST_TRADE, pay, resources, takable } from './tokens.ts';

/** How much can be entered at once. */
function room(s: Readonly<State>, book: Book): number {
  const { tally, options, debt } = s;
  if (book === 'culture') return options.tally ? CULTURE_LIMIT - tally.culture + debt.culture : 30;
  if (book === 'trade') return MOST_TRADE;
  if (book === 'coins') return COINS_TO_WIN - tally.coins;
  return 16;
}

/** What the player may enter as gained: what pays a debt, and all that the app keeps. */
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

/** The player enters something; afterwards the game continues where it was. */
export function openBook(s: State, kind: OpenBook['kind'], what: Book): void {
  s.book = { kind, what, back: s.step };
  s.step = kind;
}

function close(s: State): void {
  s.step = bookOf(s).back;
  s.book = null;
}

export const books: Steps<Civilization, 'gain' | 'spend'> = {
  gain: {
    node: (s) => {
      const book = bookOf(s).what;
      if (book === 'unit')
        return table('gain', [...recruits(s).map((f) => `have:${f}` as const), 'never-mind']);
      if (book === 'resource' && s.options.tally)
        return table('gain', [...takable(s).map((r) => `take:${r}` as const), 'never-mind']);
      return table('gain', ['never-mind'], [range('amount', 1, room(s, book))]);
    },
    play: (s, move, log) => {
      const book = bookOf(s).what;
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
      const book = bookOf(s).what;
      if (book === 'unit')
        return table('spend', [...army(s).map((c) => `lose:${c.face}` as const), 'never-mind']);
      if (book === 'resource') {
        const owned = RESOURCES.filter((r) => s.tally.resources[r] > 0);
        return table('spend', [...owned.map((r) => `lose:${r}` as const), 'never-mind']);
      }
      return table('spend', ['never-mind'], [range('amount', 1, s.tally[book])]);
    },
    play: (s, move, log) => {
      const book = bookOf(s).what;
      close(s);
      if (verb(move) === 'amount') {
        if (book !== 'unit') pay(s, book, num(move));
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
