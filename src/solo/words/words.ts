/** What the program itself says about solo files: their problems, and what a file has no words for. */
import type { Lang } from '../../kernel/words.ts';
import type { Change } from '../changes.ts';
import type { Expectation, Problems, SoloProblem } from '../problem.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';

export interface Dictionary {
  readonly own: {
    readonly you: string;
    readonly done: string;
    readonly yes: string;
    readonly no: string;
    readonly roll: string;
    readonly draw: string;
    readonly choose: string;
    readonly answer: string;
    readonly doubles: string;
    readonly discards: string;
    readonly cards: string;
    readonly marker: string;
    readonly standard: string;
    readonly standardHelp: string;
    readonly endings: string;
    readonly length: string;
    readonly wholeGame: string;
    /** What a measure with a row for each value shows. */
    readonly shares: string;
    readonly byHand: string;
    rowsOf(table: string): string;
    setTo(name: string, value: string): string;
    layOut(name: string): string;
    start(name: string, value: string): string;
  };
  /** In the nominative, after a colon. */
  readonly expected: { readonly [E in Expectation]: (of: string) => string };
  /** `here: what is expected`; with what was found, and what was probably meant. */
  wanted(what: string, found: string, near: string): string;
  readonly problems: {
    readonly [I in Exclude<keyof Problems, 'expected'>]: { say(facts: Problems[I]): string }['say'];
  };
  at(line: number, column: number): string;
  /** What an edited text changes for a game in progress. */
  readonly changes: { readonly [I in Change['id']]: (name: string) => string };
}

const DICTIONARIES: Readonly<Record<Lang, Dictionary>> = { en, pl, cs, ru };

export function soloWords(lang: Lang): Dictionary {
  return DICTIONARIES[lang];
}

/** A problem as a sentence, without its place. */
export function sayProblem(problem: SoloProblem, lang: Lang): string {
  const words = DICTIONARIES[lang];
  if (problem.id === 'expected') {
    const { what, of, found, near } = problem.facts;
    return words.wanted(words.expected[what](of), found, near);
  }
  const say = words.problems[problem.id] as (facts: object) => string;
  return say(problem.facts);
}

export function sayChange({ id, name }: Change, lang: Lang): string {
  return DICTIONARIES[lang].changes[id](name);
}

/** `line 12, column 7: …`. */
export function sayPlaced(problem: SoloProblem, lang: Lang): string {
  return `${DICTIONARIES[lang].at(problem.line, problem.column)}: ${sayProblem(problem, lang)}`;
}
