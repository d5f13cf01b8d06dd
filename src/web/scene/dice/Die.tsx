/** A die with pips, in the colour its `kind` names; on dice with more or fewer faces than six the number is written. */
import type { Place } from '../../../kernel/scene.ts';
import { tint } from '../../../print/colours.ts';
import { DICE, dieColour } from '../../../print/dice.ts';
import type { Names } from '../../picture.ts';
import { memo } from '../../redraw/memo.ts';
import './Die.css';

const PIPS: Readonly<Record<number, string>> = {
  1: pips([20, 20]),
  2: pips([11, 11], [29, 29]),
  3: pips([11, 11], [20, 20], [29, 29]),
  4: pips([11, 11], [29, 11], [11, 29], [29, 29]),
  5: pips([11, 11], [29, 11], [20, 20], [11, 29], [29, 29]),
  6: pips([11, 10], [29, 10], [11, 20], [29, 20], [11, 30], [29, 30]),
};

/** All pips of a face as one outline: fewer elements to style when dice are rolled. */
function pips(...centres: readonly (readonly [x: number, y: number])[]): string {
  const r = 3.6;
  const half = `a${r} ${r} 0 1 0`;
  return centres.map(([x, y]) => `M${x - r} ${y}${half} ${2 * r} 0${half} ${-2 * r} 0`).join('');
}

interface Props {
  readonly value: number;
  readonly kind?: string;
  readonly name?: string;
  readonly faces?: number;
}

export const Die = memo(({ value, kind = '', name, faces = 6 }: Props) => {
  const face = faces === 6 ? PIPS[value] : undefined;
  const { fill, frame, ...look } = DICE[dieColour(kind)];
  const pips = tint(look.pips);
  return (
    <svg
      class="die"
      viewBox="0 0 40 40"
      role="img"
      aria-label={name ? `${name}: ${value}` : String(value)}
      data-kind={kind}
      focusable="false"
    >
      <rect class="die-body" fill={fill} x="1.500" y="1.500" width="37" height="37" rx="8" />
      {frame && <path class="die-frame" d={frame} stroke={pips} />}
      {face ? (
        <path d={face} fill={pips} />
      ) : (
        <text class="die-number" x="20" y="27" text-anchor="middle" fill={pips}>
          {value}
        </text>
      )}
    </svg>
  );
});

/** Dice on the table; a piece's `print` is the face it shows. */
export function Dice({ place, words }: { place: Place; words: Names }) {
  const name = words.place(place.id);
  if (place.pieces.length === 0) return null;
  return (
    <figure class="place place-dice" data-active={place.active ? '' : undefined}>
      <figcaption class="place-name">{name}</figcaption>
      <div class="dice">
        {place.pieces.map((piece) => (
          <Die key={piece.id} value={Number(piece.print ?? 0)} kind={piece.kind} name={words.piece(piece)} />
        ))}
      </div>
    </figure>
  );
}
