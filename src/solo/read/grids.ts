/** `### Name: deck …` and `### Name: table by …`, with a table of Markdown under them. */
import { MOST_NUMBER, MOST_OF_A_KIND } from '../limits.ts';
import { type Axis, type Band, type Branch, NUM, type TableDef, type When } from '../plan.ts';
import { collect, nearest, Problem } from '../problem.ts';
import { band, Coverage, condition, type Domain, labelSlug } from './branches.ts';
import { Expression } from './expression.ts';
import { slug, textId } from './ids.ts';
import { ARROW, type Grid, prose, type Section, type Span, withoutArrow, withoutBraces } from './markdown.ts';
import { checkedName } from './names.ts';
import { addDeck } from './pieces.ts';
import { bare, divided } from './sentence.ts';
import { declared } from './settings.ts';
import { readBranch } from './steps.ts';
import { shown, type World } from './world.ts';

/** What is read after all names are known: the cells of a table, the effects of a deck. */
export type Later = () => void;

export function readGrid(world: World, section: Section): Later {
  const { name: called, id: written, body } = declared(section.heading);
  const name = checkedName(called);
  const { grid } = section;
  if (!grid) throw new Problem(section.heading.at, 'tableMissing', { name });
  for (const head of grid.head) withoutArrow(head);
  const long = grid.rows.find((row) => row.length > grid.head.length);
  if (long) throw new Problem(long[grid.head.length]?.at ?? section.heading.at, 'cellExtra', {});
  const short = grid.rows.find((row) => row.length < grid.head.length);
  if (short)
    throw new Problem(short.at(-1)?.at ?? section.heading.at, 'cellMissing', {
      given: short.length,
      needed: grid.head.length,
    });
  const id = world.id(written, name, called.at);
  const c = new Expression(body, world);
  if (c.take('deck')) {
    const layered = c.take('in layers');
    c.wantEnd('in layers');
    return readDeck(world, grid, { id, name, each: null }, layered, called.at);
  }
  if (!c.take('table')) c.fail('words', 'deck, table by', ['deck', 'table by']);
  return readRuleTable(world, grid, c, { id, name }, called.at);
}

/** The index of a column by its head, -1 if there's none. */
const column = ({ head }: Grid, called: string) =>
  head.findIndex(({ text }) => text.toLowerCase() === called);

function numbers(grid: Grid, i: number, from: number): number[] {
  return grid.rows.map((row) => {
    const cell = row[i] ?? { text: '', at: row[0]?.at ?? 0 };
    const n = isWhole(cell.text) ? Number(cell.text.replace('−', '-')) : Number.NaN;
    if (Number.isNaN(n)) throw new Problem(cell.at, 'cellNumber', { found: shown(cell.text) });
    if (Math.abs(n) > MOST_NUMBER || n < from) throw new Problem(cell.at, 'huge', { most: MOST_NUMBER });
    return n;
  });
}

const isWhole = (text: string) => /^[-−+]?\d+$/.test(text);

/** A column with a meaning that the deck doesn't have, if this one is called nearly so. */
function meantColumn(name: string, grid: Grid): string {
  const absent = ['Copies', 'Layer', 'Text', 'Effect'].filter((c) => column(grid, c.toLowerCase()) < 0);
  const near = name.toLowerCase() === 'copy' ? 'Copies' : nearest(name, absent);
  return absent.includes(near) ? near : '';
}

/** What a card says. It's printed, so it has no values that change. */
function noteText(world: World, cell: Span, id: string, column: string): void {
  const { text, at } = withoutBraces(cell);
  const arrow = text.search(ARROW);
  if (arrow >= 0) throw new Problem(at + arrow, 'arrowCell', { column });
  const said = { ask: [prose(text)] };
  world.sources.set(said, prose(text));
  world.sentence(id, said, at);
}

