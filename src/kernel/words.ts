/** Dictionaries: whole sentences as functions of facts, one dictionary for each language, complete by the compiler. */
import type { ProblemWords } from './data-problem.ts';
import { arg, type Reasons, type Spec, verb } from './game.ts';
import type { Choice, OptionsOf } from './options.ts';
import type { Components } from './printed.ts';
import type { Piece } from './scene.ts';

export const LANGS = ['en', 'pl', 'cs', 'ru'] as const;
export type Lang = (typeof LANGS)[number];

/** `verb` of the notation `verb:arg`, as a type. */
export type Verb<M extends string> = M extends `${infer V}:${string}` ? V : M;

export interface OptionWords {
  readonly name: string;
  /** One line: what it does. */
  readonly help: string;
}

/** A phrase with something filled in; written as a method, so that one game's words can stand where any game's are wanted. */
export type Phrase<A extends readonly unknown[]> = { say(...facts: A): string }['say'];

/** `4 × STOP`, which no line may break apart. */
export function times(n: number | string, what: string): string {
  return `${n}\u00a0×\u00a0${what}`;
}

/** What a game says in one language. Prompts and labels see only the view. */
export interface Words<G extends Spec> {
  readonly title: string;
  /** What the module does, in a line. */
  readonly pitch: string;
  seats(seat: G['seat']): string;
  readonly asks: { readonly [A in G['ask']]: Phrase<[view: G['view']]> };
  /** What the button of a move says. */
  readonly moves: { readonly [V in Verb<G['move']>]: Phrase<[arg: string, view: G['view']]> };
  readonly asides: { readonly [V in Verb<G['aside']>]: Phrase<[arg: string, view: G['view']]> };
  /**
   * What the story tells of a move or an aside that reports no event, as a sentence: a button says what somebody may
   * do, the story what was done. The view is that of the moment before.
   */
  readonly told?: {
    readonly [V in Verb<G['move'] | G['aside']>]?: Phrase<[arg: string, view: G['view']]>;
  };
  /** The options name what comes from data: the provinces of a typed-in board, the cards of a deck. */
  readonly events: {
    readonly [E in keyof G['event'] & string]: Phrase<
      [facts: G['event'][E], options?: OptionsOf<G['options']> | undefined]
    >;
  };
  /** Why a move is not possible, as one sentence. */
  readonly ruledOut?: {
    readonly [R in keyof Reasons<G> & string]: Phrase<
      [facts: Reasons<G>[R], options?: OptionsOf<G['options']> | undefined]
    >;
  };
  readonly outcomes: { readonly [O in G['outcome']]: string };
  turn(turn: string): string;
  facts(fact: G['fact'], options?: OptionsOf<G['options']>): string;
  /** How a fact's value reads. */
  value(fact: G['fact'], value: string, options?: OptionsOf<G['options']>): string;
  readonly options: {
    readonly [K in keyof G['options']]: G['options'][K] extends Choice<infer C>
      ? OptionWords & { readonly choices: { readonly [X in C]: string } }
      : OptionWords;
  };
  readonly presets: Readonly<Record<G['preset'], OptionWords>>;
  /** What `refuse` can name. */
  readonly refusals: Readonly<Record<G['refusal'], string>>;
  /** The rules in our own words, by the ids of `why.rules`. */
  readonly rules: Readonly<Record<G['rule'], string>>;
  /** Names, in the nominative. */
  place(id: string, options?: OptionsOf<G['options']>): string;
  /** What is printed on a place of a map, for whoever does not see it: one line, or nothing. */
  about?(place: string, options?: OptionsOf<G['options']>): string;
  piece(piece: Piece, options?: OptionsOf<G['options']>): string;
  cell(place: string, cell: number): string;
  /** How an outcome reads that a place of kind odds names; as it stands where this is left out. */
  odds?(outcome: string, options?: OptionsOf<G['options']>): string;
  /** How the text of a cell reads, in a row or a table that the scene lays out; as it stands where this is left out. */
  print?(place: string, text: string, options?: OptionsOf<G['options']>): string;
  readonly measures: Readonly<Record<G['measure'], MeasureWords>>;
  /** What this language's edition of the game prints on its components, where the dictionary names them. */
  readonly components?: Components;
  /** The same words at a table whose components are printed otherwise. */
  printed?(components: Components): Words<G>;
  /** The bots of the game, by their names in its roster. */
  readonly bots?: Readonly<Record<string, OptionWords>>;
  /** Where points come from, by the names that the game's results give them. */
  readonly sources?: Readonly<Partial<Record<string, string>>>;
  /** Headings and lines of the game's outlook, by their ids. */
  prospect?(id: string, view: G['view']): string;
  /** What the checks of the game's own data files report. */
  readonly problems?: ProblemWords;
  /** What to put where before the game begins; follows the chosen options. */
  checklist(options: OptionsOf<G['options']>): readonly string[];
}

