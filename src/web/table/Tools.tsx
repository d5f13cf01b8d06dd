/** The slim bar below the prompt: undo, redo, why, who draws, story. */
import { Icon, type IconName } from '../controls/Icon.tsx';
import { memo } from '../redraw/memo.ts';
import { to } from '../route.ts';
import { useUi } from '../words/ui.ts';
import './tools.css';

interface Props {
  readonly id: string;
  /** Whose moves the next undo removes, if that isn't obvious. */
  readonly undoesMovesOf: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly playerDraws: boolean;
  /** The player may draw and roll instead of the app. */
  readonly ownDice: boolean;
  /** What to know about undo, at a table of people; '' elsewhere. */
  readonly undoNote: string;
  /** The story is shown beside the board. */
  readonly wide: boolean;
  undo(key: boolean): void;
  redo(key: boolean): void;
  why(): void;
  switchDrawer(key: boolean): void;
}

export const Tools = memo((props: Props) => {
  const { id, undoesMovesOf, canUndo, canRedo, playerDraws, ownDice, undoNote, wide } = props;
  const { undo, redo, why, switchDrawer } = props;
  const { say } = useUi();
  const tool = (name: IconName, label: string, key: string, act: (key: boolean) => void, off = false) => (
    <button
      type="button"
      class="tool"
      disabled={off}
      aria-keyshortcuts={key}
      onClick={(event) => act(event.detail === 0)}
    >
      <Icon name={name} />
      <span>{label}</span>
    </button>
  );
  return (
    <nav class="tools" aria-label={say.menu}>
      {canUndo && (undoesMovesOf || undoNote) && (
        <p class="undo-of" id="undo-of">
          {undoesMovesOf
            ? [say.seats.undoesMovesOf(undoesMovesOf), undoNote].filter(Boolean).join(' · ')
            : `${say.undo}: ${undoNote}`}
        </p>
      )}
      {tool('undo', say.undo, 'u', undo, !canUndo)}
      {tool('redo', say.redo, 'r', redo, !canRedo)}
      {tool('why', say.why, 'w', why)}
      {ownDice && (
        <button
          type="button"
          class="tool"
          aria-keyshortcuts="d"
          onClick={(event) => switchDrawer(event.detail === 0)}
        >
          <Icon name={playerDraws ? 'hand' : 'app'} />
          <span class="hidden">{say.drawHandHelp}: </span>
          <span>{playerDraws ? say.drawHand.own : say.drawHand.app}</span>
        </button>
      )}
      {!wide && (
        <a class="tool" href={to.story(id)} aria-keyshortcuts="s">
          <Icon name="story" />
          <span>{say.story}</span>
        </a>
      )}
    </nav>
  );
});
