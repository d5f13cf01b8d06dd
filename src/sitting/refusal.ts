/** Why an act was refused, as facts that the surfaces put into words. */
import type { AnySpec, RuledOut } from '../kernel/game.ts';
import type { Problem } from '../kernel/session/journal.ts';
import type { Item } from '../kernel/session/session.ts';
import { sayMove, type Words } from '../kernel/words.ts';
import { asWritten } from '../words/as-written.ts';
import { type Program, sayProblem } from '../words/program.ts';

export type Refusal =
  /** Another seat is asked: a bot, or a person who hasn't taken the device yet. */
  | { readonly why: 'turn'; readonly seat: string }
  | { readonly why: 'undo' | 'redo' }
  /** At a shared table: its draw isn't here yet, this device only watches, somebody was faster, or the table is full. */
  | { readonly why: 'drawing' | 'watch' | 'behind' | 'full' }
  /** Between people at a shared table: the table's reason, for which surfaces with people have a sentence each. */
  | { readonly why: 'table'; readonly reason: string }
  /** The rule that forbids the move, if the game names one. */
  | { readonly why: 'rule'; readonly rule: RuledOut<AnySpec> }
  | { readonly why: 'problem'; readonly problem: Problem };

/** The result of an act: the entries it wrote, that others at the table must agree first, or why nothing changed. */
export type ActResult =
  | { readonly ok: true; readonly proposed: false; readonly items: readonly Item<AnySpec>[] }
  | { readonly ok: true; readonly proposed: true }
  | { readonly ok: false; readonly refused: Refusal };

/** Neither refused nor only proposed to the others. */
export function isDone(acted: ActResult): acted is Extract<ActResult, { proposed: false }> {
  return acted.ok && !acted.proposed;
}

/** Why an act was refused, in words; '' if it wasn't. */
export function whyRefused(
  acted: ActResult,
  program: Program,
  words: Words<AnySpec>,
  view: AnySpec['view'],
): string {
  return acted.ok ? '' : sayRefusal(program, words, view, acted.refused);
}

/** One sentence; it names moves by their button labels in this view. */
export function sayRefusal(
  program: Program,
  words: Words<AnySpec>,
  view: AnySpec['view'],
  refused: Refusal,
): string {
  switch (refused.why) {
    case 'turn':
      return program.refused.turn(words.seats(refused.seat));
    case 'undo':
    case 'redo':
    case 'drawing':
    case 'watch':
    case 'behind':
    case 'full':
    case 'table':
      return program.refused[refused.why];
    case 'rule':
      return words.ruledOut?.[refused.rule.why]?.(refused.rule.facts) ?? refused.rule.why;
    case 'problem': {
      const { problem } = refused;
      const { reason, found = '' } = problem;
      if (reason !== 'move' && reason !== 'aside' && reason !== 'over')
        return sayProblem(program, problem, words);
      // The screen already shows what is possible.
      return program.problems[reason](
        asWritten(found, () => sayMove(words, found, view)),
        '',
      );
    }
  }
}
