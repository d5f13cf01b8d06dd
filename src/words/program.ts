/** The program's own texts, shared by app and terminal: one dictionary per language; the compiler checks that it's complete. */
import { type DataProblem, sayAtPath } from '../kernel/data-problem.ts';
import type { AnySpec, Game, Spec } from '../kernel/game.ts';
import type { OptionDecls, OptionProblem, OptionsOf } from '../kernel/options.ts';
import { asPrinted } from '../kernel/printed.ts';
import { type Flat, loader } from '../kernel/sentences.ts';
import { type Problem, type StepEntry, UNKNOWN_VALUE } from '../kernel/session/journal.ts';
import type { Played } from '../kernel/session/session.ts';
import { typeset } from '../kernel/typeset.ts';
import {
  LANGS,
  type Lang,
  type Phrase,
  percent,
  sayFact,
  sayMove,
  type UnboundWords,
  type Words,
} from '../kernel/words.ts';
import { asWritten } from './as-written.ts';

/** What can be wrong with a file before it is parsed as a journal. */
export type FileProblem =
  | 'missing'
  | 'directory'
  | 'permission'
  | 'unreadable'
  | 'unreadable-why'
  | 'binary'
  | 'too-large'
  | 'too-many'
  | 'not-written'
  | 'no-folder'
  | 'dangling'
  | 'exists'
  | 'busy'
  | 'unknown-game'
  | 'other-game';

/** Who made a step. */
export type Decider = 'you' | 'app' | 'own' | 'table' | 'bot';

/** The sentences of a dictionary. It decides nothing: the code here chooses the sentence, once for all languages. */
export interface Sentences {
  /** The names of all languages in this one. LANGUAGES has each language's own name for itself. */
  readonly languages: Readonly<Record<Lang, string>>;
  /** `Line 7: …` before a problem that has a line. */
  line(line: number, sentence: string): string;
  readonly problems: {
    readonly [R in Problem['reason'] | 'no-header' | 'no-key']: Phrase<[found: string, expected: string]>;
  };
  /** What is possible instead, after a problem or a refusal. */
  possible(expected: string): string;
  readonly refusals: {
    readonly [R in OptionProblem['reason']]: Phrase<[option: string, value: string, expected: string]>;
  };
  /** `name` is the file's, `detail` depends on the problem: a game's id, a size in megabytes, a folder, an error code. */
  readonly files: { readonly [R in FileProblem]: Phrase<[name: string, detail: string]> };
  readonly deciders: { readonly [D in Decider]: string };
  /** The same for dice. */
  readonly rollers: { readonly [D in 'app' | 'own']: string };
  /** Instead of the value of a fact that the player hasn't told yet. */
  readonly notTold: string;
  /** The value of an on/off setting. */
  readonly switched: { readonly on: string; readonly off: string };
  /** Why something is refused although no rule of the game forbids it. */
  readonly refused: {
    readonly undo: string;
    readonly redo: string;
    // At a shared table.
    /** Its draw isn't here yet. */
    readonly drawing: string;
    /** This device only watches. */
    readonly watch: string;
    /** Another device was faster, and the table is different now. */
    readonly behind: string;
    /** It can't hold any more entries. */
    readonly full: string;
    /** At a table of people; surfaces with more exact words use those. */
    readonly table: string;
    /** It's another seat's turn. */
    turn(seat: string): string;
  };
  /** The other values of a setting. */
  couldBe(...values: readonly string[]): string;
  /** Face up or face down, in a form that fits any grammatical gender. */
  readonly faces: { readonly up: string; readonly down: string };
  readonly todo: {
    /** Above the list of what to do after a tap. */
    readonly now: string;
    /** Above the list after an undo. */
    readonly title: string;
    /** What is done with some pieces; `where` is the name of a place. */
    move(pieces: string, to: string): string;
    /** From space to space: `pieces` has where to. */
    shift(pieces: string, where: string): string;
    up(pieces: string, where: string): string;
    down(pieces: string, where: string): string;
    add(pieces: string, where: string): string;
    take(pieces: string, where: string): string;
    /** All pieces of a place, of several kinds. */
    empty(where: string): string;
    /** From a pile to their places. */
    deal(pieces: string, where: string): string;
    /** Back into the pile. */
    back(pieces: string, where: string): string;
    /** The button of that list: all of it is done. */
    readonly done: string;
    /** When nothing has to change on the table. */
    readonly nothing: string;
    /** `what` the player was asked to carry out on the real map, and has: the only such thing that an undo took back. */
    'since-one'(what: string): string;
    /** The same for several: `what` was the first of them. */
    since(what: string): string;
    told(what: string): string;
    /** A face-down pile whose order can't be restored. */
    shuffle(place: string): string;
  };
  readonly story: {
    undo(steps: number): string;
    redo(steps: number): string;
    readonly again: string;
    /** `change`: 3 → 4, and the reason in brackets. */
    adjust(fact: string, change: string): string;
    note(text: string): string;
    mark(text: string): string;
    seat(seat: string, who: string): string;
    /** Who plays in a seat without a bot. */
    readonly person: string;
    rules(version: number): string;
    /** `turn`: where in it, '' if unknown. */
    from(turn: string, steps: number): string;
    /** From here on the app's draws come from a shared table's key, or from a seed of this device. */
    readonly draws: { readonly key: string; readonly seed: string };
    /** The key is published. */
    readonly published: string;
    /** Marks a step that was undone. */
    readonly undone: string;
    /** Settings of an older version that no longer exist, or no longer have that value. */
    dropped(...names: readonly string[]): string;
    /** Entries that the current rules can't replay. */
    lost(entries: number): string;
    /** The game can't be replayed exactly under the current rules. */
    readonly changed: string;
    /** Steps made under older rules that nothing confirms. */
    unverified(steps: number): string;
    /** `why` is a sentence on where the replay first differed. */
    difference(why: string): string;
    /** Entries that are wrong under any rules; `why` is a sentence on the first. */
    'damaged-one'(why: string): string;
    damaged(entries: number, why: string): string;
    /** Results of the app that don't follow from the seed; `why` is a sentence on the first. */
    'stray-one'(why: string): string;
    strays(results: number, why: string): string;
    /** Results from older rules that differ from what the seed gives now. */
    uncompared(results: number): string;
    /** Results that nothing can be compared with, because their key isn't published. */
    unpublished(results: number): string;
    /** A bot that doesn't exist. */
    stranger(seat: string, who: string): string;
  };
  /** `4 of 7`. */
  of(n: number, total: number): string;
  /** Before a number, and above a column of them. */
  readonly points: string;
}

