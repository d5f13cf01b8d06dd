/** What a solo file means, as plain data. Games, words and sheets are made from it. */

/** The type of a value: NUM, FLAG, or the index of a list. */
export type Type = number;
export const NUM: Type = -1;
export const FLAG: Type = -2;

/**
 * An expression over the values of a position (by slot) and the settings (by index). Whole numbers throughout: a flag is
 * 0 or 1, a member of a list its place in the list.
 */
export type Expr =
  | readonly ['n', number]
  | readonly ['v', slot: number]
  | readonly ['setting', index: number]
  /** Slot `base + index`; the index is kept below `size`. */
  | readonly ['at', base: number, size: number, index: Expr]
  | readonly ['+' | '-' | '*' | 'min' | 'max' | '=' | '<' | '<=' | 'and' | 'or', Expr, Expr]
  | readonly ['half', Expr, 'up' | 'down']
  | readonly ['not', Expr]
  /** Everything in a cup, a pile, counters or a display. */
  | readonly ['sum', base: Expr, size: number]
  /** Of one kind, or of all kinds whose value is higher. `values` are the digits of counters, or undefined. */
  | readonly ['held', base: Expr, size: number, values: readonly number[] | null, kind: Expr, above: boolean]
  /** Spaces of a display that are filled, or that hold this kind. */
  | readonly ['laid', base: number, size: number, kind: Expr | null]
  /** The kind in a space of a display (1 is the first), -1 for none. */
  | readonly ['space', base: number, size: number, index: Expr]
  | readonly ['data', values: readonly number[], index: Expr]
  | readonly ['data2', rows: readonly (readonly number[])[], row: Expr, index: Expr]
  | readonly ['after', size: number, of: Expr]
  /** The member for which `by` is highest or lowest; the first of equals. */
  | readonly ['best', size: number, slot: number, most: boolean, by: Expr];

/** A sentence with values in it. `forms` are the word's plural forms after the number. */
export type TextPart = string | { readonly e: Expr; readonly t: Type; readonly forms?: readonly string[] };
export type Text = readonly TextPart[];

/** What is asked, and how it's told afterwards if that differs. */
export interface Saying {
  readonly ask: Text;
  readonly told?: Text;
}

export interface Kinds {
  readonly name: string;
  readonly members: readonly string[];
  readonly ids: readonly string[];
  readonly ring: boolean;
}

export interface Setting {
  readonly id: string;
  readonly name: string;
  readonly ruling: boolean;
  readonly kind: 'number' | 'choice' | 'flag';
  readonly low: number;
  readonly high: number;
  readonly usual: number;
  /** For a choice: the list of its values. */
  readonly list?: Type;
}

export interface Preset {
  readonly id: string;
  readonly name: string;
  /** By setting. */
  readonly values: readonly (number | null)[];
}

/** A column of numbers on the cards of a deck: a value for each kind. */
export interface Column {
  readonly name: string;
  readonly values: readonly number[];
}

export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly kind: 'number' | 'track' | 'flag' | 'marker' | 'counters' | 'cup' | 'deck' | 'display';
  /** The first slot. There are `copies` (one for each member of `each`) of `size` slots. */
  readonly base: number;
  readonly size: number;
  readonly copies: number;
  readonly each: Type | null;
  /** The type of a slot's value: NUM also for counts. */
  readonly t: Type;
  readonly low: number;
  readonly high: number;
  /** Start values, one for each slot of each copy. */
  readonly start: readonly Expr[];
  /** For counters, cups, decks and displays: the list of their kinds. */
  readonly kinds?: Type;
  /** For counters and decks: how many of each kind there are. For counters also their digits. */
  readonly counts?: readonly number[];
  readonly digits?: readonly number[];
  /** For a deck: the layer of each card from the top, if it has layers. */
  readonly layers?: readonly number[];
  readonly columns?: readonly Column[];
  /** For a deck whose order matters: which of the state's stacks it is. */
  readonly stack?: number;
  /** For a display: the deck that it's filled from, and whether cards slide. */
  readonly deck?: number;
  readonly slides?: boolean;
}

