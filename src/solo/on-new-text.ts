/** A game in progress whose solo file was edited. */
import type { AnySpec, Game } from '../kernel/game.ts';
import { type Attempt, GAME_TEXT, type Journal } from '../kernel/session/journal.ts';
import { underNewText } from '../kernel/session/new-text.ts';
import { type Resumed, resume } from '../kernel/session/resume.ts';
import { type Change, changesBetween } from './changes.ts';
import { compile } from './read/compile.ts';

export interface OnNewText {
  /** The game from the last position that the new text understands, or why there is none. */
  readonly resumed: Attempt<Resumed<AnySpec>>;
  readonly journal: Journal;
  readonly changes: readonly Change[];
}

/** A saved game of another text of this system, continued with this one. */
export function onNewText(game: Game<AnySpec>, old: Journal): OnNewText {
  const [before, now] = [compile(String(old.options[GAME_TEXT])), compile(game.text ?? '')];
  const last = old.entries.findLast((entry) => entry.kind === 'check');
  const changes = before.ok && now.ok ? changesBetween(before.plan, now.plan, last?.state) : [];
  const journal = underNewText(game, old);
  return { resumed: resume(game, journal), journal, changes };
}
