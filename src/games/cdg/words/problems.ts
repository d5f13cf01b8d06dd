/** Which sentence says what is wrong with a deck file. */
import type { ProblemWords } from '../../../kernel/data-problem.ts';
import { phrasesOf } from '../../../kernel/sentences.ts';
import type { DeckProblems } from '../files/problems.ts';
import type { Dictionary } from './sentences.ts';

export function problemsOf(d: Dictionary): ProblemWords<DeckProblems> {
  return {
    ...phrasesOf(d, 'problem'),
    least: (f) => d[f.side ? 'problem.least' : 'problem.least.shared'](f),
    column: ({ columns }) => d['problem.column']({ columns: columns.join(', ') }),
    unknownName: ({ name, known }) => d['problem.unknownName']({ name, known: known.join(', ') }),
    oneOf: ({ choices, found }) =>
      d[found ? 'problem.oneOf' : 'problem.oneOf.none']({ choices: choices.join(', '), found }),
  };
}