function readDeck(
  world: World,
  grid: Grid,
  made: { readonly id: string; readonly name: string; readonly each: null },
  layered: boolean,
  at: number,
): Later {
  const cards = grid.rows.map((row) => row[0] as Span);
  const [copies, layer, text, effect] = ['copies', 'layer', 'text', 'effect'].map((h) => column(grid, h)) as [
    number,
    number,
    number,
    number,
  ];
  if (layered && layer < 0) throw new Problem(at, 'layerColumn', {});
  const kinds = world.list(made.name, cards, at, false, false);
  const counts = copies < 0 ? cards.map(() => 1) : numbers(grid, copies, 0);
  const many = counts.find((n) => n > MOST_OF_A_KIND);
  if (many !== undefined)
    throw new Problem(at, 'outside', { value: String(many), low: 0, high: MOST_OF_A_KIND });
  const columns = grid.head.flatMap((h, i) => {
    if (i === 0 || [copies, layer, text, effect].includes(i)) return [];
    const name = checkedName(h);
    if (grid.head.slice(0, i).some(({ text: other }) => other.toLowerCase() === name.toLowerCase()))
      throw new Problem(h.at, 'nameTaken', { name });
    world.names.add({ name, is: 'column', n: i, t: NUM, low: 0, high: 0 }, h.at);
    const near = meantColumn(name, grid);
    const problem = near ? new Problem(h.at, 'columnNear', { name, near }) : undefined;
    if (problem && !grid.rows.every((row) => isWhole(row[i]?.text ?? ''))) throw problem;
    if (problem) world.hints.push(problem);
    return [{ name, values: numbers(grid, i, -MOST_NUMBER) }];
  });
  const { ids = [] } = world.lists[kinds] ?? {};
  for (const [k, row] of grid.rows.entries()) {
    const cell = row[text];
    if (cell && cell.text !== '')
      noteText(world, cell, textId(made.id, ids[k] as string), grid.head[text]?.text ?? '');
  }
  const layers = layered ? numbers(grid, layer, -MOST_NUMBER) : undefined;
  const n = addDeck(world, made, { kinds, counts, layers, columns }, at);
  return () => {
    if (effect < 0) return;
    const branches: Branch[] = [];
    world.scoped(`effects ${n}`, [], () =>
      collect(world.problems, grid.rows.entries(), ([k, row]) => {
        const cell = row[effect];
        if (!cell || cell.text === '') return;
        const id = `${made.id}.${ids[k]}`;
        const item = { span: cell, ordered: false, indent: 0, children: [] };
        const label = row[0] as Span;
        branches.push(
          readBranch(world, item, id, { prefix: made.id, place: id }, label, { is: 'kinds', of: [k] }),
        );
      }),
    );
    world.effects.set(n, branches);
  };
}

function readRuleTable(
  world: World,
  grid: Grid,
  c: Expression,
  made: { readonly id: string; readonly name: string },
  at: number,
): Later {
  const weight = column(grid, 'weight');
  const axes: { axis: Axis; domain: Domain }[] = [];
  if (c.take('by') && !c.take('weight')) {
    axes.push(axisOf(c));
    c.take(',');
    if (c.take('then')) axes.push(axisOf(c));
  }
  c.wantEnd(axes.length < 2 ? ', then' : '');
  if (axes.length === 0 && weight < 0) c.fail('words', 'by', []);
  const n = world.tables.length;
  const bare: TableDef = {
    ...made,
    axes: axes.map((a) => a.axis),
    rows: [],
    columns: [],
    head: [],
    cells: [],
  };
  world.tables.push(bare);
  world.names.add({ name: made.name, is: 'table', n, t: NUM, low: 0, high: 0 }, at);
  return () => {
    world.tables[n] = world.scoped(`table ${n}`, [], () =>
      axes.length === 0 ? byWeight(world, grid, bare, weight, at) : byResult(world, grid, bare, axes, at),
    );
  };
}

const lastOf = (id: string) => id.slice(id.lastIndexOf('.') + 1);

/** Dice, or a value that the table is looked up by. */
function axisOf(c: Expression): { axis: Axis; domain: Domain } {
  const dice = c.match(/^(\d{1,2})?d(\d{1,4})(?![\p{L}\p{N}])/iu);
  if (!dice) {
    const value = c.sum();
    return { axis: { by: value.e }, domain: value };
  }
  const [n, faces] = [Number(dice[1] ?? 1), Number(dice[2])];
  if (n < 1 || faces < 2 || faces ** n > 2 ** 24) throw new Problem(c.at, 'diceMany', {});
  return { axis: { dice: [n, faces] }, domain: { t: NUM, low: n, high: n * faces } };
}

/** A further column would be ignored. */
function wantColumns({ head }: Grid, least: number, most: number, at: number): void {
  const given = head.length;
  if (given >= least && given <= most) return;
  const needed = least === most ? String(least) : `${least}–${most}`;
  throw new Problem(head[most]?.at ?? at, 'tableColumns', { given, needed });
}

