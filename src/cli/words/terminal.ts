/** The terminal's own texts, one dictionary per language; the compiler checks that it's complete. */
import { type Flat, loader } from '../../kernel/sentences.ts';
import type { Key, MenuKey } from '../play/keys.ts';

export const COMMANDS = [
  'games',
  'play',
  'replay',
  'check',
  'odds',
  'simulate',
  'lab',
  'compare',
  'ladder',
  'print',
  'file',
  'new',
  'watch',
  'golden',
  'join',
  'serve',
  'help',
] as const;
export type CommandName = (typeof COMMANDS)[number];

const FLAGS = [
  'module',
  'lang',
  'components',
  'seed',
  'option',
  'preset',
  'start',
  'save',
  'mine',
  'new-text',
  'bots',
  'until',
  'seat',
  'to',
  'at',
  'as',
  'measure',
  'with',
  'games',
  'workers',
  'keep',
  'paper',
  'plain',
  'out',
  'force',
  'json',
  'port',
  'exact-port',
  'lan',
  'data',
  'backup',
  'expire',
  'host',
  'proxy',
  'limit',
  'help',
  'version',
] as const;
export type FlagName = (typeof FLAGS)[number];

export interface TerminalWords {
  /** What the program is, in a line. */
  readonly pitch: string;
  readonly commands: Readonly<Record<CommandName, string>>;
  readonly flags: Readonly<Record<FlagName, string>>;
  readonly help: {
    readonly usage: string;
    readonly commands: string;
    readonly flags: string;
    readonly games: string;
    /** How to learn more. */
    readonly more: string;
    readonly options: string;
    readonly presets: string;
    readonly facts: string;
    readonly measures: string;
    standard(value: string): string;
  };
  readonly wrong: {
    command(name: string, known: string): string;
    flag(flag: string): string;
    value(flag: string): string;
    noValue(flag: string): string;
    /** Given more than once; `flag` may name the key too. */
    twice(flag: string): string;
    extra(argument: string): string;
    missing(what: string): string;
    game(id: string, known: string): string;
    /** After a game that is not known: it may come from a module file that was not named. */
    readonly whichModule: string;
    /** Of a file that --module names. */
    readonly module: {
      none(file: string): string;
      taken(file: string, id: string): string;
      failed(file: string, reason: string): string;
      /** What its folder lacks. */
      readonly packageType: string;
    };
    lang(tag: string, known: string): string;
    preset(id: string, known: string): string;
    measure(id: string, known: string): string;
    /** --with, for a measure that has nothing to set. */
    withoutSettings(measure: string): string;
    bot(name: string, known: string): string;
    readonly oneSeat: string;
    noSeat(seat: string, known: string): string;
    /** Several people play, and some of it only one of them may see. */
    whoReads(seats: string): string;
    /** The draw is only for this seat to see. */
    secret(seat: string): string;
    pair(text: string): string;
    number(flag: string, value: string, min: number, max: number): string;
    together(a: string, b: string): string;
    /** The file holds a game with other settings than those on the command line. */
    otherSettings(file: string, flag: string): string;
    /** Of the file that a game is saved in, while it is played. */
    changedMeanwhile(file: string): string;
    goneMeanwhile(file: string): string;
    toEntry(n: number, last: number): string;
    readonly noDraw: Readonly<Record<'over' | 'choice' | 'table', string>>;
    measureInstead(measures: string): string;
    /** An answer that isn't possible. */
    answer(text: string): string;
    /** The rest of several answers on one line, when another question has come. */
    leftOver(text: string): string;
    /** Bounds, or a few choices, closed with a full stop. */
    possible(possible: string): string;
    /** Too few or too many faces on a line, or no faces of a die. */
    die(most: number): string;
    bothDice(most: number): string;
    dice(n: number, most: number): string;
    ambiguous(text: string, among: string): string;
    again: string;
  };
  readonly serve: {
    at(address: string): string;
    /** Where the tables are kept. */
    tables(folder: string): string;
    network(addresses: string): string;
    readonly noNetwork: string;
    /** Who can open it, and what a page without https can't do. */
    readonly lan: string;
    readonly noApp: string;
    inUse(folder: string, by: string): string;
    newer(folder: string): string;
    taken(port: number): string;
    notOpened(folder: string, why: string): string;
    noDatabase(place: string, why: string): string;
    folderAndDatabase: string;
    limit(name: string, known: string): string;
    readonly stopped: string;
  };
  readonly join: {
    /** Not a link to a shared table. */
    link(text: string): string;
    readonly noBranch: string;
    readonly left: string;
  };
  readonly games: {
    readonly status: Readonly<Record<'draft' | 'complete', string>>;
    range(min: number, max: number): string;
    /** `span`: a number, or a range up to `max`. */
    players(span: string, max: number): string;
    minutes(span: string): string;
  };
  readonly play: {
    readonly checklist: string;
    resumed(entries: number, file: string): string;
    /** The file was saved with another text of the same solo system. */
    otherText(file: string): string;
    onNewText(copy: string): string;
    notOnNewText(file: string): string;
    readonly choose: string;
    /** If the choices have numbers that are printed on the player's own cards. */
    readonly printed: string;
    /** If the choices are typed as letters and a number. */
    short(example: string): string;
    /** After these, if the question repeats. */
    readonly inTurn: string;
    number(min: number, max: number): string;
    numberInSteps(min: number, max: number, step: number): string;
    readonly draw: string;
    readonly mine: string;
    /** The same where dice are rolled. */
    readonly roll: string;
    readonly rolled: string;
    /** At a single die that is read by its face. */
    die(most: number): string;
    /** At a hand of several dice. */
    dice(example: string): string;
    /** `order` names dice of different colours. */
    diceInOrder(example: string, order: string): string;
    readonly again: string;
    /** What each key below the question does, in a word or two. */
    readonly keys: Readonly<Record<MenuKey, string>>;
    /** The same for the list of all keys, in full. */
    readonly help: Readonly<Record<Key, string>>;
    readonly whichFact: string;
    newValue(fact: string, possible: string): string;
    readonly reason: string;
    readonly noFacts: string;
    readonly note: string;
    readonly noted: string;
    readonly mark: string;
    readonly marked: string;
    readonly whichEntry: string;
    readonly whichFile: string;
    branched(file: string): string;
    readonly whichSeat: string;
    whoPlays(known: string): string;
    readonly whichAside: string;
    readonly noAsides: string;
    clauses(ids: string): string;
    /** Before a person sees what only this seat may see. */
    passTo(seat: string): string;
    /** A bot found no move, and a person plays its seat from now on. */
    botFailed(seat: string, bot: string): string;
    /** A bot found no move, and its seat stays as it is; why is said after it. */
    botStuck(seat: string, bot: string): string;
    /** At a shared table: whether a person may play for the bot. */
    readonly othersAsked: string;
    /** An error of the program stopped the bots. */
    botsStopped(error: string): string;
    /** The moves that a bot weighed, with their values. */
    weighed(seat: string, bot: string, moves: string): string;
    /** Which setting switches the rule, and what it is now. */
    setting(name: string, value: string, flag: string): string;
    readonly noRule: string;
    /** Before the line to type for the current suppositions. */
    readonly suppose: string;
    /** A text was longer than a journal takes. */
    cut(max: number): string;
    readonly noOdds: string;
    readonly noProposal: string;
    readonly emptyStory: string;
    /** Something that was looked up fills the screen: how to continue. */
    readonly more: string;
    /** The table is higher than the screen: which key shows all of it. */
    readonly rest: string;
    /** Outcomes that are all as likely: how likely each is. */
    each(of: string, share: string): string;
    readonly over: string;
    saved(file: string): string;
    readonly notSaved: string;
    /** At the end of a game without a file; what is typed is its name. */
    readonly keepWhere: string;
    /** Asked if the game's file can no longer be written; `file` is the suggestion. */
    saveWhere(file: string): string;
    movedTo(file: string): string;
    /** Before the whole game as text, where no disk took it. */
    readonly asText: string;
    /** Behind what keeps an opened game from being saved. */
    readonly lastSaved: string;
  };
  readonly scene: { readonly empty: string };
  readonly odds: {
    readonly exact: string;
    sampled(runs: number): string;
  };
  readonly check: {
    good(file: string, entries: number): string;
    /** It can be continued, and what couldn't be verified is said below. */
    unverified(file: string, entries: number): string;
    /** The same, and settings or entries of older rules no longer count. */
    reduced(file: string, entries: number): string;
    /** It opens, and something is wrong with it that is said below. */
    doubtful(file: string, entries: number): string;
    bad(n: number, of: number): string;
  };
  readonly solo: {
    good(file: string, title: string): string;
    problems(file: string, n: number): string;
    /** Before what is probably not meant so. */
    hints(n: number): string;
    /** Sentences that a further language of the file lacks. */
    missing(lang: string): string;
    /** A watch without a terminal is one round. */
    readonly once: string;
    /** What ends a watch, after its first round. */
    readonly waiting: string;
  };
  readonly file: {
    good(file: string): string;
    bad(file: string, problems: number): string;
    /** The game takes no files. */
    none(game: string): string;
  };
  readonly new: {
    /** Not the name of a game. */
    name(name: string): string;
    taken(name: string): string;
    written(path: string): string;
    /** The line that puts it in the catalogue. */
    line(file: string, line: string): string;
  };
  readonly golden: {
    endless(moves: number): string;
    outcome(id: string, known: string): string;
    /** None of the games, starting with this seed, had this ending. */
    notReached(outcome: string, games: number, seed: number): string;
    reached(outcome: string, seed: number): string;
    /** Random play never got there; an aside, given by its id, did. */
    byAside(outcome: string, seed: number, aside: string): string;
    /** After “the file already exists”. */
    readonly force: string;
  };
  readonly ladder: {
    readonly rating: string;
    readonly oneSeat: string;
    explained(fair: string, games: number): string;
  };
  readonly simulate: {
    played(games: number, seed: number): string;
    by(bot: string): string;
    stopped(games: number, of: number): string;
    moves(mean: string, low: string, high: string): string;
    /** A seat's points on average, as the sample has them; the only seat has no name. */
    points(seat: string, mean: string, low: string, high: string): string;
    readonly outcomes: string;
    readonly interval: string;
    /** How many games were saved as journals in the folder. */
    kept(games: number, folder: string): string;
    notEmpty(folder: string): string;
  };
}

/** A dictionary as a translator meets it. */
export type Dictionary = Flat<TerminalWords>;

export const terminalWords = loader<TerminalWords>({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
  cs: async () => (await import('./cs.ts')).cs,
  ru: async () => (await import('./ru.ts')).ru,
});

/** An answer that isn't possible; `possible` has bounds or a few choices, or is ''. */
export function notPossible({ wrong }: TerminalWords, text: string, possible: string): string {
  return possible ? `${wrong.answer(text)} ${wrong.possible(closed(possible))}` : wrong.answer(text);
}

/** A name or a list as a sentence; one that is a question, or stops in the middle, needs no full stop. */
export function closed(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}
