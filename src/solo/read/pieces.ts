/** `## Pieces`: lists, tracks, numbers, flags, markers, counters, cups, decks, displays and formulas. */
import { at } from '../../kernel/at.ts';
import { MOST_OF_A_KIND, WIDEST } from '../limits.ts';
import { type Column, type Expr, FLAG, NUM, type Piece, type Type } from '../plan.ts';
import { Problem } from '../problem.ts';
import { Expression } from './expression.ts';
import { part, type Span, trimmed } from './markdown.ts';
import { checkedName, type Sym } from './names.ts';
import { commas, declared } from './settings.ts';
import type { World } from './world.ts';

/** In this order, whatever their order in the file: a piece may name a list or a deck that comes later. */
export type Round = 'lists' | 'pieces' | 'displays' | 'formulas';

export function roundOf(span: Span): Round {
  const body = span.text.slice(span.text.indexOf(':') + 1).trimStart();
  if (/^list\s+of\b/i.test(body)) return 'lists';
  if (/^display\b/i.test(body)) return 'displays';
  return body.startsWith('=') ? 'formulas' : 'pieces';
}

export function readPiece(world: World, span: Span): void {
  const { name: whole, id: written, body } = declared(span);
  const forEach = /\s+for\s+each\s+(.+)$/i.exec(whole.text);
  const called = forEach ? part(whole, 0, forEach.index) : whole;
  const name = checkedName(called);
  const c = new Expression(body, world);
  if (c.take('list of')) {
    if (forEach) throw new Problem(whole.at, 'declaration', {});
    const ring = /,?\s*in\s+a\s+ring$/i.exec(body.text);
    world.list(
      name,
      commas(part(body, c.pos, ring?.index ?? body.text.length)),
      called.at,
      ring !== null,
      true,
    );
    return;
  }
  if (c.take('=')) return formula(world, name, trimmed(part(body, 1)), called.at);
  const each = forEach
    ? new Expression(part(whole, whole.text.length - at(forEach, 1).length), world).list().n
    : null;
  const made: Base = { id: world.id(written, name, called.at), name, each };
  if (c.take('deck of')) {
    if (each !== null) throw new Problem(whole.at, 'declaration', {});
    const given = counted(part(body, c.pos));
    const kinds = world.list(
      name,
      given.map(({ span: s }) => s),
      called.at,
      false,
      false,
    );
    addDeck(world, made, { kinds, counts: given.map(({ n }) => n ?? 1) }, called.at);
    return;
  }
  declaration(world, c, body, made, called.at);
}

type Base = Pick<Piece, 'id' | 'name' | 'each'>;

/** Everything but lists, formulas and decks. */
function declaration(world: World, c: Expression, body: Span, made: Base, at: number): void {
  const copies = made.each === null ? 1 : (world.lists[made.each]?.members.length ?? 1);
  const add = (piece: Omit<Piece, 'base' | 'copies' | keyof Base>) => world.piece({ ...made, ...piece }, at);
  const one = c.takeOne('track', 'number', 'flag', 'counters', 'cup of', 'display of');
  switch (one) {
    case 'track':
    case 'number': {
      const [low, high] = c.wantRange();
      if (high < low || high - low > WIDEST)
        throw new Problem(body.at, 'rangeOrder', { low, high, most: WIDEST });
      add({
        kind: one,
        size: 1,
        t: NUM,
        low,
        high,
        start: starts(c, copies, {
          t: NUM,
          low,
          high,
          usual: one === 'track' ? low : Math.max(low, Math.min(high, 0)),
        }),
      });
      return;
    }
    case 'flag':
      add({
        kind: 'flag',
        size: 1,
        t: FLAG,
        low: 0,
        high: 1,
        start: starts(c, copies, { t: FLAG, low: 0, high: 1, usual: 0 }),
      });
      return;
    case 'counters': {
      const given: { n: number; digit: number }[] = [];
      do {
        const n = c.wantNumber();
        if (!c.take('*') && !c.take('x')) c.want('×');
        given.push({ n, digit: c.wantNumber() });
      } while (c.take(','));
      c.wantEnd(',');
      const sorted = given.toSorted((a, b) => a.digit - b.digit);
      const digits = sorted.map(({ digit }) => digit);
      const counts = sorted.map(({ n }) => n);
      if (counts.some((n) => n < 0 || n > WIDEST))
        throw new Problem(body.at, 'rangeOrder', { low: 0, high: WIDEST, most: WIDEST });
      const kinds = world.list(
        made.name,
        digits.map((d) => ({ text: String(d), at: body.at })),
        at,
        false,
        false,
      );
      const start = Array.from({ length: copies }, () => counts.map((n): Expr => ['n', n])).flat();
      const high = Math.max(...counts);
      add({ kind: 'counters', size: counts.length, t: NUM, low: 0, high, start, kinds, counts, digits });
      return;
    }
    case 'cup of': {
      const given = inCup(part(body, c.pos));
      const kinds = world.list(
        made.name,
        given.map(({ span }) => span),
        at,
        false,
        false,
      );
      const start = Array.from({ length: copies }, () => given.map(({ n }): Expr => ['n', n])).flat();
      add({ kind: 'cup', size: given.length, t: NUM, low: 0, high: MOST_OF_A_KIND, start, kinds });
      return;
    }
    case 'display of': {
      const size = c.wantNumber();
      if (size < 1 || size > MOST_SPACES)
        throw new Problem(body.at, 'outside', { value: String(size), low: 1, high: MOST_SPACES });
      c.want('from');
      c.article('the');
      const deck = c.wantName('deck', (s) => s.is === 'piece' && world.pieces[s.n]?.kind === 'deck').n;
      c.take(',');
      const slides = c.take('sliding');
      c.wantEnd(', sliding');
      if (made.each !== null) throw new Problem(at, 'declaration', {});
      const kinds = world.pieces[deck]?.kinds as Type;
      // 0 is an empty space, 1 the first kind of card.
      const high = world.lists[kinds]?.members.length ?? 0;
      const start = Array.from({ length: size }, (): Expr => ['n', 0]);
      add({ kind: 'display', size, t: NUM, low: 0, high, start, kinds, deck, slides });
      return;
    }
    default: {
      if (!/^an?\s/i.test(body.text)) c.fail('kind', '', KINDS);
      const list = c.list();
      const start = starts(c, copies, { t: list.n, low: 0, high: list.high, usual: 0 });
      add({ kind: 'marker', size: 1, t: list.n, low: 0, high: list.high, start });
    }
  }
}

