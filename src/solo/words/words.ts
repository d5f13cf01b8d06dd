/** What the program itself says about solo files: their problems, and what a file has no words for. */
import type { Lang } from '../../kernel/words.ts';
import type { Change } from '../changes.ts';
import type { SoloProblem } from '../problem.ts';
import { cs } from './cs.ts';
import type { Dictionary } from './dictionary.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';

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
