/** The story as text, to paste into a letter or a report of a mistake: it is a save, and `emptychair check` reads it. */
import { useState } from 'preact/hooks';
import { journalText } from '../../sitting/journal-text.ts';
import { hidesFrom } from '../../sitting/narrate.ts';
import type { Sitting } from '../../sitting/sitting.ts';
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
  const [copied, setCopied] = useState<'' | 'yes' | 'no'>('');
  const text = () => journalText(sitting.narrator(words, program), saved.record.name, sitting.playerDraws);
  const shown = copied === 'no' && mayShow(sitting);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied('yes');
    } catch {
      // No permission, or no secure page: the text is shown instead, if it may be.
      setCopied('no');
    }
  };
  return (
    <div class="copy-story">
      <button type="button" class="side" onClick={() => void copy()}>
        <Icon name="copy" /> {keeping.copyStory}
      </button>
      <span role="status">
        {copied === 'yes' && keeping.copied}
        {copied === 'no' && (shown ? keeping.notCopied : keeping.notShown)}
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