export interface Program extends Sentences {
  readonly lang: Lang;
  /** `57.1%`, for what the lab measures, as the language writes it; never 0% or 100% unless that's exact. */
  percent(chance: number): string;
  /** `57%`, for the odds at the table, the same in the app and the terminal. */
  wholePercent(chance: number): string;
}

export const LANGUAGES: Readonly<Record<Lang, string>> = {
  en: 'English',
  pl: 'Polski',
  cs: 'Čeština',
  ru: 'Русский',
};

/** A dictionary as a translator sees it. */
export type Dictionary = Flat<Sentences>;

const load = loader<Sentences>({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
  cs: async () => (await import('./cs.ts')).cs,
  ru: async () => (await import('./ru.ts')).ru,
});

export async function programWords(lang: Lang): Promise<Program> {
  const sentences = await load(lang);
  return {
    ...sentences,
    lang,
    percent: (chance) => percent(lang, chance, 1),
    wholePercent: (chance) => percent(lang, chance, 0),
  };
}

/** The first wanted language that we have ('pl-PL', 'cs_CZ.UTF-8'), otherwise English. */
export function pickLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const lang = LANGS.find((l) => l === tag.slice(0, 2).toLowerCase() && !/^[a-z]/i.test(tag.slice(2)));
    if (lang) return lang;
  }
  return 'en';
}

/** A game's words in the language of the screen; the components may be printed in another one. */
export async function wordsFor(
  words: Readonly<Record<Lang, () => Promise<UnboundWords<AnySpec>>>>,
  lang: Lang,
  components: Lang = lang,
): Promise<UnboundWords<AnySpec>> {
  const [own, table] = await Promise.all([words[lang](), words[components]()]);
  if (components === lang || !table.components || !own.printed) return typeset(own, lang);
  // The title isn't a component: it stays as in the list of games.
  const { title, pitch } = own;
  return typeset({ ...own.printed(table.components), title, pitch }, lang);
}

