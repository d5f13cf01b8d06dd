/** The story as text, to paste into a letter or a bug report: it is a save, and `emptychair check` reads it. */
import { journalText } from '../../sitting/journal-text.ts';
import { hidesFrom } from '../../sitting/narrate.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import { useCopy } from '../controls/copy.ts';
import { Icon } from '../controls/Icon.tsx';
import { useGame } from '../table/use-game.ts';
import { useUi } from '../words/ui.ts';

/** A save is complete: on the screen it would show what only other seats may know. */
export function mayShow({ session, viewer, covered }: Sitting): boolean {
  return !covered && !hidesFrom(viewer, session);
}

export function CopyStory() {
  const { say, program } = useUi();
  const { saved, sitting, words } = useGame();
  const { keeping } = say;
  const { copied, copy } = useCopy();
  const text = () => journalText(sitting.narrator(words, program), saved.record.name, sitting.playerDraws);
  const shown = copied === false && mayShow(sitting);
  return (
    <div class="copy-story">
      <button type="button" class="side" onClick={() => copy(text())}>
        <Icon name="copy" /> {keeping.copyStory}
      </button>
      <span role="status">
        {copied && keeping.copied}
        {copied === false && (shown ? keeping.notCopied : keeping.notShown)}
      </span>
      {shown && (
        <textarea
          rows={8}
          readOnly
          aria-label={say.story}
          value={text()}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
