/** Dictionaries: whole sentences as functions of facts, one per language; the compiler checks that they're complete. */
import type { ProblemWords } from './data-problem.ts';
import { type AnySpec, type ArgOf, arg, type Spec, type Verb, verb } from './game.ts';
import type { Choice, OptionsOf } from './options.ts';
import type { Piece } from './scene.ts';

export const LANGS = ['en', 'pl', 'cs', 'ru'] as const;
export type Lang = (typeof LANGS)[number];

/** What an edition prints on its components, by the ids of the dictionary's names. */
export type Components = Readonly<Record<string, string>>;

export interface OptionWords {
  readonly name: string;
  /** One line: what it does. */
  readonly help: string;
}

/** The same in code that works with any game: only some options have named choices. */
export interface NamedOption extends OptionWords {
  readonly choices?: Readonly<Partial<Record<string, string>>>;
}

/** What any game's options are called, by their keys. */
export function namedOptions({
  options,
}: Pick<UnboundWords<AnySpec>, 'options'>): Readonly<Partial<Record<string, NamedOption>>> {
  return options;
}

/** A phrase with something filled in; a method, so that one game's words are assignable to any game's. */
export type Phrase<A extends readonly unknown[]> = { say(...facts: A): string }['say'];

/** An event in a few words, in a line about many moves. */
export interface Brief {
  /** The seat whose line it is in; '' for what nobody decided. */
  readonly by: string;
  /** What was done, and with what: the same `what` is said once, before all of them. `Agents: Estyx 2, Agrana 1`. */
  readonly what: string;
  readonly which: string;
  /** For the seats that it concerns. */
  readonly to?: ToSeats;
  /** The person who did it knows it, because it was the answer itself. */
  readonly known?: boolean;
}

/** A method, so that one game's words are assignable to any game's. */
type Briefing<A extends readonly unknown[]> = {
  brief(...facts: A): Brief | readonly Brief[] | undefined;
}['brief'];

/** Whole sentences for seats, addressed to them. */
export type ToSeats = Readonly<Partial<Record<string, string>>>;

/** A method, so that one game's words are assignable to any game's. */
type Concern<A extends readonly unknown[]> = { concern(...facts: A): ToSeats }['concern'];

/** `4 × STOP`, without line breaks. */
export function times(n: number | string, what: string): string {
  return `${n}\u00a0×\u00a0${what}`;
}

/** Why a move isn't possible, as one sentence. */
type Reasons<G extends Spec, Data extends DataOf<G>> = {
  readonly [R in keyof G['ruledOut'] & string]: Phrase<[facts: G['ruledOut'][R], ...data: Data]>;
};

/** The story's sentence for each move or aside that may report no event. */
type Story<G extends Spec> = {
  readonly [V in G['silent']]: Phrase<[arg: ArgIn<G['move'] | G['aside'], V>, view: G['view']]>;
};

/** The argument that a verb has among these moves, '' for none. */
type ArgIn<M extends string, V extends string> = string extends M
  ? string
  : ArgOf<M, V> | (V extends M ? '' : never);

/** Demanded of a game whose types name something for it. */
type Demanded<Names, Member extends string> = [Names] extends [never]
  ? never
  : string extends Names
    ? never
    : Member;

/** What a game says in one language, for one set of options. Prompts and labels see only the view. */
export type Words<G extends Spec> = Complete<G, []>;

/**
 * The same before the options are known: names from the game's data (the provinces of a board, the cards of a deck) need
 * them. A game without data gives `Words`.
 */
export type UnboundWords<G extends Spec> = Complete<G, [options: OptionsOf<G['options']>]>;

type DataOf<G extends Spec> = [] | [options: OptionsOf<G['options']>];

type Complete<G extends Spec, Data extends DataOf<G>> = Dictionary<G, Data> & {
  readonly [R in Demanded<keyof G['ruledOut'], 'ruledOut'>]: Reasons<G, Data>;
} & { readonly [S in Demanded<G['silent'], 'story'>]: Story<G> };