/** What selects a row or a column of a table: dice, or a value. */
export type Axis = { readonly dice: readonly [n: number, faces: number] } | { readonly by: Expr };

export interface Band {
  readonly label: string;
  /** The results that it's for, or its weight. */
  readonly low: number;
  readonly high: number;
  readonly weight?: number;
}

export interface TableDef {
  readonly id: string;
  readonly name: string;
  /** One axis for a table of rows, two for rows and columns; none where rows have weights. */
  readonly axes: readonly Axis[];
  readonly rows: readonly Band[];
  readonly columns: readonly Band[];
  /** What is printed over the columns. */
  readonly head: readonly string[];
  /** Row by row. */
  readonly cells: readonly Branch[];
}

export type When =
  | { readonly is: 'range'; readonly low: number; readonly high: number }
  | { readonly is: 'kinds'; readonly of: readonly number[] }
  | { readonly is: 'natural'; readonly n: number }
  | { readonly is: 'test'; readonly op: '<' | '<=' | '>' | '>='; readonly e: Expr }
  | { readonly is: 'empty' | 'otherwise' | 'doubles' };

export interface Branch {
  readonly id: string;
  readonly label: string;
  readonly saying: Saying;
  readonly when: When;
  readonly does: readonly Act[];
  readonly steps: readonly Step[];
}

export interface Step {
  readonly id: string;
  readonly saying: Saying;
  readonly does: readonly Act[];
}

/** A slot to write to, and its range. */
export interface Target {
  readonly slot: Expr;
  /** All slots that it may be: from `first`, `count` of them. */
  readonly first: number;
  readonly count: number;
  readonly low: number;
  readonly high: number;
  readonly name: string;
}

/** What a simulation does where a person decides: an expression, a branch, or any answer with equal chances. */
export type Usually = Expr | 'random';

export interface Dice {
  readonly n: Expr;
  readonly most: number;
  readonly faces: number;
  readonly how: 'sum' | 'highest' | 'lowest' | 'count';
  readonly low: number;
  readonly high: number;
  readonly plus?: Expr;
}

/** What happens after a result: the first branch that fits, then the steps. */
interface Following {
  readonly branches: readonly Branch[];
  readonly steps: readonly Step[];
}

export type Act =
  | { readonly do: 'confirm' }
  | ({
      readonly do: 'ask';
      readonly into: number;
      readonly low: number;
      readonly high: number;
      readonly usually?: Usually;
    } & Following)
  | ({
      readonly do: 'pick';
      readonly into: number;
      readonly of: Type;
      readonly where?: Expr;
      readonly usually?: Usually;
    } & Following)
  | ({ readonly do: 'choose'; readonly usually?: number | 'random' } & Following)
  | ({ readonly do: 'roll'; readonly dice: Dice; readonly of?: Type; readonly into?: number } & Following)
  | { readonly do: 'rollOn' | 'lookUp'; readonly table: number }
  | ({
      readonly do: 'draw';
      readonly piece: number;
      readonly base: Expr;
      readonly after: 'out' | 'back' | 'empty' | 'remove';
      readonly into?: number;
    } & Following)
  | ({
      readonly do: 'take';
      readonly piece: number;
      readonly space: Expr;
      readonly remove: boolean;
      readonly into?: number;
    } & Following)
  | { readonly do: 'refill'; readonly piece: number }
  | {
      readonly do: 'fill';
      readonly piece: number;
      readonly base: Expr;
      readonly with: readonly { readonly kind: number; readonly e: Expr }[];
    }
  | { readonly do: 'set'; readonly op: '=' | '+' | '-'; readonly to: Target; readonly e: Expr }
  | {
      readonly do: 'turn';
      readonly up: boolean;
      readonly piece: number;
      readonly base: Expr;
      readonly kind: Expr;
    }
  | {
      readonly do: 'turnAll';
      readonly up: boolean;
      readonly piece: number;
      readonly base: Expr;
      readonly copies: number;
    }
  | { readonly do: 'shuffle'; readonly piece: number; readonly onto: boolean }
  | {
      readonly do: 'put';
      readonly piece: number;
      readonly card: Expr;
      readonly where: 'top' | 'under' | Expr;
    }
  | ({ readonly do: 'if'; readonly e: Expr } & Following)
  | ({ readonly do: 'look'; readonly e: Expr } & Following)
  | ({ readonly do: 'call'; readonly procedure: number; readonly args: readonly Expr[] } & Following)
  | ({
      readonly do: 'repeat';
      readonly n: Expr;
      readonly most: number;
      readonly counter: number;
      readonly name: string;
      readonly while?: Expr;
    } & Following)
  | ({ readonly do: 'each'; readonly size: number; readonly into: number; readonly name: string } & Following)
  | { readonly do: 'break' }
  | { readonly do: 'return' }
  | { readonly do: 'end'; readonly ending: number };

