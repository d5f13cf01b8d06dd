/** The story as text, to paste into a letter or a report of a mistake: it is a save, and `emptychair check` reads it. */
import { useState } from 'preact/hooks';
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import { journalText } from '../../sitting/journal-text.ts';
import { Icon } from '../icons.tsx';
import type { Sitting } from '../table/sitting.ts';
import { useUi } from '../ui.ts';

export function CopyStory({ sitting, words }: { sitting: Sitting; words: Words<AnySpec> }) {
  const { say, program } = useUi();
  const { keeping } = say;
  const [copied, setCopied] = useState<'' | 'yes' | 'no'>('');
  const { name, own } = sitting.record;
  const text = () => journalText(sitting.telling(words, program), name, own);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied('yes');
    } catch {
      // No permission, or no secure page: the text is shown instead.
      setCopied('no');
    }
  };
  return (
    <div class="copy-story">
      <button type="button" class="side" onClick={() => void copy()}>
        <Icon name="copy" /> {keeping.copyStory}
      </button>
      <span role="status">{copied && (copied === 'yes' ? keeping.copied : keeping.notCopied)}</span>
      {copied === 'no' && (
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
