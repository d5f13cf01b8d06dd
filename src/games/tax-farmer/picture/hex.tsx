/** An agent: a hexagon (T02) in its owner's colour, with its own mark for people who can't tell the colours apart. */
import type { Seat } from '../rules/options.ts';

const MARKS: Readonly<Record<Seat, string>> = {
  red: 'M10 5.6A4.4 4.4 0 1 1 9.9 5.6Z',
  blue: 'M6 6H14V14H6Z',
  green: 'M10 4.8L15 14H5Z',
  yellow: 'M10 4.6L15.2 10L10 15.4L4.8 10Z',
  orange: 'M8.2 5H11.8V8.2H15V11.8H11.8V15H8.2V11.8H5V8.2H8.2Z',
  violet: 'M10 4.4L11.6 8.2L15.6 8.5L12.5 11.1L13.5 15.1L10 12.9L6.5 15.1L7.5 11.1L4.4 8.5L8.4 8.2Z',
};

export function Hex({ seat }: { seat: Seat }) {
  return (
    <svg class="tf-hex" data-owner={seat} viewBox="0 0 20 20" aria-hidden="true">
      <path class="tf-hex-body" d="M10 .8L18 5.4V14.6L10 19.2L2 14.6V5.4Z" />
      <path class="tf-hex-mark" d={MARKS[seat]} />
    </svg>
  );
}
