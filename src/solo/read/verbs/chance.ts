/** Dice, tables, cups, decks and displays: roll, roll on, look up, draw from, take, fill. */
import { MOST_DICE, MOST_FACES } from '../../limits.ts';
import { type Act, type Dice, type Expr, NUM, type Piece, type Type } from '../../plan.ts';
import { Problem } from '../../problem.ts';
import { fits as fitsNode } from '../../run/dice.ts';
import { band, type Domain } from '../branches.ts';
import { inside } from '../expression.ts';
import { type Sym, type Val, whole } from '../names.ts';
import type { Phrase } from '../phrase.ts';

export function readRoll(p: Phrase): Act {
  if (p.take('for')) {
    const list = p.list();
    const faces = list.high + 1;
    const into = p.into(list.n, 0, list.high);
    const dice: Dice = { n: ['n', 1], most: 1, faces, how: 'sum', low: 1, high: faces };
    const domain = { t: list.n, low: 0, high: list.high };
    return {
      do: 'roll',
      dice,
      of: list.n,
      ...(into === undefined ? {} : { into }),
      ...p.following(domain),
    };
  }
  const { here } = p;
  const fixed = p.match(/^(\d{1,9})?d(\d{1,9})(?![\p{L}\p{N}])/iu);
  const n: Val = fixed
    ? { e: ['n', Number(fixed[1] ?? 1)], t: NUM, low: Number(fixed[1] ?? 1), high: Number(fixed[1] ?? 1) }
    : diceCount(p);
  const faces = fixed ? Number(fixed[2]) : facesOf(p);
  if (faces < 2 || faces > MOST_FACES || n.high > MOST_DICE || n.high < 1)
    throw new Problem(here, 'diceMany', {});
  let how: Dice['how'] = 'sum';
  let [low, high] = [1, faces];
  if (p.take('highest')) how = 'highest';
  else if (p.take('lowest')) how = 'lowest';
  else if (p.take('counting')) {
    how = 'count';
    [low, high] = band(p, faces);
    if (low < 1 || high > faces)
      throw new Problem(here, 'outside', { value: `${low}–${high}`, low: 1, high: faces });
  }
  const more = p.sumFrom(whole(0));
  const plus: Expr | undefined = more.e[0] === 'n' ? undefined : more.e;
  const least = Math.max(0, n.low);
  const natural: [number, number] =
    how === 'count' ? [0, n.high] : how === 'sum' ? [least, n.high * faces] : [Math.min(least, 1), faces];
  const reach = { t: NUM, low: natural[0] + more.low, high: natural[1] + more.high };
  const into = p.into(NUM, reach.low, reach.high);
  const dice: Dice = { n: n.e, most: n.high, faces, how, low, high, ...(plus ? { plus } : {}) };
  if (!fitsNode(dice)) throw new Problem(here, 'diceMany', {});
  const domain: Domain = { ...reach, natural, doubles: n.high > 1 && how !== 'count' };
  return { do: 'roll', dice, ...(into === undefined ? {} : { into }), ...p.following(domain) };
}

function diceCount(p: Phrase): Val {
  const from = p.pos;
  const n = p.product(NUM);
  if (n.t === NUM) return n;
  p.pos = from;
  return p.fail('dice');
}

function facesOf(p: Phrase): number {
  return Number(p.match(/^d(\d{1,9})(?![\p{L}\p{N}])/iu)?.[1] ?? p.fail('dice'));
}

export function readTableVerb(p: Phrase, verb: 'rollOn' | 'lookUp'): Act {
  const { here, world } = p;
  const { n } = p.wantName('table', (s) => s.is === 'table');
  const { axes, name } = world.tables[n] as { axes: readonly object[]; name: string };
  const rolls = axes.length === 0 || axes.some((a) => 'dice' in a);
  if (verb === 'rollOn' && !rolls) throw new Problem(here, 'lookUp', { name });
  if (verb === 'lookUp' && rolls) throw new Problem(here, 'rollOn', { name });
  world.calls.push({ from: world.unit, to: `table ${n}`, at: here });
  return { do: verb, table: n };
}

export function readDraw(p: Phrase): Act {
  const { world } = p;
  const { here } = p;
  const { piece, n, base } = p.holder((p) => p.kind === 'cup' || p.kind === 'deck');
  p.take(',');
  const after = p.takeOne('emptying it', 'and put it back', 'removing it');
  const kept =
    after === 'emptying it' ? 'empty' : after === 'and put it back' ? 'back' : after ? 'remove' : 'out';
  // An empty deck is made of its discards, unless its cards leave it for good.
  if (piece.kind === 'cup' ? kept !== 'back' : kept === 'remove') world.emptied.add(n);
  p.take(',');
  const list = world.lists[piece.kinds as Type];
  const high = (list?.members.length ?? 1) - 1;
  const into = p.into(piece.kinds as Type, 0, high);
  if (piece.kind === 'deck') world.calls.push({ from: world.unit, to: `effects ${n}`, at: here });
  const domain = { t: piece.kinds as Type, low: 0, high, empty: true };
  const following = p.following(domain, n);
  return { do: 'draw', piece: n, base, after: kept, ...(into === undefined ? {} : { into }), ...following };
}

function display(p: Phrase): number {
  return p.holder((p) => p.kind === 'display').n;
}

export function readRefill(p: Phrase): Act {
  const piece = display(p);
  // The cards in its spaces aren't among the discards.
  p.world.emptied.add(p.world.pieces[piece]?.deck ?? -1);
  return { do: 'refill', piece };
}

export function readTake(p: Phrase): Act {
  const { world } = p;
  const { here } = p;
  p.take('space');
  const from = p.here;
  const space = p.indexNumber();
  p.want('of');
  const n = display(p);
  const piece = world.pieces[n] as Piece;
  inside(space, 1, piece.size, from);
  p.take(',');
  const remove = p.take('removing it');
  p.take(',');
  const t = piece.kinds as Type;
  const high = (world.lists[t]?.members.length ?? 1) - 1;
  const into = p.into(t, 0, high);
  world.calls.push({ from: world.unit, to: `effects ${piece.deck ?? 0}`, at: here });
  const following = p.following({ t, low: 0, high, empty: true });
  return {
    do: 'take',
    piece: n,
    space: space.e,
    remove,
    ...(into === undefined ? {} : { into }),
    ...following,
  };
}

export function readFill(p: Phrase): Act {
  const { world } = p;
  const { piece, n, base } = p.holder((p) => p.kind === 'cup');
  world.emptied.add(n);
  p.want('with');
  const fits = (s: Sym) => s.is === 'member' && s.t === piece.kinds;
  const filled: { kind: number; e: Expr }[] = [];
  do {
    const kind = p.wantName('member', fits, piece.name).n;
    if (!p.take('*') && !p.take('x')) p.want('×');
    filled.push({ kind, e: p.typedSum(NUM).e });
  } while (p.take(','));
  return { do: 'fill', piece: n, base, with: filled };
}
