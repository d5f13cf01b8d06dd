/** The slim bar below the prompt: undo, redo, why, who draws, story. */
import { seatsOf } from '../../sitting/seats.ts';
import { stepsToUndo } from '../../sitting/taps.ts';
import { Icon, type IconName } from '../controls/Icon.tsx';
import { useWide } from '../device/wide.ts';
import { memo } from '../redraw/memo.ts';
import { to } from '../route.ts';
import { useAsksFirst } from '../together/people/asks-first.ts';
import { useUi } from '../words/ui.ts';
import { sayWhose } from './seat-names.ts';
import { useGame } from './use-game.ts';
import './tools.css';

export function Tools() {
  const { say } = useUi();
  const { saved, sitting, acts } = useGame();
  const wide = useWide();
  const { watching, playerDraws } = sitting;
  const canUndo = !watching && stepsToUndo(sitting).length > 0;
  const canRedo = !watching && sitting.session.undone.length > 0;
  return (
    <nav class="tools" aria-label={say.menu}>
      {canUndo && <UndoNote />}
      <Tool icon="undo" label={say.undo} shortcut="u" act={acts.undo} off={!canUndo} />
      <Tool icon="redo" label={say.redo} shortcut="r" act={acts.redo} off={!canRedo} />
      <Tool icon="why" label={say.why} shortcut="w" act={acts.why} />
      {sitting.ownDice && (
        <Tool
          icon={playerDraws ? 'hand' : 'app'}
          label={playerDraws ? say.drawHand.own : say.drawHand.app}
          about={say.drawHandHelp}
          shortcut="d"
          act={acts.switchDrawer}
        />
      )}
      {!wide && (
        <a class="tool" href={to.story(saved.record.id)} aria-keyshortcuts="s">
          <Icon name="story" />
          <span>{say.story}</span>
        </a>
      )}
    </nav>
  );
}

/** Whose moves the next undo removes, if that isn't obvious, and whether the others are asked first. */
function UndoNote() {
  const { say, lang } = useUi();
  const { sitting, words } = useGame();
  const asksFirst = useAsksFirst(sitting);
  const note = sitting.undoAsks ? asksFirst : '';
  const others = seatsOf(sitting.session, stepsToUndo(sitting)).filter((seat) => seat !== sitting.viewer);
  const whose = sayWhose(others, sitting, words, lang);
  if (!whose && !note) return null;
  return (
    <p class="undo-of" id="undo-of">
      {whose ? [say.seats.undoesMovesOf(whose), note].filter(Boolean).join(' · ') : `${say.undo}: ${note}`}
    </p>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  /** What the label is about, for screen readers. */
  readonly about?: string;
  readonly shortcut: string;
  readonly off?: boolean;
  act(key: boolean): void;
}

const Tool = memo(({ icon, label, about, shortcut, off = false, act }: ToolProps) => (
  <button
    type="button"
    class="tool"
    disabled={off}
    aria-keyshortcuts={shortcut}
    onClick={(event) => act(event.detail === 0)}
  >
    <Icon name={icon} />
    {about && <span class="hidden">{about}: </span>}
    <span>{label}</span>
  </button>
));
