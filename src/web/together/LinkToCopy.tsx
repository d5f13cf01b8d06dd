/** A link to the table for another device, with an address that the device can reach. */
import type { TogetherWords } from '../../together/words/words.ts';
import { CopyLink } from '../share/CopyLink.tsx';
import { isLoopback } from '../share/loopback.ts';
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
  const loopback = isLoopback();
  const near = loopback ? addresses[0] : undefined;
  const link = `${near ?? new URL('.', document.baseURI).href}${hash}`;
  return (
    <>
      {loopback && !near && <p class="notice">{words.onlyHere}</p>}
      <CopyLink link={link} label={label} rows={2} qr={qr} noQr={say.keeping.noQr} words={words} />
    </>
  );
}
