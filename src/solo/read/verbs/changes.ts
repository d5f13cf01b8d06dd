/** Changes at once: set, add, subtract, turn, shuffle, put. */
import { type Act, type Expr, NUM, type Piece, type Target, type Type } from '../../plan.ts';
import { nearest, Problem } from '../../problem.ts';
import type { Phrase } from '../phrase.ts';

export function readSet(p: Phrase): Act {
  const { to, t } = target(p);
  p.want('to');
  return { do: 'set', op: '=', to, e: p.typed(t).e };
}

export function readChange(p: Phrase, op: '+' | '-', word: string): Act {
  const e = p.typedSum(NUM).e;
  p.want(word);
  const from = p.pos;
  const { to, t } = target(p);
  if (t !== NUM) {
    p.pos = from;
    p.fail('number');
  }
  return { do: 'set', op, to, e };
}

/** A number, track, flag or marker, of a member where there's one for each; or a name. */
function target(p: Phrase): { to: Target; t: Type } {
  const { world } = p;
  const from = p.pos;
  const read = new Set(world.read);
  const { e, t, low, high } = p.primary();
  const name = p.text.slice(from, p.pos).trim();
  if (e[0] === 'v') {
    // Writing isn't reading.
    if (!read.has(e[1])) world.read.delete(e[1]);
    const sym = world.scope.find((s) => s.n === e[1] && s.counts);
    if (sym) throw new Problem(p.at + from, 'counted', { name: sym.name });
    return { to: { slot: ['n', e[1]], first: e[1], count: 1, low, high, name }, t };
  }
  if (e[0] === 'at')
    return { to: { slot: ['+', ['n', e[1]], e[3]], first: e[1], count: e[2], low, high, name }, t };
  p.pos = from;
  return p.fail(
    'target',
    '',
    world.names.names((s) => s.is === 'piece'),
  );
}

export function readTurn(p: Phrase, up: boolean): Act {
  const { world } = p;
  const counters = (p: Piece) => p.kind === 'counters';
  if (p.take('all')) {
    p.article('the');
    const from = p.pos;
    const sym = p.wantName('counters', (s) => s.is === 'piece' && counters(world.pieces[s.n] as Piece));
    const piece = world.pieces[sym.n] as Piece;
    if (piece.each === null || !p.take('of'))
      return { do: 'turnAll', up, piece: sym.n, base: ['n', piece.base], copies: piece.copies };
    p.pos = from;
    return { do: 'turnAll', up, piece: sym.n, base: p.holder(counters).base, copies: 1 };
  }
  const from = p.here;
  const kind = p.typedSum(NUM);
  p.want('in');
  const { n, base, piece } = p.holder(counters);
  // Which counter: one that isn't there could never be turned.
  const digits = piece.digits ?? [];
  if (kind.low === kind.high && !digits.includes(kind.low))
    throw new Problem(from, 'expected', {
      what: 'member',
      of: piece.name,
      found: String(kind.low),
      near: nearest(String(kind.low), digits.map(String)),
    });
  return { do: 'turn', up, piece: n, base, kind: kind.e };
}

function deck(p: Phrase): number {
  p.article('the');
  const { pieces } = p.world;
  return p.wantName('deck', (s) => s.is === 'piece' && pieces[s.n]?.kind === 'deck').n;
}

export function readShuffle(p: Phrase): Act {
  if (!p.take('the discards of') && !p.take('discards of'))
    return { do: 'shuffle', piece: deck(p), onto: false };
  const piece = deck(p);
  p.want('onto');
  if (!p.take('it')) deck(p);
  p.world.ordered.add(piece);
  return { do: 'shuffle', piece, onto: true };
}

export function readPut(p: Phrase): Act {
  const from = p.pos;
  const card = p.sum();
  const { here } = p;
  let where: 'top' | 'under' | Expr;
  if (p.take('on top of')) where = 'top';
  else if (p.take('under')) where = 'under';
  else if (p.take('into the top')) {
    where = p.typedSum(NUM).e;
    p.want('cards of');
  } else {
    where = 'top';
    p.fail('words', 'on top of, under, into the top … cards of');
  }
  const piece = deck(p);
  if (card.t !== p.world.pieces[piece]?.kinds) {
    p.pos = from;
    p.fail('card', p.world.pieces[piece]?.name ?? '');
  }
  void here;
  p.world.ordered.add(piece);
  return { do: 'put', piece, card: card.e, where };
}
