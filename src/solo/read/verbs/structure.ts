/** Verbs that arrange others: do, if, look at, repeat, for each. */
import { type Act, type Expr, FLAG, NUM, type Piece } from '../../plan.ts';
import { Problem } from '../../problem.ts';
import type { Span } from '../markdown.ts';
import { checkedName, type Sym, type Val } from '../names.ts';
import { isNumber, type Phrase } from '../phrase.ts';

export function readCall(p: Phrase): Act {
  const { here } = p;
  const sym = p.wantName('procedure', (s) => s.is === 'procedure');
  const { params } = p.world.procedures[sym.n] as { params: readonly Sym[] };
  const args: Expr[] = [];
  if (params.length > 0) p.want('(');
  params.forEach((param, i) => {
    if (i > 0) p.want(',');
    const from = p.here;
    const arg = p.typed(param.t);
    if (arg.low < param.low || arg.high > param.high)
      throw new Problem(from, 'outside', {
        value: arg.low === arg.high ? String(arg.low) : `${arg.low}–${arg.high}`,
        low: param.low,
        high: param.high,
      });
    args.push(arg.e);
  });
  if (params.length > 0) p.want(')');
  p.world.calls.push({ from: p.world.unit, to: `procedure ${sym.n}`, at: here });
  return { do: 'call', procedure: sym.n, args, ...p.following(undefined) };
}

export function readIf(p: Phrase): Act {
  const { e } = p.typed(FLAG);
  const { numbered, bullets } = p.nested;
  if (numbered[0] && bullets.length > 0) throw new Problem(numbered[0].span.at, 'bothUnder', { verb: 'if' });
  const following = p.following({ t: FLAG, low: 0, high: 1 });
  if (p.done && numbered.length + bullets.length === 0)
    throw new Problem(p.at, 'needsSteps', { verb: 'if', spaces: p.nested.indent });
  return { do: 'if', e, ...following };
}

export function readLook(p: Phrase): Act {
  const value = p.expr();
  const domain = { ...value, ...(value.e[0] === 'space' ? { empty: true } : {}) };
  const following = p.following(domain);
  if (following.branches.length === 0)
    throw new Problem(p.at, 'needsBranches', { verb: 'look at', spaces: p.nested.indent });
  return { do: 'look', e: value.e, ...following };
}

export function readRepeat(p: Phrase): Act {
  const { world } = p;
  p.take('at most');
  const n = p.typedSum(NUM);
  p.want('times');
  p.take(',');
  let counter: number | undefined;
  let name = '';
  let until: Expr | undefined;
  for (;;) {
    if (counter === undefined && p.take('counting')) {
      const found = counting(p, n);
      counter = found.slot;
      name = found.name;
    } else if (!until && p.take('while')) until = p.typed(FLAG).e;
    else if (!until && p.take('until')) until = ['not', p.typed(FLAG).e];
    else break;
    p.take(',');
  }
  if (p.nested.numbered.length === 0)
    throw new Problem(p.at, 'needsSteps', { verb: 'repeat', spaces: p.nested.indent });
  counter ??= world.slot();
  world.loops++;
  const following = p.following(undefined);
  world.loops--;
  const most = Math.max(0, n.high);
  return { do: 'repeat', n: n.e, most, counter, name, ...(until ? { while: until } : {}), ...following };
}

/** The piece or the new name that a loop counts with. */
function counting(p: Phrase, n: Val): { slot: number; name: string } {
  const { world, here } = p;
  const known = p.name(
    (s) => s.is === 'piece' && s.t === NUM && world.pieces[s.n]?.each === null && isNumber(world.pieces[s.n]),
  )?.[0];
  if (!known) {
    const span = counterName(p);
    const sym = world.local(checkedName(span), NUM, 1, Math.max(1, n.high), here, true);
    world.turn ??= { slot: sym.n, name: sym.name };
    return { slot: sym.n, name: sym.name };
  }
  const piece = world.pieces[known.n] as Piece;
  if (piece.high < n.high || piece.low > 1)
    throw new Problem(here, 'counterRange', { name: piece.name, most: piece.high, times: n.high });
  world.turn ??= { slot: piece.base, name: piece.name };
  return { slot: piece.base, name: piece.name };
}

function counterName(p: Phrase): Span {
  const { here } = p;
  const hit = p.match(/^\p{L}[^,;:()[\]{}|→=<>×]*?(?=\s*(?:[,;]|$|\b(?:while|until)\b))/u) ?? p.fail('name');
  return { text: hit[0].trim(), at: here };
}

export function readEach(p: Phrase): Act {
  const { world } = p;
  const list = p.list();
  const slot = world.slot(list.name);
  const sym: Sym = { ...list, is: 'local', n: slot, counts: true };
  if (p.nested.numbered.length === 0)
    throw new Problem(p.at, 'needsSteps', { verb: 'for each', spaces: p.nested.indent });
  world.names.add(sym, p.at);
  world.loops++;
  const following = p.following(undefined);
  world.loops--;
  world.names.drop(sym);
  return { do: 'each', size: list.high + 1, into: slot, name: list.name, ...following };
}
