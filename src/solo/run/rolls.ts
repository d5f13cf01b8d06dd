/** Dice, and tables that dice choose from. */
import { at } from '../../kernel/at.ts';
import { divisor } from '../../kernel/exact/fraction.ts';
import { arg, type Chance, type Hand } from '../../kernel/game.ts';
import type { ActOf, Axis, Band, Branch, Dice, Expr, TableDef } from '../plan.ts';
import type { Assembly } from './assembly.ts';
import { type Label, label, type Wait } from './code.ts';
import { rolled, type Way, ways } from './dice.ts';
import { selector } from './select.ts';
import type { Solo, State } from './state.ts';

/** A chance node from moves and weights; weights of 0 are left out. */
export function chanceNode(
  question: string,
  moves: readonly string[],
  weights: readonly number[],
): Chance<Solo> {
  const open = moves.filter((_, i) => (weights[i] as number) > 0);
  const odds = weights.filter((w) => w > 0);
  return {
    kind: 'chance',
    ask: question,
    secret: undefined,
    moves: open,
    weights: odds,
    total: odds.reduce((a, b) => a + b, 0),
  };
}

const shown = ({ result, double }: Pick<Way, 'result' | 'double'>) => `roll:${result}${double ? '.d' : ''}`;

export function roll(a: Assembly, act: ActOf<'roll'>, id: string, question: string): void {
  const { dice, into, branches } = act;
  const doubles = branches.some(({ when }) => when.is === 'doubles');
  const ids = act.of === undefined ? undefined : a.list(act.of).ids;
  const n = a.value(dice.n);
  const plus = dice.plus && a.value(dice.plus);
  const { told, uses } = a.teller(id, question);
  const select = selector(branches, (e) => a.value(e));
  const labels = branches.map(label);
  const [out, rest] = [label(), label()];
  const nodes: (Chance<Solo> | undefined)[] = [];
  const faces = ids ? ids.map((x) => `roll:${x}`) : undefined;
  /** Writes the result and finds its branch. */
  const land = ({ v }: State, natural: number, double: boolean): Label => {
    const result = ids ? natural - 1 : plus ? natural + plus(v) : natural;
    if (into !== undefined) v[into] = result;
    return branches.length === 0 ? rest : (labels[select.at(result, v, natural, double)] ?? rest);
  };
  const wait: Wait = {
    ask: question,
    node: ({ v }) => {
      const count = n(v);
      nodes[count] ??= faces
        ? chanceNode(
            question,
            faces,
            faces.map(() => 1),
          )
        : diceNode(question, count, dice, doubles);
      return nodes[count];
    },
    play: (s, move, log) => {
      const got = arg(move);
      const natural = ids ? ids.indexOf(got) + 1 : Number.parseInt(got, 10);
      const to = land(s, natural, got.endsWith('.d'));
      log?.(question, told(s, got));
      return to;
    },
    skip: (s) => (n(s.v) > 0 ? undefined : land(s, 0, false)),
    ...(ids ? {} : { hand: handOf(dice, doubles, n) }),
  };
  const reads: Expr[] = [...uses, dice.n, ...(dice.plus ? [dice.plus] : []), ...select.uses];
  a.wait(id, wait, [...labels, rest], reads, into === undefined ? [] : [into]);
  a.branches(branches, labels, out);
  a.out.here(out);
  a.out.here(rest);
  a.steps(act.steps);
}

function diceNode(question: string, count: number, dice: Dice, doubles: boolean): Chance<Solo> {
  const all = ways(count, dice, doubles) ?? [];
  return chanceNode(
    question,
    all.map(shown),
    all.map(({ weight }) => weight),
  );
}

/** Dice with more faces are entered by their result. */
function handOf(
  dice: Dice,
  doubles: boolean,
  n: (v: number[]) => number,
): (s: Readonly<State>) => Hand<string> | undefined {
  return ({ v }) => {
    if (dice.faces > MOST_FACES) return undefined;
    return {
      faces: dice.faces,
      dice: Array.from({ length: n(v) }, () => ''),
      sum: dice.how === 'sum' && !doubles,
      move: (faces) => shown(rolled(faces, dice, doubles)),
    };
  };
}