export interface MeasureWords extends OptionWords {
  /** What a row is: 'Round'. */
  readonly key: string;
  /** A row's whole name, where its key isn't a number that follows what a row is: 'whole game'. */
  readonly row?: Phrase<[key: string]>;
  readonly outcome: Phrase<[outcome: string]>;
}

/** Words by ids that come from data: none is inherited, so an id may be `constructor` and stays as it is written. */
export function lexicon(words: Readonly<Record<string, string>>): Readonly<Partial<Record<string, string>>> {
  return Object.setPrototypeOf({ ...words }, null);
}

/** Slavic languages need one/few/many, and `other` for fractions; English has only one and other. */
export interface Forms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
}

/** The forms that a language has. */
export type FormsOf<L extends Lang> = L extends 'en' ? Pick<Forms, 'one' | 'other'> : Forms;

/** `n` with the right form of the word: plural('pl')(5, {…}) -> '5 akcji'. */
export function plural<L extends Lang>(lang: L): (n: number, forms: FormsOf<L>) => string {
  const number = numbers(lang);
  const word = form(lang);
  return (n, forms) => `${number(n)} ${word(n, forms)}`;
}

/** The form alone. */
export function form<L extends Lang>(lang: L): (n: number, forms: FormsOf<L>) => string {
  const rules = new Intl.PluralRules(lang);
  return (n, forms: Partial<Forms>) => forms[rules.select(n) as keyof Forms] ?? '';
}

/** Made once: making one takes longer than saying all that stands on a page. */
const NUMBERS: Partial<Record<string, Intl.NumberFormat>> = {};
const LISTS: Record<'and' | 'or', Partial<Record<Lang, Intl.ListFormat>>> = { and: {}, or: {} };

/**
 * `46,656` as the language writes it, and `−1.5` with a minus that is no hyphen; years and other names made of digits
 * are no numbers. At most so many places after the point.
 */
export function numbers(lang: Lang, places = 3): (n: number) => string {
  NUMBERS[lang + places] ??= new Intl.NumberFormat(lang, { maximumFractionDigits: places });
  const { format } = NUMBERS[lang + places] as Intl.NumberFormat;
  return (n) => minus(format(n));
}

/** A number as text, with a minus that is no hyphen; nothing is never less than nothing. */
export function minus(number: string): string {
  return number.replace(/^-/, /[1-9]/.test(number) ? '\u2212' : '');
}

/**
 * Things named one after another in a sentence: listing('pl')(['A', 'B', 'C']) -> 'A, B i C', or with 'or' -> 'A, B lub C'.
 * A mere enumeration (after the name of a place, in brackets) has commas in all our languages and needs none of this:
 * the formats that Intl has for it put a word in Polish and leave the comma out in Russian.
 */
export function listing(lang: Lang, word: 'and' | 'or' = 'and'): (items: Iterable<string>) => string {
  const type = word === 'and' ? 'conjunction' : 'disjunction';
  // Our English has no comma before "and".
  LISTS[word][lang] ??= new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, { type });
  const list = LISTS[word][lang];
  return (items) => list.format(items);
}

/** How a move or an aside reads on a button and in the story. */
export function sayMove<G extends Spec>(words: Words<G>, move: string, view: G['view']): string {
  type Sayings = Readonly<Record<string, Phrase<[arg: string, view: G['view']]>>>;
  const [moves, asides]: readonly [Sayings, Sayings] = [words.moves, words.asides];
  const v = verb(move);
  const say = Object.hasOwn(moves, v) ? moves[v] : Object.hasOwn(asides, v) ? asides[v] : undefined;
  return say?.(arg(move), view) ?? move;
}

/** How a step reads in the story that reported no event; '' where the words have no sentence for it. */
export function sayTold<G extends Spec>(words: Words<G>, move: string, view: G['view']): string {
  const told: Readonly<Partial<Record<string, Phrase<[arg: string, view: G['view']]>>>> = words.told ?? {};
  const v = verb(move);
  return (Object.hasOwn(told, v) && told[v]?.(arg(move), view)) || '';
}

/** How an event reads in the story. */
export function sayEvent<G extends Spec, E extends keyof G['event'] & string>(
  words: Words<G>,
  event: E,
  facts: G['event'][E],
  options?: OptionsOf<G['options']>,
): string {
  return words.events[event](facts, options);
}

/** The prompt of a node. */
export function sayAsk<G extends Spec>(words: Words<G>, ask: G['ask'], view: G['view']): string {
  return words.asks[ask](view);
}
