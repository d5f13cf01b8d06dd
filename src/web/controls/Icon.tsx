/** The icons on buttons. Each comes with a word or an accessible name. */
import { memo } from '../redraw/memo.ts';

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  undo: 'M9 7L4.500 11.500 9 16M5 11.500h9a5 5 0 0 1 0 10h-3',
  redo: 'M15 7l4.500 4.500L15 16M19 11.500h-9a5 5 0 0 0 0 10h3',
  again: 'M19 12a7 7 0 1 1-2.200-5.100M17 3.500v3.800h-3.800',
  why: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.3M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  story: 'M5 4.500h9a3 3 0 0 1 3 3V20H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h9M8.500 8.500h5',
  menu: 'M5 7h14M5 12h14M5 17h14',
  hand: 'M8 12V6.500a1.500 1.500 0 0 1 3 0V11M11 11V5a1.500 1.500 0 0 1 3 0v6M14 11V6.500a1.500 1.500 0 0 1 3 0V15a6 6 0 0 1-6 6c-3 0-4.500-1.500-6-4.500L3.500 13.500a1.400 1.400 0 0 1 2.400-1.400L8 15',
  app: 'M6 3.500h12a1.500 1.500 0 0 1 1.500 1.500v14a1.500 1.500 0 0 1-1.500 1.500H6A1.500 1.500 0 0 1 4.500 19V5A1.500 1.500 0 0 1 6 3.500zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  close: 'M6 6l12 12M18 6L6 18',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  open: 'M4 19V6.500A1.500 1.500 0 0 1 5.500 5H10l2 2.500h6.500A1.500 1.500 0 0 1 20 9v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z',
  mark: 'M7 4h10v16l-5-4-5 4z',
  flag: 'M6 21V4M6 4.500h11l-2.500 4 2.500 4H6',
  pen: 'M4 20l1-4L16 5l3 3L8 19z',
  save: 'M12 4v11M7.500 10.500L12 15l4.500-4.500M5 20h14',
  remove: 'M5 7h14M9.500 7V4.500h5V7M7 7l1 13h8l1-13',
  branch: 'M7 4v16M7 14c0-4 10-3 10-8M17 6V4',
  unfold: 'M6 9l6 6 6-6',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  copy: 'M9 8.500h10.500V20H9zM14.500 8.500V4H4v11.500h5',
  archive: 'M4 5h16v4H4zM5.500 9v10.500h13V9M10 13h4',
  share: 'M12 15V4M7.500 8L12 3.500 16.500 8M6 12v8h12v-8',
  print:
    'M7 9V4h10v5M7 17H4.500v-6.500A1.500 1.500 0 0 1 6 9h12a1.500 1.500 0 0 1 1.500 1.500V17H17M7 14h10v6H7z',
  luck: 'M5 20V11M12 20V4M19 20v-6',
  window: 'M4 5h16v14H4zM4 9h16',
  devices: 'M3 5h12v9H3zM6.500 18h5M9 14v4M17.500 9H21v10h-3.500z',
  hands: 'M4 8h10l-3-3M20 16H10l3 3',
} as const;
export type IconName = keyof typeof PATHS;

export const Icon = memo(({ name }: { name: IconName }) => {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
});
