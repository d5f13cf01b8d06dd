/** A seat's colour with its own shape, for people who can't tell the colours apart. */
import './seats.css';

/** In the order of the seats; in a box of 20 by 20. */
export const SHAPES: readonly string[] = [
  'M10 3A7 7 0 1 1 9.9 3Z',
  'M3.500 3.500H16.500V16.500H3.500Z',
  'M10 2.500L18 16.500H2Z',
  'M10 2L18 10L10 18L2 10Z',
  'M7 2.500H13V7H17.500V13H13V17.500H7V13H2.500V7H7Z',
  'M10 1.800L12.500 7.400L18.500 8L14 12L15.300 18L10 14.900L4.700 18L6 12L1.500 8L7.500 7.400Z',
];

export function SeatMark({ nth }: { nth: number }) {
  return (
    <svg class="seat-mark" data-seat={nth % SHAPES.length} viewBox="0 0 20 20" aria-hidden="true">
      <path d={SHAPES[nth % SHAPES.length]} />
    </svg>
  );
}