const KINDS = ['track', 'number', 'flag', 'counters', 'cup of', 'deck of', 'list of', 'display of'];
const MOST_SPACES = 30;

/** `, starts at 3` or one value for each copy. A track starts at its lowest space, a number at the value nearest to 0. */
function starts(
  c: Expression,
  copies: number,
  { t, low, high, usual }: { t: Type; low: number; high: number; usual: number },
): Expr[] {
  c.take(',');
  const out: Expr[] = [];
  const from = c.here;
  if (c.take('starts at')) {
    do {
      const { here } = c;
      const value = c.typedSum(t);
      if (value.low < low || value.high > high)
        throw new Problem(here, 'outside', {
          value: value.low === value.high ? String(value.low) : `${value.low}–${value.high}`,
          low,
          high,
        });
      out.push(value.e);
    } while (c.take(','));
  }
  c.wantEnd(', starts at');
  if (out.length > 1 && out.length !== copies)
    throw new Problem(from, 'startCount', { given: out.length, needed: copies });
  const first = out[0] ?? ['n', usual];
  return out.length === copies ? out : Array.from({ length: copies }, () => first);
}

/** `3 March, Rest`: kinds, with their numbers where they have one. */
function counted(span: Span): { span: Span; n: number | undefined }[] {
  return commas(span).map((s) => {
    const hit = /^(\d+)\s*(?:×\s*)?(?=\D)/.exec(s.text);
    const n = hit ? Number(hit[1]) : undefined;
    if (n !== undefined && n > MOST_OF_A_KIND)
      throw new Problem(s.at, 'rangeOrder', { low: 0, high: MOST_OF_A_KIND, most: MOST_OF_A_KIND });
    return { span: hit ? trimmed(part(s, hit[0].length)) : s, n };
  });
}

/** A cup without numbers is filled later. Where only some have one, the others would be left out unseen. */
function inCup(span: Span): { span: Span; n: number }[] {
  const given = counted(span);
  const some = given.some(({ n }) => n !== undefined);
  return given.map(({ span: kind, n }) => {
    if (some && n === undefined) throw new Problem(kind.at, 'cupNumber', { name: kind.text.slice(0, 60) });
    return { span: kind, n: n ?? 0 };
  });
}

interface DeckOf {
  readonly kinds: Type;
  readonly counts: readonly number[];
  readonly layers?: readonly number[] | undefined;
  readonly columns?: readonly Column[];
}

/** A deck: face-down cards by kind, then discards by kind. */
export function addDeck(
  world: World,
  made: Base,
  { kinds, counts, layers, columns }: DeckOf,
  at: number,
): number {
  const start = [...counts, ...counts.map(() => 0)].map((n): Expr => ['n', n]);
  const n = world.piece(
    {
      ...made,
      kind: 'deck',
      size: 2 * counts.length,
      t: NUM,
      low: 0,
      high: Math.max(...counts),
      start,
      kinds,
      counts,
      ...(layers ? { layers } : {}),
      ...(columns ? { columns } : {}),
    },
    at,
  );
  if (layers) world.ordered.add(n);
  return n;
}

/** A named formula: read again wherever it's used, because `Side` in it is the Side of that place. */
function formula(world: World, name: string, span: Span, at: number): void {
  const lists = world.lists.map(
    (list, t): Sym => ({ name: list.name, is: 'local', n: -1, t, low: 0, high: list.members.length - 1 }),
  );
  for (const sym of lists) world.names.add(sym, at);
  const c = new Expression(span, world);
  const { t, low, high } = c.expr();
  c.wantEnd();
  for (const sym of lists) world.names.drop(sym);
  const n = world.formulas++;
  world.names.add({ name, is: 'formula', n, t, low, high, span, at }, at);
  world.given.push({ name, is: 'formula', n: -1 - n, t, low, high, at });
}
