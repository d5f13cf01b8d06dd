/** What the app itself says: one dictionary for each language, complete by the compiler. */

import { type Flat, grouped } from '../../kernel/sentences.ts';
import { type Lang, numbers, type OptionWords } from '../../kernel/words.ts';
import type { KeepingWords } from './keeping/words.ts';
import type { LabPageWords } from './lab/words.ts';
import type { SystemsWords } from './systems/words.ts';

/** What the buttons of a chance say. */
export interface DrawWords {
  readonly forMe: string;
  /** If the app goes on with the draws that follow. */
  readonly allForMe: string;
  readonly myself: string;
  mine(result: string): string;
  /** After "done". */
  and(label: string): string;
  andMyself(label: string): string;
}

export interface UiWords {
  readonly name: string;
  readonly tagline: string;
  /** For a first visit, below the tagline: what you do, and what the app does. */
  readonly welcome: string;
  /** Above the game to try first, which needs no box; what its button says. */
  readonly tryFirst: string;
  readonly tryNow: string;
  readonly loading: string;
  readonly close: string;
  readonly skipToTable: string;
  readonly notFound: string;
  /** What to do where a game isn't found. */
  readonly notFoundHelp: string;
  readonly toShelf: string;
  readonly help: string;

  readonly settings: string;
  readonly language: string;
  readonly components: string;
  readonly componentsSame: string;
  readonly componentsHelp: string;
  readonly theme: string;
  readonly themes: { readonly auto: string; readonly light: string; readonly dark: string };
  readonly awake: string;
  readonly awakeHelp: string;
  readonly sound: string;
  readonly soundHelp: string;
  readonly vibration: string;
  readonly vibrationHelp: string;

  // the shelf
  readonly games: string;
  readonly inProgress: string;
  /** Above the demo, while there is nothing else to continue. */
  readonly lookAtExample: string;
  readonly finished: string;
  /** Games saved as files, finished, archived, deleted. */
  readonly savedGames: string;
  /** The page of what all finished games came to. */
  readonly history: string;
  /** Which boxed game must be on the table; or that none must. */
  box(name: string): string;
  readonly noBox: string;
  readonly newGame: string;
  players(k: number): string;
  playersBetween(min: number, max: number): string;
  minutes(min: number, max: number): string;
  minutesExactly(n: number): string;
  /** Hours may have a fraction and are written as in the language. */
  minutesToHours(min: number, hours: string): string;
  hours(min: string, max: string): string;
  readonly draft: string;
  readonly demo: string;
  readonly demoHelp: string;
  readonly import: string;
  readonly importHelp: string;
  removed(title: string): string;
  readonly restore: string;
  played(when: string): string;
  readonly rename: string;

  // the rules, and a first game with a guide
  readonly rules: string;
  readonly board: string;
  readonly guide: string;
  readonly endGuide: string;
  readonly closeTip: string;
  readonly guidedRound: string;

  // set-up
  setUp(title: string): string;
  /** The two steps of a set-up, and the way from the first to the second. */
  readonly choose: string;
  readonly layOut: string;
  readonly toLayOut: string;
  readonly startWith: string;
  /** Behind the settings that a new game starts with. */
  readonly recommended: string;
  /** Above what the source leaves out. */
  readonly gaps: string;
  readonly yourGame: string;
  readonly details: string;
  readonly detailsHelp: string;
  readonly rulings: string;
  readonly rulingsHelp: string;
  readonly ruleDefault: string;
  readonly reason: string;
  readonly checklist: string;
  readonly checklistHelp: string;
  readonly draws: string;
  readonly appDraws: string;
  readonly ownDraws: string;
  readonly drawsHelp: string;
  readonly begin: string;
  readonly startsHalfway: string;
  readonly startsHalfwayHelp: string;
  between(min: number, max: number): string;
  outOfBounds(min: number, max: number): string;
  nth(n: number): string;
  readonly chooseFile: string;
  /** What is wrong with it is said beside it. */
  fileRefused(name: string): string;

