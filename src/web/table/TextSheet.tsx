/** A sheet with one field of text: notes, bookmarks, a word about an aside, a name. */
import { useState } from 'preact/hooks';
import { Dialog } from '../dialog.tsx';

interface Props {
  readonly title: string;
  readonly label: string;
  readonly button: string;
  readonly first?: string;
  /** An empty text will not do. */
  readonly needed?: boolean;
  readonly take: (text: string) => void;
  readonly close: () => void;
}

export function TextSheet({ title, label, button, first = '', needed = false, take, close }: Props) {
  const [text, setText] = useState(first);
  return (
    <Dialog title={title} close={close}>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          if (needed && !text.trim()) return;
          take(text.trim());
          close();
        }}
      >
        <label class="field">
          <span>{label}</span>
          <textarea
            rows={3}
            maxLength={1000}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary" disabled={needed && !text.trim()}>
          {button}
        </button>
      </form>
    </Dialog>
  );
}
