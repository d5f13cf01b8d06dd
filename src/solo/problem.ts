/** What is wrong with a solo file, as facts; words/XX.ts phrases them. */

/** What would have been right at a place of the file. `of` names the words, the list or the piece that is meant. */
export type Expectation =
  | 'words'
  | 'value'
  | 'number'
  | 'whole'
  | 'flag'
  | 'member'
  | 'list'
  | 'name'
  | 'verb'
  | 'kind'
  | 'setting'
  | 'settingKind'
  | 'ending'
  | 'procedure'
  | 'step'
  | 'table'
  | 'deck'
  | 'display'
  | 'holder'
  | 'counters'
  | 'target'
  | 'card'
  | 'dice'
  | 'range'
  | 'branch'
  | 'each'
  | 'column'
  | 'result'
  | 'measure'
  | 'nothing';

/** Each problem's facts, by its id. `near` is the nearest name that exists, '' if none is near. */
export interface Problems {
  // The file as a whole.
  long: { most: number };
  lines: { most: number };
  control: { code: string };
  deep: { most: number };
  front: Nothing;
  /** The lines at the top have no end. */
  frontOpen: Nothing;
  frontLine: { found: string };
  frontKey: { key: string; near: string; known: string };
  frontTwice: { key: string };
  frontValue: { key: string; found: string; near: string };
  version: { found: string };
  id: { found: string };
  // Its structure.
  headingDepth: Nothing;
  titleTwice: { name: string };
  /** It has too many # or too few. */
  headingLevel: { name: string; marks: string };
  /** Bullets under a heading that has no meaning of its own. */
  section: { name: string; near: string };
  subheading: Nothing;
  nestedItem: Nothing;
  meaningless: { what: string };
  arrow: Nothing;
  arrowSign: { found: string };
  arrowCell: { column: string };
  /** A line that looks like a branch, and is part of the one above. */
  bulletSpace: { found: string };
  /** A line that looks like a step, and is part of the one above. */
  swallowed: { found: string };
  item: Nothing;
  listBefore: Nothing;
  tableAlone: Nothing;
  tableMissing: { name: string };
  /** Rows without the line under the first; `line`: how it's written. */
  tableLine: { line: string };
  sectionTwice: { name: string };
  noSteps: { name: string; near: string };
  noGame: Nothing;
  noEndings: Nothing;
  bulletAlone: { spaces: number };
  // Phrases.
  expected: { what: Expectation; of: string; found: string; near: string };
  declaration: Nothing;
  branchHead: Nothing;
  /** With the spaces that it needs to be under the step above it, 0 if there's none. */
  nestedUnder: { verb: string; spaces: number };
  branchesUnder: { verb: string; spaces: number };
  withoutArrow: Nothing;
  bothUnder: { verb: string };
  needsSteps: { verb: string; spaces: number };
  needsBranches: { verb: string; spaces: number };
  needsSentence: Nothing;
  brace: Nothing;
  /** The examples are a number for each form that the language needs. */
  forms: { given: number; lang: string; examples: readonly number[] };
  // Names and ids.
  /** `other`: where the other one is; a reader's offset becomes a line. */
  nameTaken: { name: string; other?: number };
  nameReserved: { name: string };
  nameSigns: { name: string };
  /** `line`: how it could be written. */
  idTaken: { id: string; line: string; other?: number };
  ambiguous: { id: string; first: string; second: string };
  idNeeded: { name: string };
  idReserved: { id: string };
  idTwice: Nothing;
  unread: { name: string; near: string };
  nothingCalled: { name: string; near: string };
  noSuchEnding: { name: string };
  /** A word before `of` that is no column; the columns that there are. */
  noSuchColumn: { name: string; known: string };
  /** A name that no piece has, and the further lines that use it. */
  unknown: { name: string; lines: readonly number[] };
  // Numbers and branches.
  outside: { value: string; low: number; high: number };
  rangeOrder: { low: number; high: number; most: number };
  huge: { most: number };
  uncovered: { results: readonly string[]; more: number };
  unreachable: { label: string };
  impossible: { label: string; low: string; high: string };
  emptyBranch: { name: string };
  tableGap: { results: readonly string[]; more: number };
  cellNumber: { found: string };
  tableOverlap: { results: readonly string[]; more: number };
  cellExtra: Nothing;
  tableColumns: { given: number; needed: string };
  cellMissing: { given: number; needed: number };
  columnNear: { name: string; near: string };
  startCount: { given: number; needed: number };
  /** Others in the cup have a number, and this one hasn't. */
  cupNumber: { name: string };
  layerColumn: Nothing;
  notRing: { name: string };
  lookUp: { name: string };
  rollOn: { name: string };
  diceMany: Nothing;
  // Hints: the file plays, but probably not as its author means.
  unused: { name: string };
  unchanged: { name: string };
  afterEnd: Nothing;
  perhapsPhrase: { phrase: string };
  /** A measure reads a value at a step that changes it: it gets the one before. */
  countedBefore: { name: string; id: string };
  /** Players aren't told what the card or row does. */
  silent: { name: string };
  /** An earlier step of the section has the same sentence; `id` could be written after this one. */
  sentenceTwice: { id: string };
  // How it runs.
  notRepeating: Nothing;
  counted: { name: string };
  counterRange: { name: string; most: number; times: number };
  recursion: { name: string };
  noEnding: { name: string };
  /** The first section with steps runs out, and nothing carries out `other`, which is probably the game. */
  notTheGame: { name: string; other: string };
  notWaiting: { id: string };
  untilItself: { id: string };
  tooLarge: { name: string; most: number };
  tooMany: { what: 'pieces' | 'members' | 'settings' | 'slots'; most: number };
  tooSlow: { name: string; most: number };
  tooLong: { most: number };
}
type Nothing = Readonly<Record<never, never>>;

