/** A link for another device: as a QR code, as text, and to copy. */
import { useState } from 'preact/hooks';
import type { TogetherWords } from '../../together/words/words.ts';
import { onlyHere } from '../share/only-here.ts';
import { Qr } from '../share/Qr.tsx';
import { useUi } from '../words/ui.ts';

interface Props {
  /** The part of the address after the app's own, `#/…`. */
  readonly hash: string;
  /** Addresses of the server for other devices, if it can be reached in the local network. */
  readonly addresses: readonly string[];
  readonly label: string;
  readonly qr: string;
  readonly words: TogetherWords;
}

export function LinkToCopy({ hash, addresses, label, qr, words }: Props) {
  const { say } = useUi();
  const [said, setSaid] = useState('');
  const loopback = onlyHere();
  const near = loopback ? addresses[0] : undefined;
  const link = `${near ?? new URL('.', document.baseURI).href}${hash}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied);
    }
  };
  return (
    <>
      {loopback && !near && <p class="notice">{words.onlyHere}</p>}
      <Qr link={link} label={qr} tooLong={say.keeping.noQr} />
      <label class="field">
        <span>{label}</span>
        <textarea rows={2} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="primary" onClick={() => void copy()}>
        {words.copy}
      </button>
      <p role="status">{said}</p>
    </>
  );
}