/** The words for a game in progress: in the language of the screen, with names as printed on the components. */
export async function wordsInPlay(
  words: Parameters<typeof wordsFor>[0],
  lang: Lang,
  options: OptionsOf<OptionDecls>,
  components?: Lang,
): Promise<Words<AnySpec>> {
  return named(await wordsFor(words, lang, components), options, components);
}

type Guide = NonNullable<Words<AnySpec>['guide']>;

/**
 * A game's words, with names from its data (a board's provinces, a deck's cards) taken from the current options, in
 * the language of the components.
 */
export function named<G extends Spec>(
  words: UnboundWords<G>,
  options: OptionsOf<G['options']>,
  components?: Lang,
): Words<G>;
export function named(
  words: UnboundWords<AnySpec>,
  options: OptionsOf<OptionDecls>,
  components?: Lang,
): Words<AnySpec>;
export function named(
  unbound: UnboundWords<AnySpec>,
  options: OptionsOf<OptionDecls>,
  components?: Lang,
): Words<AnySpec> {
  const {
    owner,
    about,
    odds,
    face,
    print,
    ruledOut,
    briefs,
    concerns,
    guide,
    printed: _,
    ...words
  } = unbound;
  const data = components ? asPrinted(options, components) : options;
  const seen = (view: object) => printedView(view, components);
  return {
    ...words,
    title: words.titled?.(data) || words.title,
    events: each(words.events, (say) => (facts) => say(facts, data)),
    ...(guide && { guide: guiding(guide, seen) }),
    ...(briefs && { briefs: each(briefs, (say) => (facts) => say(facts, data)) }),
    ...(concerns && { concerns: each(concerns, (say) => (facts, view) => say(facts, seen(view))) }),
    ...(ruledOut && { ruledOut: each(ruledOut, (say) => (facts) => say(facts, data)) }),
    asks: each(words.asks, (say) => (view) => say(seen(view))),
    moves: each(words.moves, (say) => (arg, view) => say(arg, seen(view))),
    asides: each(words.asides, (say) => (arg, view) => say(arg, seen(view))),
    ...(words.groups && { groups: each(words.groups, (say) => (arg, view) => say(arg, seen(view))) }),
    ...(words.story && { story: each(words.story, (say) => (arg, view) => say(arg, seen(view))) }),
    facts: (fact) => words.facts(fact, data),
    ...(owner && { owner: (fact: string) => owner(fact, data) }),
    value: (fact, value) => words.value(fact, value, data),
    place: (id) => words.place(id, data),
    ...(about && { about: (id: string) => about(id, data) }),
    ...(odds && { odds: (outcome: string) => odds(outcome, data) }),
    ...(face && { face: (card) => face(card, data) }),
    ...(print && { print: (place: string, text: string) => print(place, text, data) }),
    piece: (piece) => words.piece(piece, data),
  };
}

/** Texts for what a question is about see its view. */
function guiding(guide: Guide, seen: (view: object) => object): Guide {
  return Object.fromEntries(
    Object.entries(guide).map(([ask, say]) => [
      ask,
      typeof say === 'function' ? (view: object) => say(seen(view)) : say,
    ]),
  );
}

function each<A extends readonly unknown[], B extends readonly unknown[], R>(
  phrases: Readonly<Partial<Record<string, (...facts: A) => R>>>,
  bind: (say: (...facts: A) => R) => (...facts: B) => R,
): Readonly<Record<string, (...facts: B) => R>> {
  return Object.fromEntries(Object.entries(phrases).flatMap(([id, say]) => (say ? [[id, bind(say)]] : [])));
}

/** A view with its data in the language of the components. */
export function printedView<V extends object>(view: V, components?: Lang): V {
  if (!components || !('options' in view)) return view;
  const printed = asPrinted(view.options, components);
  return printed === view.options ? view : { ...view, options: printed };
}