  // the table
  readonly theTable: string;
  readonly emptyCup: string;
  nextDraw(pieces: string): string;
  readonly nothingHere: string;
  /** Chits and cards are drawn, dice are rolled. */
  readonly draw: DrawWords;
  readonly roll: DrawWords;
  readonly drawnBefore: (result: string) => string;
  /** Before the odds of one outcome, where all have the same: “each 1 of 6”. */
  readonly each: string;
  /** Every outcome of a draw with its odds; `outcomes` of them. */
  allOutcomes(outcomes: number): string;
  readonly newDraw: string;
  readonly newDrawHelp: string;
  readonly drawnByApp: string;
  readonly drawnByYou: string;
  readonly undo: string;
  readonly redo: string;
  readonly why: string;
  readonly story: string;
  readonly menu: string;
  /** Above the parts of the menu. */
  readonly menuParts: Readonly<Record<'table' | 'story' | 'keep' | 'look', string>>;
  readonly adjust: string;
  readonly adjustHelp: string;
  readonly adjustChanges: string;
  readonly save: string;
  readonly cancel: string;
  readonly adjustReason: string;
  readonly set: string;
  readonly note: string;
  readonly addNote: string;
  /** After a note or a bookmark was written. */
  readonly noteKept: string;
  readonly markKept: string;
  readonly bookmark: string;
  readonly export: string;
  readonly asideReason: string;
  /** Before sentences that say what an aside does. */
  readonly asideDoes: string;
  readonly endsGame: string;
  readonly keys: string;
  readonly keysHelp: readonly (readonly [key: string, does: string])[];
  readonly gameOver: string;
  readonly find: string;
  readonly number: string;
  /** The buttons beside a number; its name follows. */
  readonly oneLess: string;
  readonly oneMore: string;
  readonly take: string;
  readonly done: string;
  readonly clauses: string;
  readonly clausesAndSettings: string;
  readonly switchedBy: string;
  now(value: string): string;
  readonly drawHand: { readonly app: string; readonly own: string };
  readonly drawHandNow: { readonly app: string; readonly own: string };
  readonly drawHandHelp: string;
  readonly justNow: string;
  readonly previous: string;
  readonly next: string;
  ruleOf(line: string): string;
  readonly undone: string;
  readonly noRule: string;
  /** Above the moves that can't be made at this prompt, each with its reason. */
  readonly notNow: string;

  // the story
  readonly beginning: string;
  looking(step: number, of: number): string;
  readonly lookingHelp: string;
  readonly backToNow: string;
  readonly branch: string;
  stepsUndone(n: number): string;
  readonly bookmarks: string;
  readonly emptyStory: string;

  // who sits where, what bots did, how it ended
  readonly seats: {
    readonly title: string;
    readonly help: string;
    readonly person: string;
    readonly you: string;
    /** Bots that play any game. */
    readonly bots: Readonly<Record<'random', OptionWords>>;
    thinking(seat: string): string;
    readonly thinkingHelp: string;
    readonly continue: string;
    readonly stuck: string;
    /** An error of the app, not of the bot. */
    readonly failed: string;
    passTo(seat: string): string;
    readonly passToHelp: string;
    itIsMe(seat: string): string;
    readonly played: string;
    /** Starts and stops showing the bots' moves automatically, one after another. */
    readonly watch: string;
    readonly pause: string;
    /** Before what a bot's moves changed for the reader. */
    readonly toYou: string;
    readonly stepThrough: string;
    readonly hide: string;
    stepOf(n: number, of: number): string;
    readonly toNow: string;
    readonly draws: string;
    whyOf(line: string): string;
    readonly considered: string;
    readonly byChance: string;
    readonly byOwnScale: string;
    readonly noReasons: string;
    /** What it weighed is hidden from the person who asks. */
    readonly secretReasons: string;
    undoesMovesOf(seats: string): string;
    undone(seats: string): string;
  };
  readonly results: {
    readonly title: string;
    readonly winner: string;
    /** To the only person against bots. */
    readonly youWin: string;
    /** Names in the nominative. */
    wonBy(names: string, n: number): string;
    readonly share: string;
    readonly seat: string;
    readonly origin: string;
    readonly total: string;
    readonly overRounds: string;
    round(n: number): string;
    readonly asTable: string;
  };
  takeNumber(n: number): string;
  readonly otherChoice: string;

