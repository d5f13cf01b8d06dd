/** What a person decides or tells: ask, choose. */
import { WIDEST } from '../../limits.ts';
import { type Act, type Expr, FLAG, NUM, type Piece } from '../../plan.ts';
import { Problem } from '../../problem.ts';
import type { Span } from '../markdown.ts';
import { checkedName, type Sym } from '../names.ts';
import { isNumber, type Phrase } from '../phrase.ts';

export function readAsk(p: Phrase): Act {
  const { world, here } = p;
  const known = p.name(
    (s) =>
      (s.is === 'piece' && s.t === NUM && isNumber(world.pieces[s.n]) && world.pieces[s.n]?.each === null) ||
      (s.is === 'local' && s.t === NUM),
  )?.[0];
  const span = known ? undefined : p.newName();
  p.take(',');
  const hit = p.number();
  let [low, high] = [known?.low ?? 0, known?.high ?? 0];
  if (hit !== undefined) {
    p.want('to');
    [low, high] = [hit, p.wantNumber()];
    if (high < low || high - low > WIDEST) throw new Problem(here, 'rangeOrder', { low, high, most: WIDEST });
    if (known && (low < known.low || high > known.high))
      throw new Problem(here, 'outside', { value: `${low}–${high}`, low: known.low, high: known.high });
  } else if (!known) p.fail('range');
  const sym = known ?? world.local(checkedName(span as Span), NUM, low, high, here);
  if (known?.counts) throw new Problem(here, 'counted', { name: known.name });
  const into = sym.is === 'local' ? sym.n : (world.pieces[sym.n] as Piece).base;
  const usually = p.usually(NUM, low, high);
  return { do: 'ask', into, low, high, ...usually, ...p.following({ t: NUM, low, high }) };
}

export function readChoose(p: Phrase): Act {
  if (p.done || /^[,;]/.test(p.text.slice(p.pos)) || p.text.slice(p.pos).startsWith('at random'))
    return chooseLabel(p);
  const list = p.list();
  const into = p.into(list.n, 0, list.high) ?? p.world.slot();
  const where = p.take('where') ? candidate(p, list, into) : undefined;
  const usually = p.usually(list.n);
  const domain = { t: list.n, low: 0, high: list.high };
  return {
    do: 'pick',
    into,
    of: list.n,
    ...(where ? { where } : {}),
    ...usually,
    ...p.following(domain),
  };
}

/** A condition in which the list's name, like the new one, is the member that may be chosen. */
function candidate(p: Phrase, list: Sym, into: number): Expr {
  const { names } = p.world;
  const sym: Sym = { ...list, is: 'local', n: into };
  names.add(sym, p.here);
  try {
    return p.typed(FLAG).e;
  } finally {
    names.drop(sym);
  }
}

function chooseLabel(p: Phrase): Act {
  const labels = p.nested.labels().map(({ text }) => text);
  if (labels.length === 0)
    throw new Problem(p.at, 'needsBranches', { verb: 'choose', spaces: p.nested.indent });
  p.take(',');
  const usual = p.take('usually');
  let usually: number | 'random' | undefined;
  if (p.take('at random')) usually = 'random';
  else if (usual) {
    usually = labels.findIndex((label) => p.take(label));
    if (usually < 0) p.fail('branch', '', labels);
  }
  return { do: 'choose', ...(usually === undefined ? {} : { usually }), ...p.following('free') };
}
