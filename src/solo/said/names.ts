/** Names of pieces, members, settings and measures, in the file's language or a translation. */
import { isNumber } from '../../kernel/exact/measure.ts';
import type { Piece as Laid } from '../../kernel/scene.ts';
import { minus } from '../../kernel/words.ts';
import { branchesIn } from '../acts.ts';
import { type Expr, FLAG, type Plan, type TextPart, type Translation, type Type } from '../plan.ts';
import { textId } from '../read/ids.ts';
import type { Dictionary } from '../words/dictionary.ts';

const TESTS: Readonly<Partial<Record<string, 'more' | 'least' | 'less' | 'most'>>> = {
  'more than': 'more',
  'at least': 'least',
  'less than': 'less',
  'at most': 'most',
};

export type Namer = ReturnType<typeof namesOf>;

export function namesOf(
  plan: Plan,
  translation: Translation | undefined,
  { builtIn, number }: { readonly builtIn: Dictionary['builtIn']; readonly number: (n: number) => string },
) {
  const of = calledBy(translation);
  const member = (t: Type, n: number) =>
    t === FLAG ? (n ? builtIn.yes : builtIn.no) : of(plan.lists[t]?.members[n] ?? String(n));
  const labels = branchLabels(plan);
  const heads = headsOf(plan);
  /** The words of the format are English in every file. */
  const label = (text: string): string => {
    const low = text.toLowerCase();
    if (low === 'yes' || low === 'no' || low === 'empty' || low === 'otherwise' || low === 'doubles')
      return builtIn[low];
    const [, words = '', rest = ''] =
      /^(natural|more than|at least|less than|at most) (.+)$/i.exec(text) ?? [];
    if (words.toLowerCase() === 'natural') return builtIn.natural(rest);
    const test = TESTS[words.toLowerCase()];
    if (test) return `${builtIn.tests[test]} ${of(rest)}`;
    const whole = of(text);
    return whole === text ? text.split(', ').map(of).join(', ') : whole;
  };
  const byId = new Map<string, string>();
  for (const { ids, members } of plan.lists)
    for (const [i, id] of ids.entries()) byId.set(id, members[i] as string);
  /** What was rolled, drawn or chosen. */
  const got = (arg: string): string => {
    if (isNumber(arg)) return minus(arg);
    if (/^\d+\.d$/.test(arg)) return `${arg.slice(0, -2)} (${builtIn.doubles})`;
    if (/^\d+(\.\d+)+$/.test(arg)) return arg.replaceAll('.', ', ');
    const kind = byId.get(arg);
    return kind === undefined ? label(labels.get(arg) ?? arg) : of(kind);
  };
  const pieces = plan.pieces.toSorted((a, b) => b.id.length - a.id.length);
  const pieceOf = (id: string) =>
    pieces.find((p) => id === p.id || id.startsWith(`${p.id}.`) || id.startsWith(`${p.id}:`));
  /** `Cubes: Mill`, `Warden deck: March`. */
  const fact = (id: string): string => {
    const piece = pieceOf(id);
    if (!piece) return of(plan.tables.find((t) => t.id === id)?.name ?? id);
    const rest = id
      .slice(piece.id.length + 1)
      .split(/[.:]/)
      .filter((x) => x !== '');
    const said = rest.map((x) => (x === 'discards' ? builtIn.discards : got(x)));
    return [of(piece.name), ...said].join(', ');
  };
  return {
    of,
    member,
    number,
    got,
    pieceOf,
    fact,
    place: fact,
    value: (v: string) => (v === 'yes' ? builtIn.yes : v === 'no' ? builtIn.no : got(v)),
    print: (text: string) =>
      text === 'yes'
        ? builtIn.yes
        : text === 'no'
          ? builtIn.no
          : isNumber(text)
            ? minus(text)
            : of(byId.get(text) ?? text),
    labelOf: (id: string) =>
      label(labels.get(id) ?? plan.endings.find((e) => e.id === id)?.name ?? id.split('.').at(-1) ?? id),
    /** What stands for a value where there's no position: `(Threat)`. */
    textOf: ({ e, forms }: Exclude<TextPart, string>) => {
      const name = of(nameOf(plan, e));
      return `(${name || '…'})${forms ? ` ${forms.at(-1)}` : ''}`;
    },
    /** What a branch, a row or a card's effect is for: `2-6: `; '' for a step. */
    headOf: (id: string) => {
      const head = heads.get(id);
      return head === undefined ? '' : `${capital(label(head))}: `;
    },
    /** A marker is called like its track; that of a member like the member. */
    piece: ({ print, kind, id }: Laid): string => {
      if (print !== undefined) return of(print);
      const [called] = fact(id.replace(/:marker$/, ''))
        .split(', ')
        .reverse();
      return (kind === 'marker' && called) || builtIn.card;
    },
    cell: (place: string, cell: number): string => {
      const piece = pieceOf(place);
      if (!piece) return '';
      if (piece.kind === 'track') return number(piece.low + cell);
      if (piece.kind === 'flag') return cell ? builtIn.yes : builtIn.no;
      if (piece.kind === 'marker') return member(piece.t, cell);
      return piece.digits ? String(piece.digits[cell]) : String(cell + 1);
    },
  };
}

/** What names are called in a translation. */
function calledBy(translation: Translation | undefined): (name: string) => string {
  return (name) => {
    const key = name.toLowerCase();
    return translation && Object.hasOwn(translation.names, key) ? (translation.names[key] as string) : name;
  };
}

/** What names are called in a language. */
export function translated({ language, translations }: Plan, lang: string): (name: string) => string {
  return calledBy(lang === language ? undefined : translations.find((t) => t.lang === lang));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The piece, name or setting that is read; '' for a calculation. */
function nameOf({ pieces, settings, locals, fixed }: Plan, e: Expr): string {
  if (e[0] === 'setting') return settings[e[1]]?.name ?? '';
  const slot = e[0] === 'v' || e[0] === 'at' ? e[1] : -1;
  if (slot < 0) return '';
  return pieces.find(({ base }) => base === slot)?.name ?? locals[slot - fixed] ?? '';
}

/** The labels of branches, and those of rows: what is rolled, not what is told. */
function headsOf(plan: Plan): ReadonlyMap<string, string> {
  const heads = new Map(branchesIn(plan).map(({ id, label }) => [id, label]));
  for (const { cells, rows, columns, axes } of plan.tables)
    for (const [i, { id }] of cells.entries()) {
      const width = Math.max(1, columns.length);
      const head = [rows[Math.floor(i / width)], columns[i % width]].flatMap((x) => x?.label ?? []);
      if (axes.length > 0) heads.set(id, head.join(', '));
      else heads.delete(id);
    }
  for (const [n, { kinds = -1, id }] of plan.pieces.entries()) {
    const { ids = [], members = [] } = plan.lists[kinds] ?? {};
    if (plan.pieces[n]?.kind === 'deck')
      for (const [k, card] of ids.entries()) heads.set(textId(id, card), members[k] as string);
  }
  return heads;
}

/** The label of every branch, by its id and by the last part of it. */
function branchLabels(plan: Plan): ReadonlyMap<string, string> {
  const cells = new Set(plan.tables.flatMap((table) => table.cells));
  return new Map(
    branchesIn(plan).flatMap((branch): [string, string][] => {
      const { id, label } = branch;
      return cells.has(branch)
        ? [[id, label]]
        : [
            [id, label],
            [id.slice(id.lastIndexOf('.') + 1), label],
          ];
    }),
  );
}