interface Dictionary<G extends Spec, Data extends DataOf<G>> {
  readonly title: string;
  /** What the module does, in one line. */
  readonly pitch: string;
  /** What a player plays for, in a line or two: for games whose rules no box explains. */
  readonly goal?: string;
  seats(seat: G['seat']): string;
  readonly asks: { readonly [A in G['ask']]: Phrase<[view: G['view']]> };
  /** The label of a move's button. */
  readonly moves: { readonly [V in Verb<G['move']>]: Phrase<[arg: ArgIn<G['move'], V>, view: G['view']]> };
  /**
   * What a move is about, by name, where a list may hold many moves about a few things: long lists are grouped by it.
   * `moves` then gives only the rest of the label.
   */
  readonly groups?: { readonly [V in Verb<G['move']>]?: Phrase<[arg: ArgIn<G['move'], V>, view: G['view']]> };
  /** Kinds of moves with a group that players seldom want: one button opens it, however short the list is. */
  readonly rare?: readonly Verb<G['move']>[];
  /** What one game of it is called, where its data gives it a name: a deck's. */
  titled?(options: OptionsOf<G['options']>): string;
  readonly asides: { readonly [V in Verb<G['aside']>]: Phrase<[arg: ArgIn<G['aside'], V>, view: G['view']]> };
  /**
   * A button says what you may do, the story what was done. The view is from just before the move. Required if the types
   * name silent moves.
   */
  readonly story?: Story<G>;
  readonly events: {
    readonly [E in keyof G['event'] & string]: Phrase<[facts: G['event'][E], ...data: Data]>;
  };
  /**
   * What events say where many moves are told in a line for each player; one that says nothing there is left out. With
   * them, only the pieces of these kinds are counted there.
   */
  readonly briefs?: {
    readonly [E in keyof G['event'] & string]?: Briefing<[facts: G['event'][E], ...data: Data]>;
  };
  readonly counted?: readonly string[];
  /**
   * What an event means for players although its facts don't say it: an action that can't be used, coins that somebody
   * was about to get. The view is from just after its step.
   */
  readonly concerns?: {
    readonly [E in keyof G['event'] & string]?: Concern<[facts: G['event'][E], view: G['view']]>;
  };
  /** Required if the types name reasons. */
  readonly ruledOut?: Reasons<G, Data>;
  readonly outcomes: { readonly [O in G['outcome']]: string };
  turn(turn: string): string;
  /** The name of a fact, without its owner: `sayFact` puts both together. */
  facts(fact: G['fact'], ...data: Data): string;
  /** The player, side or place that the fact belongs to, by name; lists of facts are grouped by it. */
  owner?(fact: G['fact'], ...data: Data): string | undefined;
  /** A fact's value in words. */
  value(fact: G['fact'], value: string, ...data: Data): string;
  readonly options: {
    readonly [K in keyof G['options']]: G['options'][K] extends Choice<infer C>
      ? OptionWords & { readonly choices: { readonly [X in C]: string } }
      : OptionWords;
  };
  readonly presets: Readonly<Record<G['preset'], OptionWords>>;
  /** What `refuse` can return. */
  readonly refusals: Readonly<Record<G['refusal'], string>>;
  /** The rules in our own words, by the ids of `why.rules`. */
  readonly rules: Readonly<Record<G['rule'], string>>;
  /** Names, in the nominative. */
  place(id: string, ...data: Data): string;
  /** Where a piece of this place is found, in as few words as possible: for lines of what to do. By default its name. */
  where?(place: string): string | undefined;
  /** What is printed on a place of a map, for players who can't see it; the most important part first. */
  about?(place: string, ...data: Data): readonly string[];
  piece(piece: Piece, ...data: Data): string;
  /** What else is printed on a card that lies face up, line by line. */
  face?(card: Piece, ...data: Data): readonly string[];
  cell(place: string, cell: number): string;
  /** The name of an outcome in a place of kind odds; by default its id. */
  odds?(outcome: string, ...data: Data): string;
  /** The text of a cell in a row or a chart of the scene; by default unchanged. */
  print?(place: string, text: string, ...data: Data): string;
  readonly measures: Readonly<Record<G['measure'], MeasureWords>>;
  /** What this language's edition prints on the components that the dictionary names. */
  readonly components?: Components;
  /** The same words for components in another language. */
  printed?(components: Components): Complete<G, Data>;
  /** The game's bots, by their names in its roster. */
  readonly bots?: Readonly<Record<string, OptionWords>>;
  /** Sources of points, by their ids in the game's results. */
  readonly sources?: Readonly<Partial<Record<string, string>>>;
  /** Names what the results follow through the game: the whole, a line of it, a step by its label. */
  readonly course?: { readonly title: string; line(id: string): string; step(label: string): string };
  /** Headings and lines of the game's outlook, by their ids. */
  prospect?(id: string, view: G['view']): string;
  /** Problems that the checks of the game's data files report. */
  readonly problems?: ProblemWords;
  /** What to put where before the game begins, one thing to a line; follows the chosen options. */
  checklist(options: OptionsOf<G['options']>): readonly ToLayOut[];
  /**
   * For a first game: what to say at an ask the first time that it comes to a person (or is drawn), the second time, and
   * so on. Asks that need no explanation are left out. A function gives the text for what the question is about, '' for
   * none; each such text is said once.
   */
  readonly guide?: { readonly [A in G['ask']]?: readonly string[] | Phrase<[view: G['view']]> };
  /** What to know before the game begins, where there is nothing to do. */
  remarks?(options: OptionsOf<G['options']>): readonly string[];
  /** What the source leaves out, and what is used instead: listed with the rulings. */
  gaps?(options: OptionsOf<G['options']>): readonly string[];
}

