/** A sheet with one text field: notes, bookmarks, a comment on an aside, a name. */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { NAME_LIMIT } from '../../../kernel/session/games-file.ts';
import { TEXT_LIMIT } from '../../../kernel/session/journal.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { Problem } from '../../page/Problem.tsx';

interface Props {
  readonly title: string;
  readonly label: string;
  readonly button: string;
  readonly first?: string;
  /** The text may not be empty. */
  readonly needed?: boolean;
  /** A name or a bookmark: one line that Enter submits. */
  readonly line?: boolean;
  /** The text is optional, so no keyboard pops up over the button. */
  readonly optional?: boolean;
  /** What to know before the button is pressed. */
  readonly note?: string;
  /** Returns why the text was refused, in words; '' if it was accepted. */
  readonly take: (text: string) => string;
  readonly close: () => void;
}

export function TextSheet(props: Props) {
  const {
    title,
    label,
    button,
    first = '',
    needed = false,
    line = false,
    optional = false,
    note = '',
  } = props;
  const { take, close } = props;
  const [text, setText] = useState(first);
  const [refused, setRefused] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  // The sheet is for writing, so the player can type at once.
  useEffect(() => {
    if (!optional) (input.current ?? area.current)?.focus();
  }, []);
  return (
    <Dialog title={title} close={close}>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          if (needed && !text.trim()) return;
          const why = take(text.trim());
          setRefused(why);
          if (!why) close();
        }}
      >
        <div class="field">
          <label for={id}>{label}</label>
          {line ? (
            <input
              ref={input}
              id={id}
              type="text"
              maxLength={NAME_LIMIT}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          ) : (
            <textarea
              ref={area}
              id={id}
              rows={3}
              maxLength={TEXT_LIMIT}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          )}
        </div>
        <Problem>{refused}</Problem>
        {note && <p class="quiet">{note}</p>}
        <button type="submit" class="primary" disabled={needed && !text.trim()}>
          {button}
        </button>
      </form>
    </Dialog>
  );
}
