/** A QR code as one path for an SVG, drawn on a grid of `size` by `size` with the quiet margin that readers need. */
import { encode } from 'uqr';

export interface QrCode {
  readonly size: number;
  /** The dark modules; everything else must stay light, also on a dark page. */
  readonly path: string;
}

/** Undefined when the text is too long for any QR code: offer a file then. */
export function qrCode(text: string): QrCode | undefined {
  try {
    const { size, data } = encode(text, { ecc: 'L', border: 4 });
    return { size, path: data.map((row, y) => runs(row, y)).join('') };
  } catch {
    return undefined;
  }
}

/** Dark modules side by side are one rectangle: a third of the path's length, and no seams between them. */
function runs(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    const from = x;
    while (row[x]) x++;
    if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
  }
  return path;
}