/**
 * A line of the checklist, and what is drawn beside it: the `places` of the scene with these ids (or `id.…`), with only
 * these `pieces` on them if the line is about some; or components that no scene has. A plain text is about the boxed game itself.
 */
export type ToLayOut =
  | string
  | { readonly text: string; readonly places: readonly string[]; readonly pieces?: readonly string[] }
  | { readonly text: string; readonly draw: 'dice' | 'tiles' | 'pieces' };

/** The text of a line of the checklist. */
export function sayToLayOut(line: ToLayOut): string {
  return typeof line === 'string' ? line : line.text;
}

export interface MeasureWords extends OptionWords {
  /** What a row is: 'Round'. */
  readonly key: string;
  /** A row's whole name, if its key isn't just a number: 'whole game'. */
  readonly row?: Phrase<[key: string]>;
  readonly outcome: Phrase<[outcome: string]>;
  /** What it is measured for, where it has its own settings: 'Boers, Turn I'. */
  readonly given?: Phrase<[given: Readonly<Record<string, unknown>>]>;
}

/** Words by ids that come from data. Nothing is inherited, so an id may be `constructor`. */
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

/** The form without the number. */
export function form<L extends Lang>(lang: L): (n: number, forms: FormsOf<L>) => string {
  const rules = new Intl.PluralRules(lang);
  return (n, forms: Partial<Record<Intl.LDMLPluralRule, string>>) => forms[rules.select(n)] ?? '';
}

/** Cached, because creating a formatter takes longer than rendering a page of text. */
function cached<T>(make: (lang: Lang, how: string) => T): (lang: Lang, how: string | number) => T {
  const made = new Map<string, T>();
  return (lang, how) => {
    const key = `${lang} ${how}`;
    const formatter = made.get(key) ?? make(lang, String(how));
    made.set(key, formatter);
    return formatter;
  };
}
const numberFormat = cached(
  (lang, places) => new Intl.NumberFormat(lang, { maximumFractionDigits: Number(places) }),
);
const percentFormat = cached(
  (lang, places) => new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: Number(places) }),
);
/** We write English without a comma before "and". */
const listFormat = cached(
  (lang, word) =>
    new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, {
      type: word === 'and' ? 'conjunction' : 'disjunction',
    }),
);

/**
 * `46,656` as the language writes it, and `−1.5` with a real minus sign. At most `places` decimals. Not for years and
 * other names made of digits.
 */
export function numbers(lang: Lang, places = 3): (n: number) => string {
  const { format } = numberFormat(lang, places);
  return (n) => minus(format(n));
}

