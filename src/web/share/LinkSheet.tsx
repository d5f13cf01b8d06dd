/** A text as a link and a QR code for another device; a file if it's too long for either. */
import { Dialog } from '../controls/Dialog.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { useUi } from '../words/ui.ts';
import { CopyLink } from './CopyLink.tsx';
import { canDeflate, linkTo, MOST_LETTERS, pack } from './link.ts';
import { isLoopback } from './loopback.ts';

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
  const made = useLoaded(async () => {
    // A path on this disk is private, and useless to others.
    if (location.protocol === 'file:') return { link: '', why: 'onlyHere' } as const;
    if (!canDeflate()) return { link: '', why: 'noDeflate' } as const;
    const read = await text();
    if (read === undefined) return { link: '', why: 'broken' } as const;
    const letters = await pack(read);
    return letters.length > MOST_LETTERS
      ? ({ link: '', why: 'noLink' } as const)
      : ({ link: linkTo(letters), why: isLoopback() ? 'onlyHere' : '' } as const);
  }, id);
  return (
    <Dialog title={words.share} close={close}>
      {(!made || made.link) && <p class="quiet">{words.shareHelp}</p>}
      {!made && <p aria-busy="true">{say.loading}</p>}
      {made?.why && <p class="notice">{made.why === 'broken' ? say.broken : words[made.why]}</p>}
      {made?.link && (
        <CopyLink
          link={made.link}
          label={keeping.link}
          rows={3}
          qr={words.qr}
          noQr={words.noQr}
          words={keeping}
        />
      )}
      <button type="button" class={made && !made.link ? 'primary' : undefined} onClick={() => void save()}>
        {say.export}
      </button>
    </Dialog>
  );
}
