/** A game as a link and a QR code for another device; a file if it's too long for either. */
import { useState } from 'preact/hooks';
import { Dialog } from '../dialog.tsx';
import { useLoaded } from '../loaded.ts';
import type { Store } from '../store/store.ts';
import { readGame } from '../table/saved/open.ts';
import { useUi } from '../ui.ts';
import { canDeflate, linkTo, MOST_LETTERS, pack, thin } from './link.ts';
import { onlyHere } from './only-here.ts';
import { Qr } from './Qr.tsx';

interface Props {
  readonly id: string;
  readonly store: Store;
  readonly save: () => unknown;
  readonly close: () => void;
}

export function ShareSheet({ id, store, save, close }: Props) {
  const { say } = useUi();
  const { keeping } = say;
  const [copied, setCopied] = useState('');
  const made = useLoaded(async () => {
    // A path on this disk is private, and useless to others.
    if (location.protocol === 'file:') return { link: '', why: keeping.onlyHere };
    if (!canDeflate()) return { link: '', why: keeping.noDeflate };
    const read = await readGame(store, id);
    if (!read?.ok) return { link: '', why: say.broken };
    const letters = await pack(thin(read.session, read.record));
    return letters.length > MOST_LETTERS
      ? { link: '', why: keeping.noLink }
      : { link: linkTo(letters), why: onlyHere() ? keeping.onlyHere : '' };
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
    <Dialog title={keeping.share} close={close}>
      {(!made || made.link) && <p class="quiet">{keeping.shareHelp}</p>}
      {!made && <p aria-busy="true">{say.loading}</p>}
      {made?.why && <p class="notice">{made.why}</p>}
      {made?.link && (
        <>
          <Qr link={made.link} label={keeping.qr} tooLong={keeping.noQr} />
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