/**
 * A chance as `12.5%`, as the language writes it, on every surface. `digits`: decimal places; one more below 1% and above
 * 99%. Only impossible and certain outcomes get 0% and 100%; more than 100% is what comes up more than once in a game.
 */
export function percent(lang: Lang, chance: number, digits: 0 | 1): string {
  const [coarse, fine] = [percentFormat(lang, digits).format, percentFormat(lang, digits + 1).format];
  if (chance <= 0 || chance >= 1) return coarse(Math.max(0, chance));
  const least = digits === 0 ? 0.001 : 0.0001;
  if (chance < least) return `<\u00a0${fine(least)}`;
  if (chance > 1 - least) return `>\u00a0${fine(1 - least)}`;
  return (chance < 0.01 || chance > 0.99 ? fine : coarse)(chance);
}

/** A number as text, with a real minus sign; zero never has one. */
export function minus(number: string): string {
  return number.replace(/^-/, /[1-9]/.test(number) ? '\u2212' : '');
}

/**
 * A list in a sentence: listing('pl')(['A', 'B', 'C']) -> 'A, B i C', or with 'or' -> 'A, B lub C'. An enumeration
 * without "and" (after the name of a place, in brackets) just needs commas in all our languages; don't use Intl for it,
 * because it adds a word in Polish and omits the comma in Russian.
 */
export function listing(lang: Lang, word: 'and' | 'or' = 'and'): (items: Iterable<string>) => string {
  const list = listFormat(lang, word);
  return (items) => list.format(items);
}

/** The label of a move or an aside, with the name of its group. */
export function sayMove<G extends Spec>(words: UnboundWords<G>, move: string, view: G['view']): string {
  const group = sayGroup(words, move, view);
  const label = sayInGroup(words, move, view);
  return group ? `${group}: ${label}` : label;
}

type Sayings<G extends Spec> = Readonly<Partial<Record<string, Phrase<[arg: string, view: G['view']]>>>>;

/** The name of a move's group, '' if it has none. */
export function sayGroup<G extends Spec>(words: UnboundWords<G>, move: string, view: G['view']): string {
  const groups: Sayings<G> = words.groups ?? {};
  const v = verb(move);
  return (Object.hasOwn(groups, v) && groups[v]?.(arg(move), view)) || '';
}

/** The label of a move where the name of its group is already shown. */
export function sayInGroup<G extends Spec>(words: UnboundWords<G>, move: string, view: G['view']): string {
  const [moves, asides]: readonly [Sayings<G>, Sayings<G>] = [words.moves, words.asides];
  const v = verb(move);
  const say = Object.hasOwn(moves, v) ? moves[v] : Object.hasOwn(asides, v) ? asides[v] : undefined;
  return say?.(arg(move), view) ?? move;
}

/** The story's sentence for a step that reported no event; '' if there is none. */
export function sayStory<G extends Spec>(words: UnboundWords<G>, move: string, view: G['view']): string {
  const told: Sayings<G> = words.story ?? {};
  const v = verb(move);
  return (Object.hasOwn(told, v) && told[v]?.(arg(move), view)) || '';
}

/** The whole name of a fact: `Red: gold`. */
export function sayFact<G extends Spec>(words: Words<G>, fact: G['fact']): string {
  const owner = words.owner?.(fact);
  const name = words.facts(fact);
  return owner ? `${owner}: ${name}` : name;
}

/** The story's sentence for an event. */
export function sayEvent<G extends Spec, E extends keyof G['event'] & string>(
  words: Words<G>,
  event: E,
  facts: G['event'][E],
): string {
  return words.events[event](facts);
}

/** The prompt of a node. */
export function sayAsk<G extends Spec>(words: UnboundWords<G>, ask: G['ask'], view: G['view']): string {
  return words.asks[ask](view);
}

/** How a game ended; the id where the words don't have it. */
export function sayEnding<G extends Spec>(words: UnboundWords<G>, outcome: string): string {
  const endings: Readonly<Partial<Record<string, string>>> = words.outcomes;
  return endings[outcome] ?? outcome;
}
