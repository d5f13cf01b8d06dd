/** A game as a link and a QR code for another device; a file if it's too long for either. */
import { useState } from 'preact/hooks';
import { Dialog } from '../dialog.tsx';
import { useLoaded } from '../loaded.ts';
import type { Store } from '../store/store.ts';
import { readGame } from '../table/saved/open.ts';
import { useUi } from '../ui.ts';
import { canDeflate, linkTo, MOST_LETTERS, pack, thin } from './link.ts';
import { qrCode } from './qr.ts';

/** What only this device calls itself. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whole pixels per module: about the same total size for every code, but never too small for a camera. */
const pixels = (size: number) => Math.max(3, Math.floor(352 / size));

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
      : { link: linkTo(letters), why: LOOPBACK.test(location.hostname) ? keeping.onlyHere : '' };
  }, id);
  const code = made?.link ? qrCode(made.link) : undefined;
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
          {code ? (
            <svg
              class="qr"
              width={code.size * pixels(code.size)}
              viewBox={`0 0 ${code.size} ${code.size}`}
              role="img"
              aria-label={keeping.qr}
            >
              <rect width={code.size} height={code.size} fill="#fff" />
              <path d={code.path} fill="#000" shape-rendering="crispEdges" />
            </svg>
          ) : (
            <p class="notice">{keeping.noQr}</p>
          )}
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
