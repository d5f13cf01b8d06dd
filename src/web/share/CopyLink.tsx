/** A link for another device: as a QR code, as text, and to copy. */
import { useCopy } from '../controls/copy.ts';
import { Qr } from './Qr.tsx';

interface Props {
  readonly link: string;
  /** What it leads to. */
  readonly label: string;
  readonly rows: number;
  /** What the QR code is for, and what is said if the link is too long for one. */
  readonly qr: string;
  readonly noQr: string;
  readonly words: Readonly<Record<'copy' | 'copied' | 'notCopied', string>>;
}

export function CopyLink({ link, label, rows, qr, noQr, words }: Props) {
  const { copied, copy } = useCopy();
  return (
    <>
      <Qr link={link} label={qr} tooLong={noQr} />
      <label class="field">
        <span>{label}</span>
        <textarea rows={rows} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="primary" onClick={() => copy(link)}>
        {words.copy}
      </button>
      <p role="status">{copied === undefined ? '' : copied ? words.copied : words.notCopied}</p>
    </>
  );
}
