/** A game that comes as a text may be edited while it's played: what its journal is under the new text. */
import type { Game, Spec } from '../game.ts';
import { type Entry, GAME_TEXT, isStep, type Journal } from './journal.ts';
import { fold } from './line.ts';

/**
 * Older than any rules that a game begins with, so that resuming it continues from the last position that fits. The steps
 * up to there were verified against their own text, which the journal no longer has.
 */
export const OTHER_TEXT = 0;
const KEPT: readonly Entry['kind'][] = ['seat', 'draws', 'key', 'note'];

/** The steps that count and the positions on the way, as a journal of the new text to resume. */
export function underNewText<G extends Spec>(game: Game<G>, journal: Journal): Journal {
  const { line, checks } = fold(journal.entries);
  const steps = new Set(line);
  const entries = journal.entries.filter((entry, i) =>
    isStep(entry) ? steps.has(i) : (checks.get(i)?.stands ?? KEPT.includes(entry.kind)),
  );
  const text = game.text === undefined ? {} : { [GAME_TEXT]: game.text };
  const options = { ...journal.options, ...text };
  return { game: game.id, version: OTHER_TEXT, seed: journal.seed, options, entries, lines: [] };
}
