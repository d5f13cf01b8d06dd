/** Why no table was opened, in a sentence. */
import type { Problem } from '../../kernel/session/journal.ts';
import type { TogetherWords } from '../../together/words/words.ts';
import { type Program, sayProblem } from '../../words/program.ts';
import type { NoTable } from './server.ts';

export function sayNoTable(
  { reason, found = '', expected = '' }: NoTable,
  { notOpened }: TogetherWords,
  program: Program,
  title: string,
): string {
  switch (reason) {
    case 'noServer':
    case 'offline':
    case 'huge':
    case 'slow':
    case 'storage':
      return notOpened[reason];
    case 'table':
    case 'token':
      return notOpened.gone;
    case 'hides':
      return notOpened.hides(title);
    case 'unknown':
      return found ? notOpened.unknown(found) : notOpened.noServer;
  }
  // What is wrong with the journal, by the rules of the server.
  const known = Object.keys(program.problems).find((each): each is Problem['reason'] => each === reason);
  return known ? sayProblem(program, { reason: known, found, expected }) : notOpened.noServer;
}
