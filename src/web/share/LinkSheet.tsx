/** A text as a link and a QR code for another device; a file if it's too long for either. */
import { useState } from 'preact/hooks';
import { Dialog } from '../controls/Dialog.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { useUi } from '../words/ui.ts';
import { canDeflate, linkTo, MOST_LETTERS, pack } from './link.ts';
import { onlyHere } from './only-here.ts';
import { Qr } from './Qr.tsx';

interface Props {
  /** What is sent is a game or a system. */
  readonly words: Readonly<
    Record<'share' | 'shareHelp' | 'qr' | 'noQr' | 'noLink' | 'onlyHere' | 'noDeflate', string>
  >;
  readonly id: string;
  /** Undefined if it can't be read. */
  readonly text: () => Promise<string | undefined>;
  readonly save: () => unknown;
  readonly close: () => void;
}

export function LinkSheet({ words, id, text, save, close }: Props) {
  const { say } = useUi();
  const { keeping } = say;
  const [copied, setCopied] = useState('');
  const made = useLoaded(async () => {
    // A path on this disk is private, and useless to others.
    if (location.protocol === 'file:') return { link: '', why: 'onlyHere' } as const;
    if (!canDeflate()) return { link: '', why: 'noDeflate' } as const;
    const read = await text();
    if (read === undefined) return { link: '', why: 'broken' } as const;
    const letters = await pack(read);
    return letters.length > MOST_LETTERS
      ? ({ link: '', why: 'noLink' } as const)
      : ({ link: linkTo(letters), why: onlyHere() ? 'onlyHere' : '' } as const);
  }, id);
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(keeping.copied);
    } catch {
      setCopied(keeping.notCopied);
    }
  };
  return (
    <Dialog title={words.share} close={close}>
      {(!made || made.link) && <p class="quiet">{words.shareHelp}</p>}
      {!made && <p aria-busy="true">{say.loading}</p>}
      {made?.why && <p class="notice">{made.why === 'broken' ? say.broken : words[made.why]}</p>}
      {made?.link && (
        <>
          <Qr link={made.link} label={words.qr} tooLong={words.noQr} />
          <label class="field">
            <span>{keeping.link}</span>
            <textarea rows={3} readOnly value={made.link} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <button type="button" class="primary" onClick={() => void copy(made.link)}>
            {keeping.copy}
          </button>
        </>
      )}
      <p role="status">{copied}</p>
      <button type="button" class={made && !made.link ? 'primary' : undefined} onClick={() => void save()}>
        {say.export}
      </button>
    </Dialog>
  );
}