function byWeight(world: World, grid: Grid, table: TableDef, weight: number, at: number): TableDef {
  // With three columns, the rows have names.
  wantColumns(grid, 2, 3, at);
  const cell = column(grid, 'weight') === 0 || grid.head.length > 2 ? grid.head.length - 1 : 0;
  const weights = numbers(grid, weight, 0);
  const cells: Branch[] = [];
  const rows: Band[] = [];
  collect(world.problems, grid.rows.entries(), ([r, row]) => {
    const span = row[cell] as Span;
    const label = weight !== 0 && grid.head.length > 2 ? withoutArrow(row[0] as Span) : span;
    const made = slug(bare(divided(label).sentence)) || divided(span).id;
    if (made === undefined) throw new Problem(label.at, 'idNeeded', { name: shown(label.text) });
    cells.push(cellOf(world, span, `${table.id}.${made}`, divided(label).sentence));
    // The row's result is called by the last part of its id.
    const { id: lastId } = cells.at(-1) as Branch;
    const twice = cells.findIndex(({ id: other }) => lastOf(other) === lastOf(lastId));
    if (twice < cells.length - 1) throw new Problem(label.at, 'idTaken', { id: lastOf(lastId), line: '' });
    rows.push({ label: shown(divided(label).sentence.text), low: r, high: r, weight: weights[r] as number });
  });
  if (weights.every((w) => w === 0))
    throw new Problem(grid.head[weight]?.at ?? 0, 'cellNumber', { found: '0' });
  return { ...table, rows, columns: [], head: grid.head.map(({ text }) => text), cells };
}

function byResult(
  world: World,
  grid: Grid,
  table: TableDef,
  [down, across]: readonly { axis: Axis; domain: Domain }[],
  at: number,
): TableDef {
  if (!across) wantColumns(grid, 2, 2, at);
  const first = (down as { domain: Domain }).domain;
  const columns = across ? bands(world, grid.head.slice(1), across.domain, at) : [];
  const rows = bands(
    world,
    grid.rows.map((row) => row[0] as Span),
    first,
    at,
  );
  const cells: Branch[] = [];
  collect(world.problems, grid.rows.entries(), ([r, row]) => {
    const rowId = labelSlug(rows[r]?.label ?? '') || 'row';
    const each = across ? columns : [undefined];
    each.forEach((col, i) => {
      const span = row[i + 1] ?? { text: '', at: row[0]?.at ?? at };
      const id = `${table.id}.${rowId}${col ? `.${labelSlug(col.label) || 'column'}` : ''}`;
      cells.push(cellOf(world, span, id, divided(span).sentence));
    });
  });
  return { ...table, rows, columns, head: grid.head.map(({ text }) => text), cells };
}

function cellOf(world: World, span: Span, id: string, label: Span): Branch {
  const item = { span, ordered: false, indent: 0, children: [] };
  return readBranch(world, item, id, { prefix: id, place: id }, label, { is: 'otherwise' });
}

function onlyOnce(coverage: Coverage, when: When, label: Span): void {
  const twice = coverage.alreadyIn(when);
  if (twice.length > 0)
    throw new Problem(label.at, 'tableOverlap', {
      results: twice.slice(0, 6),
      more: Math.max(0, twice.length - 6),
    });
}

/** Rows or columns by result; together they cover every result, each once. */
function bands(world: World, labels: readonly Span[], domain: Domain, at: number): Band[] {
  const coverage = new Coverage(world, domain);
  const out: Band[] = [];
  for (const label of labels) {
    if (domain.t === NUM) {
      const c = new Expression(label, world);
      const rest = c.take('otherwise');
      const [low, high] = rest ? [domain.low, domain.high] : band(c, domain.high);
      c.wantEnd();
      if (!rest) onlyOnce(coverage, { is: 'range', low, high }, label);
      coverage.take({ is: 'range', low, high }, label);
      out.push({ label: label.text, low, high });
      continue;
    }
    const when = condition(world, label, domain);
    onlyOnce(coverage, when, label);
    coverage.take(when, label);
    if (when.is === 'kinds' && when.of.length === 1)
      out.push({ label: label.text, low: when.of[0] as number, high: when.of[0] as number });
    else if (when.is === 'range') out.push({ label: label.text, low: when.low, high: when.high });
    else
      throw new Problem(label.at, 'expected', { what: 'result', of: '', found: shown(label.text), near: '' });
  }
  coverage.finish(labels[0]?.at ?? at, 'tableGap');
  return out;
}