export type SoloProblem = {
  readonly [I in keyof Problems]: {
    readonly line: number;
    readonly column: number;
    readonly id: I;
    readonly facts: Problems[I];
  };
}[keyof Problems];

/** Thrown while reading, with its offset; readers catch it at the next item, so that one problem doesn't hide others. */
export class Problem<I extends keyof Problems = keyof Problems> extends Error {
  readonly at: number;
  readonly id: I;
  readonly facts: Problems[I];
  constructor(at: number, id: I, facts: Problems[I]) {
    super(`${id} ${JSON.stringify(facts)}`);
    this.at = at;
    this.id = id;
    this.facts = facts;
  }
}

/** Most problems that are listed. */
const MOST = 20;

/** In the order of the file, with lines and columns from 1. */
export function placed(text: string, problems: readonly Problem[]): readonly SoloProblem[] {
  const seen = new Set<string>();
  const all = problems
    .toSorted((a, b) => a.at - b.at)
    .filter(({ at, message }) => seen.size < seen.add(`${at} ${message}`).size)
    .map(({ at, id, facts }) => {
      const start = text.lastIndexOf('\n', at - 1) + 1;
      const placed = { line: lineAt(text, at), column: at - start + 1, id, facts } as SoloProblem;
      return withOther(text, placed);
    });
  return onceForAName(all).slice(0, MOST);
}

function lineAt(text: string, at: number): number {
  let line = 1;
  for (let i = text.indexOf('\n'); i >= 0 && i < at; i = text.indexOf('\n', i + 1)) line++;
  return line;
}

/** The line of the other thing with this name or id. */
function withOther(text: string, p: SoloProblem): SoloProblem {
  if ((p.id !== 'idTaken' && p.id !== 'nameTaken') || !p.facts.other) return p;
  return { ...p, facts: { ...p.facts, other: lineAt(text, p.facts.other) } } as SoloProblem;
}

/** A piece that is missing is told once, with all lines that use it. */
function onceForAName(problems: readonly SoloProblem[]): readonly SoloProblem[] {
  const key = (p: SoloProblem) => (p.id === 'unknown' ? p.facts.name.toLowerCase() : undefined);
  return problems.flatMap((p, i): SoloProblem[] => {
    if (p.id !== 'unknown') return [p];
    if (problems.findIndex((other) => key(other) === key(p)) < i) return [];
    const lines = problems.filter((other) => key(other) === key(p)).map(({ line }) => line);
    return [{ ...p, facts: { ...p.facts, lines: [...new Set(lines)].filter((n) => n !== p.line) } }];
  });
}

/** Runs each reader; one that finds a problem doesn't keep the others from finding theirs. */
export function collect<T>(problems: Problem[], items: Iterable<T>, read: (item: T) => void): void {
  for (const item of items) {
    try {
      read(item);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problems.push(error);
    }
  }
}

/** The nearest of some names if it's near enough for a slip, otherwise ''. */
export function nearest(word: string, names: Iterable<string>): string {
  let best = '';
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  const low = word.slice(0, 80).toLowerCase();
  for (const name of names) {
    if (Math.abs(name.length - low.length) >= least) continue;
    const d = distance(low, name.toLowerCase());
    if (d < least) [best, least] = [name, d];
  }
  return best;
}

/** Letters left out, added, exchanged, or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swaps = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = swaps ? (before[j - 2] as number) + 1 : exchanged;
      next.push(Math.min(exchanged, swapped, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] as number;
}