/** A problem as one sentence; a game's own words phrase what its `refuse` reports and what is wrong with its data. */
export function sayProblem(program: Program, problem: Problem, words?: UnboundWords<AnySpec>): string {
  const { reason, line, found = '', expected = '', problems } = problem;
  const own = reason === 'option' && !expected ? words?.refusals[found] : undefined;
  const name = reason === 'data' || reason === 'large' ? words?.options[found]?.name : undefined;
  const right = problems ? sayDataProblems(problems, words) : spans(expected);
  const said = reason === 'header' && !found ? 'no-header' : reason === 'key' && !right ? 'no-key' : reason;
  const sentence = own ?? withPossible(program, reason, program.problems[said](name ?? found, right), right);
  return line === undefined ? sentence : program.line(line, sentence);
}

export function sayOptionProblem(
  program: Program,
  refusal: OptionProblem,
  words?: UnboundWords<AnySpec>,
): string {
  const { option, value, reason, expected, problems } = refusal;
  const right = problems ? sayDataProblems(problems, words) : spans(expected);
  return withPossible(program, reason, program.refusals[reason](option, value, right), right);
}

/** Ranges of numbers as they are printed: 1–4. */
const spans = (expected: string) => expected.replace(/(?<![\w-])(\d+)-(\d+)(?![\w-])/g, '$1–$2');

/** Reasons whose sentence doesn't say what is possible, so a second sentence does. */
const POSSIBLE_FOLLOWS: readonly (Problem['reason'] | OptionProblem['reason'])[] =
  // biome-ignore format: a list of ids
  ['option', 'move', 'by', 'aside', 'fact', 'unknown', 'kind', 'bounds', 'choice', 'length', 'together'];

function withPossible(
  { possible }: Program,
  reason: Problem['reason'] | OptionProblem['reason'],
  sentence: string,
  expected: string,
): string {
  return expected && POSSIBLE_FOLLOWS.includes(reason) ? `${sentence} ${possible(expected)}` : sentence;
}

/** Problems per sentence; a player who corrects the file sees the others. */
const MOST_SAID = 3;

function sayDataProblems(problems: readonly DataProblem[], words?: UnboundWords<AnySpec>): string {
  return firstFew(problems.map((problem) => sayAtPath(problem, words?.problems)));
}

/** The first problems of a data file, and how many more there are. */
export function firstFew(said: readonly string[]): string {
  const left = said.length - MOST_SAID;
  return [...said.slice(0, MOST_SAID), ...(left > 0 ? [`… (+${left})`] : [])].join('; ');
}

/** Moves that a player may well try here but can't make, with their labels and reasons. */
export function sayRuledOut(
  { ruledOut }: Game<AnySpec>,
  words: Words<AnySpec>,
  view: AnySpec['view'],
): readonly { readonly move: string; readonly label: string; readonly why: string }[] {
  return ruledOut(view).map(({ move, why, facts }) => ({
    move,
    label: sayMove(words, move, view),
    why: words.ruledOut?.[why]?.(facts) ?? why,
  }));
}

/** How the story tells an adjusted fact. */
export function sayAdjustment(
  { story }: Program,
  words: Words<AnySpec>,
  { fact, from, to, reason }: Omit<Extract<StepEntry, { kind: 'adjust' }>, 'kind'>,
): string {
  const value = (v: string) => asWritten(v, () => words.value(fact, v));
  const before = from === UNKNOWN_VALUE ? '' : value(from);
  const change = before ? `${before} → ${value(to)}` : value(to);
  return story.adjust(
    asWritten(fact, () => sayFact(words, fact)),
    reason ? `${change} (${reason})` : change,
  );
}

/** How the story says who made a step: dice are rolled, everything else is drawn. */
export function sayDecider(
  { deciders, rollers }: Program,
  { rolls }: Game<AnySpec>,
  played: Played<AnySpec>,
  bot = false,
): string {
  const by = decider(played, bot);
  return (by === 'app' || by === 'own') && rolls.includes(played.ask) ? rollers[by] : deciders[by];
}

/** `bot`: a bot had the seat. */
export function decider(played: Played<AnySpec>, bot = false): Decider {
  const { step, total } = played;
  if (step.kind !== 'move') return 'you';
  if (step.by === 'chance') return 'app';
  if (step.by === 'table') return total > 0 ? 'own' : 'table';
  return bot ? 'bot' : 'you';
}
