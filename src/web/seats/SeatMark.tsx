/** A seat's colour with its own shape, for people who can't tell the colours apart. */
import { SHAPES } from '../../print/owners.ts';
import { memo } from '../redraw/memo.ts';
import './SeatMark.css';

export const SeatMark = memo(({ nth }: { nth: number }) => (
  <svg class="seat-mark" data-seat={nth % SHAPES.length} viewBox="0 0 20 20" aria-hidden="true">
    <path d={SHAPES[nth % SHAPES.length]} />
  </svg>
));
