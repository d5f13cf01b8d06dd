/** Why an act was refused: facts for the surfaces, which say them. */
import type { AnySpec, RuledOut } from '../kernel/game.ts';
import type { Entry, Problem } from '../kernel/session/journal.ts';
import { sayMove, type Words } from '../kernel/words.ts';
import { asWritten } from '../words/as-written.ts';
import { type Program, sayProblem } from '../words/program.ts';

export type Refused =
  /** Another seat is asked: a bot, or a person who has not taken the device yet. */
  | { readonly why: 'turn'; readonly seat: string }
  | { readonly why: 'undo' | 'redo' }
  /** The rule against the move, where the game knows one. */
  | { readonly why: 'rule'; readonly rule: RuledOut<AnySpec> }
  | { readonly why: 'problem'; readonly problem: Problem };

/** What came of an act: the entries it wrote, or why nothing has changed. */
export type Acted =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly refused: Refused };

/** Why an act was refused, in words; '' where it was not. */
export function whyRefused(
  acted: Acted,
  program: Program,
  words: Words<AnySpec>,
  view: AnySpec['view'],
): string {
  return acted.ok ? '' : sayRefused(program, words, view, acted.refused);
}

/** One sentence; moves by the words on their buttons, as this view has them. */
export function sayRefused(
  program: Program,
  words: Words<AnySpec>,
  view: AnySpec['view'],
  refused: Refused,
): string {
  switch (refused.why) {
    case 'turn':
      return program.refused.turn(words.seats(refused.seat));
    case 'undo':
    case 'redo':
      return program.refused[refused.why];
    case 'rule':
      return words.ruledOut?.[refused.rule.why]?.(refused.rule.facts) ?? refused.rule.why;
    case 'problem': {
      const { problem } = refused;
      const { reason, found = '' } = problem;
      if (reason !== 'move' && reason !== 'aside' && reason !== 'over')
        return sayProblem(program, problem, words);
      // What is possible is on the screen, by its words.
      return program.problems[reason](
        asWritten(found, () => sayMove(words, found, view)),
        '',
      );
    }
  }
}