/** `roll on` and `look up`. */
export function table(a: Assembly, act: ActOf<'rollOn' | 'lookUp'>, id: string, question: string): void {
  const def = at(a.plan.tables, act.table);
  const labels = def.cells.map(label);
  const out = label();
  const width = Math.max(1, def.columns.length);
  const find = (bands: readonly Band[], n: number) =>
    bands.findIndex(({ low, high }) => n >= low && n <= high);
  const by = def.axes.map((axis) => ('by' in axis ? a.value(axis.by) : undefined));
  const reads = def.axes.flatMap((axis) => ('by' in axis ? [axis.by] : []));
  /** The cell for the dice's results, one for each axis that is rolled. */
  const cellAt = (v: number[], results: readonly number[]): number => {
    const left = [...results];
    const [row = -1, column = 0] = def.axes.map((_, i) =>
      find(
        i === 0 ? def.rows : def.columns,
        by[i] ? (by[i] as (v: number[]) => number)(v) : (left.shift() ?? 0),
      ),
    );
    return row < 0 || column < 0 ? -1 : row * width + column;
  };
  if (act.do === 'lookUp') {
    a.inside(id, () => {
      a.out.switch((v) => cellAt(v, []) + 1, [out, ...labels], reads);
      a.branches(def.cells, labels, out);
      a.out.here(out);
    });
    return;
  }
  const { told, uses } = a.teller(id, question);
  const outcomes = tableOutcomes(def);
  const cells = def.axes.length === 0 ? def.cells.map(resultOf) : undefined;
  const node = chanceNode(
    question,
    outcomes.map((o) => `roll:${o.arg}`),
    outcomes.map((o) => o.weight),
  );
  const hand = tableHand(def);
  const wait: Wait = {
    ask: question,
    node: () => node,
    fixed: node,
    play: (s, move, log) => {
      const got = arg(move);
      const cell = cells ? cells.indexOf(got) : cellAt(s.v, got.split('.').map(Number));
      log?.(question, told(s, got));
      return labels[cell] ?? out;
    },
    ...(hand && { hand: () => hand }),
  };
  a.wait(id, wait, [...labels, out], [...uses, ...reads]);
  a.inside(id, () => {
    a.branches(def.cells, labels, out);
    a.out.here(out);
  });
}

/** What a row that is chosen by weight is called: the last part of its id. */
const resultOf = ({ id }: Branch) => id.slice(id.lastIndexOf('.') + 1);

const diceOf = (axes: readonly Axis[]) => axes.flatMap((axis) => ('dice' in axis ? [axis.dice] : []));
const plain = (faces: number) => ({ faces, how: 'sum' as const, low: 1, high: faces });

/** What can be rolled for a table, in lowest terms. */
function tableOutcomes({ axes, rows, cells }: TableDef): { arg: string; weight: number }[] {
  const all =
    axes.length === 0
      ? cells.map((c, i) => ({ arg: resultOf(c), weight: rows[i]?.weight ?? 0 }))
      : diceOf(axes).reduce<{ arg: string; weight: number }[]>(
          (before, [n, faces]) =>
            before.flatMap((b) =>
              (ways(n, plain(faces), false) ?? []).map(({ result, weight }) => ({
                arg: b.arg === '' ? String(result) : `${b.arg}.${result}`,
                weight: b.weight * weight,
              })),
            ),
          [{ arg: '', weight: 1 }],
        );
  const by = all.reduce((g, { weight }) => divisor(g, weight), 0) || 1;
  return all.map((o) => ({ ...o, weight: o.weight / by }));
}

function tableHand({ axes }: TableDef): Hand<string> | undefined {
  const dice = diceOf(axes);
  const [, faces = 0] = dice[0] ?? [];
  const alike = dice.every(([, others]) => others === faces);
  if (dice.length === 0 || !alike || faces > MOST_FACES) return undefined;
  const count = dice.reduce((n, [k]) => n + k, 0);
  return {
    // Two rolls are told apart by their colours.
    dice: dice.flatMap(([n], i) =>
      Array.from({ length: n }, () => (dice.length === 1 ? '' : (COLOURS[i] as string))),
    ),
    faces,
    sum: dice.length === 1 && count > 0,
    move: (shown) => {
      let from = 0;
      const sums = dice.map(([n]) => {
        from += n;
        return shown.slice(from - n, from).reduce((a, b) => a + b, 0);
      });
      return `roll:${sums.join('.')}`;
    },
  };
}

/** The most common dice have at most twenty. */
const MOST_FACES = 20;
const COLOURS = ['black', 'white'];