export type ActOf<D extends Act['do']> = Extract<Act, { readonly do: D }>;

export interface Procedure {
  readonly id: string;
  readonly name: string;
  readonly params: readonly number[];
  readonly steps: readonly Step[];
}

export interface Ending {
  readonly id: string;
  readonly name: string;
  readonly result: 'win' | 'lose' | 'draw';
  readonly score?: Expr;
  readonly saying: Saying;
}

export interface Aside {
  readonly id: string;
  readonly saying: Saying;
  readonly does: readonly Act[];
}

export interface Question {
  readonly id: string;
  /** For the rows of a table that nobody asked for: its name. */
  readonly table?: string;
  readonly kind: 'endings' | 'atEnd' | 'at' | 'branches' | 'often' | 'length';
  /** The steps, branches or cells that it listens to, and the outcome that each stands for. */
  readonly steps: readonly string[];
  readonly names: readonly string[];
  readonly e?: Expr;
  readonly by?: Expr;
  /** The outcomes in their order; for a value each with its number (`from` is the first). */
  readonly outcomes: readonly string[];
  readonly from: number;
  readonly rows: readonly string[];
  readonly rowsFrom: number;
  /** What a row is. */
  readonly key: string;
  readonly until?: string;
  readonly first: readonly Act[];
}

/** A piece of the program that has a name of its own for readers: sentences, by id. */
export type Texts = Readonly<Record<string, Saying>>;

export interface Translation {
  readonly lang: string;
  readonly sentences: Texts;
  readonly names: Readonly<Record<string, string>>;
  readonly title?: string;
  readonly pitch?: string;
  /** Ids of sentences that it lacks. */
  readonly missing: readonly string[];
  /** Those sentences and the names that it lacks, as lines of the file, in the file's language. */
  readonly toTranslate: readonly string[];
}

export interface Plan {
  readonly solo: 1;
  /** The file's text (NFC, LF) and what identifies it: strangers may give two files the same id. */
  readonly text: string;
  readonly hash: string;
  readonly id: string;
  readonly title: string;
  readonly pitch: string;
  readonly language: string;
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly about: Readonly<Partial<Record<'author' | 'licence' | 'source', string>>>;
  readonly lists: readonly Kinds[];
  readonly settings: readonly Setting[];
  readonly presets: readonly Preset[];
  readonly pieces: readonly Piece[];
  readonly tables: readonly TableDef[];
  /** What happens with a drawn card, by piece: a branch for each kind with an effect. */
  readonly effects: Readonly<Record<number, readonly Branch[]>>;
  /** Slots of pieces come first; names follow. */
  readonly fixed: number;
  readonly slots: number;
  /** Names of the slots after the pieces, for positions in journals; '' for those without one. */
  readonly locals: readonly string[];
  readonly stacks: number;
  readonly procedures: readonly Procedure[];
  readonly endings: readonly Ending[];
  readonly asides: readonly Aside[];
  readonly questions: readonly Question[];
  /** What to lay out: ids of notes, in their order. */
  readonly setUp: readonly string[];
  /** The slot that counts turns, and its name. */
  readonly turn: { readonly slot: number; readonly name: string } | null;
  readonly texts: Texts;
  /** Sentences that are no rules: what settings do, what to lay out, what is asked. */
  readonly notes: Texts;
  /** The line of each sentence in the file. */
  readonly lines: Readonly<Record<string, number>>;
  readonly translations: readonly Translation[];
}
