/** `## Name (Parameters)`: procedures, asides and endings. */
import { WIDEST } from '../limits.ts';
import { type Aside, type Ending, type Expr, NUM, type Procedure } from '../plan.ts';
import { nearest, Problem } from '../problem.ts';
import { Expression } from './expression.ts';
import { alone, type Item, part, type Section, type Span, trimmed } from './markdown.ts';
import { checkedName, type Sym } from './names.ts';
import { bare, divided, saying } from './sentence.ts';
import { commas, declared } from './settings.ts';
import { readActs, readSteps } from './steps.ts';
import { type ProcedureHead, shown, type World } from './world.ts';

/** The name and the parameters: `A round (Side, Round: 1 to 11)`. */
export function readHead(world: World, section: Section, known: readonly string[]): void {
  const { heading } = section;
  const hit = /^([^(]*?)\s*(?:\(([^()]*)\))?$/.exec(heading.text);
  if (!hit) throw new Problem(heading.at, 'declaration', {});
  const called: Span = { text: hit[1] as string, at: heading.at };
  const name = checkedName(called);
  if (section.items.length === 0)
    throw new Problem(heading.at, 'noSteps', { name, near: nearest(name, known) });
  const inner = { text: hit[2] ?? '', at: heading.at + heading.text.indexOf('(') + 1 };
  const params = commas(inner).map((p) => parameter(world, p));
  const id = world.id(undefined, name, heading.at);
  if (world.procedures.some((p) => p.id === id)) throw new Problem(heading.at, 'nameTaken', { name });
  const n = world.procedures.push({ name, id, params }) - 1;
  world.names.add({ name, is: 'procedure', n, t: NUM, low: 0, high: 0 }, heading.at);
}

/** `Side`, `Enemy: Column` or `Round: 1 to 11`. */
function parameter(world: World, span: Span): Sym {
  const colon = span.text.indexOf(':');
  const called = colon < 0 ? span : trimmed(part(span, 0, colon));
  const c = new Expression(colon < 0 ? span : trimmed(part(span, colon + 1)), world);
  const range = c.number();
  if (range !== undefined) {
    c.want('to');
    const high = c.wantNumber();
    c.wantEnd();
    if (high < range || high - range > WIDEST)
      throw new Problem(span.at, 'rangeOrder', { low: range, high, most: WIDEST });
    const name = checkedName(called);
    return { name, is: 'local', n: world.slot(name), t: NUM, low: range, high, at: span.at };
  }
  // A card of a deck is a value, too: `Card: Orders`.
  const fits = (s: Sym) =>
    s.is === 'list' || (colon >= 0 && s.is === 'piece' && world.pieces[s.n]?.kinds !== undefined);
  c.article('the', 'a', 'an');
  const sym = c.wantName('list', fits);
  c.wantEnd();
  const t = sym.is === 'list' ? sym.n : (world.pieces[sym.n]?.kinds as number);
  const name = checkedName(called);
  const high = (world.lists[t]?.members.length ?? 1) - 1;
  return { name, is: 'local', n: world.slot(name), t, low: 0, high, at: span.at };
}

export function readBody(world: World, section: Section, n: number): Procedure {
  const { id, name, params } = world.procedures[n] as ProcedureHead;
  const steps = world.scoped(`procedure ${n}`, params, () =>
    readSteps(world, section.items, { prefix: id, place: id }),
  );
  return { id, name, params: params.map((p) => p.n), steps };
}

/** `## At any time`: `- Declare victory. [victory] → end won`. */
export function readAside(world: World, item: Item): Aside {
  const { sentence, id: written, phrase } = divided(item.span);
  const id = world.id(written, bare(sentence), item.span.at);
  if (!phrase) throw new Problem(item.span.at, 'withoutArrow', {});
  const does = readActs(world, phrase, item, id, { prefix: id, place: id });
  const at = does.findIndex(
    (act) => !['set', 'end', 'turn', 'turnAll', 'fill', 'shuffle', 'put'].includes(act.do),
  );
  if (at >= 0)
    throw new Problem(phrase.at, 'expected', {
      what: 'words',
      of: 'set, add, subtract, fill, turn, shuffle, put, end',
      found: phrase.text.slice(0, 40),
      near: '',
    });
  const said = saying(sentence, world);
  world.sentence(id, said, item.span.at);
  return { id, saying: said, does };
}

/** The names of the endings, before anything refers to them. */
export function nameEnding(world: World, item: Item): void {
  const { span } = alone(item);
  const { name: called, id: written } = declared(span);
  const name = checkedName(called);
  const id = world.id(written, name, called.at);
  if (world.endings.some((e) => e.id === id)) throw new Problem(called.at, 'idTaken', { id, line: '' });
  const n = world.endings.push({ id, name, result: 'draw' }) - 1;
  world.names.add({ name, is: 'ending', n, t: NUM, low: 0, high: 0 }, called.at);
}

/** A hyphen before the sentence would subtract it. */
function scoreOf(c: Expression, body: Span, help: Span | undefined): Expr {
  const hyphen = help ? -1 : body.text.search(/\s-\s+\p{L}[^-]*$/u);
  try {
    return c.typedSum(NUM).e;
  } catch (error) {
    if (!(error instanceof Problem) || hyphen < 0 || error.at <= body.at + hyphen) throw error;
    const found = shown(body.text.slice(hyphen));
    throw new Problem(body.at + hyphen + 1, 'expected', { what: 'nothing', of: '—', found, near: '—' });
  }
}

/** `name: win, score EXPR — sentence.` */
export function readEnding(world: World, { span }: Item): Ending {
  const { name: called, body, help } = declared(span);
  const { id, name } = world.endings.find((e) => e.name === checkedName(called)) as {
    id: string;
    name: string;
  };
  const c = new Expression(body, world);
  const result = c.wantOne('win', 'lose', 'draw');
  c.take(',');
  const score = c.take('score') ? scoreOf(c, body, help) : undefined;
  c.wantEnd(', score');
  const said = help ? saying(help, world) : { ask: [name] };
  world.sentence(id, said, span.at);
  return { id, name, result, ...(score ? { score } : {}), saying: said };
}
