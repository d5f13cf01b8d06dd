/** A link as a QR code, dark on light whatever the page's colours. */
import { qrCode } from './qr.ts';
import './Qr.css';

/** Whole pixels per module: about the same total size for every code, but never too small for a camera. */
const pixels = (size: number) => Math.max(3, Math.floor(352 / size));

interface Props {
  readonly link: string;
  readonly label: string;
  /** Instead of a code if the link is too long for one. */
  readonly tooLong: string;
}

export function Qr({ link, label, tooLong }: Props) {
  const code = qrCode(link);
  if (!code) return <p class="notice">{tooLong}</p>;
  return (
    <svg
      class="qr"
      width={code.size * pixels(code.size)}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
