/** Undone decisions fold away; undone draws stay in sight, struck out. */
import type { AnySpec } from '../../../kernel/game.ts';
import { isDraw } from '../../../kernel/session/step.ts';
import type { StoryItem } from '../../../kernel/session/story.ts';

export interface Fold {
  readonly folded: boolean;
  readonly lines: readonly StoryItem<AnySpec>[];
}

export function folded(story: readonly StoryItem<AnySpec>[]): readonly Fold[] {
  const folds: { folded: boolean; lines: StoryItem<AnySpec>[] }[] = [];
  for (const line of story) {
    const { entry, undone, played } = line;
    if (entry.kind === 'undo' || entry.kind === 'redo' || (entry.kind === 'check' && undone)) continue;
    const folded = undone && !(played && isDraw(played));
    const last = folds.at(-1);
    if (last?.folded === folded) last.lines.push(line);
    else folds.push({ folded, lines: [line] });
  }
  return folds;
}