  // keeping games
  readonly notSaved: string;
  readonly notSavedHelp: string;
  readonly tryAgain: string;
  readonly noStorage: string;
  readonly caughtUp: string;
  /** After it, where steps that could not be saved are now a separate game. */
  readonly caughtUpApart: string;
  readonly broken: string;
  readonly brokenHelp: string;
  readonly downloadAnyway: string;
  readonly crashed: string;
  readonly crashedHelp: string;
  readonly reload: string;

  /** The library, backups, links, printing, luck. */
  readonly keeping: KeepingWords;
  /** In every editor of a data file. */
  readonly editor: {
    edited(title: string): string;
    imported(file: string): string;
    readonly import: string;
    readonly export: string;
    readonly takeBack: string;
    problems(n: number): string;
  };
  /** Many games played at once, and what they show. */
  readonly lab: LabPageWords;
  /** Solo systems that are text files. */
  readonly systems: SystemsWords;

  // installed, updated, or opened where that can't be
  readonly offline: {
    version(v: string): string;
    readonly check: string;
    readonly asking: string;
    readonly newest: string;
    readonly ready: string;
    readonly readyLater: string;
    readonly unreachable: string;
    readonly impossible: string;
    readonly apply: string;
    readonly opened: { readonly network: string; readonly file: string };
    readonly limitations: Readonly<Record<'offline' | 'lasting' | 'windows' | 'awake', string>>;
    readonly remedy: string;
  };
}

/** The large parts of the app that have their own dictionaries. */
type Apart = 'keeping' | 'lab' | 'systems';

/** A dictionary as a translator meets it. */
export type Dictionary = Flat<Omit<UiWords, Apart>>;

interface Parts {
  readonly keeping: Flat<KeepingWords>;
  readonly lab: Flat<LabPageWords>;
  readonly systems: Flat<SystemsWords>;
}

const whole = (lang: Lang, app: Dictionary, { keeping, lab, systems }: Parts): UiWords => ({
  ...grouped<Omit<UiWords, Apart>>(app, lang),
  keeping: grouped<KeepingWords>(keeping, lang),
  lab: grouped<LabPageWords>(lab, lang),
  systems: grouped<SystemsWords>(systems, lang),
});

const WORDS: Readonly<Record<Lang, () => Promise<UiWords>>> = {
  en: () => import('./en.ts').then(({ en, ...parts }) => whole('en', en, parts)),
  pl: () => import('./pl.ts').then(({ pl, ...parts }) => whole('pl', pl, parts)),
  cs: () => import('./cs.ts').then(({ cs, ...parts }) => whole('cs', cs, parts)),
  ru: () => import('./ru.ts').then(({ ru, ...parts }) => whole('ru', ru, parts)),
};

/** How many play. */
export function sayPlayers(say: UiWords, min: number, max: number): string {
  return min === max ? say.players(min) : say.playersBetween(min, max);
}

/** How long a game takes: in hours, as soon as it is that long. */
export function sayTime(say: UiWords, lang: Lang, min: number, max: number): string {
  const hours = (minutes: number) => numbers(lang, 1)(minutes / 60);
  if (min === max) return say.minutesExactly(min);
  if (max < 60) return say.minutes(min, max);
  return min < 60 ? say.minutesToHours(min, hours(max)) : say.hours(hours(min), hours(max));
}

export function uiWords(lang: Lang): Promise<UiWords> {
  return WORDS[lang]();
}
